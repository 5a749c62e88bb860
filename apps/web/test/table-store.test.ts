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

const back = (seq: number, to: number): LogLine => line(seq, { takesBack: true, seat: null, line: to });
const struck = (log: readonly LogLine[]): number[] => log.flatMap(({ seq, undone }) => (undone ? [seq] : []));

test('an early taking back marks nothing that was played after it, whichever page of the log comes first', () => {
  const early = [line(1), line(2, { undone: true }), back(3, 1), line(4, { line: 2 }), line(5, { line: 3 })];
  const late = [line(6, { line: 4 }), line(7, { line: 5 })];
  expect(struck(withLines(late, early))).toEqual([2]);
  expect(struck(withLines(early, late))).toEqual([2]);
});

test('taking back under newer rules leaves what the older ones played as it is', () => {
  const older = [line(1), line(2), line(3), line(4)];
  const newer = [line(5, { line: 1 }), line(6, { line: 2 })];
  expect(struck(withLines([...older, ...newer], [back(7, 1)]))).toEqual([6]);
  expect(struck(withLines([...older, ...newer], [back(7, 0)]))).toEqual([5, 6]);
});
