import { describe, expect, test } from 'vitest';
import { amend, AmendError, call, type Amended, type Edit } from '../src/index.ts';
import { define, option, say, sit, T, type Small } from './small.ts';
import { amended, base, E, pack } from './base-game.ts';

/** Every table that can be edited: its name in an edit, an entry of it, and how to read it. */
interface Place {
  at: (name: string) => object;
  /** How messages call it. */
  here: (name: string) => string;
  known: string;
  entry: unknown;
  read: (rules: Amended<Small>) => Record<string, unknown>;
}
const choice = option(() => {});
const places: Record<string, Place> = {
  procedure: {
    at: (name) => ({ procedure: name }),
    here: (n) => `procedure ${n}`,
    known: 'sub',
    entry: { a: say('x') },
    read: (r) => r.procs,
  },
  step: {
    at: (name) => ({ proc: 'game', step: name }),
    here: (n) => `step game/${n}`,
    known: 'b',
    entry: say('new'),
    read: (r) => r.procs['game']!,
  },
  choice: {
    at: (name) => ({ proc: 'game', step: 'q', choice: name }),
    here: (n) => `choice game/q/${n}`,
    known: 'y',
    entry: choice,
    read: (r) => (r.procs['game']!['q'] as any).ask.choices,
  },
  timing: {
    at: (name) => ({ timing: name }),
    here: (n) => `timing ${n}`,
    known: 'now',
    entry: { rule: E, choices: {} },
    read: (r) => r.timings,
  },
  'choice at a timing': {
    at: (name) => ({ timing: 'now', choice: name }),
    here: (n) => `choice now/${n}`,
    known: 'stay',
    entry: choice,
    read: (r) => r.timings['now']!.choices,
  },
  aside: {
    at: (name) => ({ aside: name }),
    here: (n) => `aside ${n}`,
    known: 'shout',
    entry: choice,
    read: (r) => r.asides,
  },
  part: {
    at: (name) => ({ value: 'melee', part: name }),
    here: (n) => `part melee/${n}`,
    known: 'flank',
    entry: { rule: E, layer: 'add', of: () => 5 },
    read: (r) => r.values['melee']!.parts,
  },
  watch: {
    at: (name) => ({ watch: name }),
    here: (n) => `watch ${n}`,
    known: 'w',
    entry: { rule: E, on: ['b'], do: () => {} },
    read: (r) => r.watch,
  },
  verb: {
    at: (name) => ({ verb: name }),
    here: (n) => `verb ${n}`,
    known: 'say',
    entry: base.verbs!['say'],
    read: (r) => r.verbs,
  },
  condition: {
    at: (name) => ({ condition: name }),
    here: (n) => `condition ${n}`,
    known: 'yes',
    entry: () => false,
    read: (r) => r.conditions,
  },
  amount: {
    at: (name) => ({ amount: name }),
    here: (n) => `amount ${n}`,
    known: 'two',
    entry: () => 3,
    read: (r) => r.amounts,
  },
  way: {
    at: (name) => ({ way: name }),
    here: (n) => `way ${n}`,
    known: 'gold',
    entry: { rule: E, pay: () => {} },
    read: (r) => r.ways,
  },
  zone: {
    at: (name) => ({ zone: name }),
    here: (n) => `zone ${n}`,
    known: 'deck',
    entry: { sees: 'all' },
    read: (r) => r.zones,
  },
  content: {
    at: (name) => ({ content: name }),
    here: (n) => `content ${n}`,
    known: 'pear',
    entry: { sweet: true },
    read: (r) => r.content,
  },
  setup: {
    at: (name) => ({ setup: name }),
    here: (n) => `setup ${n}`,
    known: 'second',
    entry: { rule: E, do: () => {} },
    read: (r) => r.setup,
  },
};

