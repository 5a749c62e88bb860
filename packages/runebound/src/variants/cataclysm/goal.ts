import { bySeat, type Goal, type GoalOf, type Way } from '@questwright/messages';
import type { CataclysmLand } from './world.ts';

const points = (need: number): Way => ({
  id: 'points',
  text: { key: 'goal.points', with: { need } },
  rule: 'CT-WIN-01',
});
const LAST: Way = { id: 'comparison', text: { key: 'goal.comparison', with: {} }, rule: 'CT-WIN-03' };

/** The base's ways to win are red cards, which are not in the game. */
export function goal({ view, value }: GoalOf, { milestones }: Goal): Goal {
  if (view === undefined || value === undefined) return { wins: [points(11), LAST], loses: [], milestones: [] };
  const need = value('victory point target') as number;
  const { deeds } = (view.world as unknown as CataclysmLand).cataclysm;
  return {
    wins: [points(need), LAST],
    loses: [],
    milestones: [
      {
        id: 'victory-points',
        text: { key: 'goal.victory-points', with: {} },
        rule: 'CT-WIN-01',
        way: 'points',
        need,
        has: bySeat({ view }, (seat) => value('victory points', seat) as number),
      },
      {
        id: 'towns-freed',
        text: { key: 'goal.towns-freed', with: {} },
        rule: 'CT-WIN-01',
        way: 'points',
        need: 1,
        has: bySeat({ view }, (seat) => deeds[seat]!.freed),
      },
      ...milestones.filter(({ way }) => way === null),
    ],
  };
}
