/** Dynamite: lit when it is put on the board, and gone with a bang at the end of the next round. */

import { rangeOfAreas, type Square } from '@questwright/geometry/square';
import { refuse, words, type Refusal } from '@questwright/kernel';
import { gridOf, terrainAt } from '../movement/board.ts';
import { numbersOf, rollDice } from '../attack/dice.ts';
import { paySP, spCost, whyTooFewSP } from '../figures.ts';
import { isBeside, removeToken, tokensOf } from './tokens.ts';
import {
  baseOf,
  call,
  figureOf,
  named,
  NOBODY,
  squareOf,
  stands,
  type Dynamite,
  type MiddaraTable,
  type MiddaraChapter,
  type ChoiceIn,
  runs,
} from '../../world.ts';

const CARD = 'dynamite';
const COST = 1;
const RANGE = 4;
const DIFFICULTY = 10;

/** Carried Dynamite is where its bearer is. */
const squareNow = (t: MiddaraTable, { square, bearer }: Dynamite): Square =>
  bearer === NOBODY ? square : /* MD-DYNA-10 '' */ squareOf(t, bearer);
const isUnlit = (t: MiddaraTable, thing: number): boolean => t.cardOf(thing) === CARD;
/** Dynamite that a figure has: burning, or among its Items. */
const heldBy = (t: MiddaraTable, figure: number): number[] => [
  ...t.world.dynamite.filter((one) => one.bearer === figure).map((one) => one.thing),
  ...figureOf(t, figure).gear.filter((thing) => isUnlit(t, thing) && t.whySetAside(thing, null) === null),
];
const reach = (t: MiddaraTable, figure: number, square: Square): number => rangeOfAreas(baseOf(t, figure), [square]);

function whyNotThrow(t: MiddaraTable, figure: number, square: Square): Refusal | null {
  if (!gridOf(t).has(square) || terrainAt(t, square) === 'obstructing') {
    return refuse('MD-DYNA-08', 'refuse.no-room', { square });
  }
  const far = reach(t, figure, square);
  if (far > RANGE) return refuse('MD-DYNA-08', 'refuse.too-far-to-throw', { square, far, range: RANGE });
  const seen = t.value('square in sight', figure, square);
  return seen
    ? whyTooFewSP(t, figure, spCost(t, figure, COST))
    : refuse('MD-DYNA-08', 'refuse.no-sight-of', { square });
}
/** Puts Dynamite on a space. What burns already burns on as before. */
export function light(t: MiddaraTable, thing: number, square: Square): void {
  const burning = t.world.dynamite.find((one) => one.thing === thing);
  if (burning === undefined) {
    /* MD-DYNA-02 */ t.world.dynamite.push({ thing, square, bearer: NOBODY, lit: t.world.round });
  } else Object.assign(burning, { square, bearer: NOBODY, lit: /* MD-DYNA-09 t.world.round */ burning.lit });
  t.move(thing, 'tokens', 'bottom', 'up');
  t.emit('dynamite placed', { square });
}

/** What burns stays where its bearer was. */
export function dropDynamite(t: MiddaraTable, bearer: number): void {
  for (const burning of t.world.dynamite.filter((one) => one.bearer === bearer)) {
    Object.assign(burning, { square: squareNow(t, burning), bearer: NOBODY });
    t.emit('dynamite placed', { square: burning.square });
  }
}

export const throwing: ChoiceIn<'turn'> = {
  rule: 'MD-DYNA-08',
  list: (t) => {
    const { figure } = t.locals;
    const near = gridOf(t).squares.filter((square) => reach(t, figure, square) <= RANGE);
    return heldBy(t, figure).flatMap((thing) => near.map((square) => `throw:${thing}:${square}`));
  },
  why: (t, _, id) => {
    const [thing, square] = words(id);
    const { figure } = t.locals;
    if (!heldBy(t, figure).includes(Number(thing))) return refuse('MD-DYNA-08', 'refuse.has-no-dynamite');
    return whyNotThrow(t, figure, square ?? '');
  },
  then: (t, _, id) => {
    const { figure } = t.locals;
    const [thing, square] = words(id);
    paySP(t, figure, spCost(t, figure, COST));
    const own = figureOf(t, figure);
    own.gear = own.gear.filter((one) => one !== Number(thing));
    light(t, Number(thing), square!);
    return { goto: 'action phase' };
  },
  label: (t, _, id) => ({
    key: 'option.throw',
    with: { square: words(id)[1]!, cost: spCost(t, t.locals.figure, COST) },
  }),
};
export const pickUp: ChoiceIn<'turn'> = {
  rule: 'MD-DYNA-07',
  list: (t) => t.world.dynamite.filter((one) => one.bearer === NOBODY).map((one) => `pick up:${one.thing}`),
  why: (t, _, id) => {
    const { figure } = t.locals;
    const found = t.world.dynamite.find((one) => one.thing === Number(words(id)[0]));
    if (found === undefined || !isBeside(t, figure, found.square)) {
      return refuse('MD-DYNA-07', 'refuse.not-beside-it', { what: 'dynamite', square: found?.square ?? null });
    }
    return whyTooFewSP(t, figure, spCost(t, figure, COST));
  },
  then: (t, _, id) => {
    const { figure } = t.locals;
    paySP(t, figure, spCost(t, figure, COST));
    return { run: [call('picking up', { figure, thing: Number(words(id)[0]) })], goto: 'action phase' };
  },
  label: (t, _, id) => ({
    key: 'option.pick-up',
    with: { square: t.world.dynamite.find((one) => one.thing === Number(words(id)[0]))?.square ?? '' },
  }),
};

