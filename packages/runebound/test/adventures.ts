/** Positions for tests of the Adventure step, with a few plain cards so that what a card does is not in the way. */

import { arrange, type Position, type TestTable } from '@questwright/harness';
import type { Definition, Pack, World } from '@questwright/kernel';
import type { Card, Challenge, Encounter, EventCard, Hero } from '../src/cards.ts';
import { COLORS, type Color, type RuneboundWorld } from '../src/index.ts';
import { runebound } from './small-board.ts';

const NUMBERS = { mind: 2, body: 2, spirit: 2, damage: { ranged: 1, melee: 1, magic: 1 } } as const;

const challenge = (color: Color, more: Partial<Challenge> = {}): Challenge => ({
  kind: 'challenge',
  color,
  back: color,
  ...NUMBERS,
  life: 1,
  ...more,
});
const event = (color: Color, number: 1 | 2 | 3, more: Partial<EventCard> = {}): EventCard => ({
  kind: 'event',
  color,
  back: color,
  number,
  ...more,
});
const encounter = (color: Color, text: Encounter['text']): Encounter => ({
  kind: 'encounter',
  color,
  back: color,
  text,
});
const hero: Hero = { kind: 'hero', back: 'hero', ...NUMBERS, life: 5, stamina: 3, skills: {} };

/** A challenge, three events and an encounter of each color: `green-rat`, `green-event-1`, `green-stranger`. */
const CARDS: Record<string, Card> = {
  'hero-one': hero,
  'hero-two': hero,
  'hero-three': hero,
  'hero-four': hero,
  ...Object.fromEntries(
    COLORS.flatMap((color): [string, Card][] => [
      [`${color}-rat`, challenge(color)],
      [`${color}-giant`, challenge(color, { life: 3, reward: [{ gold: 3 }] })],
      ...([1, 2, 3] as const).map((number): [string, Card] => [`${color}-event-${number}`, event(color, number)]),
      [`${color}-stranger`, encounter(color, [{ gold: 1 }])],
      [`${color}-pedlar`, encounter(color, [{ gold: 2 }])],
    ]),
  ),
  'yellow-keepsake': {
    kind: 'encounter',
    color: 'yellow',
    back: 'yellow',
    text: [{ keep: true }],
    keptAs: 'item',
    class: 'artifact',
    type: 'relic',
  },
  'yellow-trophy': challenge('yellow', {
    keptAs: 'other',
    reward: [{ keep: true }],
    abilities: [{ timing: 'after moving', ways: ['discard'], effects: [{ gold: 1 }] }],
  }),
  'yellow-rich': challenge('yellow', { keptAs: 'other', reward: [{ gold: 3 }, { keep: true }] }),
  'yellow-nest': challenge('yellow', { reward: [{ 'adventure card': 'yellow' }] }),
  'trial-boots': {
    kind: 'item',
    back: 'market',
    cost: 3,
    class: 'artifact',
    type: 'boots',
    use: 'activate',
    abilities: [{ timing: 'after moving', ways: ['activate'], effects: [{ gold: 1 }] }],
  },
  'red-wall': challenge('red', { mind: 40, body: 40, spirit: 40, life: 9 }),
  'red-tides': challenge('red', {
    beforeCombat: [{ test: 'body', skill: 'swim', number: 14, failure: [{ wounds: 1 }] }],
  }),
  'yellow-wall': challenge('yellow', { mind: 40, body: 40, spirit: 40, life: 9 }),
  'green-wall': challenge('green', { mind: 40, body: 40, spirit: 40, life: 9 }),
  'green-frost': event('green', 1, { modifies: [{ value: 'mind', add: 1 }] }),
  'green-windfall': event('green', 1, { arrives: [{ gold: 4 }] }),
  'green-plague': event('green', 1, { arrives: [{ 'each hero': [{ wounds: 1 }] }, { gold: 2 }] }),
  'green-ambush': encounter('green', [{ wounds: 1 }]),
  'green-tides': challenge('green', {
    beforeCombat: [{ test: 'body', skill: 'swim', number: 14, failure: [{ wounds: 1 }] }],
  }),
};

const trialCards: Pack<RuneboundWorld> = {
  id: 'trial-cards',
  kind: 'pack',
  rule: 'RB-OBJ-02',
  edits: Object.entries(CARDS).map(([id, card]) => ({ rule: 'RB-OBJ-02', content: id, add: card })),
};
export const withTrialCards: Definition<RuneboundWorld> = { ...runebound, packs: [...runebound.packs, trialCards] };

export type Adventures = TestTable<RuneboundWorld>;

interface Where extends Position {
  /** Where the hero of seat 0 stands, after coming from there. */
  space: string;
  cameFrom?: string;
  /** Where the hero of seat 1 stands. */
  other?: string;
  /** Decks without cards. */
  empty?: readonly string[];
  /** The Challenges on the track, by position from 1: card, space, age. */
  track?: Readonly<Record<number, readonly [card: string, space: string, age: number]>>;
}

/** Seat 0 begins its Adventure step. */
export function adventureStep({
  space,
  cameFrom = '',
  other = 'tamalir',
  track = {},
  empty = [],
  ...position
}: Where): Adventures {
  const waiting = Object.entries(track);
  return arrange(withTrialCards, {
    seats: 2,
    packs: ['trial-cards'],
    at: 'game/turn > turn/adventure step',
    locals: { turn: { seat: 0 } },
    ...position,
    piles: {
      'hero/0': ['hero-one'],
      'hero/1': ['hero-two'],
      ...(waiting.length > 0 ? { 'undefeated challenge track': waiting.map(([, [card]]) => card) } : {}),
      ...position.piles,
    },
    rest: 'heroes',
    late: (game) => {
      for (const pile of empty) clear(game.world, pile);
      return {
        set: {
          turn: 0,
          'heroes.0.space': space,
          'heroes.0.cameFrom': cameFrom,
          'heroes.1.space': other,
          ...Object.fromEntries(
            waiting.map(([at, [, where, age]], i) => [
              `undefeated.${Number(at) - 1}`,
              { thing: game.world.things.piles['undefeated challenge track']![i]!, space: where, age },
            ]),
          ),
          ...position.set,
        },
      };
    },
  });
}

function clear({ things }: World, pile: string): void {
  const cards = things.piles[pile]!.splice(0);
  for (const thing of cards) things.zone[thing] = 'removed from play';
  things.piles['removed from play']!.push(...cards);
}

/** Wins the fight against a rat, whatever is rolled. */
export function win(table: Adventures, seat = 0): Adventures {
  table.dice(9, 9);
  return table.answer(seat, 'fight').answer(seat, `attack:{hero/${seat}}`);
}
/** Escapes, at the first attempt. */
export function escape(table: Adventures, seat = 0): Adventures {
  table.dice(9, 9);
  return table.answer(seat, 'escape');
}
/** The card of each position of the track, from 1. */
export const onTrack = (table: Adventures): (string | null)[] =>
  table.world.undefeated.map(({ thing }) => {
    const { things } = table.world;
    return thing < 0 ? null : things.cards[things.card[thing]!]!;
  });
/** The cards drawn so far, in order. */
export const drawn = (table: Adventures): string[] =>
  table.events.filter(({ tag }) => tag === 'adventure card drawn').map((one) => (one.with['card'] as any).content);
export const bottom = (table: Adventures, pile: string): string => table.pile(pile).at(-1)!;
