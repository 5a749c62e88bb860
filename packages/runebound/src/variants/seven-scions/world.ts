/** The world with the storm and the Scions: what lies where, what is kept, what may be asked. */

import {
  authoring,
  field,
  type Authoring,
  type EffectContext,
  type Extended,
  type Of,
  type Proc,
  type Seat,
  type Shape,
  type Table,
} from '@questwright/kernel';
import type { EndgameLand } from '../../endgame/index.ts';
import type { RuneboundTable } from '../../world.ts';
import type { Phase } from '../../words.ts';

/** The colors of Storm cards, from the one that comes first. */
export const STORM_COLORS = ['green', 'yellow', 'blue'] as const;
export type StormColor = (typeof STORM_COLORS)[number];
export const stormDeck = (color: StormColor): string => `${color} storm deck`;
export const STORM_DECKS: readonly string[] = STORM_COLORS.map(stormDeck);
export const STORMLORDS = 'stormlords';
/** Storm cards that are not in this game: nobody knows which. */
export const NOT_CHOSEN = 'storm cards not chosen';
/** The spaces of the undefeated challenge track, while Scions lie there. */
export const ASLEEP = 'sleeping scions';
export const FACED = 'faced stormlords';

/** What a player has done in the Endgame. */
const RECORD = {
  /** Stormlords defeated. */
  beaten: field.whole(),
  /** Wounds on the one that knocked the Hero out. */
  wounds: field.whole(),
};
export const SCHEMA = {
  /** How many spaces the storm counter stands above its start. */
  counter: field.whole(),
  /** Spaces for the Challenge that was defeated this turn; 0 for none. */
  toughest: field.whole(),
  /** By number of a Scion: the seat that has its counter, from 1; −1 while it lies on the Scion, 0 where it has none. */
  held: field.row(6, field.whole()),
  /** A Storm card was called for, and only Stormlords remain. */
  over: field.flag(),
  records: field.perSeat(field.record(RECORD)),
};

export interface StormStep {
  seat: Seat;
  /** Whether the Hero had ended its movement in a town. */
  inTown: boolean;
  thing: number;
}
export interface StormChallenge {
  thing: number;
  heroes: Seat[];
  /** Who rolled an attack or dealt damage in this round; Before Combat is part of the first. */
  claims: Seat[];
  fought: { defeated: boolean } | null;
}
export interface Awakening {
  seat: Seat;
  thing: number;
  space: string;
}
export interface Aid {
  seat: Seat;
  wounds: number;
  exhaustion: number;
  items: number;
}
/** Somebody gives up a card, or hands it on. */
interface PartingWith {
  seat: Seat;
  things: number[];
  to: Seat | null;
}
export interface Parting extends PartingWith {
  thing: number;
  /** Whether the next Hero has taken it. */
  came: boolean | null;
}
export interface JointConfrontation {
  order: Seat[];
  thing: number | null;
  result: { defeated: boolean } | null;
}
/** A phase in which the group makes its one attack roll. */
export interface GroupPhase {
  /** Whose Scion stands in, and for what, by seat. */
  stands: Record<string, 'score' | 'damage'>;
  dice: number;
  success: boolean;
  /** Who takes the damage; −1 for nobody. */
  hurt: Seat;
}
export type GroupProc = `${Phase} phase of the group`;

interface Procs {
  turn: Proc<unknown, { storm?: { broughtToTown: boolean } | null }>;
  'storm step': Proc<StormStep>;
  'storm challenge': Proc<StormChallenge>;
  'storm event': Proc<{ seat: Seat; thing: number }>;
  'scion counter': Proc<{ seat: Seat }>;
  'benefit of a scion': Proc<{ seat: Seat; thing: number }>;
  awakening: Proc<Awakening>;
  'a scion awakes': Proc<{ seat: Seat; thing: number; space: string }>;
  'aid of the towns': Proc<Aid>;
  'stormlord stays': Proc<{ thing: number }>;
  'parting with a card': Proc<PartingWith, Parting>;
  'storm counter moves': Proc<{ seat: Seat; by: number }>;
  effects: Proc<EffectContext>;
  'joint confrontation': Proc<JointConfrontation>;
  'scion stands in': Proc<{ seat: Seat; phase: Phase }>;
}
type GroupProcs = Record<GroupProc, Proc<GroupPhase>>;
/** Of a group: the lowest number of those who fight, whose it is, and what used cards add to it. */
export interface Lowest {
  own: number;
  seat: Seat;
  used: number;
}
interface Values {
  'spaces of the storm track': Of<[], number>;
  'spaces of the storm counter': Of<[color: string | null], number>;
  'who faces the storm': Of<[seat: Seat], Seat[]>;
  'scion counters to choose from': Of<[], number[]>;
  'scion counter held': Of<[seat: Seat], number>;
  'awakened scion': Of<[seat: Seat], number | null>;
  'a scion may help': Of<[], boolean>;
  'stormlords to be faced': Of<[], number>;
  'lowest score': Of<[phase: Phase], Lowest>;
  'lowest damage': Of<[phase: Phase], Lowest>;
  'who answers for the group': Of<[], Seat>;
}
export interface ScionLand extends Extended<EndgameLand, { storm: Shape<typeof SCHEMA> }, Procs & GroupProcs, Values> {}
export type ScionTable = Table<ScionLand>;
export const { call, edit, runs }: Authoring<ScionLand> = authoring();

/** The counter lies on its Scion. */
export const ON_ITS_SCION = -1;
export const stormOf = (t: ScionTable): Shape<typeof SCHEMA> => t.world.storm;
export const recordOf = (t: ScionTable, seat: Seat): { beaten: number; wounds: number } => stormOf(t).records[seat]!;
export const isStorm = (t: RuneboundTable): boolean => t.isWithin('storm step');
/** In the Endgame or out of it, a fight with a Stormlord. */
export const inTheEndgame = (t: RuneboundTable): boolean => t.isWithin('endgame');
