/** Opening a table, sitting down, beginning, getting up, giving up, and once more. */

import {
  AmendError,
  choosePacks,
  LoadError,
  narrowest,
  StartError,
  whyNotSeats,
  type Event,
  type Params,
  type Seat,
} from '@questwright/kernel';
import { entryFor, isFull, roleKindOf, roleOptions, rolesChosen } from '@questwright/messages';
import type { TableBody } from '@questwright/protocol';
import type { SeatRow, TableRow } from '../store/store.ts';
import { mustNotBeGuided } from './following.ts';
import { LiveTable } from './live-table.ts';
import { begun } from './opening.ts';
import { liveOf } from './playing.ts';
import { Declined, refused } from './problem.ts';
import { isOpenBook, type Person, type Room } from './room.ts';
import { newId, newSecret, type Tables } from './tables.ts';

const TABLES_PER_GUEST = 50;

function create(
  tables: Tables,
  host: Person,
  body: TableBody,
  more: Pick<TableRow, 'script' | 'marks'> = {},
): Promise<Room> {
  return opening(tables, host.id, () => made(tables, host, body, more));
}
async function made(
  tables: Tables,
  host: Person,
  body: TableBody,
  more: Pick<TableRow, 'script' | 'marks'>,
): Promise<Room> {
  const entry = tables.games.entries.get(body.game);
  if (!entry) throw new Declined('not-found', 'server.no-game', { game: body.game });
  const { packs = [], options = {} } = body;
  try {
    const seats = narrowest(entry.definition, choosePacks(entry.definition, packs, null), null);
    const refusal = whyNotSeats({ seats, without: null }, body.seats.length);
    if (refusal !== null) {
      throw new Declined('not-understood', 'server.seats', { min: seats.min, max: seats.max, rule: refusal.rule });
    }
  } catch (error) {
    throw packsRefused(error);
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
  try {
    // This takes its time and memory, so it comes last.
    tables.games.rules(body.game, packs);
  } catch (error) {
    throw packsRefused(error);
  }
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
    ...(body.absence !== undefined && { absence: body.absence }),
    ...(body.hints !== undefined && { hints: body.hints }),
    status: 'gathering',
    invite: newId(),
    secret: null,
    rematch: null,
    result: null,
    muted: [],
    waitsFor: [],
    created: at,
    updated: at,
    ...more,
  };
  await tables.write({ kind: 'table', row });
  return tables.room(row.id);
}

const packsRefused = (error: unknown): unknown =>
  error instanceof LoadError || error instanceof AmendError
    ? new Declined('not-understood', 'server.packs', { detail: error.message })
    : error;

