import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  field,
  Hidden,
  LAYERS,
  look,
  readAsViewer,
  type Content,
  type ConditionContext,
  type Layer,
  type Modifier,
  type NamedValue,
  type Pack,
  type Part,
  type Rules,
} from '../src/index.ts';
import { act, define, pause, R, sit, T, type Sitting, type Small, type SmallTable } from './small.ts';

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
const modifies = (...all: Modifier[]): Content => ({ modifies: all });

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

describe('a value', () => {
  test('is what the rule says, of what it is asked about', () => {
    const sitting = table({}, {}, { values: { sum: { rule: R, of: (_, x, y) => x + (y ?? 0) } } });
    expect([valueOf(sitting, 'sum', 2), valueOf(sitting, 'sum', 2, 3)]).toEqual([2, 5]);
  });
  test('tells nobody whether a card that they do not know would change it', () => {
    const hands = { ...zones, hand: { per: 'seat', sees: 'owner', live: true } } as const;
    const changing = modifies({ value: 'melee', if: { mine: true }, add: 1 });
    for (const held of ['ring', 'stone']) {
      const sitting = table({ ring: changing, stone: {} }, { 'hand/1': [held] }, { zones: hands });
      const { loaded, game } = sitting;
      expect(readAsViewer(loaded, game, 1, (t) => t.value('melee', 0))).toBe(3);
      expect(() => readAsViewer(loaded, game, 0, (t) => t.value('melee', 0))).toThrow(Hidden);
    }
  });
  test('that is printed is kept for cards, and for nothing that somebody made up', () => {
    let times = 0;
    const values = { cost: { rule: R, printed: ['cost'], of: () => ++times } } as Record<string, NamedValue<Small>>;
    const sitting = table({ sword: {} }, {}, { values });
    expect([1, 2].map(() => valueOf(sitting, 'cost', 'sword'))).toEqual([1, 1]);
    const { kept } = sitting.loaded.values.get('cost')!;
    for (let n = 0; n < 50; n++) valueOf(sitting, 'cost', `no card ${n}`);
    expect(kept!.size).toBe(1);
  });
  test('is computed on reading', () => {
    const sitting = table({}, {});
    expect(valueOf(sitting)).toBe(3);
    sitting.set((world) => void (world['base'] = 8));
    expect(valueOf(sitting)).toBe(8);
  });
  test('that nobody knows is an error', () => {
    expect(() => valueOf(table({}, {}), 'luck')).toThrow('There is no value luck');
    expect(() => partsOf(table({}, {}), 'luck')).toThrow('There is no value luck');
  });
  test('may be anything: a word, a place, a claim', () => {
    const sitting = table(
      { veil: modifies({ value: 'is a town', set: true }) },
      { 'table/0': ['veil'] },
      {
        values: { 'is a town': { rule: R, of: () => false }, where: { rule: R, of: () => 'discard' } },
      },
    );
    expect([valueOf(sitting, 'is a town'), valueOf(sitting, 'where')]).toEqual([true, 'discard']);
  });
});

describe('layers', () => {
  const cards: Record<Layer, Content> = {
    set: modifies({ value: 'melee', set: 10 }),
    become: modifies({ value: 'melee', become: 7 }),
    add: modifies({ value: 'melee', add: 4 }),
    times: modifies({ value: 'melee', times: 3 }),
    least: modifies({ value: 'melee', least: 25 }),
    greatest: modifies({ value: 'melee', greatest: 21 }),
    floor: modifies({ value: 'melee', floor: 4 }),
  };
  const apply: Record<Layer, (now: number) => number> = {
    set: () => 10,
    become: () => 7,
    add: (now) => now + 4,
    times: (now) => now * 3,
    least: (now) => Math.min(now, 25),
    greatest: (now) => Math.max(now, 21),
    floor: (now) => Math.floor(now / 4) * 4,
  };
  test('come in the published order, whatever the order of the cards', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...LAYERS]), fc.integer({ min: -5, max: 30 }), (layers, base) => {
        const sitting = table(cards, { 'table/0': layers }).set((world) => void (world['base'] = base));
        let expected = base;
        for (const layer of LAYERS) if (layers.includes(layer)) expected = apply[layer](expected);
        expect(valueOf(sitting)).toBe(expected);
      }),
      { numRuns: 60 },
    );
  });
  test('all together: 3, set 10, become 7, +4, ×3, at most 25, at least 21, to a multiple of 4', () => {
    const sitting = table(cards, { 'table/0': ['floor', 'greatest', 'least', 'times', 'add', 'become', 'set'] });
    expect(partsOf(sitting).map(({ layer, amount, now }) => [layer, amount, now])).toEqual([
      ['base', 3, 3],
      ['set', 10, 10],
      ['become', 7, 7],
      ['add', 4, 11],
      ['times', 3, 33],
      ['least', 25, 25],
      ['greatest', 21, 25],
      ['floor', 4, 24],
    ]);
  });
  test('in one layer, in the order in which the cards lie', () => {
    const sitting = table(
      { a: modifies({ value: 'melee', set: 1 }), b: modifies({ value: 'melee', set: 2 }) },
      { 'table/0': ['b', 'a'] },
    );
    expect(valueOf(sitting)).toBe(1);
  });
});

