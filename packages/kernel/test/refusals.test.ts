import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labelOf, neverTaken, promptOf, type Ask, type Choice, type Step } from '../src/index.ts';
import { asks, flow, no, pause, picks, R, say, sub, T, type Sitting, type Small } from './small.ts';

const ask = (
  seats: readonly number[],
  choices: Record<string, Choice<Small, any>>,
  more: Partial<Ask<Small, any>> = {},
): Sitting => flow({ game: { q: asks(seats, choices, more), after: say('after'), wait: pause() } }, {}, { seats: 3 });
const two = { a: picks(), b: picks() };

describe('refused answers', () => {
  const sitting = (): Sitting =>
    ask([0, 1], {
      a: picks(),
      b: picks({ why: () => no('refuse.b', T(5)) }),
      give: picks({ kind: 'amount', form: () => ({ min: 1, max: 3 }) }),
    });
  test.each<[string, number, number, readonly string[], string]>([
    ['an answer to an old question', 0, 0, ['a'], 'kernel.stale'],
    ['an answer to a question to come', 0, 2, ['a'], 'kernel.stale'],
    ['another seat', 2, 1, ['a'], 'kernel.not-asked'],
    ['no such seat', 9, 1, ['a'], 'kernel.not-asked'],
    ['nothing', 0, 1, [], 'kernel.empty-answer'],
    ['what a rule forbids', 0, 1, ['b'], 'refuse.b'],
    ['a choice without its list', 0, 1, ['a:5'], 'kernel.not-among'],
    ['too much', 0, 1, ['a', 'a'], 'kernel.not-offered'],
    ['a form half filled in', 0, 1, ['give'], 'kernel.not-offered'],
    ['a form filled in wrongly', 0, 1, ['give', '4'], 'kernel.not-offered'],
    ['a choice of another step', 0, 1, ['on'], 'kernel.another-step'],
    ['what nobody has heard of', 0, 1, ['zzz'], 'kernel.unknown'],
    ['an empty word', 0, 1, [''], 'kernel.unknown'],
  ])('%s', (_, seat, number, pick, key) => {
    expect(sitting().refusedAs(seat, number, pick).key).toBe(key);
  });
  test('after the end', () => {
    const over = flow({ game: { q: asks([0], two) } }).answer(0, 'a');
    expect(over.refused(0, 'a')).toEqual({ rule: 'kernel', key: 'kernel.over', with: {} });
    expect(over.whyNot(0, 'a')!.key).toBe('kernel.over');
  });
  test('any junk is refused and changes nothing', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'a',
        'b',
        'give',
        '1',
        '2',
        'use',
        'pass',
        'a:',
        ':',
        'use:0:x',
        'use:1.5:x',
        '__proto__',
        'constructor',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: -1, max: 3 }),
        fc.nat(3),
        fc.array(word, { maxLength: 4 }),
        (seat, number, pick) => {
          const right =
            number === 1 && (seat === 0 || seat === 1) && ['a', 'give 1', 'give 2'].includes(pick.join(' '));
          fc.pre(!right);
          expect(sitting().refusedAs(seat, number, pick).key).not.toBe('');
        },
      ),
    );
  });
});

