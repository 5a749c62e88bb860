/** What the present party can expect of fights and places. */

import type { ThingView } from '@questwright/kernel';
import { Contests, Duel } from '../odds/fight/index.ts';
import type { Challenge, Character, Item } from '../cards.ts';
import type { Figures } from '../odds/reading.ts';
import { COLORS, type Color } from '../words.ts';
import { Board, Goals } from './board.ts';
import { foreseen } from './foresight.ts';
import {
  crowd,
  errandsOf,
  hasOtherUse,
  holdingOf,
  kindOf,
  Parties,
  tollOf,
  type Holding,
  type Known,
  type Party,
} from './party.ts';
import type { BotPart } from './part.ts';
import {
  averageEnemies,
  challengesOf,
  enemyOf,
  findThing,
  isEmpty,
  type Cards,
  type Enemy,
  type Sight,
} from './sight.ts';
import { WEIGHTS, type Weights } from './weights.ts';

const DECKS = COLORS.map((color) => `${color} deck`);
/** Some colors, one bit for each: the same list for the same colors. */
const COLORS_OF: readonly (readonly Color[])[] = Array.from({ length: 1 << COLORS.length }, (_, some) =>
  COLORS.filter((__, at) => (some & (1 << at)) !== 0),
);
const RED = 1 << COLORS.indexOf('red');
const WHERE_CHALLENGES_WAIT = ['undefeated challenge track', 'adventure'];
/** Results are remembered up to these numbers; then all are forgotten. */
const MOST_PARTIES = 20_000;
const MOST_DUELS = 4000;
const MOST_CONTESTS = 100;

/** What adventures of a color have in common. */
interface Prospect {
  odds: number;
  worth: number;
  /** Where to attempt one now: where another way, by a town where wounds are healed, is worth more, one goes there first. */
  places: readonly number[];
}
/** All adventures that a player may attempt, and the best odds of them. */
export interface Prospects {
  all: readonly Prospect[];
  best: number;
}

export class Outlook {
  readonly cards: Cards;
  readonly weights: Weights;
  readonly board: Board;
  readonly parts: readonly BotPart[];
  readonly parties: Parties = new Parties();
  private readonly enemies: Record<Color, Enemy>;
  /** The red Challenges: each is different, and they decide the game. */
  private readonly hardest: readonly Challenge[];
  private readonly known = new WeakMap<Character, Enemy>();
  private readonly duels = new Map<string, Duel>();
  private fought: { party: Party; enemy: Enemy; duel: Duel } | null = null;
  private readonly results: Map<string, Map<string, number>>;
  readonly contests: Contests = new Contests(MOST_CONTESTS);

  constructor(cards: Cards, weights: Weights = WEIGHTS, parts: readonly BotPart[] = []) {
    this.cards = cards;
    this.weights = weights;
    this.parts = parts;
    this.board = new Board(cards, weights.distance);
    this.enemies = averageEnemies(cards);
    this.hardest = challengesOf(cards, 'red');
    this.results = resultsOf(cards, weights.wound);
  }

  // ---- fights ----

