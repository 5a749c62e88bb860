/** Positions for tests of the storm, with a few plain cards so that what a card does is not in the way. */

import { arrange, type Placed, type Position } from '@questwright/harness';
import type { Content, Definition, Pack } from '@questwright/kernel';
import type { RuneboundWorld } from '@questwright/runebound';
import { withTrialCards, type Adventures } from '../../adventures.ts';

const ONES = { ranged: 1, melee: 1, magic: 1 } as const;
const challenge = (color: string, back: string, more: Record<string, unknown> = {}): Content => ({
  kind: 'challenge',
  ...(color === 'silver' ? {} : { storm: true }),
  color,
  back,
  mind: 10,
  body: 12,
  spirit: 11,
  damage: ONES,
  life: 3,
  ...more,
});
const hero = (more: Record<string, unknown>): Content => ({
  kind: 'hero',
  back: 'hero',
  mind: 3,
  body: 3,
  spirit: 3,
  damage: ONES,
  life: 5,
  stamina: 3,
  skills: {},
  ...more,
});
const CARDS: Record<string, Content> = {
  hounds: challenge('green', 'green storm', { reward: [{ gold: 3 }] }),
  'cold-hounds': challenge('green', 'green storm', { beforeCombat: [{ exhaustion: 1 }], life: 9 }),
  giants: challenge('yellow', 'yellow storm', { life: 5 }),
  rain: { kind: 'event', storm: true, color: 'green', back: 'green storm', number: 1, arrives: [{ exhaustion: 1 }] },
  flood: { kind: 'event', storm: true, color: 'blue', back: 'blue storm', number: 1, arrives: [{ wounds: 5 }] },
  'lord-rat': challenge('silver', 'silver', { mind: 2, body: 2, spirit: 2, life: 1 }),
  'lord-mouse': challenge('silver', 'silver', { mind: 2, body: 2, spirit: 2, life: 1 }),
  'lord-wall': challenge('silver', 'silver', { mind: 40, body: 40, spirit: 40, life: 9 }),
  'lord-gate': challenge('silver', 'silver', {
    mind: 14,
    body: 14,
    spirit: 14,
    damage: { ranged: 3, melee: 3, magic: 3 },
    life: 9,
  }),
  'calm-seer': hero({ mind: 4, damage: { ranged: 2, melee: 1, magic: 1 } }),
  'keen-seer': hero({ mind: 6, damage: { ranged: 1, melee: 1, magic: 1 } }),
  'slow-seer': hero({ mind: 3, damage: { ranged: 2, melee: 1, magic: 1 } }),
  'quick-seer': hero({ mind: 5, damage: { ranged: 1, melee: 1, magic: 1 } }),
  'far-seer': hero({ mind: 6, damage: { ranged: 3, melee: 1, magic: 1 } }),
  'old-bow': {
    kind: 'item',
    back: 'market',
    cost: 1,
    class: 'weapon',
    type: 'bow',
    use: 'always',
    modifies: [{ value: 'combat roll', if: { of: 'your hero', phase: 'ranged' }, add: 2 }],
  },
  'war-horn': {
    kind: 'item',
    back: 'market',
    cost: 2,
    class: 'artifact',
    type: 'instrument',
    use: 'activate',
    abilities: [
      {
        timing: 'ranged',
        name: 'blow it',
        ways: ['activate'],
        effects: [
          { lasting: { modify: { value: 'combat roll', if: { of: 'your hero' }, add: 3 }, until: 'combat round' } },
        ],
      },
    ],
  },
  'war-drum': {
    kind: 'item',
    back: 'market',
    cost: 2,
    class: 'artifact',
    type: 'instrument',
    use: 'activate',
    abilities: [
      {
        timing: 'ranged',
        name: 'beat it',
        ways: ['activate'],
        effects: [
          { lasting: { modify: { value: 'combat roll', if: { of: 'your hero' }, add: 1 }, until: 'combat round' } },
        ],
      },
    ],
  },
  'deep-purse': { kind: 'item', back: 'market', cost: 6, class: 'artifact', type: 'charm', use: 'always' },
  'camp-boy': {
    kind: 'ally',
    back: 'market',
    cost: 3,
    mind: 3,
    body: 3,
    spirit: 3,
    damage: ONES,
    life: 2,
    stamina: 2,
  },
  'camp-girl': {
    kind: 'ally',
    back: 'market',
    cost: 4,
    mind: 3,
    body: 3,
    spirit: 3,
    damage: ONES,
    life: 2,
    stamina: 2,
  },
};
const stormTrial: Pack<RuneboundWorld> = {
  id: 'storm-trial',
  kind: 'pack',
  rule: 'RB-OBJ-02',
  edits: Object.entries(CARDS).map(([id, card]) => ({ rule: 'RB-OBJ-02', content: id, add: card })),
};
export const withStorms: Definition<RuneboundWorld> = {
  ...withTrialCards,
  packs: [...withTrialCards.packs, stormTrial],
};

