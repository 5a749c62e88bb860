/** What a figure that decides itself writes down: lines from which a reader can reproduce what it did. */

import type { Message, Params } from '@questwright/kernel';
import { named, type MiddaraTable } from '../../world.ts';

export type TraceLine = Message;
export const traced = (key: string, params: Params = {}): TraceLine => ({ key: `trace.${key}`, with: params });

/** The AI Step that is performed and the instruction of it that a line belongs to, both counted from 1. */
export function instructionNow(t: MiddaraTable): { step: number; instruction: number } | null {
  const activation = t.within('activation');
  const playing = t.game.stack.find(
    ({ proc, locals }) =>
      proc === 'effects' && (locals['path'] as unknown[])[0] === 'ai' && locals['thing'] === activation?.figure,
  );
  if (activation === null || playing === undefined) return null;
  const { path, at } = playing.locals as { path: [string, number]; at: number };
  return { step: path[1] + 1, instruction: at };
}
/** Figures with what each of them was compared by. */
export const measuredBy = (figures: readonly number[], measure: (one: number) => number): Params[] =>
  figures.map((one) => ({ figure: named(one), number: measure(one) }));
