import { describe, expect, test } from 'vitest';
import { branch, effectsAt, field, labelOf, type Effect, type Rules, type Steps, type Verb } from '../src/index.ts';
import { act, flow, pause, R, say, T, type Sitting, type Small } from './small.ts';

const text = (key: string) => (effect: Effect) => ({ key, with: effect });
const verbs: Record<string, Verb<Small>> = {
  say: { rule: T('say'), text: text('verb.say'), do: (t, e) => t.emit(e['say'] as string) },
  heal: {
    rule: T('heal'),
    text: text('verb.heal'),
    can: (t) => t.world['wounds'] > 0,
    do: (t, e) => {
      t.world['wounds'] -= e['heal'] as number;
      t.emit('healed', { n: e['heal']! });
    },
  },
  wound: {
    rule: R,
    text: text('verb.wound'),
    do: (_, e) => ({ run: Array.from({ length: e['wound'] as number }, () => ({ proc: 'wound', with: null })) }),
  },
  roll: { rule: R, text: text('verb.roll'), do: () => ({ run: [{ proc: 'roll', with: null }] }) },
  test: {
    rule: R,
    text: text('verb.test'),
    branches: ['success', 'failure'],
    do: (t, e, context) => ({ run: [branch(context, t.roll(6)[0]! >= (e['test'] as number) ? 'success' : 'failure')] }),
  },
  tell: { rule: R, text: text('verb.tell'), do: (t, _, context) => t.emit('it', { ...context.it }) },
  stop: { rule: R, text: text('verb.stop'), do: () => ({ done: 'stopped' }) },
  flee: { rule: R, text: text('verb.flee'), do: () => ({ end: 'outer', as: 'fled' }) },
};
const conditions: Rules<Small>['conditions'] = {
  wounds: (t, wanted) => t.world['wounds'] === wanted,
  by: (_, wanted, { by }) => by === wanted,
};
const schema = { wounds: field.whole() };
const procs = (more: Record<string, Steps<Small, any>> = {}): Record<string, Steps<Small, any>> => ({
  game: {
    play: { rule: R, run: 'outer' },
    after: act((t) => t.emit('after', { results: [...t.results] })),
    wait: pause(1),
  },
  outer: {
    play: act(() => ({ run: [effectsAt('card', ['text'], 1, 7)] })),
    result: act((t) => ({ done: t.results[0]! })),
  },
  wound: {
    add: act((t) => {
      t.world['wounds']++;
      t.emit('wounded');
      return { done: t.world['wounds'] };
    }),
  },
  roll: { roll: act((t) => ({ done: t.roll(6)[0]! })) },
  ...more,
});
const card = (effects: readonly any[], more: Partial<Rules<Small>> = {}, dice: number[] = []): Sitting =>
  flow(
    { ...procs(), ...more.procs },
    {
      schema,
      verbs,
      conditions,
      lists: ['text'],
      content: { card: { text: effects } },
      ...more,
      ...(more.procs && { procs: { ...procs(), ...more.procs } }),
    },
    { script: { dice } },
  );
const results = (sitting: Sitting): unknown =>
  sitting.events.filter((e) => e.tag === 'after').map((e) => (e.with['results'] as unknown[])[0])[0];

