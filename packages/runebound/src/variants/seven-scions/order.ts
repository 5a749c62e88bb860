/** In what order Heroes do what all of them do. */

import type { Seat } from '@questwright/kernel';
import { heroSeats, stateOf, type RuneboundTable } from '../../world.ts';

/** All who play Heroes: this one first, then clockwise. */
export function clockwiseFrom(t: RuneboundTable, seat: Seat): Seat[] {
  const heroes = heroSeats(t);
  const first = Math.max(0, heroes.indexOf(seat));
  return [...heroes.slice(first), ...heroes.slice(0, first)];
}
export const isInTown = (t: RuneboundTable, seat: Seat): boolean => {
  const { space } = stateOf(t, seat);
  return space !== '' && t.value('town', space) !== null;
};
