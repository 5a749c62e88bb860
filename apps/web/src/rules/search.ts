import type { Rule } from './rule.ts';

export type Question = { words: string; book: string };

/** The rules that hold every word asked for, those with it in their id or title first, else in the order of the book. */
export function search(rules: readonly Rule[], { words, book }: Question): readonly Rule[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const ranked: { rule: Rule; rank: number }[] = [];
  for (const rule of rules) {
    if (book !== '' && rule.book !== book) continue;
    let rank = 0;
    for (const word of wanted) rank = Math.max(rank, rankOf(rule, word));
    if (rank < Infinity) ranked.push({ rule, rank });
  }
  return ranked.sort((one, other) => one.rank - other.rank).map(({ rule }) => rule);
}

function rankOf({ id, title, text, ruling }: Rule, word: string): number {
  const place = id.toLowerCase();
  if (place === word) return 0;
  if (place.startsWith(word)) return 1;
  if (title.toLowerCase().includes(word)) return 2;
  if (text.toLowerCase().includes(word)) return 3;
  return ruling?.toLowerCase().includes(word) ? 4 : Infinity;
}

/** For each rule that others change, the ids of those others. */
export function changes(rules: readonly Rule[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { id, overrides } of rules) {
    for (const changed of overrides) found.set(changed, [...(found.get(changed) ?? []), id]);
  }
  return found;
}