describe('a list of effects', () => {
  test('is played in order; events cite the verb', () => {
    const sitting = card([{ say: 'a' }, { heal: 1 }, { say: 'b' }]);
    expect(sitting.events.map(({ tag, rule, cause }) => [tag, rule, cause])).toEqual([
      ['a', T('say'), 'effects/effect'],
      ['healed', T('heal'), 'effects/effect'],
      ['b', T('say'), 'effects/effect'],
      ['after', R, 'game/after'],
    ]);
  });
  test('an empty one is nothing', () => expect(card([]).allTags).toEqual(['after']));
  test('an effect whose condition is false is left out', () => {
    expect(
      card([
        { say: 'a', if: { wounds: 1 } },
        { say: 'b', if: { by: 1 } },
        { say: 'c', if: { by: 0 } },
      ]).allTags,
    ).toEqual(['b', 'after']);
  });
  test('its conditions are looked at when its turn comes', () => {
    expect(card([{ wound: 1 }, { say: 'a', if: { wounds: 1 } }]).allTags).toEqual(['wounded', 'a', 'after']);
  });
  test('named results are kept, and are the result of the list', () => {
    const sitting = card(
      [{ roll: true, as: 'first' }, { roll: true }, { wound: 2, as: 'wounds' }, { tell: true }],
      {},
      [4, 2],
    );
    expect(sitting.events.find((e) => e.tag === 'it')!.with).toEqual({ first: 4, wounds: 2 });
    expect(results(sitting)).toEqual({ first: 4, wounds: 2 });
  });
  test('a verb may stop the list, or end a procedure around it', () => {
    const stopped = card([{ say: 'a' }, { stop: true }, { say: 'never' }]);
    expect([stopped.allTags, results(stopped)]).toEqual([['a', 'after'], 'stopped']);
    const fled = card([{ say: 'a' }, { flee: true }, { say: 'never' }]);
    expect([fled.allTags, results(fled)]).toEqual([['a', 'after'], 'fled']);
  });
  test('where there is none, or where the rules name none, is an error', () => {
    const at =
      (...path: string[]): (() => Sitting) =>
      () =>
        card([], {
          content: { card: { text: [], other: [{ say: 'a' }] } },
          procs: { outer: { a: act(() => ({ run: [effectsAt('card', path, 0, 0)] })) } },
        });
    expect(at('lost')).toThrow('card has no effects at lost');
    expect(at('other')).toThrow('card.other is not among the lists that the rules name');
  });
  test('a watch cuts in between two effects', () => {
    const watch: Rules<Small>['watch'] = {
      fallen: {
        rule: R,
        on: ['wounded'],
        do: (t) => (t.world['wounds'] === 1 ? { end: 'outer', as: 'fallen' } : undefined),
      },
    };
    const sitting = card([{ wound: 1 }, { wound: 1 }, { say: 'never' }], { watch });
    expect([sitting.allTags, sitting.world['wounds'], results(sitting)]).toEqual([['wounded', 'after'], 1, 'fallen']);
  });
  test('also between the parts of one effect', () => {
    const watch: Rules<Small>['watch'] = {
      cry: {
        rule: R,
        on: ['wounded'],
        do: (t) => (t.world['wounds'] === 1 ? { run: [{ proc: 'cry', with: null }] } : undefined),
      },
    };
    const sitting = card([{ wound: 2 }], {
      watch,
      procs: { cry: { heal: act((t) => void t.world['wounds']--), wait: pause(0), cry: say('cry') } },
    });
    expect(sitting.where).toContain('cry/wait');
    expect(sitting.answer(0, 'on').tags).toEqual(['picked', 'cry', 'wounded']);
  });
});

describe('choose', () => {
  const of = [{ heal: 1 }, { say: 'a' }, { say: 'b', name: 'bee' }, { say: 'c', name: 'sea', if: { wounds: 0 } }];
  const wounded = (n: number): object => ({ schema: { wounds: field.whole(n) } });
  test('offers what could do something, by name or verb', () => {
    expect(card([{ choose: 'one', of }], wounded(2)).options(1)).toEqual(['choose:heal', 'choose:say', 'choose:bee']);
    expect(card([{ choose: 'one', of }], wounded(0)).options(1)).toEqual(['choose:say', 'choose:bee', 'choose:sea']);
  });
  test('plays one and goes on', () => {
    const sitting = card([{ choose: 'one', of }, { say: 'z' }], wounded(1));
    expect(sitting.where).toBe('game/play > outer/play > effects/effect > choose an effect/choose');
    expect(sitting.answer(1, 'choose:bee').tags).toEqual(['b', 'z', 'after']);
  });
  test('each option says what its verb says', () => {
    const sitting = card([{ choose: 'one', of }], wounded(1));
    expect(labelOf(sitting.loaded, sitting.game, 1, 'choose:heal')).toMatchObject({
      key: 'verb.heal',
      with: { heal: 1 },
    });
    expect(labelOf(sitting.loaded, sitting.game, 1, 'choose:bee')).toMatchObject({
      key: 'verb.say',
      with: { say: 'b' },
    });
  });
  test('with one alternative left it is not asked; with none it is nothing', () => {
    expect(card([{ choose: 'one', of: [{ heal: 1 }, { say: 'a' }] }], wounded(0)).allTags).toEqual(['a', 'after']);
    expect(card([{ choose: 'one', of: [{ heal: 1 }] }, { say: 'z' }], wounded(0)).allTags).toEqual(['z', 'after']);
  });
  test('in a choice, one that can do nothing is left out', () => {
    const nested = [{ choose: 'one', name: 'deep', of: [{ heal: 1 }] }, { say: 'a' }, { say: 'b', name: 'bee' }];
    expect(card([{ choose: 'one', of: nested }], wounded(0)).options(1)).toEqual(['choose:say', 'choose:bee']);
    expect(card([{ choose: 'one', of: nested }], wounded(1)).options(1)).toEqual([
      'choose:deep',
      'choose:say',
      'choose:bee',
    ]);
  });
  test('results of what was chosen are kept', () => {
    const sitting = card(
      [
        { roll: true, as: 'before' },
        { choose: 'one', of: [{ roll: true, as: 'chosen' }, { say: 'a' }] },
        { tell: true },
      ],
      {},
      [3, 5],
    );
    sitting.answer(1, 'choose:roll');
    expect(sitting.last.find((e) => e.tag === 'it')!.with).toEqual({ before: 3, chosen: 5 });
  });
});

