import type { Paper } from '../paper.ts';

/** A question that cannot be answered must not end the game. */
export function guarded(paper: Paper, tell: () => void): void {
  try {
    tell();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    paper.text(`That cannot be told, which is a mistake of this program (${reason}). The game goes on.`);
  }
}
