/** The world of Runebound, the locals of its procedures, and what every rule asks about them. */

import '@questwright/rulebook/register';
import {
  authoring,
  field,
  type Authoring,
  type Call,
  type Chapter,
  type EffectContext,
  type LocalsOf,
  type Params,
  type Proc,
  type ProcName,
  type Seat,
  type Shape,
  type Table,
  type World,
} from '@questwright/kernel';
import type { Values } from './values.ts';
import type { Card, Challenge, Hero, Item, Space } from './cards.ts';
import {
  COLORS,
  IMPROVEMENTS,
  type Attribute,
  type Color,
  type Exception,
  type Improvement,
  type Phase,
  type Skill,
} from './words.ts';

const byName = <N extends string>(names: readonly N[]) =>
  field.record(
    Object.fromEntries(names.map((name) => [name, field.whole()])) as Record<N, ReturnType<typeof field.whole>>,
  );

const HERO = {
  /** The id of the space where the figure stands; empty before it enters play. */
  space: field.text(),
  /** The space from which it entered the present one; empty when there is none. */
  cameFrom: field.text(),
  gold: field.whole(),
  /** Adventure counters won and not spent. */
  counters: byName(COLORS),
  /** Experience points written down because the pile had no change. */
  points: field.whole(),
  /** Experience counters. */
  experience: byName(IMPROVEMENTS),
  /** Experience points spent on them. */
  spent: field.whole(),
};
export interface HeroState extends Shape<typeof HERO> {}
/** A position of the undefeated challenge track. */
const WAITING = {
  /** The Challenge, or −1. */
  thing: field.whole(),
  space: field.text(),
  /** Smaller is older. */
  age: field.whole(),
};

export const SCHEMA = {
  heroes: field.perSeat(field.record(HERO)),
  /** The name of the board that is played on. */
  board: field.text(),
  /** The starting player. */
  first: field.whole(),
  turn: field.whole(),
  round: field.whole(),
  bank: field.whole(),
  /** Adventure counters in the central pile. */
  pile: byName(COLORS),
  /** Spaces that hold an adventure counter; its color is that of the jewel. */
  adventures: field.list(field.text()),
  // Setup lays the six counters on the track: no Challenge is there, which is not the number of a thing.
  undefeated: field.row(6, field.record(WAITING)),
};
export interface RuneboundWorld extends World, Shape<typeof SCHEMA> {
  readonly $procs?: Procs;
  readonly $values?: Values;
}

/** What money is spent on or lost by; packs have their own. */
export type Spending = 'card' | 'healing' | 'effect' | 'trade' | 'spoils' | 'knockout' | (string & {});

/** One hero's part of a phase of combat. */
interface PhaseLocals {
  seat: Seat;
  /** What an opposing Hero rolled for this phase, else null. */
  against: number | null;
}
/** An attack or a defense in a phase. */
interface Blow {
  seat: Seat;
  by: number;
  against: number | null;
  rolled: { success: boolean; total: number } | null;
}

