import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApplication } from '../src/application.ts';
import { BotThreads } from '../src/bots/players.ts';
import { Games } from '../src/games.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { Tables } from '../src/tables/tables.ts';
import { webFolder } from './house.ts';

let folder: string;
let application: FastifyInstance;
let tables: Tables;

beforeAll(async () => {
  folder = webFolder();
  writeFileSync(path.join(folder, '.sources'), 'secret');
  writeFileSync(path.join(folder, 'land.html'), '<meta content="/social.jpg"><p>land</p>');
  writeFileSync(path.join(folder, 'assets/front-abc123.js'), 'export {};');
  const bots = new BotThreads({ threads: 1, patience: 1000, onError: () => {} });
  tables = new Tables(openSqlite(':memory:'), new Games(), bots);
  application = await createApplication({ webFolder: folder, tables });
});

afterAll(async () => {
  await application.close();
  await tables.close();
  rmSync(folder, { recursive: true });
});

test('the front page is asked for anew each time, its parts are kept for ever', async () => {
  const page = await application.inject('/');
  expect(page.statusCode).toBe(200);
  expect(page.headers['cache-control']).toBe('no-cache');
  const part = await application.inject('/assets/front-abc123.js');
  expect(part.headers['cache-control']).toContain('immutable');
});

test('scripts and styles come from the server itself or not at all', async () => {
  const { headers } = await application.inject('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("style-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
});

test('a page names its picture by whatever host was asked for, which cannot say more than that', async () => {
  const pageOf = async (host: string) => (await application.inject({ url: '/board', headers: { host } })).body;
  for (const host of ['play.example.org', 'a$`b', "a$'b", 'a$&b', 'a$1b'])
    expect(await pageOf(host)).toBe(`<meta content="http://${host}/social.jpg"><p>land</p>`);
});

test('an unknown address gives a page to people and a line to programs, both as 404', async () => {
  const page = await application.inject({ url: '/nowhere', headers: { accept: 'text/html,*/*' } });
  expect([page.statusCode, page.body]).toEqual([404, '<h1>lost</h1>']);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  const line = await application.inject({ url: '/nowhere', headers: { accept: 'application/json' } });
  expect([line.statusCode, line.body]).toEqual([404, 'Not found: GET /nowhere\n']);
});

test.each(['/.sources', '/../package.json', '/%2e%2e/package.json', '/assets/'])('%s is not served', async (url) => {
  expect((await application.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
});
