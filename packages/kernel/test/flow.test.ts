import { describe, expect, test } from 'vitest';
import { field, type Next, type Step, type Steps } from '../src/index.ts';
import { act, always, asks, flow, option, pause, picks, R, say, sub, type Small, type Sitting } from './small.ts';

const results = act((t) => t.emit('results', { are: [...t.results] }));
const resultsOf = (sitting: Sitting): unknown =>
  sitting.events.filter((event) => event.tag === 'results').map((e) => e.with['are']);

describe('what a step may return', () => {
  const lines: [string, Record<string, Steps<Small>>, string[], unknown][] = [
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
    const give = (x: string): Steps<Small> => ({ a: act(() => ({ done: x })) });
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
  const items = (more: Partial<Extract<Step<Small>, { each: unknown }>> = {}): Step<Small> => ({
    rule: R,
    each: (t) => t.world['list'],
    run: 'x',
    ...more,
  });
  const schema = { list: field.json([1, 2, 3, 4]) };
  const note = act((t) => t.emit(`item ${JSON.stringify(t.locals)}`));

  test('goes through the list as it was at the start', () => {
    const drop: Step<Small> = act((t) => void (t.world['list'] = [9]));
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

describe('always', () => {
  const end = (proc: string, as: unknown = null): Step<Small> => act((): Next => ({ end: proc, as: as as null }));
  test.each<[string, Record<string, Steps<Small>>, string[]]>([
    [
      'takes place when the procedure is ended from inside',
      {
        game: { a: sub('turn'), z: say('z') },
        turn: { a: sub('fight'), b: say('b'), c: always(say('storm')), d: say('d') },
        fight: { a: end('turn') },
      },
      ['storm', 'z'],
    ],
    [
      'takes place when the procedure says itself that it is over',
      {
        game: { a: sub('turn'), z: results },
        turn: { a: act(() => ({ done: 'early' })), b: say('b'), c: always(say('storm')) },
      },
      ['storm', 'results'],
    ],
    [
      'all that are left, in order, and none that is past',
      {
        game: { a: sub('turn') },
        turn: { a: always(say('past')), b: end('turn'), c: always(say('c')), d: say('d'), e: always(say('e')) },
      },
      ['past', 'c', 'e'],
    ],
    [
      'in every procedure on the way out',
      {
        game: { a: sub('turn'), z: always(say('z')), y: say('never') },
        turn: { a: sub('fight'), b: always(say('turn')) },
        fight: { a: end('game'), b: always(say('fight')) },
      },
      ['fight', 'turn', 'z'],
    ],
    [
      'only if its time is now',
      {
        game: { a: sub('x'), z: say('z') },
        x: { a: end('x'), b: { ...always(say('b')), when: () => false }, c: always(say('c')) },
      },
      ['c', 'z'],
    ],
    [
      'may run procedures, whose results do not matter',
      {
        game: { a: sub('x'), z: results },
        x: { a: end('x', 'as said'), b: always(sub('y')), c: say('never') },
        y: { a: act(() => ({ done: 'y' })) },
      },
      ['results'],
    ],
    [
      'may end an inner procedure: the outer ending goes on',
      {
        game: { a: sub('turn'), z: say('z') },
        turn: { a: end('turn'), b: always(sub('storm')), c: say('never') },
        storm: { a: sub('wave'), b: say('never') },
        wave: { a: end('storm') },
      },
      ['z'],
    ],
    [
      'may say done: the ending goes on, and the rest of the always steps come',
      {
        game: { a: sub('turn'), z: say('never') },
        turn: { a: end('game'), b: always(act(() => ({ done: 'x' }))), c: always(say('c')) },
      },
      ['c'],
    ],
    [
      'may end something further out than what was being ended',
      {
        game: { a: sub('turn'), z: say('never') },
        turn: { a: sub('fight'), b: say('never') },
        fight: { a: end('fight'), b: always(end('game')) },
      },
      [],
    ],
    [
      'an ending of its own procedure does not stop one that reaches further',
      {
        game: { a: sub('turn'), z: say('never') },
        turn: { a: end('game', 'victory'), b: always(sub('storm')), c: always(say('c')) },
        storm: { a: end('turn') },
      },
      ['c'],
    ],
  ])('%s', (_, procs, tags) => {
    const sitting = flow(procs);
    expect(sitting.allTags).toEqual(tags);
    expect(sitting.game.over).toBe(true);
  });
  test('the result of the ending stands after the always steps, also over a decision and through JSON', () => {
    const sitting = flow({
      game: { a: sub('turn'), z: act((t) => ({ done: t.results })) },
      turn: { a: end('turn', { as: 'said' }), b: always(pause()), c: always(sub('x')) },
      x: { a: pause() },
    });
    sitting.answer(0, 'on').answer(0, 'on');
    expect(sitting.game.result).toEqual([{ as: 'said' }]);
  });
  test('what comes instead comes after the always steps', () => {
    const sitting = flow({
      game: { a: sub('attack'), b: results },
      attack: {
        a: act(() => ({ end: 'attack', instead: { proc: 'counter', with: null } })),
        b: always(say('cleaning')),
      },
      counter: { a: say('counter'), b: act(() => ({ done: 'countered' })) },
    });
    expect(sitting.allTags).toEqual(['cleaning', 'counter', 'results']);
    expect(resultsOf(sitting)).toEqual([['countered']]);
  });
  test('counters of counters do not deepen the stack', () => {
    const sitting = flow({
      game: { a: { rule: R, run: 'attack', with: () => 0 }, b: results },
      attack: {
        a: act((t) => {
          expect(t.game.stack.length).toBe(2);
          return t.locals < 50
            ? { end: 'attack', instead: { proc: 'attack', with: t.locals + 1 } }
            : { done: t.locals };
        }),
      },
    });
    expect(resultsOf(sitting)).toEqual([[50]]);
  });
  test('calls that were still to come are forgotten', () => {
    const sitting = flow({
      game: {
        a: act(() => ({
          run: [
            { proc: 'x', with: null },
            { proc: 'y', with: null },
          ],
        })),
        b: always(say('b')),
        c: say('never'),
      },
      x: { a: end('game') },
      y: { a: say('never'), b: always(say('never')) },
    });
    expect(sitting.allTags).toEqual(['b']);
  });
});

describe('mistakes', () => {
  test.each<[string, Record<string, Steps<Small>>, string]>([
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

describe('nothing is shared', () => {
  const bump = act((t) => void t.locals.n++);
  const told = act((t) => t.emit(`n ${t.locals.n} ${t.world['box']?.n ?? ''}`));
  const box = field.json({ n: 1 });

  test('parameters are a copy, of constants and of the world alike', () => {
    const fixed = { n: 1 };
    const sitting = flow(
      {
        game: {
          a: { rule: R, run: 'x', with: () => fixed },
          b: { rule: R, run: 'x', with: () => fixed },
          c: { rule: R, run: 'x', with: (t) => t.world['box'] },
          d: { rule: R, each: (t) => [t.world['box']], run: 'x' },
          e: { rule: R, whileSome: (t) => (t.world['box'].n > 0 ? t.world['box'] : null), run: 'last' },
        },
        x: { bump, wait: pause(), bump2: bump, told },
        last: { a: bump, wait: pause(), b: bump, told, c: act((t) => void (t.world['box'].n = 0)) },
      },
      { schema: { box } },
    );
    for (let i = 0; i < 5; i++) sitting.answer(0, 'on');
    expect(sitting.allTags.filter((tag) => tag !== 'picked')).toEqual(['n 3 1', 'n 3 1', 'n 3 1', 'n 3 1', 'n 3 1']);
    expect(fixed).toEqual({ n: 1 });
  });
  test('a result is what it was when it was given', () => {
    const sitting = flow(
      {
        game: {
          a: sub('x'),
          b: pause(),
          c: act((t) => void t.world['box'].n++),
          d: results,
          e: act((t) => ({ done: t.results })),
        },
        x: { a: act((t) => ({ done: t.world['box'] })) },
      },
      { schema: { box } },
    );
    sitting.answer(0, 'on');
    expect(sitting.game.result).toEqual([{ n: 1 }]);
  });
  test('an event says what was the case when it happened', () => {
    const sitting = flow(
      {
        game: {
          a: act((t) => t.emit('box', { box: t.world['box'] })),
          b: act((t) => void t.world['box'].n++),
          c: pause(),
        },
      },
      { schema: { box } },
    );
    expect(sitting.events[0]!.with).toEqual({ box: { n: 1 } });
  });
  test('terms of an ending are not shared either', () => {
    const sitting = flow(
      {
        game: { a: sub('x'), b: act((t) => ({ done: t.results })) },
        x: {
          a: act((t) => ({ end: 'x', as: t.world['box'] })),
          b: always(asks([0], { on: option((t) => void t.world['box'].n++), off: picks() })),
        },
      },
      { schema: { box } },
    );
    sitting.answer(0, 'on');
    expect(sitting.game.result).toEqual([{ n: 1 }]);
  });
});
