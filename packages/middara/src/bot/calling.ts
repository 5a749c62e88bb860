/** What a bot answers when it calls somebody, and how it leads whoever comes. */

import { rangeOfAreas } from '@questwright/geometry/square';
import { words } from '@questwright/kernel';
import { nearestOf } from '../rules/enemies/targeting.ts';
import { baseOf } from '../world.ts';
import { worthOf } from './judging.ts';
import { manifestsOf, worthOfEsper, worthOfForm } from './summoning.ts';
import { highest, type Answerer, type Answers } from './using.ts';

const cardIn = (id: string): string => words(id)[0]!;

const which: Answerer<'summoning'> = (t, options) =>
  highest(options, (id) => worthOfEsper(t, t.locals.figure, cardIn(id)));
/** As near to the nearest opponent as can be. */
const space: Answerer<'arrival'> = (t, options) => {
  const goal = nearestOf(t, t.locals.by);
  return highest(options, (id) => (goal === null ? 0 : -rangeOfAreas([cardIn(id)], baseOf(t, goal))));
};
const form: Answerer<'conduction'> = (t, options) =>
  highest(options, (id) => worthOfForm(t, t.locals.figure, cardIn(id)));
const exalted: Answerer<'exalted summoning'> = (t, options) => {
  const { figure } = t.locals;
  return highest(options, (id) => worthOf(t, manifestsOf(t, cardIn(id)), { by: figure, thing: figure, on: null }));
};

export const CALLED: Answers = {
  'turn/whose turn': (_, options) => [options[0]!],
  'summoning/which': which,
  'arrival/space': space,
  'conduction/form': form,
  'exalted summoning/which': exalted,
};
