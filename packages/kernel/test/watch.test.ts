import { describe, expect, test } from 'vitest';
import { field, where, type Rules, type Steps, type Watch } from '../src/index.ts';
import {
  act,
  always,
  asks,
  flow,
  pause,
  picks,
  R,
  say,
  sub,
  T,
  type Sitting,
  type Small,
  type SmallTable,
} from './small.ts';

const schema = { n: field.whole(), log: field.list(field.text()) };
const on = (tags: string | string[], run: (t: SmallTable) => ReturnType<Watch<Small>['do']>): Watch<Small> => ({
  rule: T('watch'),
  on: typeof tags === 'string' ? [tags] : tags,
  do: run,
});
const play = (
  procs: Record<string, Steps<Small, any>>,
  watch: Record<string, Watch<Small>>,
  more: Partial<Rules<Small>> = {},
): Sitting => flow(procs, { schema, watch, ...more });
const once =
  (name: string) =>
  (t: SmallTable): void => {
    if (t.world['log'].includes(name)) return;
    t.world['log'].push(name);
    t.emit(name);
  };
const shown = (sitting: Sitting): string[] => sitting.allTags.filter((tag) => tag !== 'picked');

describe('what holds at all times', () => {
  test('is looked at before a step is left, after an event that can make it true, and only then', () => {
    const seen: string[] = [];
    const look = on(['a', 'c'], (t) => void seen.push(`${t.frame.step} ${t.world['n']}`));
    const up = (tag: string) =>
      act((t) => {
        t.world['n']++;
        t.emit(tag);
        t.emit(tag);
        t.world['n']++;
      });
    play({ game: { one: up('a'), two: up('b'), three: up('c'), four: say('x') } }, { look });
    // Each sitting plays its beginning twice.
    expect(seen).toEqual(['one 2', 'three 6', 'one 2', 'three 6']);
  });
  test('in the order of the table', () => {
    const watch = { second: on('a', once('second')), first: on('a', once('first')) };
    expect(shown(play({ game: { one: say('a'), two: say('b') } }, watch))).toEqual(['a', 'second', 'first', 'b']);
  });
  test('until none acts: one makes another true, that comes earlier in the table', () => {
    const watch = {
      late: on('white', once('late')),
      frost: on('a', (t) => {
        once('frost')(t);
        if (t.world['n']++ === 0) t.emit('white');
      }),
    };
    expect(shown(play({ game: { one: say('a'), two: say('b') } }, watch))).toEqual([
      'a',
      'frost',
      'white',
      'late',
      'b',
    ]);
  });
  test('also after what happened while the game was set up', () => {
    const setup = { hurt: { rule: R, do: (t: SmallTable) => t.emit('a') } };
    expect(shown(play({ game: { one: say('b') } }, { early: on('a', once('early')) }, { setup }))).toEqual([
      'a',
      'early',
      'b',
    ]);
  });
  test('a procedure that says it is over, and what it answers to, is still being played', () => {
    const seen: string[] = [];
    const watch = { look: on('a', (t) => void seen.push(where(t.game))) };
    const over = act((t) => {
      t.emit('a');
      return { done: 'over' };
    });
    const jump = act((t) => {
      t.emit('a');
      return { goto: 'far' };
    });
    const sitting = play(
      {
        game: { one: sub('x'), two: sub('y'), end: act((t) => ({ done: t.results })) },
        x: { over, b: say('never') },
        y: { jump, b: say('never'), far: over },
      },
      watch,
    );
    expect(seen.slice(0, 3)).toEqual(['game/one > x/over', 'game/two > y/jump', 'game/two > y/far']);
    expect([sitting.allTags, sitting.game.result]).toEqual([['a', 'a', 'a'], ['over']]);
  });
  test('its events cite its rule', () => {
    const sitting = play({ game: { one: say('a'), two: pause() } }, { early: on('a', once('early')) });
    expect(sitting.events.map(({ tag, rule }) => [tag, rule])).toEqual([
      ['a', R],
      ['early', T('watch')],
    ]);
  });
});

const hurt = act((t) => {
  t.world['n']--;
  t.emit('hurt');
});
const knockout = (end: Partial<Record<string, unknown>> = {}): Watch<Small> =>
  on('hurt', (t) => (t.world['n'] < 0 ? { run: [{ proc: 'knockout', with: end as never }] } : undefined));
