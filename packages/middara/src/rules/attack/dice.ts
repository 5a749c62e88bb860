/** Dice and Skill Checks. */

import type { DieCard, Face } from '../../cards.ts';
import { cardOf, named, type MiddaraTable, type MiddaraChapter, runs } from '../../world.ts';
import type { Die } from '../../words.ts';

const printed = (t: MiddaraTable, die: Die, face: number): Face =>
  (t.loaded.content.get(`die-${die}`)!.content as DieCard).faces[face - 1]!;
const faceOf = (t: MiddaraTable, die: Die, face: number): Face => ({
  number: t.value('number on a face', die, face),
  ...t.value('symbols on a face', die, face),
});

/** Rolls dice and tells how they lie. */
export function rollDice(t: MiddaraTable, roller: number, dice: readonly Die[]): Face[] {
  const faces = dice.map((die) => faceOf(t, die, t.roll(6)[0]!));
  const shows = faces.map(({ number = 0, book = 0, shield = 0, burst = 0, skull }, i) => ({
    key: 'rolled-face',
    with: { die: { content: `die-${dice[i]!}` }, number, book, shield, burst, skull: skull === true },
  }));
  const now = t.within('roll');
  t.emit('rolled', { figure: named(roller), shows, for: now?.figure === roller ? now.for : 'effect' });
  return faces;
}
export const numbersOf = (faces: readonly Face[]): number => faces.reduce((sum, face) => sum + (face.number ?? 0), 0);

/** Combatants have no Skills: a skull is all that fails them. */
export const checkDice = (t: MiddaraTable, figure: number): Die[] =>
  cardOf(t, figure).skills === undefined ? ['black'] : ['purple', 'purple'];

export const CHECKS: MiddaraChapter = {
  procs: {
    'skill check': {
      roll: runs({
        rule: 'MD-SKIL-01',
        as: 'faces',
        run: 'roll',
        with: (t) => ({
          figure: t.locals.figure,
          dice: checkDice(t, t.locals.figure),
          for: 'check',
          faces: [],
        }),
      }),
      result: {
        rule: 'MD-SKIL-01',
        cases: {
          adventurer: {
            rule: 'MD-SKIL-02',
            when: (t) => cardOf(t, t.locals.figure).skills !== undefined,
            do: (t) => {
              const { figure, skill, number, bonus, faces } = t.locals;
              const total = numbersOf(faces) + t.value('skill', figure, skill) + bonus;
              t.emit('checked', { figure: named(figure), skill, number, total, passed: total >= number });
              return { done: total >= number };
            },
          },
          combatant: {
            rule: 'MD-SKIL-04',
            do: (t) => {
              const { figure, skill, faces } = t.locals;
              const passed = faces[0]!.skull !== true;
              t.emit('checked by a Combatant', { figure: named(figure), skill, passed });
              return { done: passed };
            },
          },
        },
      },
    },
  },
  values: {
    'number on a face': { rule: 'MD-DICE-04', of: (t, die, face) => printed(t, die, face).number ?? 0 },
    'symbols on a face': {
      rule: 'MD-DICE-05',
      of: (t, die, face) => {
        const { number: _, ...symbols } = printed(t, die, face);
        return symbols;
      },
    },
  },
  shown: { 'skill check': ['figure', 'skill', 'number', 'bonus'] },
};
