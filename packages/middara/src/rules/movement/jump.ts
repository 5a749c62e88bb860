/** Jumping, with a boost and a catch. */

import { DIRECTIONS, stepFrom, type Direction, type Square } from '@questwright/geometry/square';
import { refuse, words, type Refusal } from '@questwright/kernel';
import { areAdjacent, gridOf, terrainAt, terrainFor } from './board.ts';
import { falls, lineOf, whyNotClimb } from './steps.ts';
import { chanceToPass } from '../../text/odds.ts';
import {
  alliesOf,
  baseOf,
  because,
  call,
  deciders,
  decidesItself,
  figuresOn,
  isAdventurer,
  named,
  othersAt,
  squareOf,
  type MiddaraTable,
  type Figure,
  type MiddaraChapter,
  type In,
  type ChoiceIn,
  runs,
} from '../../world.ts';

export type Leap = { over: Square[]; landing: Square; direction: Direction };

/** All Jumps that the Movement Points allow: straight, over one space or more, to the next one behind them. */
export function leapsFrom(t: MiddaraTable, from: Square, points: number): Leap[] {
  const grid = gridOf(t);
  return t.value('directions of a Jump').flatMap((direction) => {
    const found: Leap[] = [];
    const over: Square[] = [];
    for (let n = 1; costOfJump(t, n) <= points; n++) {
      const square = stepFrom(from, direction, n);
      const landing = stepFrom(from, direction, n + 1);
      if (square === null || landing === null || !grid.has(square) || !grid.has(landing)) break;
      if (grid.hasBorder(over.at(-1) ?? from, square) || grid.hasBorder(square, landing)) break;
      if (terrainAt(t, square) === 'obstructing') break;
      over.push(square);
      found.push({ over: [...over], landing, direction });
    }
    return found;
  });
}
const leapsOf = (t: In<'movement'>): Leap[] => leapsFrom(t, squareOf(t, t.locals.figure), t.locals.points);
export const costOfJump = (t: MiddaraTable, over: number): number => t.value('cost of a Jump', over);

export function whyNotLeap(t: MiddaraTable, figure: number, from: Square, { over, landing }: Leap): Refusal | null {
  if (decidesItself(t, figure) && over.length > t.value('longest Jump', figure)) {
    return refuse('MD-JUMP-16', 'refuse.too-long-a-jump');
  }
  const special = t.value('Special Rules');
  const afraid = special.includes('afraid-of-falling') && t.cardOf(figure) === 'cave-sickle';
  if (afraid && over.some((square) => terrainAt(t, square) === 'dangerous')) {
    return refuse('MD-ENC-13', 'refuse.afraid-of-falling');
  }
  if (terrainFor(t, figure, from) !== 'normal' || othersAt(t, figure, from).length > 0) {
    return refuse('MD-JUMP-06', 'refuse.no-take-off', { square: from });
  }
  const others = (squares: Square[]): Figure[] => figuresOn(t, squares).filter((one) => one.thing !== figure);
  const there = others(over)[0];
  if (there) return refuse('MD-JUMP-07', 'refuse.jump-over-figure', { figure: named(there.thing) });
  if (others([landing]).length > 0 || terrainAt(t, landing) === 'obstructing') {
    return refuse('MD-JUMP-08', 'refuse.no-landing', { square: landing });
  }
  for (const square of [...over, landing]) {
    const why = whyNotClimb(t, figure, from, square);
    if (why !== null) return why;
  }
  return null;
}

const leapTo = (t: In<'movement'>, id: string): Leap | undefined =>
  leapsOf(t).find((one) => one.landing === words(id)[0]);

