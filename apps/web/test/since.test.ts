import type { LogLine } from '@questwright/protocol';
import { expect, test } from 'vitest';
import { MOST_LINES, since } from '../src/table/log/since.ts';

const event = (tag: string, n = 0): LogLine['events'][number] =>
  ({ tag, key: `event.${tag}`, with: { n }, rule: 'RB-TRN-01', because: [] }) as unknown as LogLine['events'][number];
const line = (seq: number, events: LogLine['events'], more: Partial<LogLine> = {}): LogLine => ({
  seq,
  seat: 0,
  line: seq,
  undone: false,
  takesBack: false,
  events,
  ...more,
});
const TELLING = {
  isOwn: (seat: number) => seat === 7,
  say: ({ tag, with: { n } }: LogLine['events'][number]) => `${tag} ${JSON.stringify(n)}.`,
  isNews: ({ tag }: LogLine['events'][number]) => tag === 'won',
};

test('a turn is one line, and a turn in which nothing happened is none', () => {
  const log = [
    line(1, [event('won', 1)]),
    line(2, [event('won', 2), event('turn began', 2), event('rolled', 2)]),
    line(3, [event('turn began', 3), event('won', 3), event('won', 4)]),
  ];
  expect(since(log, 1, TELLING)).toEqual({ lines: ['won 2.', 'turn began 3. won 3. won 4.'], earlier: 0 });
});

test('what the reader did is no news to them, and what is said twice is told once', () => {
  const log = [
    line(1, [event('won', 1)], { seat: 7 }),
    line(2, [event('turn began', 2), event('won', 2), event('won', 2)]),
  ];
  expect(since(log, 0, TELLING)).toEqual({ lines: ['turn began 2. won 2.'], earlier: 0 });
});

test('what was taken back did not happen', () => {
  const log = [line(1, [event('won')], { undone: true }), line(2, [event('won')], { takesBack: true })];
  expect(since(log, 0, TELLING)).toEqual({ lines: [], earlier: 0 });
});

test.each([
  [8, 8, 0],
  [9, 7, 2],
  [40, 7, 33],
])('of %d turns %d are told, so that there are never more lines than a glance takes', (turns, told, earlier) => {
  const log = Array.from({ length: turns }, (_, i) => line(i + 1, [event('turn began', i), event('won', i)]));
  const missed = since(log, 0, TELLING);
  expect([missed.lines.length, missed.earlier]).toEqual([told, earlier]);
  expect(missed.lines.length + Math.min(1, missed.earlier)).toBeLessThanOrEqual(MOST_LINES);
  expect(missed.lines.at(-1)).toBe(`turn began ${turns - 1}. won ${turns - 1}.`);
});
