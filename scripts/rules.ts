import { readFileSync } from 'node:fs';
import {
  BOOK_NAMES,
  type BookName,
  type Catalogue,
  type Citation,
  cover,
  type Exemption,
  type Finding,
  readCitations,
  showCoverage,
  showProblem,
} from '@questwright/rulebook';
import { readCatalogue } from '@questwright/rulebook/files';
import { generateRuleIds } from './rules-generate.ts';
import { HELP, type Options, readOptions, UsageError } from './rules-options.ts';
import { findingsOf, proveBooks, readProofs } from './rules-proof.ts';
import { findEnforced, hashSources, ROOT } from './rules-sources.ts';
import { readVitestReport, runTests, type TestRun } from './rules-tests.ts';

interface Gathered {
  readonly catalogue: Catalogue;
  readonly exemptions: readonly Exemption[];
  readonly enforced: ReadonlyMap<string, readonly string[]>;
  readonly citations: readonly Citation[];
  readonly findings: (book: BookName) => readonly Finding[] | null;
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
  const { catalogue, exemptions, problems } = readCatalogue();
  for (const problem of problems) console.error(`packages/rulebook/catalogue/${showProblem(problem)}`);
  if (problems.length > 0) return 1;
  if (options.where !== null && catalogue.find(options.where) === null) throw unknownId(catalogue, options.where);
  if (options.generate) {
    console.log(`rule-ids.ts: ${catalogue.entries.length} ids, ${generateRuleIds(catalogue)}`);
    return 0;
  }
  const isKnown = (id: string): boolean => catalogue.find(id) !== null;
  const hash = hashSources(ROOT);
  const run = options.results === null ? runTests(hash) : readResults(options.results);
  const { citations, problems: wrong } = readCitations(run.tests, isKnown);
  for (const problem of wrong) console.error(problem);
  for (const file of run.broken) console.error(`${file}: could not be run, its tests are not counted`);
  const only = options.prove === 'all' ? null : options.prove;
  const proofs = options.prove === null ? readProofs() : await proveBooks(catalogue, only, hash);
  const findings = (book: BookName): readonly Finding[] | null => findingsOf(proofs, book, hash);
  report(options, { catalogue, exemptions, enforced: findEnforced(ROOT, isKnown), citations, findings });
  return wrong.length > 0 ? 1 : 0;
}

function report(options: Options, gathered: Gathered): void {
  const { catalogue, enforced, citations, findings } = gathered;
  const passed = citations.filter((citation) => citation.passed);
  const coverage = cover(catalogue, {
    enforced: new Set(enforced.keys()),
    tested: new Set(passed.flatMap((citation) => citation.ids)),
    exempt: new Set(gathered.exemptions.map((exemption) => exemption.id)),
    proven: (book) => {
      const found = findings(book);
      return found && new Set(found.flatMap(({ id, verdict }) => (verdict === 'proven' ? [id] : [])));
    },
  });
  if (options.json) {
    console.log(JSON.stringify({ books: coverage }));
    return;
  }
  if (options.where !== null) {
    showWhere(gathered, options.where);
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
  if (options.prove === null) return;
  for (const book of options.prove === 'all' ? BOOK_NAMES : [options.prove]) {
    const because = new Map((findings(book) ?? []).map((finding) => [finding.id, finding]));
    for (const id of coverage[book].unproven ?? []) {
      const { verdict, because: why } = because.get(id) ?? {
        verdict: 'unproven',
        because: 'no test in test/rules cites it',
      };
      console.log(`${verdict}: ${id}  ${catalogue.find(id)?.title}: ${why}`);
    }
  }
}

function showWhere({ catalogue, exemptions, enforced, citations, findings }: Gathered, id: string): void {
  const entry = catalogue.find(id);
  if (entry === null) return;
  const exempt = exemptions.find((exemption) => exemption.id === id);
  const found = findings(entry.book);
  const finding = found?.find((one) => one.id === id);
  const proof =
    found === null ? '? (no proof of these sources)' : finding ? `${finding.verdict}: ${finding.because}` : 'no';
  const tests = citations.filter((citation) => citation.ids.includes(id));
  const list = (label: string, lines: readonly string[]): string =>
    `${label.padEnd(10)}${lines.join('\n          ') || 'no'}`;
  const lines = [
    `${id}  ${entry.title} (${entry.kind})`,
    list('written', [`packages/rulebook/catalogue/${entry.book}.yaml:${entry.line}`]),
    list('enforced', enforced.get(id) ?? []),
    list(
      'tested',
      tests.map((test) => `${test.file}: ${test.name}${test.passed ? '' : ' (did not pass)'}`),
    ),
    list('proven', [proof]),
    list('exempt', exempt ? [exempt.reason] : []),
  ];
  console.log(lines.join('\n'));
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
