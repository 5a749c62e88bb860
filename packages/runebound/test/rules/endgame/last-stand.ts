import { arrange, type Placed, type Position } from '@questwright/harness';
import { withTrialCards, type Adventures } from '../../adventures.ts';
import { DOOM, faceDown, TOWNS_IN_ORDER } from '../doom-track/track.ts';

const HEROES = ['hero-one', 'hero-two', 'hero-three', 'hero-four'];

export interface Stand extends Position {
  /** The cards of the red deck, all of them. */
  deck?: readonly string[];
  levels?: readonly number[];
  gold?: readonly number[];
  /** Red Challenges that the players have, by seat. */
  reds?: readonly (readonly string[])[];
  hero?: Partial<Placed>;
}

/** The last doom counter has been placed: the Endgame is about to begin. Levels and gold fall from seat to seat. */
export function endgame(stand: Stand = {}): Adventures {
  const { deck = ['red-giant'], levels = [4, 3, 2, 1], gold = [0, 0, 0, 0], reds = [], hero, ...position } = stand;
  const seats = position.seats ?? 2;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return arrange(withTrialCards, {
    seats,
    packs: DOOM,
    rest: 'heroes',
    at: 'game/endgame',
    orders: [{ zone: 'red deck', cards: deck.filter((card) => !/event|stranger/.test(card)) }],
    ...position,
    piles: {
      ...Object.fromEntries(all.map((seat) => [`hero/${seat}`, [HEROES[seat]!]])),
      ...Object.fromEntries(all.map((seat) => [`area/${seat}`, reds[seat] ?? []])),
      ...(hero === undefined ? {} : { 'hero/0': [{ card: HEROES[0]!, ...hero }] }),
      'doom track': faceDown('green-giant'),
      'red deck': deck,
      ...position.piles,
    },
    late: (game) => {
      // A hidden pile keeps its other cards: here the deck is known card by card.
      const { things } = game.world;
      for (const thing of things.piles['red deck']!.splice(deck.length)) {
        things.zone[thing] = 'removed from play';
        things.piles['removed from play']!.push(thing);
      }
      const more = position.late?.(game) ?? {};
      return {
        ...more,
        set: {
          'doom.counters': TOWNS_IN_ORDER,
          ...Object.fromEntries(
            all.flatMap((seat) => [
              [`heroes.${seat}.space`, 'tamalir'],
              [`heroes.${seat}.gold`, gold[seat] ?? 0],
              [`heroes.${seat}.experience.mind`, (levels[seat] ?? 1) - 1],
            ]),
          ),
          ...position.set,
          ...more.set,
        },
      };
    },
  });
}

/** Wins against a red rat, or hits a giant once, whatever is rolled. */
export function hit(table: Adventures, seat = 0): Adventures {
  return table.dice(9, 9).answer(seat, `attack:{hero/${seat}}`);
}
/** Is knocked out: the hero has one Life left. */
export function fall(table: Adventures, seat = 0): Adventures {
  const hero = table.thing(`hero/${seat}`);
  table.edit(({ world }) => void (world.things.counters['wounds']![hero] = 4));
  return table.dice(1, 1).answer(seat, 'defend');
}
export const seatOf = (table: Adventures): number => table.event('endgame turn')!['seat'] as number;