  enemyOf(card: Character): Enemy {
    let enemy = this.known.get(card);
    if (enemy === undefined) this.known.set(card, (enemy = enemyOf(card)));
    return enemy;
  }
  /** A fight that is being played. */
  duel(party: Party, enemy: Enemy): Duel {
    if (this.fought?.party === party && this.fought.enemy === enemy) return this.fought.duel;
    const duel = this.duelOf(party, enemy);
    this.fought = { party, enemy, duel };
    return duel;
  }
  /** One for all wounds that the party may have: whoever was looked at unhurt is known hurt. */
  private duelOf({ key, fighters }: Party, enemy: Enemy): Duel {
    const of = `${key}/${enemy.key}`;
    let duel = this.duels.get(of);
    if (duel === undefined) {
      if (this.duels.size >= MOST_DUELS) this.duels.clear();
      duel = new Duel({ party: pierced(fighters, enemy), enemy }, this.weights.wound);
      this.duels.set(of, duel);
    }
    return duel;
  }
  /** What a fight with a fresh enemy is worth. */
  worthOf(party: Party, enemy: Enemy): number {
    const { fights } = this.knownOf(party);
    let worth = fights.get(enemy.key);
    if (worth === undefined) {
      worth = this.duelOf(party, enemy).atRound(party.lives, enemy.life);
      fights.set(enemy.key, worth);
    }
    return worth;
  }
  private knownOf(party: Party): Known {
    if (party.known !== null) return party.known;
    let fights = this.results.get(party.keyOfLives);
    if (fights === undefined) {
      if (this.results.size >= MOST_PARTIES) this.results.clear();
      this.results.set(party.keyOfLives, (fights = new Map()));
    }
    const odds = { green: -1, yellow: -1, blue: -1, red: -1 };
    return (party.known = { fights, odds, horizons: [], bargains: new Map(), foreseen: new Map() });
  }
  odds(party: Party, color: Color): number {
    const { odds } = this.knownOf(party);
    if (odds[color] < 0) odds[color] = this.oddsOf(party, color);
    return odds[color];
  }
  private oddsOf(party: Party, color: Color): number {
    if (!this.weights.foresight || color !== 'red') return this.worthOf(party, this.enemies[color]);
    let sum = 0;
    for (const challenge of this.hardest) sum += this.against(party, challenge);
    return sum / Math.max(1, this.hardest.length);
  }
  /** What a fight with a Challenge is worth, with what its card does before combat if that is foreseen. */
  private against(party: Party, challenge: Challenge): number {
    const enemy = this.enemyOf(challenge);
    if (!this.weights.foresight || challenge.beforeCombat === undefined) return this.worthOf(party, enemy);
    const { foreseen: known } = this.knownOf(party);
    let worth = known.get(challenge);
    if (worth === undefined) {
      known.set(challenge, (worth = foreseen(party, challenge, enemy, this.duelOf(party, enemy))));
    }
    return worth;
  }
  /** The colors that decide what a party needs: those it can still attempt and does not win for sure, up to the first
   *  that is too hard for now. */
  horizon({ me, view, party }: Sight): readonly Color[] {
    let open = 0;
    for (let at = me.experience.life; at < COLORS.length; at++) if (!isEmpty(view, DECKS[at]!)) open |= 1 << at;
    return (this.knownOf(party).horizons[open] ??= this.beyondSure(party, open));
  }
  private beyondSure(party: Party, open: number): readonly Color[] {
    let [colors, hardest] = [0, 0];
    for (let at = 0; at < COLORS.length; at++) {
      if ((open & (1 << at)) === 0) continue;
      hardest = 1 << at;
      const odds = this.odds(party, COLORS[at]!);
      if (odds < this.weights.sure) colors |= hardest;
      if (odds < this.weights.tooHard) break;
    }
    return COLORS_OF[colors || hardest || RED]!;
  }
  /** What some colors together are worth to a party. */
  strength(party: Party, colors: readonly Color[]): number {
    let sum = 0;
    for (const color of colors) sum += this.weights.adventure[color] * this.odds(party, color);
    return sum;
  }
  /** What other cards would add to a party that is well, or take from it. */
  gain(sight: Sight, area: readonly Holding[], colors: readonly Color[]): number {
    const inFights = this.strength(this.wellWith(sight, area), colors) - this.strength(this.well(sight), colors);
    return inFights + this.weights.otherUse * (otherUses(area) - otherUses(sight.area));
  }
  /** The party as it would be without wounds. */
  well(sight: Sight): Party {
    return (sight.well ??= this.wellWith(sight, sight.area));
  }
  private wellWith({ hero, me }: Sight, area: readonly Holding[]): Party {
    return this.parties.of(well(hero), area.map(well), me.experience);
  }

  // ---- adventures ----

