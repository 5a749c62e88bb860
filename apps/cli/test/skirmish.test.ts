import { expect, test } from 'vitest';
import { questwright } from './run.ts';

test('a fight on a grid: the map, the reasons, a way of several cells, and the trace of the figures that play themselves', async () => {
  const lines = ['why hexer', 'explain defense warden', 'move', 'z9 z8', 'a6 a7', 'back', 'back', 'end'];
  const { code, out } = await questwright(['play', 'skirmish', '--seed', 'x', '--seats', '1'], lines);
  expect(code).toBe(0);
  expect(out).toContain('     a  b  c  d  e  f  g\n  1  .  .  .  .  ~  .  .\n  2  .  #  #  H  G  .  .\n');
  expect(out).toContain('  W   Warden at b6, led by Seat 0: damage 0, stamina 4\n');
  expect(out).toContain('> why hexer\nHexer is 8 away, and the range is 4.\n  SKM-SGT-02');
  expect(out).toContain('defense of Warden: 4\n     4  at first: SKM-DEF-01');
  expect(out).toContain('> z9 z8\nThese do not go together. Choose again, or say back.\n');
  expect(out).toMatch(/- Hexer follows the line .*\n/);
});
