/** `soak`: games of bots, with everything that can be said and asked of it. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { soak } from '@questwright/harness';
import { lanterns } from '@questwright/practice';
import { choiceOf, load } from '@questwright/kernel';
import { runebound } from '@questwright/runebound';
import { describe, expect, test } from 'vitest';
import { gameNamed } from '../src/games.ts';
import { failureLines } from '../src/soak-report.ts';
import { playersOf } from '../src/soak-players.ts';
import { BIN, questwright } from './run.ts';

const lastLine = (out: string): unknown => JSON.parse(out.trim().split('\n').at(-1)!);

// Whole games in processes of their own: they take their time where others work too.
describe('soak runebound', { timeout: 180_000 }, () => {
  test('games of all kinds, without a failure', async () => {
    const { code, out } = await questwright([
      'soak',
      'runebound',
      '--games',
      '3',
      '--seed',
      'x',
      '--checks-every',
      '60',
    ]);
    expect(out).toMatch(/3 games, 1 of them from positions; \d finished/);
    expect(lastLine(out)).toMatchObject({ games: 3, from_positions: 1, failures: 0, words_missing: 0 });
    expect(code).toBe(0);
  });
  test('samples of the sets with one pack tell what it brings that was never reached', async () => {
    const asked = (packs: string, ...more: string[]) =>
      questwright(['soak', 'runebound', '--games', '1', '--thorough', '0', '--packs', packs, ...more]);
    const { code, out } = await asked('with:travel-hazards', '--seats', '2');
    expect(code).toBe(0);
    expect(out).toMatch(/The packs bring \d+ cards, \d+ steps and \d+ choices: \d+ were never reached: \S/);
    const [, missed] = /: (\d+) were never reached/.exec(out)!;
    expect(lastLine(out)).toMatchObject({ games: 1, failures: 0, own_unreached: Number(missed) });
    // Samples of all sets are about no pack.
    const all = await asked('sample');
    expect(all.out).not.toContain('The packs bring');
    expect(lastLine(all.out)).not.toHaveProperty('own_unreached');
  });
  test('greedy bots with the Doom Track come to an end', async () => {
    const { out } = await questwright(
      'soak runebound --games 1 --seed x --checks-every 1000 --thorough 0 --bots greedy --packs doom-track --seats 4 --from start'.split(
        ' ',
      ),
    );
    expect(lastLine(out)).toMatchObject({ games: 1, finished: 1, capped: 0, from_positions: 0, failures: 0 });
  });
  test('Ctrl-C ends it cleanly, and what was played is reported', async () => {
    const child = spawn(process.execPath, [BIN, 'soak', 'runebound', '--games', '100000', '--checks-every', '50']);
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    // The first word of progress: by then it listens.
    child.stderr.once('data', () => child.kill('SIGINT'));
    const [code] = (await once(child, 'close')) as [number | null];
    expect(code).toBe(0);
    expect(out).toContain('Stopped before the end');
    const { games, finished, capped, failures } = lastLine(out) as Record<string, number>;
    expect([finished! + capped!, failures]).toEqual([games, 0]);
  });
});

describe('asked wrongly', () => {
  test.each([
    [
      ['soak', 'runebound', '--bots', 'clever'],
      'There is no bot "clever" for runebound; there are random, mixed, greedy',
    ],
    [['soak', 'lanterns', '--bots', 'toString'], 'there are random, mixed'],
    [['soak', 'lanterns', '--bots', 'every'], 'There is no bot "every" for lanterns'],
    [['soak', 'runebound', '--from', 'middle'], '--from is one of start, positions, mixed, not "middle"'],
    [['soak', 'lanterns', '--from', 'positions'], 'lanterns has no positions to begin from'],
    [['soak', 'runebound', '--packs', 'with:rain'], 'runebound has no pack rain'],
    [['soak', 'runebound', '--packs', 'with:shorter,longer'], 'longer cannot be played with shorter'],
    [['soak', 'runebound', '--seats', '7'], 'runebound is for 1 to 6 seats, not for 7 (RB-OBJ-01)'],
    [['soak', 'runebound', '--checks-every', 'often'], '--checks-every needs a whole number'],
    [['soak', 'runebound', '--thorough', '-1'], '--thorough needs a whole number'],
  ])('%j', async (parameters, words) => {
    const { code, out, errors } = await questwright(parameters);
    expect([code, out]).toEqual([2, '']);
    expect(errors).toContain(words);
  });
});

test('a failed game is told with the end of its log, and as a file that verifies', async () => {
  const { failures } = soak(lanterns, {
    games: 1,
    seed: `failing ${process.pid}`,
    packs: [[]],
    kit: { broken: (_, { no }) => (no > 20 ? 'a planted fault' : null) },
  });
  const lines = failureLines(gameNamed('lanterns'), failures[0]!);
  expect(lines[0]).toMatch(/^Game 0 \(seed "failing \d+ 0", packs none\) failed: a planted fault$/);
  expect(lines[1]).toMatch(/^… \d+ answers before$/);
  expect(lines.slice(2, -1).every((line) => /^seat \d: \S/.test(line))).toBe(true);
  expect(await questwright(['verify', lines.at(-1)!])).toMatchObject({ code: 0 });
});

describe('who sits where', { timeout: 60_000 }, () => {
  const answersOf = (bots: string, cap = 150): string[] => {
    const said: string[] = [];
    const choose = playersOf('runebound', bots);
    const report = soak<any>(runebound, {
      games: 2,
      seed: 'seats',
      seats: [3],
      packs: [[]],
      every: 1_000,
      cap,
      choose: (...about) => {
        const { seat, pick } = choose(...about);
        said.push(`${seat} ${pick.join(' ')}`);
        return { seat, pick };
      },
    });
    expect(report.failures).toEqual([]);
    return said;
  };
  test('the same seed seats the same players, who give the same answers', () => {
    expect(answersOf('mixed')).toEqual(answersOf('mixed'));
    expect(answersOf('mixed')).not.toEqual(answersOf('greedy'));
    expect(answersOf('every', 25)).not.toEqual(answersOf('greedy', 25));
  });
  test('those who play by chance act unasked too, bots never', () => {
    const unasked = load(runebound).asides.map(({ name }) => name);
    const acts = (bots: string): boolean[] =>
      answersOf(bots).map((said) => unasked.includes(choiceOf(said.split(' ')[1]!)));
    expect(new Set(acts('random'))).toEqual(new Set([true, false]));
    expect(new Set(acts('greedy'))).toEqual(new Set([false]));
  });
});
