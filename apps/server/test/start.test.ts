import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, expect, test } from 'vitest';

const ADDRESS = /Questwright is at (http:\S+)/;
const SCRIPT = ['--import', 'tsx', '--conditions=development', 'apps/server/src/main.ts'];
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

const data = mkdtempSync(path.join(tmpdir(), 'questwright-data-'));
afterAll(() => rmSync(data, { recursive: true }));

async function served(child: ChildProcess): Promise<string> {
  let out = '';
  child.stdout?.on('data', (text) => (out += text));
  await expect.poll(() => out, { timeout: 60_000 }).toMatch(ADDRESS);
  const address = ADDRESS.exec(out)?.[1] ?? '';
  expect((await fetch(address)).status).toBe(200);
  return address;
}

function start(...parameters: string[]): Promise<{ code: number | null; out: string; error: string }> {
  const child = spawn(process.execPath, [...SCRIPT, ...parameters], { cwd: root });
  let [out, error] = ['', ''];
  child.stdout.on('data', (text) => (out += text));
  child.stderr.on('data', (text) => (error += text));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, error })));
}

test('an unknown option is named, the help follows, and nothing starts', { timeout: 30_000 }, async () => {
  const { code, out, error } = await start('--colour');
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(error).toMatch(/Unknown option '--colour'[^]*Usage: npm start/);
});

test('--help shows the options and ends', { timeout: 30_000 }, async () => {
  const { code, out } = await start('--help');
  expect(code).toBe(0);
  expect(out).toContain('--port <number>');
});

test('two servers cannot write into one data folder', { timeout: 90_000 }, async () => {
  const child = spawn(process.execPath, [...SCRIPT, '--port', '0', '--data', data], { cwd: root });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  await served(child);
  const second = await start('--port', '0', '--data', data);
  expect(second.code).toBe(1);
  expect(second.error).toContain('another server is using it');
  child.kill('SIGKILL');
  await ended;
});

test('a signal ends the server, and it says that all is well', { timeout: 90_000 }, async () => {
  const child = spawn(process.execPath, [...SCRIPT, '--port', '0', '--data', data], { cwd: root });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const address = await served(child);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});

const onWindows = process.platform === 'win32';
test.skipIf(onWindows)('a log that cannot be written ends nothing', { timeout: 90_000 }, async () => {
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, [...SCRIPT, '--port', '0', '--data', data], {
    cwd: root,
    env: { ...process.env, QUESTWRIGHT_LOG: 'info' },
    stdio: ['ignore', 'pipe', full],
  });
  closeSync(full);
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const address = await served(child);
  for (let n = 0; n < 3; n++) expect((await fetch(`${address}/api`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test.skipIf(onWindows)('the server does not outlive the shell that npm put between', { timeout: 90_000 }, async () => {
  const command = `"${process.execPath}" ${SCRIPT.join(' ')} --port 0 --data ${data}; true`;
  const environment = { ...process.env, npm_lifecycle_event: 'start' };
  const shell = spawn('sh', ['-c', command], { cwd: root, env: environment });
  const address = await served(shell);
  shell.kill('SIGKILL');
  await expect
    .poll(
      () =>
        fetch(address).then(
          () => 'answers',
          () => 'is gone',
        ),
      { timeout: 10_000 },
    )
    .toBe('is gone');
});
