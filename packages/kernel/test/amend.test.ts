import { describe, expect, test } from 'vitest';
import {
  amend,
  AmendError,
  call,
  combinations,
  field,
  load,
  LoadError,
  look,
  type Amended,
  type Edit,
  type Pack,
  type Rules,
} from '../src/index.ts';
import { act, asks, define, no, option, pause, picks, R, say, sit, sub, T, type Small } from './small.ts';

type Rule = ReturnType<typeof T>;
const pack = (id: string, edits: readonly Edit<Small>[], more: Partial<Pack<Small>> = {}): Pack<Small> => ({
  id,
  kind: 'pack',
  rule: T(id),
  edits,
  ...more,
});

const base: Rules<Small> = {
  schema: { n: field.whole(1) },
  zones: { deck: { sees: 'none' }, table: { per: 'seat', sees: 'all', live: true } },
  content: { apple: {}, pear: {} },
  setup: {
    first: { rule: T('s1'), do: (t) => t.emit('first') },
    second: { rule: T('s2'), do: (t) => t.emit('second') },
  },
  procs: {
    game: {
      a: { ...say('a'), rule: T('a') },
      b: { ...say('b'), rule: T('b') },
      q: { ...asks([0], { x: picks({ rule: T('x') }), y: picks({ rule: T('y') }), z: picks() }), rule: T('q') },
      last: sub('sub'),
    },
    sub: { one: say('one') },
  },
  values: {
    melee: {
      rule: T('melee'),
      of: (t) => t.world['n'],
      parts: { flank: { rule: T('flank'), layer: 'add', of: () => 1 } },
    },
  },
  watch: { w: { rule: T('w'), on: ['a'], do: (t) => t.emit('watched') } },
  timings: { now: { rule: T('now'), choices: { go: picks(), stay: picks() } } },
  asides: { shout: picks({ rule: T('shout') }) },
  verbs: {
    say: { rule: T('say'), text: (e) => ({ key: 'verb.say', with: e }), do: (t, e) => t.emit(e['say'] as string) },
  },
  conditions: { yes: () => true },
  amounts: { two: () => 2 },
  ways: { gold: { rule: T('gold'), pay: () => {} } },
  shown: { sub: ['n'] },
};
const amended = (...edits: Edit<Small>[]): Amended<Small> => amend(base, [pack('p', edits)]);
const E = T('edit');

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

describe('packs', () => {
  const frost = pack('frost', [], { schema: { cold: field.whole(4) }, key: 'wastes' });
  const many = define(base, {
    packs: [
      frost,
      pack('midnight', [], { schema: { dark: field.flag() } }),
      pack('storms', [], { needs: ['frost'] }),
      pack('calm', [], { kind: 'variant', excludes: [{ pack: 'storms', rule: T('calm-1') }] }),
    ],
  });
  test('own a key of the world, there when the pack is on', () => {
    expect(sit(many, { packs: ['frost', 'midnight'] }).world).toMatchObject({
      n: 1,
      wastes: { cold: 4 },
      midnight: { dark: false },
    });
    expect(sit(many).world).not.toHaveProperty('wastes');
    const twice = define(base, { packs: [frost, pack('other', [], { schema: {}, key: 'n' })] });
    expect(() => load(twice, { packs: ['other'] })).toThrow(`other (${T('other')}): the world has a n already`);
  });
  test('in the order of the game, whatever the order of the list', () => {
    expect(load(many, { packs: ['storms', 'frost'] }).packs).toEqual(['frost', 'storms']);
  });
  test.each([
    [['rain'], ['small has no pack rain; there are frost, midnight, storms, calm']],
    [['storms'], [`storms needs frost (${T('storms')})`]],
    [['frost', 'storms', 'calm'], [`calm cannot be played with storms (${T('calm-1')})`]],
    [
      ['midnight', 'midnight'],
      ['midnight is named twice', 'midnight is named twice'],
    ],
    [
      ['storms', 'rain', 'calm'],
      [
        `storms needs frost (${T('storms')})`,
        'small has no pack rain; there are frost, midnight, storms, calm',
        `calm cannot be played with storms (${T('calm-1')})`,
      ],
    ],
  ])('%j cannot be played', (packs, problems) => {
    expect(() => load(many, { packs })).toThrow(new LoadError(problems));
  });
  test('a game without packs says so', () => {
    expect(() => load(define(base), { packs: ['x'] })).toThrow('small has no pack x; there are none');
  });
  test('all combinations that may be played', () => {
    expect(combinations(many)).toEqual([
      [],
      ['frost'],
      ['midnight'],
      ['frost', 'midnight'],
      ['frost', 'storms'],
      ['frost', 'midnight', 'storms'],
      ['calm'],
      ['frost', 'calm'],
      ['midnight', 'calm'],
      ['frost', 'midnight', 'calm'],
    ]);
  });
  test('content decides the hash, functions and order do not', () => {
    const hash = (edits: readonly Edit<Small>[]): string =>
      load(define(base, { packs: [pack('p', edits)] }), { packs: ['p'] }).contentHash;
    const plain = hash([]);
    expect(hash([{ rule: R, proc: 'game', step: 'a', remove: true }])).toBe(plain);
    expect(hash([{ rule: R, content: 'kiwi', add: {} }])).not.toBe(plain);
    expect(hash([{ rule: R, content: 'pear', replace: { a: 1, b: 2 } }])).toBe(
      hash([{ rule: R, content: 'pear', replace: { b: 2, a: 1 } }]),
    );
  });
});

