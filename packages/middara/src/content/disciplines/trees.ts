/** The Discipline Trees as the box has them, by LVL. The other files of this folder say what the cards do. */

import type { RuleId } from '@questwright/kernel';
import type { Tree } from '../../words.ts';

interface Level {
  rule: RuleId;
  cards: readonly string[];
}
export const DISCIPLINE_TREES: Readonly<Record<Tree, readonly [Level, Level, Level, Level]>> = {
  ASSEMBLAGE: [
    {
      rule: 'MD-TREE-01',
      cards: ['banished-knowledge', 'euthanasia', 'forebode', 'familiar', 'perfect-love', 'last-laugh', 'sanctuary'],
    },
    {
      rule: 'MD-TREE-02',
      cards: [
        'bff',
        'imposed-paradigm',
        'possession',
        'ruination',
        'fortune-telling',
        'summoning',
        'conduction-summoning',
      ],
    },
    {
      rule: 'MD-TREE-03',
      cards: ['exalted-summoning', 'the-pessimist', 'helping-hands', 'resonance', 'friends-with-benefits'],
    },
    { rule: 'MD-TREE-04', cards: ['felled-afterlife', 'soul-bond', 'the-tower-reversed'] },
  ],
  CRUOR: [
    {
      rule: 'MD-TREE-05',
      cards: [
        'wretched-tether',
        'crumbling-time',
        'imbued-fear',
        'gore-shot',
        'oxygen-syphon',
        'corrosive-ideal',
        'to-faust',
      ],
    },
    {
      rule: 'MD-TREE-06',
      cards: [
        'abbadons-subtlety',
        'blood-pact',
        'blood-toil',
        'root-the-mind',
        'in-dreams',
        'soul-steal',
        'organic-liquify',
      ],
    },
    { rule: 'MD-TREE-07', cards: ['aura-of-hate', 'in-secret', 'life-grasp', 'sinful-privilege', 'soul-pact'] },
    { rule: 'MD-TREE-08', cards: ['he-watches', 'ineptitude', 'bring-the-shadows'] },
  ],
  MARTIAL: [
    {
      rule: 'MD-TREE-09',
      cards: [
        'anticipated-attack',
        'blade-works',
        'chains-of-command',
        'critical-defense',
        'hammer-helm',
        'fortuitous-homicide',
        'nirvanas-mark',
      ],
    },
    {
      rule: 'MD-TREE-10',
      cards: ['blood-rage', 'onslaught', 'gigas-grip', 'mage-breaker', 'physically-perfected', 'promise', 'whirlwind'],
    },
    {
      rule: 'MD-TREE-11',
      cards: ['morbid-envy', 'bring-the-wrath', 'nemesis-enforcement', 'dead-end', 'relentless-feign'],
    },
    { rule: 'MD-TREE-12', cards: ['challenge-supreme', 'master-of-the-vessel', 'will-to-live'] },
  ],
  SANCTUS: [
    {
      rule: 'MD-TREE-13',
      cards: ['aspect', 'guardian-angel', 'intervention', 'living-bulwark', 'magic-armor', 'courage-stifle', 'mend'],
    },
    {
      rule: 'MD-TREE-14',
      cards: [
        'ascension',
        'soul-clear',
        'from-the-grave',
        'fervor',
        'paradigm-assault',
        'proof-of-divinity',
        'salvation',
      ],
    },
    {
      rule: 'MD-TREE-15',
      cards: ['greater-existence', 'font-of-renewal', 'wings-manifest', 'aura-of-invincibility', 'zealous-reprisal'],
    },
    { rule: 'MD-TREE-16', cards: ['inspiration', 'dimension-shift', 'the-only-truth'] },
  ],
  SUBTERFUGE: [
    {
      rule: 'MD-TREE-17',
      cards: [
        'trick-shot',
        'follow-through',
        'kill-the-messenger',
        'like-the-shadows',
        'precise-strike',
        'quick-blow',
        'speed-injustice',
      ],
    },
    {
      rule: 'MD-TREE-18',
      cards: [
        'acid-splash',
        'false-idol',
        'shame-of-the-otaku',
        'paralyzing-point',
        'friend-over-foe',
        'down-the-masses',
        'cqc',
      ],
    },
    {
      rule: 'MD-TREE-19',
      cards: ['murder-circus', 'profound-intuition', 'rapid-reload', 'jack-of-all-blades', 'ninjutsu'],
    },
    { rule: 'MD-TREE-20', cards: ['fist-of-polaris', 'brutal-slaughter', 'blot-out-the-sun'] },
  ],
};
