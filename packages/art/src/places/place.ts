import type { Sheet } from '../brush.ts';

/** The second plane: where it happens. */
export interface Place {
  /** A hall instead of a sky behind it. */
  indoors?: true;
  /** For a single thing to lie on. */
  stage?: true;
  /** Where a subject stands; left out: near the lower edge. */
  ground?: number;
  /** What is behind the subject, and what is before it. */
  paint(s: Sheet): readonly [back: string, front: string];
}
