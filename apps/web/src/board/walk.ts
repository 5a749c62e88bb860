/** From space to space by the arrow keys. Every space can be come to: the keys leap over water. */

import { middleOf, type Spaces } from '@questwright/art/land';

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
export const isArrow = (key: string): key is Arrow => /^Arrow(Left|Right|Up|Down)$/.test(key);

/** `column` is where somebody who goes straight up or down wants to stay: x on the map. */
export function nextSpace(spaces: Spaces, from: string, arrow: Arrow, column: number): string {
  const start = spaces[from];
  if (!start) return from;
  const here = middleOf(start);
  const across = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const sign = arrow === 'ArrowLeft' || arrow === 'ArrowUp' ? -1 : 1;
  const places = Object.entries(spaces)
    .filter(([id, { cut }]) => !cut && id !== from)
    .map(([id, space]) => ({ id, row: space.at[1], ...middleOf(space) }))
    .filter(({ x, row }) => (across ? row === start.at[1] && (x - here.x) * sign > 0 : (row - start.at[1]) * sign > 0));
  const far = (place: { x: number; y: number }): number =>
    across ? Math.abs(place.x - here.x) : Math.abs(place.y - here.y) * 1000 + Math.abs(place.x - column);
  return places.reduce<{ id: string; far: number }>(
    (best, place) => (far(place) < best.far ? { id: place.id, far: far(place) } : best),
    { id: from, far: Infinity },
  ).id;
}
