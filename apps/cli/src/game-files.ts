import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { save, type GameFile, type GameRecord, type World } from '@questwright/kernel';
import type { GameEntry } from '@questwright/messages';
import { whyNotWith } from '@questwright/packs';
import { GAMES } from '@questwright/games';
import { findGame } from './games.ts';
import { say } from './language.ts';
import { gameWith, packsFrom } from './packs.ts';
import { failure, reasonOf } from './problem.ts';

export interface OpenedFile {
  entry: GameEntry;
  file: GameFile;
}

export function readText(name: string): string {
  try {
    return readFileSync(name, 'utf8');
  } catch (error) {
    throw failure(say('file.unreadable', { name, reason: reasonOf(error) }));
  }
}

/** A game file and its game, with the packs of these folders: those that it is played with, and no others. */
export function readGameFile(name: string, folders: readonly string[] = []): OpenedFile {
  const text = readText(name);
  let file: GameFile;
  try {
    file = JSON.parse(text) as GameFile;
  } catch (error) {
    throw failure(say('file.no-game', { name, reason: reasonOf(error) }));
  }
  const game: unknown = file?.header?.game;
  if (typeof game !== 'string') throw failure(say('file.nameless', { name }));
  const found = findGame(game);
  if (!found) {
    const known = GAMES.map(({ definition }) => definition.id).join(', ');
    throw failure(say('file.other-game', { name, game, known }));
  }
  const packs = packsFrom(folders);
  const entry = gameWith(found, packs);
  const why = whyNotWith(file.header, entry.definition, packs);
  if (why !== null) throw failure(say('file.other-packs', { name, why }));
  return { entry, file };
}

/** Does something with a game file; whatever is wrong with the file becomes one sentence. */
export function withFile<T>(name: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw failure(`${name}: ${reasonOf(error)}`);
  }
}

/** Never leaves half a file behind: the old one is there until the new one is whole. */
export function writeGameFile(name: string, record: GameRecord<World>): void {
  try {
    const unfinished = `${name}.unfinished`;
    writeFileSync(unfinished, `${JSON.stringify(save(record), null, 1)}\n`);
    renameSync(unfinished, name);
  } catch (error) {
    throw failure(say('file.unsaved', { name, reason: reasonOf(error) }));
  }
}

export const exists = (name: string): boolean => existsSync(name);
