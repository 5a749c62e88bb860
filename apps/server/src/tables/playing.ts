/** Answers, and taking them back. */

import type { Seat } from '@questwright/kernel';
import type { LiveTable } from './live-table.ts';
import { bringNear } from './opening.ts';
import { Declined } from './problem.ts';
import type { Room } from './room.ts';
import type { Tables } from './tables.ts';

export function liveOf(room: Room): LiveTable {
  if (!room.live) throw new Declined('not-now', 'server.not-begun');
  return room.live;
}

function answer(room: Room, guest: string, seat: Seat, no: number, pick: readonly string[]): Promise<number> {
  room.mustHold(guest, seat);
  return liveOf(room).answer(seat, no, pick);
}

/** Takes back at once what is free to take back; else the table is asked. */
async function undo(tables: Tables, room: Room, guest: string, seat: Seat, keep: number): Promise<number> {
  room.mustHold(guest, seat);
  const live = liveOf(room);
  if (live.row.status !== 'playing') throw new Declined('not-now', 'server.not-played');
  if (keep >= live.record.line.length) throw new Declined('not-understood', 'server.nothing-to-undo');
  const mine = room.seatsOf(guest);
  if (live.mayUndo(mine, keep)) return takeBack(tables, room, keep);
  live.propose(seat, keep, mine);
  return settle(tables, room);
}

async function takeBack(tables: Tables, room: Room, keep: number): Promise<number> {
  const live = liveOf(room);
  const { seq } = live;
  await bringNear(tables.store, room.row.id, live.record, keep);
  if (live.seq !== seq) throw new Declined('not-now', 'server.gone-on');
  return live.undo(keep);
}

async function redo(room: Room, guest: string, seat: Seat): Promise<number> {
  room.mustHold(guest, seat);
  const live = liveOf(room);
  const next = live.record.undone.at(-1);
  if (next) room.mustHold(guest, next.seat);
  return live.redo();
}

async function vote(
  tables: Tables,
  room: Room,
  guest: string,
  seat: Seat,
  motion: number,
  agree: boolean,
): Promise<number> {
  room.mustHold(guest, seat);
  const live = liveOf(room);
  if (live.motion?.id !== motion) throw new Declined('not-now', 'server.no-such-vote');
  if (!agree) live.motion = null;
  else live.motion = { ...live.motion, agreed: [...new Set([...live.motion.agreed, ...room.seatsOf(guest)])] };
  return settle(tables, room);
}

/** Carries out what everybody has agreed to. Bots do not mind. */
async function settle(tables: Tables, room: Room): Promise<number> {
  const live = liveOf(room);
  const { motion } = live;
  const voters = room.row.seats.flatMap(({ kind }, i) => (kind === 'guest' ? [i] : []));
  if (motion && voters.every((voter) => motion.agreed.includes(voter))) return takeBack(tables, room, motion.keep);
  room.tellInfo();
  return live.written;
}

export const playing = { answer, undo, redo, vote };
