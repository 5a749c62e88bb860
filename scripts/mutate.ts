/** `npm run mutate`: places in the rules of Runebound and Middara are turned the wrong way, one at a time: comparisons, numbers,
 *  all and any, who does it to whom. The tests that come by such a place should notice. Those that none notices are listed. */

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mayHaveMarks } from './marks.mjs';
import { type Mutant, readMutantProgress } from './mutate-progress.ts';
import { untilTried } from './mutate-watching.ts';
import { mutantsOf, sampleOf } from './mutants.mjs';
import { EQUIVALENT } from './mutants-equivalent.ts';
import { CACHE, filesUnder, ROOT } from './rules-sources.ts';
import { runWatched, timeLeft } from './watched-run.ts';

const GAMES = ['runebound', 'middara'];
const USAGE = `Usage: npm run mutate -- [--count N] [--seed TEXT] [--game ${GAMES.join('|')}] [--tests TEXT] [--list | --so-far]`;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'the wrong way' },
    game: { type: 'string', multiple: true, default: GAMES },
    /** Only tests in files with this in their names: what do they notice? */
    tests: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
    'so-far': { type: 'boolean', default: false },
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
  return sampleOf(all, share, values.seed);
});
const show = ({ file, line, kind, was, wrong, ids }: Mutant): string =>
  `${file}:${line} ${kind}: ${was.replaceAll(/\s+/g, ' ')} → ${wrong.replaceAll(/\s+/g, ' ')} (${ids.slice(0, 4).join(', ')})`;
if (values.list) {
  for (const mutant of mutants) console.log(show(mutant));
  process.exit(0);
}

// One list, one file: what was found about it is kept, and thrown away test by test when sources change.
const list = JSON.stringify(mutants, (key, value: unknown) => (key === 'text' ? undefined : value));
const folder = path.join(CACHE, 'mutants', createHash('sha256').update(list).digest('hex').slice(0, 12));
mkdirSync(folder, { recursive: true });
const some = values.tests === '' ? '' : `-${values.tests.replaceAll(/\W+/g, '-')}`;
const [listFile, progressFile] = ['list.json', `progress${some}.jsonl`].map((name) => path.join(folder, name));
writeFileSync(listFile!, list);
if (!values['so-far']) {
  await untilTried(progressFile!, (patience) =>
    runWatched({
      config: 'vitest.mutate.config.ts',
      progress: progressFile!,
      env: {
        QUESTWRIGHT_MUTANTS: listFile!,
        QUESTWRIGHT_MUTANTS_PROGRESS: progressFile!,
        QUESTWRIGHT_MUTANTS_TESTS: values.tests,
      },
      patience,
      report: (milliseconds) => {
        const { tests, tried, open } = readMutantProgress(progressFile!);
        return tried.size === 0 && (open?.mutant ?? null) === null
          ? `${tests.size} tests run with the rules as they are`
          : timeLeft({ of: mutants.length, found: tried.size }, milliseconds, 'mutants');
      },
    }),
  );
}

const { tests, tried } = readMutantProgress(progressFile!);
for (const { test, green } of tests.values()) if (!green) console.log(`red without any mutant, left out: ${test}`);
const unnoticed = mutants.flatMap((mutant, number) => {
  const known = tried.get(number);
  if (EQUIVALENT[mutant.name] !== undefined && known && known.noticedBy !== null) {
    console.log(`${show(mutant)}: is said to make no difference, but is noticed by ${known.noticedBy}`);
  }
  return known?.noticedBy === null ? [{ mutant, reached: known.reached }] : [];
});
const equivalent = unnoticed.filter(({ mutant }) => EQUIVALENT[mutant.name] !== undefined);
for (const { mutant } of equivalent) console.log(`${show(mutant)}: makes no difference: ${EQUIVALENT[mutant.name]}`);
const surviving = unnoticed.filter((one) => !equivalent.includes(one));
for (const { mutant, reached } of surviving) {
  console.log(`${show(mutant)}: ${reached === 0 ? 'no test comes by' : `${reached} tests come by and notice nothing`}`);
}
const percent = (100 * surviving.length) / tried.size;
const of = tried.size === mutants.length ? `${mutants.length}` : `${tried.size} tried (of ${mutants.length})`;
console.log(`${surviving.length} of ${of} mutants were not noticed (${percent.toFixed(1)} %).`);
if (equivalent.length > 0) console.log(`${equivalent.length} more make no difference that anybody could notice.`);
const figures = { tried: tried.size, unnoticed: surviving.length, equivalent: equivalent.length };
console.log(JSON.stringify({ seed: values.seed, mutants: mutants.length, ...figures }));
process.exitCode = percent <= 5 ? 0 : 1;
