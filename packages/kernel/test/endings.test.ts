import { describe, expect, test } from 'vitest';
import { type Next, type Step, type Steps } from '../src/index.ts';
import {
  act,
  always,
  asks,
  flow,
  option,
  pause,
  picks,
  R,
  say,
  sub,
  type Small,
  type SmallTable,
  type Sitting,
} from './small.ts';

const results = act((t) => t.emit('results', { are: [...t.results] }));
const resultsOf = (sitting: Sitting): unknown =>
  sitting.events.filter((event) => event.tag === 'results').map((e) => e.with['are']);

describe('always', () => {
  const end = (proc: string, as: unknown = null): Step<Small, any> => act((): Next => ({ end: proc, as: as as null }));
  test.each<[string, Record<string, Steps<Small, any>>, string[]]>([
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
      'takes place when somebody goes past it, and then goes on',
      {
        game: { a: act(() => ({ goto: 'd' })), b: say('b'), c: always(say('storm')), c2: say('c2'), d: say('d') },
      },
      ['storm', 'd'],
    ],
    [
      'once, when somebody goes to it',
      { game: { a: act(() => ({ goto: 'c' })), b: say('b'), c: always(say('c')), d: say('d') } },
      ['c', 'd'],
    ],
    [
      'not when somebody goes back past it',
      {
        game: { a: sub('x'), z: say('z') },
        x: {
          a: say('a'),
          b: always(say('b')),
          c: act((t) => (t.use('x', 'again'), t.used('x', 'again') < 2 ? { goto: 'a' } : undefined)),
        },
      },
      ['a', 'b', 'a', 'b', 'z'],
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
  test('who goes past questions, lists and procedures that always take place goes on after them', () => {
    const sitting = flow(
      {
        game: {
          a: act(() => ({ goto: 'z' })),
          b: say('never'),
          c: always(pause()),
          d: always({ rule: R, each: () => [1, 2], run: 'x' }),
          e: always(act(() => ({ run: [{ proc: 'x', with: null }] }))),
          f: always(act(() => ({ goto: 'y' }))),
          g: say('never'),
          y: say('y'),
          z: say('z'),
        },
        x: { a: say('x'), b: pause() },
      },
      { asides: { shout: option((t) => t.emit('shouted')) } },
    );
    sitting.answer(0, 'shout').answer(0, 'on');
    for (let i = 0; i < 3; i++) sitting.answer(0, 'shout').answer(0, 'on');
    const said = sitting.allTags.filter((tag) => tag !== 'shouted' && tag !== 'picked');
    expect([said, sitting.game.over]).toEqual([['x', 'x', 'x', 'y', 'z'], true]);
  });
  test('a window cannot always open', () => {
    const window = always({ rule: R, window: { timing: 'now' } });
    expect(() => flow({ game: { window } }, { timings: { now: { rule: R, choices: {} } } })).toThrow(
      'game/window: a window cannot always open; run a procedure that opens it',
    );
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
  test('with a result of its own, what comes instead gives its result to nobody', () => {
    const sitting = flow({
      game: { a: sub('attack'), b: results },
      attack: { a: act(() => ({ end: 'attack', as: 'dodged', instead: { proc: 'counter', with: null } })) },
      counter: { a: pause(), b: act(() => ({ done: 'countered' })) },
    }).answer(0, 'on');
    expect(resultsOf(sitting)).toEqual([['dodged']]);
  });
  test('something may take the place of the whole game', () => {
    const game = (as: object): Sitting =>
      flow({
        game: { a: act(() => ({ end: 'game', instead: { proc: 'epilogue', with: null }, ...as })), b: say('never') },
        epilogue: { a: pause(), b: act(() => ({ done: 'sung' })) },
      });
    const sung = game({});
    expect([sung.game.over, sung.where]).toEqual([false, 'epilogue/a']);
    expect(sung.answer(0, 'on').game).toMatchObject({ over: true, result: 'sung' });
    const given = game({ as: 'won' });
    expect([given.game.over, given.where]).toEqual([false, 'epilogue/a']);
    expect(given.answer(0, 'on').game).toMatchObject({ over: true, result: 'won' });
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
  test('of two procedures of one name, the outer may be ending while the inner is ended', () => {
    const sitting = flow(
      {
        game: { a: { rule: R, run: 'attack', with: () => ({ counter: false }) }, b: say('b') },
        attack: {
          strike: act((t) => (t.locals.counter ? t.emit('hurt') : { end: 'attack' })),
          rest: say('never'),
          counter: {
            rule: R,
            always: true,
            when: (t) => !t.locals.counter,
            run: 'attack',
            with: () => ({ counter: true }),
          },
          last: always(say('last')),
        },
      },
      {
        watch: {
          fallen: { rule: R, on: ['hurt'], do: (t) => (t.innermost('attack') ? { end: 'attack' } : undefined) },
        },
      },
    );
    expect(sitting.allTags).toEqual(['hurt', 'last', 'last', 'b']);
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

describe('over', () => {
  const won = act(() => ({ over: 'won' }));
  const on = (tag: string, next: Next, name: string) => ({
    rule: R,
    on: [tag],
    do: (t: SmallTable): Next => {
      t.emit(name);
      return next;
    },
  });
  const around = (last: Step<Small, any>): Record<string, Steps<Small, any>> => ({
    game: { a: sub('turn'), b: say('b'), c: always(say('c')) },
    turn: { a: sub('fight'), b: always(say('storm')) },
    fight: { a: last, b: say('never'), c: always(say('cleaning')) },
  });
  test('no step comes after it, not even one that is always played', () => {
    const sitting = flow(around(won));
    expect(sitting.allTags).toEqual([]);
    expect(sitting.game).toMatchObject({ over: true, result: 'won', stack: [], pending: null });
  });
  test('no watch looks at what happened in the step that ends the game', () => {
    const last = act((t) => {
      t.emit('blow');
      return { over: 'won' };
    });
    const sitting = flow(around(last), { watch: { blow: on('blow', undefined, 'seen') } });
    expect([sitting.allTags, sitting.game.result]).toEqual([['blow'], 'won']);
  });
  test('nor do those that are due after the watch that ends it, or any for the event that tells it', () => {
    const watch = {
      victory: on('blow', { over: 'won' }, 'victory'),
      late: on('blow', undefined, 'late'),
      cheers: on('victory', { run: [{ proc: 'feast', with: null }] }, 'cheers'),
    };
    const feast = { a: say('feast') };
    const sitting = flow({ ...around(say('blow')), feast }, { watch });
    expect(sitting.allTags).toEqual(['blow', 'victory']);
    expect(sitting.game).toMatchObject({ over: true, result: 'won', stack: [] });
  });
  test('calls that were still to come are forgotten, also after an answer', () => {
    const calls = ['fight', 'never'].map((proc) => ({ proc, with: null }));
    const never = { a: always(say('never')) };
    const both = act(() => ({ run: calls }));
    expect(flow({ game: { a: both, b: always(say('b')) }, fight: { a: won }, never }).allTags).toEqual([]);
    const asked = asks([0], { on: option(() => ({ over: 'won' })), off: picks() });
    const sitting = flow({ game: { a: sub('turn'), b: always(say('b')) }, turn: { a: asked, b: always(say('c')) } });
    expect(sitting.answer(0, 'on').game).toMatchObject({ over: true, result: 'won', stack: [], pending: null });
    expect(sitting.allTags).toEqual([]);
  });
});
