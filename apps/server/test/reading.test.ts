/** Files as they come, before anything is known of them. */

import { LIMITS } from '@questwright/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readJson } from '../src/archive/reading.ts';
import { Guest } from './guest.ts';
import { openHouse, type House } from './house.ts';

const read = (text: string): unknown => readJson(new TextEncoder().encode(text));

test('what is nested deep is not read, whatever brackets are in its texts', () => {
  const nested = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);
  expect(read(nested(100, '[', ']'))).toBeInstanceOf(Array);
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
    ['[{"a":', '}]'],
  ] as const)
    expect(() => read(nested(101, open, close))).toThrow('nested too deep');
  expect(() => read('['.repeat(4_000_000))).toThrow('nested too deep');
  // Many beside each other are not deep; neither is what stands in a text.
  const beside = Array.from({ length: 500 }, () => [[]]);
  expect(read(JSON.stringify(beside))).toEqual(beside);
  const texts = ['[', '"[', '\\', '\\"', '{'].map((text) => text.repeat(300));
  expect(read(JSON.stringify(texts))).toEqual(texts);
});

test('keys that are no keys, and what is no JSON, are refused', () => {
  for (const text of ['{"__proto__":{}}', '[{"a":{"__proto__":1}}]', '{"\\u005f_proto__":{}}'])
    expect(() => read(text)).toThrow('a key that no game file has');
  for (const text of ['', '{', '[1,]', 'NaN', '\0', '{"a":1}{']) expect(() => read(text)).toThrow('no JSON');
  expect(read('\ufeff{"a":[1e999]}')).toEqual({ a: [Infinity] });
});

const me = { kind: 'me' };
let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('eight megabytes are read beside the tables, never where they are played', async () => {
  const anna = await Guest.arrive(house.address);
  const parse = vi.spyOn(JSON, 'parse');
  const size = LIMITS.file - 100;
  const files = {
    brackets: '['.repeat(size),
    records: '{"a":'.repeat(size / 5),
    lists: `[${'[],'.repeat(size / 3 - 2)}[]]`,
    numbers: `[${'1e9,'.repeat(size / 4 - 2)}1]`,
    text: `"${'\\u0041'.repeat(size / 6 - 2)}"`,
    garbage: '\xff'.repeat(size / 2 - 2),
  };
  for (const [what, body] of Object.entries(files)) {
    for (const url of ['/api/files', '/api/files/verify']) {
      const headers = { cookie: anna.cookie, 'content-type': 'application/json' };
      const { status } = await fetch(`${house.address}${url}`, { method: 'POST', headers, body });
      expect([what, url, status]).toEqual([what, url, 400]);
    }
  }
  const longest = Math.max(...parse.mock.calls.map(([text]) => text.length));
  parse.mockRestore();
  expect(longest).toBeLessThan(100_000);
  // And the thread still reads.
  expect(await anna.post('/api/files', { header: { game: 'none' } })).toMatchObject({
    status: 400,
    body: { error: { key: 'server.no-game-file' } },
  });
  for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])
    expect([
      type,
      (
        await fetch(`${house.address}/api/files`, {
          method: 'POST',
          headers: { cookie: anna.cookie, 'content-type': type },
          body: '{}',
        })
      ).status,
    ]).toEqual([type, 415]);
  const none = await fetch(`${house.address}/api/files`, { method: 'POST', headers: { cookie: anna.cookie } });
  expect(none.status).toBe(400);
});

test('what is nested deep in any other request is refused, too', async () => {
  const anna = await Guest.arrive(house.address);
  const nested = ['['.repeat(8000) + ']'.repeat(8000), '{"a":'.repeat(2600) + '1' + '}'.repeat(2600), '[[[[]]]]'];
  for (const options of nested) {
    const body = `{"game":"lanterns","seats":[{"kind":"me"},{"kind":"me"}],"options":{"a":${options}}}`;
    const headers = { cookie: anna.cookie, 'content-type': 'application/json' };
    const { status } = await fetch(`${house.address}/api/tables`, { method: 'POST', headers, body });
    expect([options.slice(0, 10), status]).toEqual([options.slice(0, 10), 400]);
  }
  const plain = { a: [[['x']], { b: { c: 1 } }, null], d: true };
  const { status } = await anna.post('/api/tables', { game: 'lanterns', seats: [me, me], options: plain });
  expect(status).toBe(201);
});
