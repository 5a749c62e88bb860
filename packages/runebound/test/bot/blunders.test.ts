/** Positions with good answers: whoever misses them plays badly. */

import { readdirSync, readFileSync } from 'node:fs';
import { answerBy, type Bot } from '@questwright/bots';
import { runScenario, type Puzzle } from '@questwright/harness';
import { publicContent, type Loaded } from '@questwright/kernel';
import { describeProblem } from '@questwright/packs';
import { runeboundEntry } from '@questwright/runebound';
import { describe, expect, test } from 'vitest';
import { greedyBot } from '../../src/bot/index.ts';

const FOLDER = new URL('../../../../scenarios/blunders/', import.meta.url);
const FILES = readdirSync(FOLDER);
const FEWEST = 25;
const FLOOR = { greedy: 0.8 };

const results = FILES.map((file) => runScenario(readFileSync(new URL(file, FOLDER), 'utf8'), file, [runeboundEntry]));
const missed = (botFor: (loaded: Loaded) => Bot): string[] =>
  results.flatMap(({ file, puzzles }) => puzzles.filter((one) => !solves(botFor(one.loaded), one)).map(() => file));
const solves = (bot: Bot, { loaded, game, seat, good }: Puzzle): boolean =>
  good.includes(answerBy(loaded, game, bot, seat)[0]!);

describe('the suite', () => {
  test.each(results)('$file', ({ file, problems, puzzles }) => {
    expect(problems.map((one) => describeProblem(file, one))).toEqual([]);
    expect(puzzles).toHaveLength(1);
  });
  test('is large enough', () => {
    expect(FILES.length).toBeGreaterThanOrEqual(FEWEST);
  });
  test('is not solved by whoever takes the first answer', () => {
    const first: Bot = { name: 'first', choose: (_, { mine }) => [mine!.options[0]!] };
    expect(missed(() => first).length).toBeGreaterThan(FILES.length / 4);
  });
});

test('the greedy bot makes few of the mistakes', () => {
  const wrong = missed((loaded) => greedyBot(publicContent(loaded)));
  expect(wrong.length, wrong.join()).toBeLessThanOrEqual(Math.floor((1 - FLOOR.greedy) * FILES.length));
});
