/** A board of a pack, as edits: it is laid out instead of the Aldermark. */

import type { Edit, RuleId, Zone } from '@questwright/kernel';
import { drawnBoard } from './board-drawing.ts';
import type { Drawing } from '../../cards.ts';
import { BOARD, TOWNS } from '../../content.ts';
import { edit, type RuneboundWorld } from '../../world.ts';
import type { Town } from '../../words.ts';

/** The market stack of a town. */
export const stackName = (town: Town): string => `stack of ${town}`;
export const stackZones = (towns: readonly Town[]): Record<string, Zone> =>
  Object.fromEntries(towns.map((town) => [stackName(town), { sees: 'all' }]));

/** The stacks of towns that the Aldermark has not. */
export const stackEdits = (rule: RuleId, towns: readonly Town[]): Edit<RuneboundWorld>[] =>
  Object.entries(stackZones(towns.filter((town) => !TOWNS.includes(town)))).map(([zone, add]) => ({ rule, zone, add }));

/** Where Heroes start on a board, if it says so. */
export const startEdits = (rule: RuleId, board: string, start: Town | undefined): Edit<RuneboundWorld>[] =>
  start === undefined
    ? []
    : [
        edit.part('starting town', `on the board ${board}`, {
          rule,
          add: { rule, layer: 'set', of: (t) => (t.world.board === board ? start : null) },
        }),
      ];

/** All that a pack has to change for its board. */
export function boardEdits(rule: RuleId, drawing: Drawing): Edit<RuneboundWorld>[] {
  const spaces = drawnBoard(drawing);
  return [
    ...Object.keys(BOARD)
      .filter((content) => !(content in spaces))
      .map((content): Edit<RuneboundWorld> => ({ rule, content, remove: true })),
    ...Object.entries(spaces).map(([content, space]): Edit<RuneboundWorld> =>
      content in BOARD ? { rule, content, replace: space } : { rule, content, add: space },
    ),
    ...stackEdits(
      rule,
      Object.values(drawing.towns).map(({ town }) => town),
    ),
    ...startEdits(rule, drawing.board, drawing.start),
  ];
}
