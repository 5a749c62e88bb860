import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { runScenario } from '@questwright/harness';
import { describeProblem } from '@questwright/packs';
import { readText } from '../game-files.ts';
import { say } from '../language.ts';
import { gamesWith, packsFrom } from '../packs.ts';
import { paperOn } from '../terminal.ts';
import { wrongUse } from '../problem.ts';

/** Plays scenario files, and all of those below folders. */
export function scenario(names: readonly string[], { pack }: { pack?: string[] } = {}): void {
  const paper = paperOn(process.stdout);
  const files = names.flatMap(filesIn);
  if (files.length === 0) throw wrongUse(say('scenario.none', { names: names.join(', ') }));
  const games = gamesWith(packsFrom(pack));
  let failed = 0;
  let checks = 0;
  for (const file of files) {
    const result = runScenario(readText(file), file, games);
    checks += result.checks;
    if (result.ok) {
      const number = say('scenario.checks', { checks: result.checks });
      paper.line(`${say('scenario.ok').padEnd(6)}  ${file}: ${result.title} ${number}`);
      continue;
    }
    failed++;
    paper.line(`${paper.strong(say('scenario.failed').padEnd(6))}  ${file}: ${result.title}`);
    for (const problem of result.problems) paper.line(describeProblem(file, problem));
  }
  paper.line(say('scenario.total', { files: files.length, failed, checks }));
  if (failed > 0) process.exitCode = 1;
}

function filesIn(name: string): string[] {
  if (!statSync(name, { throwIfNoEntry: false })?.isDirectory()) return [name];
  return readdirSync(name, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ya?ml$/.test(file))
    .sort()
    .map((file) => path.join(name, file));
}