export const jump: ChoiceIn<'movement'> = {
  rule: 'MD-JUMP-01',
  list: (t) => (t.value('may jump', t.locals.figure) ? leapsOf(t).map((one) => `jump:${one.landing}`) : []),
  why: (t, _, id) => {
    const leap = leapTo(t, id);
    const { figure } = t.locals;
    return leap
      ? whyNotLeap(t, figure, squareOf(t, figure), leap)
      : refuse('MD-JUMP-17', 'refuse.no-jump', { square: words(id)[0] ?? '' });
  },
  then: (t, _, id) => {
    const { figure } = t.locals;
    const leap = leapTo(t, id)!;
    return { run: [call('jump', { figure, ...leap, boost: null, passed: null, caught: null })], goto: 'where to' };
  },
  label: (t, _, id) => {
    const { over = [], landing = words(id)[0] ?? '' } = leapTo(t, id) ?? {};
    const { figure } = t.locals;
    const from = squareOf(t, figure);
    const number = t.value('difficulty of a Jump', over.length);
    return {
      key: 'option.jump',
      with: {
        square: landing,
        over: over.length,
        points: costOfJump(t, over.length),
        number,
        chance: chanceToPass(t, figure, 'agility', number),
        deadly: endsDeadly(t, figure, landing) || falls(t, figure, [from, ...over], landing),
        risky: isDeadlyToFail(t, figure, from, [...over, landing]),
      },
    };
  },
};

/** Whoever ends a movement there is Defeated. */
export const endsDeadly = (t: MiddaraTable, figure: number, square: Square): boolean =>
  terrainFor(t, figure, square) === 'dangerous';
const beside = (t: MiddaraTable, figure: number, square: Square): number[] =>
  alliesOf(t, figure).filter((one) => baseOf(t, one).some((at) => areAdjacent(t, at, square)));
const canCatch = (t: In<'jump'>): number[] => beside(t, t.locals.figure, t.locals.landing);
/** Whether a failed Jump over some spaces Defeats: by Dangerous Terrain, or by how deep one falls. */
export const isDeadlyToFail = (t: MiddaraTable, figure: number, from: Square, spaces: readonly Square[]): boolean =>
  spaces.some((square) => terrainFor(t, figure, square) === 'dangerous' || falls(t, figure, [from], square));
const difficulty = (t: In<'jump'>): number => t.value('difficulty of a Jump', t.locals.over.length);

const boost: ChoiceIn<'jump'> = {
  rule: 'MD-JUMP-10',
  list: (t) => beside(t, t.locals.figure, squareOf(t, t.locals.figure)).map((ally) => `boost:${ally}`),
  then: (t, _, id) => void (t.locals.boost = Number(words(id)[0])),
  label: (t, _, id) => {
    const ally = Number(words(id)[0]);
    return {
      key: 'option.boost',
      with: { figure: named(ally), strength: t.value('skill', ally, 'strength') },
    };
  },
};
const catches: ChoiceIn<'jump'> = {
  rule: 'MD-JUMP-11',
  list: (t) => canCatch(t).map((ally) => `catch:${ally}`),
  then: (t, _, id) => ({
    run: [call('skill check', { figure: Number(words(id)[0]), skill: 'perception', number: difficulty(t), bonus: 0 })],
  }),
  label: (_, __, id) => ({ key: 'option.catch', with: { figure: named(Number(words(id)[0])) } }),
};

const succeeded = (t: In<'jump'>): boolean => t.locals.passed === true || t.locals.caught === true;

