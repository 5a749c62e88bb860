import { rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import { combatRoll, phase, say, wounds } from '../../battles.ts';

/** What Heroes and Allies add, what Challenges demand, and what both inflict, by phase. */
const NUMBERS = [
  { name: 'ranged', rules: ['RB-CARD-09', 'RB-CARD-10', 'RB-CARD-11'], adds: 3, target: 12, deals: 2, takes: 1 },
  { name: 'melee', rules: ['RB-CARD-12', 'RB-CARD-13', 'RB-CARD-14'], adds: 4, target: 11, deals: 1, takes: 1 },
  { name: 'magic', rules: ['RB-CARD-15', 'RB-CARD-16', 'RB-CARD-17'], adds: 4, target: 14, deals: 1, takes: 2 },
] as const;

describe('Card anatomy', () => {
  for (const { name, rules, adds, target, deals, takes } of NUMBERS) {
    const [ofHero, ofChallenge, damage] = rules;
    const dice = (table: ReturnType<typeof phase>, total: number) =>
      table.dice(Math.floor(total / 2), Math.ceil(total / 2), 10, 10, 10, 10);

    rule(ofHero, `a Hero adds ${adds} to ${name} combat rolls`, () => {
      const table = say(dice(phase(name), 11), 'defend');
      expect(combatRoll(table, name)).toMatchObject({ dice: 11, total: 11 + adds });
    });
    rule(ofChallenge, `${target} is what a ${name} combat roll must reach`, () => {
      const hit = say(dice(phase(name), target - adds), 'defend');
      expect(combatRoll(hit, name)).toMatchObject({ total: target, against: target, success: 'true' });
      const missed = say(dice(phase(name), target - adds - 1), 'defend');
      expect(combatRoll(missed, name)).toMatchObject({ against: target, success: 'false' });
    });
    rule(damage, `${name} damage is what a character inflicts`, () => {
      const hit = say(dice(phase(name), 20), 'attack:{fighter}');
      expect(wounds(hit, 'target')).toBe(deals);
      const missed = say(dice(phase(name), 2), 'attack:{fighter}');
      expect(wounds(missed, 'fighter')).toBe(takes);
    });
  }
});
