import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { at, canonical, copy } from '../src/state/json.ts';
import {
  compileClone,
  compileColumns,
  flag,
  json,
  list,
  maybe,
  own,
  perSeat,
  record,
  row,
  text,
  unseen,
  whole,
  word,
  type Field,
} from '../src/state/schema.ts';

/** A random kind of world, and a random world of that kind. */
interface Kind {
  field: Field<any>;
  value: fc.Arbitrary<any>;
}
const kind: fc.Arbitrary<Kind> = fc.letrec<{ leaf: Kind; node: Kind }>((tie) => ({
  leaf: fc.constantFrom<Kind>(
    { field: whole(7), value: fc.integer() },
    { field: flag(), value: fc.boolean() },
    { field: text(), value: fc.string() },
    { field: word('red', 'blue'), value: fc.constantFrom('red', 'blue') },
    {
      field: json({ a: [1] }),
      value: fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown),
    },
  ),
  node: fc.oneof(
    { maxDepth: 3 },
    tie('leaf'),
    tie('node').map(({ field, value }) => ({ field: list(field), value: fc.array(value, { maxLength: 3 }) })),
    tie('node').map(({ field, value }) => ({ field: row(2, field), value: fc.tuple(value, value) })),
    tie('node').map(({ field, value }) => ({ field: perSeat(field), value: fc.tuple(value, value, value) })),
    tie('node').map(({ field, value }) => ({ field: maybe(field), value: fc.option(value) })),
    tie('node').map(({ field, value }) => ({ field: own(field), value })),
    tie('node').map(({ field, value }) => ({ field: unseen(field), value })),
    fc.tuple(tie('node'), tie('node')).map(([x, y]) => ({
      field: record({ x: x.field, y: y.field }),
      value: fc.record({ x: x.value, y: y.value }, { noNullPrototype: true }),
    })),
  ),
})).node;
const world = kind.chain(({ field, value }) =>
  value.map((one) => ({ field: record({ w: field }), value: { w: one } })),
);

/** Every object in a value. */
function references(value: unknown, into: object[] = []): object[] {
  if (typeof value === 'object' && value !== null) {
    into.push(value);
    for (const inner of Object.values(value)) references(inner, into);
  }
  return into;
}

