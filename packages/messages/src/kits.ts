/** What a game gives to those who play very many games of it. */

import type { Event, Game, Json, Loaded, Message, Seat, Table, World } from '@questwright/kernel';
import type { Figure } from './figures.ts';

/** What a game gives so that a soak sees more of it and finds more. Every part may be left out. */
export interface SoakKit<W extends World> {
  /** What a game that begins at the start is set up with; the same seed gives the same. */
  options?(loaded: Loaded<W>, seed: string): Record<string, Json>;
  /** A position in the middle of a game or near its end; the same seed gives the same one. */
  position?(loaded: Loaded<W>, seats: number, seed: string): Game<W>;
  /** Names what should hold in every position of this game and does not; null when all is well. Changes nothing. */
  broken?(loaded: Loaded<W>, game: Game<W>): string | null;
  /** Names what is wrong about a step (`proc/step`) that is about to be played, after all that came before in the same game; null
   *  when all is well. Changes nothing. */
  wrongStep?(t: Table<W>, step: string): string | null;
  /** Names what is wrong about everything that one answer led to, and where the game is after it; null when all is well. */
  wrongEvents?(events: readonly Event[], game: Game<W>): string | null;
  /** Whether a game has lasted too long, and counts as capped. */
  isTooLong?(game: Game<W>): boolean;
  /** The cards there are, and those that this position has brought into play. */
  cards?: {
    all(loaded: Loaded<W>): Iterable<string>;
    now(loaded: Loaded<W>, game: Game<W>): Iterable<string>;
  };
  /** Steps (`proc/step`) and choices (`proc/step/choice`) that no game by these rules and cards can come to, and why. To come
   *  to one is a failure. */
  unreachable?(loaded: Loaded<W>): Readonly<Record<string, string>>;
}

/** What a game gives so that a lab can count what happens in it: each game becomes a row, all rows a report. Rows and reports
 *  are plain JSON, so that they can be kept and sent. */
export interface LabKit<W extends World, Row, Report> {
  /** What game number `n` is set up with. */
  options?(loaded: Loaded<W>, n: number): Record<string, Json>;
  /** The bots by seat. */
  follow(loaded: Loaded<W>, bots: readonly string[]): Follower<W, Row>;
  /** Whether bots stay from game to game, as they remember what they have worked out. Left out: each game has new ones, as in a
   *  game without dice the same would play the same. */
  keepsBots?: boolean;
  /** Whether a game has lasted too long, and counts as capped. */
  isTooLong(game: Game<W>): boolean;
  report(rows: readonly Row[]): Report;
  /** What is shown of it. */
  figures(report: Report, loaded: Loaded<W>): Figure[];
  /** What lies outside of what is wanted of the game, each as a sentence; null for games of which nothing is wanted. */
  outside(report: Report, loaded: Loaded<W>): Message[] | null;
  /** The most important numbers, for programs: one line of JSON. */
  summary(report: Report, loaded: Loaded<W>): Json;
}

/** Counts in one game. */
export interface Follower<W extends World, Row> {
  /** Before each answer and at the end: where the game is, and what has happened since. Changes nothing. */
  saw(game: Game<W>, events: readonly Event[]): void;
  /** What a seat is going to answer where the game is. */
  answers(game: Game<W>, seat: Seat, pick: readonly string[]): void;
  /** Whether it has seen what it counts, and the rest of the game need not be played. */
  isOver?(): boolean;
  row(game: Game<W>, decisions: number): Row;
}