/** What the procedures are called with, and what they keep while they are played. */
export interface Locals
  extends Record<`${Phase} phase`, PhaseLocals>, Record<`${Phase} ${'attack' | 'defense'}`, Blow> {
  game: object;
  turn: {
    seat: Seat;
    /** The space in which movement ended. */
    ended?: string;
    early?: true;
  };
  /** The activated cards are refreshed one after another. */
  'refresh step': { seat: Seat; cards?: number[] };
  'refresh a card': { thing: number };
  'movement step': {
    seat: Seat;
    /** How many dice were chosen to be rolled, and whether that was a rest. */
    count: number;
    resting: boolean;
    /** Faces of the movement dice that are not used up. */
    dice: number[];
    /** Spaces entered for which no certain die was named: any dice that can pay for them together. */
    owed: string[];
    /** The figure goes step by step. */
    walking: boolean;
    /** It has entered a space. */
    moved: boolean;
  };
  /** Result: the faces. */
  'movement roll': { seat: Seat; count: number; dice: number[] };
  /** The figure moves one space, or is put there. */
  'step into a space': {
    seat: Seat;
    to: string;
    by: 'start' | 'movement' | 'single step' | 'escape' | 'knockout' | 'effect';
  };
  /** The rest of the turn is skipped; an Event that is being resolved is resolved before. */
  'end of the turn': object;
  'adventure step': { seat: Seat };
  'market step': { seat: Seat };
  'experience step': { seat: Seat };
  /** Cards of one color are drawn until a Challenge has been resolved. */
  attempt: { seat: Seat; color: Color; space: string };
  /** One adventure card that lies in the zone `adventure`. Result: its kind. */
  'adventure card': { seat: Seat; thing: number; space: string; exceptions: Exception[] };
  /** An Event that was drawn: it takes effect or not, then counters are replenished. Played by `adventure card`. Result:
   *  `{ endsTheTurn: boolean }`, when it has knocked out the player whose turn it is. */
  event: { seat: Seat; thing: number; endsTheTurn?: true };
  /** The Event is not replaced by a lower number: it comes into play. */
  'event taking effect': { seat: Seat; thing: number };
  'replenishing of one color': { seat: Seat; color: Color };
  /** An Encounter that was drawn: its text is followed. One that stays with a hero lies in the area afterwards. */
  encounter: { seat: Seat; thing: number; space: string };
  /** A combat that an Encounter causes. */
  'fight of an encounter': EffectContext;
  /** The Challenge that waits in a space is faced; it lies in the zone `adventure` and keeps its position meanwhile. */
  'waiting challenge': { seat: Seat; thing: number; space: string };
  /** To be called by `challenge` when it was failed, before the turn ends: it goes where failed Challenges go. */
  'failed challenge': { thing: number; space: string };
  'onto the track': { thing: number; space: string };
  /** A Challenge against heroes, the first of whom met it. Result: `{ defeated: boolean }`. */
  challenge: {
    seat: Seat;
    heroes: Seat[];
    thing: number;
    space: string;
    exceptions: Exception[];
    /** Set when a hero has escaped from it. */
    escaped?: boolean;
  };
  /** A player wins a counter: that of a space or, without one, of the central counter pile. */
  'adventure counter': { seat: Seat; color: Color; space: string | null };
  /** What the hero gets for the Challenge that is defeated. */
  spoils: { seat: Seat; thing: number; space: string; exceptions: Exception[] };
  defeat: { thing: number };
  combat: {
    heroes: Seat[];
    opponent: number;
    exceptions: Exception[];
    /** What became of heroes that fight no longer, by seat. */
    outcome: Record<string, 'escaped' | 'knocked out'>;
    round: number;
    /** The opponent is defeated, and the combat is on its way to its end. */
    decided?: true;
  };
  'before combat': { seat: Seat };
  'combat round': object;
  'escape phase': {
    seat: Seat;
    /** What an opposing Hero rolled; it holds for the whole phase. */
    against: number | null;
  };
  /** Result: whether it succeeded. */
  'escape test': { seat: Seat; against: number };
  escape: { seat: Seat };
  /** Happenings. Things are heroes, allies and challenges. */
  roll: {
    seat: Seat;
    /** attack, defense, escape, test or target; whoever adds a purpose has words for it, `for.<purpose>`. */
    for: string;
    thing: number;
    phase: Phase | null;
    dice: number[];
  };
  wounds: { on: number; amount: number };
  exhaustion: { on: number; amount: number };
  /** Takes counters off: amounts, or 'all'. */
  recovery: { on: number; wounds: number | 'all'; exhaustion: number | 'all' };
  gold: { seat: Seat; amount: number };
  /** A player pays, to the bank or to another player: as much as there is. Result: how much it was, as a negative number. */
  payment: { seat: Seat; amount: number; for: Spending; to: Seat | null; paid?: number };
  /** A market card or kept adventure card comes to a hero; room is made first. Result: whether it came. */
  'gain a card': { seat: Seat; thing: number };
  /** A player has more cards of a kind than the limits allow any more: one of them goes. */
  'beyond a limit': { seat: Seat; kind: string };
  /** Wherever discarded cards of its kind go. */
  discard: { thing: number };
  /** One experience counter is bought: what is still due, and the counters that are spent for it. */
  'experience counter': { seat: Seat; improvement: Improvement; due: number; counters: Color[] };
  negotiation: { seat: Seat; other: Seat };
  /** What was agreed: cards with their new owners, and the gold that `seat` pays to `other`. */
  exchange: {
    seat: Seat;
    other: Seat;
    cards: { seat: Seat; thing: number }[];
    paid: number;
    goods: { key: string; with: Params }[];
  };
  /** A card goes as it is to another player's area; room is made first. Result: whether it came. */
  'change of hands': { seat: Seat; thing: number; activated?: boolean; counters?: number[]; came?: boolean };
  'hero combat': { attacker: Seat; defender: Seat; heroes: Seat[]; exceptions: Exception[] };
  /** Result: the total, which is the target number of whoever rolls against that Hero. */
  "defender's roll": { seat: Seat; phase: Phase; for: 'attack' | 'escape'; dice?: number };
  /** The winner takes one thing from the loser, who is not knocked out yet. */
  'spoils of combat': { winner: Seat; loser: Seat };
  'draw an adventure card': { seat: Seat; color: Color };
  knockout: { seat: Seat };
  /** Result: whether it succeeded. */
  test: { seat: Seat; attribute: Attribute; skill: Skill | null; number: number };
  /** Result: `{ success: boolean, total: number }`, or null when who rolled is no longer there. */
  'combat roll': { seat: Seat; by: number; phase: Phase; for: 'attack' | 'defense'; against: number };
  'attack by an effect': {
    seat: Seat;
    by: number;
    phase: Phase;
    /** What a success inflicts when the card names a number. */
    wounds: number | null;
    against: number | null;
    rolled: { success: boolean } | null;
  };
  'test of a card': { context: EffectContext; test: Locals['test'] };
  /** A defense outside of the phases. */
  strike: { seat: Seat; phase: Phase; number: number; wounds: number; rolled: { success: boolean } | null };
  /** Cards of a deck that this player alone sees: put back in an order of its own, or one taken and the others put under it. */
  'look at cards': { seat: Seat; deck: string; things: number[]; then: 'order' | 'take one' };
  'market card of an effect': { seat: Seat; thing: number };
  'adventure card of an effect': { seat: Seat; color: Color };
  'card taken as reward': { seat: Seat; thing: number };
  'extra step': { seat: Seat; spaces: string[] };
  /** The player chooses for whom something happens. */
  'choose a character': { seat: Seat; about: string; calls: { thing: number; call: Call }[] };
}
/** What a combat is over with. */
interface Fought {
  defeated: boolean;
  /** Who struck the last blow. */
  by: Seat | null;
  outcome: Locals['combat']['outcome'];
}
/** What their own steps keep besides. */
interface Kept extends Record<`${Phase} phase`, { way: 'attack' | 'defense'; by: number }> {
  /** The card drawn last, and its kind; null when the deck was empty. All cards drawn in this attempt. */
  attempt: { thing: number | null; kind: string | null; drawn?: number[] };
  'draw an adventure card': { thing: number };
  'adventure card': { result: { endsTheTurn?: boolean } | null };
  'fight of an encounter': { result: Fought | null };
  'waiting challenge': { result: { defeated: boolean } | null };
  'onto the track': { position: number; full: boolean };
  challenge: { fought: Fought | null };
  'escape phase': { success: boolean };
  'escape test': { dice: number };
  exhaustion: { excess: number };
  test: { dice: number; total?: number };
  'combat roll': { dice: number };
  'test of a card': { success: boolean };
  'market card of an effect': { came: boolean };
  'adventure card of an effect': { thing: number | null };
}

