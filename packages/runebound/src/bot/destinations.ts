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
  return goals.map(({ space, worth }) => {
    let next = 0;
    for (const goal of goals) if (goal.space !== space) next = Math.max(next, outlook.board.from(space, goal));
    return { space, worth: worth + onward * next };
  });
}
