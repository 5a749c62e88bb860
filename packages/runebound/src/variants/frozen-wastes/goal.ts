import { bySeat, type Goal, type GoalOf, type Way } from '@questwright/messages';
import { CLUES, type FrozenLand } from './world.ts';

const PRINCESS: Way = { id: 'princess', text: { key: 'goal.princess', with: {} }, rule: 'FW-WIN-02' };
const ARSHAN: Way = { id: 'arshan', text: { key: 'goal.arshan', with: {} }, rule: 'FW-WIN-03' };
/** The space of the Hero and the six around it. */
const SPACES = 7;

/** The base's ways to win are red cards, which are not in the game. */
export function goal({ view }: GoalOf, { milestones }: Goal): Goal {
  const wins = [PRINCESS, ARSHAN];
  if (view === undefined) return { wins, loses: [], milestones: [] };
  const { princess } = (view.world as unknown as FrozenLand).frozen;
  return {
    wins,
    loses: [],
    milestones: [
      {
        id: 'clues',
        text: { key: 'goal.clues', with: {} },
        rule: 'FW-PRN-03',
        way: PRINCESS.id,
        need: SPACES,
        has: bySeat({ view }, (seat) => view.zones[`${CLUES}/${seat}`]?.length ?? 0),
      },
      {
        id: 'escort',
        text: { key: 'goal.escort', with: {} },
        rule: 'FW-WIN-02',
        way: PRINCESS.id,
        need: 1,
        has: bySeat({ view }, (seat) => (princess === seat + 1 ? 1 : 0)),
      },
      ...milestones.filter(({ way }) => way === null),
    ],
  };
}
