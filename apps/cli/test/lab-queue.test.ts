/** A lab on several machines: a real Redis and two worker processes, of which one is killed in the middle. */

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { BIN, folder, questwright } from './run.ts';

const SERVER = ['redis-server', 'valkey-server']
  .flatMap((name) => (process.env['PATH'] ?? '').split(path.delimiter).map((place) => path.join(place, name)))
  .find((file) => existsSync(file));
if (SERVER === undefined) {
  const words =
    'THE QUEUE IS NOT TESTED: there is no redis-server on this machine (npm test installs one where it may).';
  if (process.env['REQUIRE_REDIS'] === '1') throw new Error(words);
  console.warn(words);
}

const at = folder();
const running: ChildProcess[] = [];
afterAll(() => running.forEach((child) => child.kill('SIGKILL')));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Waits until a process has said this. */
async function begun(child: ChildProcess, words: string): Promise<ChildProcess> {
  running.push(child);
  let said = '';
  for await (const text of child.stdout!.setEncoding('utf8')) {
    said += text as string;
    if (said.includes(words)) break;
  }
  expect(said).toContain(words);
  child.stdout!.resume();
  return child;
}

async function redis(): Promise<string> {
  const port = await freePort();
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', at('')];
  await begun(spawn(SERVER!, options), 'Ready to accept connections');
  return `redis://127.0.0.1:${port}`;
}

const GAMES = 8;
const LAB = ['lab', 'runebound', '--players', '2', '--variants', 'small-board,short-quest', '--seed', 'q'];
const rowsIn = (file: string): unknown[] => (JSON.parse(readFileSync(file, 'utf8')) as { rows: unknown[] }).rows;
const played = (file: string): { n: number }[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line) as { n: number });

describe.skipIf(SERVER === undefined)('a queue', { timeout: 120_000 }, () => {
  test('no game is lost or counted twice when a worker is killed in the middle', async () => {
    const address = await redis();
    const worker = () =>
      begun(
        spawn(process.execPath, [BIN, 'lab', 'worker', '--queue', address, '--threads', '1', '--lost-after', '1']),
        'Waiting for games',
      );
    const job = at('queue.jsonl');
    const files = ['--job', job, '--json', at('queue.json'), '--report', at('queue.html')];
    const [doomed] = await Promise.all([worker(), worker()]);
    const lab = questwright([...LAB, '--games', `${GAMES}`, '--queue', address, ...files]);
    // The threads of a worker are busy from its first game to its last: whenever it is killed, it is in one.
    while (!existsSync(job) || played(job).length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
    doomed!.kill('SIGKILL');
    const before = played(job).length;
    expect(before).toBeLessThan(GAMES);
    const { code, errors, out } = await lab;
    expect([errors, code]).toEqual([expect.stringContaining(`${GAMES} of ${GAMES} games`), 0]);
    expect(JSON.parse(out.trim().split('\n').at(-1)!)).toMatchObject({ games: GAMES });

    // The same games as here, each once.
    const alone = await questwright([
      ...LAB,
      '--games',
      `${GAMES}`,
      '--job',
      at('a'),
      '--json',
      at('alone.json'),
      '--report',
      at('b'),
    ]);
    expect(alone.code).toBe(0);
    expect(rowsIn(at('queue.json'))).toEqual(rowsIn(at('alone.json')));
  });
});
