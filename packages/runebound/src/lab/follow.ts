/** Follows one game by its events and by what is offered and answered. */

import {
  winnersIn,
  words,
  type Event,
  type Frame,
  type Game,
  type Json,
  type Loaded,
  type Seat,
} from '@questwright/kernel';
import type { Card, Challenge, Hero, Item, Space } from '../cards.ts';
import { COLORS } from '../words.ts';
import type { RuneboundWorld } from '../world.ts';
import type { Deed } from './part.ts';
import { count, emptyShares, leadOf, stageOf, type Row, type Stand } from './row.ts';

type Params = Readonly<Record<string, Json | undefined>>;
interface Moment {
  card(id: string): Card;
  game: Game<RuneboundWorld>;
}

/** When a Hero who changes a value at all times is helped by that: by the value, the events that tell it. */
const AT_WORK: Readonly<Record<string, (tag: string, told: Params, moment: Moment) => boolean>> = {
  'symbols that enter': (tag, { space, by }, { card }) =>
    tag === 'entered' && by === 'movement' && (card(contentOf(space)) as Space).terrain === 'river',
  'movement dice': (tag, { seat, dice }, { game }) =>
    tag === 'movement dice rolled' && (dice as unknown[]).length > DICE_OF_THE_HURT && isHurt(game, seat as Seat),
};
const DICE_OF_THE_HURT = 4;

const contentOf = (what: Json | undefined): string => (what as { content: string }).content;
/** A Challenge of an adventure deck: packs have others. */
const isOfADeck = (card: Card): card is Challenge =>
  card.kind === 'challenge' && card.back === card.color && (COLORS as readonly string[]).includes(card.back);
const pile = ({ world }: Game<RuneboundWorld>, name: string): readonly number[] => world.things.piles[name] ?? [];
const idOf = ({ world: { things } }: Game<RuneboundWorld>, thing: number): string => things.cards[things.card[thing]!]!;

function isHurt(game: Game<RuneboundWorld>, seat: Seat): boolean {
  const { wounds, exhaustion } = game.world.things.counters;
  return [...pile(game, `hero/${seat}`), ...pile(game, `area/${seat}`)].some(
    (thing) => wounds![thing]! + exhaustion![thing]! > 0,
  );
}
const bySeat = (seats: number): number[] => Array.from({ length: seats }, () => 0);

/** The cards that a visit of a market could bring, and those that it brought. */
interface Visit {
  stand: Stand;
  offered: Set<string>;
  bought: Set<string>;
}

export class Follower {
  private readonly card: Moment['card'];
  private readonly deeds: ReadonlyMap<string, string>;
  private readonly counted: Omit<Row, 'rounds' | 'decisions' | 'end' | 'winners'>;
  private visit: Visit | null = null;
  private end = 'capped';

  constructor(loaded: Loaded<RuneboundWorld>, bots: readonly string[], deeds: readonly Deed[] = []) {
    this.deeds = new Map(deeds.map(({ event, told }) => [event, told]));
    this.card = (id) => loaded.content.get(id)!.content as unknown as Card;
    this.counted = {
      bots: [...bots],
      heroes: [],
      order: [],
      turns: [],
      knockouts: [],
      abilities: [],
      visits: [],
      market: {},
      courses: {},
      fights: emptyShares(),
      deeds: {},
      levels: [],
      gold: [],
    };
  }

  saw(game: Game<RuneboundWorld>, events: readonly Event[]): void {
    for (const { tag, with: told } of events) this.heard(game, tag, told);
    const { pending } = game;
    const isVisit = pending?.proc === 'market step' || game.stack.some(({ proc }: Frame) => proc === 'market step');
    if (this.visit !== null && !isVisit) this.endVisit(this.visit);
    if (pending?.proc !== 'market step') return;
    this.visit ??= this.visitOf(game, pending.offers[0]!.seat);
    for (const option of pending.offers.flatMap(({ options }) => options)) {
      if (isPurchase(option)) this.visit.offered.add(idOf(game, Number(words(option)[0])));
    }
  }
  answers(game: Game<RuneboundWorld>, _: Seat, [option = '']: readonly string[]): void {
    const { proc, offers } = game.pending!;
    if (this.visit !== null && isPurchase(option)) this.visit.bought.add(idOf(game, Number(words(option)[0])));
    if (proc !== 'choose an effect') return;
    const { of } = game.stack.at(-1)!.locals as { of: string };
    if (this.card(of).kind !== 'encounter') return;
    for (const one of offers.flatMap(({ options }) => options)) {
      count((this.counted.courses[`${of}/${words(one)[0]}`] ??= { of: 0, done: 0 }), one === option);
    }
  }
  row({ world, over, result }: Game<RuneboundWorld>, decisions: number): Row {
    if (this.visit !== null) this.endVisit(this.visit);
    const winners = over ? [...winnersIn(result)] : [];
    return { rounds: world.round, decisions, end: this.end, winners, ...this.counted };
  }