export const ON = ['trial-cards', 'storm-trial', 'seven-scions'];
export const TOGETHER = [...ON, 'seven-scions-cooperative'];
export const played = (position: Position = {}): Adventures =>
  arrange(withStorms, { packs: ON, rest: 'heroes', ...position });

type StormWorld = RuneboundWorld & {
  storm: {
    counter: number;
    toughest: number;
    held: number[];
    over: boolean;
    records: { beaten: number; wounds: number }[];
  };
};
export const stormOf = (table: Adventures): StormWorld['storm'] => (table.world as StormWorld).storm;
export const tags = (table: Adventures, tag: string): number =>
  table.events.filter((event) => event.tag === tag).length;
export const part = (table: Adventures): string => table.where().split(' > ').at(-1)!;
export const counters = (table: Adventures, name: string, card: string): number =>
  table.world.things.counters[name]![table.thing(card)]!;
export const lies = (table: Adventures, card: string): string => table.world.things.zone[table.thing(card)]!;
export const attack = (seat: number): string => `attack:{hero/${seat}}`;

export interface Weather {
  dice?: readonly number[];
  /** Where the Heroes stand; seat 1 is in turn. */
  at?: readonly string[];
  heroes?: readonly string[];
  hero?: Readonly<Record<number, Readonly<Record<string, number>>>>;
  area?: Readonly<Record<number, readonly (string | Placed)[]>>;
  card?: string;
  wounds?: number;
  counter?: number;
  step?: string;
  set?: Position['set'];
  piles?: Position['piles'];
  packs?: readonly string[];
  only?: readonly string[];
}
const HEROES = ['hero-one', 'hero-two', 'hero-three'];

/** A turn of seat 1 of three: its Storm step is about to begin, and the counter is about to fall off. */
export function storm(weather: Weather = {}): Adventures {
  const { dice = [], at = ['d6', 'e7', 'tamalir'], heroes = HEROES, hero = {}, area = {}, card = 'hounds' } = weather;
  const { counter = 8, wounds = 0, step = 'storm step', set = {}, piles = {}, packs = ON, only = [] } = weather;
  const seats = heroes.length;
  return played({
    seats,
    packs,
    only,
    at: `game/turn > turn/${step}`,
    locals: { turn: { seat: Math.min(1, seats - 1) } },
    dice,
    piles: {
      ...Object.fromEntries(heroes.map((one, seat) => [`hero/${seat}`, [{ card: one, counters: hero[seat] ?? {} }]])),
      ...Object.fromEntries(heroes.map((_, seat) => [`area/${seat}`, area[seat] ?? []])),
      'green storm deck': [{ card, counters: { wounds } }],
      ...piles,
    },
    set: {
      turn: Math.min(1, seats - 1),
      'storm.counter': counter,
      ...Object.fromEntries(heroes.map((_, seat) => [`heroes.${seat}.space`, at[seat] ?? 'tamalir'])),
      ...set,
    },
  });
}

/** One answer after another: the seat that is asked, and what it says. */
export function say(table: Adventures, ...answers: readonly (readonly [number, string])[]): Adventures {
  for (const [seat, id] of answers) {
    const asked = table.asked();
    if (asked.length !== 1 || asked[0] !== seat)
      throw new Error(`${asked.join()} is asked at ${table.where()}, not ${seat} for ${id}`);
    table.answer(seat, id);
  }
  return table;
}
export const fight = (table: Adventures, ...seats: number[]): Adventures =>
  say(table, ...seats.map((seat) => [seat, 'fight'] as const));
