/** Looking back at a game: its log, and any moment of it as a viewer saw it. */

import type { Viewer } from '@questwright/kernel';
import type { LogLine, Position, Replay } from '@questwright/protocol';
import { Unplayable } from '../archive/archive.ts';
import type { LiveTable } from './live-table.ts';
import { logLine, standing } from './log.ts';
import { entriesOf, fileOf } from './opening.ts';
import { Declined } from './problem.ts';
import type { Room } from './room.ts';
import type { Tables } from './tables.ts';

export const LOG_PAGE = 100;

function liveOf(room: Room): LiveTable {
  if (!room.live) throw new Declined('not-now', 'The game has not begun.');
  return room.live;
}

/** Entries with seq > after. With -1 also what happened before anybody was asked, as line 0. */
async function log(
  tables: Tables,
  room: Room,
  viewer: Viewer,
  after: number,
  most: number = LOG_PAGE,
): Promise<LogLine[]> {
  const live = liveOf(room);
  const lines = standing(entriesOf(live.record));
  const rows = await tables.store.log(room.row.id, Math.max(0, after), Math.min(most, LOG_PAGE));
  const said = rows.filter(({ seq }) => seq <= live.written).map((row) => logLine(row, lines[row.seq - 1]!, viewer));
  if (after >= 0) return said;
  const [begin] = await tables.store.segments(room.row.id);
  const first = logLine({ seq: 0, entry: null, events: begin?.events ?? [] }, { line: 0, undone: false }, viewer);
  return [first, ...said].slice(0, most);
}

/** What a viewer saw after `from` entries, and what the entries after that changed in it. */
async function replay(
  tables: Tables,
  room: Room,
  viewer: Viewer,
  { from, most }: { from: number; most: number },
): Promise<Replay> {
  const live = liveOf(room);
  const last = live.written;
  if (from > last) throw new Declined('not-found', `There are ${last} entries.`);
  const { file, rest } = await fileOf(tables.store, room.row, from);
  const { rules, content } = file.segments.at(-1)!;
  const { definition, contentHash } = live.record.loaded;
  if (rules !== definition.version || content !== contentHash) {
    throw new Declined(
      'not-now',
      'This part was played with other rules. Its log can be read, but it cannot be shown.',
    );
  }
  // A segment of newer rules begins with a position of its own: the way to it is not played.
  const next = (await tables.store.segments(room.row.id)).find((segment) => segment.from > from)?.from ?? last;
  const further = await tables.store.entries(room.row.id, from, Math.min(most, next - from));
  const passage = {
    kind: 'passage',
    file,
    rest: rest.map(({ entry }) => entry),
    further: further.map(({ entry }) => entry),
    viewer,
  } as const;
  const { view, changes } = await tables.archive.ask(passage).catch((error: unknown) => {
    throw error instanceof Unplayable ? new Declined('not-now', `This cannot be shown: ${error.message}`) : error;
  });
  const lines = await history.log(tables, room, viewer, from, most);
  return {
    last,
    position: { table: room.row.id, seat: viewer, seq: from, view, offer: null },
    steps: changes.map((change, i) => ({ seq: from + i + 1, view: change, log: lines[i]! })),
  };
}

async function positionAt(tables: Tables, room: Room, viewer: Viewer, seq: number): Promise<Position> {
  return (await replay(tables, room, viewer, { from: seq, most: 0 })).position;
}

export const history = { log, replay, positionAt };