  private prospects(sight: Sight): Prospects {
    return (sight.prospects ??= this.prospectsOf(sight));
  }
  private prospectsOf(sight: Sight): Prospects {
    const { land, view, party, me } = sight;
    const { weights, board } = this;
    const all: Prospect[] = [];
    let best = 0;
    const stake = stakeOf(sight);
    const worthAt = (odds: number, color: Color, gold: number): number =>
      odds * weights.adventure[color] - (1 - odds) * (weights.knockout + weights.lostGold * gold);
    const healed = this.mends(sight) ? Math.min(sight.money, sight.hero.wounds) : 0;
    const mended = healed === 0 ? party : this.healed(sight, healed);
    const add = (oddsOf: (one: Party) => number, color: Color, places: readonly number[]): void => {
      // First those with fewer wounds: what is found out about their fight holds for the others, too.
      const later = worthAt(oddsOf(mended), color, stake - healed);
      const odds = oddsOf(party);
      const worth = worthAt(odds, color, stake);
      const isReady = (place: number): boolean => worth >= later * board.afterTown[place]! - weights.turn;
      const ready = later > worth + weights.turn ? places.filter(isReady) : places;
      all.push({ odds, worth: Math.max(weights.leastWorth, worth), places: ready });
      best = Math.max(best, odds);
    };
    const taken: number[] = [];
    for (const { thing, space } of land.undefeated) {
      const card = thing < 0 ? null : findThing(view, thing, WHERE_CHALLENGES_WAIT)?.card;
      if (!card) continue;
      const place = board.place(space);
      taken.push(place);
      const challenge = this.cards[card] as Challenge;
      add((one) => this.against(one, challenge), challenge.color, [place]);
    }
    const adventures = board.adventuresOn(land.adventures);
    for (let at = me.experience.life; at < COLORS.length; at++) {
      const color = COLORS[at]!;
      const free = adventures[color].some((place) => taken.includes(place))
        ? adventures[color].filter((place) => !taken.includes(place))
        : adventures[color];
      if (free.length > 0 && !isEmpty(view, DECKS[at]!)) add((one) => this.odds(one, color), color, free);
    }
    return { all, best };
  }
  /** The best odds on the board. */
  bestOdds(sight: Sight): number {
    return this.prospects(sight).best;
  }
  /** What the adventure here is worth, if its odds are good, or nearly the best there are. */
  attemptable(sight: Sight): number | null {
    const prospects = this.prospects(sight);
    const here = this.board.place(sight.me.space);
    const found = prospects.all.filter(({ places }) => places.includes(here));
    if (found.length === 0) return null;
    const enough = this.enough(sight, prospects);
    return found.find(({ odds }) => odds >= enough)?.worth ?? null;
  }

  /** From which odds on an adventure is attempted. Whoever can be healed in a town goes there rather than take bad odds. */
  private enough(sight: Sight, { best }: Prospects): number {
    const { goodOdds, almostBest } = this.weights;
    return this.mends(sight) ? goodOdds : Math.min(goodOdds, best * almostBest);
  }

  // ---- places ----

