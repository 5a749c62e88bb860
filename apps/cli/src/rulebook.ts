import { BOOK_NAMES, BOOKS, makeCatalogue, type BookName, type RuleEntry } from '@questwright/rulebook';
import { readBook } from '@questwright/rulebook/files';

const books = new Map<BookName, ReadonlyMap<string, RuleEntry>>();

/** Only the book that is asked for: reading all of them takes half a second. */
function book(name: BookName): ReadonlyMap<string, RuleEntry> {
  let entries = books.get(name);
  if (!entries) books.set(name, (entries = new Map(readBook(name).entries.map((entry) => [entry.id, entry]))));
  return entries;
}

const prefixOf = (id: string): string => id.slice(0, id.indexOf('-'));
/** The books of the rules that begin like this one. */
const booksOf = (id: string): BookName[] =>
  BOOK_NAMES.filter((name) => (BOOKS[name].prefixes as readonly string[]).includes(prefixOf(id)));

export function findRule(id: string): RuleEntry | null {
  for (const name of booksOf(id)) {
    const found = book(name).get(id);
    if (found) return found;
  }
  return null;
}

/** Rules whose titles name this, of the game of another rule. */
export function rulesTitled(words: string, like: string): RuleEntry[] {
  const all = booksOf(like).flatMap((name) => [...book(name).values()]);
  const entries = all.filter(({ id }) => prefixOf(id) === prefixOf(like));
  const wanted = words.toLowerCase().split(/\s+/);
  return makeCatalogue(entries)
    .search(words)
    .filter(({ title }) => wanted.every((word) => title.toLowerCase().includes(word)));
}

export const ruleTitle = (id: string): string => findRule(id)?.title ?? '';
