import type { View } from '@questwright/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { TableConnection, type Listener, type SocketEvents } from '../src/client.ts';
import { Declined } from '../src/declined.ts';
import type { ClientMessage, Progress, ServerMessage } from '../src/index.ts';

interface Dialed extends SocketEvents {
  sent: ClientMessage[];
  closes: number;
}
const WELCOME = { type: 'welcome', protocol: 2, build: 'b', guest: 'g', name: 'G', color: '#000000' } as const;
const PROGRESS: Progress = { waitsFor: [], since: [], line: 0, freeUndo: 0, mayRedo: false, updated: 0 };

let lines: Dialed[];
let told: string[];
let timers: { at: number; run: () => void }[];
let now: number;
let table: TableConnection;
let ended: Error | null;

const line = (): Dialed => lines.at(-1)!;
const view = (turn: number): View => ({ world: { turn } }) as unknown as View;
const position = (seq: number, seat: number | null = 0): ServerMessage => ({
  type: 'position',
  table: 't',
  seat,
  seq,
  view: view(seq),
  offer: null,
  missed: [],
});
const change = (from: number, seat: number | null = 0): ServerMessage => ({
  type: 'change',
  table: 't',
  seat,
  from,
  seq: from + 1,
  view: [[['world', 'turn'], from + 1]],
  offer: null,
  log: null,
  progress: PROGRESS,
});
/** Lets time pass; gives how long it took until the line was dialed again. */
function wait(milliseconds: number): number[] {
  const dials: number[] = [];
  const until = now + milliseconds;
  for (let next = timers[0]; next && next.at <= until; next = timers[0]) {
    timers.shift();
    const before = lines.length;
    const since = now;
    now = next.at;
    next.run();
    if (lines.length > before) dials.push(now - since);
  }
  now = until;
  return dials;
}
const sent = (): ClientMessage[] => line().sent.splice(0);

beforeEach(() => {
  [lines, told, timers, now, ended] = [[], [], [], 0, null];
  const listener: Listener = {
    opened: ({ guest }) => told.push(`opened ${guest}`),
    lost: () => told.push('lost'),
    ended: (why) => (ended = why),
    heard: ({ type }) => told.push(`${type} ${table.seen?.seq ?? '-'}`),
  };
  table = new TableConnection(
    't',
    {
      dial(events) {
        const dialed: Dialed = { ...events, sent: [], closes: 0 };
        lines.push(dialed);
        return { send: (text) => dialed.sent.push(JSON.parse(text) as ClientMessage), close: () => dialed.closes++ };
      },
      after(milliseconds, run) {
        const timer = { at: now + milliseconds, run };
        timers = [...timers, timer].sort((one, other) => one.at - other.at);
        return () => (timers = timers.filter((one) => one !== timer));
      },
      pause: { first: 100, longest: 300 },
      again: new Set(['answer']),
    },
    listener,
  );
});

describe('what a seat sees', () => {
  beforeEach(() => {
    table.watch(0);
    table.open();
    line().heard(WELCOME);
    sent();
  });
  test('is watched as soon as there is a line, and kept up to date', () => {
    line().heard(position(4));
    line().heard(change(4));
    expect(table.seen).toEqual({ seat: 0, seq: 5, view: view(5), offer: null });
    expect(told).toEqual(['opened g', 'position 4', 'change 5']);
  });
  test('is asked for anew where a change does not follow on what is known', () => {
    line().heard(position(4));
    line().heard(change(6));
    expect(table.seen?.seq).toBe(4);
    expect(told).toEqual(['opened g', 'position 4']);
    expect(sent()).toEqual([{ type: 'watch', table: 't', seat: 0, seq: 4 }]);
  });
  test('is that of the seat that is watched now', () => {
    line().heard(position(4));
    table.watch(1);
    table.watch(1);
    expect(sent()).toEqual([
      { type: 'unwatch', table: 't', seat: 0 },
      { type: 'watch', table: 't', seat: 1 },
    ]);
    line().heard(change(4));
    expect(table.seen).toMatchObject({ seat: 0, seq: 4 });
    // A change for another seat says nothing about what is known.
    line().heard(change(4, 1));
    expect(sent()).toEqual([{ type: 'watch', table: 't', seat: 1 }]);
    line().heard(position(5, 1));
    expect(table.seen).toMatchObject({ seat: 1, seq: 5 });
  });
});

test('how far everything was shown is said, and said again with the next line', () => {
  table.watch(0);
  table.open();
  line().heard(WELCOME);
  line().heard(position(5));
  sent();
  table.saw(5);
  expect(sent()).toEqual([{ type: 'seen', table: 't', seat: 0, seq: 5 }]);
  line().closed(null);
  wait(100);
  line().heard(WELCOME);
  expect(sent().slice(1)).toEqual([
    { type: 'watch', table: 't', seat: 0, seq: 5 },
    { type: 'seen', table: 't', seat: 0, seq: 5 },
  ]);
});

