import { describe, expect, test } from 'vitest';
import { field, resume, setUp, where, type Call, type Event, type Step, type Steps } from '../src/index.ts';
import {
  act,
  asks,
  define,
  flow,
  loadSmall,
  option,
  pause,
  picks,
  R,
  say,
  sub,
  T,
  type Sitting,
  type Small,
} from './small.ts';

const call = (proc: string, params: Call['with'] = null): Call => ({ proc, with: params });

describe('cases', () => {
  const cases = (n: number): Sitting =>
    flow(
      {
        game: {
          choose: {
            rule: R,
            cases: {
              low: { rule: T('low'), when: (t) => t.world['n'] < 3, do: (t) => t.emit('low') },
              middle: {
                rule: T('middle'),
                when: (t) => t.world['n'] < 6,
                do: (t) => {
                  t.emit('middle');
                  // Decided once: what changes now does not open another case.
                  t.world['n'] = 0;
                  return { run: [{ proc: 'x', with: null }] };
                },
              },
              high: { rule: T('high'), do: () => ({ goto: 'far' }) },
            },
          },
          near: say('near'),
          far: say('far'),
        },
        x: { a: say('x') },
      },
      { schema: { n: field.whole(n) } },
    );
  test.each([
    [1, ['low', 'near', 'far']],
    [4, ['middle', 'x', 'near', 'far']],
    [9, ['far']],
  ])('the first that holds: %i', (n, tags) => expect(cases(n).allTags).toEqual(tags));
  test('each cites its own rule', () => {
    expect(cases(1).events[0]!.rule).toBe(T('low'));
    expect(
      cases(4)
        .events.slice(0, 2)
        .map(({ rule, because }) => [rule, because]),
    ).toEqual([
      [T('middle'), [R]],
      [R, [T('middle')]],
    ]);
  });
  test('none: the next step', () => {
    const never = { rule: R, cases: { never: { rule: R, when: () => false, do: () => ({ done: 1 }) } } };
    expect(flow({ game: { a: never, b: say('b') } }).allTags).toEqual(['b']);
  });
});

describe('a result by name', () => {
  const told = act((t) => t.emit('told', { ...t.locals }));
  const roll: Steps<Small, any> = { a: act((t) => ({ done: t.locals ?? 4 })) };
  test.each<[string, Step<Small, any>, unknown]>([
    ['of what was run', { rule: R, run: 'roll', as: 'total' }, 4],
    ['of the last of several', { rule: R, do: () => ({ run: [call('roll', 1), call('roll', 2)] }), as: 'total' }, 2],
    ['of each, the last', { rule: R, each: () => [7, 8], run: 'roll', as: 'total' }, 8],
    ['nothing when the step is passed over', { rule: R, run: 'roll', as: 'total', when: () => false }, null],
    ['nothing of a step that ran nothing', { rule: R, do: () => {}, as: 'total' }, null],
  ])('%s', (_, step, expected) => {
    const turn = { step, told };
    const sitting = flow({
      game: { a: { rule: R, run: 'turn', with: () => ({ total: 'old', seat: 1 }) } },
      turn,
      roll,
    });
    expect(sitting.events[0]!.with).toEqual({ total: expected, seat: 1 });
  });
  test('of an answer, over a decision', () => {
    const ask = asks([0], { go: option(() => ({ run: [call('slow')] })), stay: picks() });
    const sitting = flow({
      game: { a: { ...ask, as: 'total' }, told },
      slow: { wait: pause(1), a: act(() => ({ done: 'x' })) },
    });
    expect(sitting.answer(0, 'go').answer(1, 'on').last.at(-1)!.with).toEqual({ total: 'x' });
  });
});

describe('why something happens', () => {
  test('an event names its rule and those that led to it, innermost first', () => {
    const by = (n: number, step: Step<Small, any>): Step<Small, any> => ({ ...step, rule: T(n) });
    const sitting = flow({
      game: { a: by(1, sub('turn')) },
      turn: {
        b: by(
          2,
          act(() => ({ run: [{ proc: 'attack', with: null }] })),
        ),
      },
      attack: {
        c: by(
          3,
          asks([0], { hit: { rule: T(4), then: () => ({ run: [{ proc: 'wound', with: null }] }) }, miss: picks() }),
        ),
      },
      wound: { d: by(5, say('wounded')) },
    }).answer(0, 'hit');
    expect(sitting.last[0]).toMatchObject({
      tag: 'wounded',
      rule: T(5),
      cause: 'wound/d',
      because: [T(4), T(2), T(1)],
    });
  });
  test('which of some procedures is the innermost', () => {
    const told = act((t) => t.emit(`${t.innermost('turn', 'fight')} ${t.innermost('storm')}`));
    expect(flow({ game: { told, a: sub('turn') }, turn: { told, a: sub('fight') }, fight: { told } }).allTags).toEqual([
      'null null',
      'turn null',
      'fight null',
    ]);
  });
});

describe('a position put together by hand', () => {
  test('is set up without being played, and then played on', () => {
    const definition = define({
      schema: { n: field.whole() },
      setup: {
        one: {
          rule: T(7),
          do: (t, { n }) => {
            t.world['n'] = n as number;
            t.emit('set up');
          },
        },
      },
      procs: { game: { a: say('a'), b: pause() } },
    });
    const loaded = loadSmall(definition);
    const events: Event[] = [];
    const game = setUp(loaded, { seats: 2, seed: 's', options: { n: 5 } }, events);
    expect([where(game), game.pending, game.world['n'], events.map(({ tag, rule }) => [tag, rule])]).toEqual([
      'game/a',
      null,
      5,
      [['set up', T(7)]],
    ]);
    resume(loaded, game, events);
    expect([where(game), game.pending?.no, events.map(({ tag }) => tag)]).toEqual(['game/b', 1, ['set up', 'a']]);
  });
  test('every step that is played can be heard of', () => {
    const loaded = loadSmall(
      define({ procs: { game: { a: { ...say('a'), when: () => false }, b: say('b'), c: pause() } } }),
    );
    const steps: string[] = [];
    loaded.onStep = (step) => void steps.push(step.name);
    resume(loaded, setUp(loaded, { seats: 2, seed: 's' }));
    expect(steps).toEqual(['b', 'c']);
  });
});
