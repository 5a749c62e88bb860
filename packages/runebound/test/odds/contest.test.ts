import { describe, expect, test } from 'vitest';
import { chanceOf, TWO_TEN_SIDED } from '@questwright/dice';
import { Contest, type Fighter } from '../../src/odds/fight/index.ts';

const even: Fighter = { bonus: [3, 4, 2], damage: [1, 2, 1], life: 4 };

/** The chance that one roll with a bonus reaches another with one. */
function reaches(bonus: number, other: number): number {
  let sum = 0;
  for (const [roll, chance] of TWO_TEN_SIDED) sum += chance * chanceOf(roll + other, { bonus });
  return sum;
}

/** Plays it as the solver says, and counts who wins. */
function simulate(one: readonly Fighter[], other: readonly Fighter[], games: number, seed: number): number {
  let x = seed;
  const die = (): number => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return 1 + Math.floor((x / 2 ** 32) * 10);
  };
  const contests = [new Contest(one, other), new Contest(other, one)];
  const sides = [one, other];
  let won = 0;
  for (let game = 0; game < games; game++) {
    const lives = sides.map((side) => side.map(({ life }) => life));
    for (let round = 0; lives[0]![0]! > 0 && lives[1]![0]! > 0; round++) {
      const [by, to] = [round % 2, 1 - (round % 2)];
      const attacked = lives[by]!.map(() => false);
      for (let phase = 0; phase < 3 && lives[0]![0]! > 0 && lives[1]![0]! > 0; phase++) {
        const against = die() + die() + sides[to]![0]!.bonus[phase]!;
        const stand = { lives: lives[by]!, others: lives[to]!, phase, attacked, against };
        let best = { action: -1, chance: contests[by]!.chanceAfter(stand, -1) };
        lives[by]!.forEach((life, action) => {
          if (life <= 0 || attacked[action]) return;
          const chance = contests[by]!.chanceAfter(stand, action);
          if (chance > best.chance) best = { action, chance };
        });
        const who = Math.max(0, best.action);
        if (best.action >= 0) attacked[who] = true;
        const hits = die() + die() + sides[by]![who]!.bonus[phase]! >= against;
        if (hits && best.action >= 0) lives[to]![0]! -= sides[by]![who]!.damage[phase]!;
        if (!hits) lives[by]![who]! -= sides[to]![0]!.damage[phase]!;
      }
    }
    if (lives[0]![0]! > 0) won++;
  }
  return won / games;
}

describe('contests', () => {
  test('one blow decides', () => {
    const glass: Fighter = { bonus: [2], damage: [1], life: 1 };
    const stone: Fighter = { bonus: [3], damage: [1], life: 1 };
    // Against a high roll one defends and is struck just the same: attacking is never worse.
    expect(new Contest([glass], [stone]).chance([1], [1])).toBeCloseTo(reaches(2, 3), 9);
    expect(new Contest([stone], [glass]).chance([1], [1])).toBeCloseTo(reaches(3, 2), 9);
  });
  test('the odds are those of playing it', { timeout: 60_000 }, () => {
    const ally: Fighter = { bonus: [4, 0, 1], damage: [1, 0, 1], life: 2 };
    for (const [one, other] of [
      [[even], [even]],
      [[even, ally], [even]],
      [[even], [{ ...even, life: 3, bonus: [1, 5, 3] }, ally]],
    ] as const) {
      const chance = new Contest(one, other).chance(
        one.map(({ life }) => life),
        other.map(({ life }) => life),
      );
      expect(Math.abs(chance - simulate(one, other, 1500, 5))).toBeLessThan(0.05);
    }
  });
  test('who is stronger wins more often, and hurt heroes less', () => {
    const contest = new Contest([{ ...even, bonus: [6, 7, 5] }], [even]);
    expect(contest.chance([4], [4])).toBeGreaterThan(0.75);
    expect(contest.chance([2], [4])).toBeLessThan(contest.chance([4], [4]) - 0.1);
  });
  test('what is too large is refused', () => {
    const many = Array.from({ length: 4 }, () => ({ ...even, life: 9 }));
    expect(() => new Contest(many, many)).toThrow('too large');
  });
});
