/** What wins: what the one adventure of a game says, and how far every Hero is. */

import { bySeat, type Goal, type GoalOf, type Milestone, type Way } from '@questwright/messages';
import type { Story } from '../cards.ts';
import { IMPROVEMENTS } from '../words.ts';
import type { HeroState } from '../world.ts';

/** Experience counters of all kinds. */
const countersOf = ({ experience }: Pick<HeroState, 'experience'>): number =>
  IMPROVEMENTS.reduce((sum, one) => sum + experience[one], 0);

export function goal({ content, view, value }: GoalOf): Goal {
  const story = [...content.values()].find(({ kind }) => kind === 'story') as Story | undefined;
  const { dragonRunes: need = 0, kill = null } = story ?? {};
  const runes: Way = { id: 'runes', text: { key: 'goal.runes', with: { need } }, rule: 'RB-OBJ-05' };
  const death: Way = { id: 'kill', text: { key: 'goal.kill', with: { card: { content: kill } } }, rule: 'RB-OBJ-04' };
  const wins = [...(need > 0 ? [runes] : []), ...(kill === null ? [] : [death])];
  if (view === undefined || value === undefined) return { wins, loses: [], milestones: [] };
  const { heroes } = view.world as unknown as { heroes: readonly HeroState[] };
  const found: Milestone = {
    id: runes.id,
    text: { key: 'value.dragon runes', with: {} },
    rule: 'RB-OBJ-07',
    way: runes.id,
    need,
    has: bySeat({ view }, (seat) => value('dragon runes', seat) as number),
  };
  const improved: Milestone = {
    id: 'experience',
    text: { key: 'goal.experience', with: {} },
    rule: 'RB-EXP-03',
    way: null,
    need: null,
    has: bySeat({ view }, (seat) => countersOf(heroes[seat]!)),
  };
  return { wins, loses: [], milestones: need > 0 ? [found, improved] : [improved] };
}
