/** The way that was picked of several to the same square; each question begins without one. */

import type { Square } from '@questwright/geometry/square';
import type { Way } from '@questwright/middara/shown';

interface Picked {
  no: number;
  way: Way;
}
let picked: Picked | null = null;
const listeners = new Set<() => void>();

export const otherWay = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  now: (): Picked | null => picked,
  pick: (no: number, way: Way): void => {
    picked = { no, way };
    listeners.forEach((listener) => listener());
  },
};

/** The ways with the picked one in the place of the first. */
export const withPicked = (ways: readonly Way[], no: number | undefined): readonly Way[] => {
  const way = picked?.no === no ? picked?.way : undefined;
  const end = way?.path.at(-1);
  return way === undefined ? ways : ways.map((one) => (one.path.at(-1) === end ? way : one));
};
/** Which of them comes after a way. */
export function nextOf(ways: readonly Way[], path: readonly Square[]): { way: Way; at: number } | null {
  if (ways.length < 2) return null;
  const now = ways.findIndex((one) => one.path.join() === path.join());
  const at = (now + 1) % ways.length;
  return { way: ways[at]!, at };
}
