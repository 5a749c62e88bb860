import type { Game, Json, Loaded, World } from '@questwright/kernel';

/** What a game gives so that a soak sees more of it and finds more. Every part may be left out. */
export interface SoakKit<W extends World> {
  /** What a game that begins at the start is set up with; the same seed gives the same. */
  options?(loaded: Loaded<W>, seed: string): Record<string, Json>;
  /** A position in the middle of a game or near its end; the same seed gives the same one. */
  position?(loaded: Loaded<W>, seats: number, seed: string): Game<W>;
  /** Names what should hold in every position of this game and does not; null when all is well. Changes nothing. */
  broken?(loaded: Loaded<W>, game: Game<W>): string | null;
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
