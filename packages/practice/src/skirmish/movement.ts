import { refuse, type Json, type Refusal, type Steps } from '@questwright/kernel';
import { newAttack } from './attack.ts';
import { adjacent, CELLS, neighbours, reach, type Cell } from './grid.ts';
import {
  call,
  cellOf,
  deciders,
  decidesItself,
  figureAt,
  isBlinded,
  line,
  named,
  opponentsOf,
  place,
  sideOf,
  stands,
  terrainAt,
  type Fight,
  type Skirmish,
} from './world.ts';

interface Movement {
  figure: number;
  path: Cell[];
  /** How many cells of the path have been tried. */
  at: number;
  /** Nobody may strike at a quiet mover. */
  quiet: boolean;
  /** Whether the last step came about. */
  went: boolean | null;
}
interface Step {
  figure: number;
  to: Cell;
  quiet: boolean;
}
interface BreakAttack {
  attacker: number;
  target: number;
}

export const movementAlong = (figure: number, path: readonly Cell[], quiet: boolean): ReturnType<typeof call> =>
  call('movement', { figure, path: [...path], at: 0, quiet, went: null });

// ---- where a figure may go ----

function whyNotEnter(t: Fight, figure: number, cell: Cell): Refusal | null {
  if (terrainAt(t, cell) === 'wall') return refuse('SKM-MOV-02', 'refuse.wall', { cell });
  const there = figureAt(t, cell);
  if (there === null || sideOf(t, there.thing) === sideOf(t, figure)) return null;
  return refuse('SKM-MOV-03', 'refuse.opponent-there', { cell, figure: named(there.thing) });
}
export function whyNotStop(t: Fight, figure: number, cell: Cell): Refusal | null {
  const there = figureAt(t, cell);
  if (there === null || there.thing === figure) return null;
  return refuse('SKM-MOV-04', 'refuse.cell-taken', { cell, figure: named(there.thing) });
}
export const costFor =
  (t: Fight, figure: number) =>
  (cell: Cell): number | null =>
    whyNotEnter(t, figure, cell) === null ? t.value('step cost', cell, figure) : null;

/** The question of a move: what each step costs and where the move may stop. Null when there is nowhere to go. */
export function pathQuestion(t: Fight, figure: number): Json | null {
  const from = cellOf(t, figure);
  const points = t.value('movement', figure);
  const costOf = costFor(t, figure);
  const reached = reach(from, points, costOf);
  const stop = CELLS.filter((cell) => cell !== from && reached.has(cell) && whyNotStop(t, figure, cell) === null);
  if (stop.length === 0) return null;
  const costs: Record<Cell, Record<Cell, number>> = {};
  for (const cell of reached.keys()) {
    costs[cell] = {};
    for (const next of neighbours(cell)) if (next !== from && reached.has(next)) costs[cell][next] = costOf(next)!;
  }
  return { from, points, costs, stop };
}

// ---- break attacks ----

/** Whether this figure may strike at one that leaves the given cell now. */
function mayBreak(t: Fight, attacker: number, target: number, cell: Cell): boolean {
  if (!stands(t, attacker) || !stands(t, target) || !adjacent(cellOf(t, attacker), cell)) return false;
  if (sideOf(t, attacker) === sideOf(t, target)) return false;
  /* SKM-STA-02 */ if (isBlinded(t, attacker)) return false;
  return /* SKM-BRK-03 true */ t.used('turn', `break:${attacker}`) === 0;
}

export const breakersAt = (t: Fight, target: number, cell: Cell): number[] =>
  opponentsOf(t, target)
    .map((one) => one.thing)
    .filter((attacker) => mayBreak(t, attacker, target, cell));

// ---- the procedures ----

const movementOf = (t: Fight): Movement => t.locals as Movement;
const stepOf = (t: Fight): Step => t.locals as Step;
const breakOf = (t: Fight): BreakAttack => t.locals as BreakAttack;

const mayGo = (t: Fight, figure: number, to: Cell): boolean =>
  stands(t, figure) && adjacent(cellOf(t, figure), to) && whyNotEnter(t, figure, to) === null;

export const MOVEMENT: Record<string, Steps<Skirmish>> = {
  movement: {
    'next step': {
      rule: 'SKM-MOV-06',
      as: 'went',
      do: (t) => {
        const moving = movementOf(t);
        const { figure, path, at, quiet, went } = moving;
        const to = path[at];
        if (to === undefined || went === false || !mayGo(t, figure, to)) return;
        moving.at++;
        return { run: [call('step', { figure, to, quiet })], goto: 'next step' };
      },
    },
    standstill: {
      rule: 'SKM-MOV-07',
      do: (t) => {
        const { figure } = movementOf(t);
        if (!stands(t, figure)) return;
        const here = cellOf(t, figure);
        if (!t.world.figures.some((one) => one.thing !== figure && one.cell === here)) return;
        const cell = t.value('place near', here);
        if (cell !== null) place(t, figure, cell);
      },
    },
  },
  step: {
    'break attacks': {
      rule: 'SKM-BRK-01',
      when: (t) => /* SKM-BRK-04 true */ !stepOf(t).quiet,
      each: (t) => breakersAt(t, stepOf(t).figure, cellOf(t, stepOf(t).figure)),
      still: (t, attacker) => {
        const { figure } = stepOf(t);
        return stands(t, figure) && mayBreak(t, attacker as number, figure, cellOf(t, figure));
      },
      run: 'break attack',
      with: (t, attacker) => ({ attacker, target: stepOf(t).figure }),
    },
    arrival: {
      rule: 'SKM-MOV-01',
      do: (t) => {
        const { figure, to } = stepOf(t);
        if (!mayGo(t, figure, to)) return { done: false };
        place(t, figure, to);
        return { done: true };
      },
    },
  },
  'break attack': {
    chance: {
      rule: 'SKM-BRK-02',
      ask: {
        seats: (t) => deciders(t, breakOf(t).attacker),
        prompt: (t) => {
          const { attacker, target } = breakOf(t);
          return { key: 'ask.break attack.chance', with: { figure: named(attacker), target: named(target) } };
        },
        choices: {
          strike: {
            rule: 'SKM-BRK-02',
            then: (t) => {
              const { attacker, target } = breakOf(t);
              t.use('turn', `break:${attacker}`);
              t.emit('break-attack', { figure: named(attacker), target: named(target) });
              return { run: [newAttack(attacker, target, 'break')] };
            },
          },
          hold: { rule: 'SKM-BRK-02', then: () => {} },
        },
        decides: (t) => {
          const { attacker, target } = breakOf(t);
          if (!decidesItself(t, attacker)) return null;
          return {
            pick: ['strike'],
            trace: [line('always-strikes', { figure: named(attacker), target: named(target) })],
          };
        },
      },
    },
  },
};
