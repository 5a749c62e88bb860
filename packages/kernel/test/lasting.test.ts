import { describe, expect, test } from 'vitest';
import { field, look, type Content, type NamedValue, type Pack, type Part, type Rules } from '../src/index.ts';
import {
  act,
  asks,
  define,
  flow,
  option,
  pause,
  picks,
  R,
  say,
  sit,
  sub,
  T,
  type Sitting,
  type Small,
} from './small.ts';

const zones = { table: { per: 'seat', sees: 'all', live: true }, box: { sees: 'none' } } as const;
const deal = (cards: Record<string, readonly string[]>): Rules<Small>['setup'] => ({
  deal: {
    rule: R,
    do: (t) => {
      for (const pile in cards) for (const card of cards[pile]!) t.move(t.add(card, pile), pile, 'bottom');
    },
  },
});
const conditions: Rules<Small>['conditions'] = {
  n: (t, wanted) => t.world['n'] === wanted,
  mine: (_, __, { by, about }) => by === about,
  also: (_, wanted, { also }) => also === wanted,
};
const melee: NamedValue<Small> = { rule: T('printed'), of: (t) => t.world['base'] };
const schema = { base: field.whole(3), n: field.whole() };

const table = (
  content: Record<string, Content>,
  cards: Record<string, readonly string[]>,
  more: Partial<Rules<Small>> = {},
  packs: readonly Pack<Small>[] = [],
): Sitting =>
  sit(define({ schema, zones, content, conditions, setup: deal(cards), values: { melee }, ...more }, { packs }), {
    packs: packs.map((pack) => pack.id),
  });
const valueOf = (sitting: Sitting, name = 'melee', about?: unknown, also?: unknown): unknown =>
  look(sitting.loaded, sitting.game, (t) => t.value(name, about, also));
const partsOf = (sitting: Sitting, name = 'melee', about?: unknown): Part[] =>
  look(sitting.loaded, sitting.game, (t) => t.explain(name, about).parts);

