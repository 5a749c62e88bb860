/** Skill Tests. */

import type { Steps } from '@questwright/kernel';
import { reaches } from './battle.ts';
import { addedParts } from './rolls.ts';
import { heroOf, type In, type RuneboundWorld, type LocalsIn, type RuneboundChapter } from '../../world.ts';

/** Heroes make tests; an Ally never does, however able. */
const tester = (t: In<'test'>): number =>
  /* RB-SKL-08 t.pile(`area/${t.locals.seat}`)[0] ?? heroOf(t, t.locals.seat) */ heroOf(t, t.locals.seat);
const withoutSkill = (t: In<'test'>): number => t.locals.dice + t.value(t.locals.attribute, tester(t));
/** A bonus can come from a card, whether or not the Hero has the skill. */
function withSkill(t: In<'test'>): number {
  const bonus = t.value('skill bonus', t.locals.seat, t.locals.skill!);
  /* RB-SKL-05 bonus > 0 ? withoutSkill(t) + bonus : 0 */ return withoutSkill(t) + bonus;
}

const test: Steps<RuneboundWorld, LocalsIn<'test'>> = {
  effects: { rule: 'RB-ACT-01', window: { timing: 'skill test', order: (t) => [t.locals.seat] } },
  dice: {
    rule: 'RB-SKL-01',
    as: 'dice',
    run: 'roll',
    with: (t) => ({ seat: t.locals.seat, for: 'test', thing: heroOf(t, t.locals.seat), phase: null, dice: [] }),
  },
  total: {
    rule: 'RB-SKL-09',
    cases: {
      'no skill is named': {
        rule: 'RB-SKL-03',
        when: (t) => t.locals.skill === null,
        do: (t) => void (t.locals.total = withoutSkill(t)),
      },
      'a skill is named': { rule: 'RB-SKL-02', do: (t) => void (t.locals.total = withSkill(t)) },
    },
  },
  result: {
    rule: 'RB-SKL-04',
    do: (t) => {
      const { seat, attribute, skill, number, dice, total = 0 } = t.locals;
      const success = reaches(total, number);
      t.emit('test made', () => {
        const bonus = skill === null ? [] : addedParts(t, 'skill bonus', seat, skill);
        const added = [...addedParts(t, attribute, tester(t)), ...bonus];
        return { seat, attribute, skill, dice, added, total, number, success: String(success) };
      });
      return { done: success };
    },
  },
};

export const SKILL_TESTS: RuneboundChapter = {
  procs: { test },
  shown: { test: ['seat', 'attribute', 'skill', 'number'] },
  timings: { 'skill test': { rule: 'RB-ACT-01', choices: {} } },
};
