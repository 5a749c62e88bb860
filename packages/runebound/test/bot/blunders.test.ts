/** Positions with good answers: whoever misses them plays badly. */

import { readdirSync, readFileSync } from 'node:fs';
import { answerBy, lazyView, searchBot, STRENGTHS, type Bot, type Sense } from '@questwright/bots';
import { runScenario, type Puzzle } from '@questwright/harness';
import { publicContent, type Game, type Loaded, type View, type World } from '@questwright/kernel';
import { describeProblem } from '@questwright/packs';
import { runeboundEntry } from '@questwright/runebound';
import { describe, expect, test } from 'vitest';
import { greedyBot, MASTERLY, runeboundSense, SEASONED } from '../../src/bot/index.ts';
import type { RuneboundWorld } from '../../src/index.ts';

const FOLDER = new URL('../../../../scenarios/blunders/', import.meta.url);
const FILES = readdirSync(FOLDER);
const FEWEST = 25;

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

test.each([
  ['the greedy bot', {}],
  ['with experience it', SEASONED],
  ['with more experience it', MASTERLY],
])('%s makes none of the mistakes', (_, weights) => {
  expect(missed((loaded) => greedyBot(publicContent(loaded), weights))).toEqual([]);
});

// It thinks for some seconds: STRONGEST=1 npx vitest run packages/runebound/test/bot/blunders.test.ts
test.runIf(process.env['STRONGEST'] === '1')('the strongest bot makes none', { timeout: 1_200_000 }, () => {
  const wrong = missed((loaded) => {
    const look = (game: Game<RuneboundWorld>, seat: number): View =>
      lazyView(loaded as unknown as Loaded<RuneboundWorld>, game, seat);
    const sense = runeboundSense(publicContent(loaded), look, MASTERLY);
    return searchBot(loaded, sense as unknown as Sense<World>, STRENGTHS.legend, { name: 'legend', seed: 'blunders' });
  });
  expect(wrong).toEqual([]);
});
