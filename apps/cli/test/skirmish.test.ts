import { expect, test } from 'vitest';
import { questwright } from './run.ts';

test('a fight on a grid: the map, the reasons, a way of several cells, and the trace of the figures that play themselves', async () => {
  const lines = ['why hexer', 'explain defense warden', 'move', 'z9 z8', 'a6 a7', 'back', 'back', 'end'];
  const { code, out } = await questwright(['play', 'skirmish', '--seed', 'x', '--seats', '1'], lines);
  expect(code).toBe(0);
  expect(out).toContain('     a  b  c  d  e  f  g\n  1  .  .  .  .  ~  .  .\n  2  .  #  #  H  G  .  .\n');
  expect(out).toContain('  W   Warden at b6, led by Seat 0: health 10 of 10, defense 4, stamina 4/4\n');
  expect(out).toContain('> why hexer\nHexer is 8 away, and the range is 4.\n  SKM-SGT-02');
  expect(out).toContain('defense of Warden: 4\n     4  at first: SKM-DEF-01');
  expect(out).toContain('> z9 z8\nThese do not go together. Choose again, or say back.\n');
  expect(out).toMatch(/- Hexer follows the line .*\n/);
});

test('what the dice show, and who is how well, is told in words', async () => {
  const { out } = await questwright(
    ['play', 'skirmish', '--seed', 'x', '--linear'],
    ['end', 'near', 'look', 'look hexer', 'look b2', 'pass', 'pass'],
  );
  expect(out).toMatch(/\n {2}Hexer at \w\d, an enemy: health 5 of 5, defense 3\n/);
  expect(out).toMatch(/\n {2}Walls: .*b2.*\n/);
  expect(out).not.toContain('  1  .  .');
  expect(out).toMatch(/- Hexer rolls ember die \(power \d(, star)?\) and bone die \(power \d(, edge)?\)\./);
  expect(out).toMatch(/opponent Ogre at \w\d, \d steps?, (in sight|hidden by a wall)\n/);
  expect(out).toMatch(/> look hexer\n {2}Hexer at \w\d.*\n {2}Range 4, an ember and a bone die/);
  expect(out).toContain('> look b2\n  b2: a wall\n');
});
