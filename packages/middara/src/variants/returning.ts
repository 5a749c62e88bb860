import type { Square } from '@questwright/geometry/square';
import { words, type Steps } from '@questwright/kernel';
import { gridOf } from '../rules/movement/board.ts';
import { whyNotPut } from '../rules/movement/placing.ts';
import { asIfAt } from '../rules/movement/routes.ts';
import { deciders, isAdventurer, named, place, stands, type MiddaraTable, type Middara } from '../world.ts';

/** Free spaces inside the Sphere of Influence of an Adventurer on the board. */
function spaces(t: MiddaraTable, figure: number): Square[] {
  const allies = t.world.figures.map((one) => one.thing).filter((one) => isAdventurer(t, one) && stands(t, one));
  const isNear = (square: Square): boolean =>
    asIfAt(t, figure, square, () => allies.some((ally) => t.value('within SOI', ally, figure)));
  return gridOf(t).squares.filter((square) => whyNotPut(t, figure, square) === null && isNear(square));
}

/** A figure that was Defeated comes back onto the board. */
export const returning: Steps<Middara, { figure: number }> = {
  where: {
    rule: 'MD-VAR-02',
    ask: {
      seats: (t) => deciders(t, t.locals.figure),
      prompt: (t) => ({ key: 'ask.starting space.where', with: { figure: named(t.locals.figure) } }),
      choices: {
        return: {
          rule: 'MD-VAR-02',
          list: (t) => spaces(t, t.locals.figure).map((square) => `return:${square}`),
          then: (t, _, id) => place(t, t.locals.figure, words(id)[0]!),
          label: (_, __, id) => ({ key: 'option.put', with: { square: words(id)[0]! } }),
        },
      },
    },
  },
};
