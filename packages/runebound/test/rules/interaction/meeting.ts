/** Heroes who meet: a board of six spaces and a few cards whose numbers are easy to reckon with. */

import { arrange, type TestTable } from '@questwright/harness';
import type { Content, Definition } from '@questwright/kernel';
import type { RuneboundWorld } from '@questwright/runebound';
import { runebound } from '../../small-board.ts';

const space = (terrain: string, neighbours: string[], more: object = {}): Content => ({
  kind: 'space',
  board: 'meeting',
  terrain,
  neighbours,
  at: [0, 0],
  ...more,
});
const weapon = (more: object = {}): Content => ({
  kind: 'item',
  back: 'market',
  class: 'weapon',
  type: 'sword',
  use: 'always',
  cost: 4,
  ...more,
});

/** +3 to the Hero's ranged or melee combat rolls. */
const bonus = (use: 'activate' | 'discard', cost: number): Content =>
  weapon({
    class: 'artifact',
    use,
    cost,
    abilities: ['ranged', 'melee'].map((phase) => ({
      timing: phase,
      ways: [use],
      effects: [
        {
          lasting: {
            modify: { value: 'combat roll', if: { of: 'your hero', phase }, add: 3 },
            until: `${phase} phase`,
          },
        },
      ],
    })),
  });
const brigand: Content = {
  kind: 'challenge',
  color: 'green',
  back: 'green',
  mind: 10,
  body: 10,
  spirit: 10,
  damage: { ranged: 1, melee: 1, magic: 1 },
  life: 1,
};
const rune: Content = { ...brigand, dragonRune: true, keptAs: 'rune' };

const CARDS: Record<string, Content> = {
  'three-runes': { kind: 'story', dragonRunes: 3, kill: '' },
  'space-meadow': space('plains', ['trail', 'thicket', 'harbor']),
  'space-trail': space('road', ['meadow', 'thicket', 'far-hill']),
  'space-thicket': space('forest', ['meadow', 'trail'], { jewel: 'green' }),
  'space-harbor': space('town', ['meadow'], { town: 'riverwatch' }),
  'space-far-hill': space('hill', ['trail', 'capital']),
  'space-capital': space('town', ['far-hill'], { town: 'tamalir' }),
  alwin: {
    kind: 'hero',
    back: 'hero',
    mind: 4,
    body: 5,
    spirit: 2,
    damage: { ranged: 1, melee: 2, magic: 1 },
    life: 5,
    stamina: 3,
    skills: {},
    abilities: [
      {
        timing: 'before combat',
        name: 'magic attack',
        effects: [{ attack: 'magic' }],
      },
    ],
  },
  berta: {
    kind: 'hero',
    back: 'hero',
    mind: 3,
    body: 4,
    spirit: 3,
    damage: { ranged: 1, melee: 2, magic: 1 },
    life: 4,
    stamina: 3,
    skills: {},
    abilities: [
      {
        timing: 'before combat',
        name: 'ranged attack',
        effects: [{ attack: 'ranged' }],
      },
    ],
  },
  corvin: {
    kind: 'hero',
    back: 'hero',
    mind: 2,
    body: 2,
    spirit: 2,
    damage: { ranged: 1, melee: 1, magic: 1 },
    life: 6,
    stamina: 3,
    skills: {},
  },
  ...Object.fromEntries(
    ['piper', 'squire', 'bowman', 'healer'].map((id) => [
      id,
      {
        kind: 'ally',
        back: 'market',
        cost: 5,
        mind: 1,
        body: 6,
        spirit: 1,
        damage: { ranged: 1, melee: 1, magic: 1 },
        life: 3,
        stamina: 3,
      },
    ]),
  ),
  brigand,
  saber: weapon(),
  rapier: weapon({ cost: 7 }),
  cutlass: weapon({ cost: 6 }),
  mail: weapon({ class: 'armor', type: 'mail', cost: 3 }),
  plate: weapon({ class: 'armor', type: 'mail', cost: 9 }),
  'heart-mail': weapon({
    class: 'armor',
    type: 'mail',
    modifies: [{ value: 'life', if: { of: 'your hero' }, add: 1 }],
  }),
  'curse-mask': weapon({
    class: 'artifact',
    type: 'mask',
    modifies: [{ value: 'life', if: { of: 'your hero' }, add: -1 }],
  }),
  ...Object.fromEntries(
    ['red-amulet', 'blue-amulet'].map((id) => [
      id,
      weapon({ class: 'artifact', type: 'amulet', modifies: [{ value: 'life', if: { of: 'your hero' }, add: 1 }] }),
    ]),
  ),
  lute: weapon({ class: 'artifact', type: 'instrument', cost: 2 }),
  'throwing-knife': bonus('discard', 2),
  grapnel: weapon({
    class: 'artifact',
    use: 'activate',
    abilities: [
      {
        timing: 'melee',
        name: 'pull',
        ways: ['activate'],
        effects: [
          {
            lasting: {
              modify: { value: 'target number', if: { of: 'your enemy', phase: 'melee' }, add: -2 },
              until: 'combat',
            },
          },
        ],
      },
    ],
  }),
  'passing-bell': weapon({
    class: 'artifact',
    use: 'discard',
    abilities: [
      {
        timing: 'before combat',
        name: 'toll',
        ways: ['discard'],
        effects: [{ 'each hero': [{ wounds: 9 }], others: true }],
      },
    ],
  }),
  'war-horn': bonus('activate', 3),
  'war-drum': bonus('activate', 3),
  trophy: { ...brigand, keptAs: 'item', class: 'weapon', type: 'trophy' },
  'rune-of-dusk': rune,
  'rune-of-noon': rune,
  'rune-of-dawn': rune,
};