/** Opens one more table for a guest, who may have so many under way; those count, too, that are being opened. */
export async function opening<T>({ store, opening: all }: Tables, guest: string, open: () => Promise<T>): Promise<T> {
  const others = all.get(guest) ?? 0;
  all.set(guest, others + 1);
  try {
    if ((await store.tablesUnderWay(guest)) + others >= TABLES_PER_GUEST)
      throw new Declined('too-many', 'server.most-tables', { number: TABLES_PER_GUEST });
    return await open();
  } finally {
    const left = all.get(guest)! - 1;
    if (left === 0) all.delete(guest);
    else all.set(guest, left);
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
    secret: newSecret(),
    updated: tables.now(),
    asked: tables.now(),
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

/** The table with another seat. While it is played, who has seen the cards of a seat and whether anybody has seen them all is
 *  never forgotten. */
function withSeat({ row }: Room, seat: Seat, change: Partial<SeatRow>, now: number): Pick<TableRow, 'seats' | 'known'> {
  const { seats, status, host, known } = row;
  const was = seats[seat]!;
  const next = { ...was, ...change };
  if (next.guest !== was.guest) next.since = now;
  if (status !== 'playing') return { seats: seats.with(seat, next), ...(known && { known }) };
  if (was.guest !== null) next.held = [...new Set([...(was.held ?? []), was.guest])];
  if (was.bot !== null) next.played = was.bot;
  const isRead = [host, ...seats.map(({ guest }) => guest)].some((one) => one !== null && isOpenBook(row, one));
  return { seats: seats.with(seat, next), known: known === true || isRead };
}

/** Says whom a seat plays, where the game lets people agree on that; the host speaks for bots. */
async function chooseRole(tables: Tables, room: Room, guest: string, seat: Seat, role: string | null): Promise<void> {
  const { row } = room;
  const held = row.seats[seat];
  if (held?.kind === 'bot') room.mustBeHost(guest);
  else room.mustHold(guest, seat);
  if (row.status !== 'gathering') throw new Declined('not-now', 'server.begun');
  mustNotBeGuided(row);
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
  const others = !isPlayedAlone(room.row, person.id);
  const hasSeen = ({ guest, before, held }: SeatRow): boolean =>
    guest === person.id || before === person.id || held?.includes(person.id) === true;
  const mayTake = (seat: SeatRow): boolean => {
    const { kind, before, resigned } = seat;
    if (before === person.id && !resigned) return true;
    if (status !== 'gathering' && others && seats.some((one) => one !== seat && hasSeen(one))) return false;
    return kind === 'open' || (kind === 'friend' && token !== null);
  };
  const seat = wanted ?? seats.findIndex(mayTake);
  if (!seats[seat]) throw new Declined('not-now', 'server.none-free');
  if (!mayTake(seats[seat])) throw new Declined('not-yours', 'server.not-free', { number: seat });
  room.people.set(person.id, person);
  const called = seats[seat].before === person.id ? seats[seat].called : undefined;
  const taken = { kind: 'guest', guest: person.id, bot: null, before: null, called } as const;
  const change = withSeat(room, seat, taken, tables.now());
  // What one person could foresee alone must not be what two play with.
  if (room.live && change.known && !isOpenBook({ status, seats: change.seats }, person.id)) {
    if (room.live.stuck) throw new Declined('not-now', 'server.go-on', room.live.stuck);
    await tables.renew(room, change);
    return seat;
  }
  await tables.save(room, change);
  if (room.live && status === 'playing') tables.bots.follow(room);
  return seat;
}

/** Gets up. Before the game the seat is free again; in it, it waits for a bot or a friend, and for whoever left. */
async function leaveSeat(tables: Tables, room: Room, guest: string, seat: Seat): Promise<void> {
  room.mustHold(guest, seat);
  mustNotBeGuided(room.row);
  const before = room.row.status === 'playing' ? guest : null;
  await tables.save(room, withSeat(room, seat, { kind: 'open', guest: null, before }, tables.now()));
  showOut(room, guest, seat);
}

/** A bot plays on for a seat: one's own, one whose player has left, or one for whom the game has waited as long as the table
 *  chose. Which bot plays for others is nobody's choice. */
async function replace(tables: Tables, room: Room, guest: string, seat: Seat, wanted: string | null): Promise<void> {
  const held = room.row.seats[seat];
  if (!held) throw new Declined('not-found', 'server.no-seat', { number: seat });
  const { row } = room;
  const isMine = (held.guest ?? room.claimTo(seat)) === guest;
  if (held.kind === 'guest' && !isMine) mustBeAbsent(room, guest, seat, tables.now());
  else if (!room.isMember(guest)) throw new Declined('not-yours', 'server.members-only');
  mustNotBeGuided(row);
  const names = tables.bots.names(row.game);
  const usual = held.bot ?? held.played ?? names[0]!;
  const bot = wanted ?? usual;
  const mayChoose = isMine || row.status !== 'playing' || (row.host === guest && isPlayedAlone(row, guest));
  if (names.includes(bot) && bot !== usual && !mayChoose)
    throw new Declined('not-yours', 'server.bot-of-others', { number: seat });
  if (!names.includes(bot)) throw new Declined('not-found', 'server.no-bot', { bot, bots: names.join(', ') });
  const before = held.guest ?? held.before;
  await tables.save(room, withSeat(room, seat, { kind: 'bot', bot, guest: null, before }, tables.now()));
  if (held.guest !== null) showOut(room, held.guest, seat);
  if (room.live && room.row.status === 'playing') tables.bots.follow(room);
}

/** The host may replace others; whoever else plays, the host, and where the host does not play any more, anybody. */
function mustBeAbsent(room: Room, guest: string, seat: Seat, now: number): void {
  const { host, seats, absence, status } = room.row;
  const isHosts = seats[seat]!.guest === host || room.seatsOf(host).length === 0;
  const mayReplace = host === guest || (isHosts && room.seatsOf(guest).length > 0);
  if (!mayReplace || absence === undefined || status !== 'playing') return room.mustHold(guest, seat);
  if (!room.isAbsent(seat, now)) throw new Declined('not-now', 'server.not-absent', { number: seat });
}

/** Nobody else plays here, or may come back. */
const isPlayedAlone = ({ seats }: TableRow, guest: string): boolean =>
  seats.every(({ guest: held, before, resigned }) => [null, guest].includes(held ?? (resigned ? null : before)));

/** Keeps the seat of a bot for a friend, who comes by the invitation; whoever sat there before may still come back. */
async function free(tables: Tables, room: Room, guest: string, seat: Seat): Promise<void> {
  room.mustBeHost(guest);
  const held = room.row.seats[seat];
  if (!held) throw new Declined('not-found', 'server.no-seat', { number: seat });
  const { status } = room.row;
  if (status === 'over' || status === 'closed') throw new Declined('not-now', 'server.over');
  if (held.kind !== 'bot') throw new Declined('not-now', 'server.no-bot-there', { number: seat });
  if (held.resigned) throw new Declined('not-now', 'server.given-up', { number: seat });
  await tables.save(room, withSeat(room, seat, { kind: 'friend', bot: null }, tables.now()));
  if (room.live && status === 'playing') tables.bots.follow(room);
}

/** A bot plays on for whoever gives up. When nobody else is left, the game is over. */
async function resign(tables: Tables, room: Room, guest: string, seat: Seat): Promise<void> {
  room.mustHold(guest, seat);
  if (room.row.status !== 'playing') throw new Declined('not-now', 'server.not-played');
  const bot = tables.bots.names(room.row.game)[0]!;
  const given = { kind: 'bot', bot, guest: null, before: guest, resigned: true } as const;
  const change = withSeat(room, seat, given, tables.now());
  const left = change.seats.flatMap(({ resigned }, i) => (resigned ? [] : [i]));
  const people = change.seats.some(({ kind }) => kind !== 'bot');
  const over = left.length <= 1 || !people;
  const result = JSON.stringify({ winners: left, by: 'resignation' });
  await tables.save(room, { ...change, ...(over ? { status: 'over', waitsFor: [], result } : {}) });
  showOut(room, guest, seat);
  if (over) tables.bots.forget(room.row.id);
  else tables.bots.follow(room);
}

/** Where the last entries cannot be played again, whoever is at the table may go on without them. */
async function goOn(tables: Tables, room: Room, guest: string, from: number): Promise<void> {
  if (!room.isMember(guest)) throw new Declined('not-yours', 'server.members-only');
  const { stuck } = liveOf(room);
  if (!stuck) throw new Declined('not-now', 'server.no-need');
  if (stuck.from !== from) throw new Declined('not-now', 'server.go-on', stuck);
  await tables.goOn(room);
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
  if (!room.isMember(person.id)) throw new Declined('not-yours', 'server.members-only');
  if (room.row.status !== 'over') throw new Declined('not-now', 'server.not-over');
  const again = (): Promise<Room> => playAgain(tables, room, person);
  return room.row.rematch === null ? opening(tables, person.id, again) : again();
}
async function playAgain(tables: Tables, room: Room, person: Person): Promise<Room> {
  const { row } = room;
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
    const { held: _held, played: _played, since: _since, ...rest } = seat;
    return { ...rest, ...taken, before: null, resigned: false };
  });
  const { known: _known, marks: _marks, script: _script, asked: _asked, ...same } = row;
  const next: TableRow = {
    ...same,
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

export const gathering = {
  create,
  start,
  chooseRole,
  join,
  leaveSeat,
  free,
  replace,
  resign,
  goOn,
  closeTable,
  rematch,
};
