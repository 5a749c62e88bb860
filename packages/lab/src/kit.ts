import type { Event, Game, Json, Loaded, Message, Seat, World } from '@questwright/kernel';
import type { Figure } from '@questwright/messages';

/** What a game gives so that a lab can count what happens in it: each game becomes a row, all rows a report. Rows and reports
 *  are plain JSON, so that they can be kept and sent. */
export interface LabKit<W extends World, Row, Report> {
  /** The bots by seat. */
  follow(loaded: Loaded<W>, bots: readonly string[]): Follower<W, Row>;
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
  row(game: Game<W>, decisions: number): Row;
}
