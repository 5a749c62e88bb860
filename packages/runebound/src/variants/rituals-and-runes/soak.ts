import { whyNoRoom } from '../../rules/market/items-and-allies.ts';
import { heroSeats } from '../../world.ts';
import { oneIn } from '../../soak/chance.ts';
import type { SoakPart } from '../../soak/part.ts';
import { TERRAINS } from '../../words.ts';
import { isRitual, marker, ritualsOf, symbolsOn } from './ritual.ts';

export const SOAK: SoakPart = {
  /** Most Heroes have a Ritual, so that some change hands; some are ready, some begun. */
  arrange: (t, { late }) => {
    for (const seat of heroSeats(t)) {
      const thing = t.pile('market deck').find((one) => isRitual(t, one) && whyNoRoom(t, seat, one) === null);
      if (thing !== undefined && !oneIn(t, 3)) t.move(thing, `area/${seat}`, 'bottom');
    }
    for (const thing of heroSeats(t).flatMap((seat) => ritualsOf(t, seat))) {
      const isReady = oneIn(t, late ? 2 : 3);
      for (const terrain of TERRAINS) {
        const symbols = symbolsOn(t, thing, terrain);
        t.setCounters(thing, marker(terrain), isReady ? symbols : t.random(symbols + 1));
      }
    }
  },
  invariants: [
    (t) => {
      for (const [thing] of t.world.things.card.entries()) {
        for (const terrain of TERRAINS) {
          const most = isRitual(t, thing) && t.controller(thing) !== null ? symbolsOn(t, thing, terrain) : 0;
          if (t.counters(thing, marker(terrain)) > most) return `${t.cardOf(thing)} bears too many ${marker(terrain)}s`;
        }
      }
      return null;
    },
  ],
};
