/** What the server and the thread of its archive say to each other. */

import type { Entry, Event, GameFile, Json, Part, Segment, Header, View, Viewer } from '@questwright/kernel';
import type { AskedValue, Delta } from '@questwright/protocol';

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

/** A file that somebody brings: all of it is played, and every hash checked. */
export interface Examination {
  kind: 'examination';
  file: GameFile;
}
export interface Examined {
  header: Header;
  segments: Segment[];
  /** What happened before anybody was asked, if the file begins there. */
  begun: Event[];
  /** What came of each entry of the last segment; how older versions played is not known any more. */
  happened: Event[][];
  over: boolean;
  result: Json;
}

export type Job = Passage | Question | Examination;
export type Answered<J extends Job> = J extends Passage ? Shown : J extends Question ? Told : Examined;

export interface ToArchive {
  id: number;
  job: Job;
}
export interface FromArchive {
  id: number;
  /** One of them is null. A problem is the fault of the file. */
  answer: Shown | Told | Examined | null;
  problem: string | null;
}
