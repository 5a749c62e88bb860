import { runebound } from '@questwright/runebound';
import { sumOf } from '@questwright/dice';
import { expect, test } from 'vitest';
import {
  colorsThatMatter,
  gainsOf,
  largest,
  shutOut,
  usualTarget,
  type Learner,
} from '../src/games/runebound/moments/gains.ts';

const content = new Map(Object.entries(runebound.rules.content));
const dice = sumOf(2, 10, (face) => face);
const learner = (bonus: number, closed: Learner['closed'] = []): Learner => ({
  content,
  bonus: () => bonus,
  dice,
  closed,
});

test('the harder a color, the more must usually be reached', () => {
  const targets = (['green', 'yellow', 'blue', 'red'] as const).map((color) => usualTarget(content, color, 'melee')!);
  expect(targets).toEqual(targets.toSorted((one, other) => one - other));
  expect(new Set(targets).size).toBeGreaterThan(2);
});

test('two more of an attribute are worth what the dice say, in its own phase', () => {
  const [gain] = gainsOf(learner(5), 'body', ['green']);
  const target = usualTarget(content, 'green', 'melee')!;
  const ways = (number: number): number =>
    Array.from({ length: 100 }, (_, i) => (i % 10) + 1 + Math.floor(i / 10) + 1).filter((sum) => sum >= number).length;
  expect(gain).toMatchObject({ phase: 'melee', before: ways(target - 5), after: ways(target - 7) });
  expect(gainsOf(learner(5), 'life', ['green'])).toEqual([]);
});

test('weak heroes look at easy colors, strong ones at hard ones, and nobody at what is closed', () => {
  expect(colorsThatMatter(learner(2))).toContain('green');
  expect(colorsThatMatter(learner(14))).toContain('red');
  expect(colorsThatMatter(learner(2, ['green']))).not.toContain('green');
});

test('only a clear lead is called the largest gain', () => {
  const gain = (after: number) => [{ color: 'green', phase: 'melee', before: 50, after }] as const;
  expect(
    largest(
      new Map([
        ['mind', gain(60)],
        ['body', gain(64)],
      ]),
    ),
  ).toBeNull();
  expect(
    largest(
      new Map([
        ['mind', gain(60)],
        ['body', gain(66)],
      ]),
    ),
  ).toBe('body');
});

test('more Life gives up the easiest color that is open, and never the last', () => {
  expect(shutOut([])).toBe('green');
  expect(shutOut(['green', 'yellow'])).toBe('blue');
  expect(shutOut(['green', 'yellow', 'blue'])).toBeNull();
});
