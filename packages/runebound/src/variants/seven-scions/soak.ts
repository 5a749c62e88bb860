import type { Challenge } from '../../cards.ts';
import { between, mixed, oneIn, oneOf } from '../../soak/chance.ts';
import type { SoakPart } from '../../soak/part.ts';
import { heroSeats } from '../../world.ts';
import { sleeper } from './adventure.ts';
import { isScion } from './cards.ts';
import { stormCardsLeft } from './storm-step.ts';
import {
  ASLEEP,
  FACED,
  NOT_CHOSEN,
  STORM_COLORS,
  STORM_DECKS,
  stormDeck,
  STORMLORDS,
  stormOf,
  type ScionTable,
} from './world.ts';

const STORM_HOMES = [...STORM_DECKS, NOT_CHOSEN];
const TRACK = 'undefeated challenge track';

/** Nothing waits on the track, and no Event is in play. */
function clear(t: ScionTable): void {
  for (const thing of [...t.pile(TRACK), ...t.pile('event')])
    t.move(thing, `${(t.contentOf(thing).content as unknown as Challenge).color} deck`, 'bottom', 'down');
  t.world.undefeated = t.world.undefeated.map(() => ({ thing: -1, space: '', age: 0 }));
}
/** Storms that have broken already; near the end perhaps all of them. */
function past(t: ScionTable, late: boolean): void {
  const all = stormCardsLeft(t);
  let gone = late ? Math.max(0, all - t.random(3)) : t.random(Math.max(1, Math.floor(all / 2)));
  for (const color of STORM_COLORS) {
    for (; gone > 0 && t.pile(stormDeck(color)).length > 0; gone--)
      t.move(t.pile(stormDeck(color))[0]!, 'removed from play');
  }
  stormOf(t).counter = between(t, [late ? 4 : 0, t.value('spaces of the storm track')]);
}
function scions(t: ScionTable, late: boolean): void {
  const heroes = mixed(t, heroSeats(t));
  for (const seat of heroes) {
    if (!oneIn(t, late ? 2 : 5) || t.pile(ASLEEP).length === 0) continue;
    t.move(oneOf(t, t.pile(ASLEEP)), `area/${seat}`, 'bottom');
  }
  for (const seat of heroes) {
    const free = t.value('scion counters to choose from');
    if (free.length > 0 && !oneIn(t, 4)) stormOf(t).held[oneOf(t, free) - 1] = seat + 1;
  }
}

export const SOAK: SoakPart = {
  arrange: (t: ScionTable, { late }) => {
    clear(t);
    past(t, late);
    scions(t, late);
  },
  homes: { challenge: [...STORM_HOMES, STORMLORDS, FACED], event: STORM_HOMES, scion: [ASLEEP] },
  invariants: [
    (t: ScionTable) => {
      const { counter, toughest, held } = stormOf(t);
      if (counter < 0 || counter > t.value('spaces of the storm track') + 3)
        return `The storm counter is on ${counter}`;
      if (toughest > STORM_COLORS.length) return `${toughest} is no color of the storm`;
      const seats = held.filter((seat) => seat > 0);
      if (new Set(seats).size !== seats.length) return 'A player has two scion counters';
      const stray = held.findIndex(
        (seat, at) => seat > 0 && sleeper(t, at + 1) === undefined && t.pile('adventure').length === 0,
      );
      return stray < 0 ? null : `The counter of Scion ${stray + 1} is held, and it does not sleep`;
    },
    (t: ScionTable) => {
      const greedy = heroSeats(t).find((seat) => t.pile('area', seat).filter((thing) => isScion(t, thing)).length > 1);
      return greedy === undefined ? null : `Seat ${greedy} has two Scions`;
    },
    (t: ScionTable) => (t.pile('red deck').length === 0 ? null : 'There are red cards in the game'),
    (t: ScionTable) =>
      t.pile(TRACK).length + t.pile('event').length === 0 ? null : 'A card lies where the Scions or nothing should lie',
  ],
  unreachable: () => {
    const gone =
      'red cards are out of the game, nothing waits on the track, Encounters do nothing, and Events are discarded at once';
    const steps: Record<string, string> = {};
    for (const step of [
      'end of the turn/after the event',
      'adventure card/knocked out by an event',
      'event taking effect/replaced event',
      'event taking effect/in play',
      'event taking effect/effect',
      'encounter/instructions',
      'encounter/discarded',
      'onto the track/on the track already',
      'onto the track/first free position',
      'onto the track/full track',
      'onto the track/card on the track',
      'onto the track/counter on the space',
      'onto the track/counter of a full track',
      'onto the track/adventure counter',
      'onto the track/announcement',
      'waiting challenge/card of the track',
      'waiting challenge/challenge',
      'waiting challenge/counter returned',
      'waiting challenge/outcome',
      'adventure step/waiting challenge',
      'adventure step/what to do here/face',
    ])
      steps[step] = gone;
    steps['confrontation/put away'] = 'no card puts a Stormlord away before it is fought';
    return steps;
  },
};