const meetings: Definition<RuneboundWorld> = {
  ...runebound,
  rules: { ...runebound.rules, content: CARDS },
};

export interface Meeting {
  /** Where the heroes stand, by seat. */
  spaces?: string[];
  gold?: number[];
  areas?: (string | { card: string; face?: 'up' | 'down'; counters?: Record<string, number> })[][];
  counters?: string[];
  wounds?: number[];
  dice?: number[];
}
const HEROES = ['alwin', 'berta', 'corvin'];

/** Alwin's Adventure step, after his movement has ended where the others stand. */
export function meeting(given: Meeting = {}): TestTable<RuneboundWorld> {
  const spaces = given.spaces ?? ['meadow', 'meadow'];
  const set: Record<string, never> = {};
  const put = (path: string, value: unknown): void => void (set[path] = value as never);
  put('turn', 0);
  put('first', 0);
  put('adventures', given.counters ?? []);
  spaces.forEach((at, seat) => {
    put(`heroes.${seat}.space`, at);
    put(`heroes.${seat}.gold`, given.gold?.[seat] ?? 0);
  });
  return arrange(meetings, {
    seats: spaces.length,
    options: { board: 'meeting' },
    piles: {
      ...Object.fromEntries(
        spaces.map((_, seat) => [
          `hero/${seat}`,
          [{ card: HEROES[seat]!, counters: { wounds: given.wounds?.[seat] ?? 0 } }],
        ]),
      ),
      ...Object.fromEntries(spaces.map((_, seat) => [`area/${seat}`, given.areas?.[seat] ?? []])),
      'green deck': ['brigand'],
    },
    set,
    dice: given.dice ?? [],
    at: 'game/turn > turn/adventure step > adventure step/what to do here',
    locals: { turn: { seat: 0 }, 'adventure step': { seat: 0 } },
  });
}

/** Whether the Market step has taken place: it begins with a card for the town's stack. */
export const marketWasVisited = (table: TestTable<RuneboundWorld>): boolean =>
  table.events.some(({ tag }) => tag === 'market card added');
export const where = (table: TestTable<RuneboundWorld>): string => table.where().split(' > ').at(-1)!;
export const goldOf = (table: TestTable<RuneboundWorld>, seat: number): number => table.world.heroes[seat]!.gold;
export const wounds = (table: TestTable<RuneboundWorld>, card: string): number =>
  table.world.things.counters['wounds']![table.thing(card)]!;
