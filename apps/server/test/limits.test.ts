import type {} from '@fastify/websocket';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createApplication } from '../src/application.ts';
import { Games } from '../src/games.ts';
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

test('somebody with many sockets may not say that much more, also not by opening them anew', async () => {
  house = await openHouse({ unlimited: false });
  const anna = await Guest.arrive(house.address);
  let passed = 0;
  for (let round = 0; round < 2; round++) {
    const sockets = await Promise.all(Array.from({ length: 5 }, () => new Guest(house.address, anna.cookie).connect()));
    for (const one of sockets) for (let n = 0; n < 55; n++) one.say({ type: 'ping', id: `p${n}` });
    for (const one of sockets) await one.until(() => one.received.length === 56);
    passed += sockets.flatMap(({ received }) => received).filter(({ type }) => type === 'pong').length;
    for (const one of sockets) one.disconnect();
    await expect.poll(() => house.application.websocketServer.clients.size).toBe(0);
  }
  // Of 550. A little is filled up meanwhile.
  expect(passed).toBeGreaterThanOrEqual(180);
  expect(passed).toBeLessThan(450);
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

test('limits hold for what an address means, however it is spelled, and whatever a proxy is said to have said', async () => {
  house = await openHouse({ unlimited: false });
  const count = async (url: string, headers: (n: number) => Record<string, string> = () => ({}), method = 'GET') => {
    let through = 0;
    for (let n = 0; n < 650; n++) {
      const { statusCode } = await house.application.inject({ method: method as 'GET', url, headers: headers(n) });
      if (statusCode !== 429) through++;
    }
    await house.close();
    house = await openHouse({ unlimited: false });
    return through;
  };
  for (const url of ['/%61pi', '/a%70i/tables', '/%61pi/guest?x=1', '/ap%69/tables/none/position?seat=0'])
    expect([url, await count(url)]).toEqual([url, 600]);
  expect(await count('/api', undefined, 'HEAD')).toBe(600);
  // Nobody stands before this server: what is said of other addresses is not believed.
  expect(await count('/api', (n) => ({ 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` }))).toBe(600);
  // Each of them writes, or looks at every table.
  for (const url of ['/ready', '/metrics']) expect([url, await count(url)]).toEqual([url, 600]);
  // Pages are not counted.
  expect(await count('/')).toBe(650);
  const files: number[] = [];
  for (let n = 0; n < 8; n++) {
    const sent = { method: 'POST', url: '/api/%66iles', payload: {} } as const;
    files.push((await house.application.inject(sent)).statusCode);
  }
  expect(files.slice(-2)).toEqual([429, 429]);
});

test('of IPv6 a network counts, which somebody has all addresses of', async () => {
  house = await openHouse({ unlimited: false });
  const count = async (address: (n: number) => string): Promise<number> => {
    let through = 0;
    for (let n = 0; n < 620; n++) {
      const { statusCode } = await house.application.inject({ url: '/api', remoteAddress: address(n) });
      if (statusCode !== 429) through++;
    }
    return through;
  };
  expect(await count((n) => `2001:db8:1:2:${n.toString(16)}::1`)).toBe(600);
  expect(await count((n) => `2001:db8:1::${n.toString(16)}`)).toBe(600);
  // Another network, and addresses of the older kind.
  expect(await count((n) => `2001:db8:1:${(n + 3).toString(16)}::1`)).toBe(620);
  expect(await count((n) => `::ffff:10.0.${n >> 8}.${n & 255}`)).toBe(620);
});

test('behind one proxy the address that it saw counts, not the one that its client claims', async () => {
  house = await openHouse();
  const proxied = await createApplication({ webFolder: webFolder(), tables: house.tables, proxies: 1 });
  let through = 0;
  for (let n = 0; n < 610; n++) {
    const headers = { 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}, 192.0.2.7` };
    if ((await proxied.inject({ url: '/api', headers })).statusCode === 200) through++;
  }
  expect(through).toBe(600);
  await proxied.close();
});

test('a clock that is set back or forth changes no limit', async () => {
  let now = 1_000_000_000_000;
  house = await openHouse({ unlimited: false, now: () => now });
  const anna = await (await Guest.arrive(house.address)).connect();
  now -= 3_600_000;
  for (let n = 0; n < 5; n++) expect((await anna.ask({ type: 'ping' })).type).toBe('pong');
  now += 7_200_000;
  for (let n = 0; n < 100; n++) anna.say({ type: 'ping', id: `p${n}` });
  await anna.until(() => anna.received.filter((one) => 'id' in one && one.id?.startsWith('p')).length === 100);
  expect(anna.received.some((one) => one.type === 'refused')).toBe(true);
});

test('nor does it change how often an address may ask', async () => {
  house = await openHouse({ unlimited: false });
  const real = performance.now.bind(performance);
  let passed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => real() + passed);
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const status = async (): Promise<number> => (await house.application.inject('/api')).statusCode;
    for (let n = 0; n < 600; n++) expect(await status()).toBe(200);
    expect(await status()).toBe(429);
    vi.setSystemTime(Date.now() + 7_200_000);
    expect(await status()).toBe(429);
    vi.setSystemTime(Date.now() - 86_400_000);
    expect(await status()).toBe(429);
    passed = 61_000;
    expect(await status()).toBe(200);
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});

test('a socket that floods the server is closed', async () => {
  house = await openHouse({ unlimited: false });
  const anna = await (await Guest.arrive(house.address)).connect();
  const closed = new Promise((resolve) => anna.socket!.once('close', resolve));
  for (let n = 0; n < 2000; n++) anna.socket!.send('x'.repeat(1000));
  await closed;
  expect(anna.received.length).toBeLessThan(400);
});

test('nothing is loaded for a table that is refused, in whatever order its packs are named', async () => {
  const games = new Games();
  house = await openHouse({ games });
  const anna = await Guest.arrive(house.address);
  const { body } = await anna.get<{ id: string; packs: { id: string }[] }[]>('/api/games');
  const packs = body.find(({ id }) => id === 'runebound')!.packs.map(({ id }) => id);
  const loads = vi.spyOn(games, 'rules');
  for (const chosen of [packs.slice(0, 2), packs.slice(0, 2).reverse(), packs.slice(3, 6), packs]) {
    const seats = Array.from({ length: 9 }, () => me);
    expect((await anna.post('/api/tables', { game: 'runebound', packs: chosen, seats })).status).toBe(400);
  }
  const bots = [me, { kind: 'bot', bot: 'nobody' }];
  expect((await anna.post('/api/tables', { game: 'runebound', seats: bots })).status).toBe(404);
  expect((await anna.post('/api/tables', { game: 'runebound', packs: ['x', 'x'], seats: [me, me] })).status).toBe(400);
  expect(loads).not.toHaveBeenCalled();
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
  // Nobody stands before this server who could say that it was TLS.
  const claims = { 'x-forwarded-proto': 'https' };
  const plain = await house.application.inject({ method: 'POST', url: '/api/guest', payload: {}, headers: claims });
  expect(plain.headers['set-cookie']).toMatch(/^questwright=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  const proxied = await createApplication({
    webFolder: webFolder(),
    tables: house.tables,
    proxies: 1,
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
