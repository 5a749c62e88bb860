/** A disk that is full for a while: whoever said something is told so, nothing is half done, and all goes on when there is room. */

import path from 'node:path';
import type { ChatLine, ServerMessage, TableInfo } from '@questwright/protocol';
import { open, load, save } from '@questwright/kernel';
import { GAMES } from '@questwright/games';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { Guest } from './guest.ts';
import { openHouse, type House } from './house.ts';

let house: House;
let isFull: boolean;
let tried: number;
let errors: unknown[];
beforeEach(async () => {
  isFull = false;
  tried = 0;
  errors = [];
  house = await openHouse({
    errors,
    store: (folder) => {
      const real = openSqlite(path.join(folder, 'questwright.sqlite'));
      return {
        ...real,
        commit: async (writes) => {
          tried++;
          // It takes its time to say so.
          if (isFull) await new Promise((resolve) => setTimeout(resolve, 20));
          if (isFull) throw new Error('database or disk is full');
          await real.commit(writes);
        },
      };
    },
  });
});
afterEach(() => house.close());

const me = { kind: 'me' };
async function two(): Promise<{ anna: Guest; ben: Guest; id: string; invite: string }> {
  const anna = await (await Guest.arrive(house.address, 'Anna')).connect();
  const ben = await (await Guest.arrive(house.address, 'Ben')).connect();
  const { id, invite } = await anna.newTable({ game: 'lanterns', seats: [me, { kind: 'friend' }] });
  await ben.post(`/api/tables/${id}/join`, { invite });
  await anna.post(`/api/tables/${id}/start`);
  await anna.watch(id, 0);
  await ben.watch(id, 1);
  return { anna, ben, id, invite };
}

test('every copy of an answer that was not written is told to be tried again, and none is applied', async () => {
  const { anna, ben, id } = await two();
  const { no } = anna.viewOf(id, 0).decision!;
  const said = { type: 'answer', table: id, seat: 0, no, pick: ['rest'] };
  isFull = true;
  const copies = Array.from({ length: 5 }, (_, n) => `c${n}`);
  for (const copy of copies) anna.say({ ...said, id: copy });
  const over = ben.post(`/api/tables/${id}/answer`, { seat: 1, no, pick: ['rest'] });
  const again = anna.post(`/api/tables/${id}/answer`, { seat: 0, no, pick: ['rest'] });
  const heard = (): ServerMessage[] =>
    anna.received.filter((one) => 'id' in one && copies.includes(one.id ?? '') && one.type !== 'pong');
  await anna.until(() => heard().length === 5);
  for (const one of heard())
    expect(one).toMatchObject({ type: 'refused', error: { code: 'try-again', key: 'server.not-written' } });
  expect((await again).status).toBe(503);
  expect((await over).status).toBeGreaterThanOrEqual(409);
  isFull = false;
  expect(await anna.ask(said)).toMatchObject({ type: 'done', seq: 1 });
  expect(await anna.ask(said)).toMatchObject({ type: 'done', seq: 1 });
  expect((await house.tables.store.entries(id, 0)).length).toBe(1);
  await ben.until(() => ben.views.get(`${id} 1`)!.seq === 1);
});

test('what could not be written is shown to nobody, not even to who asks at that moment', async () => {
  const { anna, ben, id } = await two();
  const { no } = anna.viewOf(id, 0).decision!;
  isFull = true;
  const answered = anna.post(`/api/tables/${id}/answer`, { seat: 0, no, pick: ['draw'] });
  await new Promise((resolve) => setTimeout(resolve, 5));
  const seen = await Promise.all(
    [0, 1, 2].map(() => ben.get<{ position?: { seq: number } }>(`/api/tables/${id}/position?seat=1`)),
  );
  for (const { status, body } of seen) expect([status, body.position?.seq ?? 0]).toEqual([status, 0]);
  expect((await answered).status).toBe(503);
  isFull = false;
  expect((await ben.get<{ position: { seq: number } }>(`/api/tables/${id}/position?seat=1`)).body.position.seq).toBe(0);
});

test('nor is it told to who asks what it has led to, or has it written out', async () => {
  const { anna, id } = await two();
  const no = (): number => anna.viewOf(id, 0).decision!.no;
  const asks: [string, () => Promise<unknown>][] = [
    ['values', () => anna.ask({ type: 'values', table: id, seat: 0, of: [['light', 0]] })],
    ['explain', () => anna.ask({ type: 'explain', table: id, seat: 0, of: ['light', 0] })],
    ['why', () => anna.ask({ type: 'why', table: id, seat: 0, about: 'rest' })],
    ['file', () => anna.get(`/api/tables/${id}/file?seat=0`)],
    ['report', () => anna.post(`/api/tables/${id}/report`, { text: 'Wrong', seat: 0 })],
  ];
  const notWritten = { error: { code: 'try-again', key: 'server.not-written' } };
  for (const [what, ask] of asks) {
    isFull = true;
    anna.say({ type: 'answer', id: `a ${what}`.replace(' ', '-'), table: id, seat: 0, no: no(), pick: ['draw'] });
    const told = (await ask()) as { body?: object };
    expect([what, told.body ?? told]).toMatchObject([what, notWritten]);
    isFull = false;
    // Everybody has been shown the table as it is on disk.
    expect([what, await anna.ask({ type: 'values', table: id, seat: 0, of: [['light', 0]] })]).toMatchObject([
      what,
      { type: 'values', seq: 0 },
    ]);
  }
});

