import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labelOf, promptOf, type Ask, type Choice } from '../src/index.ts';
import { asks, flow, no, pause, picks, R, say, T, type Sitting, type Small } from './small.ts';

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
    ['the bare name of none', 0, 'e', { rule: R, key: 'kernel.not-among', with: { choice: 'e', id: 'e' } }],
    ['what no reason explains', 0, 'c:9', { rule: T(6), key: 'kernel.not-among', with: { choice: 'c', id: 'c:9' } }],
    ['what another seat is asked', 2, 'a', { rule: T(1), key: 'kernel.another-seat', with: { seat: 2 } }],
    ['what a window would offer', 2, 'use:1:x', { rule: 'kernel', key: 'kernel.unknown', with: { id: 'use:1:x' } }],
    ['an aside that is not offered now', 0, 'shout', { rule: T(7), key: 'kernel.not-now', with: { choice: 'shout' } }],
    ['an aside with a reason', 0, 'whisper', no('refuse.loud', T(8))],
    [
      'a choice of another step',
      0,
      'on',
      { rule: R, key: 'kernel.another-step', with: { choice: 'on', step: 'game/wait', now: 'game/q' } },
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
