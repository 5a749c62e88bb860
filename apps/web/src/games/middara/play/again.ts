/** Which frame of an opponent's turn the reader looks at once more. */

import type { LogLine, SeenEvent } from '@questwright/protocol';
import { enemyTurns, type EnemyTurn } from './frames.ts';

export interface Again {
  turn: string;
  frame: number;
  /** Drawn on the board alone, as long as something else is read beside it. */
  quiet?: true;
}
let now: Again | null = null;
const listeners = new Set<() => void>();

export const again = {
  now: (): Again | null => now,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  show(next: Again | null): void {
    now = next;
    listeners.forEach((listener) => listener());
  },
};

/** The frame that an event of the log belongs to. */
export function frameOf(turns: readonly EnemyTurn[], { seq, events }: LogLine, event: SeenEvent): Again | null {
  const at = events.indexOf(event);
  for (const { key, frames } of turns) {
    const frame = frames.findIndex((one) => one.seq === seq && at >= one.from && at < one.to);
    if (frame >= 0) return { turn: key, frame };
  }
  return null;
}
/** The log as it was last shown: a line alone does not tell whose turn it is part of. */
let shown: readonly LogLine[] = [];
export const followLog = (log: readonly LogLine[]): void => void (shown = log);
export function retell(line: LogLine, event: SeenEvent): void {
  const found = frameOf(enemyTurns(shown), line, event);
  if (found !== null) again.show({ ...found, quiet: true });
}
