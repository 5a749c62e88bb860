/** A party as the odds see it: the Hero and the Allies with all that their cards add. */

import type { Ability, ThingView } from '@questwright/kernel';
import type { Card, Challenge, Hero } from '../cards.ts';
import { figures, GAIN } from '../odds/of.ts';
import { USUAL, worthOf } from '../odds/worth.ts';
import { alter, readingOf, type Change, type Figures, type Numbers } from '../odds/reading.ts';
import { IMPROVEMENTS, type Color, type Improvement } from '../words.ts';

/** A card that lies with a player, or could. */
export interface Holding {
  thing: number;
  id: string;
  card: Card;
  wounds: number;
  exhaustion: number;
}
interface Member {
  thing: number;
  /** With its whole life. */
  fighter: Figures;
  /** What is left of it. */
  life: number;
  wounds: number;
  exhaustion: number;
  stamina: number;
}
export interface Party {
  /** The Hero first. */
  members: readonly Member[];
  /** Those who are looked at in a fight, and their lives. */
  fighters: readonly Figures[];
  lives: readonly number[];
  /** The same for parties with the same numbers, and for those that have the same lives too. */
  key: string;
  keyOfLives: string;
  source: Source;
  /** What was found out about it. */
  known: Known | null;
}
/** What a party is made of. */
interface Source {
  hero: Holding;
  area: readonly Holding[];
  experience: Experience;
}
/** What is known of a party. */
export interface Known {
  /** What fights are worth, by enemy. Parties with the same numbers share it. */
  fights: Map<string, number>;
  /** The same for the average enemies; −1 for what is not known yet. */
  odds: Record<Color, number>;
  /** By the decks that can be attempted, one bit for each. */
  horizons: (readonly Color[] | undefined)[];
  /** What buying cards would gain, by what they are wanted for, and card. */
  bargains: Map<readonly Color[], Map<string, number>>;
  /** What fights are worth with Challenges that do something before combat. */
  foreseen: Map<Challenge, number>;
}

/** A fight is looked at with the Hero and so many Allies. */
const MOST_ALLIES = 2;
/** What must be activated works once in a turn. */
const ONCE_IN_A_TURN = 0.5;

export const holdingOf = (
  cards: Readonly<Record<string, Card>>,
  { thing, card, counters }: ThingView,
): Holding | null => {
  const found = card === null ? undefined : cards[card];
  if (found === undefined) return null;
  return { thing, id: card!, card: found, wounds: counters['wounds'] ?? 0, exhaustion: counters['exhaustion'] ?? 0 };
};

/** The numbers of a card that fights on one's side; null for one that does not. */
function numbersOf(card: Card): Numbers | null {
  if (card.kind === 'hero' || card.kind === 'ally') return card;
  const { asAlly, keptAs } = card as Partial<Challenge>;
  if (asAlly !== undefined) return asAlly;
  return keptAs === 'ally' ? (card as unknown as Hero) : null;
}

type Experience = Readonly<Partial<Record<Improvement, number>>>;

/** The same cards with the same experience, in whatever state: who fights with which numbers is the same. */
interface Band {
  hero: Holding;
  area: readonly Holding[];
  experience: Experience;
  /** The Hero (−1) and those in the area who fight. */
  who: readonly number[];
  fighters: readonly Figures[];
  stamina: readonly number[];
  counted: readonly Figures[];
  key: string;
  /** As they were seen so far. */
  parties: Party[];
}
function bandOf(hero: Holding, area: readonly Holding[], experience: Experience): Band {
  const who = [-1];
  const fighters = [figures(numbersOf(hero.card)!, experience)];
  const stamina = [(numbersOf(hero.card)!.stamina ?? 0) + GAIN.stamina * (experience.stamina ?? 0)];
  for (const [at, { card }] of area.entries()) {
    const numbers = numbersOf(card);
    if (numbers === null) continue;
    who.push(at);
    fighters.push(figures(numbers));
    stamina.push(numbers.stamina ?? 0);
  }
  equip(
    fighters,
    [hero, ...area],
    (thing) => fighters[who.findIndex((at) => (at < 0 ? hero : area[at]!).thing === thing)],
  );
  const counted = fighters.slice(0, 1 + MOST_ALLIES);
  const key = counted.map(keyOf).join('|');
  return { hero, area, experience: { ...experience }, who, fighters, stamina, counted, key, parties: [] };
}
function partyOf(band: Band, hero: Holding, area: readonly Holding[]): Party {
  const { experience, who, fighters, stamina, counted, key } = band;
  const members = fighters.map((fighter, i): Member => {
    const { thing, wounds, exhaustion } = who[i]! < 0 ? hero : area[who[i]!]!;
    const life = Math.max(0, fighter.life - wounds);
    return { thing, fighter, life, wounds, exhaustion, stamina: stamina[i]! };
  });
  const lives = counted.map((_, i) => members[i]!.life);
  const source = { hero, area, experience };
  return { members, fighters: counted, lives, key, keyOfLives: `${key}@${lives.join()}`, source, known: null };
}

