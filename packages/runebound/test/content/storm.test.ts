/** The cards of the storm: counts of effects, bands by exact odds, words of the right length. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Challenge } from '../../src/cards.ts';
import { HEROES } from '../../src/content/heroes.ts';
import { CHALLENGES } from '../../src/content/challenges.ts';
import { oddsAgainst } from '../../src/odds/of.ts';
import { SEVEN_SCIONS_EXTENSION } from '../../src/variants/seven-scions/index.ts';
import { CONTENT } from '../../src/variants/seven-scions/content/index.ts';
import { FRESH, SEASONED, type Stage } from './strength.ts';

type HeroId = keyof typeof HEROES;
const heroes = Object.keys(HEROES) as HeroId[];
const words = SEVEN_SCIONS_EXTENSION.words['en']!;
const cards = Object.entries(CONTENT);
const challenges = cards.flatMap(([id, card]) =>
  card.kind === 'challenge' ? [[id, card as unknown as Challenge] as const] : [],
);
const events = cards.filter(([, card]) => card.kind === 'event');
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
/** One Hero against the printed numbers, without what is added for each Hero of the game. */
const alone = ({ party, gold }: Stage, challenge: Challenge): number =>
  100 *
  mean(heroes.map((hero) => oddsAgainst(party(hero), { ...challenge, modifies: [] }, { terrain: 'plains', gold }).win));

describe('Storm Challenges', { timeout: 120_000 }, () => {
  test('each color is harder than the one before, by exact odds', () => {
    const band = (color: string, stage: Stage): number =>
      mean(challenges.filter(([, one]) => one.color === color).map(([, one]) => alone(stage, one)));
    const [green, yellow] = ['green', 'yellow'].map((color) => band(color, FRESH));
    expect(green).toBeGreaterThan(yellow! + 5);
    const [tough, toughest] = ['yellow', 'blue'].map((color) => band(color, SEASONED));
    expect(tough).toBeGreaterThan(toughest! + 5);
  });

  test('Stormlords are harder than the dragons’ servants of blue, and not hopeless for one of them', () => {
    const blue = mean(
      Object.values(CHALLENGES as Record<string, Challenge>)
        .filter(({ color }) => color === 'blue')
        .map((one) => alone(SEASONED, one)),
    );
    const lords = challenges
      .filter(([, one]) => (one.color as string) === 'silver')
      .map(([, one]) => alone(SEASONED, one));
    expect(mean(lords)).toBeLessThan(blue);
    expect(Math.min(...lords)).toBeGreaterThan(3);
  });

  test('the best phase is not the same for more than half of a color', () => {
    for (const color of ['green', 'yellow', 'blue', 'silver']) {
      const best = challenges
        .filter(([, one]) => one.color === color)
        .map(([, { mind, body, spirit }]) => [mind, body, spirit].indexOf(Math.min(mind, body, spirit)));
      for (const phase of [0, 1, 2])
        expect(best.filter((one) => one === phase).length, color).toBeLessThanOrEqual(best.length / 2);
    }
  });

  test('none pays money: they give experience, counters, cards or healing', () => {
    for (const [id, { reward = [], color }] of challenges) {
      if ((color as string) === 'silver') continue;
      expect([id, reward.length > 0, reward.some((effect) => 'gold' in effect)]).toEqual([id, true, false]);
    }
  });
});

test('every Storm Event offers two courses or three, each with words of its own', () => {
  const named = events.flatMap(([, card]) =>
    ((card as unknown as { arrives: readonly { of?: readonly { course: string }[] }[] }).arrives[0]!.of ?? []).map(
      ({ course }) => course,
    ),
  );
  expect(events).toHaveLength(8);
  expect(new Set(named).size).toBe(named.length);
  expect(named.filter((course) => words[`course.${course}`] === undefined)).toEqual([]);
});

test('every card has a name and a saying of 6 to 22 words', () => {
  for (const [id] of cards) {
    expect(words[`content.${id}`], id).toBeDefined();
    const { length } = words[`flavour.${id}`]!.split(/\s+/);
    expect([id, length >= 6 && length <= 22]).toEqual([id, true]);
  }
});

test('the base has no word of it', () => {
  const registry = readFileSync(new URL('../../src/content.ts', import.meta.url), 'utf8');
  expect(registry).not.toMatch(/storm|scion/i);
});
