import { describe, expect, test } from 'vitest';
import { field, type Choice, type Rules, type Step } from '../src/index.ts';
import { act, asks, flow, no, option, pause, picks, R, sub, T, type Sitting, type Small } from './small.ts';

const two = { a: picks(), b: picks() };
const picked = (sitting: Sitting): unknown[] =>
  sitting.events.filter((e) => e.tag === 'picked').map((e) => [e.with['seat'], ...(e.with['pick'] as string[])]);

describe('asides', () => {
  const shout: Choice<Small, any> = picks({
    list: (t, seat) => (t.world['n'] < 2 ? [`shout:${seat}`] : []),
    why: (_, seat) => (seat === 2 ? no('refuse.mute', T(9)) : null),
  });
  const runs: Choice<Small, any> = { rule: R, then: (_, seat) => ({ run: [{ proc: 'x', with: seat }] }) };
  const world = { schema: { n: field.whole(0) } };
  const withAsides = (
    step: Step<Small, any>,
    asides: Rules<Small>['asides'],
    more: Partial<Rules<Small>> = {},
  ): Sitting =>
    flow(
      {
        game: {
          before: sub('y'),
          q: step,
          after: act((t) => t.emit('after', { results: [...t.results] })),
          wait: sub('z'),
        },
        x: { a: act((t) => void t.world['n']++), b: pause(2), c: act((t) => ({ done: `x${t.locals}` })) },
        y: { a: act(() => ({ done: 'y' })) },
        z: { wait: pause() },
      },
      { ...world, asides: asides!, ...more },
      { seats: 3 },
    );

  test('are offered beside the question, to seats that are asked too; then it is asked again', () => {
    const sitting = withAsides(asks([0], two), { shout });
    const offers = sitting.game.pending!.offers.map(({ seat, options, asides, asked }) => [
      seat,
      options,
      asides,
      asked,
    ]);
    expect(offers).toEqual([
      [0, ['a', 'b'], ['shout:0'], true],
      [1, [], ['shout:1'], false],
    ]);
    expect(sitting.asked()).toEqual([0]);
    sitting.answer(1, 'shout:1');
    expect([picked(sitting), sitting.where, sitting.game.no, sitting.options(0)]).toEqual([
      [[1, 'shout:1']],
      'game/q',
      2,
      ['a', 'b'],
    ]);
    expect(sitting.answer(0, 'shout:0').answer(0, 'a').where).toBe('game/wait > z/wait');
    expect(sitting.refused(1, 'on').key).toBe('kernel.another-seat');
    expect(sitting.refused(1, 'a').key).toBe('kernel.another-step');
    expect(sitting.refused(1, 'shout:0').key).toBe('kernel.not-now');
    expect(sitting.refused(2, 'shout:2').key).toBe('kernel.not-asked');
    expect(sitting.whyNot(2, 'shout:2')).toEqual(no('refuse.mute', T(9)));
  });
  test('may run procedures that ask; what the question knew stays', () => {
    const sitting = withAsides(asks([0], two), { runs });
    sitting.answer(1, 'runs');
    expect(sitting.where).toBe('game/q > x/b');
    sitting.answer(2, 'on');
    expect([sitting.where, sitting.options(0)]).toEqual(['game/q', ['a', 'b']]);
    sitting.answer(0, 'a');
    expect(sitting.last.at(-1)!.with).toEqual({ results: ['y'] });
  });
  test('may end a procedure around the question', () => {
    const sitting = withAsides(asks([0], two), { stop: option(() => ({ end: 'game', as: 'stopped' })) });
    expect(sitting.answer(2, 'stop').game.result).toBe('stopped');
  });
  test.each([
    ['jump', { goto: 'q' }],
    ['finish', { done: 1 }],
  ])('may not %s', (name, next) => {
    const sitting = withAsides(asks([0], two), { [name]: option(() => next) });
    expect(() => sitting.answer(1, name)).toThrow(`Aside ${name} may run or end procedures`);
  });
  test('none while a closed procedure is played, however deep', () => {
    const closed = withAsides(asks([0], two), { shout }, { closed: ['z'] });
    expect(closed.offer(1)!.asides).toEqual(['shout:1']);
    closed.answer(0, 'a');
    expect(closed.game.pending!.offers.map(({ seat, asides }) => [seat, asides])).toEqual([[0, []]]);
    expect(withAsides(asks([0], two), { shout }, { closed: ['game'] }).offer(1)).toBeUndefined();
  });
  test('beside a question to each, answers that are there are kept', () => {
    const sitting = withAsides(asks([0, 1], two, { join: 'each' }), { shout, runs });
    sitting.answer(0, 'b').answer(0, 'shout:0').answer(2, 'runs').answer(2, 'on');
    expect([sitting.asked(), sitting.game.pending!.given]).toEqual([[1], [{ seat: 0, pick: ['b'] }]]);
    sitting.answer(1, 'a');
    expect(picked(sitting).slice(-2)).toEqual([
      [0, 'b'],
      [1, 'a'],
    ]);
  });
  test('unless what was answered is no longer on offer', () => {
    const list = (t: { world: Small }): string[] => (t.world['n'] === 0 ? ['a:1', 'a:2'] : ['a:2', 'a:3']);
    const sitting = withAsides(asks([0, 1], { a: picks({ list }) }, { join: 'each' }), { runs });
    sitting.answer(0, 'a:1').answer(2, 'runs').answer(2, 'on');
    expect([sitting.asked(), sitting.game.pending!.given]).toEqual([[0, 1], []]);
  });
  test('and when nobody is left to wait for, the answers count', () => {
    const step: Step<Small, any> = {
      rule: R,
      ask: { join: 'each', seats: (t) => (t.world['n'] === 0 ? [0, 1] : [0]), choices: two },
    };
    const sitting = withAsides(step, { runs });
    sitting.answer(0, 'b').answer(2, 'runs').answer(2, 'on');
    expect([picked(sitting).at(-1), sitting.where]).toEqual([[0, 'b'], 'game/wait > z/wait']);
  });
  test('a question that is decided while they run is not asked again', () => {
    const sitting = withAsides(
      asks([0], { a: picks(), b: picks({ why: (t) => (t.world['n'] > 0 ? no('refuse.late') : null) }) }),
      { runs },
    );
    expect(sitting.answer(1, 'runs').answer(2, 'on').where).toBe('game/wait > z/wait');
    expect(picked(sitting).at(-1)).toEqual([0, 'a']);
  });
});
