import type { Seat } from '@questwright/kernel';
import { itemsAndAlliesOf } from '../../rules/market/items-and-allies.ts';
import { mixed, oneIn } from '../../soak/chance.ts';
import type { SoakPart } from '../../soak/part.ts';
import { areaOf, card, exhaustionOn, heroSeats, type RuneboundTable } from '../../world.ts';
import { isEquippingCard, MARK, marksOn } from './equipping.ts';

/** No deed lays more on a card. */
const MOST_MARKS = 9;

/** Turned to a use that the limits leave room for; false where there is none. */
const settled = (t: RuneboundTable, seat: Seat, thing: number): boolean =>
  mixed(t, [0, 1]).some((marker) => {
    t.setCounters(thing, 'exhaustion', marker);
    const kind = t.value('limited kind', thing);
    const alike = itemsAndAlliesOf(t, seat).filter((one) => t.value('limited kind', one) === kind);
    return kind === null || alike.length <= t.value('limit', kind, seat).most;
  });

export const SOAK: SoakPart = {
  /** Some Equipping Allies are Items, and some deeds are done. */
  arrange: (t, { late }) => {
    for (const seat of heroSeats(t)) {
      // Most Heroes have an Equipping Ally, so that some change hands.
      const more = t.pile('market deck').find((one) => isEquippingCard(card(t, one)));
      if (more !== undefined && !oneIn(t, 3)) t.move(more, `area/${seat}`, 'bottom');
      for (const thing of areaOf(t, seat).slice()) {
        if (isEquippingCard(card(t, thing)) && !settled(t, seat, thing)) {
          t.move(thing, 'market deck', 'bottom', 'down');
          continue;
        }
        if (JSON.stringify(card(t, thing)).includes('"mark"')) t.setCounters(thing, MARK, t.random(late ? 4 : 2));
      }
    }
  },
  invariants: [
    (t) => {
      for (const [thing] of t.world.things.card.entries()) {
        const inPlay = t.controller(thing) !== null;
        if (marksOn(t, thing) > (inPlay ? MOST_MARKS : 0)) return `${t.cardOf(thing)} bears too many marks`;
        if (isEquippingCard(card(t, thing)) && exhaustionOn(t, thing) > (inPlay ? 1 : 0))
          return `${t.cardOf(thing)} bears too much exhaustion`;
      }
      return null;
    },
  ],
};
