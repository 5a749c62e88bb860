/** A table in memory, with one writer: its game, who watches it, and what they were shown last. */

import {
  answer,
  clone,
  freeUndo,
  Moments,
  redo,
  undo,
  view,
  type Entry,
  type Event,
  type GameRecord,
  type Moment,
  type Refusal,
  type Seat,
  type View,
  type Viewer,
  type World,
} from '@questwright/kernel';
import type { Motion, Position, Progress, ServerMessage, TableInfo } from '@questwright/protocol';
import type { Committer } from '../store/committer.ts';
import type { TableRow, Write } from '../store/store.ts';
import { News } from './news.ts';
import { seqOf, SNAPSHOT_EVERY, snapshotWrite } from './opening.ts';
import { Declined, notWritten, refused } from './problem.ts';
import type { Reveals } from './revealing.ts';
import { toldOffer } from './telling.ts';

/** Somebody who sees what a viewer sees. Messages come as text: many may be shown the same. */
export interface Watcher {
  readonly viewer: Viewer;
  send(text: string): void;
}

export interface Outside {
  committer: Committer;
  now(): number;
  isStopping(): boolean;
  reveals(game: string): Reveals;
  /** After each commit that changed a table; `more` when not only its progress is new. */
  played(table: LiveTable, entry: Entry, more: boolean): void;
  /** A commit failed: what is in memory was never written. */
  lost(table: LiveTable, error: unknown): void;
}

/** Since when a game waits for a seat: since it is asked, or since whoever sits there now sat down. */
export const waitsSince = ({ asked, updated, seats }: TableRow, seat: Seat): number =>
  Math.max(asked ?? updated, seats[seat]!.since ?? 0);

export class LiveTable {
  row: TableRow;
  readonly record: GameRecord<World>;
  readonly reveals: Reveals;
  private readonly outside: Outside;
  private readonly watchers = new Map<Viewer, Set<Watcher>>();
  /** What each viewer with a watcher was shown last. */
  private readonly shown = new Map<Viewer, View>();
  private readonly moments: Moments<World>;
  seq: number;
  /** Entries that are on disk. */
  written: number;
  motion: Motion | null = null;
  private motions = 0;
  touched: number;
  /** Something was not written: what is here was never played, and nothing may be added to it. */
  private isLost = false;

  /** Where the rest cannot be played again: nothing is answered before somebody says to go on from there. */
  readonly stuck: TableInfo['goOn'];
  /** Written with the first entry: looking at a table changes nothing. */
  private begins: Write[];

  constructor(
    row: TableRow,
    record: GameRecord<World>,
    outside: Outside,
    { stuck = null, begins = [] }: { stuck?: TableInfo['goOn']; begins?: Write[] } = {},
  ) {
    this.stuck = stuck;
    this.begins = begins;
    this.record = record;
    this.row = row;
    // What the store says of it may be older than its last entry, by a clock that was set back.
    this.row = { ...row, waitsFor: this.waitsFor };
    this.outside = outside;
    this.reveals = outside.reveals(row.game);
    this.moments = new Moments(record.loaded);
    this.seq = seqOf(record);
    this.written = this.seq;
    this.touched = outside.now();
  }

  get waitsFor(): Seat[] {
    const { pending } = this.record.game;
    if (pending === null || this.row.status !== 'playing') return [];
    return pending.offers
      .filter((one) => one.asked && !pending.given.some(({ seat }) => seat === one.seat))
      .map(({ seat }) => seat);
  }
  get isWatched(): boolean {
    return this.watchers.size > 0;
  }
  countWatchers(viewer: Viewer): number {
    return this.watchers.get(viewer)?.size ?? 0;
  }

  // ---- watching ----

