/** What wins and what loses: the End Conditions in force, or the rewards of a game of Abraxis. */

import { type Goal, type GoalOf, type Milestone, type Way } from '@questwright/messages';
import type { EncounterCard } from '../cards.ts';
import { encounterIn, seenIn } from './scene.ts';

const ANY: Goal = {
  wins: [{ id: 'win', text: { key: 'goal.any-win', with: {} }, rule: 'MD-END-01' }],
  loses: [{ id: 'lose', text: { key: 'goal.any-lose', with: {} }, rule: 'MD-END-01' }],
  milestones: [],
};
const ABRAXIS: Goal = {
  wins: [{ id: 'abraxis', text: { key: 'goal.abraxis', with: {} }, rule: 'MD-ABRX-14' }],
  loses: [],
  milestones: [],
};

/** Conditions that only a Reward brings into force are not known before. */
export function goal({ content, view }: GoalOf): Goal {
  if (view === undefined) return ANY;
  if (view.stack.some(({ proc }) => proc === 'abraxis')) return ABRAXIS;
  const { encounter, ends, round } = seenIn({ view });
  const all: EncounterCard['ends'] = encounterIn({ content, view })?.ends ?? {};
  const ways = (wanted: 'win' | 'lose'): Way[] =>
    ends
      .filter((name) => all[name]?.outcome === wanted)
      .map((name) => {
        const end = { key: `end.${encounter}.${name}`, with: {} };
        return { id: name, text: { key: 'goal.end', with: { end } }, rule: 'MD-END-02' };
      });
  const rounds = ends.flatMap((name): Milestone[] => {
    const need = (all[name]?.when as { round?: number } | undefined)?.round;
    const text = { key: 'goal.rounds', with: {} };
    const has = [{ seat: null, count: round }];
    return need === undefined ? [] : [{ id: `round ${need}`, text, rule: 'MD-END-02', way: name, need, has }];
  });
  return ends.length === 0 ? ANY : { wins: ways('win'), loses: ways('lose'), milestones: rounds };
}
