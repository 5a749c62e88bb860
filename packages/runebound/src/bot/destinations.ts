/** Where to go. */

import { Goals } from './board.ts';
import type { Outlook } from './outlook.ts';
import { prey } from './rivals.ts';
import type { Sight } from './sight.ts';

/** Every place worth going to, with what can be gone on to from there. */
export function destinations(outlook: Outlook, sight: Sight): Goals {
  const { onward } = outlook.weights;
  const goals = outlook.goals(sight);
  prey(outlook, sight, goals);
  if (onward === 0) return goals;
  const next = outlook.board.onward(goals);
  const further = new Goals();
  for (const [at, place] of goals.places.entries()) further.add(place, goals.worths[at]! + onward * next[at]!);
  return further;
}
