/** What one may do at a table besides answering. Each gives a sentence for whoever did it, or null where the table tells it. */

import { LIMITS } from '@questwright/protocol';
import { keptBy } from '../play/time.ts';
import { answersOf } from './history.ts';
import type { Table } from './table.ts';

const ONLY_LOOKS = 'You only look on.';

export async function undo(table: Table, text: string): Promise<string | null> {
  const { viewer: seat } = table;
  if (seat === null) return ONLY_LOOKS;
  if (!table.position) return 'The game has not begun.';
  const times = /^\d+$/.test(text) ? Number(text) : 1;
  const keep = keptBy(await answersOf(table, seat, times), [seat], text);
  if (typeof keep === 'string') return keep;
  if (keep < 0) return table.teller.say({ key: 'kernel.nothing-to-undo', with: {} });
  await table.ask({ type: 'undo', table: table.id, seat, keep });
  return null;
}

export async function redo(table: Table): Promise<string | null> {
  const { viewer: seat } = table;
  if (seat === null) return ONLY_LOOKS;
  await table.ask({ type: 'redo', table: table.id, seat });
  return 'Done again.';
}

export async function vote(table: Table, text: string): Promise<string | null> {
  const { viewer: seat } = table;
  const { motion } = table.info;
  if (seat === null) return ONLY_LOOKS;
  if (!motion) return 'There is nothing to vote on.';
  if (!/^(yes|no|y|n)$/i.test(text)) return 'Say vote yes, or vote no.';
  await table.ask({ type: 'vote', table: table.id, seat, motion: motion.id, agree: /^y/i.test(text) });
  return null;
}

export async function chat(table: Table, text: string): Promise<string | null> {
  if (text === '') return 'Say what? For example: chat hello';
  if (text.length > LIMITS.chat) return `That is longer than ${LIMITS.chat} letters; say it in parts.`;
  await table.ask({ type: 'chat', table: table.id, text });
  return null;
}

/** A note of one's own at this table, line by line. */
export async function note(table: Table, text: string): Promise<string | null> {
  const path = table.path('/note');
  const { text: before } = await table.server.get<{ text: string }>(path);
  if (text === '') return before === '' ? 'Your note is empty. note <text> adds a line; nobody else sees it.' : before;
  if (text === 'clear') {
    await table.server.put(path, { text: '' });
    return 'Your note is empty now.';
  }
  const now = before === '' ? text : `${before}\n${text}`;
  if (now.length > LIMITS.note) return 'Your note is full; note clear empties it.';
  await table.server.put(path, { text: now });
  return 'Noted.';
}

export async function resign(table: Table, text: string): Promise<{ text: string; done: boolean }> {
  const { viewer: seat } = table;
  if (seat === null) return { text: ONLY_LOOKS, done: false };
  if (text !== 'yes') {
    return {
      text: 'A bot would play on for you, and you could not come back. If you mean it: resign yes',
      done: false,
    };
  }
  await table.server.post(table.path('/resign'), { seat });
  return { text: 'You have given up; a bot plays on for you.', done: true };
}

/** Lets bots play the free seats, and begins. */
export async function start(table: Table): Promise<string | null> {
  if (table.info.status !== 'gathering') return 'The game has begun already.';
  if (!table.isHost) return 'Only whoever opened the table can start the game.';
  for (const [seat, { kind }] of table.info.seats.entries()) {
    if (kind === 'open' || kind === 'friend') await table.server.post(table.path('/replace'), { seat });
  }
  await table.server.post(table.path('/start'));
  return null;
}
