/** Where a rule is written, enforced, tested and proven: answered from the files, without running anything. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { BOOK_NAMES, BOOKS, type RuleEntry, testName } from '@questwright/rulebook';
import { readBook, readExemptions } from '@questwright/rulebook/files';
import { readCitations } from './rules-citations.ts';
import { isValid, readProofs } from './rules-proof.ts';
import { Dependencies, findEnforced, ROOT } from './rules-sources.ts';
import { ago, readResultsOf } from './rules-tests.ts';

/** Only the books whose rules have such ids are read. */
export function findRule(id: string): RuleEntry | null {
  const [prefix] = id.split('-');
  for (const name of BOOK_NAMES) {
    if (!(BOOKS[name].prefixes as readonly string[]).includes(prefix!)) continue;
    const entry = readBook(name).entries.find((one) => one.id === id);
    if (entry) return entry;
  }
  return null;
}

export function showWhere(entry: RuleEntry): string {
  const { id, title, kind, book, line } = entry;
  const sources = new Dependencies(ROOT);
  const enforced = findEnforced(
    ROOT,
    (one) => one === id,
    (text) => text.includes(id),
  );
  const list = (label: string, lines: readonly string[]): string =>
    `${label.padEnd(10)}${lines.join('\n          ') || 'no'}`;
  const exempt = readExemptions().find((exemption) => exemption.id === id);
  return [
    `${id}  ${title} (${kind})`,
    list('written', [`packages/rulebook/catalogue/${book}.yaml:${line}`]),
    list('enforced', [...new Set(enforced.get(id))]),
    list('tested', testsOf(id, sources)),
    list('proven', [proofOf(entry, sources)]),
    list('exempt', exempt ? [exempt.reason] : []),
  ].join('\n');
}

function proofOf(entry: RuleEntry, sources: Dependencies): string {
  const proof = readProofs().get(entry.id);
  if (proof === undefined) return 'no (npm run rules -- --prove)';
  const { verdict, weak, because } = proof.finding;
  const found = `${verdict}${weak ? ', but weakly' : ''}: ${because}`;
  return isValid(proof, entry, sources) ? found : `? (from other sources, ${ago(proof.at)}: ${found})`;
}

function testsOf(id: string, sources: Dependencies): readonly string[] {
  const files = sources.naming(id);
  const results = readResultsOf(files, sources);
  return files.flatMap((file): string[] => {
    const ran = results.get(file);
    const citing = citingTests(file, readFileSync(path.join(ROOT, file), 'utf8'), id);
    if (citing.length === 0) {
      // Cited by way of a table: only who has run the test knows.
      if (ran === undefined)
        return [`${file}: names it; which test proves it shows when it has been run (npm run rules)`];
      const cited = readCitations(ran.tests, () => true).citations.filter(({ ids }) => ids.includes(id));
      return cited.map(({ name, passed }) => `${file}: ${name} (${passed ? 'passed' : 'did not pass'} ${ago(ran.at)})`);
    }
    return citing.map(({ line, name, title }) => {
      const test = ran?.tests.find((one) => one.name === title);
      const known = test
        ? `${test.passed ? 'passed' : 'did not pass'} ${ago(ran!.at)}`
        : 'not run since its sources changed';
      return `${file}:${line}: ${name} (${known})`;
    });
  });
}

interface CitingTest {
  readonly line: number;
  readonly name: string;
  /** As a report of the tests has it. */
  readonly title: string;
}
type Syntax = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;
const isSyntax = (node: unknown): node is Syntax =>
  typeof node === 'object' && node !== null && typeof (node as Syntax)['type'] === 'string';

/** The calls of `rule` and `data` in a test file that cite a rule. */
export function citingTests(file: string, text: string, id: string): readonly CitingTest[] {
  const found: CitingTest[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isSyntax(node)) return;
    const kind = node.type === 'CallExpression' ? (node['callee'] as Syntax)['name'] : null;
    const [cited, name] = kind === 'rule' || kind === 'data' ? (node['arguments'] as Syntax[]) : [];
    const ids = cited ? (cited.type === 'ArrayExpression' ? (cited['elements'] as Syntax[]) : [cited]) : [];
    const values = ids.map((one) => one['value']);
    if (values.includes(id)) {
      const said = name?.type === 'Literal' ? String(name['value']) : text.slice(name?.start, name?.end);
      const line = text.slice(0, node.start).split('\n').length;
      found.push({ line, name: said, title: testName(kind as 'rule' | 'data', values as string[], said) });
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, text).program);
  return found;
}
