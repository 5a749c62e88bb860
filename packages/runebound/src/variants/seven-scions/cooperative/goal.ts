import type { Goal, GoalOf, Way } from '@questwright/messages';

const ALL: Way = { id: 'stormlords', text: { key: 'goal.together', with: {} }, rule: 'SS-COOP-09' };
const NONE: Way = { id: 'group', text: { key: 'goal.nobody-stands', with: {} }, rule: 'SS-COOP-09' };

/** All win or lose together. */
export const goal = ({ view }: GoalOf, { milestones }: Goal): Goal => ({
  wins: [ALL],
  loses: view === undefined ? [] : [NONE],
  milestones: milestones.map((one) => (one.id === 'stormlords' ? { ...one, way: ALL.id, rule: ALL.rule } : one)),
});
