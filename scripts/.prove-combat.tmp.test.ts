import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'vitest';
import { beginProving, prove, runOnce } from '@questwright/rulebook';
import { mustReadCatalogue } from '@questwright/rulebook/files';
import { ROOT, ruleTestFiles } from './rules-sources.ts';
const mine = /runebound\/test\/rules\/(combat|defeating|knockout|allies-in-combat|wounds|activation|skill-tests|terms|examples|items|facts)\//;
const state = beginProving();
for (const file of ruleTestFiles(ROOT)) { if (!mine.test(file)) continue; state.file = file; await import(path.join(ROOT, file)); }
test('prove', async () => {
  const catalogue = mustReadCatalogue();
  const cited = new Set(state.collect.flatMap((c) => c.ids as string[]));
  const ids = catalogue.entries.map((e) => e.id as string).filter((id) => cited.has(id) && /RB-(WND|ACT|CBT|DEF|KO|ALY|EX|SKL|TERM|CARD|FACT)-/.test(id));
  const out: string[] = [];
  await prove(state.collect, ids, { kindOf: (id) => catalogue.rule(id as never).kind, setKnockout: (id) => { state.knockout = id as never; }, asked: () => state.asked,
    found: (f) => { if (f.verdict !== 'proven') out.push(`${f.id} ${f.verdict}: ${f.because}`); }, run: async (c) => { const o = await runOnce(c); await new Promise((r) => setImmediate(r)); return o; } });
  writeFileSync('/tmp/scratch/proof.txt', `${ids.length} tried\n${out.join('\n')}\nmissing tests: ${catalogue.entries.map((e) => e.id as string).filter((id) => /RB-(WND|ACT|CBT|DEF|KO|ALY|EX|SKL|TERM)-/.test(id) && !cited.has(id)).join(' ')}\n`);
}, 900000);