test('whatever else is to be written is answered with 503 and changes nothing', async () => {
  const { anna, ben, id, invite } = await two();
  const at = (action: string): string => `/api/tables/${id}/${action}`;
  const { definition } = GAMES.find((one) => one.definition.id === 'lanterns')!;
  const file = save(open(load(definition), { seats: 2, secret: 's' }));
  const before = (await anna.get<TableInfo>(`/api/tables/${id}`)).body;
  isFull = true;
  const tries: [string, object][] = [
    ['/api/guest', { name: 'Other' }],
    ['/api/tables', { game: 'lanterns', seats: [me, me] }],
    ['/api/files', file],
    [at('chat'), { text: 'Hello' }],
    [at('report'), { text: 'Wrong', seat: 0 }],
    [at('mute'), { guest: ben.id, muted: true }],
    [at('leave'), { seat: 0 }],
    [at('replace'), { seat: 0 }],
    [at('resign'), { seat: 0 }],
    [at('close'), {}],
  ];
  for (const [url, body] of tries) {
    const told = await anna.post(url, body);
    expect([url, told.status, told.body]).toMatchObject([url, 503, { error: { code: 'try-again' } }]);
  }
  const note = await fetch(`${house.address}${at('note')}`, {
    method: 'PUT',
    headers: { cookie: anna.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'x' }),
  });
  expect(note.status).toBe(503);
  expect(await anna.ask({ type: 'chat', table: id, text: 'Hello' })).toMatchObject({ error: { code: 'try-again' } });
  const cara = new Guest(house.address);
  expect((await cara.post('/api/guest', {})).status).toBe(503);
  expect((await fetch(`${house.address}/ready`)).status).toBe(503);
  isFull = false;
  expect((await anna.get('/api/guest')).body).toMatchObject({ name: 'Anna' });
  expect((await anna.get<TableInfo>(`/api/tables/${id}`)).body).toEqual(before);
  expect((await anna.get<TableInfo[]>('/api/guest/tables')).body.length).toBe(1);
  for (const text of ['One', 'Two']) expect((await anna.post(at('chat'), { text })).status).toBe(200);
  expect((await anna.get<ChatLine[]>(at('chat'))).body.map(({ text }) => text)).toEqual(['One', 'Two']);
  expect((await ben.post(at('join'), { seat: 0, invite })).status).toBe(403);
});

test('a table that is made new, played again, begun or freed is so as a whole or not at all', async () => {
  const [anna, ben] = [await Guest.arrive(house.address, 'Anna'), await Guest.arrive(house.address, 'Ben')];
  const { id, invite } = await anna.newTable({ game: 'lanterns', seats: [me, { kind: 'bot' }] });
  const at = (action: string): string => `/api/tables/${id}/${action}`;
  const infoOf = async () => (await anna.get<TableInfo>(`/api/tables/${id}`)).body;
  const diceOf = async () => structuredClone((await house.tables.room(id)).live?.record.game.dice);
  const fails = async (who: Guest, action: string, body: object = {}): Promise<void> => {
    const [before, dice] = [await infoOf(), await diceOf()];
    isFull = true;
    expect([action, await who.post(at(action), body)]).toMatchObject([
      action,
      { status: 503, body: { error: { code: 'try-again' } } },
    ]);
    isFull = false;
    expect([action, await infoOf(), await diceOf()]).toEqual([action, before, dice]);
  };
  await fails(anna, 'start');
  await anna.post(at('start'));
  await fails(anna, 'free', { seat: 1 });
  await anna.post(at('free'), { seat: 1 });
  const dice = await diceOf();
  await fails(ben, 'join', { seat: 1, invite });
  expect(await ben.post(at('join'), { seat: 1, invite })).toMatchObject({ status: 200 });
  expect((await infoOf()).marks).toEqual(['alone']);
  expect(await diceOf()).not.toEqual(dice);
  await ben.post(at('resign'), { seat: 1 });
  await fails(anna, 'rematch');
  expect((await anna.get<TableInfo[]>('/api/guest/tables')).body.length).toBe(1);
  expect((await anna.post(at('rematch'))).status).toBe(200);
});

test('a bot that cannot be written down does not try without a pause, and goes on when there is room', async () => {
  const anna = await (await Guest.arrive(house.address, 'Anna')).connect();
  const { id } = await anna.newTable({ game: 'lanterns', seats: [me, { kind: 'bot' }] });
  await anna.post(`/api/tables/${id}/start`);
  await anna.watch(id, 0);
  const { no } = anna.viewOf(id, 0).decision!;
  const room = await house.tables.room(id);
  const isFilled = anna.until(() => anna.views.get(`${id} 0`)!.seq >= 1).then(() => void (isFull = true));
  anna.say({ type: 'answer', id: 'a', table: id, seat: 0, no, pick: ['rest'] });
  await isFilled;
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  tried = 0;
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(tried).toBeLessThan(8);
  isFull = false;
  await anna.until(() => anna.views.get(`${id} 0`)!.seq >= 2);
  expect(room.live!.seq).toBeGreaterThan(0);
});
