import type { Seat } from '@questwright/kernel';
import { heroesAt, stateOf, type RuneboundTable } from '../../world.ts';

/** Who meets a Hero leaves it alone, and whatever else is there, with one answer. */
export const isMet = (t: RuneboundTable, seat: Seat): boolean => heroesAt(t, stateOf(t, seat).space).length > 1;
