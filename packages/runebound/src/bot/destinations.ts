/** Where to go. */

import type { Goal } from './board.ts';
import type { Outlook } from './outlook.ts';
import { prey } from './rivals.ts';
import type { Sight } from './sight.ts';

/** Every place worth going to, with what can be gone on to from there. */
export function destinations(outlook: Outlook, sight: Sight): readonly Goal[] {
  const { onward } = outlook.weights;
  const goals = [...outlook.goals(sight), ...prey(outlook, sight)];
  if (onward === 0) return goals;
  const next = outlook.board.onward(goals);
  return goals.map(({ space, worth }, at) => ({ space, worth: worth + onward * next[at]! }));
}
