import { describe, expect, test } from 'vitest';
import { canonical, clone, field, play, reask, type Ask, type Choice } from '../src/index.ts';
import { act, asks, flow, no, option, pause, picks, R, say, type Sitting, type Small } from './small.ts';

const ask = (
  seats: readonly number[],
  choices: Record<string, Choice<Small, any>>,
  more: Partial<Ask<Small, any>> = {},
): Sitting => flow({ game: { q: asks(seats, choices, more), after: say('after'), wait: pause() } }, {}, { seats: 3 });
const two = { a: picks(), b: picks() };
const picked = (sitting: Sitting): unknown[] =>
  sitting.events.filter((e) => e.tag === 'picked').map((e) => [e.with['seat'], ...(e.with['pick'] as string[])]);

describe('a question to any', () => {
  test('the first answer counts', () => {
    const sitting = ask([0, 2], two);
    expect(sitting.game.pending).toEqual({
      no: 1,
      rule: R,
      proc: 'game',
      step: 'q',
      join: 'any',
      offers: [0, 2].map((seat) => ({ seat, options: ['a', 'b'], forms: [], asides: [], asked: true })),
      given: [],
      proposal: null,
    });
    expect(picked(sitting.answer(2, 'b'))).toEqual([[2, 'b']]);
    expect([sitting.where, sitting.game.no]).toEqual(['game/wait', 2]);
  });
  test('options in the order of the table, without those that a reason keeps off', () => {
    const sitting = ask([1], {
      buy: picks({
        list: () => ['buy:1', 'buy:2', 'buy:3'],
        why: (_, __, id) => (id === 'buy:2' ? no('refuse.dear') : null),
      }),
      sell: picks({ why: () => no('refuse.nothing') }),
      pass: picks(),
    });
    expect(sitting.options(1)).toEqual(['buy:1', 'buy:3', 'pass']);
  });
  test('a seat without options is not asked', () => {
    const sitting = ask([0, 1], { a: picks({ list: (_, seat) => (seat === 1 ? ['a:1', 'a:2'] : []) }) });
    expect([sitting.asked(), sitting.options(0), sitting.options(1)]).toEqual([[1], [], ['a:1', 'a:2']]);
  });
  test('nobody to ask: the next step', () => {
    expect(ask([], two).where).toBe('game/wait');
  });
  test('a single option is taken without asking', () => {
    const sitting = ask([1], { only: picks({ list: () => ['only:x'] }) });
    expect([picked(sitting), sitting.where]).toEqual([[[1, 'only:x']], 'game/wait']);
  });
  test('unless the rule says so, or there is a form', () => {
    expect(ask([1], { only: picks() }, { evenIfForced: true }).options(1)).toEqual(['only']);
    expect(ask([1], { only: picks({ kind: 'amount', form: () => ({ min: 1, max: 1 }) }) }).where).toBe('game/q');
    expect(ask([1, 2], { a: picks({ list: (_, seat) => [`a:${seat}`] }) }).where).toBe('game/wait');
  });
  test('then may run procedures and go elsewhere', () => {
    const sitting = flow({
      game: {
        q: asks([0], {
          run: option(() => ({ run: [{ proc: 'x', with: null }] })),
          jump: option(() => ({ run: [{ proc: 'x', with: null }], goto: 'far' })),
          back: option(() => ({ goto: 'q' })),
          quit: option(() => ({ done: 'quit' })),
          end: option(() => ({ end: 'game', as: 'end' })),
        }),
        near: say('near'),
        far: say('far'),
        again: act(() => ({ goto: 'q' })),
      },
      x: { wait: pause(1), x: say('x') },
    });
    expect(sitting.answer(0, 'back').game.no).toBe(2);
    expect(sitting.answer(0, 'run').where).toBe('game/q > x/wait');
    expect(sitting.answer(1, 'on').tags).toEqual(['picked', 'x', 'near', 'far']);
    expect(sitting.answer(0, 'jump').answer(1, 'on').tags).toEqual(['picked', 'x', 'far']);
    expect(sitting.answer(0, 'quit').game.result).toBe('quit');
  });
});

