/** Packs from folders, as `--pack` names them. */

import { statSync } from 'node:fs';
import path from 'node:path';
import type { GameEntry } from '@questwright/messages';
import { describeProblem, readPack, withPacks, type FilePack, type ReadPack } from '@questwright/packs';
import { readPackFolder } from '@questwright/packs/folder';
import { GAMES } from '@questwright/games';
import { listOf } from './games.ts';
import { say } from './language.ts';
import { failure, reasonOf, wrongUse } from './problem.ts';

/** Reads a folder; `before` are packs that this one may need. */
export function readFolder(folder: string, before: readonly FilePack[] = []): ReadPack {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw wrongUse(say('pack.no-folder', { folder }));
  let files;
  try {
    files = readPackFolder(folder);
  } catch (error) {
    throw failure(say('file.unreadable', { name: folder, reason: reasonOf(error) }));
  }
  return readPack(files, gamesWith(before));
}

export const problemsIn = (folder: string, { problems }: ReadPack): string[] =>
  problems.map(({ file, ...problem }) => describeProblem(path.join(folder, file), problem));

/** The packs of these folders, in this order. Whatever is wrong with them is told as a whole. */
export function packsFrom(folders: readonly string[] = []): FilePack[] {
  const packs: FilePack[] = [];
  const problems: string[] = [];
  for (const folder of folders) {
    const read = readFolder(folder, packs);
    if (read.pack) packs.push(read.pack);
    problems.push(...problemsIn(folder, read));
  }
  if (problems.length > 0) throw failure(problems.join('\n'));
  return packs;
}

export const gamesWith = (packs: readonly FilePack[]): GameEntry[] => GAMES.map((entry) => withPacks(entry, packs));

/** One game with these packs, all of which must be of it. */
export function gameWith(entry: GameEntry, packs: readonly FilePack[]): GameEntry {
  const { id } = entry.definition;
  const stray = packs.find((pack) => pack.game !== id);
  if (stray) throw wrongUse(say('pack.other-game', { pack: stray.id, of: stray.game, game: id }));
  return withPacks(entry, packs);
}

export const packNames = (all: readonly string[], wanted = ''): string[] =>
  wanted === 'all' ? [...all] : listOf(wanted);
