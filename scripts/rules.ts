import { readFileSync } from 'node:fs';
import { BOOK_NAMES, type Catalogue, type Exemption, type RuleEntry, showProblem } from '@questwright/rulebook';
import { readCatalogue } from '@questwright/rulebook/files';
import { type Citation, readCitations } from './rules-citations.ts';
import { cover, showCoverage } from './rules-coverage.ts';
import { generateRuleIds } from './rules-generate.ts';
import { HELP, type Options, readOptions, UsageError } from './rules-options.ts';
import { isValid, proveRules, readProofs } from './rules-proof.ts';
import { Dependencies, findEnforced, ROOT } from './rules-sources.ts';
import { readVitestReport, runTests, type TestRun } from './rules-tests.ts';
import type { Finding } from './rules-verdicts.ts';
import { findRule, showWhere } from './rules-where.ts';

interface Gathered {
  readonly catalogue: Catalogue;
  readonly exemptions: readonly Exemption[];
  readonly enforced: ReadonlyMap<string, readonly string[]>;
  readonly citations: readonly Citation[];
  /** What was found about a rule from these sources. */
  readonly finding: (id: string) => Finding | null;
}

try {
  process.exitCode = await main(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

async function main(options: Options): Promise<number> {
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  const rule = options.where === null ? null : findRule(options.where);
  if (rule !== null) {
    console.log(showWhere(rule));
    return 0;
  }
  const { catalogue, exemptions, problems } = readCatalogue();
  for (const problem of problems) console.error(`packages/rulebook/catalogue/${showProblem(problem)}`);
  if (problems.length > 0) return 1;
  if (options.where !== null) throw unknownId(catalogue, options.where);
  if (options.generate) {
    console.log(`rule-ids.ts: ${catalogue.entries.length} ids, ${generateRuleIds(catalogue)}`);
    return 0;
  }
  const isKnown = (id: string): boolean => catalogue.find(id) !== null;
  const sources = new Dependencies(ROOT);
  if (options.prove !== null) await proveRules(rulesToProve(catalogue, options.prove), sources);
  if (options.prove !== null && typeof options.prove === 'object') {
    console.log(showWhere(catalogue.find(options.prove.id)!));
    return 0;
  }
  const run = options.results === null ? runTests(sources) : readResults(options.results);
  const { citations, problems: wrong } = readCitations(run.tests, isKnown);
  for (const problem of wrong) console.error(problem);
  for (const file of run.broken) console.error(`${file}: could not be run, its tests are not counted`);
  const proofs = readProofs();
  const finding = (id: string): Finding | null => {
    const proof = proofs.get(id);
    return isValid(proof, catalogue.find(id)!, sources) ? proof!.finding : null;
  };
  report(options, { catalogue, exemptions, enforced: findEnforced(ROOT, isKnown), citations, finding });
  return wrong.length > 0 ? 1 : 0;
}

function rulesToProve(catalogue: Catalogue, what: NonNullable<Options['prove']>): readonly RuleEntry[] {
  if (what === 'all') return catalogue.entries;
  if (typeof what === 'string') return catalogue.book(what);
  const entry = catalogue.find(what.id);
  if (entry === null) throw unknownId(catalogue, what.id);
  return [entry];
}

function report(options: Options, gathered: Gathered): void {
  const { catalogue, enforced, citations, finding } = gathered;
  const passed = citations.filter((citation) => citation.passed);
  const tested = new Set(passed.flatMap((citation) => citation.ids));
  const coverage = cover(catalogue, {
    enforced: new Set(enforced.keys()),
    tested,
    exempt: new Set(gathered.exemptions.map((exemption) => exemption.id)),
    proven: (book) => {
      const ids = catalogue.book(book).flatMap(({ id }) => (tested.has(id) ? [id] : []));
      const found = ids.map(finding);
      return found.includes(null) ? null : new Set(ids.filter((_, at) => found[at]!.verdict === 'proven'));
    },
  });
  if (options.json) {
    console.log(JSON.stringify({ books: coverage }));
    return;
  }
  if (options.missing !== null) {
    for (const book of options.missing === 'all' ? BOOK_NAMES : [options.missing]) {
      const { missing, total } = coverage[book];
      console.log(`${book}: ${missing.length} of ${total} missing`);
      for (const id of missing) console.log(`  ${id}  ${catalogue.find(id)?.title}`);
    }
    return;
  }
  console.log(showCoverage(coverage));
  if (BOOK_NAMES.some((book) => coverage[book].stale)) {
    console.log('?: the sources have changed since the last proof; run: npm run rules -- --prove');
  }
  for (const { file, name } of citations.filter((citation) => !citation.passed)) {
    console.log(`did not pass: ${file}: ${name}`);
  }
  if (options.prove === null || typeof options.prove === 'object') return;
  const books = options.prove === 'all' ? BOOK_NAMES : [options.prove];
  for (const { id, title } of books.flatMap((book) => catalogue.book(book))) {
    const found = finding(id);
    if (found === null) {
      if (tested.has(id)) console.log(`unproven: ${id}  ${title}: no test in test/rules cites it`);
    } else if (found.weak || (found.verdict !== 'proven' && tested.has(id))) {
      console.log(`${found.weak ? 'weak' : found.verdict}: ${id}  ${title}: ${found.because}`);
    }
  }
}

function readResults(file: string): TestRun {
  try {
    return readVitestReport(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(
      `The results in ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function unknownId(catalogue: Catalogue, id: string): UsageError {
  const area = id.slice(0, id.lastIndexOf('-') + 1).toUpperCase();
  const near = catalogue.entries.filter((entry) => area !== '' && entry.id.startsWith(area)).map((entry) => entry.id);
  return new UsageError(`Unknown rule ${id}.${near.length > 0 ? ` Known in its area: ${near.join(', ')}` : ''}`);
}
