import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { beginProving, type CollectedTest, type RuleId } from '@questwright/rulebook';
import { mustReadCatalogue } from '@questwright/rulebook/files';
import { keepProof, type Progress, progressKey, readProgress } from './rules-proof.ts';
import { Dependencies, ROOT } from './rules-sources.ts';
import { type Outcome, prove, runOnce } from './rules-verdicts.ts';

const LONGEST_TEST = 10_000;
const ids = (process.env['QUESTWRIGHT_PROVE'] ?? '').split(',').filter(Boolean);
const progressFile = process.env['QUESTWRIGHT_PROVE_PROGRESS'] ?? '';

const sources = new Dependencies(ROOT);
const state = beginProving();
for (const file of new Set(ids.flatMap((id) => sources.naming(id)))) {
  state.file = file;
  await import(/* @vite-ignore */ path.join(ROOT, file));
}
state.file = null;

test('prove the rules', async () => {
  const catalogue = mustReadCatalogue();
  const kindOf = (id: string): ReturnType<typeof catalogue.rule>['kind'] => catalogue.rule(id as RuleId).kind;
  const earlier = readProgress(existsSync(progressFile) ? readFileSync(progressFile, 'utf8') : '');
  const note = (progress: Progress): void => appendFileSync(progressFile, `${JSON.stringify(progress)}\n`);
  note({ start: ids.length });
  const findings = await prove(state.collect, ids, {
    kindOf,
    setKnockout: (knockout) => {
      state.knockout = knockout;
    },
    asked: () => state.asked,
    undecided: () => state.undecided,
    found: (finding) => {
      keepProof({ key: sources.ofProof(finding.id, kindOf(finding.id)), at: Date.now(), finding });
      note({ found: finding.id });
    },
    run: async (collected, knockout) => {
      const key = progressKey(collected, knockout);
      if (earlier.endless.has(key)) return { red: 'it never ends', by: 'endless loop' };
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
    const outcome: Outcome = { red: `it takes longer than ${LONGEST_TEST / 1000} s`, by: 'endless loop' };
    timer = setTimeout(() => resolve(outcome), LONGEST_TEST);
  });
  const outcome = await Promise.race([runOnce(collected, (error) => state.invalid.has(error)), late]);
  clearTimeout(timer);
  await new Promise((resolve) => setImmediate(resolve));
  return outcome;
}
