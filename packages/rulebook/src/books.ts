export const BOOKS = {
  'runebound-base': { title: 'Runebound Second Edition', prefixes: ['RB'] },
  midnight: { title: 'Midnight', prefixes: ['MN'] },
  'frozen-wastes': { title: 'The Frozen Wastes', prefixes: ['FW'] },
  'small-expansions': { title: 'Six small expansions for Runebound', prefixes: ['RR', 'WL', 'TT', 'BB', 'SS', 'CT'] },
  'middara-modes-and-items': { title: 'Middara, part 1: modes and items', prefixes: ['MD'] },
  'middara-encounters': { title: 'Middara, part 2: encounters in play', prefixes: ['MD'] },
  'small-games': { title: "Questwright's three practice games", prefixes: ['TIC', 'LAN', 'SKM', 'QST'] },
} as const satisfies Record<string, { title: string; prefixes: readonly string[] }>;

export type BookName = keyof typeof BOOKS;

export const BOOK_NAMES: readonly BookName[] = Object.keys(BOOKS) as BookName[];

export const isBookName = (name: string): name is BookName => Object.hasOwn(BOOKS, name);
