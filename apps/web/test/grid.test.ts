/** Boards of squares: where keys lead, and the rim of an area. */

import { squareAt } from '@questwright/geometry/square';
import { expect, test } from 'vitest';
import { walked, type Ground, type Square } from '../src/plane/grid-board.ts';
import { outline } from '../src/plane/grid-overlays.tsx';

const board = (width: number, height: number, without: readonly Square[] = []) => ({
  squares: new Map(
    Array.from({ length: width * height }, (_, i): [Square, Ground] => [
      squareAt({ x: i % width, y: Math.floor(i / width) }),
      'open',
    ]).filter(([square]) => !without.includes(square)),
  ),
});
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

test('arrows walk to the next square, over what is none, and stop at the rim', () => {
  const plan = board(4, 3, ['c2']);
  expect(walked(plan, 'b2', key('ArrowUp'), [])).toBe('b1');
  expect(walked(plan, 'b2', key('ArrowRight'), [])).toBe('d2');
  expect(walked(plan, 'a1', key('ArrowLeft'), [])).toBeNull();
  expect(walked(plan, 'd3', key('ArrowDown'), [])).toBeNull();
  expect(walked(plan, 'b2', key('End'), [])).toBe('d2');
  expect(walked(plan, 'd2', key('Home'), [])).toBe('a2');
  expect(walked(plan, 'b2', key('x'), [])).toBeNull();
});

test('with Shift an arrow leads to the next figure that way, on boards of any size', () => {
  const plan = board(18, 12);
  const figures = ['b2', 'r12', 'e3', 'e9'];
  expect(walked(plan, 'b2', key('ArrowRight', true), figures)).toBe('e3');
  expect(walked(plan, 'e3', key('ArrowDown', true), figures)).toBe('e9');
  expect(walked(plan, 'e9', key('ArrowRight', true), figures)).toBe('r12');
  expect(walked(plan, 'b2', key('ArrowLeft', true), figures)).toBeNull();
});

test('squares that lie together have one rim', () => {
  const edges = (squares: readonly Square[]): number => outline(new Set(squares)).split('M').length - 1;
  expect([edges(['a1']), edges(['a1', 'b1']), edges(['a1', 'c1'])]).toEqual([4, 6, 8]);
});
