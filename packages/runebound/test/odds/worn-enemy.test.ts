/** Enemies whose numbers change with the wounds that they take. */

import { describe, expect, test } from 'vitest';
import { chanceOf } from '@questwright/dice';
import { chanceToWin, type Aid, type Fight } from '../../src/odds/fight/index.ts';

/** A fight of one against one that only melee decides, where a miss is the end. */
const duel = (perWound: { target: number[]; damage: number[] }, aids: Aid[] = []): Fight => ({
  party: [{ bonus: [0, 0, 0], damage: [0, 1, 0], life: 1 }],
  enemy: { target: [9, 15, 9], damage: [0, 1, 0], life: 3, perWound },
  aids,
});
const NONE: Aid = { times: 1, phase: 0, bonus: [0, 0, 0] };

describe('an enemy that changes with its wounds', () => {
  const softer = { target: [0, -2, 0], damage: [0, 0, 0] };
  const expected = chanceOf(15) * chanceOf(13) * chanceOf(11);
  test('is easier to hit wound by wound', () => {
    expect(chanceToWin(duel(softer))).toBeCloseTo(expected, 9);
  });
  test('also where aids can be used', () => {
    expect(chanceToWin(duel(softer, [NONE]))).toBeCloseTo(expected, 9);
  });
  test('does more damage, or less, and never less than none', () => {
    for (const aids of [[], [NONE]]) {
      // Harmless after the first wound: what is left is won in the end.
      expect(chanceToWin(duel({ target: [0, 0, 0], damage: [0, -2, 0] }, aids))).toBeCloseTo(chanceOf(15), 9);
      const fight = duel({ target: [0, 0, 0], damage: [0, 1, 0] }, aids);
      const [hero] = fight.party;
      const tough: Fight = { ...fight, party: [{ ...hero!, life: 2 }], enemy: { ...fight.enemy, life: 2 } };
      const hit = chanceOf(15);
      // One miss is survived before the first wound, none after it.
      expect(chanceToWin(tough)).toBeCloseTo(hit * hit + (1 - hit) * hit * hit, 9);
    }
  });
  test('an attack before the fight counts the wounds of the one before it', () => {
    const opening = { phase: 1, bonus: 0, wounds: 1 };
    const fight: Fight = { ...duel(softer), openings: [opening, opening] };
    const [first, second, third] = [chanceOf(15), chanceOf(13), chanceOf(11)];
    const two = first * second * third;
    const one = (first * (1 - second) + (1 - first) * first) * second * third;
    const none = (1 - first) * (1 - first) * first * second * third;
    expect(chanceToWin(fight)).toBeCloseTo(two + one + none, 9);
  });
});
