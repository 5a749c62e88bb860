/** What the server and the thread of its archive say to each other. */

import type { Entry, Event, GameFile, Json, Segment, Header, View, Viewer } from '@questwright/kernel';
import type { Delta } from '@questwright/protocol';

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

export type Job = Passage | Examination;
export type Answered<J extends Job> = J extends Passage ? Shown : Examined;

export interface ToArchive {
  id: number;
  job: Job;
}
export interface FromArchive {
  id: number;
  /** One of them is null. A problem is the fault of the file. */
  answer: Shown | Examined | null;
  problem: string | null;
}
