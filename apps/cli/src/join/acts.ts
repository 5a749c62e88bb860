/** What one may do at a table besides answering. Each gives a sentence for whoever did it, or null where the table tells it. */

import { LIMITS } from '@questwright/protocol';
import { say } from '../language.ts';
import { keptBy } from '../play/time.ts';
import { answersOf } from './history.ts';
import type { Table } from './table.ts';

export async function undo(table: Table, text: string): Promise<string | null> {
  const { viewer: seat } = table;
  if (seat === null) return say('look.on');
  if (!table.position) return say('table.not-begun');
  const times = /^\d+$/.test(text) ? Number(text) : 1;
  const keep = keptBy(await answersOf(table, seat, times), [seat], text);
  if (typeof keep === 'string') return keep;
  if (keep < 0) return table.teller.say({ key: 'kernel.nothing-to-undo', with: {} });
  await table.ask({ type: 'undo', seat, keep });
  return null;
}

export async function redo(table: Table): Promise<string | null> {
  const { viewer: seat } = table;
  if (seat === null) return say('look.on');
  await table.ask({ type: 'redo', seat });
  return say('table.done-again');
}

export async function vote(table: Table, text: string): Promise<string | null> {
  const { viewer: seat } = table;
  const { motion } = table.info;
  if (seat === null) return say('look.on');
  if (!motion) return say('table.no-vote');
  if (!/^(yes|no|y|n)$/i.test(text)) return say('table.vote');
  await table.ask({ type: 'vote', seat, motion: motion.id, agree: /^y/i.test(text) });
  return null;
}

export async function chat(table: Table, text: string): Promise<string | null> {
  if (text === '') return say('table.chat');
  if (text.length > LIMITS.chat) return say('table.chat-long', { most: LIMITS.chat });
  await table.ask({ type: 'chat', text });
  return null;
}

/** A note of one's own at this table, line by line. */
export async function note(table: Table, text: string): Promise<string | null> {
  const path = table.path('/note');
  const { text: before } = await table.server.get<{ text: string }>(path);
  if (text === '') return before === '' ? say('table.note-empty') : before;
  if (text === 'clear') {
    await table.server.put(path, { text: '' });
    return say('table.note-cleared');
  }
  const now = before === '' ? text : `${before}\n${text}`;
  if (now.length > LIMITS.note) return say('table.note-full');
  await table.server.put(path, { text: now });
  return say('table.noted');
}

export async function resign(table: Table, text: string): Promise<{ text: string; done: boolean }> {
  const { viewer: seat } = table;
  if (seat === null) return { text: say('look.on'), done: false };
  if (text !== 'yes') return { text: say('table.resign'), done: false };
  await table.server.post(table.path('/resign'), { seat });
  return { text: say('table.resigned'), done: true };
}

/** Lets a bot play for somebody for whom the game has waited too long; the server knows how long that is. */
export async function replace(table: Table, text: string): Promise<string | null> {
  if (!/^\d+$/.test(text)) return say('table.replace');
  await table.server.post(table.path('/replace'), { seat: Number(text) });
  return null;
}

/** Goes on where the last answers cannot be played again. */
export async function goOn(table: Table): Promise<string | null> {
  const { goOn: stuck } = table.info;
  if (!stuck) return say('table.no-need');
  await table.server.post(table.path('/go-on'), { from: stuck.from });
  return say('table.goes-on', { from: stuck.from });
}

/** Lets bots play the free seats, and begins. */
export async function start(table: Table): Promise<string | null> {
  if (table.info.status !== 'gathering') return say('table.begun');
  if (!table.isHost) return say('table.not-host');
  for (const [seat, { kind }] of table.info.seats.entries()) {
    if (kind === 'open' || kind === 'friend') await table.server.post(table.path('/replace'), { seat });
  }
  await table.server.post(table.path('/start'));
  return null;
}
