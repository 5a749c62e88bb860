/** The world after the Cataclysm: what lies where, what is kept, what may be asked. */

import {
  authoring,
  field,
  type Authoring,
  type Extended,
  type Of,
  type Proc,
  type Seat,
  type Shape,
  type Table,
} from '@questwright/kernel';
import type { RuneboundTable, RuneboundWorld } from '../../world.ts';
import type { Town } from '../../words.ts';
import type { CurseId } from './cards.ts';

const DEEDS = {
  /** How many towns the Hero has freed. */
  freed: field.whole(),
  /** What was claimed from the decks, as `ashen-flock 1`: also what another Hero has taken since. */
  claimed: field.list(field.text()),
  /** Counters above the quest space, as `nine-names:green`: which quest, and what was done. */
  marks: field.list(field.text()),
};
export const SCHEMA = {
  /** By number of an undefeated challenge counter: the seat whose quest counter it is, from 1. */
  quests: field.row(6, field.whole()),
  freed: field.list(field.text()),
  deeds: field.perSeat(field.record(DEEDS)),
};

export interface CurseAttempt {
  seat: Seat;
  curse: CurseId;
  level: number;
  thing: number;
}
/** Camps and caravans: the trading dice are rolled where the Hero stands. */
export interface Caravan {
  seat: Seat;
  rolled: number[];
  /** Trades that matching dice still allow. */
  left: number;
  /** Market cards that are looked at. */
  wares: number[];
  /** Gold that may still be spent on healing. */
  healing: number;
}
export interface Claim {
  seat: Seat;
  thing: number;
}
interface Procs {
  'movement step': Proc<unknown, { trading?: number; traded?: boolean }>;
  'market step': Proc<unknown, { saved?: number }>;
  'placing of a figure': Proc<{ seat: Seat }>;
  'choice of a quest counter': Proc<{ seat: Seat }>;
  caravan: Proc<Caravan>;
  'attempt at a curse': Proc<CurseAttempt>;
  'claim of a curse card': Proc<Claim>;
  'quest test': Proc<{ seat: Seat; quest: number }, { success?: boolean }>;
}
type TownState = 'hidden' | 'destroyed' | 'cursed' | 'freed';
interface Values {
  'towns of the map': Of<[], Town[]>;
  'state of a town': Of<[town: Town], TownState>;
  'counter of a town': Of<[town: Town], number | null>;
  'curse of a town': Of<[town: Town], CurseId | null>;
  'curse deck': Of<[town: Town], number[]>;
  'curse here': Of<[space: string], CurseId | null>;
  discount: Of<[seat: Seat, town: Town], number>;
  'victory points': Of<[seat: Seat], number>;
  'victory point target': Of<[], number>;
  'towns freed': Of<[seat: Seat], number>;
  'trades of a match': Of<[seat: Seat], number>;
  'quest counter': Of<[seat: Seat], number>;
  'quest progress': Of<[quest: number, seat: Seat], number>;
}
export interface CataclysmLand extends Extended<RuneboundWorld, { cataclysm: Shape<typeof SCHEMA> }, Procs, Values> {}
export type CataclysmTable = Table<CataclysmLand>;
export const { call, edit, runs }: Authoring<CataclysmLand> = authoring();

/** The same table, for words that cards may say wherever they are. */
export const land = (t: RuneboundTable): CataclysmTable => t as unknown as CataclysmTable;
export const ruin = (t: CataclysmTable): Shape<typeof SCHEMA> => t.world.cataclysm;
export const deedsOf = (t: CataclysmTable, seat: Seat): Shape<typeof SCHEMA>['deeds'][number] => ruin(t).deeds[seat]!;

/** The counters while nobody knows what is on their other side, and afterwards: one for each town, in the order of the
 *  market stacks. */
export const COUNTERS = 'cataclysm counters';
export const REVEALED = 'fates of the towns';
export const QUESTS = 'revealed quests';
/** Cards of one level of a curse deck that lie on the market stack. */
export const curseDeck = (curse: CurseId, level: number): string => `${curse} ${level}`;
export const LEVELS = [1, 2, 3] as const;
