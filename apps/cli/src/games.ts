import { GAMES } from '@questwright/games';
import { AmendError, load, LoadError, type Loaded } from '@questwright/kernel';
import type { GameEntry } from '@questwright/messages';
import { say, wordsOf } from './language.ts';
import { reasonOf, wrongUse } from './problem.ts';

export const titleOf = (entry: GameEntry): string => wordsOf(entry)({ key: entry.title, with: {} });

const plainName = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

export const findGame = (name: string): GameEntry | null =>
  GAMES.find((entry) => [entry.definition.id, titleOf(entry)].some((known) => plainName(known) === plainName(name))) ??
  null;

export function gameNamed(name: string): GameEntry {
  const found = findGame(name);
  if (found) return found;
  const known = GAMES.map((entry) => `  ${entry.definition.id}  ${titleOf(entry)}`).join('\n');
  throw wrongUse(say('games.none', { name, known }));
}

export const seatsInWords = (seats: number): string => say('games.seats', { seats });

/** `a,b` as a list; an empty text is an empty list. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** `sealed`: to be looked at only, without what is secret. */
export const loadGame = ({ definition }: GameEntry, packs: readonly string[], sealed = false): Loaded =>
  withPacksAsked(() => load(definition, { packs, sealed }));

export function withPacksAsked<T>(use: () => T): T {
  try {
    return use();
  } catch (error) {
    // The kernel says which packs there are, which exclude each other, and by which rule.
    throw error instanceof LoadError || error instanceof AmendError ? wrongUse(reasonOf(error)) : error;
  }
}
