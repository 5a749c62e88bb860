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
  expect(out).toMatch(/> look 1a\n {2}Animate on k2, an enemy: HP 18 of 18/);
  expect(out).toMatch(/Cave Sickle does not follow AI Step 1: nobody is adjacent/);
});

test('a walk is one answer by the name of its space, or goes space by space; who can only end the turn is not asked', async () => {
  const setUp = ['3', '3', '2'];
  const lines = [...setUp, 'move', 'd6', 'undo', 'walk', 'b6 c6', 'done', 'why d6', 'stop', 'end turn'];
  const { code, out } = await questwright(['play', 'middara', '--seed', 'walk1', '--seats', '1'], lines);
  expect(code).toBe(0);
  expect(out).toMatch(/\d+ {2}To d6: 4 points/);
  expect(out).toContain('> d6\n\n- Rook goes by b6 and c6 to d6.');
  expect(out).toContain('- Rook goes by b6 to c6.');
  expect(out).toContain('Won: No opponent is left.');
  expect(out).not.toContain('follows its course');
  expect(out).not.toMatch(/^\s+1 {2}End the turn$/m);
});
