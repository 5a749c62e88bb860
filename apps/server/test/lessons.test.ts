/** What people would try with a lesson: its dice and cards are known to everybody who has read its program. */

import path from 'node:path';
import Database from 'libsql';
import { guideOf } from '@questwright/games';
import { wantedAt } from '@questwright/messages';
import type { Position, TableInfo } from '@questwright/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { Guest } from './guest.ts';
import { openHouse, type House } from './house.ts';

const guide = (await guideOf('runebound'))!;
const refused = (status: number, key: string) => ({ status, body: { error: { key } } });

let house: House;
let isFull: boolean;
/** So many things are written until the disk is full once. */
let left = 0;
let errors: unknown[];
let anna: Guest;
let id: string;
const at = (action: string): string => `/api/tables/${id}/${action}`;

async function open(folder?: string): Promise<void> {
  house = await openHouse({
    errors,
    ...(folder === undefined ? {} : { folder }),
    store: (where) => {
      const real = openSqlite(path.join(where, 'questwright.sqlite'));
      return {
        ...real,
        commit: async (writes) => {
          if (isFull || --left === 0) throw new Error('database or disk is full');
          await real.commit(writes);
        },
      };
    },
  });
}
beforeEach(async () => {
  isFull = false;
  errors = [];
  await open();
  anna = await Guest.arrive(house.address, 'Anna');
  const { status, body } = await anna.post<TableInfo>('/api/guides', { game: 'runebound' });
  expect(status).toBe(201);
  ({ id } = body);
});
afterEach(() => house.close());

const infoOf = async () => (await anna.get<TableInfo & { invite: string }>(`/api/tables/${id}`)).body;
const liveOf = async () => (await house.tables.room(id)).live!;
async function asked() {
  const { body } = await anna.get<{ info: TableInfo; position: Position }>(at('position?seat=0'));
  const { no, mine } = body.position.view.decision!;
  return { no, options: mine!.options, wanted: wantedAt(guide, body.info.line, mine!.options)! };
}
async function follow(answers: number): Promise<void> {
  for (let i = 0; i < answers; i++) {
    const { no, wanted } = await asked();
    expect(await anna.post(at('answer'), { seat: 0, no, pick: [wanted] })).toMatchObject({ status: 200 });
  }
}
/** The server dies without a word, and the store is changed before it is opened again. */
async function killed(change: string): Promise<void> {
  const { folder } = house;
  house.tables.stop = async () => {};
  await house.application.close();
  await house.tables.close();
  const database = new Database(path.join(folder, 'questwright.sqlite'));
  database.exec(change);
  database.close();
  await open(folder);
  anna = new Guest(house.address, anna.cookie);
}

test('nobody else and no bot comes to a lesson: what lies ready is played as it was laid out, or not at all', async () => {
  const ben = await Guest.arrive(house.address, 'Ben');
  await follow(3);
  const { invite, seq } = await infoOf();
  for (const action of ['leave', 'replace']) {
    expect(await anna.post(at(action), { seat: 0 })).toMatchObject(refused(409, 'server.guide-alone'));
  }
  expect((await ben.post(at('join'), { seat: 0, invite })).status).toBe(403);
  expect(await infoOf()).toMatchObject({ seq, seats: [{ kind: 'guest', guest: anna.id }], marks: ['guide'] });
  // When it is over, the table is like any other.
  await anna.post(at('end-guide'));
  expect((await anna.post(at('leave'), { seat: 0 })).status).toBe(200);
  expect(await ben.post(at('join'), { seat: 0, invite })).toMatchObject({ status: 200, body: { seat: 0 } });
});

test('where a lesson cannot be played again as it was, it is over, and the game goes on with other dice', async () => {
  await follow(6);
  await killed("UPDATE entries SET hash = 'of other rules' WHERE seq = 4");
  expect(await infoOf()).toMatchObject({ marks: ['guide'], goOn: { from: 3, lost: 3 } });
  // First somebody says so, as at any table.
  const said = { seat: 0, no: 4, pick: [guide.lesson[3]!] };
  expect(await anna.post(at('answer'), said)).toMatchObject(refused(409, 'server.go-on'));
  expect(await anna.post(at('end-guide'))).toMatchObject(refused(409, 'server.go-on'));
  expect(await anna.post(at('go-on'), { from: 3 })).toMatchObject({ status: 200, body: { marks: [], goOn: null } });
  expect((await liveOf()).record.game.dice.script).toEqual({ dice: [], orders: [] });
  const { no, options } = await asked();
  expect((await anna.post(at('answer'), { seat: 0, no, pick: [options[0]!] })).status).toBe(200);
});

