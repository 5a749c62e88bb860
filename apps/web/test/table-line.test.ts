/** What a table asks the server for, over its line and beside it. */

import type { LogLine } from '@questwright/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableStore } from '../src/net/table-store.ts';

interface Said {
  type: string;
  id?: number;
}

/** The line to the server: a test says what comes over it. */
class Line extends EventTarget {
  static now: Line;
  readonly sent: Said[] = [];
  constructor() {
    super();
    Line.now = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Said);
  }
  close(): void {}
  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  /** The latest question of this kind, answered. */
  answer(type: string, answer: object): void {
    const asked = this.sent.findLast((one) => one.type === type)!;
    this.say({ type, id: asked.id, ...answer });
  }
}

type Reply = object | 'broken';
let replies: Reply[] = [];
let fetched: { url: string; body: unknown }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  replies = [];
  fetched = [];
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('fetch', (url: string, { body }: { body?: string } = {}) => {
    if (url.endsWith('/chat')) return Promise.resolve(Response.json([]));
    fetched.push({ url, body: body === undefined ? null : (JSON.parse(body) as unknown) });
    const reply = replies.shift() ?? [];
    return reply === 'broken' ? Promise.reject(new Error('no line')) : Promise.resolve(Response.json(reply));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const line = (seq: number): LogLine => {
  return { seq, seat: 0, line: seq, undone: false, takesBack: false, events: [] };
};

/** A table that seat 0 sees after so many entries. */
function at(seq: number, missed: readonly LogLine[] = [line(seq)]): TableStore {
  const store = new TableStore('t1');
  store.open();
  store.watch(0);
  Line.now.say({ type: 'welcome', build: 'b', guest: 'anna' });
  Line.now.say({ type: 'position', seat: 0, seq, view: {}, offer: null, missed });
  return store;
}
const asksFor = (seq: number) => ({ url: '/api/tables/t1/at/values', body: { seat: 0, seq, of: [['life', 1]] } });

test('values of the position that is shown are asked over the line', async () => {
  const values = at(7).values(0, [['life', 1]], 7);
  Line.now.answer('values', { seq: 7, values: [3] });
  expect(await values).toEqual([3]);
  expect(fetched).toEqual([]);
});

test('a table that goes on while it is asked shows no value too early', async () => {
  const values = at(7).values(0, [['life', 1]], 7);
  replies.push({ values: [3] });
  Line.now.answer('values', { seq: 8, values: [0] });
  expect(await values).toEqual([3]);
  expect(fetched).toEqual([asksFor(7)]);
});

test('while others are still shown playing, nothing is asked of the position after it', async () => {
  replies.push({ values: [3] });
  expect(await at(9).values(0, [['life', 1]], 7)).toEqual([3]);
  expect(Line.now.sent.filter(({ type }) => type === 'values')).toEqual([]);
  expect(fetched).toEqual([asksFor(7)]);
});

test('a page of the log that does not come is asked for again, until the log is whole', async () => {
  replies.push('broken', 'broken', [line(0), line(1)]);
  const store = at(1, []);
  await vi.advanceTimersByTimeAsync(100);
  expect(store.now().log).toEqual([]);
  expect(fetched).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched.map(({ url }) => url)).toEqual(Array.from({ length: 3 }, () => '/api/tables/t1/log?seat=0'));
  expect(store.now().log.map(({ seq }) => seq)).toEqual([0, 1]);
});

test('whoever looks from another seat meanwhile is not given the log of the first', async () => {
  replies.push('broken', [line(0), line(1)]);
  const store = at(1, []);
  await vi.advanceTimersByTimeAsync(100);
  store.watch(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(store.now().log).toEqual([]);
});
