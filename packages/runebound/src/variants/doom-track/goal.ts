import { bySeat, seatsIn, type Goal, type GoalOf, type Way } from '@questwright/messages';
import type { Town } from '../../words.ts';
import { REDS_TO_WIN, type DoomLand } from './track.ts';

const REDS: Way = { id: 'reds', text: { key: 'goal.reds', with: { need: REDS_TO_WIN } }, rule: 'RB-DOOM-31' };
const COMPARED: Way = { id: 'comparison', text: { key: 'goal.comparison', with: {} }, rule: 'RB-DOOM-29' };
const ALONE: Way = { id: 'alone', text: { key: 'goal.alone', with: {} }, rule: 'RB-DOOM-32' };

/** The Endgame has ways to win of its own; what only wins before it is left out when it has begun. */
export function goal({ view, value }: GoalOf, { wins, loses, milestones }: Goal): Goal {
  if (view === undefined || value === undefined) return { wins: [...wins, REDS, COMPARED], loses, milestones };
  const isAlone = seatsIn({ view }).length === 1;
  const hasBegun = view.stack.some(({ proc }) => proc === 'endgame');
  const death = wins.filter(({ id }) => id === 'kill').map((one): Way => ({ ...one, rule: 'RB-DOOM-23' }));
  const { counters } = (view.world as unknown as DoomLand).doom;
  return {
    wins: [...(hasBegun ? death : wins), REDS, ...(isAlone ? [] : [COMPARED])],
    loses: [...loses, ...(isAlone ? [ALONE] : [])],
    milestones: [
      ...milestones.filter(({ way }) => !hasBegun || way === null),
      {
        id: 'reds',
        text: { key: 'goal.red-challenges', with: {} },
        rule: REDS.rule,
        way: REDS.id,
        need: REDS_TO_WIN,
        has: bySeat({ view }, (seat) => (value('red challenge cards', seat) as number[]).length),
      },
      {
        id: 'doom',
        text: { key: 'goal.doom', with: {} },
        rule: 'RB-DOOM-12',
        way: null,
        need: (value('spaces of the doom track') as Town[]).length,
        has: [{ seat: null, count: counters.length }],
      },
    ],
  };
}
