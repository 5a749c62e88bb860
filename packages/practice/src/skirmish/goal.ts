import type { Goal, GoalOf } from '@questwright/messages';

export function goal({ view, value }: GoalOf): Goal {
  const last = (value?.('last round') as number | undefined) ?? null;
  const { round = 0 } = (view?.world ?? {}) as { round?: number };
  return {
    wins: [{ id: 'victory', text: { key: 'goal.victory', with: {} }, rule: 'SKM-END-01' }],
    loses: [
      { id: 'defeat', text: { key: 'goal.defeat', with: {} }, rule: 'SKM-END-03' },
      { id: 'night', text: { key: 'goal.night', with: { last } }, rule: 'SKM-END-04' },
    ],
    milestones:
      last === null
        ? []
        : [
            {
              id: 'rounds',
              text: { key: 'goal.rounds', with: {} },
              rule: 'SKM-END-04',
              way: 'night',
              need: last,
              has: [{ seat: null, count: round }],
            },
          ],
  };
}
