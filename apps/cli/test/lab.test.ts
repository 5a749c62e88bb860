/** `lab`: games of bots, and what is counted in them. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { BIN, questwright } from './run.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'questwright-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

const lastLine = (out: string): unknown => JSON.parse(out.trim().split('\n').at(-1)!);
const labOf = (...more: string[]) =>
  questwright(['lab', 'runebound', '--variants', 'doom-track', '--games', '3', '--seed', 'x', ...more]);

describe('lab runebound', { timeout: 180_000 }, () => {
  test('the same games however many threads play them; a row for each in the file', async () => {
    const files = ['1', '2'].map((threads) => path.join(folder, `${threads}.json`));
    const [one, two] = await Promise.all(files.map((file, i) => labOf('--threads', `${i + 1}`, '--json', file)));
    expect(one!.code).toBe(0);
    expect(one!.out).toBe(two!.out);
    expect(one!.errors).toMatch(/3 of 3 games/);
    const [first, second] = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as { rows: unknown[] });
    expect(first!.rows).toHaveLength(3);
    expect(first).toEqual(second);
    expect(lastLine(one!.out)).toMatchObject({ games: 3 });
  });
  test('Ctrl-C ends it, and what was played is reported', async () => {
    const child = spawn(process.execPath, [BIN, 'lab', 'runebound', '--games', '100000', '--threads', '1']);
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.once('data', () => child.kill('SIGINT'));
    const [code] = (await once(child, 'close')) as [number | null];
    expect(code).toBe(0);
    expect(out).toContain('Stopped before the end');
    expect((lastLine(out) as { games: number }).games).toBeGreaterThan(0);
  });
});

describe('asked wrongly', () => {
  test.each([
    ['a bot', ['--bots', 'clever'], 'There is no bot "clever" for runebound'],
    ['seats', ['--players', '9'], 'not for 9'],
    ['a variant', ['--variants', 'nowhere'], 'nowhere'],
    ['a number', ['--games', 'many'], '--games'],
  ])('%s that is not there', async (_, more, words) => {
    const { code, errors } = await questwright(['lab', 'runebound', ...more]);
    expect([code, errors]).toEqual([2, expect.stringContaining(words)]);
  });
  test('a game in which nothing is counted', async () => {
    const { code, errors } = await questwright(['lab', 'lanterns']);
    expect([code, errors]).toEqual([2, expect.stringContaining('there is a lab for runebound')]);
  });
});
