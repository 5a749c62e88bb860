/** What the server keeps for ever. One writer, many small writes, all of an instant in one transaction. */

import type { Entry, Event, GameFile, Params, Saved, Script, Segment } from '@questwright/kernel';
import type { ChatLine, TableInfo, TableStatus } from '@questwright/protocol';

export interface GuestRow {
  id: string;
  name: string;
  color: string;
  created: number;
}
export interface SeatRow {
  kind: 'open' | 'friend' | 'guest' | 'bot';
  guest: string | null;
  bot: string | null;
  /** Whoever sat here before a bot or a friend took over, and may come back. */
  before: string | null;
  resigned: boolean;
  /** Where several people share one guest's screen: who sits here. */
  called?: string | undefined;
  /** Who has sat here in this game: they know these cards. */
  held?: string[];
  /** The bot that played here last. */
  played?: string;
  /** When somebody last sat down here or got up. */
  since?: number;
}
export interface TableRow {
  id: string;
  game: string;
  name: string;
  packs: string[];
  options: Params;
  seats: SeatRow[];
  host: string;
  public: boolean;
  sameDice: boolean;
  /** As in the protocol; older tables say nothing of it. */
  absence?: number;
  hints?: boolean;
  marks?: TableInfo['marks'];
  /** What was laid out for a lesson. */
  script?: Partial<Script>;
  /** Somebody has been able to read all that is hidden. */
  known?: boolean;
  status: TableStatus;
  /** Opens the seats that are kept for friends. */
  invite: string;
  /** Everything random follows from it; null before the game has begun. */
  secret: string | null;
  /** A game that was brought along begins where it was. */
  rematch: string | null;
  result: string | null;
  muted: string[];
  /** Seats the game waits for. */
  waitsFor: number[];
  /** When it began to wait: with its last entry, or when it was begun. Older tables say nothing of it. */
  asked?: number;
  created: number;
  updated: number;
}
/** A segment without what was played in it. */
export type Beginning = Omit<Segment, 'entries' | 'chain' | 'saved'>;
/** What was played with one version of the rules, or with one secret. */
export interface SegmentRow extends Beginning {
  /** How many entries were there before it. */
  from: number;
  /** Segments that began with the same entry, in which nothing was answered. */
  before?: Beginning[];
  /** What happened before anybody was asked. */
  events: Event[];
}
export interface EntryRow {
  seq: number;
  entry: Entry;
  hash: string;
}
export interface LoggedRow extends EntryRow {
  events: Event[];
}
/** Positions after `seq` entries, from which a long game opens fast. */
export interface SnapshotRow {
  seq: number;
  saved: Saved[];
}
export interface ReportRow {
  id: string;
  table: string;
  guest: string;
  seat: number | null;
  seq: number;
  rule: string | null;
  text: string;
  at: number;
  /** The whole game as it was, for whoever looks into it. */
  file: GameFile | null;
}

export type Write =
  | { kind: 'guest'; row: GuestRow }
  | { kind: 'table'; row: TableRow }
  /** Takes the place of one that began with the same entry: nothing was played there. What had happened before that stays. */
  | { kind: 'segment'; table: string; row: SegmentRow }
  /** Also says when the table was last played at, and whom it waits for now. */
  | { kind: 'entry'; table: string; row: LoggedRow; at: number; waitsFor: readonly number[] }
  | { kind: 'snapshot'; table: string; row: SnapshotRow }
  | { kind: 'chat'; table: string; row: ChatLine }
  | { kind: 'note'; table: string; guest: string; text: string }
  | { kind: 'report'; row: ReportRow }
  /** Nothing but that something can be written. */
  | { kind: 'pulse'; at: number };

export interface Store {
  /** Writes all of this or nothing. Resolves when it would survive a loss of power. An entry that is there already is an
   *  error: two writers had the same table. */
  commit(writes: readonly Write[]): Promise<void>;
  /** A text that is made once and stays, such as the key that signs cookies. */
  setting(name: string, make: () => string): Promise<string>;
  guest(id: string): Promise<GuestRow | null>;
  table(id: string): Promise<TableRow | null>;
  /** Tables that anybody may see, the latest first. */
  lobby(most: number): Promise<TableRow[]>;
  /** Tables at which a guest has or had a seat, or that are the guest's own; the latest first. */
  tablesOf(guest: string, most: number): Promise<TableRow[]>;
  /** How many of them are being played or wait for players. */
  tablesUnderWay(guest: string): Promise<number>;
  segments(table: string): Promise<SegmentRow[]>;
  /** Entries with seq > after, in order. */
  entries(table: string, after: number, most?: number): Promise<EntryRow[]>;
  /** The same with all that came of them. */
  log(table: string, after: number, most: number): Promise<LoggedRow[]>;
  /** The last snapshot at or before a number of entries. */
  snapshot(table: string, atMost: number): Promise<SnapshotRow | null>;
  chat(table: string, before: number, most: number): Promise<ChatLine[]>;
  note(table: string, guest: string): Promise<string>;
  report(id: string): Promise<ReportRow | null>;
  /** The whole store as one file, while it is in use. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
