/** What a part of somebody's turn draws on the board: the way it goes, whom it weighs up and whom it strikes. */

import type { Square } from '@questwright/geometry/square';
import type { Message } from '@questwright/kernel';
import type { SeenEvent } from '@questwright/protocol';
import type { Overlays, Sight } from '../../../plane/grid-board.ts';

const thingIn = (value: unknown): number | null => (value as { thing?: number } | undefined)?.thing ?? null;

/** `squareOf`: where a figure stood before. */
export function tellingOf(events: readonly SeenEvent[], squareOf: (thing: number) => Square | null): Overlays | null {
  const path: Square[] = [];
  let mover: number | null = null;
  let from: Square | null = null;
  const targets = new Set<Square>();
  const sights: Sight[] = [];
  for (const { tag, with: told } of events) {
    const figure = thingIn(told['figure']);
    if (tag === 'placed' && figure !== null && (mover === null || mover === figure)) {
      const start = squareOf(figure);
      if (mover === null && start !== null) path.push(start);
      mover = figure;
      path.push(told['square'] as Square);
    }
    if (figure !== null) from = (figure === mover ? path.at(-1) : null) ?? squareOf(figure) ?? from;
    const target = thingIn(told['target']);
    const at = tag === 'attacks' && target !== null ? squareOf(target) : null;
    if (at !== null) targets.add(at);
    if (tag === 'decided') sights.push(...looksIn(told['trace'], from));
  }
  if (path.length < 2 && targets.size + sights.length === 0) return null;
  return {
    ...(path.length > 1 && { path }),
    ...(targets.size > 0 && { targets }),
    ...(sights.length > 0 && { sights }),
  };
}

/** Everybody who was a candidate, with how far away. */
function looksIn(trace: unknown, from: Square | null): Sight[] {
  if (from === null || !Array.isArray(trace)) return [];
  return (trace as Message[]).flatMap(({ key, with: about }): Sight[] => {
    const to = about['square'] as Square | undefined;
    const isCandidate = key === 'trace.candidate';
    if ((!isCandidate && key !== 'trace.no-candidate') || to === undefined || to === from) return [];
    return [{ from, to, blockedAt: isCandidate ? null : to, label: JSON.stringify(about['spaces']) }];
  });
}
