import type { Problem } from '@questwright/protocol';
import { t, type Key } from './words.ts';

const KNOWN: Readonly<Record<string, Key>> = {
  'no-connection': 'problem.no-connection',
  'not-found': 'problem.not-found',
  'not-yours': 'problem.not-yours',
  'not-now': 'problem.not-now',
  'too-many': 'problem.too-many',
  'try-again': 'problem.try-again',
};

/** What went wrong, in words of ours; the server's own where we have none. */
export function problemInWords(problem: Problem | null): string {
  const key = problem === null ? undefined : KNOWN[problem.code];
  if (key !== undefined) return t(key);
  return problem?.message || t('problem.broken');
}