describe.each(Object.keys(places))('an edit of a %s', (what) => {
  const { at, here, known, entry, read } = places[what]!;
  const edit = (name: string, change: object, more: object = {}): Edit<Small> =>
    ({ rule: E, ...at(name), ...change, ...more }) as never;
  const before = read(amend(base, []));
  const names = Object.keys(before);

  test('adds: at the end, before and after an entry', () => {
    const order = (change: object): string[] => Object.keys(read(amended(edit('new', { add: entry, ...change }))));
    expect(order({})).toEqual([...names, 'new']);
    const i = names.indexOf(known);
    expect(order({ before: known })).toEqual([...names.slice(0, i), 'new', ...names.slice(i)]);
    expect(order({ after: known })).toEqual([...names.slice(0, i + 1), 'new', ...names.slice(i + 1)]);
    expect(read(amended(edit('new', { add: entry })))['new']).toBe(entry);
  });
  test('replaces, in its place', () => {
    const after = read(amended(edit(known, { replace: entry })));
    expect(Object.keys(after)).toEqual(names);
    expect(after[known]).toBe(entry);
  });
  test('removes', () => {
    expect(Object.keys(read(amended(edit(known, { remove: true }))))).toEqual(names.filter((name) => name !== known));
  });
  test('wraps; in the order of the packs', () => {
    const seen: unknown[] = [];
    const wrap = (to: unknown) => ({ wrap: (was: unknown) => (seen.push(was), to) });
    const first = { ...(before[known] as object) };
    const after = read(amend(base, [pack('p', [edit(known, wrap(first))]), pack('q', [edit(known, wrap(entry))])]));
    expect(seen).toEqual([before[known], first]);
    expect(after[known]).toBe(entry);
    expect(Object.keys(after)).toEqual(names);
  });
  test('needs its anchor', () => {
    const list = names.join(', ');
    for (const change of [{ replace: entry }, { remove: true }, { wrap: (x: unknown) => x }]) {
      expect(() => amended(edit('lost', change))).toThrow(
        new AmendError(`${E}: there is no ${here('lost')}; there are ${list}`),
      );
    }
    for (const change of [{ before: 'lost' }, { after: 'lost' }]) {
      expect(() => amended(edit('new', { add: entry, ...change }))).toThrow(
        `${E}: there is no ${here('lost')}; there are ${list}`,
      );
    }
    expect(() => amended(edit(known, { add: entry }))).toThrow(
      new AmendError(`${E}: there is a ${here(known)} already`),
    );
  });
  test('two that claim the same are told apart by their rules, or refused with both', () => {
    const replace = edit(known, { replace: entry });
    const mine = edit(known, { replace: entry }, { rule: T('mine') });
    const remove = edit(known, { remove: true }, { rule: T('mine') });
    const both = `${T('mine')} and ${E} both replace ${here(known)}; one must override the other`;
    for (const other of [mine, remove])
      expect(() => amend(base, [pack('p', [replace]), pack('q', [other])])).toThrow(new AmendError(both));
    // Overriding works whichever comes first.
    const later = edit(known, { replace: before[known] }, { rule: T('mine'), overrides: [E] });
    expect(read(amend(base, [pack('p', [replace]), pack('q', [later])]))[known]).toBe(before[known]);
    expect(read(amend(base, [pack('p', [later]), pack('q', [replace])]))[known]).toBe(before[known]);
  });
  test('what was removed is named by who removed it', () => {
    const remove = edit(known, { remove: true });
    const wrap = edit(known, { wrap: (x: unknown) => x }, { rule: T('mine') });
    expect(() => amend(base, [pack('p', [remove]), pack('q', [wrap])])).toThrow(
      new AmendError(`${T('mine')}: ${here(known)} was removed by ${E}`),
    );
  });
  test('is not made when its rule is knocked out', () => {
    const kept = (change: object, name = known): unknown =>
      Object.entries(read(amend(base, [pack('p', [edit(name, change)])], E)));
    for (const change of [{ replace: entry }, { remove: true }, { wrap: () => entry }])
      expect(kept(change)).toEqual(Object.entries(before));
    expect(kept({ add: entry }, 'new')).toEqual(Object.entries(before));
  });
});

