/** All tables: opens them when somebody comes, lets them rest when nobody is there, and writes what changes. */

import { randomBytes } from 'node:crypto';
import { goOn, type Entry, type GameRecord, type World } from '@questwright/kernel';
import type { LogLine, TableInfo } from '@questwright/protocol';
import { Archive } from '../archive/archive.ts';
import type { Games } from '../games.ts';
import { Committer } from '../store/committer.ts';
import type { Store, TableRow, Write } from '../store/store.ts';
import { history } from './history.ts';
import { LiveTable, type Outside } from './live-table.ts';
import { beginning, reopened, Unread, type Reopened } from './opening.ts';
import { Declined, notWritten } from './problem.ts';
import { Room, type Person, type Visitor } from './room.ts';

const REST_AFTER = 10 * 60_000;
/** Milliseconds that bots wait after something was not written. */
const PAUSE = 1000;

/** Plays the seats of bots, elsewhere. */
export interface BotPlayers {
  names(game: string): readonly string[];
  /** The table has come so far; whoever plays for its bots follows. */
  follow(room: Room): void;
  heard(room: Room, entry: Entry): void;
  /** Somebody has seen more than before. */
  seen(room: Room): void;
  forget(table: string): void;
}

export const newSecret = (): string => newId(32);
export const newId = (bytes = 9): string => randomBytes(bytes).toString('base64url');

/** The marks of a table at which nobody is guided any more. */
const unguided = ({ marks = [] }: TableRow): NonNullable<TableRow['marks']> => marks.filter((mark) => mark !== 'guide');

export interface TablesOptions {
  now?: () => number;
  onError?(error: unknown): void;
  /** For tests: game files may begin with any position. */
  takesPositions?: boolean;
}

export class Tables {
  readonly store: Store;
  readonly games: Games;
  readonly committer: Committer;
  readonly bots: BotPlayers;
  readonly archive: Archive = new Archive();
  private readonly rooms = new Map<string, Promise<Room>>();
  private readonly opened = new Map<string, Room>();
  readonly outside: Outside;
  readonly now: () => number;
  readonly takesPositions: boolean;
  private readonly onError: (error: unknown) => void;

  constructor(
    store: Store,
    games: Games,
    bots: BotPlayers,
    { now = Date.now, onError = () => {}, takesPositions = false }: TablesOptions = {},
  ) {
    this.store = store;
    this.games = games;
    this.bots = bots;
    this.now = now;
    this.onError = onError;
    this.takesPositions = takesPositions;
    this.committer = new Committer(store);
    this.outside = {
      committer: this.committer,
      now,
      isStopping: () => this.isStopping,
      reveals: (game) => games.reveals(game),
      played: (table, entry, more) => {
        // Others wait for the same commit.
        try {
          this.played(table, entry, more);
        } catch (error) {
          onError(error);
        }
      },
      lost: (table, error) => {
        onError(error);
        this.lost(table.row.id).catch(onError);
      },
    };
  }

  /** When all that has happened so far is on disk. */
  private readonly later = (table: string, act: () => void): void => this.committer.after(table, act);

  // ---- rooms ----

