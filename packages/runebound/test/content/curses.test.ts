/** The Curse cards: their bands by exact odds, quests of five kinds, words of the right length. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Challenge } from '../../src/cards.ts';
import { CHALLENGES } from '../../src/content/challenges.ts';
import { HEROES } from '../../src/content/heroes.ts';
import { oddsAgainst } from '../../src/odds/of.ts';
import { CURSE_CARDS } from '../../src/variants/cataclysm/content/index.ts';
import { CATACLYSM_EXTENSION } from '../../src/variants/cataclysm/index.ts';
import { FRESH, SEASONED, type Stage } from './strength.ts';

type HeroId = keyof typeof HEROES;
const heroes = Object.keys(HEROES) as HeroId[];
const words = CATACLYSM_EXTENSION.words['en']!;
const cards = Object.entries(CURSE_CARDS);
const fought = (level: number): (readonly [string, Challenge])[] =>
  cards.flatMap(([id, card]) =>
    card.kind === 'challenge' && card.level === level ? [[id, card as unknown as Challenge] as const] : [],
  );
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const odds = ({ party, gold }: Stage, challenge: Challenge): number =>
  100 * mean(heroes.map((hero) => oddsAgainst(party(hero), challenge, { terrain: 'plains', gold }).win));

describe('who is fought', { timeout: 120_000 }, () => {
  test('Level I is for fresh Heroes', () => {
    const all = fought(1).map(([, one]) => odds(FRESH, one));
    expect(mean(all)).toBeGreaterThan(35);
    expect(mean(all)).toBeLessThan(80);
  });

  test('Level III is harder than any Dragon Lord, also for the seasoned', () => {
    const lords = Object.entries(CHALLENGES as Record<string, Challenge>).flatMap(([id, one]) =>
      one.color === 'red' && one.dragonRune === true && id !== 'high-lord-margath' ? [odds(SEASONED, one)] : [],
    );
    for (const [id, one] of fought(3)) expect([id, odds(SEASONED, one) < mean(lords)]).toEqual([id, true]);
  });

  test('attacking is best in each phase for some of them', () => {
    const best = [...fought(1), ...fought(3)].map(([, { mind, body, spirit }]) =>
      [mind, body, spirit].indexOf(Math.min(mind, body, spirit)),
    );
    for (const phase of [0, 1, 2]) {
      const { length } = best.filter((one) => one === phase);
      expect([phase, length >= 2 && length <= best.length / 2]).toEqual([phase, true]);
    }
  });
});

test('ten quests of five kinds, two of each', () => {
  const kinds = cards.flatMap(([, card]) =>
    'quest' in card
      ? [Object.keys(card.quest as object).filter((key) => key !== 'need' && key !== 'apart' && key !== 'each')[0]!]
      : [],
  );
  const ofKind = (...names: string[]): number => kinds.filter((one) => names.includes(one)).length;
  expect([ofKind('reach'), ofKind('carry'), ofKind('defeat'), ofKind('roll', 'match'), ofKind('give')]).toEqual([
    2, 2, 2, 2, 2,
  ]);
});

test('every back gives something, and no two the same', () => {
  const backs = cards.map(([id, { claimed }]) => [id, JSON.stringify(claimed)] as const);
  for (const [id, back] of backs) expect([id, back.length > 10]).toEqual([id, true]);
  expect(new Set(backs.map(([, back]) => back)).size).toBe(backs.length);
});

test('what is activated is on every card of Level III and on few others', () => {
  const activated = cards.filter(([, { claimed }]) => JSON.stringify(claimed).includes('"activate"'));
  expect(activated.filter(([, { level }]) => level === 3)).toHaveLength(5);
  expect(activated.length).toBeLessThan(12);
});

test('every card has a name and a notice of 6 to 22 words', () => {
  for (const [id] of cards) {
    expect(words[`content.${id}`], id).toBeDefined();
    const { length } = words[`flavour.${id}`]!.split(/\s+/);
    expect([id, length >= 6 && length <= 22]).toEqual([id, true]);
  }
});

test('the base has no word of it', () => {
  const registry = readFileSync(new URL('../../src/content.ts', import.meta.url), 'utf8');
  expect(registry).not.toMatch(/curse|cataclysm/i);
});
