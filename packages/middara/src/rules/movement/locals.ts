/** What movements, willing and forced, and Damage keep while they are played. */

import type { Direction, Square } from '@questwright/geometry/square';
import type { Seat } from '@questwright/kernel';
import type { Leg } from '../enemies/locals.ts';
import type { Face } from '../../cards.ts';
import type { DamageType, Skill, Terrain } from '../../words.ts';

/** What moves a figure against its will. */
type Force = 'push' | 'pull' | 'away' | 'current';

export interface MovementLocals {
  'move action': { figure: number; flight: boolean; then?: { seat: Seat; id: string } };
  'free movement': { figure: number; spaces: number };
  movement: {
    figure: number;
    how: 'action' | 'free';
    /** Movement Points that are left. */
    points: number;
    /** FLIGHT for this movement only. */
    flight: boolean;
    /** Opponents that were moved through. */
    passed: number[];
    /** Squares of Obstructing Terrain that were broken in this movement. */
    broken: Square[];
    /** It provokes no Break Attacks. */
    quiet?: boolean;
    /** The way that a figure that decides itself has chosen, and where it began. */
    course?: { from: Square; legs: Leg[] };
  };
  walk: { figure: number; path: Square[]; at: number };
  /** One step of any movement. */
  step: {
    figure: number;
    to: Square;
    /** Whose Ability or what else moves it; null when it moves itself. */
    force: { by: number; kind: Force } | null;
    /** It flies through the air in a Jump. */
    jumping: boolean;
    /** Break Attacks for leaving this space have been made. */
    provoked: boolean;
  };
  'break attack': { attacker: number; target: number };
  jump: {
    figure: number;
    over: Square[];
    landing: Square;
    direction: Direction;
    /** The ally whose Strength is added. */
    boost: number | null;
    passed: boolean | null;
    caught: boolean | null;
  };
  /** Result: whether it was passed. */
  'skill check': { figure: number; skill: Skill; number: number; bonus: number };
  /** A figure is moved straight away from another. */
  push: { figure: number; by: number; spaces: number; kind: 'push' | 'away'; direction?: Direction };
  pull: { figure: number; by: number; spaces: number };
  /** A figure is moved in one direction until its spaces are used up or something is in the way. */
  shove: { figure: number; by: number; spaces: number; kind: Force; direction: Direction };
  current: { figure: number };
  swap: { figure: number; other: number };
  /** Whoever Warps a figure chooses one of these spaces for it. */
  warping: { by: number; figure: number; squares: Square[] };
  warp: { figure: number; to: Square };
  'terrain placement': { seat: Seat; terrain: Terrain | 'plank'; squares: Square[] };
  trampling: { figure: number; opponent: number; tag: 'CRUSH' | 'RELENTLESS' };
  /** A figure is put on one of these spaces. */
  displacement: { figure: number; squares: Square[] };
  /** Result: what was dealt. */
  damage: { figure: number; amount: number; type: DamageType };
  defeat: { figure: number };
}
export interface MovementKept {
  walk: { to: Square };
  step: { from?: Square };
  'skill check': { faces: Face[] };
}
