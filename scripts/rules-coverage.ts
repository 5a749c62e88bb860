import { BOOK_NAMES, isDataKind, type BookName, type Catalogue } from '@questwright/rulebook';

export interface BookCoverage {
  readonly total: number;
  readonly enforced: number;
  readonly tested: number;
  /** Null when the last proof is older than the sources. */
  readonly proven: number | null;
  readonly exempt: number;
  readonly missing: readonly string[];
  /** Tested, but not seen to fail without the rule. Null when the last proof is older than the sources. */
  readonly unproven: readonly string[] | null;
  readonly stale?: true;
}

export type Coverage = Readonly<Record<BookName, BookCoverage>>;

export interface Evidence {
  readonly enforced: ReadonlySet<string>;
  readonly tested: ReadonlySet<string>;
  readonly exempt: ReadonlySet<string>;
  /** Proven ids of a book, or null where there is no proof of these sources. */
  readonly proven: (book: BookName) => ReadonlySet<string> | null;
}

export function cover(catalogue: Catalogue, evidence: Evidence): Coverage {
  const of = (book: BookName): BookCoverage => {
    const entries = catalogue.book(book);
    const ids = entries.map((entry) => entry.id);
    const tested = ids.filter((id) => evidence.tested.has(id));
    // An example is enforced by the rules that its test plays through; a fact about the box is there or it is not.
    const byTest = new Set(entries.filter(({ kind }) => kind === 'example' || isDataKind(kind)).map(({ id }) => id));
    const isEnforced = (id: string): boolean =>
      evidence.enforced.has(id) || (byTest.has(id) && evidence.tested.has(id));
    const enforced = ids.filter(isEnforced);
    const covered = new Set(tested.filter(isEnforced));
    // Without tests there is nothing to prove, so no proof can be out of date.
    const proven = tested.length === 0 ? new Set<string>() : evidence.proven(book);
    return {
      total: ids.length,
      enforced: enforced.length,
      tested: tested.length,
      proven: proven === null ? null : tested.filter((id) => proven.has(id)).length,
      exempt: ids.filter((id) => evidence.exempt.has(id)).length,
      missing: ids.filter((id) => !evidence.exempt.has(id) && !covered.has(id)),
      unproven: proven === null ? null : tested.filter((id) => !proven.has(id)),
      ...(proven === null ? { stale: true } : {}),
    };
  };
  return Object.fromEntries(BOOK_NAMES.map((book) => [book, of(book)])) as Coverage;
}

const COLUMNS = ['total', 'enforced', 'tested', 'proven', 'exempt', 'missing'] as const;

/** A table with one line per book and the sums; `?` stands for a proof that is out of date. */
export function showCoverage(coverage: Coverage): string {
  const rows = BOOK_NAMES.map((book) => ({ name: book as string, cells: cellsOf(coverage[book]) }));
  const sums = COLUMNS.map((_, column) => sum(rows.map((row) => row.cells[column]!)));
  const all = [...rows, { name: 'all books', cells: sums }];
  const width = Math.max(...all.map((row) => row.name.length));
  const line = (name: string, cells: readonly string[]): string =>
    `${name.padEnd(width)}${cells.map((cell, column) => cell.padStart(COLUMNS[column]!.length + 2)).join('')}`;
  const ruled = '-'.repeat(line('', COLUMNS).length);
  const shown = all.map((row) =>
    line(
      row.name,
      row.cells.map((cell) => (cell === null ? '?' : String(cell))),
    ),
  );
  return [line('book', COLUMNS), ruled, ...shown.slice(0, -1), ruled, shown.at(-1)!].join('\n');
}

const cellsOf = (book: BookCoverage): readonly (number | null)[] =>
  COLUMNS.map((column) => (column === 'missing' ? book.missing.length : book[column]));

const sum = (numbers: readonly (number | null)[]): number | null =>
  numbers.includes(null) ? null : numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
