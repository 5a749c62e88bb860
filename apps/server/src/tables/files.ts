/** Games that leave the server and come to it as files. */

import { AmendError, checkedFile, FileError, LoadError, playedWith, save } from '@questwright/kernel';
import { PROTOCOL, type LogLine, type Verified } from '@questwright/protocol';
import { Unplayable } from '../archive/archive.ts';
import type { Examined } from '../archive/messages.ts';
import { mustMayOpen } from './gathering.ts';
import { history } from './history.ts';
import { segmentRow } from './opening.ts';
import { Declined } from './problem.ts';
import type { Person, Room } from './room.ts';
import { newId, type Tables } from './tables.ts';
import type { TableRow, Write } from '../store/store.ts';

/** The whole game when it is over or one person's alone; else what the seat has been told. */
export async function exported(tables: Tables, room: Room, guest: string, seat: number | null): Promise<object> {
  if (!room.live) throw new Declined('not-now', 'server.not-begun');
  if (room.isOpenBook(guest)) return save(room.live.record);
  const lines: LogLine[] = [];
  for (;;) {
    const page = await history.log(tables, room, seat, lines.at(-1)?.seq ?? -1);
    if (page.length === 0) break;
    lines.push(...page);
  }
  return {
    format: 'questwright-view',
    protocol: PROTOCOL,
    table: room.info(),
    position: room.live.position(seat),
    log: lines,
  };
}

/** A table for a game file that somebody brings; all seats are theirs. It is played again to check it, so it must be of the
 *  present rules: a position of older ones could be made up, and what rules do with that nobody knows. */
export async function imported(tables: Tables, guest: Person, body: unknown): Promise<Room> {
  await mustMayOpen(tables, guest.id);
  const { header, segments, begun, happened, over, result } = await examined(tables, body);
  if (Object.keys(header.script).length > 0) {
    throw new Declined('not-understood', 'server.puzzle');
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
    status: over ? 'over' : 'playing',
    invite: newId(),
    secret: header.secret,
    rematch: null,
    result: over ? JSON.stringify(result) : null,
    muted: [],
    waitsFor: [],
    created: at,
    updated: at,
  };
  const writes: Write[] = [{ kind: 'table', row }];
  let seq = 0;
  segments.forEach((segment, nth) => {
    const { entries, chain } = segment;
    const last = nth === segments.length - 1;
    writes.push({ kind: 'segment', table: row.id, row: segmentRow(segment, seq, nth === 0 ? begun : []) });
    entries.forEach((one, i) => {
      const said = { seq: ++seq, entry: one, hash: chain[i]!, events: (last ? happened[i] : null) ?? [] };
      writes.push({ kind: 'entry', table: row.id, row: said, at, waitsFor: [] });
    });
  });
  await tables.write(...writes);
  return tables.room(row.id);
}

/** What was found in a file that holds: the whole of it was played again, and every hash fits. */
export async function verified(tables: Tables, body: unknown): Promise<Verified> {
  const { header, segments, over } = await examined(tables, body);
  const entries = segments.reduce((sum, segment) => sum + segment.entries.length, 0);
  const hash = segments.findLast(({ chain }) => chain.length > 0)?.chain.at(-1) ?? null;
  return { game: header.game, seats: header.seats, entries, over, hash };
}

async function examined(tables: Tables, body: unknown): Promise<Examined> {
  const game = (body as { header?: { game?: unknown } } | null)?.header?.game;
  const entry = typeof game === 'string' ? tables.games.entries.get(game) : undefined;
  if (!entry) throw new Declined('not-understood', 'server.no-game-file');
  try {
    const file = checkedFile(entry.definition.id, body);
    const others = playedWith(tables.games.rules(file.header.game, file.header.packs), file.segments.at(-1)!);
    if (others !== null) {
      throw new Declined('not-understood', 'server.other-rules', { detail: others });
    }
    return await tables.archive.ask({ kind: 'examination', file });
  } catch (error) {
    if (error instanceof Declined) throw error;
    const own = error instanceof FileError || error instanceof Unplayable || error instanceof LoadError;
    if (!own && !(error instanceof AmendError)) throw error;
    throw new Declined('not-understood', 'server.file', { detail: error.message });
  }
}
