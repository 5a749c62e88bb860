/** Where something lies that is nothing for the reader's hero: its color is closed to it, or no card is left. */

import { cautionAt } from '@questwright/runebound';
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
