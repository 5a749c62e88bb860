/** The bot's own fights give the numbers of the odds package. */

import { fightOdds, type Fight } from '@questwright/odds';
import { describe, expect, test } from 'vitest';
import { Duel } from '../../src/bot/duel.ts';

const hero = { bonus: [2, 4, 3], damage: [1, 2, 1], life: 4 };
const ally = { bonus: [4, 1, 0], damage: [2, 1, 0], life: 2 };
const enemy = (target: number, life: number) => ({
  target: [target, target + 1, target - 1],
  damage: [1, 2, 0],
  life,
});

describe('the odds of a fight', () => {
  const fights: [string, Fight][] = [
    ['alone against something easy', { party: [hero], enemy: enemy(12, 2) }],
    ['alone against something hard', { party: [hero], enemy: enemy(16, 4) }],
    ['with an Ally', { party: [hero, ally], enemy: enemy(15, 3) }],
    ['against what cannot be hit', { party: [hero], enemy: enemy(40, 1) }],
    ['against what cannot be missed', { party: [hero], enemy: enemy(3, 5) }],
  ];
  test.each(fights)('%s', (_, fight) => {
    const lives = fight.party.map(({ life }) => life);
    expect(new Duel(fight, 0).atRound(lives, fight.enemy.life)).toBeCloseTo(fightOdds(fight).win, 6);
  });

  test('the best action is the one of the plan', () => {
    const fight: Fight = { party: [hero, ally], enemy: enemy(15, 3) };
    const duel = new Duel(fight, 0);
    const stand = { lives: [4, 2], enemy: 3, phase: 0, attacked: [false, false] };
    const worths = [-1, 0, 1].map((action) => duel.worthOfAction(stand, action));
    expect(worths.indexOf(Math.max(...worths)) - 1).toBe(fightOdds(fight).plan[0]);
  });

  test('wounds make a victory worth less', () => {
    const fight: Fight = { party: [hero], enemy: enemy(12, 2) };
    expect(new Duel(fight, 0.05).atRound([4], 2)).toBeLessThan(new Duel(fight, 0).atRound([4], 2));
  });
});
