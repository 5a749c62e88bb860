/** Rolls of dice, and what may be done with them while they lie there. */

import { refuse, type Choice, type Refusal } from '@questwright/kernel';
import { shape } from '@questwright/messages';
import { rollDice } from './dice.ts';
import {
  call,
  deciders,
  named,
  neverTaken,
  type MiddaraTable,
  type Middara,
  type MiddaraChapter,
} from '../../world.ts';

/** Outside Encounters nothing but Passive Abilities counts for a Skill Check; those need no window. */
const whyOnlyPassives = (t: MiddaraTable): Refusal | null =>
  t.isWithin('encounter') ? null : refuse('MD-SKIL-03', 'refuse.only-passives');
/** Discards a token: all dice are rolled again, not some of them. */
const intervene: Choice<Middara> = {
  rule: 'MD-TOK-04',
  why: (t) => {
    const { figure } = t.within('roll')!;
    return t.counters(figure, 'intervention') > 0
      ? whyOnlyPassives(t)
      : refuse('MD-TOK-04', 'refuse.no-such-token', {
          figure: named(figure),
          token: { key: 'token.intervention', with: {} },
        });
  },
  then: (t) => {
    const roll = t.within('roll')!;
    t.setCounters(roll.figure, 'intervention', t.counters(roll.figure, 'intervention') - 1);
    roll.faces = rollDice(t, roll.figure, roll.dice);
  },
};
/** Listed so that it can be refused by name: Symbols are spent in Attacks. */
const spend: Choice<Middara> = {
  rule: 'MD-SYM-02',
  list: (t) => {
    const roll = t.within('roll')!;
    return roll.for === 'attack' ? [] : t.value('symbol abilities', roll.figure).map((_, i) => `spend:${i}`);
  },
  why: (t) => refuse(t.within('roll')!.for === 'force' ? 'MD-EMPW-03' : 'MD-SYM-06', 'refuse.no-symbols-here'),
  then: neverTaken,
  label: () => ({ key: 'option.spend', with: { book: 0, shield: 0, burst: 0, roll: 0, physical: 0 } }),
};

const dice: Choice<Middara> = {
  rule: 'MD-ABIL-08',
  kind: 'some',
  form: (t) => {
    const rolled = t.within('roll')!.dice;
    return { of: rolled.map((die, i) => `${i + 1}-${die}`), min: 1, max: rolled.length };
  },
  then: (t, _, __, elements) => {
    const roll = t.within('roll')!;
    for (const one of elements) {
      const i = Number(one.split('-')[0]) - 1;
      roll.faces[i] = rollDice(t, roll.figure, [roll.dice[i]!])[0]!;
    }
  },
  label: () => ({ key: 'text.re-roll', with: { dice: 'any' } }),
  element: (_, __, element) => ({ key: 'element.dice', with: { die: { content: `die-${element.split('-')[1]}` } } }),
};

export const ROLLS: MiddaraChapter = {
  procs: {
    roll: {
      dice: {
        rule: 'MD-DICE-01',
        do: (t) => void (t.locals.faces = rollDice(t, t.locals.figure, t.locals.dice)),
      },
      're-rolls': {
        rule: 'MD-ABIL-08',
        window: { timing: 'dice rolled', order: (t) => deciders(t, t.locals.figure) },
      },
      result: { rule: 'MD-DICE-01', do: (t) => ({ done: t.locals.faces }) },
    },
    're-roll': {
      which: {
        rule: 'MD-ABIL-08',
        ask: {
          seats: (t) => deciders(t, t.locals.figure),
          prompt: (t) => ({ key: 'ask.re-roll.which', with: { figure: named(t.locals.figure) } }),
          choices: { dice },
        },
      },
    },
  },
  shown: { roll: ['figure', 'dice', 'for', 'faces'], 're-roll': ['figure'] },
  timings: { 'dice rolled': { rule: 'MD-ABIL-08', choices: { intervene, spend }, why: whyOnlyPassives } },
  verbs: {
    're-roll': {
      rule: 'MD-ABIL-08',
      shape: { takes: shape.word('any') },
      text: ({ 're-roll': of }) => ({ key: 'text.re-roll', with: { dice: of! } }),
      estimate: () => ({ dice: 'again' }),
      can: (t) => t.isWithin('roll'),
      do: (t) => ({ run: [call('re-roll', { figure: t.within('roll')!.figure })] }),
    },
  },
};
