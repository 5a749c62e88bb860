import { describe, expect, test } from 'vitest';
import { branch, field, load, LoadError, type Content, type Effect, type Rules, type Verb } from '../src/index.ts';
import { define, pause, R, T, type Small } from './small.ts';

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
describe('content is checked when it is loaded', () => {
  const problems = (content: Record<string, Content>, more: Partial<Rules<Small>> = {}): readonly string[] => {
    const rules = {
      schema,
      verbs,
      conditions,
      lists: ['text', 'ai.*.do'],
      content,
      values: { melee: { rule: R, of: () => 1 } },
      timings: { now: { rule: R, choices: {} } },
      ways: { gold: { rule: R, pay: () => {} } },
      procs: { game: { wait: pause() } },
      ...more,
    };
    try {
      load(define(rules));
      return [];
    } catch (error) {
      if (error instanceof LoadError) return error.problems;
      throw error;
    }
  };
  const one = (effects: readonly any[]): readonly string[] => problems({ card: { text: effects } });
  test('right content has no problems', () => {
    const ability = {
      timing: 'now',
      ways: ['gold'],
      if: { any: [{ wounds: 1 }, { not: { by: 1 } }] },
      effects: [{ say: 'a' }],
    };
    expect(
      problems({
        card: {
          abilities: [ability, { ...ability, name: 'other' }],
          modifies: [{ value: 'melee', add: 1 }],
          ai: [{ do: [{ say: 'a' }] }, { do: [] }],
          text: [],
        },
        blank: {},
      }),
    ).toEqual([]);
  });
  test.each<[string, readonly any[], RegExp]>([
    [
      'an unknown verb',
      [{ say: 'a' }, { dance: 1 }],
      /^card\.text\.1: there is no verb dance; there are choose, steps, check, special, lasting, say,/,
    ],
    ['no verb', [{}], /^card\.text\.0: there is no verb/],
    ['a name that every record has', [{ constructor: 1 }], /^card\.text\.0: there is no verb constructor/],
    ['not even a record', [null], /^card\.text\.0/],
    [
      'an unknown verb in a branch',
      [{ check: {}, then: [{ dance: 1 }] }],
      /^card\.text\.0\.then\.0: there is no verb dance/,
    ],
    [
      'a branch that is no list',
      [{ check: {}, then: { say: 'a' } }],
      /^card\.text\.0\.then: a list of effects is missing/,
    ],
    ['a choice of nothing', [{ choose: 'one' }], /^card\.text\.0/],
    [
      'two alternatives of one name',
      [{ choose: 'one', of: [{ say: 'a' }, { say: 'b' }] }],
      /^card\.text\.0: alternatives say, say need different names/,
    ],
    [
      'an unknown condition',
      [{ say: 'a', if: { luck: 1 } }],
      /^card\.text\.0: there is no condition luck; there are wounds, by/,
    ],
    [
      'an unknown condition inside',
      [{ say: 'a', if: { any: [{ not: [{ luck: 1 }] }] } }],
      /there is no condition luck/,
    ],
    ['a condition every record has', [{ say: 'a', if: { toString: 1 } }], /there is no condition toString/],
    ['a condition that is no record', [{ say: 'a', if: 'yes' }], /^card\.text\.0: a condition is a record/],
    ['any of what is no list', [{ say: 'a', if: { any: { wounds: 1 } } }], /^card\.text\.0/],
    ['an unknown special', [{ special: 'odd' }], /^card\.text\.0: there is no procedure odd; there are game, effects/],
    [
      'something lasting without an end',
      [{ lasting: { modify: { value: 'melee', add: 1 } } }],
      /^card\.text\.0: until when\?/,
    ],
    ['something lasting that is nothing', [{ lasting: null }], /^card\.text\.0/],
    [
      'until an unknown procedure',
      [{ lasting: { modify: { value: 'melee', add: 1 }, until: 'dusk' } }],
      /^card\.text\.0: there is no procedure dusk/,
    ],
    [
      'a lasting modifier of an unknown value',
      [{ lasting: { modify: { value: 'luck', add: 1 }, until: 'game' } }],
      /^card\.text\.0\.modify: there is no value luck; there are melee/,
    ],
    [
      'a lasting modifier without a layer',
      [{ lasting: { modify: { value: 'melee' }, until: 'game' } }],
      /^card\.text\.0\.modify: needs one of set, become, add/,
    ],
    [
      'a lasting trigger at an unknown timing',
      [{ lasting: { trigger: { timing: 'never', effects: [] }, until: 'game' } }],
      /^card\.text\.0\.trigger: there is no timing never; there are now/,
    ],
  ])('%s', (_, effects, expected) => {
    const found = one(effects);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(expected);
  });
  test.each<[string, Content, RegExp]>([
    [
      'an ability at an unknown timing',
      { abilities: [{ timing: 'never', effects: [] }] },
      /^card\.abilities\.0: there is no timing never; there are now/,
    ],
    [
      'an unknown way',
      { abilities: [{ timing: 'now', ways: ['wish'], effects: [] }] },
      /^card\.abilities\.0: there is no way wish; there are gold/,
    ],
    [
      'an ability without effects',
      { abilities: [{ timing: 'now' } as never] },
      /^card\.abilities\.0\.effects: a list of effects is missing/,
    ],
    ['abilities that are no list', { abilities: { timing: 'now' } as never }, /^card\.abilities/],
    ['an ability that is none', { abilities: [null as never] }, /^card\.abilities\.0: an ability is a record/],
    ['a modifier that is none', { modifies: [null as never] }, /^card\.modifies\.0: a modifier is a record/],
    ['modifiers that are no list', { modifies: {} as never }, /^card\.modifies/],
    [
      'two ways that cannot be told apart',
      { abilities: [{ timing: 'now', ways: [{ gold: 1 }, { gold: 2 }], effects: [] }] },
      /^card\.abilities\.0/,
    ],
    [
      'a condition that is nothing',
      { abilities: [{ timing: 'now', if: null, effects: [] }] },
      /^card\.abilities\.0: a condition is a record/,
    ],
    [
      'two abilities of one name',
      {
        abilities: [
          { timing: 'now', effects: [] },
          { timing: 'now', effects: [] },
        ],
      },
      /^card\.abilities\.1: two abilities are called now/,
    ],
    [
      'a modifier of an unknown value',
      { modifies: [{ value: 'luck', add: 1 }] },
      /^card\.modifies\.0: there is no value luck/,
    ],
    ['a modifier without a layer', { modifies: [{ value: 'melee' }] }, /^card\.modifies\.0: needs one of/],
    [
      'a modifier with an unknown condition',
      { modifies: [{ value: 'melee', add: 1, if: { luck: 1 } }] },
      /^card\.modifies\.0: there is no condition luck/,
    ],
    [
      'an amount that nobody works out',
      { modifies: [{ value: 'melee', add: { swords: 1 } }] },
      /^card\.modifies\.0: there is no amount swords/,
    ],
    [
      'a limit per unknown procedure',
      { abilities: [{ timing: 'now', effects: [], limit: { per: 'dusk', times: 1 } }] },
      /^card\.abilities\.0: there is no procedure dusk/,
    ],
    [
      'a limit per several procedures, one unknown',
      { abilities: [{ timing: 'now', effects: [], limit: { per: ['game', 'dusk'], times: 1 } }] },
      /^card\.abilities\.0: there is no procedure dusk/,
    ],
    [
      'further lists that the rules name',
      { ai: [{ do: [{ say: 'a' }] }, { do: [{ dance: 1 }] }] },
      /^card\.ai\.1\.do\.0: there is no verb dance/,
    ],
  ])('%s', (_, content, expected) => {
    const found = problems({ card: content });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(expected);
  });
  test('all mistakes are told at once, those of the procedures too', () => {
    const found = problems(
      { a: { text: [{ dance: 1 }] }, b: { modifies: [{ value: 'luck', add: 1 }] } },
      {
        procs: { start: { a: { rule: R, run: 'lost' }, b: { rule: R, window: { timing: 'never' } } }, empty: {} },
      },
    );
    expect(found.map((problem) => problem.replace(/;.*/, ''))).toEqual([
      'a.text.0: there is no verb dance',
      'b.modifies.0: there is no value luck',
      'start/a: there is no procedure lost',
      'start/b: there is no timing never',
      'Procedure empty has no steps',
      'There is no procedure game',
    ]);
  });
});
