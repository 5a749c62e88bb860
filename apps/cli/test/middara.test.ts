import { expect, test } from 'vitest';
import { questwright } from './run.ts';

test('an Encounter: the board, who is in reach, the cards of enemies in words, and why they did what they did', async () => {
  const lines = ['1', '1', '1', 'near', 'look cave sickle', 'look a1', 'look 1a', 'end turn', 'end turn'];
  const { code, out } = await questwright(['play', 'middara', '--seed', 'x', '--seats', '1'], lines);
  expect(code).toBe(0);
  expect(out).toContain('The Sluice, round');
  expect(out).toMatch(/\n {3}1 \.\s+\.\s+/);
  expect(out).toMatch(/opponent Cave Sickle on \w\d, Range \d+, (not )?in sight/);
  expect(out).toMatch(/AI Step 1: if an opponent is adjacent\n\s+make a Melee Attack, preferring the most Damage/);
  expect(out).toContain('> look a1\n  a1: Normal Terrain, level 1');
  expect(out).toMatch(/> look 1a\n {2}Animate 1 on k2, an enemy: HP 18 of 18/);
  expect(out).toMatch(/Cave Sickle does not follow AI Step 1: nobody is adjacent/);
});
