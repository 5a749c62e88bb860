/** `lab`: games of bots, and what is counted in them. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Job } from '../src/lab/job.ts';
import { progressText } from '../src/lab/progress.ts';
import { BIN, folder, questwright } from './run.ts';

const at = folder();
const lastLine = (out: string): unknown => JSON.parse(out.trim().split('\n').at(-1)!);
const SHORT = ['--players', '2', '--variants', 'small-board,short-quest', '--seed', 'x'];
const labOf = (...more: string[]) => questwright(['lab', '--game', 'runebound', ...SHORT, ...more]);
const lines = (file: string): string[] => readFileSync(file, 'utf8').trim().split('\n');

describe('lab runebound', { timeout: 180_000 }, () => {
  test('the same games however many threads play them: a row for each, and a page', async () => {
    const labs = ['1', '2'].map((threads) =>
      labOf(
        '--games',
        '3',
        '--threads',
        threads,
        '--job',
        at(`${threads}.jsonl`),
        '--json',
        at(`${threads}.json`),
        '--report',
        at('page.html'),
      ),
    );
    const [one, two] = await Promise.all(labs);
    expect([one!.errors, one!.code]).toEqual([expect.stringContaining('3 of 3 games'), 0]);
    expect(one!.out).toBe(two!.out);
    const [first, second] = ['1', '2'].map(
      (name) => JSON.parse(readFileSync(at(`${name}.json`), 'utf8')) as { rows: unknown[] },
    );
    expect(first!.rows).toHaveLength(3);
    expect(first).toEqual(second);
    expect(lastLine(one!.out)).toMatchObject({ games: 3 });
    expect(existsSync(at('1.jsonl'))).toBe(false);
    const page = readFileSync(at('page.html'), 'utf8');
    expect(page).toContain('Wins by Hero');
    // It needs nothing from elsewhere, and takes up either light.
    expect(page).not.toMatch(/(src|href)="(?!#)|url\((?!data:)|@import/);
    expect(page).toContain('light-dark(');
  });

  test('Ctrl-C ends it, what was played is reported, and the same command goes on from there', async () => {
    const job = at('job.jsonl');
    const command = ['lab', 'runebound', ...SHORT, '--threads', '1', '--job', job, '--report', at('stopped.html')];
    const child = spawn(process.execPath, [BIN, ...command, '--games', '100000']);
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    const watch = setInterval(() => {
      if (!existsSync(job) || lines(job).length < 2) return;
      clearInterval(watch);
      child.kill('SIGINT');
    }, 20);
    const [code] = (await once(child, 'close')) as [number | null];
    expect([code, out]).toEqual([0, expect.stringContaining('Stopped before the end')]);
    const played = lines(job).length - 1;
    expect(lastLine(out)).toMatchObject({ games: played });

    const all = Math.max(3, played + 1);
    const ended = await questwright([...command, '--games', `${all}`, '--json', at('resumed.json')]);
    expect([ended.errors, ended.code]).toEqual([expect.stringContaining(`${all} of ${all} games`), 0]);
    const { rows } = JSON.parse(readFileSync(at('resumed.json'), 'utf8')) as { rows: unknown[] };
    const { rows: inOneGo } = JSON.parse(readFileSync(at('1.json'), 'utf8')) as { rows: unknown[] };
    expect(rows.slice(0, 3)).toEqual(inOneGo);
    expect(rows).toHaveLength(all);
  });

  test('games of another version are not mixed with ours, until it is begun anew', async () => {
    const job = at('other.jsonl');
    const { settings } = JSON.parse(readFileSync(at('1.json'), 'utf8')) as { settings: object };
    writeFileSync(job, `${JSON.stringify({ settings })}\n${JSON.stringify({ n: 0, row: { rounds: 1 } })}\n`);
    const older = await labOf('--games', '1', '--job', job);
    expect([older.code, older.errors]).toEqual([1, expect.stringContaining('another version')]);
    const anew = await labOf('--games', '1', '--job', job, '--anew', '--report', at('anew.html'));
    expect([anew.code, lastLine(anew.out)]).toEqual([0, expect.objectContaining({ games: 1 })]);
  });
});

describe('the file of a job', () => {
  const settings = { game: 'g', packs: [], players: 1, bots: ['greedy'], heroes: [], seed: 's' };
  test('keeps games once, and forgets a line that was not written to its end', () => {
    const job = Job.open(at('kept.jsonl'), settings);
    expect([job.add({ n: 2, row: 'two' }), job.add({ n: 0, row: 'zero' }), job.add({ n: 2, row: 'two' })]).toEqual([
      true,
      true,
      false,
    ]);
    writeFileSync(job.file, `${readFileSync(job.file, 'utf8')}{"n":1,"ro`);
    const again = Job.open(job.file, settings);
    expect([again.rows(3), again.missing(4), again.first()]).toEqual([['zero', 'two'], [1, 3], { n: 2, row: 'two' }]);
    again.add({ n: 1, row: 'one' });
    expect(Job.open(job.file, settings).rows(3)).toEqual(['zero', 'one', 'two']);
  });
  test('of another lab, or of nothing we know, is refused and left as it is', () => {
    const file = at('theirs.jsonl');
    for (const [text, reason] of [
      [`${JSON.stringify({ settings: { ...settings, seed: 't' } })}\n{"n":`, 'belongs to another lab'],
      ['no job\n', 'is not the file of a lab'],
    ] as const) {
      writeFileSync(file, text);
      expect(() => Job.open(file, settings)).toThrow(reason);
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
  });
});

describe('asked wrongly', () => {
  test.each([
    ['a bot that is not there', ['--bots', 'clever'], 'There is no bot "clever" for runebound'],
    ['a hero who is not there', ['--heroes', 'nobody'], '--heroes: "nobody" is nobody'],
    ['a queue', ['--queue', 'somewhere'], '--queue is the address of a Redis'],
  ])('%s', async (_, more, words) => {
    const { code, errors } = await questwright(['lab', 'runebound', '--job', at('never.jsonl'), ...more]);
    expect([code, errors]).toEqual([2, expect.stringContaining(words)]);
  });
  test('a queue at which nobody answers', async () => {
    const { code, errors } = await questwright(['lab', 'worker', '--queue', 'redis://127.0.0.1:1']);
    expect([code, errors]).toEqual([1, expect.stringContaining('No Redis answers at redis://127.0.0.1:1')]);
  });
});

test('a bar with the time left, at the pace of the games of this run', () => {
  expect(progressText(30, 100, 10, 20_000)).toBe('[######..............] 30 of 100 games, 20 s, 1 min 10 s left');
  expect(progressText(10, 100, 10, 0)).toBe('[##..................] 10 of 100 games, 0 s');
  expect(progressText(100, 100, 0, 3_720_000)).toBe('[####################] 100 of 100 games, 1 h 2 min');
});
