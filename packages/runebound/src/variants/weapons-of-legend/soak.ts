import { heroSeats, areaOf, card, exhaustionOn } from '../../world.ts';
import { oneIn } from '../../soak/chance.ts';
import type { SoakPart } from '../../soak/part.ts';
import { isEquippingCard, MARK, marksOn } from './equipping.ts';

/** No deed lays more on a card. */
const MOST_MARKS = 9;

export const SOAK: SoakPart = {
  /** Some Equipping Allies are Items, and some deeds are done. */
  arrange: (t, { late }) => {
    for (const seat of heroSeats(t)) {
      for (const thing of areaOf(t, seat)) {
        const one = card(t, thing);
        if (isEquippingCard(one) && oneIn(t, 2)) {
          const alike = areaOf(t, seat).filter((other) => t.value('limited kind', other) === one.class);
          if (alike.length < t.value('limit', one.class, seat).most) t.setCounters(thing, 'exhaustion', 1);
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
