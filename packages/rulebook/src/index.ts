export { BOOK_NAMES, BOOKS, type BookName, isBookName } from './books.ts';
export { type Catalogue, makeCatalogue } from './catalogue.ts';
export { checkCitedIds, testName } from './citations.ts';
export { isDataKind, type Kind, KINDS, type Problem, type RuleEntry, showProblem } from './entry.ts';
export { type Exemption, parseExemptions } from './exempt.ts';
export { CatalogueError, type Loaded, loadCatalogue, type ParsedBook, parseBook, type Source } from './load.ts';
export {
  beginProving,
  type CollectedTest,
  endProving,
  type Knockout,
  type Proving,
  proving,
  settingUp,
} from './proving.ts';
export type { RuleId } from './rule-ids.ts';
