/** A server that stops. */

import { connect } from 'node:net';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Write } from '../src/store/store.ts';
import { Guest } from './guest.ts';
import { openHouse, type House } from './house.ts';

let house: House;
let isOpen = true;
afterEach(async () => {
  if (isOpen) await house.close();
  isOpen = true;
});
const me = { kind: 'me' };

test('positions are written first, then sockets are told; one that is silent delays nothing', async () => {
  const happened: string[] = [];
  house = await openHouse({
    store: (folder) => {
      const real = openSqlite(path.join(folder, 'questwright.sqlite'));
      const commit = async (writes: readonly Write[]): Promise<void> => {
        await real.commit(writes);
        for (const { kind } of writes) happened.push(kind);
      };
      return { ...real, commit };
    },
  });
  const anna = await (await Guest.arrive(house.address)).connect();
  for (let n = 0; n < 10; n++) {
    const { id } = await anna.newTable({ game: 'lanterns', seats: [me, me] });
    await anna.post(`/api/tables/${id}/start`);
  }
  const url = `${house.address.replace('http', 'ws')}/api/socket`;
  const silent = new WebSocket(url, { headers: { cookie: anna.cookie } });
  await new Promise((resolve) => silent.once('message', resolve));
  silent.on('error', () => {});
  silent.pause();
  // A request that never ends, too.
  const half = connect(Number(new URL(house.address).port), '127.0.0.1');
  half.on('error', () => {});
  half.write('POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n{');
  let code = 0;
  anna.socket!.on('close', (said) => {
    code = said;
    happened.push('told');
  });
  happened.length = 0;
  const begun = performance.now();
  isOpen = false;
  await house.close();
  expect(performance.now() - begun).toBeLessThan(3000);
  await expect.poll(() => happened.at(-1)).toBe('told');
  expect(happened).toEqual([...Array<string>(10).fill('snapshot'), 'told']);
  expect(code).toBe(1001);
  silent.terminate();
  half.destroy();
});

test('while it stops nothing more is answered, and what was is before the position', async () => {
  let written = (): void => {};
  let isSlow = false;
  house = await openHouse({
    errors: [],
    store: (folder) => {
      const real = openSqlite(path.join(folder, 'questwright.sqlite'));
      const commit = async (writes: readonly Write[]): Promise<void> => {
        if (isSlow) await new Promise<void>((resolve) => (written = resolve));
        await real.commit(writes);
      };
      return { ...real, commit };
    },
  });
  const anna = await (await Guest.arrive(house.address)).connect();
  const { id } = await anna.newTable({ game: 'lanterns', seats: [me, me] });
  await anna.post(`/api/tables/${id}/start`);
  await anna.watch(id, 0);
  isSlow = true;
  const stopping = house.tables.stop();
  await new Promise((resolve) => setTimeout(resolve, 20));
  const { no } = anna.viewOf(id, 0).decision!;
  const answer = { type: 'answer', table: id, seat: 0, no, pick: ['rest'] };
  expect(await anna.ask(answer)).toMatchObject({ error: { code: 'try-again', key: 'server.stopping' } });
  isSlow = false;
  written();
  await stopping;
  expect((await house.tables.store.snapshot(id, 99))?.seq).toBe(0);
  expect((await house.tables.store.entries(id, 0)).length).toBe(0);
});
