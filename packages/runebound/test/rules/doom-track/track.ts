import { arrange, type Placed, type Position } from '@questwright/harness';
import { withTrialCards, type Adventures } from '../../adventures.ts';

export const DOOM = ['trial-cards', 'doom-track'];
export const TOWNS_IN_ORDER = [
  'vynelvale',
  'riverwatch',
  'dawnsmoor',
  'tamalir',
  'greyhaven',
  'nerekhal',
  'forge',
  'frostgate',
];
export const faceDown = (...cards: string[]): Placed[] => cards.map((card) => ({ card, face: 'down' }));
export const doomCounters = (table: Adventures): string[] =>
  (table.world as unknown as { doom: { counters: string[] } }).doom.counters;

/** A card that has just been met is discarded, while others lie on the track. */
export const discarding = (thing: string, track: readonly string[], more: Position = {}): Adventures =>
  arrange(withTrialCards, {
    seats: 4,
    packs: DOOM,
    rest: 'heroes',
    ...more,
    piles: { 'doom track': faceDown(...track), adventure: [thing], ...more.piles },
    late: ({ world }) => ({
      play: { proc: 'discard', with: { thing: world.things.piles['adventure']![0]! } },
      set: more.set ?? {},
    }),
  });
