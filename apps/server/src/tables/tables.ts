/** All tables: opens them when somebody comes, lets them rest when nobody is there, and lets people sit down, play, go. */

import { randomBytes } from 'node:crypto';
import {
  AmendError,
  FileError,
  LoadError,
  StartError,
  type Entry,
  type Event,
  type Params,
  type Seat,
} from '@questwright/kernel';
import type { ChatLine, LogLine, TableBody, TableInfo } from '@questwright/protocol';
import { Archive } from '../archive/archive.ts';
import type { Games } from '../games.ts';
import { Committer } from '../store/committer.ts';
import type { SeatRow, Store, TableRow, Write } from '../store/store.ts';
import { LiveTable, type Outside } from './live-table.ts';
import { begun, reopened, segmentRow, seqOf, snapshotWrite } from './opening.ts';
import { Declined, notWritten, refused } from './problem.ts';
import { Room, type Person, type Visitor } from './room.ts';

export const TABLES_PER_GUEST = 50;
const REST_AFTER = 10 * 60_000;
const CHAT_PAGE = 100;

/** Plays the seats of bots, elsewhere. */
export interface BotPlayers {
  names(game: string): readonly string[];
  /** The table has come so far; whoever plays for its bots follows. */
  follow(room: Room): void;
  heard(room: Room, entry: Entry): void;
  forget(table: string): void;
}

export const newId = (bytes = 9): string => randomBytes(bytes).toString('base64url');

export class Tables {
  readonly store: Store;
  readonly games: Games;
  readonly committer: Committer;
  readonly bots: BotPlayers;
  readonly archive: Archive = new Archive();
  private readonly rooms = new Map<string, Promise<Room>>();
  private readonly outside: Outside;
  readonly now: () => number;
  private readonly onError: (error: unknown) => void;

