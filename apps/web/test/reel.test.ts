import type { View } from '@questwright/kernel';
import type { LogLine, Replay } from '@questwright/protocol';
import { expect, test } from 'vitest';
import { Declined } from '../src/net/requests.ts';
import { addressOf, wantedIn } from '../src/replay/address.ts';
import { linesUntil, PASSAGE, Reel, turnAfter, turnBefore, turnsIn, type Source } from '../src/replay/reel.ts';

const LAST = 130;
const viewAt = (n: number): View => ({ world: { n } }) as unknown as View;
const numberIn = (view: View | null): unknown => (view?.world as { n: number } | undefined)?.n;

class Tape implements Source {
  readonly asked: number[] = [];
  last = LAST;
  lines = 4;
  async passage(from: number, most: number): Promise<Replay> {
    this.asked.push(from);
    if (from > this.last) throw new Declined({ code: 'not-found', message: '' });
    const steps = Array.from({ length: Math.min(most, this.last - from) }, (_, i) => ({
      seq: from + i + 1,
      view: [[['world', 'n'], from + i + 1]] as Replay['steps'][number]['view'],
      log: line(from + i + 1),
    }));
    return { last: this.last, position: { table: 't', seat: 0, seq: from, view: viewAt(from), offer: null }, steps };
  }
  async log(after: number): Promise<LogLine[]> {
    return after >= this.lines ? [] : [line(after + 1), line(after + 2)];
  }
}
const line = (seq: number, more: Partial<LogLine> = {}): LogLine => ({
  seq,
  seat: 0,
  line: seq,
  undone: false,
  takesBack: false,
  events: [],
  ...more,
});
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

test('any moment is shown by what changed since its passage began', async () => {
  const reel = new Reel(new Tape(), 0);
  for (const at of [0, 1, 49, 50, 77, 130, 3]) {
    reel.go(at);
    await settled();
    expect([at, reel.now().shown, numberIn(reel.now().view)]).toEqual([at, at, at]);
  }
});

test('a passage is fetched once, and the next one before it is needed', async () => {
  const tape = new Tape();
  const reel = new Reel(tape, 0);
  for (let at = 0; at <= LAST; at++) {
    reel.go(at);
    await settled();
  }
  reel.go(10);
  await settled();
  expect(tape.asked).toEqual([0, PASSAGE, PASSAGE * 2]);
});

test('until a moment has come, the one before is shown; nothing lies before the beginning or after the end', async () => {
  const reel = new Reel(new Tape(), 5);
  reel.go(5);
  await settled();
  reel.go(120);
  expect([reel.now().at, reel.now().shown]).toEqual([120, 5]);
  await settled();
  expect(reel.now().shown).toBe(120);
  reel.go(9_999);
  await settled();
  expect(reel.now().shown).toBe(LAST);
  reel.go(-3);
  await settled();
  expect(reel.now().shown).toBe(0);
});

test('a link to a moment that never was leads to the beginning; one just after the end, to the end', async () => {
  const far = new Reel(new Tape(), 4_000);
  far.go(4_000);
  await settled();
  await settled();
  expect(far.now()).toMatchObject({ shown: 0, last: LAST, problem: null });
  const near = new Reel(new Tape(), 140);
  near.go(140);
  await settled();
  expect(near.now().shown).toBe(LAST);
});

test('what cannot be fetched is told, and asked for again', async () => {
  const tape = new Tape();
  let broken = true;
  const passage = tape.passage.bind(tape);
  tape.passage = (from, most) =>
    broken ? Promise.reject(new Declined({ code: 'not-yours', message: '' })) : passage(from, most);
  const reel = new Reel(tape, 0);
  reel.go(0);
  await settled();
  expect(reel.now().problem?.code).toBe('not-yours');
  broken = false;
  reel.go(0);
  await settled();
  expect(reel.now()).toMatchObject({ problem: null, shown: 0 });
});

test('the log is read to its end, once', async () => {
  const reel = new Reel(new Tape(), 0);
  await Promise.all([reel.read(), reel.read()]);
  expect(reel.now().lines.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('at a moment the log ends there, and what was taken back later still counts', () => {
  const lines = [
    line(1),
    line(2, { undone: true }),
    line(3, { line: 1, takesBack: true, seat: null }),
    line(4, { line: 2 }),
  ];
  expect(linesUntil(lines, 2).map(({ undone }) => undone)).toEqual([false, false]);
  expect(linesUntil(lines, 4).map(({ undone }) => undone)).toEqual([false, true, false, false]);
});

test('turns are where they began', () => {
  const began = { tag: 'turn began' } as LogLine['events'][number];
  const turns = turnsIn([line(0), line(3, { events: [began] }), line(4), line(9, { events: [began, began] })]);
  expect(turns).toEqual([3, 9]);
  expect([turnAfter(turns, 0, 12), turnAfter(turns, 3, 12), turnAfter(turns, 9, 12)]).toEqual([3, 9, 12]);
  expect([turnBefore(turns, 12), turnBefore(turns, 9), turnBefore(turns, 3)]).toEqual([9, 3, 0]);
});

test('an address says the moment and whose eyes; only a game that is over is shown to others', () => {
  const over = { id: 'abc', status: 'over', invite: 'token' } as Parameters<typeof addressOf>[0];
  expect(addressOf(over, 1, 42)).toBe('/t/abc/replay?at=42&seat=1&invite=token');
  expect(addressOf({ ...over, status: 'playing' }, null, 0)).toBe('/t/abc/replay?at=0&seat=none');
  const read = (text: string): unknown => wantedIn(new URLSearchParams(text));
  expect(read('at=42&seat=1')).toEqual({ at: 42, seat: 1 });
  expect(read('at=7&seat=none')).toEqual({ at: 7, seat: null });
  expect(read('at=-1&seat=x')).toEqual({ at: 0, seat: undefined });
  expect(read('')).toEqual({ at: 0, seat: undefined });
});

test('the reel of a running game grows, and whoever looks stays where they are', async () => {
  const tape = new Tape();
  tape.last = 60;
  const reel = new Reel(tape, 60);
  reel.go(60);
  await reel.read();
  await settled();
  expect(reel.now()).toMatchObject({ at: 60, last: 60 });
  tape.last = 75;
  tape.lines = 6;
  await reel.grow(75);
  expect(reel.now()).toMatchObject({ at: 60, shown: 60, last: 75 });
  expect(reel.now().lines.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  reel.go(75);
  await settled();
  expect([reel.now().shown, numberIn(reel.now().view)]).toEqual([75, 75]);
  const asked = tape.asked.length;
  await reel.grow(75);
  expect(tape.asked).toHaveLength(asked);
});
