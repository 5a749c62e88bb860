/** What the page and its workers say to each other. */

import type { Message } from '@questwright/kernel';
import type { LabSettings } from '@questwright/lab';
import type { Figure } from '@questwright/messages';

export type Order =
  | { do: 'open'; settings: LabSettings }
  | { do: 'play'; n: number }
  | { do: 'report'; rows: readonly unknown[] };

export interface Findings {
  figures: readonly Figure[];
  /** Null for games of which nothing is wanted. */
  outside: readonly Message[] | null;
  /** All numbers, to be kept as a file. */
  found: unknown;
}
export type Answer =
  | { done: 'open' }
  | { done: 'play'; row: unknown }
  | ({ done: 'report' } & Findings)
  | { done: 'failed'; problem: string };
