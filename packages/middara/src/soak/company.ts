/** Espers that have been called before, and Adventurers who have taken on another form. */

import { gridOf } from '../rules/movement/board.ts';
import { newInitiative, putOnTrack } from '../rules/turn/initiative.ts';
import { newFigure, unavailable } from '../rules/setup/new-figure.ts';
import { whyNotPut } from '../rules/movement/placing.ts';
import { oneOf } from './set-pieces.ts';
import { formsFor } from '../rules/summoning/summoning-forms.ts';
import { figureCards, isAbove } from '../rules/summoning/summoning.ts';
import { gearOf, isAdventurer, NOBODY, stands, type MiddaraTable } from '../world.ts';

export function company(t: MiddaraTable): void {
  for (const { thing } of t.world.figures.filter((one) => isAdventurer(t, one.thing) && stands(t, one.thing))) {
    const effects = gearOf(t, thing).flatMap(({ abilities = [] }) => abilities.flatMap((one) => one.effects));
    const can = (verb: string): boolean => effects.some((one) => verb in one) && t.random(3) > 0;
    if (can('summon')) call(t, thing);
    else if (can('conduct')) change(t, thing);
  }
}

/** One of those that come alone. */
function call(t: MiddaraTable, by: number): void {
  const cards = figureCards(t, 'LOYAL ESPER').filter(
    (id) => t.value('figures of an Esper', id) === 1 && unavailable(t, id).length === 0 && !isAbove(t, by, id),
  );
  if (cards.length === 0) return;
  const esper = newFigure(t, oneOf(t, cards), NOBODY, 'adventurers', by);
  const free = gridOf(t).squares.filter((square) => whyNotPut(t, esper.thing, square) === null);
  esper.square = oneOf(t, free);
  putOnTrack(t, newInitiative(t, esper), t.world.track.length);
}
function change(t: MiddaraTable, figure: number): void {
  const forms = formsFor(t, figure);
  if (forms.length === 0) return;
  const form = oneOf(t, forms);
  const card = t.pile('box').find((one) => t.cardOf(one) === form) ?? t.add(form, 'box');
  t.move(card, 'figures', 'bottom', 'up');
  t.world.forms = [...t.world.forms, { figure, card }];
}
