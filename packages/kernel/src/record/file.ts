/** A game file: a header and segments of entries. Everything else about a game follows from them. */

import { digestOf } from './digest.ts';
import { canonical, copy, type Params } from '../state/json.ts';
import type { Script } from '../playing/random.ts';
import type { Game } from '../writing/rules.ts';
import type { Seat } from '../state/schema.ts';
import { sha256 } from './sha256.ts';

export interface Header {
  format: 1;
  game: string;
  packs: string[];
  seats: number;
  options: Params;
  /** Everything random follows from it. Known to nobody before the game is over. */
  secret: string;
  script: Partial<Script>;
  /** An undo past a roll gives the same dice again. */
  sameDice: boolean;
}

/** Something that was said at the table: an answer, or that the last answers do not count. */
export type Entry = Said | UndoEntry;
export interface Said {
  seat: Seat;
  no: number;
  pick: string[];
}
/** Only the first `keep` answers count. With `fresh`, dice and unknown cards are new from here, by that number. */
export interface UndoEntry {
  keep: number;
  fresh: number | null;
}

/** What was played with one version of the rules. */
export interface Segment {
  rules: string;
  /** The versions of its packs, by id. Old files say nothing of them: they are all 1. */
  packs?: Readonly<Record<string, string>>;
  content: string;
  /** The game at the beginning; null for a new game. */
  snapshot: Game<any> | null;
  /** What is random follows from this from here on, instead of from the secret before: dice and unknown cards were made new. All
   *  that somebody knows is as it was. */
  secret?: string;
  /** It begins after so many entries, counted from the first segment: those between could not be played again and do not count. */
  after?: number;
  entries: Entry[];
  /** Hash chain after each entry. */
  chain: string[];
  /** What the chain covers: each entry and the position after it. In old files, which do not say, the events that came of it. */
  links?: 'positions';
  /** Positions by how many answers count, the last one first, so that a long game opens fast. `verify` trusts none. */
  saved: Saved[];
}
export interface Saved {
  line: number;
  /** The answers before this line that rolled or revealed something. */
  marks: number[];
  game: Game<any>;
}
export interface GameFile {
  header: Header;
  segments: Segment[];
}

export class FileError extends Error {}

export function fail(why: string): never {
  throw new FileError(`This game file ${why}`);
}

/** A link of the chain: everything said so far, how many numbers were drawn, and the position it has led to. */
export const link = (before: string, entry: Entry, game: Game<any>, digest = digestOf(game)): string =>
  sha256(`${before}\n${canonical(entry)}\n${game.dice.drawn}\n${digest}`);

/** Where the chain of the last segment begins: the header, all that was played before, and the position it starts from. With
 *  which version and which cards it is played does not matter: where these make no difference, the chain shows it. */
export function firstLink(header: Header, segments: readonly Segment[], start: Game<any>): string {
  let hash = sha256(canonical(header));
  for (const { saved: _, ...played } of segments.slice(0, -1)) hash = sha256(`${hash}\n${canonical(played)}`);
  return sha256(`${hash}\n${digestOf(start)}`);
}

const isWhole = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** What each part of a file has. What is not known here cannot be checked, and would be lost where it is kept as a table. */
const KEYS = {
  header: ['format', 'game', 'packs', 'seats', 'options', 'secret', 'script', 'sameDice'],
  segment: ['rules', 'packs', 'content', 'snapshot', 'secret', 'after', 'entries', 'chain', 'links', 'saved'],
  answer: ['seat', 'no', 'pick'],
  undo: ['keep', 'fresh'],
} as const;
const isOnly = (record: object, of: keyof typeof KEYS): boolean =>
  Object.keys(record).every((key) => (KEYS[of] as readonly string[]).includes(key));

function isEntry(entry: unknown): entry is Entry {
  if (!isRecord(entry)) return false;
  const { keep, fresh, seat, no, pick } = entry;
  if ('keep' in entry) return isOnly(entry, 'undo') && isWhole(keep) && (fresh === null || isWhole(fresh));
  return isOnly(entry, 'answer') && isWhole(seat) && isWhole(no) && isTexts(pick);
}

const isSaved = (saved: unknown): saved is Saved =>
  isRecord(saved) && isWhole(saved['line']) && Array.isArray(saved['marks']) && isRecord(saved['game']);

/** What somebody says is a game file, with lists of its own that may grow, or a FileError that says what is wrong with it. What
 *  was said and the positions are as they were given: nobody changes them. */
export function checkedFile(game: string, file: unknown): GameFile {
  if (!isRecord(file) || !isRecord(file['header']) || file['header']['format'] !== 1) {
    fail('is not one of ours, or of another format');
  }
  const { header, segments } = file;
  if (header['game'] !== game) fail(`is of the game ${JSON.stringify(header['game'])}, not ${game}`);
  if (typeof header['secret'] !== 'string' || !isTexts(header['packs']) || !isWhole(header['seats']))
    fail('has a broken header');
  if (!isRecord(header['options']) || !isRecord(header['script'])) fail('has a broken header');
  if (typeof header['sameDice'] !== 'boolean' || !isOnly(header, 'header')) fail('has a broken header');
  let before = 0;
  if (!Array.isArray(segments) || segments.length === 0) fail('has no segments');
  segments.forEach((segment: unknown, i) => {
    if (!isRecord(segment)) fail(`has a broken segment ${i}`);
    const { entries, chain, links, saved, snapshot, secret, after, rules, packs, content } = segment;
    if (typeof rules !== 'string' || typeof content !== 'string') fail(`has a broken segment ${i}: of which rules?`);
    if (packs !== undefined && !(isRecord(packs) && isTexts(Object.values(packs))))
      fail(`has a broken segment ${i}: of which packs?`);
    if (links !== undefined && links !== 'positions')
      fail(`has a broken segment ${i}: nothing is known here of a chain of ${JSON.stringify(links)}`);
    if (!Array.isArray(entries) || !isTexts(chain) || entries.length !== chain.length)
      fail(`has a broken segment ${i}`);
    const bad = entries.findIndex((entry) => !isEntry(entry));
    if (bad >= 0) fail(`has a broken segment ${i}: entry ${bad} is neither an answer nor an undo`);
    if (!Array.isArray(saved) || !saved.every(isSaved)) fail(`has a broken segment ${i}: a saved position is none`);
    if (snapshot !== null && !isRecord(snapshot)) fail(`has a broken segment ${i}: its beginning is no position`);
    if (snapshot === null && i > 0) fail(`has a broken segment ${i}: only the first begins with the deal`);
    if (secret !== undefined && (typeof secret !== 'string' || i === 0))
      fail(`has a broken segment ${i}: a secret that nothing was made new by`);
    if (after !== undefined && !(isWhole(after) && after <= before))
      fail(`has a broken segment ${i}: it begins after entries that are not there`);
    if (!isOnly(segment, 'segment')) fail(`has a broken segment ${i}: it holds more than there is`);
    before += entries.length;
  });
  const { header: said, segments: played } = file as unknown as GameFile;
  const own = ({ entries, chain, saved, ...segment }: Segment): Segment => ({
    ...segment,
    entries: entries.slice(),
    chain: chain.slice(),
    saved: saved.slice(),
  });
  return { header: copy(said), segments: played.map(own) };
}
