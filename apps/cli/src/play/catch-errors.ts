import { say } from '../language.ts';
import type { Paper } from '../terminal.ts';
import { reasonOf } from '../problem.ts';

/** A question that cannot be answered must not end the game. */
export function guarded(paper: Paper, tell: () => void): void {
  try {
    tell();
  } catch (error) {
    paper.text(say('asking.mistake', { reason: reasonOf(error) }));
  }
}