  constructor(
    store: Store,
    games: Games,
    bots: BotPlayers,
    { now = Date.now, onError = () => {} }: { now?: () => number; onError?(error: unknown): void } = {},
  ) {
    this.store = store;
    this.games = games;
    this.bots = bots;
    this.now = now;
    this.onError = onError;
    this.committer = new Committer(store);
    this.outside = {
      committer: this.committer,
      now,
      played: (table, entry, more) => void this.played(table, entry, more),
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
    let room = this.rooms.get(id);
    if (!room) {
      room = this.openRoom(id);
      this.rooms.set(id, room);
      room.catch(() => this.rooms.delete(id));
    }
    return room;
  }
  /** Since the last look for idle tables: whoever asked may be about to come in. */
  private readonly askedFor = new Set<string>();
  private async openRoom(id: string): Promise<Room> {
    const row = await this.store.table(id);
    if (!row) throw new Declined('not-found', 'There is no such table.');
    const live = row.secret === null ? null : await this.openLive(row);
    const chatted = (await this.store.chat(id, Number.MAX_SAFE_INTEGER, 1))[0]?.n ?? 0;
    const room = new Room(row, live, await this.peopleOf(row), { chatted, now: this.now(), later: this.later });
    if (live && row.status === 'playing') this.bots.follow(room);
    return room;
  }
  private async openLive(row: TableRow): Promise<LiveTable> {
    const loaded = this.games.rules(row.game, row.packs);
    const record = await this.asPlayed(() => reopened(this.store, loaded, row));
    const known = await this.store.segments(row.id);
    // Opened with newer rules: from here on a new segment is played.
    if (record.segments.length > known.length) {
      await this.committer.written({ kind: 'segment', table: row.id, row: segmentRow(record, seqOf(record), []) });
    }
    return new LiveTable(row, record, this.outside);
  }
  private async asPlayed<T>(open: () => Promise<T>): Promise<T> {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      this.onError(error);
      throw new Declined('not-now', 'This game was played with other rules, and this version cannot take it on.');
    }
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
    this.rooms.delete(id);
    this.bots.forget(id);
    if (!room) return;
    const fresh = await this.room(id);
    for (const visitor of room.visitors) this.enter(fresh, visitor);
  }
  private async played(table: LiveTable, entry: Entry, more: boolean): Promise<void> {
    const room = await this.rooms.get(table.row.id);
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
      if (this.now() - Math.max(room.touched, room.live?.touched ?? 0) <= after) continue;
      this.rooms.delete(id);
      this.bots.forget(id);
      if (room.live && room.row.status === 'playing') await this.committer.written(snapshotWrite(id, room.live.record));
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
  async close(): Promise<void> {
    const rooms = await Promise.all([...this.rooms.values()].map((room) => room.catch(() => null)));
    const playing = rooms.filter((room) => room?.live && room.row.status === 'playing');
    // The next version can take a game on only from a position that was saved.
    await this.committer.written(...playing.map((room) => snapshotWrite(room!.row.id, room!.live!.record)));
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

  /** Shows a visitor the table and keeps them told. What is not on disk yet is not shown. */
  enter(room: Room, visitor: Visitor, missed: LogLine[] = []): void {
    room.enter(visitor);
    const info = JSON.stringify({ type: 'table', table: room.info() });
    const position = room.live
      ? JSON.stringify({ type: 'position', ...room.live.position(visitor.viewer), missed })
      : null;
    this.later(room.row.id, () => {
      visitor.send(info);
      if (position !== null) visitor.send(position);
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

  // ---- opening and gathering ----

  async create(host: Person, body: TableBody): Promise<Room> {
    await this.mustMayOpen(host.id);
    const entry = this.games.entries.get(body.game);
    if (!entry) throw new Declined('not-found', `There is no game ${body.game}.`);
    const { packs = [], options = {} } = body;
    try {
      this.games.rules(body.game, packs);
    } catch (error) {
      if (!(error instanceof LoadError || error instanceof AmendError)) throw error;
      throw new Declined('not-understood', error.message);
    }
    const { min, max, rule } = entry.definition.seats;
    if (body.seats.length < min || body.seats.length > max) {
      throw new Declined('not-understood', `This game is for ${min} to ${max} players (${rule}).`);
    }
    const bots = this.bots.names(body.game);
    const seats = body.seats.map((seat): SeatRow => {
      const empty = { guest: null, bot: null, before: null, resigned: false };
      if (seat.kind === 'me') {
        return { ...empty, kind: 'guest', guest: host.id, called: seat.name };
      }
      if (seat.kind !== 'bot') return { ...empty, kind: seat.kind };
      const bot = seat.bot ?? bots[0]!;
      if (!bots.includes(bot)) throw new Declined('not-found', `There is no bot ${bot}; there are ${bots.join(', ')}.`);
      return { ...empty, kind: 'bot', bot };
    });
    const at = this.now();
    const row: TableRow = {
      id: newId(),
      game: body.game,
      name: body.name ?? '',
      packs: [...packs],
      options: options as Params,
      seats,
      host: host.id,
      public: body.public ?? false,
      sameDice: body.sameDice ?? false,
      status: 'gathering',
      invite: newId(),
      secret: null,
      rematch: null,
      result: null,
      muted: [],
      waitsFor: [],
      created: at,
      updated: at,
    };
    await this.committer.written({ kind: 'table', row });
    return this.room(row.id);
  }

  async mustMayOpen(guest: string): Promise<void> {
    if ((await this.store.tablesUnderWay(guest)) >= TABLES_PER_GUEST) {
      throw new Declined('too-many', `Nobody may have more than ${TABLES_PER_GUEST} games under way.`);
    }
  }

  /** Begins the game once every seat is taken. */
  async start(room: Room, guest: string): Promise<void> {
    room.mustBeHost(guest);
    if (room.row.status !== 'gathering') throw new Declined('not-now', 'The game has begun already.');
    const free = room.row.seats.findIndex(({ kind }) => kind === 'open' || kind === 'friend');
    if (free >= 0) throw new Declined('not-now', `Seat ${free} is still free.`);
    const row: TableRow = {
      ...room.row,
      status: 'playing',
      secret: randomBytes(32).toString('base64url'),
      updated: this.now(),
    };
    const events: Event[] = [];
    let begin: ReturnType<typeof begun>;
    try {
      begin = begun(this.games.rules(row.game, row.packs), row, events);
    } catch (error) {
      if (error instanceof StartError) throw refused(error.refusal);
      throw new Declined('not-understood', `The game cannot begin like this: ${(error as Error).message}`);
    }
    const live = new LiveTable(row, begin.record, this.outside);
    live.row = { ...row, waitsFor: live.waitsFor };
    // Set before the write: nobody may start it a second time meanwhile.
    room.row = live.row;
    room.live = live;
    await this.keep(room, ...begin.writes);
    for (const visitor of room.visitors) {
      live.watch(visitor);
      visitor.send(JSON.stringify({ type: 'position', ...live.position(visitor.viewer), missed: [] }));
    }
    room.tellInfo();
    this.bots.follow(room);
  }

  private async save(room: Room, change: Partial<TableRow>, ...more: Write[]): Promise<void> {
    room.row = { ...room.row, ...change, updated: this.now() };
    await this.keep(room, ...more);
    room.tellInfo();
  }
  /** Writes a table as it is in memory; if that fails, memory follows the disk. */
  private async keep(room: Room, ...more: Write[]): Promise<void> {
    try {
      await this.committer.written(...more, { kind: 'table', row: room.row });
    } catch (error) {
      this.onError(error);
      await this.lost(room.row.id);
      throw notWritten();
    }
  }
  private withSeat(room: Room, seat: Seat, change: Partial<SeatRow>): Partial<TableRow> {
    return { seats: room.row.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)) };
  }

  /** Says whom a seat plays, where the game lets people agree on that; the host speaks for bots. */
  async chooseRole(room: Room, guest: string, seat: Seat, role: string | null): Promise<void> {
    const { row } = room;
    const held = row.seats[seat];
    if (held?.kind === 'bot') room.mustBeHost(guest);
    else room.mustHold(guest, seat);
    if (row.status !== 'gathering') throw new Declined('not-now', 'The game has begun already.');
    const { roles } = this.games.entries.get(row.game)!;
    if (!roles) throw new Declined('not-now', 'In this game there is nobody to choose.');
    const agreed = row.options[roles.option];
    const chosen = row.seats.map((_, i) => (Array.isArray(agreed) ? (agreed[i] ?? null) : null));
    if (role !== null) {
      const content = this.games.rules(row.game, row.packs).content.get(role)?.content;
      if (content?.['kind'] !== roles.kind) throw new Declined('not-found', `There is no ${roles.kind} ${role}.`);
      if (chosen.some((one, i) => one === role && i !== seat))
        throw new Declined('not-now', 'Somebody plays that one.');
    }
    await this.save(room, { options: { ...row.options, [roles.option]: chosen.with(seat, role) } });
  }

  /** Sits down: on an open seat, with the invitation on one for friends, or back where one sat before. */
  async join(room: Room, person: Person, wanted: Seat | null, token: string | null): Promise<Seat> {
    if (token !== null) room.invite(person.id, token);
    room.mustMaySee(person.id, null);
    const { seats, status } = room.row;
    if (status === 'over' || status === 'closed') throw new Declined('not-now', 'The game is over.');
    const mayTake = ({ kind, before, resigned }: SeatRow): boolean =>
      (before === person.id && !resigned) || kind === 'open' || (kind === 'friend' && token !== null);
    const seat = wanted ?? seats.findIndex(mayTake);
    if (!seats[seat]) throw new Declined('not-now', 'There is no free seat.');
    if (!mayTake(seats[seat])) throw new Declined('not-yours', `Seat ${seat} is not free for you.`);
    room.people.set(person.id, person);
    const called = seats[seat].before === person.id ? seats[seat].called : undefined;
    const taken = { kind: 'guest', guest: person.id, bot: null, before: null, called } as const;
    await this.save(room, this.withSeat(room, seat, taken));
    if (room.live && status === 'playing') this.bots.follow(room);
    return seat;
  }
  /** Gets up. Before the game the seat is free again; in it, it waits for a bot or a friend, and for whoever left. */
  async leaveSeat(room: Room, guest: string, seat: Seat): Promise<void> {
    room.mustHold(guest, seat);
    const before = room.row.status === 'playing' ? guest : null;
    await this.save(room, this.withSeat(room, seat, { kind: 'open', guest: null, before }));
    this.showOut(room, guest, seat);
  }
  /** A bot plays on for a seat: one's own, or one whose player has left. */
  async replace(room: Room, guest: string, seat: Seat, wanted: string | null): Promise<void> {
    const held = room.row.seats[seat];
    if (!held) throw new Declined('not-found', `There is no seat ${seat}.`);
    if (held.kind === 'guest') room.mustHold(guest, seat);
    else if (!room.isMember(guest)) throw new Declined('not-yours', 'Only those at the table may do that.');
    const names = this.bots.names(room.row.game);
    const bot = wanted ?? names[0]!;
    if (!names.includes(bot)) throw new Declined('not-found', `There is no bot ${bot}; there are ${names.join(', ')}.`);
    const before = held.guest ?? held.before;
    await this.save(room, this.withSeat(room, seat, { kind: 'bot', bot, guest: null, before }));
    if (held.kind === 'guest') this.showOut(room, guest, seat);
    if (room.live && room.row.status === 'playing') this.bots.follow(room);
  }
  /** A bot plays on for whoever gives up. When nobody else is left, the game is over. */
  async resign(room: Room, guest: string, seat: Seat): Promise<void> {
    room.mustHold(guest, seat);
    if (room.row.status !== 'playing') throw new Declined('not-now', 'The game is not being played.');
    const bot = this.bots.names(room.row.game)[0]!;
    const { seats } = this.withSeat(room, seat, { kind: 'bot', bot, guest: null, before: guest, resigned: true });
    const left = seats!.flatMap(({ resigned }, i) => (resigned ? [] : [i]));
    const people = seats!.some(({ kind }) => kind !== 'bot');
    const over = left.length <= 1 || !people;
    const result = JSON.stringify({ winners: left, by: 'resignation' });
    await this.save(room, { seats: seats!, ...(over ? { status: 'over', waitsFor: [], result } : {}) });
    this.showOut(room, guest, seat);
    if (over) this.bots.forget(room.row.id);
    else this.bots.follow(room);
  }
  async closeTable(room: Room, guest: string): Promise<void> {
    room.mustBeHost(guest);
    if (room.row.status === 'closed') return;
    await this.save(room, { status: 'closed', waitsFor: [] });
    this.bots.forget(room.row.id);
  }
  /** Whoever got up sees the table as a spectator does. */
  private showOut(room: Room, guest: string, seat: Seat): void {
    for (const visitor of room.visitors) {
      if (visitor.guest === guest && visitor.viewer === seat) room.leave(visitor);
    }
    room.tellInfo();
  }
  /** The same game again with the same people. */
  async rematch(room: Room, person: Person): Promise<Room> {
    const { row } = room;
    if (!room.isMember(person.id)) throw new Declined('not-yours', 'Only those at the table may do that.');
    if (row.status !== 'over') throw new Declined('not-now', 'The game is not over.');
    if (row.rematch !== null) return this.room(row.rematch);
    const again = newId();
    const at = this.now();
    const seats = row.seats.map((seat): SeatRow => {
      const player = seat.guest ?? seat.before;
      const taken = player === null ? {} : { kind: 'guest' as const, guest: player, bot: null };
      return { ...seat, ...taken, before: null, resigned: false };
    });
    const next: TableRow = {
      ...row,
      id: again,
      seats,
      host: person.id,
      status: 'gathering',
      invite: newId(),
      secret: null,
      result: null,
      waitsFor: [],
      created: at,
      updated: at,
    };
    await this.save(room, { rematch: again }, { kind: 'table', row: next });
    return this.room(again);
  }

  // ---- playing ----

  private liveOf(room: Room): LiveTable {
    if (!room.live) throw new Declined('not-now', 'The game has not begun.');
    return room.live;
  }
  answer(room: Room, guest: string, seat: Seat, no: number, pick: readonly string[]): Promise<number> {
    room.mustHold(guest, seat);
    return this.liveOf(room).answer(seat, no, pick);
  }
  /** Takes back at once what is free to take back; else the table is asked. */
  async undo(room: Room, guest: string, seat: Seat, keep: number): Promise<number> {
    room.mustHold(guest, seat);
    const live = this.liveOf(room);
    if (live.row.status !== 'playing') throw new Declined('not-now', 'The game is not being played.');
    if (keep >= live.record.line.length) throw new Declined('not-understood', 'There is nothing to take back.');
    const mine = room.seatsOf(guest);
    if (live.mayUndo(mine, keep)) return live.undo(keep);
    live.propose(seat, keep, mine);
    return this.settle(room);
  }
  async redo(room: Room, guest: string, seat: Seat): Promise<number> {
    room.mustHold(guest, seat);
    const live = this.liveOf(room);
    const next = live.record.undone.at(-1);
    if (next) room.mustHold(guest, next.seat);
    return live.redo();
  }
  async vote(room: Room, guest: string, seat: Seat, motion: number, agree: boolean): Promise<number> {
    room.mustHold(guest, seat);
    const live = this.liveOf(room);
    if (live.motion?.id !== motion) throw new Declined('not-now', 'That is not being voted on.');
    if (!agree) live.motion = null;
    else live.motion = { ...live.motion, agreed: [...new Set([...live.motion.agreed, ...room.seatsOf(guest)])] };
    return this.settle(room);
  }
  /** Carries out what everybody has agreed to. Bots do not mind. */
  private async settle(room: Room): Promise<number> {
    const live = this.liveOf(room);
    const { motion } = live;
    const voters = room.row.seats.flatMap(({ kind }, i) => (kind === 'guest' ? [i] : []));
    if (motion && voters.every((voter) => motion.agreed.includes(voter))) return live.undo(motion.keep);
    room.tellInfo();
    return live.written;
  }

  // ---- words ----

  async chat(room: Room, person: Person, text: string): Promise<void> {
    if (!room.isMember(person.id)) throw new Declined('not-yours', 'Only those at the table may speak.');
    if (room.row.muted.includes(person.id)) throw new Declined('not-yours', 'The table has muted you.');
    const line: ChatLine = { n: ++room.chatted, guest: person.id, name: person.name, text, at: this.now() };
    await this.committer.written({ kind: 'chat', table: room.row.id, row: line });
    room.tellChat(line);
  }
  chatBefore(room: Room, before: number): Promise<ChatLine[]> {
    return this.store.chat(room.row.id, before, CHAT_PAGE);
  }
  async mute(room: Room, host: string, guest: string, muted: boolean): Promise<void> {
    room.mustBeHost(host);
    if (!room.isMember(guest)) throw new Declined('not-found', 'There is nobody of that name at this table.');
    const others = room.row.muted.filter((one) => one !== guest);
    await this.save(room, { muted: muted ? [...others, guest] : others });
  }
  write(...writes: Write[]): Promise<void> {
    return this.committer.written(...writes);
  }
}