  /** The room of a table, opened if it rests. */
  room(id: string): Promise<Room> {
    this.askedFor.add(id);
    return this.rooms.get(id) ?? this.hold(id, this.openRoom(id));
  }
  private hold(id: string, room: Promise<Room>): Promise<Room> {
    this.rooms.set(id, room);
    room.then(
      (open) => this.rooms.get(id) === room && this.opened.set(id, open),
      () => this.rooms.delete(id),
    );
    return room;
  }
  /** The same, if it is open: most are. */
  roomNow(id: string): Room | null {
    this.askedFor.add(id);
    return this.opened.get(id) ?? null;
  }
  /** By guest, how many tables are being opened that are not written yet. */
  readonly opening = new Map<string, number>();
  /** Since the last look for idle tables: whoever asked may be about to come in. */
  private readonly askedFor = new Set<string>();
  private async openRoom(id: string): Promise<Room> {
    const row = await this.store.table(id);
    if (!row) throw new Declined('not-found', 'server.no-table');
    const live = row.secret === null ? null : await this.openLive(row);
    if (live?.stuck) this.bots.forget(id);
    const chatted = (await this.store.chat(id, Number.MAX_SAFE_INTEGER, 1))[0]?.n ?? 0;
    const room = new Room(row, live, await this.peopleOf(row), { chatted, now: this.now(), later: this.later });
    if (live && row.status === 'playing' && !live.stuck) this.letBotsPlay(room);
    return room;
  }
  private async openLive(row: TableRow): Promise<LiveTable | null> {
    let opened: Reopened;
    try {
      opened = await reopened(this.store, this.games.rules(row.game, row.packs), row);
    } catch (error) {
      // What the store could not read may be there the next time.
      if (error instanceof Unread) throw error.cause;
      // Not even its rules are here. It can be looked up and closed.
      this.onError(error);
      return null;
    }
    const { record, good, all, isNew, why } = opened;
    if (why !== null) this.onError(why);
    const begins = isNew ? [beginning(row.id, record)] : [];
    const stuck = good < all && row.status === 'playing' ? { from: good, lost: all - good } : null;
    return new LiveTable(row, record, this.outside, { stuck, begins });
  }
  /** Tables whose bots wait a little, because something was not written: they would try again at once, for ever. */
  private readonly troubled = new Set<string>();
  private letBotsPlay(room: Room): void {
    if (!this.troubled.has(room.row.id)) this.bots.follow(room);
  }
  private async peopleOf(row: TableRow): Promise<Map<string, Person>> {
    const people = new Map<string, Person>();
    const ids = [row.host, ...row.seats.flatMap(({ guest, before }) => [guest, before])];
    for (const id of new Set(ids)) {
      const guest = id === null ? null : await this.store.guest(id);
      if (guest) people.set(guest.id, guest);
    }
    return people;
  }
  /** Memory is not what was written: everybody at the table starts again from what is on disk. */
  private async lost(id: string): Promise<void> {
    const room = await this.rooms.get(id)?.catch(() => null);
    this.letGo(id);
    if (!room) return;
    this.troubled.add(id);
    const again = (): void => {
      this.troubled.delete(id);
      const now = this.opened.get(id);
      if (now?.live && !now.live.stuck && now.row.status === 'playing' && !this.isStopping) this.bots.follow(now);
    };
    setTimeout(again, PAUSE).unref();
    this.moveTo(await this.room(id), room);
  }
  /** Shows a table as it is on disk to all who are there. */
  private moveTo(fresh: Room, room: Room): void {
    for (const guest of room.invited) fresh.invited.add(guest);
    for (const visitor of room.visitors) this.enter(fresh, visitor);
    room.wake();
  }
  /** Goes on with a secret that nobody has seen: dice and unknown cards are new, and whoever comes is told of it. */
  async renew(room: Room, change: Partial<TableRow>, mark: 'alone' | null = 'alone'): Promise<void> {
    const { record } = room.live!;
    const marks = [...new Set([...unguided(room.row), ...(mark === null ? [] : [mark])])];
    await this.begin(room, { ...change, known: false, marks }, goOn(record, record.game, { secret: newSecret() }));
  }
  /** Goes on from the last entry that can still be played. What came after it was seen, so that dice are new, as after an undo; a
   *  lesson is over, as nothing lies ready any more. */
  async goOn(room: Room): Promise<void> {
    const { record } = room.live!;
    const { after } = record.segments.at(-1)!;
    const segments = record.segments.slice(0, -1);
    const secret = record.header.sameDice ? {} : { secret: newSecret() };
    const marks = unguided(room.row);
    await this.begin(room, { marks }, goOn({ ...record, segments }, record.game, { after: after!, ...secret }));
  }
  /** Writes where a new segment of a table begins, and opens it. */
  private async begin(room: Room, change: Partial<TableRow>, record: GameRecord<World>): Promise<void> {
    const { id } = room.row;
    this.mustBeOpen(room);
    room.live!.retire();
    this.letGo(id);
    const now = this.now();
    const row = { ...room.row, ...change, updated: now, asked: now };
    const written = this.write(beginning(id, record), { kind: 'table', row });
    // Whoever comes meanwhile waits, and finds what is on disk then.
    void this.hold(
      id,
      written.catch(() => {}).then(() => this.openRoom(id)),
    );
    this.moveTo(await this.room(id), room);
    await written;
  }
  /** It may have been opened anew meanwhile: what is changed here would be lost. */
  private mustBeOpen(room: Room): void {
    if (this.opened.get(room.row.id) !== room) throw notWritten();
  }
  private letGo(id: string): void {
    this.rooms.delete(id);
    this.opened.delete(id);
    this.bots.forget(id);
  }
  private played(table: LiveTable, entry: Entry, more: boolean): void {
    const room = this.opened.get(table.row.id);
    this.answers++;
    if (room?.live !== table) return;
    if (more) room.tellInfo();
    else room.wake();
    if (table.row.status === 'over') this.bots.forget(table.row.id);
    else this.bots.heard(room, entry);
  }
  /** Lets tables rest at which nobody is and nothing happens. */
  async rest(after: number = REST_AFTER): Promise<number> {
    let count = 0;
    const asked = new Set(this.askedFor);
    this.askedFor.clear();
    for (const [id, opened] of this.rooms) {
      if (asked.has(id)) continue;
      const room = await opened.catch(() => null);
      if (!room || room.visitors.size + room.waiting.size > 0 || room.live?.written !== room.live?.seq) continue;
      // By a clock that was set back, it may have been touched at a time that is still to come.
      if (Math.abs(this.now() - Math.max(room.touched, room.live?.touched ?? 0)) <= after) continue;
      this.letGo(id);
      await this.write(...(room.live?.toKeep() ?? []));
      count++;
    }
    return count;
  }
  get open(): number {
    return this.rooms.size;
  }
  async visitors(): Promise<number> {
    const rooms = await Promise.all([...this.rooms.values()].map((room) => room.catch(() => null)));
    return rooms.reduce((sum, room) => sum + (room?.visitors.size ?? 0), 0);
  }
  get counts(): { answers: number; commits: number; failures: number } {
    return { answers: this.answers, commits: this.committer.commits, failures: this.committer.failures };
  }
  private answers = 0;
  private isStopping = false;
  /** Nothing more is answered, and a position of every running game is on disk: whatever happens to the process then. */
  async stop(): Promise<void> {
    if (this.isStopping) return;
    this.isStopping = true;
    for (const id of this.rooms.keys()) this.bots.forget(id);
    const rooms = await Promise.all([...this.rooms.values()].map((room) => room.catch(() => null)));
    await this.write(...rooms.flatMap((room) => room?.live?.toKeep() ?? []));
  }
  async close(): Promise<void> {
    await this.stop().catch(this.onError);
    await this.archive.close();
    await this.committer.close();
    await this.store.close();
  }