describe('lasting modifiers', () => {
  const lasting = (until: unknown, more: object = {}): Content => ({
    abilities: [
      { timing: 'cast', effects: [{ lasting: { modify: { value: 'melee', add: 5, ...more }, until } as never }] },
    ],
  });
  const game = (content: Record<string, Content>, cards: Record<string, readonly string[]>): Sitting =>
    flow(
      {
        game: {
          a: sub('turn'),
          b: asks([1], { on: picks(), off: picks() }),
          c: say('dusk'),
          d: pause(1),
          e: act((t) => t.emit('dusk', { of: 1 })),
          f: pause(1),
        },
        turn: { a: sub('fight'), b: pause(1) },
        fight: {
          cast: { rule: R, window: { timing: 'cast' } },
          b: asks([1], { on: picks(), flee: option(() => ({ end: 'fight' })) }),
        },
      },
      {
        schema,
        zones,
        content,
        conditions: { ...conditions, of: (_, wanted, { about }) => (about as any).of === wanted },
        setup: deal(cards),
        values: { melee },
        timings: { cast: { rule: R, choices: {} } },
      },
    );
  test('until a procedure is over', () => {
    const sitting = game({ rage: lasting('fight') }, { 'table/0': ['rage'] })
      .answer(0, 'use:0:cast')
      .answer(0, 'use:0:cast')
      .answer(0, 'pass');
    expect([valueOf(sitting), partsOf(sitting).map(({ from }) => from)]).toEqual([
      13,
      [null, { content: 'rage', thing: 0 }, { content: 'rage', thing: 0 }],
    ]);
    expect(sitting.game.stack.map(({ proc, lasting: kept }) => [proc, kept?.length ?? 0])).toEqual([
      ['game', 0],
      ['turn', 0],
      ['fight', 2],
    ]);
    expect(valueOf(sitting.answer(1, 'on'))).toBe(3);
  });
  test('also when it is ended from inside', () => {
    const sitting = game({ rage: lasting('fight') }, { 'table/0': ['rage'] })
      .answer(0, 'use:0:cast')
      .answer(0, 'pass');
    expect(valueOf(sitting.answer(1, 'flee'))).toBe(3);
  });
  test('of an enclosing procedure', () => {
    const sitting = game({ rage: lasting('turn', { if: { mine: true } }) }, { 'table/0': ['rage'] })
      .answer(0, 'use:0:cast')
      .answer(0, 'pass')
      .answer(1, 'on');
    expect([valueOf(sitting, 'melee', 0), valueOf(sitting, 'melee', 1)]).toEqual([8, 3]);
    expect(valueOf(sitting.answer(1, 'on'), 'melee', 0)).toBe(3);
  });
  test.each<[string, unknown, number[]]>([
    ['an event', { event: 'dusk' }, [8, 3, 3]],
    ['its second time', { event: 'dusk', times: 2 }, [8, 8, 3]],
    ['an event of a kind', { event: 'dusk', if: { of: 1 } }, [8, 8, 3]],
    ['an event that does not come', { event: 'dusk', if: { of: 2 } }, [8, 8, 8]],
  ])('until %s', (_, until, expected) => {
    const sitting = game({ rage: lasting(until) }, { 'table/0': ['rage'] })
      .answer(0, 'use:0:cast')
      .answer(0, 'pass')
      .answer(1, 'on')
      .answer(1, 'on');
    const values = [valueOf(sitting)];
    for (let i = 0; i < 2; i++) values.push(valueOf(sitting.answer(1, 'on')));
    expect(values).toEqual(expected);
  });
  test('wakes what watches for it when it begins and when it ends, with a procedure or by an event', () => {
    const seen = (until: unknown): string[] => {
      const found: string[] = [];
      const watch = {
        look: {
          rule: R,
          on: ['lasting'],
          do: (t: { value: (name: string) => unknown }) => void found.push(String(t.value('melee'))),
        },
      };
      const sitting = table(
        { rage: lasting(until) },
        { 'table/0': ['rage'] },
        {
          watch: watch as never,
          timings: { cast: { rule: R, choices: {} } },
          procs: {
            game: { a: sub('fight'), b: say('dusk'), c: pause(1) },
            fight: { cast: { rule: R, window: { timing: 'cast' } }, b: asks([1], { on: picks() }) },
          },
        },
      );
      found.length = 0;
      sitting.answer(0, 'use:0:cast').answer(0, 'pass').answer(1, 'on');
      return found;
    };
    expect(new Set(seen('fight'))).toEqual(new Set(['8', '3']));
    expect(new Set(seen({ event: 'dusk' }))).toEqual(new Set(['8', '3']));
    expect(new Set(seen({ event: 'dawn' }))).toEqual(new Set(['8']));
  });
  test('until a procedure that is not being played is an error', () => {
    const sitting = game({ rage: lasting('effects') }, { 'table/0': ['rage'] });
    sitting.answer(0, 'use:0:cast');
    expect(valueOf(sitting)).toBe(3);
    const never = flow(
      { game: { cast: { rule: R, window: { timing: 'cast' } } }, fight: { a: say('a') } },
      {
        schema,
        zones,
        content: { rage: lasting('fight') },
        setup: deal({ 'table/0': ['rage'] }),
        values: { melee },
        timings: { cast: { rule: R, choices: {} } },
      },
    );
    expect(() => never.answer(0, 'use:0:cast')).toThrow('lasting: fight is not being played');
  });
});

describe('conditions', () => {
  const about = { by: 0, thing: 0, about: 0, also: 'fog' };
  const sitting = table({}, {});
  test.each<[any, boolean]>([
    [{}, true],
    [{ n: 0 }, true],
    [{ n: 1 }, false],
    [{ n: 0, mine: true }, true],
    [[{ n: 0 }, { n: 1 }], false],
    [[], true],
    [{ all: [{ n: 0 }, { mine: true }] }, true],
    [{ all: { n: 1 } }, false],
    [{ any: [{ n: 1 }, { also: 'fog' }] }, true],
    [{ any: [{ n: 1 }, { n: 2 }] }, false],
    [{ any: [] }, false],
    [{ not: { n: 1 } }, true],
    [{ not: { n: 0 } }, false],
    [{ not: { any: [{ n: 1 }, { all: [{ n: 0 }, { not: { also: 'fog' } }] }] } }, true],
  ])('%j is %j', (condition, expected) => {
    expect(look(sitting.loaded, sitting.game, (t) => t.holds(condition, about))).toBe(expected);
    expect(look(sitting.loaded, sitting.game, (t) => t.whyFalse(condition, about)) === null).toBe(expected);
  });
  test('say which part is false', () => {
    const why = (condition: any): unknown => look(sitting.loaded, sitting.game, (t) => t.whyFalse(condition, about));
    expect(why({ mine: true, n: 4 })).toEqual({ key: 'kernel.condition-false', with: { condition: 'n', wanted: 4 } });
    expect(why({ not: { n: 0 } })).toEqual({
      key: 'kernel.condition-false',
      with: { condition: 'not', wanted: { n: 0 } },
    });
    expect(why({ any: [{ n: 1 }, { n: 2 }] })).toEqual({
      key: 'kernel.condition-false',
      with: { condition: 'n', wanted: 1 },
    });
  });
});
