/** What bots thought, and what decided a game. */

import { readFileSync } from 'node:fs';
import type { Message } from '@questwright/kernel';
import type { LogLine } from '@questwright/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Guest } from './guest.ts';
import { openHouse, type House } from './house.ts';

// A thread takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let house: House;
let anna: Guest;
beforeAll(async () => {
  house = await openHouse({ takesPositions: true });
  anna = await (await Guest.arrive(house.address, 'Anna')).connect();
});
afterAll(() => house.close());

type Told = { seq: number | null; message: Message }[];

test('of a game that is over, the decisions that moved the chances most are told', async () => {
  const file = new URL('../../../fixtures/runebound/endings/margath-killed.json', import.meta.url);
  const { id } = (await anna.post<{ id: string }>('/api/files', JSON.parse(readFileSync(file, 'utf8')))).body;
  const { status, body } = await anna.get<Told>(`/api/tables/${id}/turning-points?seat=none`);
  expect(status).toBe(200);
  expect(body.length).toBeGreaterThan(0);
  expect(body.length).toBeLessThanOrEqual(3);
  for (const { seq, message } of body) {
    expect(seq).toBeTypeOf('number');
    expect(message.key).toMatch(/^bot\.turning-point/);
    expect(message.with).toMatchObject({ before: expect.any(Number), after: expect.any(Number) });
  }
  expect((await anna.get<Told>(`/api/tables/${id}/turning-points?seat=none`)).body).toEqual(body);
});

test('what a bot did is explained by what it considered, and nothing is told of people or of a game that goes on', async () => {
  const bot = { kind: 'bot', bot: 'champion-bold' };
  const { id } = await anna.newTable({ game: 'runebound', seats: [{ kind: 'me' }, bot], packs: ['short-quest'] });
  await anna.post(`/api/tables/${id}/start`);
  await anna.watch(id, 0);
  const lineOfBot = async (): Promise<LogLine | undefined> =>
    (await anna.get<LogLine[]>(`/api/tables/${id}/log?seat=0`)).body.find(({ seat }) => seat === 1);
  let line = await lineOfBot();
  for (let n = 0; n < 30 && line === undefined; n++) {
    await anna.until(() => anna.viewOf(id, 0).decision?.waitsFor.includes(0) === true, 30_000);
    await anna.answerSomething(id, 0, () => 0);
    line = await lineOfBot();
  }
  const { status, body } = await anna.get<Told>(`/api/tables/${id}/thought?seat=0&of=1&seq=${line!.seq - 1}`);
  expect(status).toBe(200);
  expect(body[0]!.message.key).toMatch(/^bot\./);
  expect((await anna.get(`/api/tables/${id}/thought?seat=0&of=0&seq=0`)).status).toBe(404);
  expect((await anna.get(`/api/tables/${id}/thought?seat=0&of=1&seq=99999`)).status).toBe(404);
  expect((await anna.get(`/api/tables/${id}/thought?seat=0&of=x&seq=0`)).status).toBe(400);
  expect((await anna.get(`/api/tables/${id}/turning-points?seat=0`)).status).toBe(409);
});