type Procs = { [P in keyof Locals]: Proc<Locals[P], P extends keyof Kept ? Kept[P] : unknown> };

export const { call, edit, runs }: Authoring<RuneboundWorld> = authoring();
export type RuneboundTable = Table<RuneboundWorld>;
/** All locals of a procedure, and the table while it is played. */
export type LocalsIn<P extends ProcName<RuneboundWorld>> = LocalsOf<RuneboundWorld, P>;
export type In<P extends ProcName<RuneboundWorld>> = Table<RuneboundWorld, LocalsIn<P>>;
/** A part of the rules: one heading of the book. The parts are joined in rules.ts. */
export type RuneboundChapter = Chapter<RuneboundWorld>;

// ---- players ----

/** The seats that play Heroes; others may be at the table without one. */
export const heroSeats = (t: RuneboundTable): readonly Seat[] => t.value('heroes at the table');
/** What a player can spend. */
export const moneyOf = (t: RuneboundTable, seat: Seat, on: Spending): number => t.value('money', seat, on);
export const payment = (seat: Seat, amount: number, on: Spending, to: Seat | null = null): Call =>
  call('payment', { seat, amount, for: on, to });

// ---- cards ----

export const card = (t: RuneboundTable, thing: number): Card => t.contentOf(thing).content as Card;
export const isKind = (t: RuneboundTable, thing: number, kind: Card['kind']): boolean => card(t, thing).kind === kind;
export const challengeCard = (t: RuneboundTable, thing: number): Challenge => card(t, thing) as Challenge;

