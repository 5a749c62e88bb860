/** What lies in the box of Isheim: how much of each, and what the book tells of it. */

import { data } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import type { Ally, Hero, Item } from '../../src/cards.ts';
import { ICONS, type FrozenChallenge, type FrozenEvent } from '../../src/variants/frozen-wastes/cards.ts';
import {
  ADVENTURES,
  ARSHAN,
  CLUES,
  FIRST_LEGENDS,
  GEAR_CARDS,
  HEROES,
  LEGENDS,
  RUMORS,
  WEATHER,
} from '../../src/variants/frozen-wastes/content/index.ts';
import { LANDS } from '../../src/variants/frozen-wastes/words.ts';
import { HEROES_OF_ISHEIM } from '../../src/variants/heroes-of-isheim/content/heroes.ts';
import { COLORS } from '../../src/words.ts';

const all = Object.entries(ADVENTURES);
const challenges = all.filter(([, { kind }]) => kind === 'challenge') as [string, FrozenChallenge][];
const events = all.filter(([, { kind }]) => kind === 'event') as [string, FrozenEvent][];
const copies = (of: Readonly<Record<string, { copies: number }>>): number =>
  Object.values(of).reduce((sum, one) => sum + one.copies, 0);

data('FW-CMP-01', '56 adventure cards: 17 green, 19 yellow, 12 blue, 8 red', () => {
  expect(all).toHaveLength(56);
  expect(COLORS.map((color) => all.filter(([, one]) => one.color === color).length)).toEqual([17, 19, 12, 8]);
});
data('FW-CMP-12', 'all of them are Challenges and Events', () => {
  expect([challenges.length, events.length]).toEqual([42, 14]);
});
data(['FW-CMP-02', 'FW-CMP-17'], 'Arshan is one card, in no adventure deck', () => {
  expect(Object.keys(ARSHAN)).toEqual(['arshan']);
  expect(all.map(([id]) => id)).not.toContain('arshan');
  expect(COLORS).not.toContain(ARSHAN.arshan.color);
});
data(['FW-CMP-03', 'FW-CMP-14'], 'eighteen Legends, 13 Items and 5 Allies, each with a color and a number', () => {
  const kinds = Object.values(LEGENDS).map(({ kind }) => kind);
  expect(['item', 'ally'].map((wanted) => kinds.filter((kind) => kind === wanted).length)).toEqual([13, 5]);
  for (const [id, { difficulty }] of Object.entries(LEGENDS))
    expect([id, COLORS.includes(difficulty.color), difficulty.tokens >= 2 && difficulty.tokens <= 5]).toEqual([
      id,
      true,
      true,
    ]);
});
data('FW-CMP-04', 'six Heroes, the same in Isheim and in other lands', () => {
  expect(Object.keys(HEROES)).toHaveLength(6);
  expect(Object.keys(HEROES_OF_ISHEIM)).toEqual(Object.keys(HEROES));
  const numbers = ({ mind, body, spirit, damage, life, stamina, skills }: Hero): unknown[] => [
    [mind, body, spirit, life, stamina],
    damage,
    skills,
  ];
  for (const [id, hero] of Object.entries<Hero>(HEROES_OF_ISHEIM)) expect(numbers(HEROES[id]!)).toEqual(numbers(hero));
});
data('FW-CMP-05', 'survival gear: six flare crystals, six luckstones, twelve snowshoes', () => {
  const { 'flare-crystal': flare, luckstone, snowshoe } = GEAR_CARDS;
  expect([flare.copies, luckstone.copies, snowshoe.copies]).toEqual([6, 6, 12]);
});
data(['FW-CMP-07', 'FW-RUM-01'], '41 rumors: each of the seven terrains, or wild', () => {
  expect(copies(RUMORS)).toBe(41);
  expect(Object.values(RUMORS).map(({ shows }) => shows)).toEqual([...LANDS, 'wild']);
});
data(['FW-CMP-09', 'FW-CLUE-01'], '29 clues with one or two terrains, some wild', () => {
  expect(copies(CLUES)).toBe(29);
  for (const { shows } of Object.values(CLUES)) expect(shows.length === 1 || shows.length === 2).toBe(true);
  for (const land of LANDS)
    expect([land, Object.values(CLUES).some(({ shows }) => (shows as readonly string[]).includes(land))]).toEqual([
      land,
      true,
    ]);
  // What Karnon has in the book's example.
  expect(CLUES['clue-wild']!.copies).toBeGreaterThanOrEqual(2);
  expect(CLUES['clue-drifts-drifts']!.shows).toEqual(['drifts', 'drifts']);
});
data(['FW-CMP-10', 'FW-CMP-19'], 'five tiles with two sides, ten icons', () => {
  const sides = Object.values(WEATHER).filter(({ icon }) => icon !== undefined);
  expect(sides.map(({ icon }) => icon).toSorted()).toEqual([...ICONS].toSorted());
  for (const tile of [1, 2, 3, 4, 5]) expect(sides.filter((one) => one.tile === tile)).toHaveLength(2);
  expect(Object.values(WEATHER).filter(({ icon }) => icon === undefined)).toHaveLength(1);
});
data('FW-CMP-15', 'each side has a number for each terrain', () => {
  for (const { frost } of Object.values(WEATHER)) {
    expect(Object.keys(frost)).toEqual([...LANDS]);
    for (const one of Object.values(frost)) expect(one >= 0 && one <= 5).toBe(true);
  }
});
data('FW-WTH-09', 'blue diamond and red star as the book has them', () => {
  expect(WEATHER['weather-blue-diamond']!.frost).toMatchObject({ drifts: 2, mountains: 3 });
  expect(WEATHER['weather-red-star']!.frost).toMatchObject({ forests: 3 });
  expect(WEATHER['weather-yellow-moon']).toBeDefined();
});
data(['FW-FACT-03', 'FW-SET-05'], 'the Legends that the book names, six of them in the row', () => {
  expect(FIRST_LEGENDS.toSorted()).toEqual([
    'frida-brani',
    'gauntlets-of-fortitude',
    'ragnars-axe',
    'spirit-spear',
    'steeltooth-trap',
    'twisted-symbol',
  ]);
  for (const id of FIRST_LEGENDS) expect(LEGENDS[id]).toBeDefined();
});
data('FW-FACT-04', 'the Bow of the Sky is an Item, blue 4', () => {
  expect(LEGENDS['bow-of-the-sky']).toMatchObject({ kind: 'item', difficulty: { color: 'blue', tokens: 4 } });
});
data(['FW-FACT-05', 'FW-FACT-06', 'FW-FACT-07'], 'Zyla and Arvel have Life 4, and there is Karnon', () => {
  expect([HEROES['zyla']!.life, HEROES['arvel-worldwalker']!.life]).toEqual([4, 4]);
  expect(HEROES['karnon']!.kind).toBe('hero');
});
data('FW-FACT-08', 'the Ice Wraith spreads white death', () => {
  expect(JSON.stringify(ADVENTURES['ice-wraith']!.abilities)).toContain('"white death":1');
});
data('FW-WD-10', 'white death is cured by cards of adventures only, and by no Event', () => {
  const cures = (card: unknown): boolean => /"white death":(?:-\d|"off")/.test(JSON.stringify(card));
  const curing = challenges.filter(([, { forage }]) => cures(forage)).map(([id]) => id);
  expect(curing.length).toBeGreaterThanOrEqual(2);
  for (const [id, card] of [...Object.entries(LEGENDS), ...events]) expect([id, cures(card)]).toEqual([id, false]);
});
data('FW-PRN-15', 'no card touches the Princess', () => {
  expect(JSON.stringify([ADVENTURES, LEGENDS, HEROES])).not.toMatch(/princess/i);
});
data(['FW-RUM-04', 'FW-CLUE-04'], 'each Challenge brings a rumor or clues; red ones two clues', () => {
  for (const [id, { rumor, clues }] of challenges) expect([id, rumor === true]).toEqual([id, clues === undefined]);
  const brings = (color: string): string[] =>
    challenges.flatMap(([, one]) => (one.color === color ? [one.rumor ? 'rumor' : `${one.clues} clues`] : []));
  const count = (color: string, what: string): number => brings(color).filter((one) => one === what).length;
  expect([count('green', 'rumor'), count('green', '1 clues')]).toEqual([10, 3]);
  expect([count('yellow', 'rumor'), count('yellow', '1 clues')]).toEqual([7, 7]);
  expect([count('blue', '1 clues'), count('blue', '2 clues'), count('red', '2 clues')]).toEqual([6, 2, 7]);
});
data('FW-WTH-04', 'every side is brought by an Event, four of them by two', () => {
  const often = ICONS.map((icon) => events.filter(([, { weather }]) => weather === icon).length);
  expect(often.toSorted()).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2]);
});
data('FW-VAR-05', 'a Legend has a price, as a card of the market', () => {
  for (const [id, { cost }] of Object.entries<Item | Ally>(LEGENDS))
    expect([id, cost >= 4 && cost <= 15]).toEqual([id, true]);
});
