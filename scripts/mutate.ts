/** `npm run mutate`: places in the rules of Runebound and Middara are turned the wrong way, one at a time: comparisons, numbers,
 *  all and any, who does it to whom. The tests that come by such a place should notice. Those that none notices are listed. */

import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mayHaveMarks } from './marks.mjs';
import { type Mutant, type MutantProgress, readMutantProgress } from './mutate-progress.ts';
import { mutantsOf, sampleOf } from './mutants.mjs';
import { CACHE, filesUnder, ROOT } from './rules-sources.ts';
import { runWatched, timeLeft } from './watched-run.ts';

const GAMES = ['runebound', 'middara'];
const USAGE = `Usage: npm run mutate -- [--count N] [--seed TEXT] [--game ${GAMES.join('|')}] [--list]`;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'the wrong way' },
    game: { type: 'string', multiple: true, default: GAMES },
    list: { type: 'boolean', default: false },
  },
});
const count = Number(values.count);
if (!Number.isInteger(count) || count < 1 || values.game.some((game) => !GAMES.includes(game))) {
  console.error(USAGE);
  process.exit(2);
}

/** Rules only: bots, texts, labs and soaks play by them. */
const isRules = (file: string): boolean =>
  mayHaveMarks(file) && !/^packages\/[^/]+\/src\/(bot|content|text|lab|soak|odds|art|picture|messages)\//.test(file);

const share = Math.ceil(count / values.game.length);
const mutants: Mutant[] = values.game.flatMap((game) => {
  const all = filesUnder(ROOT, `packages/${game}/src`)
    .filter(isRules)
    .flatMap((file) => mutantsOf(file, readFileSync(path.join(ROOT, file), 'utf8')));
  console.error(`${game}: ${all.length} places could be wrong, ${share} of them are tried.`);
  return sampleOf(all, share, values.seed).map(({ file, line, start, end, kind, was, wrong, ids }) => ({
    file,
    line,
    start,
    end,
    kind,
    was,
    wrong,
    ids,
  }));
});
const show = ({ file, line, kind, was, wrong, ids }: Mutant): string =>
  `${file}:${line} ${kind}: ${was.replaceAll(/\s+/g, ' ')} → ${wrong.replaceAll(/\s+/g, ' ')} (${ids.slice(0, 4).join(', ')})`;
if (values.list) {
  for (const mutant of mutants) console.log(show(mutant));
  process.exit(0);
}

mkdirSync(CACHE, { recursive: true });
const [listFile, progressFile] = ['mutants.json', 'mutants-progress.jsonl'].map((name) => path.join(CACHE, name));
writeFileSync(listFile!, JSON.stringify(mutants));
rmSync(progressFile!, { force: true });
for (;;) {
  const { silent, output } = await runWatched({
    config: 'vitest.mutate.config.ts',
    progress: progressFile!,
    env: { QUESTWRIGHT_MUTANTS: listFile!, QUESTWRIGHT_MUTANTS_PROGRESS: progressFile! },
    report: (milliseconds) => {
      const { tests, tried } = readMutantProgress(progressFile!);
      return tried.size === 0
        ? `${tests.size} tests run with the rules as they are`
        : timeLeft({ of: mutants.length, found: tried.size }, milliseconds, 'mutants');
    },
  });
  const { open, done } = readMutantProgress(progressFile!);
  if (done) break;
  if (!silent || open === null) throw new Error(`The run did not finish:\n${output.slice(-3000)}`);
  // A game that never goes on is noticed by whoever plays it.
  const noticed: MutantProgress = { tried: open, noticedBy: 'a test that never ends', reached: 1 };
  appendFileSync(progressFile!, `${JSON.stringify(noticed)}\n`);
}

const { tests, tried } = readMutantProgress(progressFile!);
const red = [...tests].filter(([, { green }]) => !green).map(([name]) => name);
for (const name of red) console.log(`red without any mutant, left out: ${name}`);
const unnoticed = mutants.flatMap((mutant, number) => {
  const { noticedBy, reached } = tried.get(number)!;
  return noticedBy === null ? [{ mutant, reached }] : [];
});
for (const { mutant, reached } of unnoticed) {
  console.log(`${show(mutant)}: ${reached === 0 ? 'no test comes by' : `${reached} tests come by and notice nothing`}`);
}
const percent = (100 * unnoticed.length) / mutants.length;
console.log(`${unnoticed.length} of ${mutants.length} mutants were not noticed (${percent.toFixed(1)} %).`);
console.log(JSON.stringify({ seed: values.seed, mutants: mutants.length, unnoticed: unnoticed.length }));
process.exitCode = percent > 5 ? 1 : 0;