describe('clone', () => {
  test('is a JSON round trip that shares no reference', () => {
    fc.assert(
      fc.property(world, ({ field, value }) => {
        for (const clone of [field.clone!, compileClone(field)]) {
          const twin = clone(value);
          expect(twin).toEqual(JSON.parse(JSON.stringify(value)));
          const mine = new Set(references(value));
          expect(references(twin).filter((one) => mine.has(one))).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });
  test('the empty world is right by its own description, and made anew each time', () => {
    fc.assert(
      fc.property(kind, fc.integer({ min: 1, max: 4 }), ({ field }, seats) => {
        const problems: string[] = [];
        field.check(field.empty(seats), 'w', problems);
        expect(problems).toEqual([]);
        const first = new Set(references(field.empty(seats)));
        expect(references(field.empty(seats)).filter((one) => first.has(one))).toEqual([]);
      }),
    );
  });
  test('is made from the description where functions may not be made from text', () => {
    const field = record({ list: list(whole()) });
    const broken = { ...field, code: () => 'not a program' };
    const value = { list: [1, 2] };
    expect(compileClone(broken)(value)).toEqual(value);
    expect(compileClone(broken)(value).list).not.toBe(value.list);
    expect(compileClone({ ...whole(), code: () => '%' })(3)).toBe(3);
  });
  test('named lists are cloned with and without functions made from text', () => {
    const columns = { 'hand/0': [1, 2], deck: [] };
    const names = Object.keys(columns);
    const compiled = compileColumns(names);
    vi.stubGlobal('Function', () => {
      throw new Error('not here');
    });
    const plain = compileColumns(names);
    vi.unstubAllGlobals();
    for (const clone of [compiled, plain]) {
      expect(clone(columns)).toEqual(columns);
      expect(Object.keys(clone(columns))).toEqual(names);
      expect(clone(columns)['hand/0']).not.toBe(columns['hand/0']);
    }
  });
  test('what holds no references has no clone function', () => {
    expect(
      [whole(), flag(), text(), word('a'), maybe(whole()), own(flag()), unseen(text())].map((f) => f.clone),
    ).toEqual(new Array(7).fill(null));
  });
});

test('empty worlds', () => {
  const field = record({
    turn: whole(3),
    open: flag(true),
    name: text('x'),
    side: word('east', 'west'),
    prize: maybe(whole(5)),
    notes: json({ a: [1] }),
    log: list(whole()),
    board: row(3, whole(-1)),
    players: perSeat(record({ gold: whole(2) })),
  });
  expect(field.empty(2)).toEqual({
    turn: 3,
    open: true,
    name: 'x',
    side: 'east',
    prize: null,
    notes: { a: [1] },
    log: [],
    board: [-1, -1, -1],
    players: [{ gold: 2 }, { gold: 2 }],
  });
});

describe('check', () => {
  const field = record({
    turn: whole(),
    open: flag(),
    name: text(),
    side: word('east', 'west'),
    prize: maybe(whole()),
    players: perSeat(record({ gold: whole(), cards: list(text()) })),
    notes: json(null),
  });
  const good = {
    turn: 1,
    open: true,
    name: '',
    side: 'west',
    prize: null,
    players: [{ gold: 1, cards: ['a'] }],
    notes: { any: [1] },
  };
  const problemsOf = (value: unknown): string[] => {
    const problems: string[] = [];
    field.check(value, '', problems);
    return problems;
  };
  test('a right world has no problems', () => expect(problemsOf(good)).toEqual([]));
  test('all problems are told, each with its path', () => {
    const bad = {
      turn: 1.5,
      open: 1,
      name: null,
      side: 'north',
      prize: 'x',
      players: [{ gold: '1', cards: ['a', 2] }, null, { gold: 0, cards: {}, hat: 1 }],
      more: 1,
    };
    expect(problemsOf(bad)).toEqual([
      'turn must be a whole number, not 1.5',
      'open must be true or false, not 1',
      'name must be a text, not null',
      'side must be one of east, west, not "north"',
      'prize must be a whole number, not "x"',
      'players.0.gold must be a whole number, not "1"',
      'players.0.cards.1 must be a text, not 2',
      'players.1 must be a record, not null',
      'players.2.cards must be a list, not {}',
      'players.2.hat is unknown; known: gold, cards',
      'notes is missing',
      'more is unknown; known: turn, open, name, side, prize, players, notes',
    ]);
  });
  test('a row has its length', () => {
    const problems: string[] = [];
    row(3, whole()).check([1, 2], 'cells', problems);
    row(2, whole()).check([1, 'x'], 'cells', problems);
    expect(problems).toEqual(['cells must have 3 entries, not 2', 'cells.1 must be a whole number, not "x"']);
  });
  test.each([[null], [[]], [3], ['x']])('%j is no record', (value) => {
    expect(problemsOf(value)).toEqual([` must be a record, not ${JSON.stringify(value)}`]);
  });
  test('a world of the wrong kind is found out', () => {
    fc.assert(
      fc.property(fc.constantFrom('turn', 'open', 'name', 'side', 'players'), (key) => {
        expect(problemsOf({ ...good, [key]: { wrong: true } })).toHaveLength(1);
      }),
    );
  });
});

describe('view', () => {
  const field = record({
    turn: whole(),
    trap: unseen(text()),
    both: maybe(unseen(whole())),
    players: perSeat(
      record({ gold: whole(), goal: own(text()), secrets: own(list(whole())), mood: maybe(own(whole())) }),
    ),
    drafts: perSeat(own(whole())),
  });
  const value = {
    turn: 1,
    trap: 'pit',
    both: 5,
    players: [
      { gold: 1, goal: 'a', secrets: [1], mood: 4 },
      { gold: 2, goal: 'b', secrets: [], mood: null },
    ],
    drafts: [7, 8],
  };
  test.each([
    [
      0,
      {
        turn: 1,
        players: [
          { gold: 1, goal: 'a', secrets: [1], mood: 4 },
          { gold: 2, mood: null },
        ],
        drafts: [7, null],
      },
    ],
    [1, { turn: 1, players: [{ gold: 1 }, { gold: 2, goal: 'b', secrets: [], mood: null }], drafts: [null, 8] }],
    [null, { turn: 1, players: [{ gold: 1 }, { gold: 2, mood: null }], drafts: [null, null] }],
  ])('seat %j sees its own and what is open', (viewer, expected) =>
    expect(field.view(value, viewer, null)).toEqual(expected),
  );
  test('a glimpse shows the same; what everybody sees is the value itself', () => {
    const seen = (shown: unknown): string => JSON.stringify(shown ?? null);
    fc.assert(
      fc.property(world, fc.constantFrom(null, 0, 1, 2), ({ field: any, value: one }, viewer) => {
        expect(seen(any.glimpse(one, viewer, null))).toBe(seen(any.view(one, viewer, null)));
        expect(any.glimpse(one, viewer, null) === one).toBe(any.open);
      }),
      { numRuns: 300 },
    );
    expect(field.open).toBe(false);
    expect(record({ log: list(json(null)) }).open).toBe(true);
  });
  test('own outside of perSeat is nobody’s', () => {
    expect([0, 1, null].map((viewer) => own(whole()).view(3, viewer, null))).toEqual([undefined, undefined, undefined]);
  });
});

describe('json', () => {
  test('copy is a JSON round trip', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        expect(copy(value)).toEqual(value);
        const mine = new Set(references(value));
        expect(references(copy(value)).some((one) => mine.has(one))).toBe(false);
      }),
    );
  });
  test('a key that every record inherits is copied like any other', () => {
    const odd = JSON.parse('{"__proto__":{"x":1},"constructor":2}') as object;
    expect(JSON.stringify(copy(odd))).toBe(JSON.stringify(odd));
    expect(Object.getPrototypeOf(copy(odd))).toBe(Object.prototype);
  });
  test('canonical text does not depend on the order of keys, and can be read', () => {
    const reversed = (value: any): any => {
      if (Array.isArray(value)) return value.map(reversed);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, inner]) => [key, reversed(inner)]),
      );
    };
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        expect(canonical(reversed(value))).toBe(canonical(value));
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
    expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
  });
  test.each([
    [['a', 'b', 1], 2],
    [['a', 'c'], null],
    [['a', 'b', 1, 'x'], null],
    [[], { a: { b: [1, 2] } }],
    [['n', 'x'], null],
  ])('at %j', (path, expected) => expect(at({ a: { b: [1, 2] } }, path)).toEqual(expected));
});