/** Parties are remembered up to this number; then all are forgotten. */
const MOST_PARTIES = 5000;

/** The same party for the same cards in the same state: what is known of it stays known from question to question. */
export class Parties {
  /** By a number that is the same for the same cards; this is asked several times for every answer. */
  private readonly known = new Map<number, Band[]>();
  private count = 0;

  of(hero: Holding, area: readonly Holding[], experience: Experience): Party {
    const band = this.band(hero, area, experience);
    for (const party of band.parties) if (isAsSeen(party, band, hero, area)) return party;
    const party = partyOf(band, hero, area);
    if (++this.count > MOST_PARTIES) {
      this.known.clear();
      this.count = 0;
    }
    band.parties.push(party);
    return party;
  }
  private band(hero: Holding, area: readonly Holding[], experience: Experience): Band {
    let mix = hero.thing;
    for (let i = 0; i < area.length; i++) mix = (Math.imul(mix, 31) + area[i]!.thing) | 0;
    const alike = this.known.get(mix);
    if (alike !== undefined) {
      for (let i = 0; i < alike.length; i++) if (isBand(alike[i]!, hero, area, experience)) return alike[i]!;
    }
    const band = bandOf(hero, area, experience);
    if (alike === undefined) this.known.set(mix, [band]);
    else alike.push(band);
    return band;
  }
}
const isSame = (one: Holding, other: Holding): boolean => one.thing === other.thing && one.card === other.card;
function isBand(one: Band, hero: Holding, area: readonly Holding[], experience: Experience): boolean {
  if (one.area.length !== area.length || !isSame(one.hero, hero)) return false;
  for (let i = 0; i < area.length; i++) if (!isSame(one.area[i]!, area[i]!)) return false;
  for (const which of IMPROVEMENTS) if ((one.experience[which] ?? 0) !== (experience[which] ?? 0)) return false;
  return true;
}
function isAsSeen({ members }: Party, { who }: Band, hero: Holding, area: readonly Holding[]): boolean {
  for (let i = 0; i < who.length; i++) {
    const { wounds, exhaustion } = who[i]! < 0 ? hero : area[who[i]!]!;
    if (members[i]!.wounds !== wounds || members[i]!.exhaustion !== exhaustion) return false;
  }
  return true;
}

const keyOf = ({ bonus, defense, damage, life, attacks }: Figures): string =>
  `${bonus.join()} ${defense.join()} ${damage.join()} ${life} ${attacks}`;

