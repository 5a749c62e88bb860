/** Chat, and reports of what went wrong. */

import { save, type Seat } from '@questwright/kernel';
import type { ChatLine, Position } from '@questwright/protocol';
import { Declined } from './problem.ts';
import type { Person, Room } from './room.ts';
import { newId, type Tables } from './tables.ts';

const CHAT_PAGE = 100;

async function chat(tables: Tables, room: Room, person: Person, text: string): Promise<void> {
  if (!room.isMember(person.id)) throw new Declined('not-yours', 'server.members-speak');
  if (room.row.muted.includes(person.id)) throw new Declined('not-yours', 'server.muted');
  const line: ChatLine = { n: ++room.chatted, guest: person.id, name: person.name, text, at: tables.now() };
  await tables.write({ kind: 'chat', table: room.row.id, row: line });
  room.tellChat(line);
}

function chatBefore(tables: Tables, room: Room, before: number): Promise<ChatLine[]> {
  return tables.store.chat(room.row.id, before, CHAT_PAGE);
}

async function mute(tables: Tables, room: Room, host: string, guest: string, muted: boolean): Promise<void> {
  room.mustBeHost(host);
  if (!room.isMember(guest)) throw new Declined('not-found', 'server.nobody');
  const others = room.row.muted.filter((one) => one !== guest);
  await tables.save(room, { muted: muted ? [...others, guest] : others });
}

/** The whole game is kept under the report's number; whoever reports it is given what their seat sees. */
async function report(
  tables: Tables,
  room: Room,
  guest: string,
  { text, rule, seat }: { text: string; rule: string | null; seat: Seat | null },
): Promise<{ report: string; position: Position | null }> {
  room.mustMaySee(guest, seat);
  await room.live?.settled();
  const id = newId();
  const seq = room.live?.seq ?? 0;
  const position = room.live?.position(seat) ?? null;
  const file = room.live ? save(room.live.record) : null;
  const row = { id, table: room.row.id, guest, seat, seq, rule, text, at: tables.now(), file };
  await tables.write({ kind: 'report', row });
  return { report: id, position };
}

export const talking = { chat, chatBefore, mute, report };
