/** What happened while somebody was away, in a few lines: a line for each turn in which something worth telling happened. */

import type { LogLine, SeenEvent } from '@questwright/protocol';

export const MOST_LINES = 8;

export interface Missed {
  lines: string[];
  /** How many turns are left out, the oldest ones. */
  earlier: number;
}

interface Telling {
  /** What somebody did oneself is no news. */
  isOwn(seat: number): boolean;
  say(event: SeenEvent): string;
  isNews(event: SeenEvent): boolean;
}

export function since(log: readonly LogLine[], seq: number, { isOwn, say, isNews }: Telling): Missed {
  const turns: { title: string | null; news: string[] }[] = [{ title: null, news: [] }];
  for (const line of log) {
    if (line.seq <= seq || line.undone || line.takesBack) continue;
    for (const event of line.events) {
      if (event.tag === 'turn began') turns.push({ title: say(event), news: [] });
      else if (isNews(event) && (line.seat === null || !isOwn(line.seat))) turns.at(-1)!.news.push(say(event));
    }
  }
  const lines = turns
    .filter(({ news }) => news.length > 0)
    .map(({ title, news }) => [...new Set([...(title === null ? [] : [title]), ...news])].join(' '));
  const kept = lines.length > MOST_LINES ? lines.slice(1 - MOST_LINES) : lines;
  return { lines: kept, earlier: lines.length - kept.length };
}

const keyOf = (table: string): string => `questwright.seen.${table}`;

/** How far the reader has seen this table go, in this browser; null for somebody who comes for the first time. */
export function seenUntil(table: string): number | null {
  try {
    const kept = localStorage.getItem(keyOf(table));
    return kept !== null && /^\d+$/.test(kept) ? Number(kept) : null;
  } catch {
    return null;
  }
}
export function keepSeen(table: string, seq: number): void {
  try {
    localStorage.setItem(keyOf(table), String(seq));
  } catch {
    // Then the next visit begins without it.
  }
}
