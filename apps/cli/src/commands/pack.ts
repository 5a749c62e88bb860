import type { FilePack } from '@questwright/packs';
import { problemsIn, readFolder } from '../packs.ts';
import { paperOn } from '../paper.ts';

/** Reads packs and says everything that is wrong with them; each may need those before it. */
export function checkPacks(folders: readonly string[]): void {
  const paper = paperOn(process.stdout);
  const packs: FilePack[] = [];
  let wrong = 0;
  for (const folder of folders) {
    const read = readFolder(folder, packs);
    const problems = problemsIn(folder, read);
    for (const problem of problems) paper.line(problem);
    wrong += problems.length;
    if (read.pack) {
      packs.push(read.pack);
      paper.line(`ok: ${folder}: ${inWords(read.pack)}`);
    }
  }
  if (wrong === 0) return;
  paper.line(`${wrong} ${wrong === 1 ? 'problem' : 'problems'}`);
  process.exitCode = 1;
}

function inWords({ title, version, game, hash, pack }: FilePack): string {
  const name = [title, version].filter((text) => text !== '').join(' ');
  const number = pack.edits.length;
  return `${name} for ${game}, ${number} ${number === 1 ? 'card' : 'cards'}, hash ${hash.slice(0, 8)}`;
}
