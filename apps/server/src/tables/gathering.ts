/** Opening a table, sitting down, beginning, getting up, giving up, and once more. */

import { randomBytes } from 'node:crypto';
import {
  AmendError,
  LoadError,
  StartError,
  whyNotSeats,
  type Event,
  type Loaded,
  type Params,
  type Seat,
} from '@questwright/kernel';
import { entryFor, isFull, roleKindOf, roleOptions, rolesChosen } from '@questwright/messages';
import type { TableBody } from '@questwright/protocol';
import type { SeatRow, TableRow } from '../store/store.ts';
import { LiveTable } from './live-table.ts';
import { begun } from './opening.ts';
import { Declined, refused } from './problem.ts';
import type { Person, Room } from './room.ts';
import { newId, type Tables } from './tables.ts';

const TABLES_PER_GUEST = 50;

async function create(tables: Tables, host: Person, body: TableBody): Promise<Room> {
  await mustMayOpen(tables, host.id);
  if (!tables.games.entries.has(body.game)) throw new Declined('not-found', 'server.no-game', { game: body.game });
  const { packs = [], options = {} } = body;
  let rules: Loaded;
  try {
    rules = tables.games.rules(body.game, packs);
  } catch (error) {
    if (!(error instanceof LoadError || error instanceof AmendError)) throw error;
    throw new Declined('not-understood', 'server.packs', { detail: error.message });
  }
  const { min, max } = rules.seats;
  const refusal = whyNotSeats(rules, body.seats.length);
  if (refusal !== null) {
    throw new Declined('not-understood', 'server.seats', { min, max, rule: refusal.rule });
  }
  const bots = tables.bots.names(body.game);
  const seats = body.seats.map((seat): SeatRow => {
    const empty = { guest: null, bot: null, before: null, resigned: false };
    if (seat.kind === 'me') {
      return { ...empty, kind: 'guest', guest: host.id, called: seat.name };
    }
    if (seat.kind !== 'bot') return { ...empty, kind: seat.kind };
    const bot = seat.bot ?? bots[0]!;
    if (!bots.includes(bot)) throw new Declined('not-found', 'server.no-bot', { bot, bots: bots.join(', ') });
    return { ...empty, kind: 'bot', bot };
  });
  const at = tables.now();
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
  await tables.committer.written({ kind: 'table', row });
  return tables.room(row.id);
}

export async function mustMayOpen(tables: Tables, guest: string): Promise<void> {
  if ((await tables.store.tablesUnderWay(guest)) >= TABLES_PER_GUEST) {
    throw new Declined('too-many', 'server.most-tables', { number: TABLES_PER_GUEST });
  }
}

/** Begins the game once every seat is taken. */
async function start(tables: Tables, room: Room, guest: string): Promise<void> {
  room.mustBeHost(guest);
  if (room.row.status !== 'gathering') throw new Declined('not-now', 'server.begun');
  const free = room.row.seats.findIndex(({ kind }) => kind === 'open' || kind === 'friend');
  if (free >= 0) throw new Declined('not-now', 'server.seat-free', { number: free });
  const row: TableRow = {
    ...room.row,
    status: 'playing',
    secret: randomBytes(32).toString('base64url'),
    updated: tables.now(),
  };
  const events: Event[] = [];
  let begin: ReturnType<typeof begun>;
  try {
    begin = begun(tables.games.rules(row.game, row.packs), row, events);
  } catch (error) {
    if (error instanceof StartError) throw refused(error.refusal);
    throw new Declined('not-understood', 'server.cannot-begin', { detail: (error as Error).message });
  }
  const live = new LiveTable(row, begin.record, tables.outside);
  live.row = { ...row, waitsFor: live.waitsFor };
  // Set before the write: nobody may start it a second time meanwhile.
  room.row = live.row;
  room.live = live;
  await tables.keep(room, ...begin.writes);
  for (const visitor of room.visitors) {
    live.watch(visitor);
    visitor.send(JSON.stringify({ type: 'position', ...live.position(visitor.viewer), missed: [] }));
  }
  room.tellInfo();
  tables.bots.follow(room);
}

