/** Looking back at a game: its log, and any moment of it as a viewer saw it. */

import {
  playedWith,
  type Entry,
  type GameFile,
  type Json,
  type Part,
  type Seat,
  type Viewer,
} from '@questwright/kernel';
import type { Advice, AskedValue, LogLine, Position, Replay, Revealed } from '@questwright/protocol';
import { Unplayable } from '../archive/archive.ts';
import type { InWords } from '../archive/messages.ts';
import { mustBeTold, wordsIn } from './asking.ts';
import { logLine, standing } from './log.ts';
import { fileOf } from './opening.ts';
import { liveOf } from './playing.ts';
import { Declined } from './problem.ts';
import type { Room } from './room.ts';
import type { Tables } from './tables.ts';

export const LOG_PAGE = 100;

/** Entries with seq > after. With -1 also what happened before anybody was asked, as line 0. */
async function log(
  tables: Tables,
  room: Room,
  viewer: Viewer,
  after: number,
  most: number = LOG_PAGE,
): Promise<LogLine[]> {
  const live = liveOf(room);
  const rows = await tables.store.log(room.row.id, Math.max(0, after), Math.min(most, LOG_PAGE));
  // The game may have gone on while they were read.
  const lines = standing(live.record.segments);
  const said = rows
    .filter(({ seq }) => seq <= live.written)
    .map((row) => logLine(row, lines[row.seq - 1]!, viewer, live.reveals));
  if (after >= 0) return said;
  const [begin] = await tables.store.segments(room.row.id);
  const start = { seq: 0, entry: null, events: begin?.events ?? [] };
  const first = logLine(start, { line: 0, undone: false }, viewer, live.reveals);
  return [first, ...said].slice(0, most);
}

/** What is played again to come to a moment. */
async function momentAt(tables: Tables, room: Room, seq: number): Promise<{ file: GameFile; rest: Entry[] }> {
  const live = liveOf(room);
  if (seq > live.written) throw new Declined('not-found', 'server.so-many-entries', { number: live.written });
  const { file, rest } = await fileOf(tables.store, room.row, seq);
  if (playedWith(live.record.loaded, file.segments.at(-1)!) !== null) {
    throw new Declined('not-now', 'server.part-of-other-rules');
  }
  return { file, rest: rest.map(({ entry }) => entry) };
}
function unplayable(error: unknown): never {
  throw error instanceof Unplayable ? new Declined('not-now', 'server.not-shown', { detail: error.message }) : error;
}

/** What a viewer saw after `from` entries, and what the entries after that changed in it. */
async function replay(
  tables: Tables,
  room: Room,
  viewer: Viewer,
  { from, most }: { from: number; most: number },
): Promise<Replay> {
  const { written: last, reveals } = liveOf(room);
  const moment = await momentAt(tables, room, from);
  // A segment of newer rules begins with a position of its own: the way to it is not played.
  const next = (await tables.store.segments(room.row.id)).find((segment) => segment.from > from)?.from ?? last;
  const further = await tables.store.entries(room.row.id, from, Math.min(most, next - from));
  const passage = { kind: 'passage', ...moment, further: further.map(({ entry }) => entry), viewer } as const;
  const { view, changes } = await tables.archive.ask(passage, room.row.host).catch(unplayable);
  const lines = await history.log(tables, room, viewer, from, most);
  return {
    last,
    position: reveals.with({ table: room.row.id, seat: viewer, seq: from, view, offer: null }),
    steps: changes.map((change, i) => ({ ...reveals.with({ seq: from + i + 1, view: change }), log: lines[i]! })),
  };
}

async function positionAt(tables: Tables, room: Room, viewer: Viewer, seq: number): Promise<Position> {
  return (await replay(tables, room, viewer, { from: seq, most: 0 })).position;
}

/** Values of the rules as they were after so many entries. */
async function valuesAt(
  tables: Tables,
  room: Room,
  viewer: Viewer,
  seq: number,
  of: AskedValue[],
): Promise<{ values: Json[]; revealed?: Revealed }> {
  const moment = await momentAt(tables, room, seq);
  const question = { kind: 'question', ...moment, viewer, of, explained: false } as const;
  const { values } = await tables.archive.ask(question, room.row.host).catch(unplayable);
  return liveOf(room).reveals.with({ values }, wordsIn(of));
}

async function explainAt(
  tables: Tables,
  room: Room,
  viewer: Viewer,
  seq: number,
  of: AskedValue,
): Promise<{ value: Json; parts: Part[]; revealed?: Revealed }> {
  const moment = await momentAt(tables, room, seq);
  const question = { kind: 'question', ...moment, viewer, of: [of], explained: true } as const;
  const { explained } = await tables.archive.ask(question, room.row.host).catch(unplayable);
  return liveOf(room).reveals.with(mustBeTold(explained, of), wordsIn([of]));
}

/** What a bot thought of the question that was open after so many entries, if it was asked then. */
async function thoughtAt(tables: Tables, room: Room, guest: string, seat: Seat, seq: number): Promise<Told> {
  const held = room.row.seats[seat];
  if (held?.kind !== 'bot') throw new Declined('not-found', 'server.not-a-bots', { number: seat });
  if (!room.isOpenBook(guest) && room.claimTo(seat) !== guest)
    throw new Declined('not-yours', 'server.not-your-bot', { number: seat });
  const moment = await momentAt(tables, room, seq);
  const thought = { kind: 'thought', ...moment, seat, bot: held.bot!, seed: `${room.row.id} ${seat}` } as const;
  return toldOf(room, await tables.archive.ask(thought, room.row.host).catch(unplayable));
}

/** What a good player would do, for a seat that is asked now: from what that seat sees, and only where it takes nothing from
 *  others, or the table has it so. */
async function adviceFor(tables: Tables, room: Room, guest: string, seat: Seat): Promise<Advice> {
  room.mustHold(guest, seat);
  const live = liveOf(room);
  live.mustBePlaying();
  if (!room.givesAdvice()) throw new Declined('not-now', 'server.no-advice-here');
  if (!live.waitsFor.includes(seat)) throw new Declined('not-now', 'server.not-asked', { number: seat });
  const moment = await momentAt(tables, room, live.written);
  const { advice } = await tables.archive.ask({ kind: 'advice', ...moment, seat }, room.row.host).catch(unplayable);
  if (advice === null) throw new Declined('not-found', 'server.no-advice');
  return live.reveals.with(advice);
}

/** The decisions that moved the chances most, when a game is over: each game is gone through once. */
async function turningPoints(tables: Tables, room: Room): Promise<Told> {
  const { status } = room.row;
  if (status !== 'over') throw new Declined('not-now', 'server.not-over');
  const live = liveOf(room);
  let found = reviews.get(live);
  if (found === undefined) {
    found = momentAt(tables, room, live.written).then((moment) =>
      tables.archive.ask({ kind: 'review', ...moment }, room.row.host),
    );
    reviews.set(live, found);
    // What went wrong may go well another time.
    found.catch(() => reviews.delete(live));
  }
  return toldOf(room, await found.catch(unplayable));
}
type Told = (InWords['told'][number] & { revealed?: Revealed })[];
const toldOf = (room: Room, { told }: InWords): Told => told.map((one) => liveOf(room).reveals.with(one));
const reviews = new WeakMap<object, Promise<InWords>>();

export const history = { log, replay, positionAt, valuesAt, explainAt, thoughtAt, adviceFor, turningPoints };
