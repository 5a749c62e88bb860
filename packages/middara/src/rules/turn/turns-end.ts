/** What the end of a turn does to whoever stands on a space, told before it comes: Dangerous Terrain, and the Current. */

import { stepFrom, type Direction, type Square } from '@questwright/geometry/square';
import { gridOf, terrainFor } from '../movement/board.ts';
import { currentOn } from '../movement/forced.ts';
import { falls, obstacleTo } from '../movement/steps.ts';
import {
  encounterOf,
  figureOf,
  hasTag,
  isFlying,
  stands,
  type MiddaraChapter,
  type MiddaraTable,
} from '../../world.ts';

export interface TurnsEnd {
  /** Where the Current takes it; null where there is none. */
  flow: Direction | null;
  to: Square;
  /** Of what stops it on the way. */
  damage: number;
  /** Sure to be: by the ground, by a fall, or by so much Damage. */
  defeated: boolean;
}
function endOn(t: MiddaraTable, figure: number, square: Square): TurnsEnd | null {
  if (!stands(t, figure) || !gridOf(t).has(square)) return null;
  const isDeadly = (at: Square): boolean => terrainFor(t, figure, at) === 'dangerous';
  const left = t.value('maximum HP', figure) - figureOf(t, figure).damage;
  const end = (flow: Direction | null, to: Square, damage: number, defeated: boolean): TurnsEnd => ({
    flow,
    to,
    damage,
    defeated: defeated || damage >= left,
  });
  if (isDeadly(square)) return end(null, square, 0, true);
  const flow = isFlying(t, figure) ? null : currentOn(t, figure, square);
  if (flow === null) return end(null, square, 0, false);
  const { spaces: strength } = encounterOf(t).current!;
  if (hasTag(t, figure, 'HULKING')) return end(flow, square, strength, false);
  let [here, direction] = [square, flow];
  for (let more = t.value('spaces granted', figure, strength); more > 0; more--) {
    direction = currentOn(t, figure, here) ?? direction;
    const next = stepFrom(here, direction);
    if (next === null || obstacleTo(t, figure, next, here) !== null) return end(flow, here, more, isDeadly(here));
    // Who is in danger on the way is Defeated there.
    if (isDeadly(here) || falls(t, figure, [here], next)) return end(flow, next, 0, true);
    here = next;
  }
  return end(flow, here, 0, isDeadly(here));
}

export const TURNS_END: MiddaraChapter = {
  values: {
    /** For players: what comes of a figure whose turn ends on a space. */
    'end of turn on': { rule: 'MD-CURR-02', of: (t, figure, square) => endOn(t, figure, square) },
  },
};
