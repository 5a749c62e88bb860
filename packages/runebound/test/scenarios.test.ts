import { readdirSync, readFileSync } from 'node:fs';
import { describeProblem, runScenario } from '@questwright/harness';
import { expect, test } from 'vitest';
import { runebound } from '@questwright/runebound';

const FOLDER = new URL('scenarios/', import.meta.url);
const MESSAGES = new URL('../src/messages/', import.meta.url);
const messages = Object.assign(
  { 'game.title': 'Runebound' },
  ...readdirSync(MESSAGES).map((file) => JSON.parse(readFileSync(new URL(file, MESSAGES), 'utf8')) as object),
) as Record<string, string>;
const game = { definition: runebound, messages, title: 'game.title', board: () => [] };

test.each(readdirSync(FOLDER))('%s', (file) => {
  const result = runScenario(readFileSync(new URL(file, FOLDER), 'utf8'), file, [game]);
  expect(result.problems.map((one) => describeProblem(file, one))).toEqual([]);
  expect(result.ok).toBe(true);
});
