/** CRUSH and RELENTLESS: what becomes of those who were moved through. */

import type { Square } from '@questwright/geometry/square';
import { areAdjacent, gridOf } from './board.ts';
import { numbersOf, rollDice } from '../attack/dice.ts';
import { nearestFree, whyNotPut } from './placing.ts';
import {
  baseOf,
  call,
  hasTag,
  isFlying,
  othersAt,
  squareOf,
  stands,
  type MiddaraTable,
  type MiddaraChapter,
  type In,
  type StepsIn,
  runs,
} from '../../world.ts';

const tramples = (t: In<'movement'>, tag: 'CRUSH' | 'RELENTLESS'): boolean =>
  stands(t, t.locals.figure) && hasTag(t, t.locals.figure, tag) && !isFlying(t, t.locals.figure);

/** Spaces adjacent to one figure on which another can be put. */
export const roomBeside = (t: MiddaraTable, figure: number, other: number): Square[] =>
  gridOf(t).squares.filter(
    (square) =>
      whyNotPut(t, other, square) === null &&
      baseOf(t, other, square).some((one) => baseOf(t, figure).some((at) => areAdjacent(t, at, one))),
  );

const hurt = (t: In<'trampling'>, dice: number): ReturnType<typeof call> =>
  call('damage', {
    figure: t.locals.opponent,
    amount: numbersOf(rollDice(t, t.locals.figure, new Array<'purple'>(dice).fill('purple'))),
    type: 'irreducible',
  });
const toNearest = (t: MiddaraTable, figure: number): ReturnType<typeof call> =>
  call('displacement', { figure, squares: nearestFree(t, figure, squareOf(t, figure)) });

/** Who has to make room where a movement was cut short on a space that another figure occupies. */
const cutShortOn = (t: In<'movement'>): number[] =>
  tramples(t, 'CRUSH') || tramples(t, 'RELENTLESS')
    ? othersAt(t, t.locals.figure).map((one) => one.thing)
    : [t.locals.figure];

/** What is left behind by a turn that ends in the middle of a movement, and by who can neither stop nor go on. */
export const cutShort: StepsIn<'movement'> = {
  'no space shared': {
    rule: 'MD-MOVE-11',
    always: true,
    when: (t) => stands(t, t.locals.figure) && othersAt(t, t.locals.figure).length > 0,
    do: (t) => ({ run: cutShortOn(t).map((figure) => toNearest(t, figure)) }),
  },
};

/** The steps after a movement, in the procedure `movement`. */
export const trampling: StepsIn<'movement'> = {
  crushed: runs({
    rule: 'MD-TAG-20',
    when: (t) => tramples(t, 'CRUSH'),
    each: (t) => t.locals.passed,
    still: (t, opponent) => stands(t, opponent),
    run: 'trampling',
    with: (t, opponent) => ({ figure: t.locals.figure, opponent, tag: 'CRUSH' }),
  }),
  'space crushed': {
    rule: 'MD-TAG-21',
    when: (t) => tramples(t, 'CRUSH'),
    do: (t) => ({ run: othersAt(t, t.locals.figure).map((one) => toNearest(t, one.thing)) }),
  },
  'run down': runs({
    rule: 'MD-TAG-58',
    when: (t) => tramples(t, 'RELENTLESS'),
    each: (t) => t.locals.passed,
    still: (t, opponent) => stands(t, opponent),
    run: 'trampling',
    with: (t, opponent) => ({ figure: t.locals.figure, opponent, tag: 'RELENTLESS' }),
  }),
  'space taken': {
    rule: 'MD-TAG-60',
    when: (t) => tramples(t, 'RELENTLESS'),
    do: (t) => ({ run: othersAt(t, t.locals.figure).map((one) => toNearest(t, one.thing)) }),
  },
};

export const TRAMPLING: MiddaraChapter = {
  procs: {
    trampling: {
      crushed: {
        rule: 'MD-TAG-20',
        when: (t) => t.locals.tag === 'CRUSH',
        do: (t) => ({ run: [hurt(t, 1)] }),
      },
      'no room': {
        rule: 'MD-TAG-59',
        when: (t) => t.locals.tag === 'RELENTLESS' && roomBeside(t, t.locals.figure, t.locals.opponent).length === 0,
        do: (t) => ({ run: [hurt(t, 2), toNearest(t, t.locals.opponent)], goto: 'over' }),
      },
      'placed adjacent': {
        rule: 'MD-TAG-58',
        when: (t) => t.locals.tag === 'RELENTLESS' && roomBeside(t, t.locals.figure, t.locals.opponent).length > 0,
        do: (t) => {
          const squares = roomBeside(t, t.locals.figure, t.locals.opponent);
          return { run: [hurt(t, 1), call('displacement', { figure: t.locals.opponent, squares })] };
        },
      },
      over: { rule: 'MD-TAG-58', do: () => {} },
    },
  },
  shown: { trampling: ['figure', 'opponent', 'tag'] },
};
