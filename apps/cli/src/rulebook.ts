import { BOOK_NAMES, BOOKS, makeCatalogue, type BookName, type RuleEntry } from '@questwright/rulebook';
import { readBook } from '@questwright/rulebook/files';

const books = new Map<BookName, ReadonlyMap<string, RuleEntry>>();

/** Only the book that is asked for: reading all of them takes half a second. */
function book(name: BookName): ReadonlyMap<string, RuleEntry> {
  let entries = books.get(name);
  if (!entries) books.set(name, (entries = new Map(readBook(name).entries.map((entry) => [entry.id, entry]))));
  return entries;
}

/** The books of the rules that begin like this one. */
function booksOf(id: string): BookName[] {
  const prefix = id.slice(0, id.indexOf('-'));
  return BOOK_NAMES.filter((name) => (BOOKS[name].prefixes as readonly string[]).includes(prefix));
}

export function findRule(id: string): RuleEntry | null {
  for (const name of booksOf(id)) {
    const found = book(name).get(id);
    if (found) return found;
  }
  return null;
}

/** Rules whose titles name this, from the books of another rule. */
export function rulesTitled(words: string, like: string): RuleEntry[] {
  const entries = booksOf(like).flatMap((name) => [...book(name).values()]);
  const wanted = words.toLowerCase().split(/\s+/);
  return makeCatalogue(entries)
    .search(words)
    .filter(({ title }) => wanted.every((word) => title.toLowerCase().includes(word)));
}

export const ruleTitle = (id: string): string => findRule(id)?.title ?? '';