  /** What everybody may know of a table that perhaps rests. */
  async infoOf(row: TableRow): Promise<TableInfo> {
    const room = await this.rooms.get(row.id)?.catch(() => null);
    return (room ?? new Room(row, null, await this.peopleOf(row), { chatted: 0, now: 0, later: this.later })).info();
  }

  // ---- visitors ----

  /** Shows a visitor the table and keeps them told. What is not on disk yet is not shown. With `since`, the lines after that
   *  entry come along; what happens while they are read waits. */
  enter(room: Room, visitor: Visitor, since: number | null = null): void {
    room.enter(visitor);
    const { viewer } = visitor;
    const info = JSON.stringify({ type: 'table', table: room.info() });
    const position = room.live?.position(viewer) ?? null;
    const showing = (missed: LogLine[]): string => JSON.stringify({ type: 'position', ...position, missed });
    this.later(room.row.id, () => {
      visitor.send(info);
      if (position === null) return;
      if (since === null || since >= position.seq) return visitor.send(showing([]));
      visitor.hold();
      history.log(this, room, viewer, since).then(
        (lines) => visitor.release(showing(lines.filter(({ seq }) => seq <= position.seq))),
        (error: unknown) => {
          this.onError(error);
          visitor.release(showing([]));
        },
      );
    });
    room.tellInfo();
  }
  /** The room may have been opened anew since the visitor came. */
  async leave(table: string, visitor: Visitor): Promise<void> {
    const room = await this.rooms.get(table)?.catch(() => null);
    if (!room) return;
    room.leave(visitor);
    room.touched = this.now();
    room.tellInfo();
  }

  // ---- writing ----

  async save(room: Room, change: Partial<TableRow>, ...more: Write[]): Promise<void> {
    this.mustBeOpen(room);
    room.row = { ...room.row, ...change, updated: this.now() };
    await this.keep(room, ...more);
    room.tellInfo();
  }
  /** Writes a table as it is in memory; if that fails, memory follows the disk. */
  async keep(room: Room, ...more: Write[]): Promise<void> {
    try {
      await this.committer.written(...more, { kind: 'table', row: room.row });
    } catch (error) {
      this.onError(error);
      await this.lost(room.row.id);
      throw notWritten();
    }
  }
  async write(...writes: Write[]): Promise<void> {
    try {
      await this.committer.written(...writes);
    } catch (error) {
      this.onError(error);
      throw notWritten();
    }
  }
}
