import type { Definition, RuleId, Rules, Timing } from '@questwright/kernel';
import { COMBAT } from './combat.ts';
import { ATTRIBUTES, CARDS, type Phase } from './content.ts';
import { combatAttribute, CONDITIONS, TEST, VERBS, WAYS } from './effects.ts';
import { HAPPENINGS, WATCHES } from './happenings.ts';
import { character, SCHEMA, type Land } from './world.ts';

const timing = (rule: RuleId): Timing<Land> => ({ rule, choices: {} });

const rules: Rules<Land> = {
  schema: SCHEMA,
  zones: {
    hero: { per: 'seat', sees: 'all', live: true },
    play: { per: 'seat', sees: 'all', live: true },
    challenge: { sees: 'all', live: true },
    'yellow deck': { sees: 'none' },
    'market deck': { sees: 'none' },
    'undefeated challenge track': { sees: 'all' },
  },
  counters: ['wounds', 'exhaustion'],
  content: CARDS,
  lists: ['beforeCombat', 'reward'],
  setup: {},
  procs: {
    game: {
      'adventure step': {
        rule: 'RB-ADV-01',
        ask: {
          seats: (t) => [t.world.turn],
          choices: {
            attempt: {
              rule: 'RB-ADV-03',
              then: (_, hero) => ({ run: [{ proc: 'challenge', with: { hero, heroes: [hero], exceptions: [] } }] }),
            },
            decline: { rule: 'RB-ADV-02', then: () => undefined },
          },
        },
      },
    },
    ...COMBAT,
    ...HAPPENINGS,
    test: TEST,
  },
  shown: { roll: ['dice'], wounds: ['on', 'amount'], combat: ['heroes', 'opponent', 'outcome'] },
  values: {
    ...Object.fromEntries(
      ATTRIBUTES.map((name) => [
        name,
        { rule: 'RB-CBT-09' as RuleId, of: (t: any, thing: number) => character(t, thing)[name] },
      ]),
    ),
    'combat value': {
      rule: 'RB-CBT-09',
      of: (t, thing: number, phase: Phase) => t.value(combatAttribute(phase), thing),
    },
    damage: { rule: 'RB-CBT-18', of: (t, thing: number, phase: Phase) => character(t, thing).damage[phase] },
    life: { rule: 'RB-WND-02', of: (t, thing: number) => character(t, thing).life },
    stamina: { rule: 'RB-WND-05', of: (t, thing: number) => character(t, thing).stamina ?? 0 },
  },
  watch: WATCHES,
  timings: {
    'before combat': timing('RB-CBT-05'),
    ranged: timing('RB-ACT-02'),
    melee: timing('RB-ACT-02'),
    magic: timing('RB-ACT-02'),
    rolled: timing('RB-CBT-37'),
    'about to be wounded': timing('RB-TERM-02'),
    'about to be exhausted': timing('RB-WND-04'),
    'about to be discarded': timing('RB-ITM-06'),
    'about to be defeated': timing('RB-DEF-01'),
    'about to be knocked out': timing('RB-KO-01'),
  },
  verbs: VERBS,
  conditions: CONDITIONS,
  ways: WAYS,
};

export const runeboundCombat: Definition<Land> = {
  id: 'trial-runebound-combat',
  version: '1',
  seats: { min: 1, max: 6, rule: 'RB-OBJ-01' },
  rules,
  packs: [],
};