  private heard(game: Game<RuneboundWorld>, tag: string, told: Params): void {
    const { counted } = this;
    const seat = told['seat'] as Seat;
    const deed = this.deeds.get(tag);
    if (deed !== undefined) this.did(tag, contentOf(told[deed]));
    if (tag === 'hero taken') this.heroTaken(game, told['number'] as Seat, contentOf(told['hero']));
    else if (tag === 'turn began') this.turnBegan(game, seat, told['round'] as number);
    else if (tag === 'knocked out') counted.knockouts[seat]!++;
    else if (tag === 'adventure card drawn' || tag === 'challenge faced') this.met(contentOf(told['card']));
    else if (tag === 'defeated') this.defeated(contentOf(told['card']));
    else if (tag === 'won' || tag === 'lost') this.end = told['how'] as string;
    if (typeof seat === 'number' && this.isAbility(game, tag, told)) counted.abilities[seat]!++;
  }
  private isAbility(game: Game<RuneboundWorld>, tag: string, told: Params): boolean {
    const hero = this.counted.heroes[told['seat'] as Seat];
    if (!hero) return false;
    if (tag === 'ability used') return contentOf(told['card']) === hero;
    const { modifies = [] } = this.card(hero) as Hero;
    return modifies.some(({ value }) => AT_WORK[value]?.(tag, told, { game, card: this.card }) === true);
  }

  private heroTaken({ world }: Game<RuneboundWorld>, seat: Seat, hero: string): void {
    const { counted } = this;
    if (counted.turns.length === 0) {
      const { turns, knockouts, abilities } = counted;
      for (const list of [turns, knockouts, abilities]) list.push(...bySeat(world.seats));
      counted.heroes.push(...bySeat(world.seats).map(() => null));
    }
    counted.heroes[seat] = hero;
  }
  private turnBegan({ world }: Game<RuneboundWorld>, seat: Seat, round: number): void {
    const { order, turns, levels, gold } = this.counted;
    if (turns[seat] === 0) order.push(seat);
    turns[seat]!++;
    if ((levels[0]?.length ?? 0) >= round) return;
    for (const [at, hero] of world.heroes.entries()) {
      (levels[at] ??= []).push(levelOf(hero));
      (gold[at] ??= []).push(hero.gold);
    }
  }
  private did(event: string, id: string): void {
    const cards = (this.counted.deeds[event] ??= []);
    if (!cards.includes(id)) cards.push(id);
  }
  private met(id: string): void {
    const card = this.card(id);
    if (isOfADeck(card)) this.counted.fights[card.color].of++;
  }
  private defeated(id: string): void {
    const card = this.card(id);
    if (isOfADeck(card)) this.counted.fights[card.color].done++;
  }
  private visitOf(game: Game<RuneboundWorld>, seat: Seat): Visit {
    const { round } = game.world;
    const seats = game.world.heroes.flatMap((_, at) => (this.counted.heroes[at] === null ? [] : [at]));
    const heroes = seats.map((at) => game.world.heroes[at]!);
    const worths = seats.map((at) => this.worthOfCards(game, at));
    const leads = [heroes.map(levelOf), heroes.map(({ gold }) => gold), worths].map((all) =>
      leadOf(all, seats.indexOf(seat)),
    );
    const [level, gold, cards] = leads as [number, number, number];
    return { stand: [seat, stageOf(round), level, gold, cards], offered: new Set(), bought: new Set() };
  }
  private worthOfCards(game: Game<RuneboundWorld>, seat: Seat): number {
    return pile(game, `area/${seat}`).reduce(
      (sum, thing) => sum + ((this.card(idOf(game, thing)) as Partial<Item>).cost ?? 0),
      0,
    );
  }
  private endVisit({ stand, offered, bought }: Visit): void {
    const { visits, market } = this.counted;
    const seatOf = (visit: number): Seat => visits[visit]![0];
    if (offered.size > 0) visits.push(stand);
    for (const id of offered) {
      const card = (market[id] ??= { of: 0, done: 0, first: [] });
      count(card, bought.has(id));
      if (card.first.some(([visit]) => seatOf(visit) === stand[0])) continue;
      card.first.push([visits.length - 1, bought.has(id) ? 1 : 0]);
    }
    this.visit = null;
  }
}

const levelOf = ({ experience }: RuneboundWorld['heroes'][number]): number =>
  Object.values(experience).reduce((total, one) => total + one, 0);
const isPurchase = (option: string): boolean => option.startsWith('buy:') || option.startsWith('hire:');
