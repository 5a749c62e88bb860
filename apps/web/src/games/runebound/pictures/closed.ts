/** What lies in a place for the reader's hero; where it is nothing for it: its color is closed to it, or no card is left. */

import { cautionAt, type Space } from '@questwright/runebound';
import type { ShownTable } from '../../../table/shown-table.ts';
import { landIn } from '../view-readers.ts';

export interface ClosedPlace {
  space: string;
  reason: string;
  rule: string;
}

export function closedPlaces({ view, seat, scene, say, complete }: ShownTable): ClosedPlace[] {
  if (seat === null) return [];
  return landIn(view).adventures.flatMap((space): ClosedPlace[] => {
    const found = complete(() => cautionAt(scene, seat, space));
    return found === null ? [] : [{ space, reason: say(found.text), rule: found.rule }];
  });
}

/** A Challenge that waits, an adventure that is open, a town, and the rest. */
export function worthOfPlace(place: string, { view, seat, scene, content, complete }: ShownTable): number {
  const { undefeated, adventures } = landIn(view);
  if (undefeated.some(({ thing, space }) => thing >= 0 && space === place)) return 3;
  const isOpen = seat !== null && complete(() => cautionAt(scene, seat, place)) === null;
  if (adventures.includes(place) && isOpen) return 2;
  return (content.get(`space-${place}`) as Space | undefined)?.town === undefined ? 0 : 1;
}