describe('cards', () => {
  const sword = modifies({ value: 'melee', add: 2, if: { mine: true } });
  test('count where they lie in play, face up, if their condition holds', () => {
    const sitting = table(
      { sword, cloud: modifies({ value: 'melee', add: -1, if: [{ n: 5 }, { not: { also: 'fog' } }] }) },
      { 'table/0': ['sword', 'cloud'], 'table/1': ['sword', 'sword'], box: ['sword'] },
    );
    expect([valueOf(sitting, 'melee', 0), valueOf(sitting, 'melee', 1), valueOf(sitting)]).toEqual([5, 7, 3]);
    sitting.set((world) => {
      world['n'] = 5;
      world.things.face[2] = 0;
    });
    expect([valueOf(sitting, 'melee', 1), valueOf(sitting, 'melee', 1, 'fog')]).toEqual([4, 5]);
  });
  test('under a card they count too', () => {
    const sitting = table(
      { sword, hat: {} },
      { 'table/0': ['hat', 'sword', 'sword'] },
      {
        procs: {
          game: {
            a: act((t) => {
              t.putUnder(1, 0, 'up');
              t.putUnder(2, 0, 'down');
            }),
            b: pause(),
          },
        },
      },
    );
    expect(valueOf(sitting, 'melee', 0)).toBe(5);
  });
  test('by whose they are, or what the rules make of that', () => {
    const sitting = table({ sword }, { 'table/0': ['sword'] }, { controller: (_, thing) => 1 - thing });
    expect([valueOf(sitting, 'melee', 0), valueOf(sitting, 'melee', 1)]).toEqual([3, 5]);
  });
  test('an amount may be worked out, or be the one whose card it is', () => {
    const sitting = table(
      {
        horde: modifies({ value: 'melee', add: { swords: 2 } }),
        crown: modifies({ value: 'melee', set: { by: true } }),
      },
      { 'table/1': ['horde', 'crown'] },
      {
        amounts: { swords: (t: SmallTable, each: any, { by }: ConditionContext) => t.pile('table', by!).length * each },
      },
    );
    expect(valueOf(sitting)).toBe(1 + 4);
  });
});

