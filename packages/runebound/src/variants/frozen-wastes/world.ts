/** The world of Isheim: what lies where, what is kept, what may be asked. */

import {
  authoring,
  field,
  type Authoring,
  type Extended,
  type LocalsOf,
  type Of,
  type Proc,
  type RuleId,
  type Seat,
  type Shape,
  type Table,
} from '@questwright/kernel';
import type { RuneboundTable, RuneboundWorld } from '../../world.ts';
import type { Terrain, Town } from '../../words.ts';
import type { GearKind, TownKind } from './cards.ts';

const FLARE = {
  /** The space on which a flare crystal lies under the figure; empty when none does. */
  at: field.text(),
};
export const SCHEMA = {
  /** The id of the weather tile on the track, or of what is printed there. */
  weather: field.text(),
  /** Who escorts the Princess, from 1; 0 for nobody. */
  princess: field.whole(),
  flares: field.perSeat(field.record(FLARE)),
};

interface Taken {
  on: number;
  amount: number;
}
/** What the Survival step has come to: first all take frost, then Allies die, then the Hero falls. */
type Stage = 'frost' | 'allies' | 'hero';
export interface Survival {
  seat: Seat;
  stage: Stage;
  /** The one of the party that takes the frost for all; null for everybody. */
  alone: number | null;
}
export interface Discovery {
  seat: Seat;
  thing: number;
  tokens: number[];
}
export interface RumorGained {
  seat: Seat;
  /** Tokens that were drawn, of which one is kept. */
  drawn: number[];
}
interface Procs {
  'movement step': Proc<unknown, { discovered?: 'legend' | 'princess' }>;
  'market step': Proc<unknown, { bought?: string[]; healed?: boolean }>;
  'survival step': Proc<Survival>;
  frost: Proc<Taken>;
  'white death': Proc<Taken>;
  contraction: Proc<{ on: number }, { life: number }>;
  'death in the cold': Proc<{ seat: Seat; thing: number }>;
  thaw: Proc<{ on: number; frost: number | 'all'; 'white death': number | 'all' }>;
  'rumor token': Proc<RumorGained>;
  'clue card': Proc<{ seat: Seat }>;
  'gear token': Proc<{ seat: Seat; gear: GearKind }>;
  'discovery of a legend': Proc<Discovery>;
  'discovery of the princess': Proc<{ seat: Seat; thing: number }>;
  'rescue by a flare': Proc<{ seat: Seat }>;
  'end of a turn in the cold': Proc<{ seat: Seat }>;
  'placing of a figure': Proc<{ seat: Seat }>;
  'back to green vale': Proc<{ thing: number; space: string }>;
  arshan: Proc<{ seat: Seat }, { fought: { defeated: boolean } | null }>;
  'raid on a market': Proc<{ seat: Seat; number: number; context: unknown }, { thing?: number; success?: boolean }>;
  'edge step': Proc<{ seat: Seat; spaces: string[] }>;
}
interface Values {
  /** The id of the weather that holds. */
  weather: Of<[], string>;
  'frost of a space': Of<[space: string], number>;
  'survival frost': Of<[thing: number], number>;
  'frost taken': Of<[thing: number, amount: number], number>;
  'life against frost': Of<[thing: number], number>;
  'spread of frost': Of<[seat: Seat], 'each' | 'one'>;
  'town kind': Of<[town: Town], TownKind | null>;
  'market closed': Of<[town: Town], boolean>;
  'rumors drawn': Of<[seat: Seat], number>;
  /** What a clue or rumor is about, in a space: the symbols of the dice, `town`, or null for what matches nothing. */
  'ground to be matched': Of<[space: string], Terrain | 'town' | null>;
  'wild symbols': Of<[seat: Seat], number>;
  'flares may be lit': Of<[seat: Seat], boolean>;
  'price of gear': Of<[seat: Seat], number>;
  'cure of white death': Of<[town: Town], boolean>;
  'free healing': Of<[town: Town], boolean>;
  escort: Of<[], Seat | null>;
}
export interface FrozenLand extends Extended<RuneboundWorld, { frozen: Shape<typeof SCHEMA> }, Procs, Values> {}
export type FrozenTable = Table<FrozenLand>;
export const { call, edit, runs }: Authoring<FrozenLand> = authoring();

export type Moving = LocalsOf<FrozenLand, 'movement step'>;
/** The same table, for words that cards may say wherever they are. */
export const land = (t: RuneboundTable): FrozenTable => t as unknown as FrozenTable;
export const frozen = (t: FrozenTable): Shape<typeof SCHEMA> => t.world.frozen;

export const FROST = 'frost';
export const WHITE_DEATH = 'white death';
export const CHARGES = 'charges';
export const frostOn = (t: RuneboundTable, thing: number): number => t.counters(thing, FROST);
export const whiteDeathOn = (t: RuneboundTable, thing: number): number => t.counters(thing, WHITE_DEATH);

export const GREEN_VALE = 'green-vale';
export const ARSHANS_PLACE = `stack of ${GREEN_VALE}`;
export const LEGEND_ROW = 'legend row';
export const LEGEND_DECK = 'legend deck';
export const RUMOR_POOL = 'rumor pool';
export const RUMORS = 'rumors';
export const CLUE_DECK = 'clue deck';
export const CLUES = 'clues';
export const GEAR_SUPPLY = 'gear supply';
export const FLARE_ZONE = 'flare';

/** The rule of what only makes room for rules: words, zones, counters. */
export const OWN: RuleId = 'FW-GEN-03';
