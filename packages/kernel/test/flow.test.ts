import { describe, expect, test } from 'vitest';
import { field, type Step, type Steps } from '../src/index.ts';
import { act, asks, flow, pause, picks, R, say, sub, type Small, type Sitting } from './small.ts';

const results = act((t) => t.emit('results', { are: [...t.results] }));
const resultsOf = (sitting: Sitting): unknown =>
  sitting.events.filter((event) => event.tag === 'results').map((e) => e.with['are']);

describe('what a step may return', () => {
  const lines: [string, Record<string, Steps<Small, any>>, string[], unknown][] = [
    ['nothing: the next step', { game: { a: say('a'), b: say('b') } }, ['a', 'b'], null],
    ['goto: forward', { game: { a: act(() => ({ goto: 'c' })), b: say('b'), c: say('c') } }, ['c'], null],
    [
      'goto: back to the head of a loop',
      {
        game: {
          a: say('a'),
          b: act((t) => (t.results.length === 0 ? { run: [{ proc: 'once', with: null }], goto: 'a' } : undefined)),
          c: say('c'),
        },
        once: { one: act(() => ({ done: 1 })) },
      },
      ['a', 'a', 'c'],
      null,
    ],
    ['done: with a result', { game: { a: act(() => ({ done: { won: 1 } })), b: say('b') } }, [], { won: 1 }],
    [
      'run: several, in order, then the next step',
      {
        game: {
          a: act(() => ({
            run: [
              { proc: 'x', with: 1 },
              { proc: 'x', with: 2 },
            ],
          })),
          b: results,
        },
        x: {
          go: act((t) => {
            t.emit(`x${t.locals}`);
            return { done: t.locals * 10 };
          }),
        },
      },
      ['x1', 'x2', 'results'],
      null,
    ],
    ['run nothing: the next step', { game: { a: act(() => ({ run: [] })), b: say('b') } }, ['b'], null],
    [
      'end: an enclosing procedure, with a result for its caller',
      {
        game: { a: sub('outer'), b: results, c: act((t) => ({ done: t.results })) },
        outer: { a: sub('inner'), b: say('never') },
        inner: { a: act(() => ({ end: 'outer', as: 'cut' })), b: say('never') },
      },
      ['results'],
      ['cut'],
    ],
    [
      'end: itself is allowed',
      {
        game: { a: sub('x'), b: act((t) => ({ done: t.results[0]! })) },
        x: { a: act(() => ({ end: 'x', as: 7 })), b: say('never') },
      },
      [],
      7,
    ],
    [
      'end: the nearest of two of that name',
      {
        game: { a: act(() => ({ run: [{ proc: 'x', with: 2 }] })), b: act((t) => ({ done: t.results[0]! })) },
        x: {
          a: act((t) => (t.locals === 0 ? { end: 'x', as: 'inner' } : { run: [{ proc: 'x', with: t.locals - 1 }] })),
          b: act((t) => ({ done: `${t.locals}${t.results[0] as string}` })),
        },
      },
      [],
      '21inner',
    ],
    [
      'end with another instead: it takes the place and its result counts',
      {
        game: { a: sub('attack'), b: results },
        attack: { a: sub('blow'), b: say('never') },
        blow: { a: act(() => ({ end: 'attack', instead: { proc: 'counter', with: { by: 1 } } })) },
        counter: { a: act((t) => ({ done: t.locals.by })) },
      },
      ['results'],
      null,
    ],
    [
      'end of the whole game',
      { game: { a: sub('x'), b: say('never') }, x: { a: act(() => ({ end: 'game', as: 'over' })), b: say('never') } },
      [],
      'over',
    ],
    ['end without a result', { game: { a: act(() => ({ end: 'game' })) } }, [], null],
  ];
  test.each(lines)('%s', (_, procs, tags, result) => {
    const sitting = flow(procs);
    expect(sitting.allTags).toEqual(tags);
    expect(sitting.game).toMatchObject({ over: true, result, stack: [], pending: null });
  });
  test('results are those of the last run only', () => {
    const give = (x: string): Steps<Small, any> => ({ a: act(() => ({ done: x })) });
    const sitting = flow({
      game: {
        a: sub('one'),
        b: results,
        c: act(() => ({
          run: [
            { proc: 'one', with: null },
            { proc: 'two', with: null },
          ],
        })),
        d: results,
        e: { rule: R, each: () => [1, 2, 3], run: 'three' },
        f: results,
        g: sub('nothing'),
        h: results,
      },
      one: give('1'),
      two: give('2'),
      three: { a: act((t) => ({ done: t.locals * 2 })) },
      nothing: { a: say('x') },
    });
    expect(resultsOf(sitting)).toEqual([['1'], ['1', '2'], [2, 4, 6], [null]]);
  });
});

