/** Figures that come into play. */

import { cardOf, isCommanded, NOBODY, type MiddaraTable, type Figure } from '../../world.ts';
import type { Side } from '../../words.ts';

/** Figures of a card that are in play, or that are removed from the game. */
export const unavailable = (t: MiddaraTable, card: string): Figure[] =>
  t.world.figures.filter(
    (one) => t.cardOf(one.thing) === card && (one.square !== '' || t.pile('removed').includes(one.thing)),
  );
/** The lowest Activation Number of a Combatant that is available. */
function freeNumber(t: MiddaraTable, card: string): number {
  const taken = unavailable(t, card).map((one) => one.number);
  for (let number = 1; ; number++) if (!taken.includes(number)) return number;
}
/** A new figure beside the board. */
export function newFigure(t: MiddaraTable, card: string, owner: number, side: Side, by: number = NOBODY): Figure {
  const number = /* MD-CMBT-06 1 */ freeNumber(t, card);
  const thing = t.add(card, 'figures');
  t.turn(thing, 'up');
  // From the supply, as long as it lasts.
  const gear = (cardOf(t, thing).gear ?? []).map((card) => {
    const one = t.pile('items').find((item) => t.cardOf(item) === card) ?? t.add(card, 'items');
    t.move(one, 'gear', 'bottom', 'up');
    return one;
  });
  const stamina = cardOf(t, thing).stamina?.recovery ?? 0;
  // Command Combatants are the players': of whoever brings them in, or of the first until their card is dealt.
  const summoned = by !== NOBODY && cardOf(t, thing).tags.includes('LOYAL ESPER');
  const leaderless = owner === NOBODY && !summoned && /* MD-COMM-02 false */ isCommanded(t, thing);
  const figure: Figure = {
    thing,
    owner: leaderless ? 0 : owner,
    manager: 0,
    side: leaderless ? 'adventurers' : side,
    number,
    square: '',
    damage: 0,
    stamina,
    acted: false,
    gear,
    pack: [],
    xp: 0,
    by,
  };
  t.world.figures.push(figure);
  return figure;
}
