/** What was said at a table, and what of it the reader has not read yet. */

import type { ChatLine } from '@questwright/protocol';

export interface Talk {
  chat: readonly ChatLine[];
  /** How many lines of others were not read. */
  unread: number;
  /** What somebody else has just said, until it is read or put away. */
  said: ChatLine | null;
}

export const SILENCE: Talk = { chat: [], unread: 0, said: null };

/** With lines that were said before, each once. */
export function withEarlier(talk: Talk, lines: readonly ChatLine[], read: number, me: string | null): Talk {
  const known = new Set(talk.chat.map(({ n }) => n));
  const chat = [...lines.filter(({ n }) => !known.has(n)), ...talk.chat].toSorted((one, other) => one.n - other.n);
  return { ...talk, chat, unread: unreadIn(chat, read, me) };
}

/** With a line that was said just now. */
export function withLine(talk: Talk, line: ChatLine, read: number, me: string | null): Talk {
  if (talk.chat.some(({ n }) => n === line.n)) return talk;
  const chat = [...talk.chat, line];
  return { chat, unread: unreadIn(chat, read, me), said: line.guest === me ? talk.said : line };
}

const unreadIn = (chat: readonly ChatLine[], read: number, me: string | null): number =>
  chat.filter(({ n, guest }) => n > read && guest !== me).length;

const keyOf = (table: string): string => `questwright.read.${table}`;

/** How far this browser has read the talk of a table. */
export function readUntil(table: string): number {
  try {
    return Number(localStorage.getItem(keyOf(table)) ?? 0) || 0;
  } catch {
    return 0;
  }
}
export function keepRead(table: string, n: number): void {
  try {
    localStorage.setItem(keyOf(table), String(n));
  } catch {
    // Then it counts as unread at the next visit.
  }
}