describe('forms', () => {
  const give = picks({ kind: 'some', form: () => ({ of: ['x', 'y', 'z'], min: 1, max: 2 }) });
  test('are offered by kind and answered element by element', () => {
    const sitting = ask([0], { give, pass: picks() });
    expect(sitting.offer(0)).toMatchObject({
      options: ['pass'],
      forms: [{ choice: 'give', kind: 'some', of: { of: ['x', 'y', 'z'], min: 1, max: 2 } }],
    });
    expect(picked(sitting.answer(0, 'give', 'x', 'z'))).toEqual([[0, 'give', 'x', 'z']]);
  });
  test('nothing to choose from now, or a reason against it: no form', () => {
    const sitting = ask([0], {
      ...two,
      give: { ...give, form: () => null },
      lend: { ...give, why: () => no('refuse.broke') },
    });
    expect(sitting.offer(0)!.forms).toEqual([]);
    expect(sitting.refused(0, 'lend', 'x')).toEqual(no('refuse.broke'));
    expect(sitting.refused(0, 'give', 'x').key).toBe('kernel.nothing-for-it');
  });
  test('yes or no needs nothing to choose from', () => {
    const sitting = ask([0], { swear: picks({ kind: 'confirm' }) });
    expect(sitting.offer(0)!.forms).toEqual([{ choice: 'swear', kind: 'confirm', of: null }]);
    expect(picked(sitting.answer(0, 'swear', 'no'))).toEqual([[0, 'swear', 'no']]);
  });
  test('one that has no answer is not offered', () => {
    const sitting = ask([0], { ...two, give: { ...give, form: () => ({ of: ['x'], min: 2, max: 3 }) } });
    expect(sitting.offer(0)!.forms).toEqual([]);
  });
  test('what there is to choose from does not change with the world afterwards', () => {
    const sitting = flow(
      {
        game: {
          q: asks([0], {
            take: {
              rule: R,
              kind: 'some',
              form: (t) => ({ of: t.world['row'], min: 1, max: 1 }),
              then: (t, _, __, [x]) => void t.world['row'].splice(t.world['row'].indexOf(x), 1),
            },
          }),
          again: act(() => ({ goto: 'q' })),
        },
      },
      { schema: { row: field.json(['x', 'y', 'z', 'w']) } },
    );
    const { loaded, game } = sitting;
    const kept = clone(loaded, game);
    const before = canonical(kept);
    expect(play(loaded, game, 0, { no: 1, pick: ['take', 'x'] })).toBeNull();
    expect(play(loaded, game, 0, { no: 2, pick: ['take', 'y'] })).toBeNull();
    expect(canonical(kept)).toBe(before);
    expect(sitting.offer(0)!.forms[0]!.of).toEqual({ of: ['z', 'w'], min: 1, max: 1 });
  });
});

