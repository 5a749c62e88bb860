/** A state as large as a real game in its middle: 300 entities with marks, six seats, decks. About 70 kB as JSON. */

import { field, type Definition, type Rules, type World } from '@questwright/kernel';

export interface Entity {
  kind: string;
  owner: number;
  x: number;
  y: number;
  life: number;
  wounds: number;
  stamina: number;
  exhausted: number;
  ready: boolean;
  attributes: number[];
  marks: number[];
  note: string;
  from: string;
}
export interface Big extends World {
  turn: number;
  entities: Entity[];
}

const ENTITIES = 300;
const SEATS = 6;
const anyRule = (name: string): never => name as never;
const choices = Array.from({ length: ENTITIES }, (_, i) => `move:${i}`);

const entity = field.record({
  kind: field.text(),
  owner: field.whole(),
  x: field.whole(),
  y: field.whole(),
  life: field.whole(),
  wounds: field.whole(),
  stamina: field.whole(),
  exhausted: field.whole(),
  ready: field.flag(),
  attributes: field.row(3, field.whole()),
  marks: field.list(field.whole()),
  note: field.text(),
  from: field.text(),
});

/** What one move does; the same for every contestant. */
export function moveEntity(entities: Entity[], i: number): void {
  const one = entities[i]!;
  one.x = (one.x + 1) % 40;
  one.exhausted = (one.exhausted + 1) % (one.stamina + 1);
  one.ready = !one.ready;
  one.marks[0] = (one.marks[0]! + 1) % 100;
}

const makeEntities = (): Entity[] =>
  Array.from({ length: ENTITIES }, (_, i) => ({
    kind: `kind-${i % 40}`,
    owner: i % SEATS,
    x: i % 40,
    y: (i * 7) % 30,
    life: 4 + (i % 5),
    wounds: 0,
    stamina: 3 + (i % 4),
    exhausted: 0,
    ready: true,
    attributes: [i % 6, i % 5, i % 4],
    marks: [0, i % 3, i % 2, i % 7],
    note: `note-${i % 12}`,
    from: `space-${(i * 13) % 240}`,
  }));

const rules: Rules<Big> = {
  schema: { turn: field.whole(), entities: field.list(entity) },
  zones: { deck: { sees: 'none' }, discard: { sees: 'all' }, hand: { per: 'seat', sees: 'owner' } },
  content: Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`card-${i}`, { back: 'deck' }])),
  setup: {
    all: {
      rule: anyRule('B-1'),
      do: (t) => {
        t.world.entities = makeEntities();
        for (let i = 0; i < 240; i++) t.add(`card-${i % 60}`, 'deck');
        t.shuffle('deck');
        for (const seat of t.seats) for (let i = 0; i < 5; i++) t.move(t.pile('deck')[0]!, `hand/${seat}`);
      },
    },
  },
  procs: {
    game: {
      turns: { rule: anyRule('B-2'), whileSome: (t) => t.world.turn, run: 'turn' },
    },
    turn: {
      move: {
        rule: anyRule('B-3'),
        ask: {
          seats: (t) => [t.world.turn % SEATS],
          choices: {
            move: {
              rule: anyRule('B-4'),
              // Ten entities of the seat, as a hero in the middle of a game has about ten things to do.
              list: (t, seat) => {
                const ids: string[] = [];
                for (let i = 0; i < 10; i++) ids.push(choices[(t.world.turn * 7 + i * SEATS + seat) % ENTITIES]!);
                return ids;
              },
              then: (t, _, id) => {
                moveEntity(t.world.entities, Number(id.slice(5)));
                t.emit('moved', { id });
                return { run: [{ proc: 'wear', with: null }] };
              },
            },
          },
        },
      },
      'next seat': { rule: anyRule('B-5'), do: (t) => void t.world.turn++ },
    },
    wear: {
      'about to': { rule: anyRule('B-6'), window: { timing: 'wear' } },
      wear: { rule: anyRule('B-6'), do: (t) => t.emit('worn', {}) },
    },
  },
  timings: { wear: { rule: anyRule('B-6'), choices: {} } },
  watch: { fallen: { rule: anyRule('B-7'), on: ['moved'], do: () => undefined } },
};

export const big: Definition<Big> = {
  id: 'big',
  version: '1',
  seats: { min: SEATS, max: SEATS, rule: anyRule('B-1') },
  rules,
  packs: [],
};
