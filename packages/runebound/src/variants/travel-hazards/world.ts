/** The world with Travel Hazards: their procedures, and what may be asked. */

import {
  authoring,
  type Authoring,
  type Extended,
  type Of,
  type Proc,
  type Seat,
  type Table,
} from '@questwright/kernel';
import type { Color, Exception } from '../../words.ts';
import type { RuneboundWorld } from '../../world.ts';

export interface Check {
  seat: Seat;
  dice: number[] | null;
}
export interface Hazard {
  seat: Seat;
  color: Color | null;
  thing: number | null;
  kind: string | null;
}
export interface HazardColor {
  seat: Seat;
  /** Movement dice, and the hazard number that they show, where the color is found by them. */
  dice: number[];
  number: number;
  total: number;
  color: Color | null;
}
export interface SameValue {
  seat: Seat;
  color: Color;
}
/** What is taken from the pile, and what the player gives into it. */
export interface Exchange {
  taken: Color[];
  given: Color[];
}

export interface HazardLand extends Extended<
  RuneboundWorld,
  unknown,
  {
    'travel hazards': Proc<Check>;
    hazard: Proc<Hazard>;
    'hazard color': Proc<HazardColor>;
    'counters of the same value': Proc<SameValue>;
  },
  {
    'safe from hazards': Of<[seat: Seat, dice: number[]], boolean>;
    'exceptions of a hazard': Of<[], Exception[]>;
    'hazard color of a total': Of<[total: number], Color>;
    'counters instead of': Of<[color: Color, seat: Seat], Exchange[]>;
  }
> {}
export type HazardTable = Table<HazardLand>;
export const { call, edit, runs }: Authoring<HazardLand> = authoring();