/** The hero card of a seat that plays a Hero. */
export const heroOf = (t: RuneboundTable, seat: Seat): number => t.pile('hero', seat)[0]!;
export const heroCard = (t: RuneboundTable, seat: Seat): Hero => card(t, heroOf(t, seat)) as Hero;
/** What lies in a player's area besides the Hero: items, allies, kept adventure cards. */
export const areaOf = (t: RuneboundTable, seat: Seat): readonly number[] => t.pile('area', seat);
export const countsAs = (t: RuneboundTable, thing: number, kind: 'item' | 'ally'): boolean =>
  t.value('counts as', thing) === kind;
export const alliesOf = (t: RuneboundTable, seat: Seat): number[] =>
  areaOf(t, seat).filter((thing) => countsAs(t, thing, 'ally'));
export const itemsOf = (t: RuneboundTable, seat: Seat): number[] =>
  areaOf(t, seat).filter((thing) => countsAs(t, thing, 'item'));
export const itemCard = (t: RuneboundTable, thing: number): Item => card(t, thing) as Item;
/** The Hero and the allies. */
export const partyOf = (t: RuneboundTable, seat: Seat): number[] => [heroOf(t, seat), ...alliesOf(t, seat)];

export const woundsOn = (t: RuneboundTable, thing: number): number => t.counters(thing, 'wounds');
export const exhaustionOn = (t: RuneboundTable, thing: number): number => t.counters(thing, 'exhaustion');
/** What a card carries beyond its Stamina. */
export const tooMuchExhaustion = (t: RuneboundTable, thing: number): number =>
  Math.max(0, exhaustionOn(t, thing) - t.value('harmless exhaustion', thing));
export const fallen = (t: RuneboundTable, thing: number): boolean => t.value('defeated', thing);

// ---- places ----

/** The spaces of a game that is loaded, by their ids. */
const spaces = new WeakMap<object, ReadonlyMap<string, Space>>();
function spacesIn({ content }: RuneboundTable['loaded']): ReadonlyMap<string, Space> {
  let found = spaces.get(content);
  if (found === undefined) {
    const all = [...content].filter(([, one]) => one.content['kind'] === 'space');
    found = new Map(all.map(([id, one]) => [id.slice('space-'.length), one.content as Space]));
    spaces.set(content, found);
  }
  return found;
}
export const spaceCard = (t: RuneboundTable, space: string): Space => {
  const found = spacesIn(t.loaded).get(space);
  if (!found) throw new Error(`There is no space ${space}`);
  return found;
};
export const stateOf = (t: RuneboundTable, seat: Seat): HeroState => t.world.heroes[seat]!;
export const heroesAt = (t: RuneboundTable, space: string): Seat[] =>
  heroSeats(t).filter((seat) => stateOf(t, seat).space === space);
/** The position on the undefeated challenge track whose counter lies on a space, or −1. */
export const waitingAt = (t: RuneboundTable, space: string): number =>
  t.world.undefeated.findIndex((one) => one.thing >= 0 && one.space === space);
