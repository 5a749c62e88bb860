/** Questions that take long to answer, asked by somebody who wants everybody else to wait. */

import { answer, load, open, sample, save, type GameFile } from '@questwright/kernel';
import { GAMES } from '@questwright/games';
import type { ServerMessage } from '@questwright/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { Archive } from '../src/archive/archive.ts';
import { asking } from '../src/tables/asking.ts';
import { Guest } from './guest.ts';
import { openHouse, type House } from './house.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let house: House;
let archive: Archive | null = null;
afterEach(async () => {
  vi.restoreAllMocks();
  if (archive === null) return house.close();
  await archive.close();
  archive = null;
});
const me = { kind: 'me' };

test('three hundred values that take long to work out let others have their turn, and are all of one position', async () => {
  house = await openHouse();
  const anna = await (await Guest.arrive(house.address)).connect();
  const { id } = await anna.newTable({ game: 'middara', seats: [me], options: { outfit: 'none' } });
  await anna.post(`/api/tables/${id}/start`);
  await anna.watch(id, 0);
  for (let n = 0; n < 8; n++) await anna.answerSomething(id, 0, () => 0);
  const { figures } = anna.viewOf(id, 0).world as unknown as { figures: { thing: number }[] };
  const pairs = figures.flatMap((one) => figures.map((other) => ['threat', one.thing, other.thing]));
  const of = Array.from({ length: 300 }, (_, i) => pairs[i % pairs.length]!);
  let turns = 0;
  let isOver = false;
  let isBegun = false;
  const count = (): void => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  const asked = anna.ask({ type: 'values', table: id, seat: 0, of }) as Promise<ServerMessage>;
  // The message is on its way; from here on the loop is counted.
  const room = await house.tables.room(id);
  vi.spyOn(room.live!.record.loaded.values, 'has').mockImplementation(function (this: never, name: string) {
    if (!isBegun) setImmediate(count);
    isBegun = true;
    return Map.prototype.has.call(this, name);
  });
  const told = await asked;
  isOver = true;
  expect(turns).toBeGreaterThan(5);
  expect(told).toMatchObject({ type: 'values', seq: anna.views.get(`${id} 0`)!.seq });
  expect((told as { values: unknown[] }).values.length).toBe(300);
});

test('of several such questions one goes on at a time, however many sockets ask them', async () => {
  house = await openHouse();
  const anna = await (await Guest.arrive(house.address)).connect();
  const { id } = await anna.newTable({ game: 'middara', seats: [me], options: { outfit: 'none' } });
  await anna.post(`/api/tables/${id}/start`);
  await anna.watch(id, 0);
  for (let n = 0; n < 8; n++) await anna.answerSomething(id, 0, () => 0);
  const { figures } = anna.viewOf(id, 0).world as unknown as { figures: { thing: number }[] };
  const [one, other] = [figures[0]!.thing, figures.at(-1)!.thing];
  const room = await house.tables.room(id);
  const read: Set<string>[] = [];
  let turn: Set<string> | null = null;
  vi.spyOn(room.live!.record.loaded.values, 'has').mockImplementation(function (this: never, name: string) {
    if (turn === null) {
      read.push((turn = new Set()));
      setImmediate(() => (turn = null));
    }
    turn.add(name);
    return Map.prototype.has.call(this, name);
  });
  const names = ['threat', 'ways to go'];
  const ask = (name: string) =>
    asking.values(
      room,
      anna.id,
      0,
      Array.from({ length: 300 }, () => [name, other, one]),
    );
  await Promise.all(names.map(ask));
  expect(read.length).toBeGreaterThan(10);
  // Each begins at once; from there on they take turns.
  expect(read.slice(1).filter(({ size }) => size > 1)).toEqual([]);
});

