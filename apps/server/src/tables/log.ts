/** The log of a table as a viewer may read it. */

import { eventFor, type Entry, type Segment, type Viewer } from '@questwright/kernel';
import type { LogLine } from '@questwright/protocol';
import type { LoggedRow } from '../store/store.ts';
import type { Reveals } from './revealing.ts';

/** How many answers of its segment count after each entry, and whether it was taken back later, or could not be played again. */
export function standing(segments: readonly Pick<Segment, 'entries' | 'after'>[]): { line: number; undone: boolean }[] {
  const lines: { line: number; undone: boolean }[] = [];
  for (const { entries, after = lines.length } of segments) {
    for (const lost of lines.slice(after)) lost.undone = true;
    const counting: number[] = [];
    for (const entry of entries) {
      if ('keep' in entry) for (const taken of counting.splice(entry.keep)) lines[taken]!.undone = true;
      else counting.push(lines.length);
      lines.push({ line: counting.length, undone: false });
    }
  }
  return lines;
}

export function logLine(
  { seq, entry, events }: Pick<LoggedRow, 'seq' | 'events'> & { entry: Entry | null },
  { line, undone }: { line: number; undone: boolean },
  viewer: Viewer,
  reveals: Reveals,
): LogLine {
  const takesBack = entry !== null && 'keep' in entry;
  return reveals.with({
    seq,
    seat: entry === null || 'keep' in entry ? null : entry.seat,
    line,
    undone,
    takesBack,
    events: events.map((event) => eventFor(event, viewer)),
  });
}
