/** Putting figures and Terrain somewhere without moving: SWAP, WARP, Terrain tokens and Planks, drifting Loot. */

import { stepsFrom } from '@questwright/geometry';
import { inReadingOrder, stepFrom, type Square } from '@questwright/geometry/square';
import { refuse, words, type Refusal, type RuleId } from '@questwright/kernel';
import { adjacentTo, gridOf, terrainAt } from './board.ts';
import { flowUnder } from './forced.ts';
import { layTerrain } from './steps.ts';
import {
  baseOf,
  call,
  deciders,
  encounterOf,
  figuresOn,
  named,
  place,
  squareOf,
  stands,
  type MiddaraTable,
  type Middara,
  type MiddaraChapter,
  type Token,
  type In,
  type ChoiceIn,
} from '../../world.ts';
import { MAY_REPLACE, type Terrain } from '../../words.ts';

/** Why a figure cannot be put down with its base beginning at a square; those in `without` are being lifted too. */
export function whyNotPut(
  t: MiddaraTable,
  figure: number,
  at: Square,
  without: readonly number[] = [],
): Refusal | null {
  const base = baseOf(t, figure, at);
  const isSpace = base.every((square) => gridOf(t).has(square) && terrainAt(t, square) !== 'obstructing');
  const taken = figuresOn(t, base).some((one) => one.thing !== figure && !without.includes(one.thing));
  return isSpace && !taken ? null : refuse('MD-TAG-72', 'refuse.no-room', { square: at });
}

// ---- the nearest spaces ----

/** Nothing else than Obstructing Terrain makes the count go round. */
const goesRound = (t: MiddaraTable, square: Square): boolean =>
  /* MD-WORD-06 false */ terrainAt(t, square) === 'obstructing';

type Counts = Map<string, Record<Square, number>>;
/** Counted anew when Terrain has changed: tokens of Terrain are laid as a new list. Copies of a game have lists of their own that
 *  say the same; of those that were there last the counts are kept. */
const counted = new WeakMap<object, { lists: WeakMap<Middara['terrain'], Counts>; texts: Map<string, Counts> }>();
const MOST_KEPT = 20;
function countsKnown({ loaded, world }: MiddaraTable): Counts {
  let all = counted.get(loaded);
  if (all === undefined) counted.set(loaded, (all = { lists: new WeakMap(), texts: new Map() }));
  const { lists, texts } = all;
  let known = lists.get(world.terrain);
  if (known === undefined) {
    const text = world.terrain.map(({ square, terrain }) => `${square} ${terrain}`).join();
    known = texts.get(text) ?? new Map<string, Record<Square, number>>();
    if (texts.size >= MOST_KEPT) texts.clear();
    texts.set(text, known);
    lists.set(world.terrain, known);
  }
  return known;
}
function countsOn(t: MiddaraTable, from: Square): Record<Square, number> {
  const known = countsKnown(t);
  const key = `${t.world.encounter} ${from}`;
  let found = known.get(key);
  if (found === undefined) {
    const round = new Set(gridOf(t).squares.filter((one) => goesRound(t, one)));
    const open = (square: Square): Square[] => adjacentTo(t, square).filter((one) => !round.has(one));
    known.set(key, (found = Object.fromEntries(stepsFrom(from, open))));
  }
  return found;
}

/** How many spaces away each space is, around Obstructing Terrain, counted diagonally too. */
const countFrom = (t: MiddaraTable, from: Square): Record<Square, number> => t.value('count', from);

/** Spaces that are so many spaces away or fewer, the space itself left out. */
export const spacesWithin = (t: MiddaraTable, from: Square, spaces: number): Square[] =>
  Object.entries(countFrom(t, from))
    .filter(([square, count]) => square !== from && count <= spaces)
    .map(([square]) => square)
    .toSorted(inReadingOrder);

/** Where a figure can be Warped to, so many spaces away or fewer. */
export const warpSpaces = (t: MiddaraTable, figure: number, spaces: number): Square[] =>
  stands(t, figure)
    ? spacesWithin(t, squareOf(t, figure), spaces).filter((one) => whyNotPut(t, figure, one) === null)
    : [];

/** The spaces nearest to a square on which a figure can be put. */
export function nearestFree(t: MiddaraTable, figure: number, from: Square): Square[] {
  const counted = Object.entries(countFrom(t, from)).filter(([square]) => whyNotPut(t, figure, square) === null);
  const least = Math.min(...counted.map(([, count]) => count));
  return counted
    .filter(([, count]) => count === least)
    .map(([square]) => square)
    .toSorted(inReadingOrder);
}

const put: ChoiceIn<'displacement'> = {
  rule: 'MD-WORD-07',
  // Of several who must make room one may have been put there before.
  list: (t) => {
    const { figure } = t.locals;
    const free = t.locals.squares.filter((square) => whyNotPut(t, figure, square) === null);
    return (free.length > 0 ? free : nearestFree(t, figure, squareOf(t, figure))).map((square) => `put:${square}`);
  },
  then: (t, _, id) => place(t, t.locals.figure, words(id)[0]!),
  label: (_, __, id) => ({ key: 'option.put', with: { square: words(id)[0]! } }),
};

const warp: ChoiceIn<'warping'> = {
  rule: 'MD-TAG-72',
  list: (t) => t.locals.squares.map((square) => `warp:${square}`),
  why: (t, _, id) => whyNotPut(t, t.locals.figure, words(id)[0]!),
  then: (t, _, id) => ({ run: [call('warp', { figure: t.locals.figure, to: words(id)[0]! })] }),
  label: (_, __, id) => ({ key: 'option.put', with: { square: words(id)[0]! } }),
};