function withSeat(room: Room, seat: Seat, change: Partial<SeatRow>): Partial<TableRow> {
  return { seats: room.row.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)) };
}

/** Says whom a seat plays, where the game lets people agree on that; the host speaks for bots. */
async function chooseRole(tables: Tables, room: Room, guest: string, seat: Seat, role: string | null): Promise<void> {
  const { row } = room;
  const held = row.seats[seat];
  if (held?.kind === 'bot') room.mustBeHost(guest);
  else room.mustHold(guest, seat);
  if (row.status !== 'gathering') throw new Declined('not-now', 'server.begun');
  const entry = entryFor(tables.games.entries.get(row.game)!, row.packs);
  const { roles } = entry;
  if (!roles) throw new Declined('not-now', 'server.no-roles');
  const chosen = rolesChosen(entry, row.options, row.seats.length).with(seat, null);
  if (role !== null) {
    const of = roleKindOf(entry, tables.games.rules(row.game, row.packs).content.get(role)?.content);
    if (of === null) throw new Declined('not-found', 'server.no-role', { of: roles.map(({ kind }) => kind), role });
    if (chosen.some((one) => one?.id === role)) throw new Declined('not-now', 'server.role-taken');
    if (isFull(of, chosen)) throw new Declined('not-now', 'server.most-roles', { most: of.most!, kind: of.kind });
    chosen[seat] = { id: role, option: of.option };
  }
  const others = Object.entries(row.options).filter(([option]) => roles.every((one) => one.option !== option));
  await tables.save(room, { options: { ...Object.fromEntries(others), ...roleOptions(chosen) } });
}

/** Sits down: on an open seat, with the invitation on one for friends, or back where one sat before. */
async function join(
  tables: Tables,
  room: Room,
  person: Person,
  wanted: Seat | null,
  token: string | null,
): Promise<Seat> {
  if (token !== null) room.invite(person.id, token);
  room.mustMaySee(person.id, null);
  const { seats, status } = room.row;
  if (status === 'over' || status === 'closed') throw new Declined('not-now', 'server.over');
  // Whoever plays against people must not see two hands.
  const others = seats.some(({ guest, before, resigned }) => {
    const player = guest ?? (resigned ? null : before);
    return player !== null && player !== person.id;
  });
  const mayTakeMore = status === 'gathering' || !others || room.seatsOf(person.id).length === 0;
  const mayTake = ({ kind, before, resigned }: SeatRow): boolean =>
    (before === person.id && !resigned) || (mayTakeMore && (kind === 'open' || (kind === 'friend' && token !== null)));
  const seat = wanted ?? seats.findIndex(mayTake);
  if (!seats[seat]) throw new Declined('not-now', 'server.none-free');
  if (!mayTake(seats[seat])) throw new Declined('not-yours', 'server.not-free', { number: seat });
  room.people.set(person.id, person);
  const called = seats[seat].before === person.id ? seats[seat].called : undefined;
  const taken = { kind: 'guest', guest: person.id, bot: null, before: null, called } as const;
  await tables.save(room, withSeat(room, seat, taken));
  if (room.live && status === 'playing') tables.bots.follow(room);
  return seat;
}

/** Gets up. Before the game the seat is free again; in it, it waits for a bot or a friend, and for whoever left. */
async function leaveSeat(tables: Tables, room: Room, guest: string, seat: Seat): Promise<void> {
  room.mustHold(guest, seat);
  const before = room.row.status === 'playing' ? guest : null;
  await tables.save(room, withSeat(room, seat, { kind: 'open', guest: null, before }));
  showOut(room, guest, seat);
}

