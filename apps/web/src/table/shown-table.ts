/** The position as the parts of the page read it, and what they can do about it. */

import type { Content, Json, Message, Part, Refusal, View } from '@questwright/kernel';
import type { Say, Scene, Tell } from '@questwright/messages';
import type { Distribution } from '@questwright/dice';
import type { AskedValue, LogLine, SeenEvent, TableInfo, ToldOffer } from '@questwright/protocol';
import { createContext, useContext } from 'react';
import type { GameUi } from '../games/game.ts';
import type { StandingShown } from './use-standing.ts';
import type { ShownBeat } from './pace/pace.ts';

/** What somebody wants to know the reason of. */
export type WhyTopic =
  | { about: 'words'; title: string; rules: readonly string[]; lead?: readonly string[] }
  | { about: 'rule'; rule: string }
  /** What a bot did, by the moment in which it was asked. */
  | { about: 'bot'; title: string; bot: number; seq: number }
  /** A line of the log. */
  | { about: 'event'; title: string; event: SeenEvent }
  /** A value of the rules; with `less`, what a state of that name leaves of it. */
  | { about: 'value'; title: string; of: AskedValue; less?: { name: string; seat: number } }
  /** Of two ten-sided dice that must reach a number. */
  | { about: 'chance'; title: string; target: AskedValue; bonus: AskedValue; dice: Distribution }
  /** Something that is counted up and down, such as gold; its name among the states of the game. */
  | { about: 'state'; title: string; name: string; seat: number }
  /** Whether something is on offer at all, and which rule forbids it if not. */
  | { about: 'option'; title: string; option: string }
  | { about: 'card'; card: string; thing: number | null };

/** What somebody thinks is wrong: the rule in question and what it is about. */
export interface Disputed {
  rule: string | null;
  about: string | null;
}

export interface ShownTable {
  ui: GameUi;
  info: TableInfo;
  view: View;
  offer: ToldOffer | null;
  /** Whose doings are being shown while the game has gone on, and which part of them. */
  playing: number | null;
  beat: ShownBeat | null;
  /** Shows the next step of it before its time. */
  goOn: (() => void) | null;
  /** Keeps it before everybody's eyes until the reader goes on. */
  hold?: (() => void) | null;
  /** Shows no more of it: the reader goes on to what is asked now. */
  skip?: (() => void) | null;
  log: readonly LogLine[];
  /** Fetches what was before the log; null when it is all there. */
  older: (() => Promise<void>) | null;
  /** The reader's seat, or null for a spectator. */
  seat: number | null;
  content: ReadonlyMap<string, Content>;
  words: Say;
  say(message: Message): string;
  tell: Tell;
  scene: Scene;
  value(name: string, ...about: readonly Json[]): Json;
  /** What is worked out from values; null while one of them is not known yet. */
  complete<T>(work: () => T): T | null;
  nameOf(seat: number): string;
  /** Whoever sits there: a person or a bot. */
  playerOf(seat: number): string;
  colorOf(seat: number): string;
  /** The place on the board that is chosen and not yet gone to. */
  chosen: string | null;
  choose(place: string | null): void;
  answer(pick: readonly string[]): void;
  wonder(about: WhyTopic): void;
  /** Asked of the rules: what makes a value what it is, and what keeps an option off the list. */
  explain(of: AskedValue): Promise<{ value: Json; parts: readonly Part[] }>;
  /** Null where nothing can be answered: in the past. */
  whyNot: ((option: string) => Promise<Refusal | null>) | null;
  /** For each rule that the chosen packs change, the rules that changed it. */
  changedBy: ReadonlyMap<string, readonly string[]>;
  report(what: Disputed): void;
  /** Shows a moment of the game by its entry: here in a replay, from a table the replay itself. */
  jump(seq: number): void;
  /** A place that is to be in sight; another number when it is wished again. */
  sight: { place: string; wish: number } | null;
  bringIntoSight(place: string): void;
  /** Takes the game back to where so many answers count, or asks the table to; null where that cannot be. */
  undoTo: ((keep: number) => void) | null;
  /** What the table answers for the reader, and can; null where nothing is answered. */
  standing: StandingShown | null;
}

export const TableContext: React.Context<ShownTable | null> = createContext<ShownTable | null>(null);

export function useTable(): ShownTable {
  const seen = useContext(TableContext);
  if (seen === null) throw new Error('Only inside a table');
  return seen;
}
