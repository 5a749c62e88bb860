/** Turns, and the five steps of a turn. */

import type { Step } from '@questwright/kernel';
import { place } from './spaces.ts';
import { stateOf, type Land, type Locals, type Part } from './world.ts';

const nothingThere = (t: { seat: number }, space: string, ask: (seat: number) => boolean): boolean =>
  space === '' || !ask(t.seat);

const stepOfTheTurn = (rule: Step<Land>['rule'], run: string): Step<Land, Locals['turn']> => ({
  rule,
  run,
  with: (t) => ({ seat: t.locals.seat }),
});

export const TURN: Part = {};
void nothingThere;
void stepOfTheTurn;
void place;
void stateOf;
