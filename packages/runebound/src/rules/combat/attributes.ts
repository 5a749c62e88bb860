/** Card Anatomy: what the numbers on a card mean. Other parts lay their bonuses over these values. */

import type { NamedValue, RuleId, Seat } from '@questwright/kernel';
import {
  card,
  heroCard,
  heroOf,
  isKind,
  woundsOn,
  type RuneboundWorld,
  type RuneboundTable,
  type RuneboundChapter,
} from '../../world.ts';
import type { Challenge, Hero } from '../../cards.ts';
import { ATTRIBUTE_OF, phaseIn, type Attribute, type Phase, type Skill } from '../../words.ts';

/** The numbers of a card in its present form: a kept Challenge that is an Ally has others. */
function numbers(t: RuneboundTable, thing: number): Partial<Hero> {
  const { asAlly } = card(t, thing) as Partial<Challenge>;
  return (asAlly !== undefined && t.controller(thing) !== null ? asAlly : card(t, thing)) as Partial<Hero>;
}

const attribute = (rule: RuleId, name: Attribute): NamedValue<RuneboundWorld> => ({
  rule,
  of: (t, thing: number) => numbers(t, thing)[name] ?? 0,
});
const damage = (rule: RuleId, phase: Phase): NamedValue<RuneboundWorld> => ({
  rule,
  of: (t, thing: number) => numbers(t, thing).damage?.[phase] ?? 0,
});
/** What a Challenge shows is the number that rolls against it must reach. A Hero has one only when it has rolled. */
const target = (rule: RuleId, name: Attribute): NamedValue<RuneboundWorld> => ({
  rule,
  of: (t, opponent: number) => (isKind(t, opponent, 'hero') ? null : t.value(name, opponent)),
});

export const damageOf = (t: RuneboundTable, thing: number, phase: Phase): number => t.value(`${phase} damage`, thing);

export const ATTRIBUTES_CHAPTER: RuneboundChapter = {
  values: {
    mind: attribute('RB-CARD-09', 'mind'),
    body: attribute('RB-CARD-12', 'body'),
    spirit: attribute('RB-CARD-15', 'spirit'),
    'ranged damage': damage('RB-CARD-11', 'ranged'),
    'melee damage': damage('RB-CARD-14', 'melee'),
    'magic damage': damage('RB-CARD-17', 'magic'),
    life: { rule: 'RB-CARD-01', of: (t, thing: number) => numbers(t, thing).life ?? 0 },
    stamina: { rule: 'RB-CARD-02', of: (t, thing: number) => numbers(t, thing).stamina ?? 0 },
    /** The exhaustion that a card can carry without harm. */
    'harmless exhaustion': { rule: 'RB-WND-06', of: (t, thing: number) => t.value('stamina', thing) },
    'skill bonus': {
      rule: 'RB-SKL-02',
      of: (t, seat: Seat, skill: Skill) => heroCard(t, seat).skills[skill] ?? 0,
    },

    'combat value': { rule: 'RB-CBT-09', of: (t, thing: number, phase: Phase) => t.value(ATTRIBUTE_OF[phase], thing) },
    /** What a character adds to the dice of a combat roll. Before there is a roll, one asks for `ranged attack` or
     *  `ranged defense`: some cards count in one of them only. */
    'combat roll': {
      rule: 'RB-CBT-37',
      of: (t, thing: number, rolling: string) => t.value('combat value', thing, phaseIn(rolling)),
    },
    /** What the Hero of a seat adds to the dice of an escape test. */
    'escape roll': { rule: 'RB-ALY-09', of: (t, seat: Seat) => t.value('mind', heroOf(t, seat)) },
    'ranged target': target('RB-CARD-10', 'mind'),
    'melee target': target('RB-CARD-13', 'body'),
    'magic target': target('RB-CARD-16', 'spirit'),
    /** The number that a roll against an opponent must reach; opponents do not roll, unless they are Heroes. */
    'target number': {
      rule: 'RB-CBT-40',
      of: (t, opponent: number, phase: Phase) => t.value(`${phase} target`, opponent),
    },

    defeated: { rule: 'RB-WND-02', of: (t, thing: number) => woundsOn(t, thing) >= t.value('life', thing) },
    'fate of the defeated': {
      rule: 'RB-WND-03',
      of: (t, thing: number) => (isKind(t, thing, 'hero') ? 'knocked out' : 'killed'),
    },
  },
};