describe('when', () => {
  test('a step whose time is not now is passed over, and asked about once', () => {
    let asked = 0;
    const sitting = flow({
      game: {
        a: { ...say('a'), when: () => false },
        b: { ...sub('x'), when: () => ++asked > 0 },
        c: { ...pause(), when: (t) => t.results.length > 5 },
        d: say('d'),
      },
      x: { a: pause(), b: say('x') },
    });
    expect(sitting.where).toBe('game/b > x/a');
    sitting.answer(0, 'on');
    expect(sitting.allTags).toEqual(['picked', 'x', 'd']);
  });
});

describe('run', () => {
  test('parameters are computed, null if there are none, and the step shows where we are', () => {
    const sitting = flow({
      game: { first: act(() => ({ run: [{ proc: 'x', with: { n: 4 } }] })), second: sub('y') },
      x: { a: { rule: R, run: 'y', with: (t) => ({ m: t.locals.n + 1 }) } },
      y: { here: act((t) => t.emit('with', { params: t.locals })), wait: pause() },
    });
    expect(sitting.where).toBe('game/first > x/a > y/wait');
    sitting.answer(0, 'on');
    expect(sitting.where).toBe('game/second > y/wait');
    expect(sitting.events.filter((e) => e.tag === 'with').map((e) => e.with['params'])).toEqual([{ m: 5 }, null]);
  });
  test('of a procedure that does not exist is an error', () => {
    expect(() => flow({ game: { a: act(() => ({ run: [{ proc: 'lost', with: null }] })) } })).toThrow(
      'There is no procedure lost',
    );
  });
});

describe('each', () => {
  const items = (more: Partial<Extract<Step<Small, any>, { each: unknown }>> = {}): Step<Small, any> => ({
    rule: R,
    each: (t) => t.world['list'],
    run: 'x',
    ...more,
  });
  const schema = { list: field.json([1, 2, 3, 4]) };
  const note = act((t) => t.emit(`item ${JSON.stringify(t.locals)}`));

  test('goes through the list as it was at the start', () => {
    const drop: Step<Small, any> = act((t) => void (t.world['list'] = [9]));
    expect(flow({ game: { a: items() }, x: { note, drop } }, { schema }).allTags).toEqual([
      'item 1',
      'item 2',
      'item 3',
      'item 4',
    ]);
  });
  test('looks at each item again before its turn', () => {
    const drop = act((t) => void (t.world['list'] = t.world['list'].filter((n: number) => n !== t.locals + 1)));
    const still = (t: { world: Small }, item: unknown): boolean => t.world['list'].includes(item);
    expect(flow({ game: { a: items({ still }) }, x: { note, drop } }, { schema }).allTags).toEqual([
      'item 1',
      'item 3',
    ]);
  });
  test('computes parameters from each item, and pauses in the middle', () => {
    const sitting = flow(
      { game: { a: items({ with: (_, item) => ({ item }) }), b: say('b') }, x: { note, wait: pause() } },
      { schema },
    );
    for (let i = 0; i < 4; i++) sitting.answer(0, 'on');
    expect(sitting.allTags.filter((tag) => tag !== 'picked')).toEqual([
      'item {"item":1}',
      'item {"item":2}',
      'item {"item":3}',
      'item {"item":4}',
      'b',
    ]);
  });
  test('of nothing is the next step', () => {
    expect(flow({ game: { a: items({ each: () => [] }), b: say('b') }, x: { note } }, { schema }).allTags).toEqual([
      'b',
    ]);
  });
});