describe('why not', () => {
  test.each<[string, number, string, object | null]>([
    ['what is on offer', 0, 'a', null],
    ['a form on offer', 0, 'give', null],
    ['an aside on offer', 2, 'shout', null],
    ['what a rule forbids', 0, 'b:2', no('refuse.b', T(5))],
    ['what an option on offer begins with', 0, 'b', null],
    ['what an option begins with that is not on offer, as that option', 0, 'd', no('refuse.d:4', T(5))],
    ['what is outside of the list, with the reason of the same predicate', 0, 'b:77', no('refuse.b', T(5))],
    ['the bare name of none', 0, 'e', { rule: R, key: 'kernel.nothing-for-it', with: { choice: 'e' } }],
    ['what no reason explains', 0, 'c:9', { rule: T(6), key: 'kernel.not-among', with: { choice: 'c', id: 'c:9' } }],
    ['what another seat is asked', 2, 'a', { rule: T(1), key: 'kernel.another-seat', with: { seat: 2 } }],
    ['an ability of no card', 2, 'use:1:x', { rule: T(1), key: 'kernel.no-such-ability', with: { timing: null } }],
    ['a pass where there is none', 0, 'pass', { rule: T(1), key: 'kernel.nothing-to-pass', with: {} }],
    ['a pass of another seat', 2, 'pass', { rule: T(1), key: 'kernel.another-seat', with: { seat: 2 } }],
    ['an aside that is not offered now', 0, 'shout', { rule: T(7), key: 'kernel.not-now', with: { choice: 'shout' } }],
    ['an aside with a reason', 0, 'whisper', no('refuse.loud', T(8))],
    [
      'a choice of another step',
      0,
      'on',
      { rule: R, key: 'kernel.another-step', with: { choice: 'on', step: 'game/wait', when: 'ahead' } },
    ],
    ['anything else', 0, 'zzz:1', { rule: 'kernel', key: 'kernel.unknown', with: { id: 'zzz:1' } }],
  ])('%s', (_, seat, id, expected) => {
    const sitting = flow(
      {
        game: {
          q: {
            rule: T(1),
            ask: {
              seats: () => [0, 1],
              choices: {
                a: picks(),
                b: picks({
                  list: () => ['b:1', 'b:2'],
                  why: (__, ___, b) => (b === 'b:1' ? null : no('refuse.b', T(5))),
                }),
                c: picks({ rule: T(6), list: () => ['c:1'] }),
                e: picks({ list: () => [], why: (__, ___, e) => no(`refuse.${e.split(':')[1]!.length}`) }),
                d: picks({ list: () => ['d:4'], why: (__, ___, d) => no(`refuse.${d}`, T(5)) }),
                give: picks({ kind: 'amount', form: () => ({ min: 0, max: 1 }) }),
              },
            },
          },
          wait: pause(),
        },
      },
      {
        asides: {
          shout: picks({ rule: T(7), list: (__, s) => (s === 2 ? ['shout'] : []) }),
          whisper: picks({ why: () => no('refuse.loud', T(8)) }),
        },
      },
      { seats: 3 },
    );
    expect(sitting.whyNot(seat, id)).toEqual(expected);
  });
});

describe('words', () => {
  const sitting = flow(
    {
      game: {
        q: {
          rule: T(1),
          ask: {
            seats: () => [0],
            prompt: (_, seat) => ({ key: 'ask.me', with: { seat } }),
            choices: {
              a: picks({ rule: T(2), list: () => ['a:1:x', 'a:2'] }),
              b: picks({ rule: T(3), label: (_, seat, id) => ({ key: 'say.b', with: { seat, id } }) }),
            },
          },
        },
        plain: pause(1),
      },
    },
    { asides: { shout: picks({ rule: T(4) }) } },
  );
  test('of the question and its options', () => {
    expect(promptOf(sitting.loaded, sitting.game, 0)).toEqual({ key: 'ask.me', with: { seat: 0 }, rule: T(1) });
    const label = (id: string): unknown => labelOf(sitting.loaded, sitting.game, 0, id);
    expect(label('a:1:x')).toEqual({ key: 'option.a', with: { words: ['1', 'x'] }, rule: T(2) });
    expect(label('b')).toEqual({ key: 'say.b', with: { seat: 0, id: 'b' }, rule: T(3) });
    expect(label('shout')).toEqual({ key: 'option.shout', with: { words: [] }, rule: T(4) });
    expect(label('zzz')).toEqual({ key: 'kernel.unknown', with: { id: 'zzz' }, rule: 'kernel' });
  });
  test('of a question without its own are those of its place', () => {
    sitting.answer(0, 'b');
    expect(promptOf(sitting.loaded, sitting.game, 1)).toEqual({ key: 'ask.game.plain', with: {}, rule: R });
  });
});

