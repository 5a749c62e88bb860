import type { FilePack } from '@questwright/packs';
import { say } from '../language.ts';
import { problemsIn, readFolder } from '../packs.ts';
import { paperOn } from '../terminal.ts';

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
      paper.line(inWords(folder, read.pack));
    }
  }
  if (wrong === 0) return;
  paper.line(say('pack.problems', { problems: wrong }));
  process.exitCode = 1;
}

function inWords(folder: string, { title, version, game, hash, pack }: FilePack): string {
  const name = [title, version].filter((text) => text !== '').join(' ');
  return say('pack.ok', { folder, name, game, cards: pack.edits.length, hash: hash.slice(0, 8) });
}
