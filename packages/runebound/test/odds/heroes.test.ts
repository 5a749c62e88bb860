/** What choices do to a fight between Heroes. */

import { chanceOf } from '@questwright/dice';
import { rule } from '@questwright/harness/vitest';
import { expect, test } from 'vitest';
import { chancesBetweenHeroes } from '../../src/odds/heroes.ts';
import { beforeTheFirstRound, defend, duel, quietRound, strike, type Duel } from '../rules/hero-combat/duel.ts';
import { seenIn } from './playouts.ts';

const chances = (table: Duel, seat = 0): Record<string, number> | null => {
  const found = chancesBetweenHeroes(seenIn(table.loaded, table.game, seat), seat);
  const entries = [...(found ?? [])].map(([option, { win }]): [string, number] => [option.split(':')[0]!, win]);
  return found === null ? null : Object.fromEntries(entries);
};

rule('RB-PVP-21', 'the last blow decides: its chance is that of the roll', () => {
  // Berta has one Life left and rolled 5 and 4; with her Body of 4 that is 13 for Alwin, whose Body is 5.
  const table = defend(duel({ wounds: [0, 3] }, 1, 1), 0, 5, 4);
  const { attack, defend: defended } = chances(table)!;
  // What is missed hurts, and the fight goes on: a hit wins, and so may what comes later.
  expect(attack!).toBeGreaterThan(chanceOf(13, { bonus: 5 }));
  expect(defended!).toBeLessThan(attack!);
  strike(table, 0, 4, 4);
  expect(table.event('hero combat won')).toMatchObject({ seat: 0 });
});

rule('RB-PVP-22', 'whoever is missed with one Life left may still lose it all', () => {
  const last = (wounded: [number, number]): Record<string, number> => chances(duel({ wounds: wounded }, 9, 9))!;
  // The same roll to reach, and less to lose by it.
  expect(last([3, 0])['attack']!).toBeLessThan(last([0, 0])['attack']!);
  // One wound for the miss, and two for the defense that is all that is left in melee.
  const table = strike(duel({ wounds: [3, 0] }, 9, 9), 0, 1, 1, 10, 10, 1, 1);
  expect(table.event('knocked out')).toMatchObject({ seat: 0 });
});

test('an Ally who has attacked is no choice any more, and nobody is told what nobody can tell', () => {
  const table = duel({ areas: [['squire'], []] }, 1, 1);
  expect(Object.keys(chances(table)!).toSorted()).toEqual(['attack', 'defend', 'send']);
  table.dice(9, 9, 1, 1).answer(0, 'send:{squire}');
  expect(Object.keys(chances(table)!).toSorted()).toEqual(['attack', 'defend']);
  // For the defender.
  expect(chances(table, 1)).toBe(null);
  expect(chances(beforeTheFirstRound(), 1)).toBe(null);
});

test('in the next round it is the other one who attacks, and both are told their own chances', () => {
  const table = quietRound(beforeTheFirstRound(), 0).dice(1, 1).answer(1, 'fight');
  expect(chances(table, 0)).toBe(null);
  // Berta is the weaker one.
  expect(chances(table, 1)!['attack']!).toBeLessThan(chances(duel({}, 1, 1))!['attack']!);
});

rule('RB-PVP-18', 'whoever flees from a Hero gets away with what the other one rolled still to be reached', () => {
  const table = beforeTheFirstRound();
  const seen = (): ReturnType<typeof chancesBetweenHeroes> =>
    chancesBetweenHeroes(seenIn(table.loaded, table.game, 0), 0);
  const value = (seat: number): number => seenIn(table.loaded, table.game, 0).value('escape roll', seat) as number;
  const before = seen()!;
  expect([...before.keys()].toSorted()).toEqual(['escape', 'fight']);
  expect(before.get('fight')!.win).toBeGreaterThan(0);
  // Both roll, and only the own roll is made again: each failure costs one of five Lives.
  const missed = chanceOf(20 + value(1), { bonus: value(0) });
  table.dice(10, 10, 1, 1).answer(0, 'escape');
  const after = seen()!.get('escape')!;
  expect(after.out).toBeCloseTo((1 - missed) ** 4, 10);
  expect(after.out).toBeGreaterThan(before.get('escape')!.out);
  expect(after.win + after.out + after.away).toBeCloseTo(1, 10);
});
