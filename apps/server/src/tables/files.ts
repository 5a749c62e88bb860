/** Games that leave the server and come to it as files. */

import { save } from '@questwright/kernel';
import { PROTOCOL, type LogLine, type Verified } from '@questwright/protocol';
import { Unplayable } from '../archive/archive.ts';
import type { Examined, Kept } from '../archive/messages.ts';
import { opening } from './gathering.ts';
import { history } from './history.ts';
import { liveOf } from './playing.ts';
import { Declined } from './problem.ts';
import type { Person, Room } from './room.ts';
import { newId, type Tables } from './tables.ts';
import type { TableRow } from '../store/store.ts';

/** The whole game when it is over or one person's alone; else what the seat has been told. */
export async function exported(tables: Tables, room: Room, guest: string, seat: number | null): Promise<object> {
  const live = liveOf(room);
  await live.settled();
  if (room.isOpenBook(guest)) {
    // From now on somebody knows what comes.
    if (room.row.status === 'playing' && room.row.known !== true) await tables.save(room, { known: true });
    return save(live.record);
  }
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
    position: live.position(seat),
    log: lines,
  };
}

/** A table for a game file that somebody brings; all seats are theirs. It is played again to check it, so it must be of the
 *  present rules: a position of older ones could be made up, and what rules do with that nobody knows. */
export const imported = (tables: Tables, guest: Person, bytes: Uint8Array): Promise<Room> =>
  opening(tables, guest.id, () => brought(tables, guest, bytes));
async function brought(tables: Tables, guest: Person, bytes: Uint8Array): Promise<Room> {
  const { header, pages, over, result, from } = await examined(tables, guest.id, bytes, true);
  if (from !== null && !tables.takesPositions) throw new Declined('not-understood', 'server.begins-midway');
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
    marks: ['file'],
    known: true,
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
  // The table comes last: before it, there is nothing that anybody could come to.
  for (const page of pages) {
    const writes = JSON.parse(page) as Kept[];
    await tables.write(...writes.map((one) => ({ ...one, table: row.id, ...(one.kind === 'entry' && { at }) })));
  }
  await tables.write({ kind: 'table', row });
  return tables.room(row.id);
}

/** What was found in a file that holds: the whole of it was played again, and every hash fits. */
export async function verified(tables: Tables, guest: string, bytes: Uint8Array): Promise<Verified> {
  const { header, entries, over, from, hash } = await examined(tables, guest, bytes, false);
  return { game: header.game, seats: header.seats, entries, over, from, hash };
}

async function examined(tables: Tables, guest: string, bytes: Uint8Array, keep: boolean): Promise<Examined> {
  const found = await tables.archive.ask({ kind: 'examination', bytes, keep }, guest).catch((error: unknown) => {
    if (!(error instanceof Unplayable)) throw error;
    throw new Declined('not-understood', 'server.file', { detail: error.message });
  });
  if (!('unfit' in found)) return found;
  const { unfit, detail } = found;
  throw new Declined(unfit === 'server.too-large' ? 'too-large' : 'not-understood', unfit, { detail });
}
