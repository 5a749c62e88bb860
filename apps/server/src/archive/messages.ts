/** What the server and the thread of its archive say to each other. */

import type { Entry, GameFile, Header, Json, Message, Part, Seat, View, Viewer } from '@questwright/kernel';
import type { AskedValue, Delta } from '@questwright/protocol';
import type { Write } from '../store/store.ts';

/** Part of a game as a viewer saw it: the position after the file and `rest`, then what each further entry changed in it. */
export interface Passage {
  kind: 'passage';
  file: GameFile;
  rest: readonly Entry[];
  further: readonly Entry[];
  viewer: Viewer;
}
export interface Shown {
  view: View;
  changes: Delta[];
}

/** Values of the rules as they were after the file and `rest`; with `explained`, the first of them and what made it so. */
export interface Question {
  kind: 'question';
  file: GameFile;
  rest: readonly Entry[];
  viewer: Viewer;
  of: readonly AskedValue[];
  explained: boolean;
}
export interface Told {
  values: Json[];
  explained: { value: Json; parts: Part[] } | 'hidden' | 'none';
}

/** A file that somebody brings, as it came: it is read here, all of it is played, and every hash checked. */
export interface Examination {
  kind: 'examination';
  bytes: Uint8Array;
  /** It is to become a table. */
  keep: boolean;
}
/** A file that cannot be looked at, and why. */
export interface Unfit {
  unfit: 'server.no-game-file' | 'server.other-rules' | 'server.too-large' | 'server.file';
  detail: string;
}
export interface Examined {
  header: Header;
  entries: number;
  /** The last link of its chain; null without any. */
  hash: string | null;
  /** As in `Verified`. */
  from: number | null;
  over: boolean;
  result: Json;
  /** What to write of it, as JSON, a little at a time: to read and write all at once would hold up every table. */
  pages: string[];
}
/** A page holds these, for a table that has no name yet. */
export type Kept = Extract<Write, { kind: 'segment' | 'entry' | 'snapshot' }>;

/** What a bot thought of the question that was open after the file and `rest`. */
export interface Thought {
  kind: 'thought';
  file: GameFile;
  rest: readonly Entry[];
  seat: Seat;
  bot: string;
  seed: string;
}
/** What a good player would answer for a seat after the file and `rest`. */
export interface Asking {
  kind: 'advice';
  file: GameFile;
  rest: readonly Entry[];
  seat: Seat;
}
export interface Advised {
  /** Null where nobody knows. */
  advice: {
    no: number;
    pick: readonly string[];
    then: readonly (readonly string[])[];
    messages: readonly Message[];
  } | null;
}
/** What decided a whole game. */
export interface Looking {
  kind: 'review';
  file: GameFile;
  rest: readonly Entry[];
}
/** In the words of the game; with the entry that it is about, where it is about one. */
export interface InWords {
  told: { seq: number | null; message: Message }[];
}

export type Job = Passage | Question | Examination | Thought | Asking | Looking;
export type Answered<J extends Job> = J extends Passage
  ? Shown
  : J extends Question
    ? Told
    : J extends Examination
      ? Examined | Unfit
      : J extends Asking
        ? Advised
        : InWords;

export interface ToArchive {
  id: number;
  job: Job;
}
export interface FromArchive {
  id: number;
  /** One of them is null. A problem is the fault of the file. */
  answer: Shown | Told | Examined | Unfit | Advised | InWords | null;
  problem: string | null;
}
