import { BOOK_NAMES, type BookName, isBookName } from '@questwright/rulebook';

export interface Options {
  readonly json: boolean;
  readonly help: boolean;
  readonly generate: boolean;
  /** Absent, or all books, or one, or one rule. */
  readonly prove: 'all' | BookName | { readonly id: string } | null;
  readonly missing: 'all' | BookName | null;
  readonly where: string | null;
  readonly results: string | null;
}

export class UsageError extends Error {}

export const HELP = `npm run rules                     how much of each book is enforced, tested and proven
npm run rules -- --json           the same as one JSON object
npm run rules -- --prove [book]   knock out each tested rule and see whether its tests notice; may be stopped and goes on
npm run rules -- --prove <id>     the same for one rule
npm run rules -- --missing [book] the rules that are not yet enforced and tested
npm run rules -- --where <id>     where a rule is written, enforced, tested and proven
npm run rules -- --generate       write the list of rule ids from the catalogue
npm run rules -- --results <file> take a JSON report of vitest instead of running the rule tests that have changed
Books: ${BOOK_NAMES.join(', ')}`;

const KNOWN = ['--json', '--prove', '--missing', '--where', '--generate', '--results', '--help'];

export function readOptions(words: readonly string[]): Options {
  const left = [...words];
  const options = { json: false, help: false, generate: false, prove: null, missing: null, where: null, results: null };
  const chosen: { -readonly [Name in keyof Options]: Options[Name] } = options;
  const value = (): string | null => (left[0] === undefined || left[0].startsWith('--') ? null : left.shift()!);
  const needed = (option: string, what: string): string => {
    const given = value();
    if (given === null) throw new UsageError(`${option} needs ${what}`);
    return given;
  };
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (word === '--json') chosen.json = true;
    else if (word === '--help') chosen.help = true;
    else if (word === '--generate') chosen.generate = true;
    else if (word === '--prove') chosen.prove = bookOrRule(value());
    else if (word === '--missing') chosen.missing = bookOrAll(value());
    else if (word === '--where') chosen.where = needed(word, 'a rule id');
    else if (word === '--results') chosen.results = needed(word, 'a file');
    else throw new UsageError(`Unknown option ${word}. Known options: ${KNOWN.join(', ')}`);
  }
  return chosen;
}

function bookOrRule(name: string | null): Options['prove'] {
  return name !== null && /^[A-Z]+-[A-Z]+-\d+$/.test(name) ? { id: name } : bookOrAll(name);
}

function bookOrAll(name: string | null): 'all' | BookName {
  if (name === null) return 'all';
  if (!isBookName(name)) throw new UsageError(`Unknown book ${name}. Known books: ${BOOK_NAMES.join(', ')}`);
  return name;
}