  /** Where adventures are that are worth going to; when there are none at all, the Dragon Runes of others. */
  adventures(sight: Sight): Goals {
    const prospects = this.prospects(sight);
    const goals = new Goals();
    if (prospects.all.length === 0) this.runesOfOthers(sight, goals);
    const enough = this.enough(sight, prospects);
    for (const { odds, worth, places } of prospects.all) {
      if (odds >= enough) for (const place of places) goals.add(place, worth);
    }
    return goals;
  }
  /** Every place worth going to. In the town where the Hero stands, all is bought that was worth it. */
  goals(sight: Sight): Goals {
    const { board, weights } = this;
    const goals = this.adventures(sight);
    const here = board.place(sight.me.space);
    const healing = this.healing(sight);
    // Prices only say where to look: before a town leads, its cards must show that they help.
    let leads = board.standing(goals, 1, here);
    const errands = this.errands(sight);
    const shops: { town: number; left: number; sure: number; most: number }[] = [];
    for (const [town, place] of board.towns.entries()) {
      const left = board.leftFrom(here, place);
      const sure = healing + (errands.get(place) ?? 0);
      if ((sure + sight.money * weights.spendableGold) * left <= leads) continue;
      if (place === here && !isArriving(sight)) continue;
      const most = sure + this.spendable(sight, town) * weights.spendableGold;
      if (most > 0) shops.push({ town, left, sure, most });
    }
    shops.sort((one, other) => other.most * other.left - one.most * one.left);
    for (const { town, left, sure, most } of shops) {
      if (most * left <= leads) break;
      const worth = sure + this.worthOfShop(sight, town);
      if (worth > 0) goals.add(board.towns[town]!, worth);
      leads = Math.max(leads, worth * left);
    }
    for (const part of this.parts) part.goals?.(this, sight, goals);
    return goals;
  }
  /** What the cards of a town are worth that the player can pay for together: one of each kind, the dearest first. */
  private worthOfShop(sight: Sight, town: number): number {
    const { lasting, spendableGold } = this.weights;
    const colors = this.horizon(sight);
    const bought = new Set<string>();
    let [gold, worth] = [sight.money, 0];
    const cards = this.stock(sight, town).map((one) => holdingOf(this.cards, one));
    for (const card of cards.filter((one) => one !== null).toSorted((one, other) => costOf(other) - costOf(one))) {
      const kind = kindOf(card);
      if (costOf(card) > gold || bought.has(kind)) continue;
      const gain = this.bargain(sight, card, colors);
      if (gain === 0) continue;
      bought.add(kind);
      gold -= costOf(card);
      worth += Math.min(gain * lasting, costOf(card) * spendableGold);
    }
    return worth;
  }
  /** What the player's cards do in the towns that they name, by the places of those. */
  private errands(sight: Sight): ReadonlyMap<number, number> {
    const errands = new Map<number, number>();
    for (const one of sight.area) {
      for (const { town, gold } of errandsOf(one.card)) {
        const others = sight.area.filter((other) => other !== one);
        const rid = this.gain(sight, others, this.horizon(sight)) * this.weights.relief;
        const place = this.board.placeOf(town);
        errands.set(place, (errands.get(place) ?? 0) + Math.max(0, gold * this.weights.spendableGold + rid));
      }
    }
    return errands;
  }
  /** Whether there is nothing left to attempt. */
  isBare(sight: Sight): boolean {
    return this.prospects(sight).all.length === 0;
  }
  /** Where other Heroes stand who have Dragon Runes: on a bare board the game is decided between Heroes. */
  private runesOfOthers({ land, view, seat }: Sight, goals: Goals): void {
    for (const [other, { space }] of land.heroes.entries()) {
      const hasRunes = view.zones[`area/${other}`]!.some(
        ({ card }) => card !== null && (this.cards[card] as Partial<Challenge>).dragonRune === true,
      );
      if (other !== seat && hasRunes) goals.add(this.board.place(space), this.weights.dragonRune);
    }
  }
  /** The cards on offer where the Hero stands. */
  stockHere(sight: Sight): readonly ThingView[] {
    const town = this.board.towns.indexOf(this.board.place(sight.me.space));
    return town < 0 ? [] : this.stock(sight, town);
  }
  private stock({ view }: Sight, town: number): readonly ThingView[] {
    return view.zones[this.board.stacks[town]!] ?? [];
  }
  /** The gold that the player could spend there on cards. */
  private spendable(sight: Sight, town: number): number {
    let sum = 0;
    for (const { card } of this.stock(sight, town)) {
      const { cost = 0 } = (card === null ? {} : this.cards[card]) as Partial<Item>;
      if (cost <= sight.money) sum += cost;
    }
    return Math.min(sum, sight.money);
  }
  /** What buying a card gains; nothing when it is not worth its price. */
  bargain(sight: Sight, one: Holding, colors: readonly Color[]): number {
    const { bargains } = this.knownOf(this.well(sight));
    let gains = bargains.get(colors);
    if (gains === undefined) bargains.set(colors, (gains = new Map()));
    let gain = gains.get(one.id);
    if (gain === undefined) gains.set(one.id, (gain = this.gainOf(sight, one, colors)));
    return gain;
  }
  private gainOf(sight: Sight, one: Holding, colors: readonly Color[]): number {
    const full = crowd(sight.area, one);
    // Whoever has no room would have to part with something first; Allies are not sold.
    if (full.length > 0 && kindOf(one) === 'ally') return 0;
    const cheapest = full.reduce(
      (least: Holding | null, other) => (least && costOf(least) <= costOf(other) ? least : other),
      null,
    );
    const chance = this.parts.reduce((all, part) => all * (part.chance?.(one.card) ?? 1), 1);
    const gain = chance * this.gain(sight, [...sight.area.filter((other) => other !== cheapest), one], colors);
    return gain / this.expense(one) > this.weights.gainPerGold ? gain : 0;
  }
  /** What a card takes from its owner in gold: its price, and what it wants in the adventures in which it helps. */
  expense(one: Holding): number {
    return Math.max(1, costOf(one)) + tollOf(one.card) * this.weights.lasting;
  }
  /** What the party gains when it spends its gold on healing the Hero. */
  private healing(sight: Sight): number {
    return (sight.healing ??= this.healingFor(sight, sight.money));
  }
  healingFor(sight: Sight, gold: number): number {
    const healed = Math.min(gold, sight.hero.wounds);
    if (healed === 0) return 0;
    const colors = this.horizon(sight);
    return this.strength(this.healed(sight, healed), colors) - this.strength(sight.party, colors);
  }
  private healed({ hero, area, me }: Sight, wounds: number): Party {
    return this.parties.of({ ...hero, wounds: hero.wounds - wounds }, area, me.experience);
  }
  /** Whether it is worth the way to a town to be healed there. */
  private mends(sight: Sight): boolean {
    const inTown = this.board.at(sight.me.space)?.town !== undefined;
    return !inTown && this.healing(sight) > this.weights.worthMending;
  }
}

