/** Answers, and taking them back. */

import { guideOf } from '@questwright/games';
import { freeUndo, type Seat } from '@questwright/kernel';
import { isGuided, mustFollow } from './following.ts';
import type { LiveTable } from './live-table.ts';
import { bringNear } from './opening.ts';
import { Declined } from './problem.ts';
import type { Room } from './room.ts';
import type { Tables } from './tables.ts';

/** The game of a table, which has begun. */
export function liveOf(room: Room): LiveTable {
  if (!room.live)
    throw new Declined('not-now', room.row.secret === null ? 'server.not-begun' : 'server.cannot-take-on');
  return room.live;
}

function answer(room: Room, guest: string, seat: Seat, no: number, pick: readonly string[]): Promise<number> {
  room.mustHold(guest, seat);
  const live = liveOf(room);
  if (!isGuided(room.row)) return live.answer(seat, no, pick);
  return guideOf(room.row.game).then((guide) => {
    live.mustBePlaying();
    // In one go: in between, another answer could change what the lesson waits for.
    mustFollow(guide, live, no, pick);
    return live.answer(seat, no, pick);
  });
}

/** Takes back at once what is free to take back; else the table is asked. */
async function undo(tables: Tables, room: Room, guest: string, seat: Seat, keep: number): Promise<number> {
  room.mustHold(guest, seat);
  const live = liveOf(room);
  live.mustBePlaying();
  // What was rolled or revealed is laid out, and would be new.
  if (isGuided(room.row) && keep < freeUndo(live.record)) throw new Declined('not-now', 'server.guide-undo');
  if (keep >= live.record.line.length) throw new Declined('not-understood', 'server.nothing-to-undo');
  const mine = room.seatsOf(guest);
  const ours = room.row.seats.flatMap((_, one) => (isForMe(room, guest, one) ? [one] : []));
  if (live.mayUndo(ours, keep)) return takeBack(tables, room, keep);
  live.propose(seat, keep, mine);
  return settle(tables, room);
}

/** Seats of one's own, and those of bots that play for nobody else. */
function isForMe(room: Room, guest: string, seat: Seat): boolean {
  const { kind, guest: held } = room.row.seats[seat]!;
  if (kind !== 'bot') return held === guest;
  return [null, guest].includes(room.claimTo(seat));
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

/** Carries out what everybody has agreed to. Bots do not mind; whoever may come back does, until they have been away for longer
 *  than the table waits. */
async function settle(tables: Tables, room: Room): Promise<number> {
  const live = liveOf(room);
  const { motion } = live;
  const now = tables.now();
  const mustAgree = (seat: Seat): boolean =>
    room.row.seats[seat]!.kind === 'guest' || (room.claimTo(seat) !== null && !room.isAbsent(seat, now));
  const voters = room.row.seats.flatMap((_, seat) => (mustAgree(seat) ? [seat] : []));
  if (motion && voters.every((voter) => motion.agreed.includes(voter))) return takeBack(tables, room, motion.keep);
  room.tellInfo();
  return live.written;
}

export const playing = { answer, undo, redo, vote };
