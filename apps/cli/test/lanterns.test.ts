import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { BIN, folder, questwright, type Ran } from './run.ts';

const file = folder();
const play = (lines: readonly string[], ...more: string[]): Promise<Ran> =>
  questwright(['play', 'lanterns', '--seed', 'x', ...more], lines);

describe.concurrent('a game with hidden cards, dice, bids and trades', () => {
  const saved = file('lanterns.json');
  let ran: Ran;
  beforeAll(async () => void (ran = await play(['rig fog bell', '9', '1', 'log'], '--me', '0', '--save', saved)));

  test('shows a seat its own hand and only the number of cards in the others', () => {
    expect(ran.out).toContain('    hand: Storm Lantern, Fog Bell, Borrowed Wick\n');
    expect(ran.out).toContain('    hand: 3 cards\n');
    expect(ran.out).toContain('  the deck: 24 cards\n');
  });

  test('asks for an amount by the amount itself', () => {
    expect(ran.out).toContain('Bid: a number from 0 to 3\n> 9\nA number from 0 to 3, please; or back.\n> 1\n');
  });

  test('does not tell a reader what was drawn by another', async () => {
    const { code, out } = await questwright(['replay', saved, '--seat', '1']);
    expect(code).toBe(0);
    expect(out).toMatch(/Wren: 3 drops of oil.*\n {4}hand: 2 cards\n/);
    expect(out).not.toContain('Borrowed Wick');
  });

  test('verifies', async () => {
    expect((await questwright(['verify', saved])).out).toMatch(/^ok: \d+ answers/);
  });

  test('says when dice become new', async () => {
    const { out } = await play(['light', 'undo', 'redo'], '--me', '0');
    expect(out).toContain('Something had been rolled or revealed since: dice and unknown cards are new from here.');
    expect(out).toContain('> redo\nThere is nothing to give again.\n');
  });

  test('a choice of several parts goes forward, back and to its end', async () => {
    const { out } = await play(['talk', 'make', 'back', 'make', '1', 'back', '1 4', 'done']);
    expect(out).toContain('> make\nWren: What do you propose to Otter? [LAN-TRD-02]\n  Make an offer: choose 1 to 4\n');
    expect(out).toContain('Make an offer: choose 1 to 4; chosen: Wren gives Storm Lantern\n');
    expect(out).toContain('  0  done\n  (or back)\n');
    expect(out).toContain('Wren offers: Wren gives a river card and Wren gives a drop of oil. What do you say?');
  });

  test('why and explain tell all reasons, and nothing that is hidden', async () => {
    const { out } = await play([
      'why fog bell',
      'why light:17',
      'explain fog 17',
      'explain fog storm lantern',
      'rig',
      'seat 0',
      'explain steadiness wren',
    ]);
    expect(out).toContain('Fog Bell is not a lantern, and it will not burn well.\n  LAN-TRN-03');
    expect(out).toContain('Rig Fog Bell: on offer, number 3.\n  LAN-TRN-04');
    expect(out).toContain(
      '> why light:17\n“light:17” is not among the possibilities here. The rule says what is.\n  LAN-TRN-03',
    );
    expect(out).toContain('> explain fog 17\nThat depends on what you cannot see.\n');
    expect(out).toContain('fog of Storm Lantern: 9\n     9  at first: LAN-CMP-02 What is printed on a lantern\n');
    expect(out).toContain('steadiness of Wren: 1\n     0  at first: LAN-VAL-01');
    expect(out).toContain('     1  plus 1: Fog Bell\n');
  });
});

test('rules tells which pack changed what', async () => {
  const { out } = await questwright(['rules', 'lanterns', '--packs', 'high-water']);
  expect(out).toContain('- dive  [LAN-WTR-04] Dive for the top of the riverbed  ← high-water adds it [LAN-WTR-04]\n');
  expect(out).toMatch(/where a sunken card goes .*\n? *.*← high-water replaces it\s+\[LAN-WTR-01\]/);
  expect(out).toContain('What the packs change\n');
});

test('packs that exclude each other are refused with the rule', async () => {
  const { code, errors } = await play([], '--packs', 'long-night,short-candle');
  expect(code).toBe(2);
  expect(errors).toContain('short-candle cannot be played with long-night (LAN-VAR-10)');
});

test('a soak that is interrupted still reports', async () => {
  const child = spawn(process.execPath, [
    BIN,
    'soak',
    'lanterns',
    '--games',
    '100000',
    '--packs',
    'none',
    '--checks-every',
    '50',
  ]);
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  // It says how far it is when it has begun; before that, nobody would hear the signal.
  child.stderr.once('data', () => child.kill('SIGINT'));
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(0);
  expect(out).toContain('Stopped before the end; this is what there is.');
  expect(JSON.parse(out.trim().split('\n').at(-1)!)).toMatchObject({ failures: 0 });
}, 60_000);

test('scenario reports problems with file and line, and fails', async () => {
  writeFileSync(file('broken.yaml'), 'title: Nothing\ngame: chess\n');
  const { code, out } = await questwright(['scenario', file('broken.yaml')]);
  expect(code).toBe(1);
  expect(out).toMatch(/broken\.yaml:2:\d+: /);
  expect(out).toContain('1 scenarios, 1 failed');
  expect((await questwright(['scenario', file('missing.yaml')])).code).toBe(1);
});
