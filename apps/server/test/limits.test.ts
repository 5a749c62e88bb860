import type {} from '@fastify/websocket';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createApplication } from '../src/application.ts';
import { Guest } from './guest.ts';
import { openHouse, webFolder, type House } from './house.ts';

let house: House;
afterEach(() => house.close());
const me = { kind: 'me' };

test('a socket that says too much at once is refused until it slows down', async () => {
  house = await openHouse({ unlimited: false });
  const anna = await (await Guest.arrive(house.address)).connect();
  for (let n = 0; n < 100; n++) anna.say({ type: 'ping', id: `p${n}` });
  await anna.until(() => anna.received.length === 101);
  const refused = anna.received.filter((one) => one.type === 'refused');
  expect(refused.length).toBeGreaterThan(20);
  expect(refused.every(({ error }) => error.code === 'too-many')).toBe(true);
  // Each says which message it was.
  const said = anna.received.flatMap((one) => ('id' in one ? [one.id] : []));
  expect(new Set(said)).toEqual(new Set(Array.from({ length: 100 }, (_, n) => `p${n}`)));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect((await anna.ask({ type: 'ping' })).type).toBe('pong');
});

test('an address that asks too often is refused, game files much sooner', async () => {
  house = await openHouse({ unlimited: false });
  const anna = await Guest.arrive(house.address);
  const files: number[] = [];
  for (let n = 0; n < 8; n++) files.push((await anna.post('/api/files', {})).status);
  expect(files).toEqual([400, 400, 400, 400, 400, 400, 429, 429]);
  const { application } = house;
  const statuses: number[] = [];
  for (let n = 0; n < 610; n++) statuses.push((await application.inject('/api')).statusCode);
  expect(statuses[0]).toBe(200);
  const last = await application.inject('/api');
  expect([last.statusCode, last.json()]).toMatchObject([429, { error: { code: 'too-many' } }]);
});

test('nobody has more than 50 games under way, also not by files', { timeout: 60_000 }, async () => {
  house = await openHouse();
  const anna = await Guest.arrive(house.address);
  const tables = [];
  for (let n = 0; n < 50; n++) tables.push(await anna.newTable({ game: 'tictactoe', seats: [me, me] }));
  const { id } = tables[0]!;
  await anna.post(`/api/tables/${id}/start`);
  const { body: file } = await anna.get<object>(`/api/tables/${id}/file?seat=0`);
  const body = { game: 'tictactoe', seats: [me, me] };
  expect(await anna.post('/api/tables', body)).toMatchObject({ status: 429, body: { error: { code: 'too-many' } } });
  expect((await anna.post('/api/files', file)).status).toBe(429);
  await anna.post(`/api/tables/${id}/close`);
  expect((await anna.post('/api/files', file)).status).toBe(201);
});

test('a socket watches no more than 40 seats, and a guest has no more than 20 sockets', async () => {
  house = await openHouse({ unlimited: false });
  const anna = await (await Guest.arrive(house.address)).connect();
  const tables = [];
  for (let n = 0; n < 21; n++) tables.push((await anna.newTable({ game: 'tictactoe', seats: [me, me] })).id);
  for (const table of tables) for (const seat of [0, 1]) anna.say({ type: 'watch', table, seat });
  await anna.until(() => anna.received.filter((one) => one.type === 'refused').length === 2);
  expect(anna.received.filter((one) => one.type === 'refused')).toMatchObject([
    { error: { code: 'too-many' } },
    { error: { code: 'too-many' } },
  ]);
  const others = [];
  for (let n = 0; n < 19; n++) others.push(await new Guest(house.address, anna.cookie).connect());
  const code = await new Promise((resolve) => {
    const one = new WebSocket(`${house.address.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: anna.cookie },
    });
    one.on('close', resolve);
  });
  expect(code).toBe(4429);
  others[0]!.disconnect();
  await expect.poll(() => house.application.websocketServer.clients.size).toBe(19);
  await new Guest(house.address, anna.cookie).connect();
});

test('a reader that does not keep up is cut off, and others are not held up', { timeout: 60_000 }, async () => {
  house = await openHouse();
  const anna = await (await Guest.arrive(house.address)).connect();
  const { id } = await anna.newTable({ game: 'runebound', public: true, seats: [me, me] });
  await anna.post(`/api/tables/${id}/start`);
  const slow = await (await Guest.arrive(house.address)).connect();
  let closed = false;
  slow.socket!.on('close', () => (closed = true));
  slow.socket!.pause();
  const room = await house.tables.room(id);
  for (let n = 0; n < 400; n++) slow.say({ type: 'watch', table: id, seat: null });
  // It reads nothing, not even that it is cut off: only the server can have done it.
  await expect.poll(() => house.application.websocketServer.clients.size).toBe(1);
  expect(closed).toBe(false);
  await expect.poll(() => room.visitors.size).toBe(0);
  expect((await anna.ask({ type: 'ping' })).type).toBe('pong');
  slow.socket!.resume();
  await expect.poll(() => closed).toBe(true);
});

test('a line that is dead without a word is noticed, and the seat is empty again', { timeout: 20_000 }, async () => {
  house = await openHouse({ heartbeat: 100 });
  const anna = await (await Guest.arrive(house.address)).connect();
  const { id } = await anna.newTable({ game: 'tictactoe', seats: [me, me] });
  const dead = new WebSocket(`${house.address.replace('http', 'ws')}/api/socket`, {
    headers: { cookie: anna.cookie },
    autoPong: false,
  });
  await new Promise((resolve) => dead.once('message', resolve));
  dead.send(JSON.stringify({ type: 'watch', table: id, seat: 0 }));
  const room = await house.tables.room(id);
  await expect.poll(() => room.visitors.size).toBe(1);
  await expect.poll(() => room.visitors.size).toBe(0);
  expect((await anna.ask({ type: 'ping' })).type).toBe('pong');
});

test('a cookie is for the server alone, and goes over TLS where there is TLS', async () => {
  house = await openHouse();
  const plain = await house.application.inject({ method: 'POST', url: '/api/guest', payload: {} });
  expect(plain.headers['set-cookie']).toMatch(/^questwright=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  const proxied = await createApplication({
    webFolder: webFolder(),
    tables: house.tables,
    trustProxy: true,
    publicUrl: 'https://games.example.org/',
  });
  const post = (headers: Record<string, string>) =>
    proxied.inject({ method: 'POST', url: '/api/guest', payload: {}, headers });
  const secure = await post({ 'x-forwarded-proto': 'https', origin: 'https://games.example.org' });
  expect([secure.statusCode, secure.headers['set-cookie']]).toEqual([200, expect.stringContaining('; Secure')]);
  expect((await post({ origin: 'https://evil.example.org' })).statusCode).toBe(403);
  await proxied.close();
});

test('a page may talk to its own server only, over sockets too, and nobody may frame it', async () => {
  house = await openHouse();
  const { headers } = await house.application.inject('/');
  const policy = String(headers['content-security-policy']).split(';');
  // In CSP 3, 'self' holds for ws: and wss: of the same host and port as well.
  expect(policy).toContain("connect-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
});
