import { describe, expect, test } from 'vitest';
import { load, type Ability, type Ask, type Content } from '../src/index.ts';
import { ability, setting, word, type Setting } from './cards.ts';
import { act, define, no, option, pause, picks, R, say, sit, sub, T, type Sitting, type Small } from './small.ts';

/** A question at which cards of the timing `now` may be used beside its choices. */
const question = (choices: Ask<Small, any>['choices'], more: Partial<Ask<Small, any>> = {}) => ({
  rule: R,
  ask: { seats: () => [0], timing: 'now', choices, ...more },
});
const two = { go: picks(), stay: picks() };
const beside = (
  abilities: Partial<Ability>,
  made: Partial<Setting> = {},
  more: Partial<Ask<Small, any>> = {},
): Sitting =>
  setting({
    content: { a: ability('now', word('a'), abilities), b: ability('later', word('b')) },
    cards: { 'table/0': ['a', 'b'], 'table/1': ['a'] },
    ...made,
    procs: {
      game: {
        before: sub('y'),
        q: question(two, more),
        after: act((t) => t.emit('after', { results: [...t.results] })),
        wait: pause(),
      },
      y: { a: act(() => ({ done: 'y' })) },
      slow: { ask: pause(1), end: act(() => ({ done: 'slow' })) },
      ...made.procs,
    },
    more: { timings: { now: { rule: T('now'), choices: {} }, later: { rule: T('later'), choices: {} } }, ...made.more },
  });

describe('cards beside a question', () => {
  test('are offered after the choices, to the seats that are asked; then it is asked again', () => {
    const sitting = beside({});
    expect([sitting.options(0), sitting.asked()]).toEqual([['go', 'stay', 'use:0:now'], [0]]);
    sitting.answer(0, 'use:0:now');
    expect([sitting.tags, sitting.where, sitting.options(0), sitting.game.no]).toEqual([
      ['ability used', 'a'],
      'game/q',
      ['go', 'stay', 'use:0:now'],
      2,
    ]);
    expect(sitting.answer(0, 'go').where).toBe('game/wait');
  });
  test('with limits, conditions and costs as in a window', () => {
    const limited = beside({ limit: { per: 'game', times: 1 } }).answer(0, 'use:0:now');
    expect(limited.options(0)).toEqual(['go', 'stay']);
    expect(limited.refused(0, 'use:0:now')).toMatchObject({ rule: T('now'), key: 'kernel.limit-reached' });
    expect(beside({ if: { n: 5 } }).options(0)).toEqual(['go', 'stay']);
    const dear = beside({ ways: ['gold'] }).answer(0, 'use:0:now:gold');
    expect([dear.tags, dear.refused(0, 'use:0:now:gold')]).toEqual([
      ['ability used', 'paid gold', 'a'],
      no('refuse.no-gold', T('gold')),
    ]);
  });
  test('what the question knew stays, also over a decision', () => {
    const content = (special: string): Record<string, Content> => ({ a: ability('now', [{ special }]) });
    const sitting = beside({}, { content: content('slow'), cards: { 'table/0': ['a'] } }).answer(0, 'use:0:now');
    expect(sitting.where).toContain('game/q > effects/effect > slow/ask');
    sitting.answer(1, 'on');
    expect(sitting.where).toBe('game/q');
    expect(sitting.answer(0, 'go').last.at(-1)!.with).toEqual({ results: ['y'] });
  });
  test('an ability may end a procedure around the question', () => {
    const sitting = beside({}, { content: { a: ability('now', [{ cancel: 'game' }]) }, cards: { 'table/0': ['a'] } });
    expect(sitting.answer(0, 'use:0:now').game.result).toBe('cancelled');
  });
  test('may make the question answer itself', () => {
    const sitting = setting({
      content: { a: ability('now', [{ special: 'close' }]) },
      cards: { 'table/0': ['a'] },
      procs: {
        game: {
          q: question({ go: picks(), stay: picks({ why: (t) => (t.world['n'] > 0 ? no('refuse.closed') : null) }) }),
          after: say('after'),
          wait: pause(),
        },
        close: {
          a: act((t) => {
            t.world['n'] = 1;
            t.move(0, 'discard');
          }),
        },
      },
    });
    expect(sitting.answer(0, 'use:0:now').tags).toEqual(['ability used', 'picked', 'after']);
  });
  test('a question may decide to use them', () => {
    const used = { limit: { per: 'game', times: 1 } };
    const sitting = beside(used, {}, { decides: (_, { options }) => ({ pick: [options.at(-1)!], trace: null }) });
    expect(sitting.allTags).toEqual(['decided', 'ability used', 'a', 'decided', 'picked', 'after']);
  });
  test('cards of another timing, and of another seat, are refused with their reasons', () => {
    const sitting = beside({});
    expect(sitting.refused(0, 'use:1:later').key).toMatch(/kernel\.(another-timing|no-such-ability)/);
    expect(sitting.refused(0, 'use:2:now').key).toBe('kernel.not-yours');
    expect(sitting.whyNot(1, 'use:2:now')!.key).toBe('kernel.another-seat');
  });
  test('what the rules offer at the timing is offered too', () => {
    const timings = { now: { rule: T('now'), choices: { rest: picks() } }, later: { rule: R, choices: {} } };
    expect(beside({}, { more: { timings } }).options(0)).toEqual(['go', 'stay', 'rest', 'use:0:now']);
  });
  test('without the rule of the timing there are none', () => {
    expect(beside({}, { without: T('now') }).options(0)).toEqual(['go', 'stay']);
  });
  test('whether a seat is asked does not tell what it holds', () => {
    const asked = (hand: string): string => {
      const sitting = setting({
        content: { trick: ability('now', word('trick')), blank: {} },
        cards: { 'hand/0': [hand] },
        procs: { game: { q: question({ go: option(() => {}) }), wait: pause(1) } },
      });
      return sitting.where;
    };
    expect(asked('blank')).toBe(asked('trick'));
  });
  test.each(['each', 'agree'] as const)('not beside a question to %s', (join) => {
    const rules = {
      procs: { game: { q: question(two, { join }) } },
      timings: { now: { rule: R, choices: {} } },
    };
    expect(() => load(define(rules))).toThrow(/game\/q/);
  });
  test('at a timing that does not exist', () => {
    expect(() => sit({ procs: { game: { q: question(two) } } })).toThrow('game/q: there is no timing now');
  });
});

describe('a procedure that is being ended', () => {
  test('can be told from one that is not', () => {
    const told = act((t) => t.emit(`${t.isEnding('turn')} ${t.isEnding('game')} ${t.isEnding('lost')}`));
    const sitting = setting({
      procs: {
        game: { a: sub('turn'), told },
        turn: { told, end: act(() => ({ end: 'turn' })), after: { rule: R, always: true, run: 'x' } },
        x: { told },
      },
    });
    expect(sitting.allTags).toEqual(['false false false', 'true false false', 'false false false']);
  });
});
