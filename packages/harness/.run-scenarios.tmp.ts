import { readFileSync } from 'node:fs';
import { describeProblem, runScenario } from '@questwright/harness';
const { ENTRIES } = await import('/work/main/packages/harness/src/games/entries.ts').catch(async () => {
  const { ticTacToe } = await import('@questwright/harness/games'); const m = JSON.parse(readFileSync('/work/main/packages/harness/src/games/tic-tac-toe/messages.en.json','utf8'));
  return { ENTRIES: [{ definition: ticTacToe, messages: m, title: 'game.title', board: () => [] }] };
});
import { skirmish } from '/work/main/packages/harness/src/games/skirmish/index.ts';
const ALL: any[] = ENTRIES.some((e: any) => e.definition.id === 'skirmish') ? ENTRIES : [...ENTRIES, { definition: skirmish, messages: {}, title: 'game.title', board: () => [] }];
for (const file of process.argv.slice(2)) {
  const r = runScenario(readFileSync(file, 'utf8'), file, ALL);
  console.log(r.ok ? 'ok  ' : 'FAIL', r.checks, file, '-', r.title);
  for (const p of r.problems) console.log(describeProblem(file, p));
  for (const p of r.foreseen) console.log('   foreseen:', describeProblem(file, p));
}