describe('the game without a rule', () => {
  const timing = { rule: R, window: { timing: 'now' } };
  const rules: Rules<Small> = {
    ...base,
    content: { ...base.content, card: { abilities: [{ timing: 'now', ways: ['gold'], effects: [{ say: 'used' }] }] } },
    setup: {
      ...base.setup,
      deal: { rule: T('deal'), do: (t) => t.move(t.add('card', 'table/1'), 'table/1') },
    },
    ways: {
      gold: {
        rule: T('gold'),
        why: (t) => (t.world['n'] > 5 ? no('refuse.dear', T('dear')) : null),
        pay: (t) => t.emit('paid'),
      },
    },
    values: {
      ...base.values,
      word: { rule: T('word'), of: () => 'here' },
      claim: { rule: T('claim'), of: () => true },
      list: { rule: T('list'), of: () => [1] },
      thing: { rule: T('thing'), of: () => ({ a: 1 }) },
    },
    timings: { now: { rule: T('now'), choices: { go: picks({ rule: T('go') }) } } },
    procs: {
      game: {
        ...base.procs['game'],
        a: { ...say('a'), rule: T('a') },
        open: timing,
        forbidden: {
          rule: R,
          ask: {
            seats: () => [0],
            choices: {
              take: picks({
                list: () => ['take:1', 'take:2'],
                why: (_, __, id) => (id === 'take:2' ? no('refuse.two', T('two')) : null),
              }),
              give: picks({
                kind: 'amount',
                form: () => ({ min: 1, max: 2 }),
                why: () => no('refuse.give', T('give')),
              }),
              leave: picks(),
            },
          },
        },
        wait: pause(),
      },
      sub: base.procs['sub']!,
    },
  };
  const definition = define(rules, {
    seats: { min: 2, max: 2, rule: T('seats') },
    packs: [
      pack('p', [
        { rule: T('wrap'), value: 'melee', wrap: (of) => (t) => of(t) + 100 },
        { rule: R, value: 'melee', part: 'frost', add: { rule: T('frost'), layer: 'add', of: () => 10 } },
      ]),
      pack('q', [], { needs: ['r'] }),
      pack('r', [], { excludes: [{ pack: 'q', rule: T('never') }] }),
    ],
  });
  const without = (rule: string | null, packs: readonly string[] = ['p']) =>
    sit(definition, { without: rule === null ? null : T(rule), packs });
  const valueOf = (name: string, rule: string | null): unknown => {
    const { loaded, game } = without(rule);
    return look(loaded, game, (t) => t.value(name));
  };
  const melee = (rule: string | null): unknown => valueOf('melee', rule);

  test('as it is', () => {
    const sitting = without(null);
    expect(sitting.allTags).toEqual(['first', 'second', 'a', 'watched', 'b']);
    expect([sitting.options(0), sitting.offer(1)!.asides]).toEqual([['x', 'y', 'z'], ['shout']]);
    expect(melee(null)).toBe(112);
    sitting.answer(0, 'x');
    expect(sitting.options(0)).toEqual(['go', 'pass']);
    sitting.answer(0, 'pass');
    expect(sitting.options(1)).toEqual(['go', 'use:0:now:gold', 'pass']);
    sitting.answer(1, 'use:0:now:gold');
    expect(sitting.tags).toEqual(['ability used', 'paid', 'used']);
    sitting.answer(1, 'pass');
    expect([sitting.options(0), sitting.offer(0)!.forms]).toEqual([['take:1', 'leave'], []]);
  });
  test('a setup part, a step, a watch, a choice, an aside', () => {
    expect(without('s1').allTags[0]).toBe('second');
    expect(without('b').allTags).not.toContain('b');
    expect(without('w').allTags).not.toContain('watched');
    expect(without('y').options(0)).toEqual(['x', 'z']);
    expect(without('shout').offer(1)).toBeUndefined();
  });
  test('a question', () => expect(without('q').where).toBe('game/open'));
  test('a refusal', () => {
    const sitting = without('two').answer(0, 'x').answer(0, 'pass').answer(1, 'pass');
    expect(sitting.options(0)).toEqual(['take:1', 'take:2', 'leave']);
    const give = without('give').answer(0, 'x').answer(0, 'pass').answer(1, 'pass');
    expect(give.offer(0)!.forms).toHaveLength(1);
  });
  test('a timing, a choice at it, a way, its price, a verb', () => {
    expect(without('now').answer(0, 'x').where).toBe('game/forbidden');
    const quiet = without('go').answer(0, 'x');
    expect([quiet.asked(), quiet.options(1)]).toEqual([[1], ['use:0:now:gold', 'pass']]);
    const used = (rule: string): string[] =>
      without(rule).answer(0, 'x').answer(0, 'pass').answer(1, 'use:0:now:gold').tags;
    expect(used('gold')).toEqual(['ability used', 'used']);
    expect(used('say')).toEqual(['ability used', 'paid']);
    const dear = (rule: string | null): readonly string[] =>
      without(rule)
        .set((world) => void (world['n'] = 9))
        .answer(0, 'x')
        .answer(0, 'pass')
        .options(1);
    expect([dear(null), dear('dear')]).toEqual([
      ['go', 'pass'],
      ['go', 'use:0:now:gold', 'pass'],
    ]);
  });
  test('a value, what is laid over it, and its parts', () => {
    expect(['melee', 'wrap', 'flank', 'frost'].map(melee)).toEqual([111, 12, 111, 102]);
    expect(['word', 'claim', 'list', 'thing'].map((name) => valueOf(name, name))).toEqual(['', false, [], null]);
  });
  test('the number of seats, what packs need and exclude', () => {
    expect(() => sit(definition, { seats: 3 })).toThrow(`${T('seats')}: for 2 to 2 seats, not 3`);
    expect(() => sit(definition, { seats: 1.5 })).toThrow('not 1.5');
    expect(sit(definition, { seats: 3, without: T('seats') }).world.seats).toBe(3);
    expect(() => without(null, ['q'])).toThrow('q needs r');
    expect(without('q', ['q']).loaded.packs).toEqual(['q']);
    expect(() => without(null, ['q', 'r'])).toThrow('r cannot be played with q');
    expect(without('never', ['q', 'r']).loaded.packs).toEqual(['q', 'r']);
  });
  test('a rule that a step enforces by itself', () => {
    const asked = (rule: Rule | null): unknown =>
      sit(
        { procs: { game: { a: act((t) => t.emit(t.enforces(T('inside')) ? 'enforced' : 'not')), b: pause() } } },
        { without: rule },
      ).allTags;
    expect([asked(null), asked(T('inside')), asked(T('other'))]).toEqual([['enforced'], ['not'], ['enforced']]);
  });
});
