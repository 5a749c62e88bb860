import type { LogLine } from '@questwright/protocol';
import { expect, test } from 'vitest';
import { withLines } from '../src/net/table-store.ts';

const line = (seq: number, more: Partial<LogLine> = {}): LogLine => ({
  seq,
  seat: 0,
  line: seq,
  undone: false,
  takesBack: false,
  events: [],
  ...more,
});
const seqs = (log: readonly LogLine[]): number[] => log.map(({ seq }) => seq);

test('lines come in their order, each once, whichever way they arrive', () => {
  const log = withLines([line(3), line(4)], [line(2), line(4), line(5)]);
  expect(seqs(log)).toEqual([2, 3, 4, 5]);
});

test('taking back marks the lines that count no more, and no others', () => {
  const log = withLines([line(1), line(2), line(3)], [line(4, { takesBack: true, seat: null, line: 1 })]);
  expect(log.map(({ undone }) => undone)).toEqual([false, true, true, false]);
});

test('an answer after taking back counts, though its place in the line was held before', () => {
  const taken = withLines([line(1), line(2)], [line(3, { takesBack: true, seat: null, line: 1 })]);
  const log = withLines(taken, [line(4, { line: 2 })]);
  expect(log.map(({ undone }) => undone)).toEqual([false, true, false, false]);
  // Hearing of the taking back again changes nothing.
  expect(withLines(log, [line(3, { takesBack: true, seat: null, line: 1 })]).map(({ undone }) => undone)).toEqual([
    false,
    true,
    false,
    false,
  ]);
});