test('a socket whose questions are not answered yet may not pile up more', async () => {
  house = await openHouse({ unlimited: false });
  const anna = await (await Guest.arrive(house.address)).connect();
  const { id } = await anna.newTable({ game: 'lanterns', seats: [me, me] });
  await anna.post(`/api/tables/${id}/start`);
  let finish = (): void => {};
  const hanging = new Promise<{ seq: number; values: [] }>((resolve) => {
    finish = () => resolve({ seq: 0, values: [] });
  });
  vi.spyOn(asking, 'values').mockReturnValue(hanging);
  const real = performance.now.bind(performance);
  let passed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => real() + passed);
  const heard = (): ServerMessage[] => anna.received.filter((one) => 'id' in one && one.id?.startsWith('v'));
  for (let n = 0; n < 150; n++) {
    // As slowly as may be.
    passed += 60;
    anna.say({ type: 'values', id: `v${n}`, table: id, seat: 0, of: [['nights']] });
    if (n % 10 === 9) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await anna.until(() => heard().length >= 50);
  const tooMany = { type: 'refused', error: { code: 'too-many', key: 'server.most-questions' } };
  for (const one of heard()) expect(one).toMatchObject(tooMany);
  finish();
  await anna.until(() => heard().length === 150);
  expect(heard().filter(({ type }) => type === 'values').length).toBe(100);
});

function lanterns(answers: number): GameFile {
  const { definition } = GAMES.find((entry) => entry.definition.id === 'lanterns')!;
  const record = open(load(definition), { seats: 2, secret: 'archive' });
  for (let n = 0; n < answers; n++) {
    const { no, offers } = record.game.pending!;
    const offer = offers.find(({ asked }) => asked)!;
    answer(record, offer.seat, { no, pick: sample(offer, (most) => n % most) });
  }
  return save(record);
}
const look = (file: GameFile) => ({ kind: 'passage', file, rest: [], further: [], viewer: null }) as const;

test('who looks back does not wait for a file that is being checked', async () => {
  archive = new Archive();
  const file = lanterns(6);
  const long = lanterns(400);
  await archive.ask(look(file), 'anna');
  const done: string[] = [];
  // Nested as deep as may be, so that it is read to its end, for a second.
  const bytes = new TextEncoder().encode(`[${`${'['.repeat(90)}${']'.repeat(90)},`.repeat(4000)}0]`);
  const files = archive.ask({ kind: 'examination', bytes, keep: false }, 'eve').then(() => done.push('file'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  await archive.ask(look(long), 'anna').then(() => done.push('look'));
  await files;
  expect(done).toEqual(['look', 'file']);
});

test('who asks much waits behind whoever asks little, and may not pile up more than so much', async () => {
  archive = new Archive();
  const file = lanterns(6);
  const done: string[] = [];
  const ask = (whose: string): Promise<unknown> =>
    archive!.ask(look(file), whose).then(
      () => done.push(whose),
      (error: { code?: string }) => done.push(`${whose} ${error.code}`),
    );
  const all = [...Array.from({ length: 60 }, () => ask('eve')), ask('anna'), ask('ben')];
  await Promise.all(all);
  const answered = done.filter((one) => !one.includes(' '));
  expect(answered.indexOf('anna')).toBeLessThan(4);
  expect(answered.indexOf('ben')).toBeLessThan(4);
  expect(done.filter((one) => one === 'eve too-many').length).toBeGreaterThan(10);
});

test('what makes a bot think, keeps a whole game or gives one out is asked for seldom', async () => {
  house = await openHouse({ unlimited: false });
  const anna = await Guest.arrive(house.address);
  const { id } = await anna.newTable({ game: 'lanterns', seats: [me, me] });
  await anna.post(`/api/tables/${id}/start`);
  const through = async (ask: () => Promise<{ status: number }>, tries: number): Promise<number> => {
    let passed = 0;
    for (let n = 0; n < tries; n++) if ((await ask()).status !== 429) passed++;
    return passed;
  };
  const at = (what: string) => `/api/tables/${id}/${what}`;
  const body = { game: 'none', seats: [me] };
  expect(await through(() => anna.post('/api/tables', body), 62)).toBe(59);
  expect(await through(() => anna.post('/api/guides', { game: 'none' }), 62)).toBe(60);
  expect(await through(() => anna.get(at('thought?seat=0&of=1&seq=0')), 125)).toBe(120);
  expect(await through(() => anna.get(at('turning-points?seat=0')), 25)).toBe(20);
  expect(await through(() => anna.get(at('file?seat=0')), 25)).toBe(20);
  expect(await through(() => anna.post(at('report'), { text: 'Wrong' }), 10)).toBe(6);
});
