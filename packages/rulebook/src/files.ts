import { readFileSync } from 'node:fs';
import { BOOK_NAMES, type BookName } from './books.ts';
import type { Catalogue } from './catalogue.ts';
import { type Exemption, parseExemptions } from './exempt.ts';
import { CatalogueError, loadCatalogue, type Loaded, parseBook, type ParsedBook } from './load.ts';

/** Works from `src` and from `dist` alike: both lie beside `catalogue`. */
const CATALOGUE_FOLDER = new URL('../catalogue/', import.meta.url);

const readCatalogueFile = (name: string): string => readFileSync(new URL(`${name}.yaml`, CATALOGUE_FOLDER), 'utf8');

export function readCatalogue(): Loaded {
  const sources = BOOK_NAMES.map((name) => ({ name, text: readCatalogueFile(name) }));
  return loadCatalogue(sources, readCatalogueFile('exempt'));
}

/** One book alone: much faster than all of them, enough for a single game's "why?". */
export function readBook(name: BookName): ParsedBook {
  const book = parseBook(name, readCatalogueFile(name));
  if (book.problems.length > 0) throw new CatalogueError(book.problems);
  return book;
}

/** Why some rules cannot be tested, whatever books there are. */
export const readExemptions = (): readonly Exemption[] =>
  parseExemptions(readCatalogueFile('exempt'), () => true).exemptions;

export function mustReadCatalogue(): Catalogue {
  const { catalogue, problems } = readCatalogue();
  if (problems.length > 0) throw new CatalogueError(problems);
  return catalogue;
}