/** A bot plays on for a seat: one's own, or one whose player has left. */
async function replace(tables: Tables, room: Room, guest: string, seat: Seat, wanted: string | null): Promise<void> {
  const held = room.row.seats[seat];
  if (!held) throw new Declined('not-found', 'server.no-seat', { number: seat });
  if (held.kind === 'guest') room.mustHold(guest, seat);
  else if (!room.isMember(guest)) throw new Declined('not-yours', 'server.members-only');
  const names = tables.bots.names(room.row.game);
  const bot = wanted ?? names[0]!;
  if (!names.includes(bot)) throw new Declined('not-found', 'server.no-bot', { bot, bots: names.join(', ') });
  const before = held.guest ?? held.before;
  await tables.save(room, withSeat(room, seat, { kind: 'bot', bot, guest: null, before }));
  if (held.kind === 'guest') showOut(room, guest, seat);
  if (room.live && room.row.status === 'playing') tables.bots.follow(room);
}

/** Keeps the seat of a bot for a friend, who comes by the invitation; whoever sat there before may still come back. */
async function free(tables: Tables, room: Room, guest: string, seat: Seat): Promise<void> {
  room.mustBeHost(guest);
  const held = room.row.seats[seat];
  if (!held) throw new Declined('not-found', 'server.no-seat', { number: seat });
  const { status } = room.row;
  if (status === 'over' || status === 'closed') throw new Declined('not-now', 'server.over');
  if (held.kind !== 'bot') throw new Declined('not-now', 'server.no-bot-there', { number: seat });
  if (held.resigned) throw new Declined('not-now', 'server.given-up', { number: seat });
  await tables.save(room, withSeat(room, seat, { kind: 'friend', bot: null }));
  if (room.live && status === 'playing') tables.bots.follow(room);
}

/** A bot plays on for whoever gives up. When nobody else is left, the game is over. */
async function resign(tables: Tables, room: Room, guest: string, seat: Seat): Promise<void> {
  room.mustHold(guest, seat);
  if (room.row.status !== 'playing') throw new Declined('not-now', 'server.not-played');
  const bot = tables.bots.names(room.row.game)[0]!;
  const { seats } = withSeat(room, seat, { kind: 'bot', bot, guest: null, before: guest, resigned: true });
  const left = seats!.flatMap(({ resigned }, i) => (resigned ? [] : [i]));
  const people = seats!.some(({ kind }) => kind !== 'bot');
  const over = left.length <= 1 || !people;
  const result = JSON.stringify({ winners: left, by: 'resignation' });
  await tables.save(room, { seats: seats!, ...(over ? { status: 'over', waitsFor: [], result } : {}) });
  showOut(room, guest, seat);
  if (over) tables.bots.forget(room.row.id);
  else tables.bots.follow(room);
}

async function closeTable(tables: Tables, room: Room, guest: string): Promise<void> {
  room.mustBeHost(guest);
  if (room.row.status === 'closed') return;
  await tables.save(room, { status: 'closed', waitsFor: [] });
  tables.bots.forget(room.row.id);
}

/** Whoever got up sees the table as a spectator does. */
function showOut(room: Room, guest: string, seat: Seat): void {
  for (const visitor of room.visitors) {
    if (visitor.guest === guest && visitor.viewer === seat) room.leave(visitor);
  }
  room.tellInfo();
}

/** The same game again with the same people. */
async function rematch(tables: Tables, room: Room, person: Person): Promise<Room> {
  const { row } = room;
  if (!room.isMember(person.id)) throw new Declined('not-yours', 'server.members-only');
  if (row.status !== 'over') throw new Declined('not-now', 'server.not-over');
  if (row.rematch !== null) {
    // Whoever asks at the same time waits until the new table is written: before that there is none to come to.
    await tables.keep(room);
    return tables.room(row.rematch);
  }
  const again = newId();
  const at = tables.now();
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
  await tables.save(room, { rematch: again }, { kind: 'table', row: next });
  return tables.room(again);
}

export const gathering = { create, start, chooseRole, join, leaveSeat, free, replace, resign, closeTable, rematch };
