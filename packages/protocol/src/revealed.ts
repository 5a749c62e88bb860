/** Finds what something that the server said reveals. */

import type { Revealed } from './messages.ts';

/** Where messages have messages in them. */
const PARTS = ['position', 'missed', 'log', 'steps', 'error'] as const;

export function revealedIn(told: unknown): Revealed[] {
  if (Array.isArray(told)) return told.flatMap(revealedIn);
  if (typeof told !== 'object' || told === null) return [];
  const parts = told as { revealed?: Revealed } & Partial<Record<(typeof PARTS)[number], unknown>>;
  const inside = PARTS.flatMap((name) => revealedIn(parts[name]));
  return parts.revealed ? [parts.revealed, ...inside] : inside;
}

/** All that was revealed so far, and more; the same object when there is nothing new. */
export function alsoRevealed(before: Revealed, more: readonly Revealed[]): Revealed {
  const news = more.filter(
    ({ words, content }) =>
      Object.keys(words).some((key) => !Object.hasOwn(before.words, key)) ||
      Object.keys(content).some((id) => !Object.hasOwn(before.content, id)),
  );
  return news.reduce(
    (all, one) => ({ words: { ...all.words, ...one.words }, content: { ...all.content, ...one.content } }),
    before,
  );
}
