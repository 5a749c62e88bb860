import { bySeat, seatsIn, type Goal, type GoalOf, type Way } from '@questwright/messages';
import { STORM_DECKS, type ScionLand } from './world.ts';

const MOST: Way = { id: 'comparison', text: { key: 'goal.most-stormlords', with: {} }, rule: 'SS-END-07' };
const ALL: Way = { id: 'stormlords', text: { key: 'goal.all-stormlords', with: {} }, rule: 'SS-END-11' };
const ALONE: Way = { id: 'alone', text: { key: 'goal.alone-in-the-storm', with: {} }, rule: 'SS-END-11' };

/** The base's ways to win are red cards, which are not in the game. */
export function goal({ view, value }: GoalOf, { milestones }: Goal): Goal {
  if (view === undefined || value === undefined) return { wins: [MOST], loses: [], milestones: [] };
  const seats = seatsIn({ view }).length;
  const isAlone = seats === 1;
  const { records } = (view.world as unknown as ScionLand).storm;
  const left = STORM_DECKS.reduce((sum, deck) => sum + (view.zones[deck]?.length ?? 0), 0);
  const cards = 3 * seats;
  const beaten = {
    id: 'stormlords',
    text: { key: 'goal.stormlords', with: {} },
    rule: 'SS-END-07',
    way: isAlone ? ALL.id : MOST.id,
    need: value('stormlords to be faced') as number,
    has: bySeat({ view }, (seat) => records[seat]!.beaten),
  } as const;
  return {
    wins: isAlone ? [ALL] : [MOST],
    loses: isAlone ? [ALONE] : [],
    milestones: [
      beaten,
      ...milestones.filter(({ way }) => way === null),
      {
        id: 'storm',
        text: { key: 'goal.storm', with: {} },
        rule: 'SS-END-01',
        way: null,
        need: cards,
        has: [{ seat: null, count: Math.max(0, cards - left) }],
      },
    ],
  };
}