test('a lesson of rules that are not here can be closed, and says so when it is to be ended', async () => {
  await killed(`UPDATE tables SET doc = json_set(doc, '$.packs', json_array('of-another-house'))`);
  expect(await anna.post(at('end-guide'))).toMatchObject(refused(409, 'server.cannot-take-on'));
  expect((await anna.post(at('close'))).status).toBe(200);
});

test('on a full disk a lesson neither begins nor ends, and a kill just then leaves it as it was', async () => {
  await follow(6);
  const before = structuredClone((await liveOf()).record.game.dice);
  isFull = true;
  expect((await anna.post('/api/guides', { game: 'runebound' })).status).toBe(503);
  expect((await anna.post(at('end-guide'))).status).toBe(503);
  expect((await infoOf()).marks).toEqual(['guide']);
  await killed('SELECT 1');
  isFull = false;
  expect((await infoOf()).marks).toEqual(['guide']);
  expect((await liveOf()).record.game.dice).toEqual(before);
  await follow(1);
  // Once it is on disk it has happened, whatever happens then.
  expect((await anna.post(at('end-guide'))).status).toBe(200);
  const after = structuredClone((await liveOf()).record.game.dice);
  await killed('SELECT 1');
  expect(await infoOf()).toMatchObject({ marks: [], goOn: null });
  expect((await liveOf()).record.game.dice).toEqual(after);
  expect((await anna.get<TableInfo[]>('/api/guest/tables')).body.length).toBe(1);
});

test('a lesson that could be opened but not begun is still its own', async () => {
  left = 2;
  expect((await anna.post('/api/guides', { game: 'runebound' })).status).toBe(503);
  const { body } = await anna.get<TableInfo[]>('/api/guest/tables');
  const half = body.find(({ status }) => status === 'gathering')!;
  expect(half.marks).toEqual(['guide']);
  id = half.id;
  for (const [action, more] of [
    ['leave', {}],
    ['replace', {}],
    ['role', { role: null }],
  ] as const)
    expect([action, await anna.post(at(action), { seat: 0, ...more })]).toMatchObject([
      action,
      refused(409, 'server.guide-alone'),
    ]);
  expect((await anna.post(at('start'))).status).toBe(200);
  await follow(5);
});

test('a lesson that is ended twice at once ends once, and an answer on its way is played or refused as a whole', async () => {
  await follow(5);
  const { no, wanted } = await asked();
  const [one, other, said] = await Promise.all([
    anna.post(at('end-guide')),
    anna.post(at('end-guide')),
    anna.post(at('answer'), { seat: 0, no, pick: [wanted] }),
  ]);
  expect([one.status, other.status].toSorted()[0]).toBe(200);
  expect([409, 503]).toContain([one.status, other.status].toSorted()[1]);
  const { seq, marks } = await infoOf();
  expect([marks, seq]).toEqual([[], said.status === 200 ? 6 : 5]);
  expect((await house.tables.store.segments(id)).length).toBe(2);
});

test('nobody opens more lessons than games, also not all at once, and none is left of those that were refused', async () => {
  const [ben, cara] = [await Guest.arrive(house.address, 'Ben'), await Guest.arrive(house.address, 'Cara')];
  const count = async (who: Guest, url: string, body: object): Promise<number> => {
    const all = await Promise.all(Array.from({ length: 60 }, () => who.post(url, body)));
    for (const { status } of all) expect([201, 429]).toContain(status);
    expect((await house.tables.store.tablesUnderWay(who.id)).valueOf()).toBeLessThanOrEqual(50);
    return all.filter(({ status }) => status === 201).length;
  };
  expect(await count(ben, '/api/guides', { game: 'runebound' })).toBe(50);
  expect(await count(cara, '/api/tables', { game: 'tictactoe', seats: [{ kind: 'me' }, { kind: 'me' }] })).toBe(50);
});

test('what was played of a lesson does not come along into another game: not by a rematch, not by a file', async () => {
  await follow(7);
  const file = (await anna.get<{ header: { script: object } }>(at('file?seat=0'))).body;
  for (const script of [file.header.script, {}, { dice: [6, 6, 6] }]) {
    const altered = { ...file, header: { ...file.header, script } };
    expect((await anna.post('/api/files', altered)).status).toBe(400);
  }
  await anna.post(at('resign'), { seat: 0 });
  const again = await anna.post<TableInfo>(at('rematch'));
  expect(again).toMatchObject({ status: 200, body: { marks: [], status: 'gathering' } });
  await anna.post(`/api/tables/${again.body.id}/start`);
  const { record } = (await house.tables.room(again.body.id)).live!;
  expect([record.header.script, record.game.dice.script]).toEqual([{}, { dice: [], orders: [] }]);
});
