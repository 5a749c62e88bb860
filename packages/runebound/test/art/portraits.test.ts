/** Heroes are told apart at 32 pixels. */

import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { portrait, token } from '../../src/art/index.ts';
import { HEROES } from '../../src/content/heroes.ts';

const SIZE = 32;
/** Of 255, the mean over all pixels and the three colors. */
const FLOOR = 24;
/** In a ring, a third of the picture is the same for all. */
const RINGED = 15;

const pixelsOf = (picture: string): Uint8Array =>
  new Resvg(picture, { fitTo: { mode: 'width', value: SIZE } }).render().pixels;
function apart(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 4) {
    for (let color = 0; color < 3; color += 1) sum += Math.abs(one[i + color]! - other[i + color]!);
  }
  return sum / (SIZE * SIZE * 3);
}
function nearest(pictures: readonly (readonly [string, Uint8Array])[]): { pair: string; apart: number } {
  let found = { pair: '', apart: Infinity };
  pictures.forEach(([one, pixels], i) => {
    for (const [other, others] of pictures.slice(i + 1)) {
      const far = apart(pixels, others);
      if (far < found.apart) found = { pair: `${one} and ${other}`, apart: far };
    }
  });
  return found;
}

test('any two portraits differ', () => {
  const all = Object.entries(HEROES).map(([id, hero]) => [id, pixelsOf(portrait(hero, id))] as const);
  expect(all).toHaveLength(12);
  const { pair, apart: far } = nearest(all);
  expect([pair, far > FLOOR]).toEqual([pair, true]);
  // The measure itself: the same picture twice is no distance away.
  expect(apart(all[0]![1], all[0]![1])).toBe(0);
});

test('so do the figures on the map, in rings of the same color', () => {
  const framed = (content: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">${content}</svg>`;
  const all = Object.entries(HEROES).map(
    ([id, hero]) => [id, pixelsOf(framed(token(hero, id, { size: 100, color: '#888888', key: id })))] as const,
  );
  const { pair, apart: far } = nearest(all);
  expect([pair, far > RINGED]).toEqual([pair, true]);
});
