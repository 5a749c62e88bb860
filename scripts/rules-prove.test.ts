import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  beginProving,
  type CollectedTest,
  isBookName,
  type Outcome,
  prove,
  type RuleId,
  runOnce,
} from '@questwright/rulebook';
import { mustReadCatalogue } from '@questwright/rulebook/files';
import { type Progress, progressKey, readProgress } from './rules-proof.ts';
import { ROOT, ruleTestFiles } from './rules-sources.ts';

const LONGEST_TEST = 10_000;
const book = process.env['QUESTWRIGHT_PROVE_BOOK'] ?? '';
const progressFile = process.env['QUESTWRIGHT_PROVE_PROGRESS'] ?? '';

const state = beginProving();
for (const file of ruleTestFiles(ROOT)) {
  state.file = file;
  await import(/* @vite-ignore */ path.join(ROOT, file));
}
state.file = null;

test('prove the rules', async () => {
  const catalogue = mustReadCatalogue();
  const earlier = readProgress(existsSync(progressFile) ? readFileSync(progressFile, 'utf8') : '');
  const note = (progress: Progress): void => appendFileSync(progressFile, `${JSON.stringify(progress)}\n`);
  const inBook = (id: string): boolean => !isBookName(book) || catalogue.bookOf(id) === book;
  const cited = new Set(state.collect.flatMap((collected) => collected.ids));
  const found = new Set(earlier.findings.map((finding) => finding.id));
  const ids = catalogue.entries.map((entry) => entry.id).filter((id) => cited.has(id) && inBook(id) && !found.has(id));
  note({ start: ids.length });
  const findings = await prove(state.collect, ids, {
    kindOf: (id) => catalogue.rule(id as RuleId).kind,
    setKnockout: (id) => {
      state.knockout = id as RuleId | null;
    },
    asked: () => state.asked,
    found: (finding) => note({ finding }),
    run: async (collected, knockout) => {
      const key = progressKey(collected, knockout);
      if (earlier.endless.has(key)) return { red: 'it never ends' };
      note({ begin: key });
      const outcome = await runWithin(collected);
      note({ end: key });
      return outcome;
    },
  });
  note({ done: true });
  expect(findings.map((finding) => finding.id)).toEqual(ids);
});

/** Also gives way to the event loop: a worker that never does is taken for dead. */
async function runWithin(collected: CollectedTest): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve({ red: `it takes longer than ${LONGEST_TEST / 1000} s` }), LONGEST_TEST);
  });
  const outcome = await Promise.race([runOnce(collected), late]);
  clearTimeout(timer);
  await new Promise((resolve) => setImmediate(resolve));
  return outcome;
}
