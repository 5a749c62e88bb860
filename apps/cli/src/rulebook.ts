import { BOOK_NAMES, BOOKS, type BookName, type RuleEntry } from '@questwright/rulebook';
import { readBook } from '@questwright/rulebook/files';

const books = new Map<BookName, ReadonlyMap<string, RuleEntry>>();

/** Only the book that is asked for: reading all of them takes half a second. */
function book(name: BookName): ReadonlyMap<string, RuleEntry> {
  let entries = books.get(name);
  if (!entries) books.set(name, (entries = new Map(readBook(name).entries.map((entry) => [entry.id, entry]))));
  return entries;
}

export function findRule(id: string): RuleEntry | null {
  const prefix = id.slice(0, id.indexOf('-'));
  for (const name of BOOK_NAMES) {
    const prefixes: readonly string[] = BOOKS[name].prefixes;
    const found = prefixes.includes(prefix) ? book(name).get(id) : undefined;
    if (found) return found;
  }
  return null;
}

export const ruleTitle = (id: string): string => findRule(id)?.title ?? '';