// ---- Terrain ----

export type Placed = Terrain | 'plank';
const LIMITS: Partial<Record<Placed, RuleId>> = {
  hindering: 'MD-TERR-10',
  water: 'MD-TERR-13',
  muck: 'MD-TERR-16',
  obstructing: 'MD-TERR-20',
  dangerous: 'MD-TERR-23',
  plank: 'MD-PLNK-01',
};
function whyNotTerrain(t: MiddaraTable, placed: Placed, square: Square): Refusal | null {
  const is = terrainAt(t, square);
  const rule = LIMITS[placed] ?? 'MD-TERR-25';
  if (!t.value('may replace', placed, is)) return refuse(rule, 'refuse.terrain', { placed, is, square });
  if (placed === 'obstructing' && figuresOn(t, [square]).length > 0)
    return refuse(rule, 'refuse.figure-there', { square });
  return null;
}

/** Planks come in two sizes: for one space, and for two in a row. */
function longPlanks(t: In<'terrain placement'>, squares: readonly Square[]): string[] {
  if (/* MD-PLNK-02 true */ t.locals.terrain !== 'plank') return [];
  return squares.flatMap((one) =>
    (['east', 'south'] as const)
      .map((direction) => stepFrom(one, direction))
      .filter((other) => other !== null && squares.includes(other))
      .map((other) => `lay:${one}:${other!}`),
  );
}

const lay: ChoiceIn<'terrain placement'> = {
  rule: 'MD-TERR-06',
  list: (t) => {
    const { squares } = t.locals;
    return [...squares.map((square) => `lay:${square}`), ...longPlanks(t, squares)];
  },
  why: (t, _, id) => {
    const [first, second] = words(id);
    const why = whyNotTerrain(t, t.locals.terrain, first!);
    return why ?? (second === undefined ? null : whyNotTerrain(t, t.locals.terrain, second));
  },
  then: (t, _, id) => {
    for (const square of words(id)) layTerrain(t, square, t.locals.terrain === 'plank' ? 'normal' : t.locals.terrain);
  },
  label: (t, _, id) => ({ key: 'option.lay', with: { square: words(id).join(' '), terrain: t.locals.terrain } }),
};

/** Where a Loot token comes to lie; null when it is lost. */
function drifted(t: MiddaraTable, token: Token): Token | null {
  let { square } = token;
  let flow = flowUnder(t, square);
  for (let left = flow === null ? 0 : encounterOf(t).current!.spaces; left > 0; left--) {
    flow = flowUnder(t, square) ?? flow;
    const next = stepFrom(square, flow!);
    if (next === null || !gridOf(t).opens(square, next) || terrainAt(t, next) === 'obstructing') break;
    square = next;
    /* MD-TERR-22 */ if (terrainAt(t, square) === 'dangerous') return null;
  }
  return { ...token, square };
}

export const PLACING: MiddaraChapter = {
  procs: {
    swap: {
      exchange: {
        rule: 'MD-TAG-67',
        do: (t) => {
          const { figure, other } = t.locals;
          const [here, there] = [squareOf(t, figure), squareOf(t, other)];
          const lifted = [figure, other];
          if (whyNotPut(t, figure, there, lifted) ?? whyNotPut(t, other, here, lifted)) return { done: false };
          place(t, figure, there);
          place(t, other, here);
          t.emit('swapped', { figure: named(figure), other: named(other) });
          return { done: true };
        },
      },
    },
    warping: {
      'where to': {
        rule: 'MD-TAG-72',
        ask: {
          seats: (t) => deciders(t, t.locals.by),
          prompt: (t) => ({ key: 'ask.warping.where to', with: { figure: named(t.locals.figure) } }),
          choices: { warp },
        },
      },
    },
    warp: {
      warp: {
        rule: 'MD-TAG-72',
        do: (t) => {
          const { figure, to } = t.locals;
          if (whyNotPut(t, figure, to) !== null) return { done: false };
          place(t, figure, to);
          t.emit('warped', { figure: named(figure), square: to });
          return { done: true };
        },
      },
    },
    displacement: {
      'nearest space': {
        rule: 'MD-WORD-07',
        when: (t) => stands(t, t.locals.figure),
        ask: {
          seats: (t) => deciders(t, t.locals.figure),
          prompt: (t) => ({ key: 'ask.displacement.nearest space', with: { figure: named(t.locals.figure) } }),
          choices: { put },
        },
      },
    },
    'terrain placement': {
      where: {
        rule: 'MD-TERR-06',
        ask: { seats: (t) => [t.locals.seat], choices: { lay, 'no terrain': { rule: 'MD-TERR-06', then: () => {} } } },
      },
    },
    drift: {
      loot: {
        rule: 'MD-CURR-06',
        do: (t) => {
          t.world.tokens = t.world.tokens.flatMap((token) => {
            const now = token.kind === 'loot' ? drifted(t, token) : token;
            if (now === null) t.emit('loot lost', { square: token.square });
            else if (now.square !== token.square) t.emit('loot drifted', { from: token.square, square: now.square });
            return now === null ? [] : [now];
          });
        },
      },
    },
  },
  shown: { warping: ['by', 'figure'], 'terrain placement': ['terrain'] },
  values: {
    count: { rule: 'MD-WORD-05', of: (t, from) => countsOn(t, from) },
    /** What each type of Terrain may be laid over. */
    'terrain table': { rule: 'MD-TTBL-01', of: (_, terrain) => MAY_REPLACE[terrain] },
    'may replace': {
      rule: 'MD-TERR-25',
      of: (t, placed, is) =>
        placed === 'plank' ? is !== 'obstructing' : t.value('terrain table', placed).includes(is),
    },
  },
};
