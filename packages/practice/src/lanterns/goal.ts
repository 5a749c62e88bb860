import type { RuleId } from '@questwright/kernel';
import { bySeat, type AnyExtension, type Goal, type GoalOf, type Milestone, type Way } from '@questwright/messages';
import { grandIllumination, longNight, shortCandle } from './packs/variants.ts';
import type { River } from './world.ts';

/** Numbers that packs change are read from the rules; before a game they are not told. */
export function goal({ view, value }: GoalOf): Goal {
  const number = (name: string): number | null => (value?.(name) as number | undefined) ?? null;
  const [light, nights] = [number('light to win'), number('nights')];
  const wins: Way[] = [
    { id: 'light', text: { key: 'goal.light', with: { need: light } }, rule: 'LAN-WIN-01' },
    { id: 'dawn', text: { key: 'goal.dawn', with: { nights } }, rule: 'LAN-WIN-02' },
  ];
  if (view === undefined || value === undefined) return { wins, loses: [], milestones: [] };
  const { night } = view.world as unknown as River;
  const milestones: Milestone[] = [
    {
      id: 'light',
      text: { key: 'value.light', with: {} },
      rule: 'LAN-WIN-01',
      way: 'light',
      need: light,
      has: bySeat({ view }, (seat) => value('light', seat) as number),
    },
    {
      id: 'nights',
      text: { key: 'value.nights', with: {} },
      rule: 'LAN-WIN-02',
      way: 'dawn',
      need: nights,
      has: [{ seat: null, count: night }],
    },
  ];
  return { wins, loses: [], milestones };
}

/** Other rules for the same ways. */
const ruledBy =
  (rules: Readonly<Record<string, RuleId>>) =>
  (_: GoalOf, { wins, ...rest }: Goal): Goal => ({
    ...rest,
    wins: wins.map((way) => ({ ...way, rule: rules[way.id] ?? way.rule })),
  });

/** What some packs say of the goal. */
export const EXTENSIONS: readonly AnyExtension[] = [
  {
    pack: longNight,
    words: { en: { 'goal.light': 'being the only one with {need, select, none {enough light} other {{need} light}}' } },
    goal: ruledBy({ light: 'LAN-VAR-02', dawn: 'LAN-VAR-01' }),
  },
  {
    pack: grandIllumination,
    words: {
      en: { 'goal.light': 'having {need, select, none {enough light} other {{need} light}} when a night ends' },
    },
    goal: ruledBy({ light: 'LAN-VAR-05' }),
  },
  { pack: shortCandle, words: {}, goal: ruledBy({ dawn: 'LAN-VAR-09' }) },
];