/** What an explosion reaches. */
const inArea = (t: MiddaraTable, square: Square, figure: number): boolean =>
  stands(t, figure) && isBeside(t, figure, square);

export const DYNAMITE: MiddaraChapter = {
  procs: {
    'picking up': {
      check: runs({
        rule: 'MD-DYNA-07',
        as: 'passed',
        run: 'skill check',
        with: (t) => ({ figure: t.locals.figure, skill: 'presence', number: DIFFICULTY, bonus: 0 }),
      }),
      taken: {
        rule: 'MD-DYNA-07',
        when: (t) => t.locals.passed === true && stands(t, t.locals.figure),
        do: (t) => {
          const { figure, thing } = t.locals;
          Object.assign(
            t.world.dynamite.find((one) => one.thing === thing)!,
            { square: '', bearer: figure },
          );
          t.emit('dynamite taken', { figure: named(figure) });
        },
      },
    },
    burning: {
      explosions: runs({
        rule: 'MD-DYNA-04',
        each: (t) => t.world.dynamite.filter((one) => one.lit < t.world.round).map((one) => one.thing),
        still: (t, thing) => t.world.dynamite.some((one) => one.thing === thing),
        run: 'explosion',
        with: (_, thing) => ({ thing }),
      }),
    },
    explosion: {
      bang: {
        rule: 'MD-DYNA-01',
        do: (t) => {
          const { thing } = t.locals;
          const found = t.world.dynamite.find((one) => one.thing === thing)!;
          const square = squareNow(t, found);
          t.locals.square = square;
          t.world.dynamite = t.world.dynamite.filter((one) => one.thing !== thing);
          t.move(thing, 'box', 'bottom');
          t.emit('explosion', { square });
        },
      },
      loot: {
        rule: 'MD-DYNA-06',
        do: (t) => {
          const { square } = t.locals;
          const near = tokensOf(t, 'loot').filter((one) => rangeOfAreas([one.square], [square]) <= 1);
          for (const one of near) removeToken(t, one.thing);
        },
      },
      // What lies in the area is set off before anybody is harmed: who is Defeated leaves with what they have.
      'set off': {
        rule: 'MD-DYNA-11',
        do: (t) => {
          const { square } = t.locals;
          const carried = t.world.figures
            .filter((one) => inArea(t, square, one.thing))
            .flatMap((one) =>
              [...one.gear, ...one.pack].filter((thing) => isUnlit(t, thing)).map((thing) => ({ thing, one })),
            );
          for (const { thing, one } of carried) {
            one.gear = one.gear.filter((other) => other !== thing);
            one.pack = one.pack.filter((other) => other !== thing);
            t.world.dynamite.push({ thing, square: one.square, bearer: NOBODY, lit: t.world.round });
          }
          t.locals.chain = t.world.dynamite
            .filter((one) => rangeOfAreas([squareNow(t, one)], [square]) <= 1)
            .map((one) => one.thing);
        },
      },
      damage: {
        rule: 'MD-DYNA-05',
        do: (t) => {
          const { square } = t.locals;
          const amount = numbersOf(rollDice(t, t.locals.thing, ['purple', 'purple', 'purple']));
          const hit = t.world.figures.filter((one) => inArea(t, square, one.thing));
          return { run: hit.map((one) => call('damage', { figure: one.thing, amount, type: 'irreducible' })) };
        },
      },
      chain: runs({
        rule: 'MD-DYNA-11',
        each: (t) => t.locals.chain ?? [],
        still: (t, thing) => t.world.dynamite.some((one) => one.thing === thing),
        run: 'explosion',
        with: (_, thing) => ({ thing }),
      }),
    },
  },
  shown: { explosion: ['thing'] },
};