describe('the explanation', () => {
  const content = { sword: modifies({ value: 'melee', add: 2 }), curse: modifies({ value: 'melee', least: 6 }) };
  const parts = {
    flanking: { rule: T('flank'), layer: 'add', of: (t: SmallTable) => (t.world['n'] > 0 ? t.world['n'] : null) },
  } as const;
  test('names the rule or the card behind each part', () => {
    const sitting = table(content, { 'table/0': ['sword', 'curse'] }, { values: { melee: { ...melee, parts } } }).set(
      (world) => void (world['n'] = 4),
    );
    expect(partsOf(sitting)).toEqual([
      { layer: 'base', rule: T('printed'), from: null, amount: 3, now: 3, reads: [] },
      { layer: 'add', rule: T('flank'), from: null, amount: 4, now: 7, reads: [] },
      { layer: 'add', rule: null, from: { content: 'sword', thing: 0 }, amount: 2, now: 9, reads: [] },
      { layer: 'least', rule: null, from: { content: 'curse', thing: 1 }, amount: 6, now: 6, reads: [] },
    ]);
  });
  test('names the values that the base was read from, not those that they were read from', () => {
    const values: Record<string, NamedValue<Small>> = {
      luck: { rule: R, of: () => 2 },
      skill: { rule: R, of: (t, seat) => t.value('luck') + seat },
      attack: { rule: R, of: (t, seat) => t.value('skill', seat) + t.value('skill', seat + 1) },
    };
    const sitting = table({}, {}, { values });
    expect(look(sitting.loaded, sitting.game, (t) => t.explain('attack', 1))).toEqual({
      value: 7,
      parts: [
        {
          layer: 'base',
          rule: R,
          from: null,
          amount: 7,
          now: 7,
          reads: [
            { value: 'skill', about: 1, also: null, is: 3 },
            { value: 'skill', about: 2, also: null, is: 4 },
          ],
        },
      ],
    });
  });
  test('leaves out what does not count now', () => {
    expect(partsOf(table(content, {}, { values: { melee: { ...melee, parts } } }))).toHaveLength(1);
  });
  test('adds up and ends at the value', () => {
    const number = fc.integer({ min: -9, max: 9 });
    const modifier = fc.record({
      layer: fc.constantFrom(...LAYERS.filter((layer) => layer !== 'floor')),
      amount: number,
    });
    fc.assert(
      fc.property(fc.array(modifier, { maxLength: 5 }), number, number, (modifiers, base, wrap) => {
        const all = Object.fromEntries(
          modifiers.map(({ layer, amount }, i) => [`c${i}`, modifies({ value: 'melee', [layer]: amount })]),
        );
        const pack: Pack<Small> = {
          id: 'p',
          kind: 'variant',
          rule: R,
          edits: [{ rule: T('wrap'), value: 'melee', wrap: (of) => (t) => of(t) + wrap }],
        };
        const sitting = table(all, { 'table/0': Object.keys(all) }, {}, [pack]).set(
          (world) => void (world['base'] = base),
        );
        const explained = look(sitting.loaded, sitting.game, (t) => t.explain('melee'));
        let now = explained.parts[0]!.amount as number;
        for (const part of explained.parts.slice(1)) {
          const amount = part.amount as number;
          if (part.layer === 'add') now += amount;
          else if (part.layer === 'times') now *= amount;
          else if (part.layer === 'least') now = Math.min(now, amount);
          else if (part.layer === 'greatest') now = Math.max(now, amount);
          else now = amount;
          expect(part.now).toBe(now);
        }
        expect([explained.value, valueOf(sitting)]).toEqual([now, now]);
        expect(
          explained.parts.map((part) => part.layer).filter((layer) => layer !== 'base' && layer !== 'rule'),
        ).toEqual(modifiers.map(({ layer }) => layer).sort((x, y) => LAYERS.indexOf(x) - LAYERS.indexOf(y)));
      }),
      { numRuns: 60 },
    );
  });
});

describe('packs', () => {
  const pack = (id: string, edits: Pack<Small>['edits']): Pack<Small> => ({ id, kind: 'variant', rule: R, edits });
  const double = pack('double', [{ rule: T('double'), value: 'melee', wrap: (of) => (t) => of(t) * 2 }]);
  const plus = pack('plus', [{ rule: T('plus'), value: 'melee', wrap: (of) => (t) => of(t) + 1 }]);
  const same = pack('same', [{ rule: T('same'), value: 'melee', wrap: (of) => of }]);
  test('wrap in their order', () => {
    expect([valueOf(table({}, {}, {}, [double, plus])), valueOf(table({}, {}, {}, [plus, double]))]).toEqual([7, 8]);
    expect(partsOf(table({}, {}, {}, [double, same, plus])).map(({ layer, rule, now }) => [layer, rule, now])).toEqual([
      ['base', T('printed'), 3],
      ['rule', T('double'), 6],
      ['rule', T('plus'), 7],
    ]);
  });
  test('replace the base; what was laid over it stays', () => {
    const other = pack('other', [{ rule: T('other'), overrides: [T('printed')], value: 'melee', replace: () => 100 }]);
    expect(valueOf(table({}, {}, {}, [double, other, plus]))).toBe(201);
    expect(partsOf(table({}, {}, {}, [double, other, plus]))[0]!.rule).toBe(T('other'));
  });
  test('add parts, which can be replaced, wrapped and removed by name', () => {
    const frost = pack('frost', [
      { rule: R, value: 'melee', part: 'frost', add: { rule: T('frost'), layer: 'add', of: () => -1 } },
    ]);
    const harder = pack('harder', [
      { rule: R, value: 'melee', part: 'frost', wrap: (base) => ({ ...base, of: () => -5 }) },
    ]);
    const warm = pack('warm', [{ rule: R, value: 'melee', part: 'frost', remove: true }]);
    const odd = pack('odd', [
      { rule: R, value: 'melee', part: 'frost', replace: { rule: T('odd'), layer: 'set', of: () => 1 } },
    ]);
    expect(
      [[frost], [frost, harder], [frost, warm], [frost, odd]].map((packs) => valueOf(table({}, {}, {}, packs))),
    ).toEqual([2, -2, 3, 1]);
  });
});

