/** What happened at a table before this terminal was there, or while it was away. */

import type { Seat } from '@questwright/kernel';
import type { LogLine, Position } from '@questwright/protocol';
import type { Cited } from '../reader.ts';
import type { Taken } from '../play/log.ts';
import { RemotePosition } from './remote-position.ts';
import type { Table } from './table.ts';

const PAGE = 100;
const AT_ONCE = 8;

export interface Past {
  line: number;
  taken: Taken | null;
  events: readonly Cited[];
}

/** What came of an entry, in the words of that moment: a thing's number may mean another card by now. */
export async function toldThen(table: Table, lines: readonly LogLine[]): Promise<Past[]> {
  const past: Past[] = [];
  const counting = lines.filter((line) => !line.undone && !line.takesBack);
  for (let i = 0; i < counting.length; i += AT_ONCE) {
    past.push(...(await Promise.all(counting.slice(i, i + AT_ONCE).map((line) => pastOf(table, line)))));
  }
  return past;
}
async function pastOf(table: Table, { seq, line, seat, events }: LogLine): Promise<Past> {
  let position = table.position!;
  if (seq !== position.seq && JSON.stringify(events).includes('"thing')) {
    const then = await table.server.get<Position>(table.path(`/at?seat=${table.viewer ?? 'none'}&seq=${seq}`));
    position = new RemotePosition(then.seq, then.view, null);
  }
  const reader = table.teller.reader(position);
  const taken = seat === null ? null : { seat, name: reader.nameOf(seat), text: null };
  return { line, taken, events: reader.events(events) };
}

export async function page(table: Table, after: number): Promise<LogLine[]> {
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
  const { seq } = table.position!;
  for (let most = PAGE; ; most *= 2) {
    const entries = await entriesBefore(table, seq, most);
    const answers = Array.from({ length: entries.at(-1)?.line ?? 0 }, () => ({ seat: -1 }));
    for (const { undone, seat, line } of entries) if (!undone && seat !== null) answers[line - 1] = { seat };
    if (most >= seq || answers.filter(({ seat }) => seat === own).length >= times) return answers;
  }
}
