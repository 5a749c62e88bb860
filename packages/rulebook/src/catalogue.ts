import type { BookName } from './books.ts';
import type { RuleEntry } from './entry.ts';
import type { RuleId } from './rule-ids.ts';

export interface Catalogue {
  readonly entries: readonly RuleEntry[];
  /** Throws when the catalogue lacks the id, which the type rules out for the whole catalogue. */
  rule(id: RuleId): RuleEntry;
  /** For ids that come from outside: a test's name, a command line, the wire. */
  find(id: string): RuleEntry | null;
  book(name: BookName): readonly RuleEntry[];
  /** The book an id belongs to by its area (`MD-ATK`), also for an id that is not in it. */
  bookOf(id: string): BookName | null;
  /** Entries that contain every word in id, title or text; those with more of them in id and title first. */
  search(words: string): readonly RuleEntry[];
}

const areaOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('-')));

export function makeCatalogue(entries: readonly RuleEntry[]): Catalogue {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const byArea = new Map(entries.map((entry) => [areaOf(entry.id), entry.book]));
  const find = (id: string): RuleEntry | null => byId.get(id) ?? null;
  return {
    entries,
    find,
    rule(id) {
      const entry = find(id);
      if (entry === null) throw new Error(`No rule ${id} in the catalogue`);
      return entry;
    },
    book: (name) => entries.filter((entry) => entry.book === name),
    bookOf: (id) => byArea.get(areaOf(id)) ?? null,
    search: (words) => search(entries, words),
  };
}

function search(entries: readonly RuleEntry[], words: string): readonly RuleEntry[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const found: { entry: RuleEntry; rank: number }[] = [];
  for (const entry of entries) {
    const heading = `${entry.id} ${entry.title}`.toLowerCase();
    const body = entry.text.toLowerCase();
    if (!wanted.every((word) => heading.includes(word) || body.includes(word))) continue;
    found.push({ entry, rank: wanted.filter((word) => heading.includes(word)).length });
  }
  return found.toSorted((a, b) => b.rank - a.rank).map(({ entry }) => entry);
}
