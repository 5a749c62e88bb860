/** A look from one figure at another as a drawing needs it: from where to where, what it meets, and where it ends. */

import { lineBetween, type Square } from '@questwright/geometry/square';
import { terrainAt } from './board.ts';
import { BLOCKED, firstBlock, harm, markOf, rangeTo, type Block, type Line, type Looking } from './sight.ts';
import { baseOf, type MiddaraTable } from '../../world.ts';

export interface Look {
  from: Square;
  to: Square;
  range: number;
  /** What blocks it, and on which space or between which two; null where it is free. */
  block: Block | null;
  at: Square | null;
  border: [Square, Square] | null;
  /** Spaces of Hindering Terrain and spaces with allies that cost something. */
  hindering: Square[];
  allies: Square[];
}

/** The ends of the best line, which is the one that counts. */
function bestEnds(t: MiddaraTable, actor: number, target: number): Looking {
  let best: { looking: Looking; harm: number } | null = null;
  for (const [from, to] of t.value('ends of sight', actor, target)) {
    const looking: Looking = { actor, target, from, to, soi: false };
    for (const line of t.value('lines', looking) as Line[]) {
      if (best === null || harm(line) < best.harm) best = { looking, harm: harm(line) };
    }
  }
  return best!.looking;
}

/** Of two spaces at a corner the better one is crossed. */
function crossed(t: MiddaraTable, looking: Looking): Square[] {
  return lineBetween(looking.from, looking.to)
    .slice(1, -1)
    .map((all) => all.toSorted((one, other) => markOf(t, looking, one) - markOf(t, looking, other))[0]!);
}

export function lookAt(t: MiddaraTable, actor: number, target: number): Look {
  const looking = bestEnds(t, actor, target);
  const isFree = t.value('in sight', actor, target);
  const block = isFree ? null : firstBlock(t, looking);
  const { square, from, to } = (block?.with ?? {}) as { square?: Square; from?: Square; to?: Square };
  const marked = isFree ? crossed(t, looking).filter((one) => markOf(t, looking, one) % BLOCKED > 0) : [];
  const isHindering = (one: Square): boolean => terrainAt(t, one) === 'hindering';
  const into = isFree && baseOf(t, target).every(isHindering) ? [looking.to] : [];
  return {
    from: looking.from,
    to: looking.to,
    range: rangeTo(t, actor, target),
    block,
    at: square ?? null,
    border: from === undefined || to === undefined ? null : [from, to],
    hindering: [...marked.filter(isHindering), ...into],
    allies: marked.filter((one) => markOf(t, looking, one) % 1000 > 0),
  };
}