const heal = act((t) => {
  t.world['n'] = 2;
  t.emit('healed');
});

describe('a watch that starts a procedure', () => {
  test('cuts in at once; its result is nobody’s', () => {
    const sitting = play(
      {
        game: { a: sub('x'), b: act((t) => t.emit('results', { are: [...t.results] })) },
        x: { hit: hurt, then: say('then'), result: act(() => ({ done: 'x' })) },
        knockout: { heal, out: act(() => ({ done: 'out' })) },
      },
      { fallen: knockout() },
    );
    expect(shown(sitting)).toEqual(['hurt', 'healed', 'then', 'results']);
    expect(sitting.events.at(-1)!.with).toEqual({ are: ['x'] });
  });
  test('may ask; the game goes on where it was', () => {
    const sitting = play(
      { game: { a: sub('x'), b: say('b') }, x: { hit: hurt, then: say('then') }, knockout: { ask: pause(1), heal } },
      { fallen: knockout() },
    );
    expect(sitting.where).toBe('game/a > x/hit > knockout/ask');
    expect(sitting.answer(1, 'on').tags).toEqual(['picked', 'healed', 'then', 'b']);
  });
  test('does not start it again while it is being played; looks again when it is over', () => {
    let looked = 0;
    const watch = {
      fallen: on('hurt', (t) => {
        looked++;
        return t.world['n'] < 0 ? { run: [{ proc: 'knockout', with: null }] } : undefined;
      }),
    };
    const sitting = play(
      {
        game: { hit: hurt, b: say('b') },
        knockout: {
          hit: hurt,
          wait: pause(),
          heal: act((t) => {
            t.world['n']++;
            t.emit('healed');
          }),
        },
      },
      watch,
    );
    expect([sitting.where, sitting.world['n'], looked]).toEqual(['game/hit > knockout/wait', -2, 2]);
    sitting.answer(0, 'on');
    // −2, healed to −1: still fallen, so once more, down to −2 and again.
    expect([sitting.where, sitting.world['n']]).toEqual(['game/hit > knockout/wait', -2]);
    sitting.set((world) => void (world['n'] = -1));
    sitting.answer(0, 'on');
    expect([sitting.game.over, sitting.tags]).toEqual([true, ['picked', 'healed', 'b']]);
  });
  test('another watch may cut into what it started', () => {
    const sitting = play(
      {
        game: { hit: hurt, b: say('b') },
        knockout: { cry: say('cry'), heal },
        panic: { wait: pause(), p: say('panic') },
      },
      {
        fallen: knockout(),
        panic: on('cry', (t) =>
          t.world['log'].length > 0 ? undefined : (t.world['log'].push('p'), { run: [{ proc: 'panic', with: null }] }),
        ),
      },
    );
    expect(sitting.where).toBe('game/hit > knockout/cry > panic/wait');
    expect(sitting.answer(0, 'on').tags).toEqual(['picked', 'panic', 'healed', 'b']);
  });
  test('the watches after it are still looked at when it is over, also over a decision', () => {
    const sitting = play(
      { game: { hit: hurt, b: say('b') }, knockout: { wait: pause(), heal } },
      { fallen: knockout(), second: on('hurt', once('second')), third: on('never', once('third')) },
    );
    expect(sitting.allTags).toEqual(['hurt']);
    expect(sitting.answer(0, 'on').tags).toEqual(['picked', 'healed', 'second', 'b']);
  });
  test('also when what it started is ended from inside', () => {
    const sitting = play(
      {
        game: { a: sub('turn'), b: say('b') },
        turn: { hit: hurt, never: say('never') },
        knockout: { heal, wait: pause(), out: act(() => ({ end: 'turn' })) },
      },
      { fallen: knockout(), second: on('hurt', once('second')) },
    );
    expect(sitting.answer(0, 'on').tags).toEqual(['picked', 'second', 'b']);
  });
  test('or replaced', () => {
    const sitting = play(
      {
        game: { hit: hurt, b: act((t) => t.emit('results', { are: [...t.results] })) },
        knockout: { heal, out: act(() => ({ end: 'knockout', instead: { proc: 'rescue', with: null } })) },
        rescue: { wait: pause(), r: act(() => ({ done: 'rescued' })) },
      },
      { fallen: knockout(), second: on('hurt', once('second')) },
    );
    expect(sitting.answer(0, 'on').tags).toEqual(['picked', 'second', 'results']);
    expect(sitting.last.at(-1)!.with).toEqual({ are: [] });
  });
  test('several, one after the other', () => {
    const sitting = play(
      { game: { hit: hurt, b: say('b') }, one: { heal, wait: pause(), a: say('one') }, two: { a: say('two') } },
      {
        fallen: on('hurt', (t) =>
          t.world['n'] < 0
            ? {
                run: [
                  { proc: 'one', with: null },
                  { proc: 'two', with: null },
                ],
              }
            : undefined,
        ),
      },
    );
    expect(sitting.answer(0, 'on').tags).toEqual(['picked', 'one', 'two', 'b']);
  });
  test('what was still to come does not come when the first ends everything, not even its always steps', () => {
    const sitting = play(
      {
        game: { a: sub('turn'), b: say('b') },
        turn: { hit: hurt, c: say('never') },
        one: { heal, out: act(() => ({ end: 'turn' })) },
        two: { a: say('never'), b: always(say('never, never')) },
      },
      {
        fallen: on('hurt', (t) =>
          t.world['n'] < 0
            ? {
                run: [
                  { proc: 'one', with: null },
                  { proc: 'two', with: null },
                ],
              }
            : undefined,
        ),
      },
    );
    expect(shown(sitting)).toEqual(['hurt', 'healed', 'b']);
  });
});

