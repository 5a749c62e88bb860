import { describe, expect, test } from 'vitest';
import {
  amend,
  AmendError,
  authoring,
  promptOf,
  type Amended,
  type Edit,
  type Message,
  type RuleId,
  type Rules,
} from '../src/index.ts';
import { define, no, option, R, say, sit, sub, T, type Sitting, type Small } from './small.ts';
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
  case: {
    at: (name) => ({ proc: 'extra', step: 'which', case: name }),
    here: (n) => `case extra/which/${n}`,
    known: 'even',
    entry: { rule: E, do: () => {} },
    read: (r) => r.procs['extra']!['which']!.cases!,
  },
  'field of a question': {
    at: (name) => ({ proc: 'game', step: 'q', asks: name }),
    here: (n) => `question game/q/${n}`,
    known: 'seats',
    entry: () => [1],
    read: (r) => r.procs['game']!['q']!.ask as never,
  },
  'field of a window': {
    at: (name) => ({ proc: 'extra', step: 'chance', window: name }),
    here: (n) => `window extra/chance/${n}`,
    known: 'order',
    entry: () => [1],
    read: (r) => r.procs['extra']!['chance']!.window as never,
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
    const first = typeof before[known] === 'function' ? () => {} : { ...(before[known] as object) };
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

describe('an edit of a hook', () => {
  const hooks = (edits: Edit<Small>[][], given: Partial<Rules<Small>> = {}, without: RuleId | null = null) =>
    amend(
      { ...base, ...given },
      edits.map((one, i) => pack(`p${i}`, one)),
      without,
    );
  const mine: Edit<Small> = { rule: T('mine'), hook: 'faceDown', replace: T('mine') };
  test('adds, replaces, wraps and removes', () => {
    const edit: Edit<Small> = { rule: E, hook: 'faceDown', add: E };
    expect(hooks([]).faceDown).toBeNull();
    expect(hooks([[edit]]).faceDown).toBe(E);
    expect(hooks([[edit]], {}, E).faceDown).toBeNull();
    expect(hooks([[mine]], { faceDown: E }).faceDown).toBe(T('mine'));
    expect(hooks([[{ rule: E, hook: 'faceDown', remove: true }]], { faceDown: E }).faceDown).toBeNull();
    const louder: Edit<Small> = {
      rule: E,
      hook: 'alternative',
      wrap: (said) => (effect) => ({ ...said(effect), key: 'loud' }),
    };
    const quiet = (): Message => ({ key: 'quiet', with: {} });
    expect(hooks([[louder]], { alternative: quiet }).alternative!({}).key).toBe('loud');
  });
  test('what the base leaves out can be wrapped too, by several', () => {
    const aside = (rule: RuleId, thing: number): Edit<Small> => ({
      rule,
      hook: 'setAside',
      wrap: (why) => (t, one, value) => (one === thing ? no('aside', rule) : why(t, one, value)),
    });
    const { setAside } = hooks([[aside(E, 1)], [aside(T('mine'), 2)]]);
    expect([1, 2, 3].map((thing) => setAside!({} as never, thing, null)?.rule)).toEqual([E, T('mine'), undefined]);
    const lent: Edit<Small> = {
      rule: E,
      hook: 'controller',
      wrap: (of) => (t, thing) => (thing === 0 ? 1 : of(t, thing)),
    };
    const { controller } = hooks([[lent]]);
    const t = { holder: (thing: number) => thing } as never;
    expect([controller!(t, 0), controller!(t, 2)]).toEqual([1, 2]);
  });
  test('mistakes', () => {
    const other: Edit<Small> = { rule: E, hook: 'faceDown', replace: E };
    expect(() => hooks([[other]])).toThrow(`${E}: there is no hook faceDown; there are none`);
    expect(() => hooks([[{ rule: E, hook: 'alternative', wrap: (said) => said }]])).toThrow(
      `${E}: there is no hook alternative; there are controller, setAside`,
    );
    expect(() => hooks([[{ rule: E, hook: 'faceDown', add: E }]], { faceDown: R })).toThrow(
      `${E}: there is a hook faceDown already`,
    );
    expect(() => hooks([[mine], [other]], { faceDown: R })).toThrow(
      `${E} and ${T('mine')} both replace hook faceDown; one must override the other`,
    );
  });
});

describe('a question, a window and cases that packs have changed', () => {
  const played = (...edits: Edit<Small>[]): Sitting =>
    sit(define(base, { packs: [pack('p', [{ rule: E, proc: 'game', step: 'more', add: sub('extra') }, ...edits])] }), {
      packs: ['p'],
    });
  test('who is asked, and in which words', () => {
    const asked = played(
      { rule: E, proc: 'game', step: 'q', asks: 'seats', wrap: (seats) => (t) => [...seats(t), 1] },
      { rule: E, proc: 'game', step: 'q', asks: 'prompt', add: () => ({ key: 'well?', with: {} }) },
    );
    expect(asked.asked()).toEqual([0, 1]);
    expect(promptOf(asked.loaded, asked.game, 1).key).toBe('well?');
  });
  test('cards at a timing beside the question', () => {
    const asked = played({ rule: E, proc: 'game', step: 'q', asks: 'timing', add: 'now' });
    expect(asked.options(0)).toEqual(['x', 'y', 'z', 'go', 'stay']);
  });
  test('the order of a window', () => {
    const asked = played({ rule: E, proc: 'extra', step: 'chance', window: 'order', replace: () => [1, 0] });
    expect(asked.answer(0, 'x').asked()).toEqual([1]);
  });
  test('a case that comes first', () => {
    const rare: Edit<Small> = {
      rule: E,
      proc: 'extra',
      step: 'which',
      case: 'rare',
      add: { rule: E, when: (t) => t.world['n'] === 1, do: (t) => t.emit('rare') },
      before: 'odd',
    };
    expect(played(rare).answer(0, 'x').allTags).toContain('rare');
    expect(played(rare).answer(0, 'x').allTags).not.toContain('odd');
  });
  test('what a step does not have cannot be changed', () => {
    const at = { rule: E, proc: 'game', step: 'a' } as const;
    expect(() => amended({ ...at, asks: 'seats', replace: () => [] })).toThrow(`${E}: step game/a asks nothing`);
    expect(() => amended({ ...at, window: 'order', add: () => [] })).toThrow(`${E}: step game/a is no window`);
    expect(() => amended({ ...at, case: 'odd', remove: true })).toThrow(`${E}: step game/a has no cases`);
    // @ts-expect-error Every question has seats.
    const nobody: Edit<Small> = { rule: E, proc: 'game', step: 'q', asks: 'seats', remove: true };
    expect(nobody.rule).toBe(E);
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
      `${E}: there is no procedure lost; there are game, sub, extra`,
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
  test('calls, steps and edits in short', () => {
    const { call, edit, runs } = authoring<Small>();
    const step = { rule: R, run: 'x', with: () => null };
    const to = { rule: R, remove: true } as const;
    expect([call('x', { n: 1 }), runs(step)]).toEqual([{ proc: 'x', with: { n: 1 } }, step]);
    expect([
      edit.procedure('p', to),
      edit.step('p', 's', to),
      edit.case('p', 's', 'c', to),
      edit.choice('p', 's', 'c', to),
      edit.value('v', to),
      edit.part('v', 'c', to),
    ]).toEqual([
      { procedure: 'p', ...to },
      { proc: 'p', step: 's', ...to },
      { proc: 'p', step: 's', case: 'c', ...to },
      { proc: 'p', step: 's', choice: 'c', ...to },
      { value: 'v', ...to },
      { value: 'v', part: 'c', ...to },
    ]);
  });
});
