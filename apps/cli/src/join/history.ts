/** What happened at a table before this terminal was there, or while it was away. */

import type { Seat } from '@questwright/kernel';
import type { LogLine, Position } from '@questwright/protocol';
import type { Cited } from '../reader.ts';
import type { Taken } from '../play/log.ts';
import { RemotePosition } from './remote-position.ts';
import type { Table } from './table.ts';

const PAGE = 100;

export interface Past {
  line: number;
  taken: Taken | null;
  events: readonly Cited[];
}

const mentionsThings = (line: LogLine): boolean => JSON.stringify(line.events).includes('"thing');

/** What came of an entry, in the words of that moment: a thing's number may mean another card by now. */
export async function toldThen(table: Table, lines: readonly LogLine[]): Promise<Past[]> {
  const past: Past[] = [];
  for (const line of lines) {
    if (line.undone || line.takesBack) continue;
    let position = table.position!;
    if (line.seq !== position.seq && mentionsThings(line)) {
      const seat = table.viewer ?? 'none';
      const then = await table.server.get<Position>(table.path(`/at?seat=${seat}&seq=${line.seq}`));
      position = new RemotePosition(then.seq, then.view, null);
    }
    const reader = table.teller.reader(position);
    const taken = line.seat === null ? null : { seat: line.seat, name: reader.nameOf(line.seat), text: null };
    past.push({ line: line.line, taken, events: reader.events(line.events) });
  }
  return past;
}

async function page(table: Table, after: number): Promise<LogLine[]> {
  const seat = table.viewer ?? 'none';
  return table.server.get(table.path(`/log?seat=${seat}&after=${after}`));
}

/** The last entries up to one, as many as are wanted at least, the oldest first. */
export async function entriesBefore(table: Table, seq: number, most: number): Promise<LogLine[]> {
  let lines: LogLine[] = [];
  for (let from = seq; from > 0 && lines.length < most;) {
    const after = Math.max(0, from - PAGE);
    const found = (await page(table, after)).filter((one) => one.seq <= from);
    lines = [...found, ...lines];
    from = after;
  }
  return lines;
}

/** Whose the answers are that count; of those long ago it is left open, if they are not asked for. */
export async function answersOf(table: Table, own: Seat, times: number): Promise<{ seat: Seat }[]> {
  const { line, seq } = table.info;
  const answers = Array.from({ length: line }, () => ({ seat: -1 }));
  for (let most = PAGE; ; most *= 2) {
    for (const one of await entriesBefore(table, seq, most)) {
      if (!one.undone && one.seat !== null && answers[one.line - 1]) answers[one.line - 1] = { seat: one.seat };
    }
    if (most >= seq || answers.filter(({ seat }) => seat === own).length >= times) return answers;
  }
}