type Results = Map<string, Map<string, number>>;
const remembered = new WeakMap<Cards, Map<number, Results>>();
/** What is known of fights, by party and enemy, is shared by all who hold wounds equally dear. */
function resultsOf(cards: Cards, wound: number): Results {
  let known = remembered.get(cards);
  if (known === undefined) remembered.set(cards, (known = new Map()));
  let results = known.get(wound);
  if (results === undefined) known.set(wound, (results = new Map()));
  return results;
}

/** A card without wounds; how tired it is says nothing about its fights. */
const well = (one: Holding): Holding =>
  one.wounds === 0 && one.exhaustion === 0 ? one : { ...one, wounds: 0, exhaustion: 0 };

/** Whether the Hero has moved and the Market step is still to come. */
const isArriving = ({ view }: Sight): boolean =>
  view.stack.some(({ proc, step }) => proc === 'movement step' && step === 'after moving');

/** What is left of the damage of fighters against an enemy in armor. */
const pierced = (fighters: readonly Figures[], { armor }: Enemy): readonly Figures[] =>
  armor === 0
    ? fighters
    : fighters.map((one) => ({ ...one, damage: one.damage.map((wounds) => Math.max(0, wounds - armor)) }));

/** What would be lost by a knockout, in gold: all of it and the dearest card. */
export const stakeOf = ({ money, area }: Sight): number => money + Math.max(0, ...area.map(costOf));
/** What is held dear for what the odds of fights do not show, in gold. There is little room, so that one dear card is
 *  worth more than cheap ones of the same price. */
const otherUses = (area: readonly Holding[]): number =>
  area.reduce((sum, one) => sum + (hasOtherUse(one.card) ? costOf(one) * (1 + costOf(one) / 20) : 0), 0);
export const costOf = ({ card }: Holding): number => (card as Partial<Item>).cost ?? 0;
