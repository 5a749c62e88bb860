export { BOOK_NAMES, BOOKS, type BookName, isBookName } from './books.ts';
export { type Catalogue, makeCatalogue } from './catalogue.ts';
export { checkCitedIds, type Citation, MOST_IDS_PER_TEST, type RanTest, readCitations, testName } from './citations.ts';
export { type BookCoverage, cover, type Coverage, type Evidence, showCoverage } from './coverage.ts';
export { isDataKind, type Kind, KINDS, type Problem, type RuleEntry, showProblem } from './entry.ts';
export { type Exemption, parseExemptions } from './exempt.ts';
export { CatalogueError, type Loaded, loadCatalogue, type ParsedBook, parseBook, type Source } from './load.ts';
export { type Finding, type Outcome, prove, type ProveOptions, type RedBy, runOnce, type Verdict } from './prove.ts';
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