describe('a printed value', () => {
  let asked: unknown[] = [];
  const size: NamedValue<Small> = {
    rule: T('size'),
    printed: [],
    of: (t, about) => {
      asked.push(about);
      return (
        (t.loaded.content.get(typeof about === 'number' ? t.cardOf(about) : about)!.content['size'] as number) ?? 0
      );
    },
    parts: { more: { rule: T('more'), layer: 'add', printed: [], of: () => 1 } },
  };
  const twice: NamedValue<Small> = {
    rule: T('twice'),
    printed: ['size'],
    of: (t, about) => 2 * t.value('size', about),
  };
  const content = { ox: { size: 5 }, ant: { size: 1 } } as unknown as Record<string, Content>;
  const open = (more: Record<string, Content> = {}, edits: Pack<Small>['edits'] = []): Sitting => {
    asked = [];
    const packs: Pack<Small>[] = edits.length === 0 ? [] : [{ id: 'more', kind: 'pack', rule: R, edits }];
    return table({ ...content, ...more }, { box: ['ox', 'ant', 'ox'] }, { values: { size, twice } }, packs);
  };
  const ofAll = (sitting: Sitting, name: string): unknown[] =>
    [0, 1, 2, 0].map((thing) => valueOf(sitting, name, thing));

  test('is worked out once for each card and each word', () => {
    const sitting = open();
    expect(ofAll(sitting, 'twice')).toEqual([12, 4, 12, 12]);
    expect([valueOf(sitting, 'size', 'ant'), valueOf(sitting, 'size', 'ant')]).toEqual([2, 2]);
    expect(asked).toEqual([0, 1]);
    expect(partsOf(sitting, 'size', 0).map(({ now }) => now)).toEqual([5, 6]);
  });
  test('is not told to who may not know the card, though it was worked out before', () => {
    const sitting = open();
    expect(valueOf(sitting, 'twice', 0)).toBe(12);
    const { loaded, game } = sitting;
    expect(() => readAsViewer(loaded, game, 0, (t) => t.value('twice', 0) as number)).toThrow(Hidden);
    game.world.things.seen[0] = 1;
    expect(readAsViewer(loaded, game, 0, (t) => t.value('twice', 0) as number)).toBe(12);
    expect(() => readAsViewer(loaded, game, 1, (t) => t.value('twice', 0) as number)).toThrow(Hidden);
  });
  test('is worked out anew when a pack lays something over it, or over what it reads', () => {
    const wrap =
      (base: NamedValue<Small>['of']): NamedValue<Small>['of'] =>
      (t, about) =>
        base(t, about) + t.world['n'];
    const sitting = open({}, [{ value: 'size', rule: R, wrap }]);
    expect(valueOf(sitting, 'twice', 0)).toBe(12);
    sitting.set((world) => void (world['n'] = 1));
    expect(valueOf(sitting, 'twice', 0)).toBe(14);
  });
  test('is worked out anew when a part of a pack does not say that it is printed', () => {
    const part = { rule: R, layer: 'add' as const, of: (t: SmallTable) => t.world['n'] as number };
    const sitting = open({}, [{ value: 'size', part: 'n', rule: R, add: part }]);
    expect(valueOf(sitting, 'twice', 0)).toBe(12);
    sitting.set((world) => void (world['n'] = 1));
    expect(valueOf(sitting, 'twice', 0)).toBe(14);
  });
  test('is worked out anew when a pack lays something over a part', () => {
    const of = (t: SmallTable): number => 1 + (t.world['n'] as number);
    const sitting = open({}, [{ value: 'size', part: 'more', rule: R, wrap: (base) => ({ ...base, of }) }]);
    expect(valueOf(sitting, 'twice', 0)).toBe(12);
    sitting.set((world) => void (world['n'] = 1));
    expect(valueOf(sitting, 'twice', 0)).toBe(14);
  });
  test('is worked out anew when a card can change it', () => {
    const sitting = open({ yoke: modifies({ value: 'size', add: { by: true } as never, if: { n: 1 } }) });
    expect(valueOf(sitting, 'twice', 0)).toBe(12);
    expect(valueOf(sitting, 'twice', 0)).toBe(12);
    expect(asked).toEqual([0, 0]);
  });
});