describe('the moment of a choice', () => {
  const at = (n: number): Step<Small, any> => ({ ...asks([0], two), rule: T(n) });
  const only = (
    seats: readonly number[],
    choices: Record<string, Choice<Small, any>>,
    n: number,
  ): Step<Small, any> => ({
    ...asks(seats, { ...choices, on: picks() }),
    rule: T(n),
  });
  // The same choice at the beginning of the game, in a fight, and in something that nobody comes to.
  const sitting = (): Sitting =>
    flow(
      {
        game: {
          first: only([0], { strike: picks({ rule: T(31) }) }, 1),
          fight: sub('fight'),
          last: only([0], { rest: picks({ rule: T(4) }) }, 4),
        },
        fight: { before: at(5), round: sub('round'), after: say('over') },
        round: {
          strike: only(
            [0],
            { strike: picks({ rule: T(32) }), flee: picks({ then: neverTaken, why: () => no('x') }) },
            6,
          ),
          answer: only([0], { parry: picks() }, 7),
        },
        elsewhere: { there: only([0], { strike: picks(), swim: picks({ rule: R }) }, 8) },
      },
      {},
      { seats: 2 },
    );
  const why = (table: Sitting, seat: number, id: string): unknown => {
    const { key, rule, also, with: params } = table.whyNot(seat, id)!;
    return [key, rule, also ?? [], params['step'], params['when']];
  };

  test('is the nearest one that comes, in what the present procedure runs', () => {
    const table = sitting().answer(0, 'on');
    expect(table.where).toContain('fight/before');
    expect(why(table, 0, 'strike')).toEqual(['kernel.another-step', T(6), [T(32)], 'round/strike', 'ahead']);
    expect(why(table, 0, 'rest')).toEqual(['kernel.another-step', T(4), [], 'game/last', 'ahead']);
  });
  test('is over when the present procedure is past it', () => {
    const table = sitting().answer(0, 'on').answer(0, 'a').answer(0, 'on');
    expect(table.where).toContain('round/answer');
    expect(why(table, 0, 'strike')).toEqual(['kernel.another-step', T(6), [T(32)], 'round/strike', 'over']);
    expect(why(table, 0, 'a')).toEqual(['kernel.another-step', T(5), [R], 'fight/before', 'over']);
  });
  test('is neither over nor to come where the procedure goes back to it when what it runs is over', () => {
    const turn = (goto: string | null): Sitting =>
      flow({
        game: {
          act: only(
            [0],
            {
              go: picks({ then: () => ({ run: [{ proc: 'going', with: null }], ...(goto ? { goto } : {}) }) }),
              stop: picks({ rule: T(31) }),
            },
            1,
          ),
          wait: pause(),
        },
        going: { where: at(5) },
      }).answer(0, 'go');
    expect(why(turn('act'), 0, 'stop')).toEqual(['kernel.another-step', T(1), [T(31)], 'game/act', 'within']);
    expect(why(turn(null), 0, 'stop')).toEqual(['kernel.another-step', T(1), [T(31)], 'game/act', 'over']);
    // What lies between is not come to any more.
    expect(why(turn('wait'), 0, 'stop')).toEqual(['kernel.another-step', T(1), [T(31)], 'game/act', 'over']);
  });
  test('is elsewhere when nothing that is being played leads there, and for whoever is not asked', () => {
    expect(why(sitting(), 0, 'swim')).toEqual(['kernel.another-step', T(8), [R], 'elsewhere/there', 'elsewhere']);
    expect(why(sitting(), 1, 'rest')).toEqual(['kernel.another-step', T(4), [], 'game/last', 'elsewhere']);
  });
  test('is none for what is there only to be refused', () => {
    expect(why(sitting(), 0, 'flee')).toEqual(['kernel.never-offered', R, [], undefined, undefined]);
  });
});

describe('reasons that a choice has besides', () => {
  const table = (): Sitting =>
    flow({
      game: {
        q: asks([0], {
          give: picks({ list: () => [], whyNone: () => no('refuse.poor', T(2)) }),
          flee: picks({ whyNotFor: (_, seat) => (seat === 1 ? no('refuse.defender', T(3)) : null) }),
          on: picks(),
        }),
        wait: pause(),
      },
    });
  test('why there is nothing to do it with', () => {
    expect(table().whyNot(0, 'give')).toEqual(no('refuse.poor', T(2)));
  });
  test('why it is not for a seat that is not asked, in other steps too', () => {
    expect(table().whyNot(1, 'flee')).toEqual(no('refuse.defender', T(3)));
    expect(table().whyNot(1, 'on')!.key).toBe('kernel.another-seat');
    expect(table().answer(0, 'on').whyNot(1, 'flee')).toEqual(no('refuse.defender', T(3)));
    expect(table().answer(0, 'on').whyNot(0, 'flee')!.key).toBe('kernel.another-step');
  });
});

test('what can be done at any time says during what it cannot', () => {
  const table = flow(
    { game: { in: sub('vault') }, vault: { wait: pause() } },
    { asides: { shout: picks({ rule: T(7) }) }, closed: ['vault'] },
  );
  const expected = { rule: T(7), key: 'kernel.not-during', with: { choice: 'shout', proc: 'vault' } };
  expect(table.whyNot(0, 'shout')).toEqual(expected);
});
