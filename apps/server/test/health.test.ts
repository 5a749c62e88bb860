import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { Guest } from './guest.ts';
import { openHouse, type House } from './house.ts';

let house: House;
afterEach(() => house.close());

test('whoever runs the server sees that it lives, whether it can write, and what it does', async () => {
  let fails = false;
  house = await openHouse({
    store: (folder) => {
      const real = openSqlite(path.join(folder, 'questwright.sqlite'));
      const commit: typeof real.commit = async (writes) => {
        if (fails) throw new Error('The disk is full');
        await real.commit(writes);
      };
      return { ...real, commit };
    },
  });
  const get = (url: string) => house.application.inject(url);
  expect((await get('/health')).json()).toEqual({ alive: true });
  expect((await get('/ready')).json()).toEqual({ ready: true });
  const anna = await (await Guest.arrive(house.address)).connect();
  const { id } = await anna.newTable({ game: 'tictactoe', seats: [{ kind: 'me' }, { kind: 'me' }] });
  await anna.post(`/api/tables/${id}/start`);
  await anna.watch(id, 0);
  await anna.answerSomething(id, 0, () => 0);
  const { headers, payload } = await get('/metrics');
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const figures = Object.fromEntries(
    payload
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .map((line) => line.split(' ')),
  ) as Record<string, string>;
  expect(figures).toMatchObject({
    questwright_tables_open: '1',
    questwright_visitors: '1',
    questwright_answers_total: '1',
    questwright_commit_failures_total: '0',
  });
  expect(Number(figures['questwright_commits_total'])).toBeGreaterThan(2);
  // Every figure says what it is.
  for (const name in figures)
    expect(payload).toMatch(new RegExp(`# HELP ${name} .+\\n# TYPE ${name} (gauge|counter)\\n`));
  fails = true;
  const full = await get('/ready');
  expect([full.statusCode, full.json()]).toEqual([503, { ready: false }]);
  expect((await get('/health')).statusCode).toBe(200);
  fails = false;
  expect((await get('/ready')).statusCode).toBe(200);
});