  watch(watcher: Watcher): void {
    const { viewer } = watcher;
    const set = this.watchers.get(viewer) ?? new Set();
    this.watchers.set(viewer, set.add(watcher));
    if (this.shown.has(viewer)) return;
    // Nobody has looked while nobody watched.
    const moment = this.shown.size === 0 ? this.moments.next(this.record.game) : this.moments.now;
    this.shown.set(viewer, this.viewFor(viewer, moment));
  }
  unwatch(watcher: Watcher): void {
    const set = this.watchers.get(watcher.viewer);
    set?.delete(watcher);
    if (set?.size !== 0) return;
    this.watchers.delete(watcher.viewer);
    this.shown.delete(watcher.viewer);
  }
  /** To everybody who watches. */
  tell(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const set of this.watchers.values()) for (const watcher of set) watcher.send(text);
  }
  position(viewer: Viewer): Position {
    const { loaded, game } = this.record;
    return this.reveals.with({
      table: this.row.id,
      seat: viewer,
      seq: this.seq,
      view: this.shown.get(viewer) ?? this.viewFor(viewer),
      offer: this.row.status === 'playing' ? toldOffer(loaded, game, viewer) : null,
    });
  }
  private viewFor(viewer: Viewer, moment: Moment | null = null): View {
    const { loaded, game } = this.record;
    const seen = view(loaded, game, viewer, this.shown.get(viewer) ?? null, moment);
    // Nobody is asked anything at a table that is over, whatever the rules would ask next.
    return this.row.status === 'playing' ? seen : { ...seen, decision: null };
  }

  // ---- playing ----

  /** Applies an answer; the promise is kept when it is on disk. */
  answer(seat: Seat, no: number, pick: readonly string[]): Promise<number> {
    this.mustBePlaying();
    if (this.wasSaid(seat, no, pick)) return this.afterAll();
    const { refusal, events } = answer(this.record, seat, { no, pick });
    if (refusal) throw this.refused(refusal, pick);
    return this.said(events);
  }
  private refused(refusal: Refusal, pick: readonly string[]): Declined {
    return refused(refusal, this.reveals.in(JSON.stringify(refusal), pick));
  }
  private wasSaid(seat: Seat, no: number, pick: readonly string[]): boolean {
    const { pending } = this.record.game;
    // Others may still be asked the same; what one does beside the question is done as often as it is said.
    if (no === pending?.no) return pending.given.some((one) => one.seat === seat && sameWords(one.pick, pick));
    const before = this.record.line.find((said) => said.no === no && said.seat === seat);
    return before !== undefined && sameWords(before.pick, pick);
  }
  undo(keep: number): Promise<number> {
    this.mustBePlaying();
    const refusal = undo(this.record, keep);
    if (refusal) {
      this.motion = null;
      throw refused(refusal);
    }
    return this.said([]);
  }
  redo(): Promise<number> {
    this.mustBePlaying();
    const { refusal, events } = redo(this.record);
    if (refusal) throw refused(refusal);
    return this.said(events);
  }
  /** Whether whoever these seats are for may take back answers without asking anybody: nothing was rolled or revealed since,
   *  and all the answers are theirs. */
  mayUndo(mine: readonly Seat[], keep: number): boolean {
    const taken = this.record.line.slice(keep);
    const alone = mine.length === this.row.seats.length;
    return alone || (keep >= freeUndo(this.record) && taken.every(({ seat }) => mine.includes(seat)));
  }
  propose(by: Seat, keep: number, agreed: Seat[]): Motion {
    this.motion = { id: ++this.motions, by, keep, agreed };
    return this.motion;
  }

  mustBePlaying(): void {
    if (this.outside.isStopping()) throw new Declined('try-again', 'server.stopping');
    if (this.isLost) throw notWritten();
    if (this.stuck) throw new Declined('not-now', 'server.go-on', this.stuck);
    if (this.row.status !== 'playing') throw new Declined('not-now', 'server.not-played');
  }
  /** When all that can be seen here is on disk: before that, it is shown to nobody. */
  async settled(): Promise<void> {
    while (this.written !== this.seq || this.isLost) await this.afterAll();
  }
  /** When everything so far is on disk. What was not written was never said, however often it is said. */
  async afterAll(): Promise<number> {
    await this.outside.committer.upTo(this.row.id).catch(() => {
      throw notWritten();
    });
    if (this.isLost) throw notWritten();
    return this.written;
  }
  /** Nothing more is added: it goes on elsewhere. */
  retire(): void {
    this.isLost = true;
  }
  /** A position to open from; none before its segment is written. */
  toKeep(): Write[] {
    return this.row.status === 'playing' && this.begins.length === 0 && !this.isLost
      ? [snapshotWrite(this.row.id, this.record)]
      : [];
  }

  /** Writes the last entry, and shows what came of it when it is on disk. */
  private said(events: Event[]): Promise<number> {
    const { record, outside } = this;
    const hadMotion = this.motion !== null;
    this.motion = null;
    const seq = ++this.seq;
    const entry = record.segments.at(-1)!.entries.at(-1)!;
    const at = outside.now();
    this.touched = at;
    const over = record.game.over;
    if (over) this.row = { ...this.row, status: 'over', result: JSON.stringify(record.game.result) };
    const { waitsFor } = this;
    const { updated } = this.row;
    this.row = { ...this.row, updated: at, asked: at, waitsFor };
    const row = { seq, entry, events, hash: record.hash };
    const writes: Write[] = [...this.begins, { kind: 'entry', table: this.row.id, row, at, waitsFor }];
    this.begins = [];
    // By a clock that was set back, what the table says of itself would seem to be newer.
    if (over || at < updated) writes.push({ kind: 'table', row: this.row });
    if (over || seq % SNAPSHOT_EVERY === 0) writes.push(snapshotWrite(this.row.id, record));
    const news = this.news(row);
    return new Promise((resolve, reject) => {
      const done = (): void => {
        this.written = seq;
        for (const { watchers, text } of news) for (const watcher of watchers) watcher.send(text);
        resolve(seq);
        outside.played(this, entry, hadMotion || over);
      };
      const failed = (error: unknown): void => {
        if (!this.isLost) outside.lost(this, error);
        this.isLost = true;
        reject(notWritten());
      };
      outside.committer.write(writes, done, failed);
    });
  }

  progress(): Progress {
    const { record, waitsFor } = this;
    const { line, undone } = record;
    const { updated } = this.row;
    const since = waitsFor.map((seat) => waitsSince(this.row, seat));
    return { waitsFor, since, line: line.length, freeUndo: freeUndo(record), mayRedo: undone.length > 0, updated };
  }

  /** What each viewer will be told, worked out now: the game may have gone on when it is on disk. */
  private news(row: { seq: number; entry: Entry; events: Event[] }): { watchers: Watcher[]; text: string }[] {
    if (this.watchers.size === 0) return [];
    const { loaded, game, line } = this.record;
    const moment = this.moments.next(game);
    const news = new News(this.row.id, row, line.length, this.progress(), this.reveals);
    return [...this.watchers].map(([viewer, set]) => {
      const before = this.shown.get(viewer)!;
      const after = this.viewFor(viewer, moment);
      this.shown.set(viewer, after);
      const offer = this.row.status === 'playing' ? toldOffer(loaded, game, viewer) : null;
      return { watchers: [...set], text: news.for(viewer, before, after, offer) };
    });
  }

  /** A copy of the game as it stands, for whoever looks ahead. */
  replica(): GameRecord<World>['game'] {
    return clone(this.record.loaded, this.record.game);
  }
}

const sameWords = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word, i) => word === other[i]);
