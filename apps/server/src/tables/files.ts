/** Games that leave the server and come to it as files. */

import { FileError, reopen, save, verify, type Event, type GameFile } from '@questwright/kernel';
import { PROTOCOL, type LogLine } from '@questwright/protocol';
import { Declined } from './problem.ts';
import type { Person, Room } from './room.ts';
import { newId, type Tables } from './tables.ts';
import type { TableRow, Write } from '../store/store.ts';

/** The whole game when it is over or one person's alone; else what the seat has been told. */
export async function exported(tables: Tables, room: Room, guest: string, seat: number | null): Promise<object> {
  if (!room.live) throw new Declined('not-now', 'The game has not begun.');
  if (room.isOpenBook(guest)) return save(room.live.record);
  const log: LogLine[] = [];
  for (;;) {
    const page = await tables.log(room, seat, log.at(-1)?.seq ?? 0);
    if (page.length === 0) break;
    log.push(...page);
  }
  return {
    format: 'questwright-view',
    protocol: PROTOCOL,
    table: room.info(),
    position: room.live.position(seat),
    log,
  };
}

/** A table for a game file that somebody brings; all seats are theirs. Every hash is checked. */
export async function imported(tables: Tables, guest: Person, body: unknown): Promise<Room> {
  await tables.mustMayOpen(guest.id);
  const file = body as GameFile;
  const game = (body as { header?: { game?: unknown } } | null)?.header?.game;
  const entry = typeof game === 'string' ? tables.games.entries.get(game) : undefined;
  if (!entry) throw new Declined('not-understood', 'This is not a game file, or of a game that is not here.');
  let record: ReturnType<typeof reopen>;
  /** Of the last segment; how older versions played is not known any more. */
  const happened: Event[][] = [];
  try {
    verify(entry.definition, file);
    const loaded = tables.games.rules(file.header.game, file.header.packs);
    record = reopen(entry.definition, file, { loaded, onEntry: (_, events) => happened.push(events) });
  } catch (error) {
    if (error instanceof FileError) throw new Declined('not-understood', error.message);
    throw new Declined('not-understood', `This game file cannot be opened: ${(error as Error).message}`);
  }
  const { header, segments } = record;
  if (Object.keys(header.script).length > 0) {
    throw new Declined('not-understood', 'The dice of this game were laid out beforehand; it is a puzzle, not a game.');
  }
  const at = tables.now();
  const row: TableRow = {
    id: newId(),
    game: header.game,
    name: '',
    packs: header.packs,
    options: header.options,
    seats: Array.from({ length: header.seats }, () => ({
      kind: 'guest',
      guest: guest.id,
      bot: null,
      before: null,
      resigned: false,
    })),
    host: guest.id,
    public: false,
    sameDice: header.sameDice,
    status: record.game.over ? 'over' : 'playing',
    invite: newId(),
    secret: header.secret,
    rematch: null,
    result: record.game.over ? JSON.stringify(record.game.result) : null,
    muted: [],
    waitsFor: [],
    created: at,
    updated: at,
  };
  const writes: Write[] = [{ kind: 'table', row }];
  let seq = 0;
  segments.forEach(({ rules, content, snapshot, entries, chain }, nth) => {
    const last = nth === segments.length - 1;
    writes.push({ kind: 'segment', table: row.id, row: { from: seq, rules, content, snapshot, events: [] } });
    entries.forEach((one, i) => {
      const said = { seq: ++seq, entry: one, hash: chain[i]!, events: (last ? happened[i] : null) ?? [] };
      writes.push({ kind: 'entry', table: row.id, row: said, at, waitsFor: [] });
    });
  });
  await tables.write(...writes);
  return tables.room(row.id);
}