/** What holds only against some enemies is not counted on. */
function equip(
  fighters: readonly Figures[],
  cards: readonly Holding[],
  fighterOf: (thing: number) => Figures | undefined,
): void {
  const [own, ...others] = fighters as [Figures, ...Figures[]];
  const has = (type: string): boolean => cards.some(({ card }) => (card as { type?: string }).type === type);
  for (const { thing, card } of cards) {
    const { changes, usable } = readingOf(card);
    const itself = fighterOf(thing);
    const whom: Record<Change['to'], readonly Figures[]> = {
      hero: [own],
      allies: others,
      party: fighters,
      'this card': itself === undefined ? [] : [itself],
      enemy: [],
    };
    for (const change of changes) {
      if (change.enemyIs !== null || (change.youHave !== null && !has(change.youHave))) continue;
      for (const figure of whom[change.to]) alter(figure, change, change.perAlly ? others.length : 1);
    }
    for (const { aid, cost, opening } of usable) {
      if (cost === 'discard') continue;
      if (opening !== null) own.damage[opening.phase]! += Math.ceil((opening.wounds ?? 1) * ONCE_IN_A_TURN);
      if (aid === null) continue;
      const part = (numbers: readonly number[] = [0, 0, 0]): number[] =>
        numbers.map((one) => Math.ceil(one * ONCE_IN_A_TURN));
      own.bonus = own.bonus.map((one, at) => one + part(aid.bonus)[at]!);
      own.defense = own.defense.map((one, at) => one + part(aid.bonus)[at]!);
      own.damage = own.damage.map((one, at) => one + part(aid.damage)[at]!);
      // A wound that is canceled once in a fight is as good as a life more.
      own.life += Math.min(2, aid.cancels ?? 0);
    }
  }
}

/** Whether a card does something that the numbers of a party do not show. */
export function hasOtherUse(card: Card): boolean {
  const { modifies = [], abilities = [] } = card as Partial<Pick<Hero, 'modifies' | 'abilities'>>;
  const { changes, usable } = readingOf(card);
  const shown =
    burdenOf(card).length +
    changes.filter(({ enemyIs }) => enemyIs === null).length +
    usable.filter(
      ({ aid, opening, cost }) => ((aid !== null && !aid.rerolls) || opening !== null) && cost !== 'discard',
    ).length;
  return shown < modifies.length + abilities.length;
}

/** What must be done whenever its time comes, and only takes something from the owner. */
const isBurden = ({ must, effects }: Ability): boolean =>
  must === true && effects.every((effect) => worthOf([effect], USUAL) < 0);
/** This is asked of every card of every offer. */
const burdens = new WeakMap<Card, readonly Ability[]>();
function burdenOf(card: Card): readonly Ability[] {
  let found = burdens.get(card);
  if (found === undefined) burdens.set(card, (found = (card.abilities ?? []).filter(isBurden)));
  return found;
}
/** The gold that a card takes for each Challenge that its owner defeats. */
export const tollOf = (card: Card): number =>
  burdenOf(card).reduce(
    (sum, { timing, effects }) => (timing === 'about to be defeated' ? sum - worthOf(effects, USUAL) : sum),
    0,
  );

/** Something that a card does once, in a town that it names, and what that is worth in gold. Then the card is gone. */
interface Errand {
  town: string;
  gold: number;
}
const errands = new WeakMap<Card, readonly Errand[]>();
/** This is asked of every card at every turn. */
export function errandsOf(card: Card): readonly Errand[] {
  let found = errands.get(card);
  if (found === undefined) errands.set(card, (found = (card.abilities ?? []).flatMap(errandIn)));
  return found;
}
function errandIn({ if: only = {}, ways = [], effects }: Ability): readonly Errand[] {
  const { 'you are in': town } = only as { 'you are in'?: string };
  const isLast = ways.includes('discard') || effects.some((effect) => effect['discard'] === 'this card');
  return town === undefined || !isLast ? [] : [{ town, gold: worthOf(effects, USUAL) }];
}

/** How many cards of a kind one may have, as the book says; more is never planned for. */
const ROOM: Readonly<Record<string, number>> = { weapon: 2, armor: 1, ally: 2 };

export const kindOf = ({ card }: Holding): string => {
  const { asAlly, keptAs, class: of } = card as Partial<Challenge> & { class?: string };
  return card.kind === 'ally' || asAlly !== undefined || keptAs === 'ally' ? 'ally' : (of ?? '');
};
/** What is full: the cards of the kind of a card, when there is no room for another. */
export function crowd(area: readonly Holding[], one: Holding): readonly Holding[] {
  const kind = kindOf(one);
  const alike = area.filter((other) => kindOf(other) === kind);
  return alike.length < (ROOM[kind] ?? Infinity) ? [] : alike;
}