describe('a line that breaks', () => {
  test('is dialed again after longer and longer pauses, and soon again once it was there', () => {
    table.open();
    line().heard(WELCOME);
    line().closed(null);
    const pauses = Array.from({ length: 4 }, () => {
      const [pause] = wait(1000);
      line().closed(null);
      return pause;
    });
    expect(pauses).toEqual([100, 200, 300, 300]);
    expect(told).toEqual(['opened g', 'lost']);
    wait(300);
    line().heard(WELCOME);
    line().closed(null);
    expect(wait(1000)).toEqual([100]);
    expect(told).toEqual(['opened g', 'lost', 'opened g', 'lost']);
  });
  test('says who it is and what it has seen, then what was not answered', async () => {
    table.watch(0);
    table.open();
    line().heard(WELCOME);
    line().heard(position(4));
    const answer = table.ask({ type: 'answer', seat: 0, no: 4, pick: ['rest'] });
    const [hello, watch, given] = sent();
    expect(hello).toEqual({ type: 'hello', protocol: 2 });
    expect(watch).toEqual({ type: 'watch', table: 't', seat: 0 });
    expect(given).toEqual({ type: 'answer', id: 'q1', table: 't', seat: 0, no: 4, pick: ['rest'] });
    line().closed(null);
    wait(100);
    expect(sent()).toEqual([]);
    line().heard(WELCOME);
    expect(sent()).toEqual([hello, { ...watch, seq: 4 }, given]);
    line().heard({ type: 'done', id: 'q1', seq: 5 });
    expect(await answer).toEqual({ type: 'done', id: 'q1', seq: 5 });
    line().closed(null);
    wait(100);
    line().heard(WELCOME);
    expect(sent().map(({ type }) => type)).toEqual(['hello', 'watch']);
  });
  test('fails what must not be said twice; an answer may also be given while it is away', async () => {
    table.open();
    line().heard(WELCOME);
    const asked = table.ask({ type: 'why', seat: 0, about: 'rest' });
    line().closed(null);
    await expect(asked).rejects.toMatchObject({ problem: { code: 'no-connection' } });
    await expect(table.ask({ type: 'redo', seat: 0 })).rejects.toMatchObject({ problem: { code: 'no-connection' } });
    void table.ask({ type: 'answer', seat: 0, no: 1, pick: ['rest'] });
    wait(100);
    line().heard(WELCOME);
    expect(sent().map(({ type }) => type)).toEqual(['hello', 'answer']);
  });
  test('is dialed at once when somebody knows better, and only one line is listened to', () => {
    table.retry();
    expect(lines).toHaveLength(0);
    table.open();
    line().closed(null);
    table.retry();
    expect(lines).toHaveLength(2);
    const [old] = lines;
    old!.heard(WELCOME);
    old!.closed(new Error('late'));
    expect([told, ended]).toEqual([['lost'], null]);
    line().heard(WELCOME);
    table.retry();
    expect(wait(10_000)).toEqual([]);
    expect(lines).toHaveLength(2);
  });
  test('is not dialed any more after its end, and nothing is waited for', async () => {
    table.open();
    line().heard(WELCOME);
    const answer = table.ask({ type: 'answer', seat: 0, no: 1, pick: ['rest'] });
    const why = new Error('unwanted');
    line().closed(why);
    await expect(answer).rejects.toBe(why);
    expect(ended).toBe(why);
    await expect(table.ask({ type: 'answer', seat: 0, no: 1, pick: ['rest'] })).rejects.toThrow(Declined);
    expect(wait(10_000)).toEqual([]);
  });
  test('is hung up by whoever leaves, and may be opened again', () => {
    table.open();
    line().closed(null);
    table.close();
    expect(wait(10_000)).toEqual([]);
    table.open();
    line().heard(WELCOME);
    table.close();
    expect(line().closes).toBe(1);
    expect(told).toEqual(['lost', 'opened g']);
  });
});

describe('what is asked', () => {
  beforeEach(() => {
    table.open();
    line().heard(WELCOME);
  });
  test('is answered by its number, whatever comes between', async () => {
    const values = table.ask({ type: 'values', seat: 0, of: [['body', 12]] });
    const explained = table.ask({ type: 'explain', seat: null, of: ['body', 12] });
    line().heard({ type: 'explain', id: 'q2', value: 3, parts: [] });
    line().heard({ type: 'values', id: 'q1', seq: 5, values: [3] });
    expect((await values).values).toEqual([3]);
    expect((await explained).value).toBe(3);
  });
  test('is declined with the reason; a refusal without a number is news', async () => {
    const error = { code: 'not-now', message: 'The game is over.' };
    const asked = table.ask({ type: 'undo', seat: 0, keep: 1 });
    line().heard({ type: 'refused', id: 'q1', error });
    await expect(asked).rejects.toEqual(new Declined(error));
    expect(told).toEqual(['opened g']);
    line().heard({ type: 'refused', id: null, error });
    expect(told).toEqual(['opened g', 'refused -']);
  });
});