describe('a question to each', () => {
  const each = { join: 'each' } as const;
  test('is over when all have answered; in order of seats, whatever the order of arrival', () => {
    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ]) {
      const sitting = ask([2, 0, 1], two, each);
      order.forEach((seat, i) => {
        expect(sitting.asked().sort()).toEqual(order.slice(i).sort());
        sitting.answer(seat, seat === 1 ? 'b' : 'a');
      });
      expect(picked(sitting)).toEqual([
        [0, 'a'],
        [1, 'b'],
        [2, 'a'],
      ]);
      expect(sitting.game.no).toBe(2);
    }
  });
  test('nothing happens and nothing is seen until then', () => {
    const sitting = ask([0, 1], two, each);
    const before = [1, 2, null].map((viewer) => sitting.view(viewer));
    sitting.answer(0, 'b');
    expect(sitting.last).toEqual([]);
    expect(sitting.refused(0, 'a')).toEqual({ rule: R, key: 'kernel.answered-already', with: { seat: 0 } });
    [1, 2, null].forEach((viewer, i) => {
      const now = sitting.view(viewer);
      expect({ ...now, decision: { ...now.decision, waitsFor: [0, 1] } }).toEqual(before[i]);
    });
    expect(sitting.view(0).decision!.mine).toMatchObject({ options: [], forms: [] });
  });
  test('all answers at once, in order of seats', () => {
    const sitting = ask([1, 0], two, {
      join: 'each',
      joined: (t, given) => {
        t.emit('joined', { given: given as never });
        return { goto: 'wait' };
      },
    });
    sitting.answer(1, 'a').answer(0, 'b');
    expect([sitting.tags, sitting.last[0]!.with]).toEqual([
      ['joined'],
      {
        given: [
          { seat: 0, pick: ['b'] },
          { seat: 1, pick: ['a'] },
        ],
      },
    ]);
  });
  test('answers may run procedures, which are played in order of seats', () => {
    const sitting = flow({
      game: {
        q: asks(
          [0, 1],
          { go: option((_, seat) => ({ run: [{ proc: 'x', with: seat }] })), stay: option(() => {}) },
          each,
        ),
        b: say('b'),
      },
      x: { a: act((t) => t.emit(`x${t.locals}`)) },
    });
    expect(sitting.answer(1, 'go').answer(0, 'go').tags).toEqual(['x0', 'x1', 'b']);
  });
  test('and nothing else', () => {
    const sitting = ask([0, 1], { a: option(() => ({ goto: 'wait' })), b: picks() }, each);
    sitting.answer(0, 'b');
    expect(() => sitting.answer(1, 'a')).toThrow('game/q: a joint answer may only run procedures; use joined');
  });
  test('when every seat has one option, nobody is asked; when one has two, all are', () => {
    const list = (forced: readonly number[]) => (_: unknown, seat: number) =>
      forced.includes(seat) ? ['a:1'] : ['a:1', 'a:2'];
    const forced = ask([0, 1], { a: picks({ list: list([0, 1]) }) }, each);
    expect([forced.where, picked(forced)]).toEqual([
      'game/wait',
      [
        [0, 'a:1'],
        [1, 'a:1'],
      ],
    ]);
    expect(ask([0, 1], { a: picks({ list: list([0]) }) }, each).asked()).toEqual([0, 1]);
    expect(ask([0, 1], { a: picks({ list: list([0, 1]) }) }, { ...each, evenIfForced: true }).asked()).toEqual([0, 1]);
  });
});

describe('a question that answers itself', () => {
  const decided = (pick: readonly string[] | null): Sitting =>
    ask([1], two, { decides: (_, offer) => pick && { pick, trace: { of: offer.options, by: 'rank' } } });
  test('says what it decided and why', () => {
    const sitting = decided(['b']);
    expect(sitting.allTags).toEqual(['decided', 'picked', 'after']);
    expect(sitting.events[0]).toMatchObject({
      with: { pick: ['b'], trace: { of: ['a', 'b'], by: 'rank' } },
      cause: 'game/q',
      rule: R,
    });
  });
  test('or asks when it cannot', () => expect(decided(null).options(1)).toEqual(['a', 'b']));
  test('what is not on offer is a mistake', () => {
    expect(() => decided(['c'])).toThrow('game/q decided c, which is not on offer');
  });
});

describe('asking again', () => {
  test('keeps the number and the answers that are there, and looks at the world anew', () => {
    const list = (t: { world: Small }): string[] => Array.from({ length: t.world['n'] }, (_, i) => `a:${i}`);
    const sitting = flow(
      { game: { q: asks([0, 1], { a: picks({ list }) }, { join: 'each' }) } },
      { schema: { n: field.whole(2) } },
    );
    sitting.answer(1, 'a:0');
    const before = canonical(sitting.game);
    reask(sitting.loaded, sitting.game);
    expect(canonical(sitting.game)).toBe(before);
    sitting.set((world) => void (world['n'] = 3));
    expect([sitting.game.no, sitting.game.pending!.no, sitting.options(0), sitting.game.pending!.given]).toEqual([
      1,
      1,
      ['a:0', 'a:1', 'a:2'],
      [{ seat: 1, pick: ['a:0'] }],
    ]);
  });
  test('of a game that is over changes nothing', () => {
    const over = flow({ game: { a: say('a') } });
    reask(over.loaded, over.game);
    expect(over.game.over).toBe(true);
  });
  test('when nothing is left to decide it says so', () => {
    const sitting = flow(
      { game: { q: { rule: R, ask: { seats: (t) => t.seats.slice(0, t.world['n']), choices: two } }, b: say('b') } },
      { schema: { n: field.whole(1) } },
    );
    expect(() => sitting.set((world) => void (world['n'] = 0))).toThrow('Nothing is left to decide at game/');
  });
});
