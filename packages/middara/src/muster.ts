/** Figures that come into play. */

import { cardOf, type Fight, type Figure } from './world.ts';
import type { Side } from './words.ts';

/** The lowest Activation Number of a Combatant that is not in play. */
export function freeNumber(t: Fight, card: string): number {
  const taken = t.world.figures.filter((one) => t.cardOf(one.thing) === card).map((one) => one.number);
  for (let number = 1; ; number++) if (!taken.includes(number)) return number;
}
/** A new figure beside the board. */
export function newFigure(t: Fight, card: string, owner: number, side: Side): Figure {
  const number = freeNumber(t, card);
  const thing = t.add(card, 'figures');
  t.turn(thing, 'up');
  const gear = (cardOf(t, thing).gear ?? []).map((one) => t.add(one, 'gear'));
  for (const one of gear) t.turn(one, 'up');
  const stamina = cardOf(t, thing).stamina?.recovery ?? 0;
  const figure = { thing, owner, manager: 0, side, number, square: '', damage: 0, stamina, acted: false, gear };
  t.world.figures.push(figure);
  return figure;
}
