/** Positions in Isheim: where the Heroes stand, how cold they are, what they have heard. */

import { arrange, type Placed, type Position } from '@questwright/harness';
import type { Content, Definition, Pack } from '@questwright/kernel';
import { runebound, type RuneboundWorld } from '@questwright/runebound';
import { withTrialCards, type Adventures } from '../../adventures.ts';

const EVENT = { kind: 'event', color: 'green', back: 'green', number: 1 } as const;
const RAT = {
  kind: 'challenge',
  color: 'green',
  back: 'green',
  mind: 2,
  body: 2,
  spirit: 2,
  damage: { ranged: 1, melee: 1, magic: 1 },
  life: 1,
} as const;
/** Plain cards about the cold. */
const COLD_CARDS: Readonly<Record<string, Content>> = {
  'cold-snap': { ...EVENT, arrives: [{ frost: 2 }] },
  'deep-cold': { ...EVENT, arrives: [{ frost: 8 }] },
  'trial-stove': {
    kind: 'item',
    back: 'market',
    cost: 3,
    class: 'artifact',
    type: 'stove',
    use: 'activate',
    abilities: [{ timing: 'survival', name: 'stove', ways: ['discard'], effects: [{ gold: 1 }] }],
  },
  'pale-touch': { ...EVENT, arrives: [{ 'white death': 1 }] },
  'pale-touch-for-all': { ...EVENT, arrives: [{ 'white death': 1, who: 'your allies' }] },
  'cold-rat': {
    ...RAT,
    beforeCombat: [
      { 'white death': 1, who: 'this card' },
      { frost: 1, who: 'this card' },
    ],
  },
  'rat-with-a-rumor': { ...RAT, rumor: true, reward: [{ gold: 2 }] },
  'rat-with-clues': { ...RAT, clues: 2 },
  'rat-to-eat': {
    ...RAT,
    reward: [{ gold: 1 }],
    class: 'artifact',
    type: 'stew',
    use: 'discard',
    cost: 2,
    forage: { type: 'stew', use: 'discard' },
    abilities: [
      { timing: 'before moving', name: 'stew', if: { foraged: true }, ways: ['discard'], effects: [{ frost: 'off' }] },
    ],
  },
  'test-rat': { ...RAT, beforeCombat: [{ test: 'body', skill: 'swim', number: 20, failure: [{ wounds: 1 }] }] },
  'trial-symbol': {
    kind: 'item',
    back: 'market',
    cost: 3,
    class: 'artifact',
    type: 'symbol',
    use: 'activate',
    abilities: [
      { timing: 'about to take white death', name: 'symbol', ways: ['activate'], effects: [{ ward: 'all' }] },
    ],
  },
};
const coldCards: Pack<RuneboundWorld> = {
  id: 'cold-cards',
  kind: 'pack',
  rule: 'RB-OBJ-02',
  edits: Object.entries(COLD_CARDS).map(([id, add]) => ({ rule: 'RB-OBJ-02', content: id, add })),
};
/** Plain cards, in the game with its own boards. */
const trials: Definition<RuneboundWorld> = {
  ...runebound,
  packs: [...runebound.packs, ...withTrialCards.packs.filter(({ id }) => id === 'trial-cards'), coldCards],
};
const ON = ['trial-cards', 'frozen-wastes', 'cold-cards'];
export const played = (position: Position = {}): Adventures =>
  arrange(trials, { packs: ON, rest: 'heroes', ...position });

export interface Scene {
  /** Where the Heroes stand; seat 0 is in turn. */
  at?: readonly string[];
  step?: string;
  turn?: number;
  dice?: readonly number[];
  area?: Readonly<Record<number, readonly (string | Placed)[]>>;
  hero?: Readonly<Record<number, Readonly<Record<string, number>>>>;
  /** Which Heroes, by seat. */
  heroes?: readonly string[];
  gold?: Readonly<Record<number, number>>;
  rumors?: Readonly<Record<number, readonly string[]>>;
  clues?: Readonly<Record<number, readonly string[]>>;
  weather?: string;
  princess?: number;
  piles?: Position['piles'];
  set?: Position['set'];
  packs?: readonly string[];
  only?: readonly string[];
  /** Where the game is, where that is no step of the turn. */
  stack?: string;
  locals?: Position['locals'];
}
const HEROES = ['hero-one', 'hero-two', 'hero-three', 'hero-four'];

/** A turn of seat 0, of as many Heroes as places are given. */
export function scene(given: Scene = {}): Adventures {
  const { at = ['e03', 'h02'], step = 'movement step', turn = 0, dice = [], area = {}, hero = {}, gold = {} } = given;
  const { heroes = HEROES, rumors = {}, clues = {}, weather = 'weather-track', princess = 0 } = given;
  const { piles = {}, set = {}, packs = ON, only = [], stack, locals = {} } = given;
  const seats = at.map((_, seat) => seat);
  return played({
    seats: at.length,
    packs,
    // What is laid somewhere is all that lies there.
    only: [...only, ...Object.keys(piles)],
    at: stack ?? `game/turn > turn/${step}`,
    locals: { turn: { seat: turn, ended: at[turn]! }, ...locals },
    dice,
    piles: {
      ...Object.fromEntries(
        seats.map((seat) => [`hero/${seat}`, [{ card: heroes[seat]!, counters: hero[seat] ?? {} }]]),
      ),
      ...Object.fromEntries(seats.map((seat) => [`area/${seat}`, area[seat] ?? []])),
      ...Object.fromEntries(seats.map((seat) => [`rumors/${seat}`, [...(rumors[seat] ?? [])]])),
      ...Object.fromEntries(seats.map((seat) => [`clues/${seat}`, [...(clues[seat] ?? [])]])),
      ...piles,
    },
    set: {
      turn,
      first: 0,
      round: 5,
      'frozen.weather': weather,
      'frozen.princess': princess,
      ...Object.fromEntries(at.map((space, seat) => [`heroes.${seat}.space`, space])),
      ...Object.fromEntries(Object.entries(gold).map(([seat, coins]) => [`heroes.${seat}.gold`, coins])),
      ...set,
    },
  });
}

type FrozenWorld = RuneboundWorld & { frozen: { weather: string; princess: number; flares: { at: string }[] } };
export const frozenOf = (table: Adventures): FrozenWorld['frozen'] => (table.world as FrozenWorld).frozen;
export const tags = (table: Adventures, tag: string): number =>
  table.events.filter((event) => event.tag === tag).length;
export const on = (table: Adventures, counter: string, seat = 0): number =>
  table.world.things.counters[counter]![table.world.things.piles[`hero/${seat}`]![0]!]!;
export const cold = (table: Adventures, seat = 0): [frost: number, whiteDeath: number] => [
  on(table, 'frost', seat),
  on(table, 'white death', seat),
];
export const counters = (table: Adventures, name: string, card: string): number =>
  table.world.things.counters[name]![table.thing(card)]!;
export const lies = (table: Adventures, card: string): string => table.world.things.zone[table.thing(card)]!;
export const cardsIn = (table: Adventures, pile: string): string[] =>
  table.world.things.piles[pile]!.map((thing) => table.world.things.cards[table.world.things.card[thing]!]!);
export const spaceOf = (table: Adventures, seat = 0): string => table.world.heroes[seat]!.space;
export const goldOf = (table: Adventures, seat = 0): number => table.world.heroes[seat]!.gold;
/** Whoever may use a card before moving does not. */
export const ready = (table: Adventures): Adventures =>
  table.offers(0).includes('pass') && !table.offers(0).some((one) => one.startsWith('roll'))
    ? table.answer(0, 'pass')
    : table;
