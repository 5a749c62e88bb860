import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describeProblem, runScenario } from '@questwright/harness';
import { readText } from '../game-files.ts';
import { GAMES } from '../games.ts';
import { paperOn } from '../paper.ts';
import { wrongUse } from '../problem.ts';

/** Plays scenario files, and all of those below folders. */
export function scenario(names: readonly string[]): void {
  const paper = paperOn(process.stdout);
  const files = names.flatMap(filesIn);
  if (files.length === 0) throw wrongUse(`There is no scenario (*.yaml) in ${names.join(', ')}.`);
  let failed = 0;
  let checks = 0;
  for (const file of files) {
    const result = runScenario(readText(file), file, GAMES);
    checks += result.checks;
    if (result.ok) {
      paper.line(`ok      ${file}: ${result.title} (${result.checks} checks)`);
      continue;
    }
    failed++;
    paper.line(`${paper.strong('FAILED')}  ${file}: ${result.title}`);
    for (const problem of result.problems) paper.line(describeProblem(file, problem));
  }
  paper.line(`${files.length} scenarios, ${failed} failed, ${checks} checks`);
  if (failed > 0) process.exitCode = 1;
}

function filesIn(name: string): string[] {
  if (!statSync(name, { throwIfNoEntry: false })?.isDirectory()) return [name];
  return readdirSync(name, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ya?ml$/.test(file))
    .sort()
    .map((file) => path.join(name, file));
}
