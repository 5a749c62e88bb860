/** Travel Hazards: the color of a hazard, from the ten-sided dice. */

import type { Edit, Steps } from '@questwright/kernel';
import { heroOf, type RuneboundTable } from '../../world.ts';
import type { Terrain } from '../../words.ts';
import { edit, runs, type HazardColor, type HazardLand } from './world.ts';

export const symbolsOf = (t: RuneboundTable, dice: readonly number[]): Terrain[] =>
  dice.flatMap((face) => t.value('symbols', face));

const hazardColor: Steps<HazardLand, HazardColor> = {
  'ten-sided dice': runs({
    rule: 'RB-HAZ-11',
    as: 'total',
    run: 'roll',
    with: (t) => ({ seat: t.locals.seat, for: 'hazard', thing: heroOf(t, t.locals.seat), phase: null, dice: [] }),
  }),
  'color by the total': {
    rule: 'RB-HAZ-11',
    do: (t) => void (t.locals.color = t.value('hazard color of a total', t.locals.total)),
  },
  result: { rule: 'RB-HAZ-03', do: (t) => ({ done: t.locals.color }) },
};

export const HAZARD_COLOR: readonly Edit<HazardLand>[] = [
  edit.procedure('hazard color', { rule: 'RB-VAR-01', add: hazardColor }),
  { rule: 'RB-VAR-01', shown: 'hazard color', add: ['seat', 'number', 'color'] },
  edit.value('hazard color of a total', {
    rule: 'RB-HAZ-11',
    add: (_, total) => (total <= 6 ? 'green' : total <= 15 ? 'yellow' : 'blue'),
  }),
];