describe('a watch that ends a procedure', () => {
  const victory = on(['hurt', 'c'], (t) => (t.world['n'] < 0 ? { end: 'game', as: 'victory' } : undefined));
  test('in the middle of anything', () => {
    const sitting = play({ game: { a: sub('x'), b: say('never') }, x: { hit: hurt, then: say('never') } }, { victory });
    expect([shown(sitting), sitting.game.result]).toEqual([['hurt'], 'victory']);
  });
  test('after the last step too', () => {
    const sitting = play({ game: { a: sub('x'), b: say('never') }, x: { hit: hurt } }, { victory });
    expect([shown(sitting), sitting.game.result]).toEqual([['hurt'], 'victory']);
  });
  test('the always steps take place, although what it watches for is still true', () => {
    const sitting = play(
      {
        game: { a: sub('turn'), b: say('never'), c: always(say('scoring')) },
        turn: { hit: hurt, then: say('never'), storm: always(say('storm')), calm: always(say('c')) },
      },
      { victory },
    );
    expect([shown(sitting), sitting.game.result]).toEqual([['hurt', 'storm', 'c', 'scoring'], 'victory']);
  });
  test('also over a decision in an always step', () => {
    const sitting = play(
      { game: { hit: hurt, b: say('never'), c: always(pause()), d: always(say('d')) } },
      { victory },
    );
    expect(sitting.where).toBe('game/c');
    expect([sitting.answer(0, 'on').tags, sitting.game.result]).toEqual([['picked', 'd'], 'victory']);
  });
  test('from an answer', () => {
    const sitting = play(
      {
        game: {
          q: asks([0], {
            hit: {
              rule: R,
              then: (t) => {
                t.world['n']--;
                t.emit('hurt');
              },
            },
            stay: picks(),
          }),
          b: say('never'),
        },
      },
      { victory },
    );
    expect(sitting.answer(0, 'hit').game.result).toBe('victory');
  });
  test('may also jump, and say that the procedure is over', () => {
    const jump = (next: ReturnType<Watch<Small>['do']>): string[] =>
      shown(
        play(
          { game: { a: sub('x'), b: say('b') }, x: { hit: hurt, then: say('then'), far: say('far') } },
          { jump: on('hurt', (t) => (t.world['n']++ < 0 ? next : undefined)) },
        ),
      );
    expect(jump({ goto: 'far' })).toEqual(['hurt', 'far', 'b']);
    expect(jump({ done: null })).toEqual(['hurt', 'b']);
  });
});

test('watches that wake each other for ever are stopped', () => {
  const watch = { ping: on('pong', (t) => t.emit('ping')), pong: on('ping', (t) => t.emit('pong')) };
  expect(() => play({ game: { a: say('ping'), b: say('b') } }, watch)).toThrow(
    'Loop: watches wake each other for ever at game/a',
  );
});