export const JUMP: MiddaraChapter = {
  procs: {
    jump: {
      declaration: {
        rule: 'MD-JUMP-05',
        do: (t) => {
          const { figure, over, landing } = t.locals;
          t.emit('jumps', { figure: named(figure), over: over.length, square: landing, number: difficulty(t) });
        },
      },
      'movement points': {
        rule: 'MD-JUMP-04',
        do: (t) => void (t.within('movement')!.points -= costOfJump(t, t.locals.over.length)),
      },
      'take-off': runs({
        rule: 'MD-JUMP-18',
        each: (t) => t.value('provoked', t.locals.figure),
        still: (t, attacker) => t.value('provoked', t.locals.figure).includes(attacker),
        run: 'break attack',
        with: (t, attacker) => ({ attacker, target: t.locals.figure }),
      }),
      // Nor does who was moved elsewhere by such an Attack.
      'who is Defeated does not jump': {
        rule: 'MD-BRK-08',
        do: (t) => (squareOf(t, t.locals.figure) === lineOf(t.locals)[0] ? undefined : { done: null }),
      },
      boost: {
        rule: 'MD-JUMP-10',
        when: (t) =>
          isAdventurer(t, t.locals.figure) && beside(t, t.locals.figure, squareOf(t, t.locals.figure)).length > 0,
        ask: {
          seats: (t) => deciders(t, t.locals.figure),
          choices: { boost, alone: { rule: 'MD-JUMP-10', then: () => {} } },
        },
      },
      check: runs({
        rule: 'MD-JUMP-09',
        as: 'passed',
        run: 'skill check',
        with: (t) => {
          const { figure, boost: ally } = t.locals;
          const bonus = ally === null ? 0 : t.value('skill', ally, 'strength');
          return { figure, skill: 'agility', number: difficulty(t), bonus };
        },
      }),
      catch: {
        rule: 'MD-JUMP-11',
        as: 'caught',
        when: (t) => !succeeded(t) && canCatch(t).length > 0,
        ask: {
          seats: (t) => deciders(t, t.locals.figure),
          choices: { catch: catches, leave: { rule: 'MD-JUMP-11', then: () => {} } },
          decides: (t) => {
            if (!decidesItself(t, t.locals.figure)) return null;
            const ally = canCatch(t)[0]!;
            return { pick: [`catch:${ally}`], trace: [because('first-on-the-track', ally)] };
          },
        },
      },
      'in the air': runs({
        rule: 'MD-JUMP-02',
        when: succeeded,
        each: (t) => [...t.locals.over, t.locals.landing],
        still: (t, to) => squareOf(t, t.locals.figure) === stepFrom(to as Square, t.locals.direction, -1),
        run: 'step',
        with: (t, to) => ({
          figure: t.locals.figure,
          to,
          force: null,
          jumping: true,
          provoked: to === t.locals.over[0],
        }),
      }),
      landing: {
        rule: 'MD-JUMP-14',
        when: succeeded,
        do: (t) => {
          const { figure, landing } = t.locals;
          if (squareOf(t, figure) === landing) t.emit('landed', { figure: named(figure), square: landing });
          return { done: true };
        },
      },
      'deadly fall': {
        rule: 'MD-JUMP-15',
        when: (t) => isDeadlyToFail(t, t.locals.figure, lineOf(t.locals)[0]!, [...t.locals.over, t.locals.landing]),
        do: (t) => ({ run: [call('defeat', { figure: t.locals.figure })], goto: 'no more movement' }),
      },
      fall: {
        rule: 'MD-JUMP-12',
        run: 'step',
        with: (t) => ({
          figure: t.locals.figure,
          to: t.locals.over[0]!,
          force: null,
          jumping: false,
          provoked: true,
        }),
      },
      'no more movement': { rule: 'MD-JUMP-13', do: (t) => t.use('turn', 'failed Jump') },
      'end of the movement': { rule: 'MD-JUMP-12', do: () => ({ end: 'movement' }) },
    },
  },
  shown: { jump: ['figure', 'over', 'landing', 'boost'] },
  values: {
    /** How many spaces a figure that decides itself jumps over at most with one check. */
    'longest Jump': {
      rule: 'MD-AI-11',
      of: () => 2,
      parts: {
        otherwise: {
          rule: 'MD-GOLD-06',
          layer: 'set',
          of: (t, figure) => {
            const activation = t.within('activation');
            return activation?.figure === figure && activation.otherwise ? 4 : null;
          },
        },
      },
    },
    // The book speaks of one space to take off from and one to land on.
    'may jump': {
      rule: 'MD-JUMP-03',
      of: (t, figure) => t.within('movement')?.figure === figure && baseOf(t, figure).length === 1,
    },
    'directions of a Jump': { rule: 'MD-JUMP-17', of: () => DIRECTIONS },
    'cost of a Jump': { rule: 'MD-JUMP-04', of: (_, over) => over + 1 },
    'difficulty of a Jump': { rule: 'MD-JUMP-09', of: (_, over) => 10 + 2 * (over - 1) },
  },
};