describe('an edit of a value', () => {
  const value = (...edits: Edit<Small>[]): unknown => {
    const sitting = sit(define(base, { packs: [pack('p', edits)] }), { packs: ['p'] });
    return sitting.loaded.values.has('melee')
      ? sitting.loaded.values.get('melee')!.of({ world: { n: 1 } } as never)
      : 'none';
  };
  test.each<[string, Edit<Small>[], unknown]>([
    ['none', [], 1],
    ['replace', [{ rule: E, value: 'melee', replace: () => 7 }], 7],
    ['wrap', [{ rule: E, value: 'melee', wrap: (of) => (t) => of(t) + 10 }], 11],
    [
      'wrap, then replace',
      [
        { rule: E, value: 'melee', wrap: (of) => (t) => of(t) + 10 },
        { rule: T(2), value: 'melee', replace: () => 7 },
      ],
      17,
    ],
    [
      'replace, then wrap',
      [
        { rule: T(2), value: 'melee', replace: () => 7 },
        { rule: E, value: 'melee', wrap: (of) => (t) => of(t) + 10 },
      ],
      17,
    ],
    ['remove', [{ rule: E, value: 'melee', remove: true }], 'none'],
  ])('%s', (_, edits, expected) => expect(value(...edits)).toBe(expected));
  test('a new one', () => {
    expect(amended({ rule: E, value: 'luck', add: () => 3 }).values['luck']).toMatchObject({
      rule: E,
      wraps: [],
      parts: {},
    });
  });
  test('mistakes', () => {
    expect(() => amended({ rule: E, value: 'luck', wrap: (of) => of })).toThrow(
      `${E}: there is no value luck; there are melee`,
    );
    expect(() => amended({ rule: E, value: 'luck', part: 'x', remove: true })).toThrow(`${E}: there is no value luck`);
    expect(() => amended({ rule: E, value: 'melee', add: () => 1 })).toThrow(`${E}: there is a value melee already`);
    expect(() =>
      amended({ rule: E, value: 'melee', remove: true }, { rule: T(2), value: 'melee', wrap: (of) => of }),
    ).toThrow(`${T(2)}: value melee was removed by ${E}`);
    expect(() =>
      amended({ rule: E, value: 'melee', replace: () => 1 }, { rule: T(2), value: 'melee', replace: () => 1 }),
    ).toThrow(`${T(2)} and ${E} both replace value melee`);
  });
});

describe('other edits', () => {
  test('shown locals, closed procedures, counters and lists are added', () => {
    const rules = amended(
      { rule: E, shown: 'sub', add: ['m'] },
      { rule: E, shown: 'game', add: ['k'] },
      { rule: E, closed: 'sub', add: true },
      { rule: E, counter: 'frost', add: true },
      { rule: E, list: 'reward', add: true },
    );
    expect([rules.shown, rules.closed, rules.counters, rules.lists]).toEqual([
      { sub: ['n', 'm'], game: ['k'] },
      ['sub'],
      ['frost'],
      ['reward'],
    ]);
  });
  test('a choice of a step that asks nothing', () => {
    expect(() => amended({ rule: E, proc: 'game', step: 'a', choice: 'x', add: choice })).toThrow(
      `${E}: step game/a asks nothing`,
    );
    expect(() => amended({ rule: E, proc: 'lost', step: 'a', remove: true })).toThrow(
      `${E}: there is no procedure lost; there are game, sub`,
    );
    expect(() => amended({ rule: E, proc: 'game', step: 'lost', choice: 'x', remove: true })).toThrow(
      `${E}: there is no step game/lost`,
    );
    expect(() => amended({ rule: E, timing: 'lost', choice: 'x', remove: true })).toThrow(
      `${E}: there is no timing lost; there are now`,
    );
  });
  test('the base is never changed', () => {
    const names = JSON.stringify(Object.entries(base).map(([key, table]) => [key, Object.keys(table)]));
    const steps = Object.keys(base.procs['game']!);
    amended(
      { rule: E, proc: 'game', step: 'a', remove: true },
      { rule: E, proc: 'game', step: 'q', choice: 'x', remove: true },
      { rule: E, timing: 'now', choice: 'go', remove: true },
      { rule: E, value: 'melee', part: 'flank', remove: true },
      { rule: E, shown: 'sub', add: ['m'] },
      { rule: E, content: 'kiwi', add: {} },
    );
    expect(JSON.stringify(Object.entries(base).map(([key, table]) => [key, Object.keys(table)]))).toBe(names);
    expect(Object.keys(base.procs['game']!)).toEqual(steps);
    expect([
      Object.keys((base.procs['game']!['q'] as any).ask.choices),
      Object.keys(base.timings!['now']!.choices),
      Object.keys(base.values!['melee']!.parts!),
    ]).toEqual([['x', 'y', 'z'], ['go', 'stay'], ['flank']]);
    expect(base.shown).toEqual({ sub: ['n'] });
  });
  test('a call in short', () => {
    expect([call('x'), call('x', { n: 1 })]).toEqual([
      { proc: 'x', with: null },
      { proc: 'x', with: { n: 1 } },
    ]);
  });
});