describe('branches', () => {
  test('steps are a list in one place', () => {
    const sitting = card(
      [
        { choose: 'one', of: [{ steps: [{ say: 'a' }, { roll: true, as: 'r' }], name: 'both' }, { say: 'c' }] },
        { tell: true },
      ],
      {},
      [6],
    );
    expect(sitting.answer(1, 'choose:both').tags).toEqual(['a', 'it', 'after']);
    expect(sitting.last[1]!.with).toEqual({ r: 6 });
  });
  test.each([
    [0, ['yes', 'after']],
    [1, ['no', 'after']],
  ])('check, with %i wounds', (wounds, tags) => {
    const effects = [{ check: { wounds: 0 }, then: [{ say: 'yes' }], else: [{ say: 'no' }] }];
    expect(card(effects, { schema: { wounds: field.whole(wounds) } }).allTags).toEqual(tags);
  });
  test('a branch that is not there is nothing', () => {
    expect(card([{ check: { wounds: 3 }, then: [{ say: 'yes' }] }, { say: 'z' }]).allTags).toEqual(['z', 'after']);
    expect(card([{ check: { wounds: 0 }, else: [{ say: 'no' }] }, { say: 'z' }]).allTags).toEqual(['z', 'after']);
  });
  test('a verb of the game may have branches', () => {
    const effects = [
      {
        test: 4,
        success: [{ say: 'yes' }, { test: 6, success: [{ say: 'great' }], failure: [{ say: 'enough' }] }],
        failure: [{ say: 'no' }],
      },
      { say: 'z' },
    ];
    expect(card(effects, {}, [4, 5]).allTags).toEqual(['yes', 'enough', 'z', 'after']);
    expect(card(effects, {}, [3]).allTags).toEqual(['no', 'z', 'after']);
  });
  test('the cursor is short and points into content', () => {
    const sitting = card([
      { say: 'x' },
      { check: {}, then: [{ steps: [{ choose: 'one', of: [{ say: 'a' }, { say: 'b', name: 'bee' }] }] }] },
    ]);
    expect(sitting.game.stack.map(({ proc, locals }) => [proc, locals?.path, locals?.at])).toEqual([
      ['game', undefined, undefined],
      ['outer', undefined, undefined],
      ['effects', ['text'], 2],
      ['effects', ['text', 1, 'then'], 1],
      ['effects', ['text', 1, 'then', 0, 'steps'], 1],
      ['choose an effect', ['text', 1, 'then', 0, 'steps', 0], 1],
    ]);
    sitting.answer(1, 'choose:bee');
  });
});

describe('special', () => {
  test('is a procedure of the game, with what the card says and its result by name', () => {
    const sitting = card(
      [{ roll: true, as: 'r' }, { special: 'odd', with: { n: 2 }, as: 'odd' }, { special: 'odd' }, { tell: true }],
      {
        procs: {
          odd: {
            wait: pause(),
            do: act((t) => {
              t.emit('odd', { ...t.locals });
              return { done: 'done' };
            }),
          },
        },
      },
      [2],
    );
    sitting.answer(0, 'on').answer(0, 'on');
    expect(sitting.events.filter((e) => e.tag === 'odd').map((e) => e.with)).toEqual([
      { by: 1, thing: 7, with: { n: 2 }, it: { r: 2 } },
      { by: 1, thing: 7, with: null, it: { r: 2, odd: 'done' } },
    ]);
    expect(sitting.last.find((e) => e.tag === 'it')!.with).toEqual({ r: 2, odd: 'done' });
  });
  test('what it writes into its locals is its own', () => {
    const sitting = card([{ special: 'odd' }, { tell: true }], {
      procs: { odd: { wait: pause(), write: act((t) => void (t.locals.it.x = 1)) } },
    });
    expect(sitting.answer(0, 'on').last.find((e) => e.tag === 'it')!.with).toEqual({});
  });
});