describe('while some', () => {
  test('asks the world again each time', () => {
    const schema = { n: field.whole(3) };
    const sitting = flow(
      {
        game: {
          a: { rule: R, whileSome: (t) => t.world['n'] || null, run: 'x', with: (_, n) => [n as number] },
          b: results,
        },
        x: {
          go: act((t) => {
            t.emit(`x${t.locals}`);
            t.world['n'] -= t.locals[0] === 3 ? 2 : 1;
            return { done: t.locals[0] };
          }),
        },
      },
      { schema },
    );
    expect(sitting.allTags).toEqual(['x3', 'x1', 'results']);
    expect(resultsOf(sitting)).toEqual([[1]]);
  });
});

describe('mistakes', () => {
  test.each<[string, Record<string, Steps<Small, any>>, string]>([
    ['goto nowhere', { game: { a: act(() => ({ goto: 'lost' })) } }, 'There is no step game/lost'],
    [
      'goto into another procedure',
      { game: { a: sub('x') }, x: { b: act(() => ({ goto: 'a' })) } },
      'There is no step x/a',
    ],
    [
      'end of what is not played',
      { game: { a: sub('x') }, x: { b: act(() => ({ end: 'turn' })) } },
      'end: turn is not being played at game/a > x/b',
    ],
    [
      'a loop',
      { game: { a: sub('x') }, x: { b: act(() => ({ goto: 'b' })) } },
      'Loop: 10000 steps without a decision at game/a > x/b',
    ],
    [
      'a question with nothing to answer',
      { game: { a: asks([1], { x: picks({ list: () => [] }) }) } },
      'Dead end: game/a offers nothing to seat 1',
    ],
  ])('%s', (_, procs, message) => expect(() => flow(procs)).toThrow(message));
});

describe('uses', () => {
  test('are counted in the nearest frame of the procedure and gone with it', () => {
    const count = act((t) => {
      t.use('turn', 'spark');
      t.emit(`used ${t.used('turn', 'spark')} ${t.used('turn', 'other')} ${t.used('game', 'spark')}`);
    });
    const sitting = flow({
      game: { a: sub('turn'), b: sub('turn'), c: act((t) => t.emit(`after ${t.used('turn', 'spark')}`)) },
      turn: { a: sub('x'), wait: pause(), b: sub('x') },
      x: { count },
    });
    sitting.answer(0, 'on').answer(0, 'on');
    expect(sitting.allTags.filter((tag) => tag !== 'picked')).toEqual([
      'used 1 0 0',
      'used 2 0 0',
      'used 1 0 0',
      'used 2 0 0',
      'after 0',
    ]);
  });
  test('of what is not played cannot be counted', () => {
    expect(() => flow({ game: { a: act((t) => t.use('turn', 'x')) } })).toThrow('use: turn is not being played');
  });
});

describe('enclosing procedures', () => {
  test('their locals can be read and written, the nearest first', () => {
    const sitting = flow({
      game: { a: act(() => ({ run: [{ proc: 'x', with: { n: 1 } }] })) },
      x: {
        a: act((t) => (t.locals.n < 3 ? { run: [{ proc: 'x', with: { n: t.locals.n + 1 } }] } : undefined)),
        b: act((t) => {
          const inner = t.within('x') as { n: number };
          t.emit(`n ${inner.n} ${t.isWithin('x')} ${t.isWithin('y')} ${JSON.stringify(t.within('y'))}`);
          inner.n *= 10;
          t.emit(`now ${t.locals.n}`);
        }),
      },
    });
    expect(sitting.allTags).toEqual([3, 2, 1].flatMap((n) => [`n ${n} true false null`, `now ${n}0`]));
  });
});
