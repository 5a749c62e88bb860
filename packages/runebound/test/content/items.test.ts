import { describe, expect, test } from 'vitest';
import type { Modifier } from '@questwright/kernel';
import type { Item } from '../../src/cards.ts';
import { ITEMS } from '../../src/content/items.ts';
import { BOX } from '../../src/content/box.ts';
import { skillsOf, signature, TRAITS } from './traits.ts';
import { worthOfCard } from './worth.ts';

const items: readonly [string, Item][] = Object.entries(ITEMS);
const count = (holds: (item: Item) => boolean): number => items.filter(([, item]) => holds(item)).length;

describe('the Items', () => {
  test('55 of them: weapons, armor and the rest', () => {
    expect(items).toHaveLength(BOX['item cards'].count);
    expect(count((item) => item.class === 'weapon')).toBe(21);
    expect(count((item) => item.class === 'armor')).toBe(12);
  });

  test('a third is activated, a quarter discarded, the rest always on', () => {
    expect((['activate', 'discard', 'always'] as const).map((use) => count((item) => item.use === use))).toEqual([
      19, 14, 22,
    ]);
  });

  test.each([
    [1, 3, 14, 20],
    [4, 6, 13, 20],
    [7, 9, 12, 18],
    [10, 12, 2, 5],
    [13, 15, 2, 4],
  ])('between %i and %i gold there are %i to %i', (from, to, least, most) => {
    const number = count(({ cost }) => cost >= from && cost <= to);
    expect(number).toBeGreaterThanOrEqual(least);
    expect(number).toBeLessThanOrEqual(most);
  });

  test('at least 40 work differently', () => {
    expect(new Set(items.map(([, item]) => signature(item))).size).toBeGreaterThanOrEqual(40);
  });

  test('none does less than another of its class for as much gold', () => {
    const covers = (better: Modifier[], { value, if: only, add }: Modifier): boolean =>
      better.some(
        (one) =>
          one.value === value &&
          JSON.stringify(one.if) === JSON.stringify(only) &&
          (typeof add === 'number' ? Number(one.add) >= add : JSON.stringify(one.add) === JSON.stringify(add)),
      );
    const isWorse = (one: Item, other: Item): boolean => {
      const [own, others] = [one, other].map(({ abilities = [] }) =>
        abilities.map((ability) => JSON.stringify(ability)),
      );
      return (
        one !== other &&
        one.class === other.class &&
        one.cost >= other.cost &&
        own!.every((ability) => others!.includes(ability)) &&
        (one.modifies ?? []).every((change) => covers([...(other.modifies ?? [])], change)) &&
        (other.modifies ?? []).every(({ add }) => typeof add !== 'number' || add > 0)
      );
    };
    const worse = items.filter(([, one]) => items.some(([, other]) => isWorse(one, other)));
    expect(worse.map(([id]) => id)).toEqual([]);
  });

  test('nothing can be bought and sold for a profit', () => {
    const changed = items.flatMap(([, { modifies = [] }]) => modifies.map(({ value }) => value as string));
    expect(changed).not.toContain('sale price');
    expect(changed).not.toContain('price');
    expect(changed).not.toContain('cost');
  });
});

/** Worth more, or less, than they cost, and meant so. */
const BARGAINS = ['padded-leather-armor', 'soul-burn', 'letter-of-credit'];
/** For somebody else: its worth depends on Allies, and whoever fights alone pays too much. */
const TRAPS = ['oathkeeper'];

describe('the worth of Items in gold', () => {
  const worths = new Map(items.map(([id, item]) => [id, worthOfCard(item) / item.cost]));
  test('lies within 35 percent of the cost', () => {
    const off = [...worths].filter(([, worth]) => Math.abs(worth - 1) > 0.35).map(([id]) => id);
    expect(off.toSorted()).toEqual([...BARGAINS, ...TRAPS].toSorted());
  });
  test('bargains are worth more, traps less', () => {
    for (const id of BARGAINS) expect([id, worths.get(id)! > 1.35]).toEqual([id, true]);
    for (const id of TRAPS) expect([id, worths.get(id)! < 0.65]).toEqual([id, true]);
  });
  test('is the cost, on the whole', () => {
    const mean = [...worths.values()].reduce((sum, one) => sum + one, 0) / worths.size;
    expect(mean).toBeGreaterThan(0.95);
    expect(mean).toBeLessThan(1.15);
  });
}, 60_000);

test('what Items are about', () => {
  const numbers = Object.fromEntries(Object.entries(TRAITS).map(([trait, holds]) => [trait, count(holds)]));
  expect(numbers).toEqual({
    'looks at terrain or place': 5,
    'touches other heroes': 2,
    'stays over turns': 2,
    'changes board, decks or market': 3,
    'risk against reward': 7,
    'a way round a fight by skill': 2,
  });
  expect(new Set(items.flatMap(([, item]) => skillsOf(item))).size).toBeGreaterThanOrEqual(5);
});
