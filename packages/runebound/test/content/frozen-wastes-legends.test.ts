/** Legends and Forage: what they are worth, and that none is a worse form of another. */

// Makes the verbs of packs known.
import '../../src/entry.ts';
import type { Modifier } from '@questwright/kernel';
import { describe, expect, test } from 'vitest';
import type { Ally, Item } from '../../src/cards.ts';
import { ALLIES } from '../../src/content/allies.ts';
import { ITEMS } from '../../src/content/items.ts';
import type { FrozenChallenge } from '../../src/variants/frozen-wastes/cards.ts';
import { ADVENTURES, LEGENDS } from '../../src/variants/frozen-wastes/content/index.ts';
import { ATTRIBUTES, PHASES } from '../../src/words.ts';
import { signature } from './traits.ts';
import { worthOfCard } from './worth.ts';

/** FW-FOR-06. */
const PRICE = { green: 2, yellow: 4, blue: 6, red: 8 } as const;
const FORAGE: Readonly<Record<string, Item>> = Object.fromEntries(
  (Object.entries(ADVENTURES) as [string, FrozenChallenge][]).flatMap(([id, { forage, color }]) =>
    forage === undefined
      ? []
      : [[id, { kind: 'item', back: 'market', class: 'artifact', cost: PRICE[color], ...forage } satisfies Item]],
  ),
);
const items: readonly [string, Item][] = [
  ...Object.entries(LEGENDS).flatMap(([id, one]) => (one.kind === 'item' ? [[id, one] as [string, Item]] : [])),
  ...Object.entries(FORAGE),
];
const allies = Object.entries(LEGENDS).flatMap(([id, one]) =>
  one.kind === 'ally' ? [[id, one] as [string, Ally]] : [],
);

describe('no card is equal to another or worse, for as much gold or more', () => {
  const covers = (better: readonly Modifier[], { value, if: only, add, set }: Modifier): boolean =>
    better.some(
      (one) =>
        one.value === value &&
        JSON.stringify(one.if) === JSON.stringify(only) &&
        JSON.stringify(one.set) === JSON.stringify(set) &&
        (typeof add === 'number' ? Number(one.add) >= add : JSON.stringify(one.add) === JSON.stringify(add)),
    );
  const doesNoMore = (one: Item | Ally, other: Item | Ally): boolean => {
    const [own, others] = [one, other].map(({ abilities = [] }) =>
      abilities.map((ability) => JSON.stringify({ ...ability, name: undefined })),
    );
    return (
      one !== other &&
      one.cost >= other.cost &&
      own!.every((ability) => others!.includes(ability)) &&
      (one.modifies ?? []).every((change) => covers(other.modifies ?? [], change)) &&
      (other.modifies ?? []).every(({ add }) => typeof add !== 'number' || add > 0)
    );
  };
  test('Items', () => {
    const others = [...Object.values<Item>(ITEMS), ...items.map(([, one]) => one)];
    const worse = items.filter(([, one]) =>
      others.some((other) => one.class === other.class && one.use === other.use && doesNoMore(one, other)),
    );
    expect(worse.map(([id]) => id)).toEqual([]);
  });
  test('Allies', () => {
    const others = [...Object.values<Ally>(ALLIES), ...allies.map(([, one]) => one)];
    const isWeaker = (one: Ally, other: Ally): boolean =>
      ATTRIBUTES.every((attribute) => one[attribute] <= other[attribute]) &&
      PHASES.every((phase) => one.damage[phase] <= other.damage[phase]) &&
      one.life <= other.life &&
      one.stamina <= other.stamina;
    const worse = allies.filter(([, one]) => others.some((other) => doesNoMore(one, other) && isWeaker(one, other)));
    expect(worse.map(([id]) => id)).toEqual([]);
  });
});

test('Legends and Forage work differently, and as nothing in the box does', () => {
  const own = [...items, ...allies].map(([, one]) => signature({ ...one, difficulty: undefined } as never));
  expect(new Set(own).size).toBe(own.length);
  const box = new Set(Object.values({ ...ITEMS, ...ALLIES }).map((one) => signature(one)));
  expect(own.filter((one) => box.has(one))).toEqual([]);
});

test('at most a third of the Legends are plain bonuses', () => {
  const plain = Object.values(LEGENDS).filter(
    ({ abilities, modifies = [], kind }) =>
      kind === 'item' &&
      abilities === undefined &&
      modifies.every(
        ({ add, if: only = {} }) =>
          typeof add === 'number' &&
          Object.keys(only as object).every((name) => ['always on', 'of', 'phase', 'attack roll'].includes(name)),
      ),
  );
  expect(plain.length).toBeLessThanOrEqual(6);
});

/** What the worth cannot see, which knows fights and nothing of the cold; and why the price is right all the same. */
const UNSEEN: Readonly<Record<string, string>> = {
  'gauntlets-of-fortitude': 'two more Life against frost, for whoever walks far from fires',
  'steeltooth-trap': 'two wounds for a blow that one has to take, in every fight',
  'navigators-glass': 'a wild symbol is one clue less to find, and clues are fights',
  'hearth-in-a-box': 'one frost less for three, each turn outside of towns',
  'unsent-letter': 'one fight, which is the last one',
  'lyre-of-the-ice-singers': 'worth as much as its owner has dared to freeze',
  'wyrmling-on-a-rock': 'three frost, not one for each turn',
  'tusked-hares': 'two frost for each of the party, once',
  'sleepers-in-the-sled': 'one night without frost for one of the party',
  'the-gardener': 'a white death cured where nobody else cures it',
  'brood-minder': 'a wound more in each fight, and a frost for it',
  'drift-bear': 'it is used up after three evenings',
  'the-old-skin': 'one frost less each turn outside of towns',
};
describe('the worth of what fights', { timeout: 120_000 }, () => {
  test('lies within 35 percent of the cost', () => {
    const off = [...items, ...allies].flatMap(([id, card]) => {
      const worth = worthOfCard(card);
      return id in UNSEEN || Math.abs(worth / card.cost - 1) <= 0.35
        ? []
        : [`${id}: ${worth.toFixed(1)} of ${card.cost}`];
    });
    expect(off).toEqual([]);
  });
  test('what it cannot see is in the box', () => {
    for (const id of Object.keys(UNSEEN)) expect([...items, ...allies].map(([one]) => one)).toContain(id);
  });
});
