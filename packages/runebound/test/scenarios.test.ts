import { readdirSync, readFileSync } from 'node:fs';
import { runScenario } from '@questwright/harness';
import { describeProblem } from '@questwright/packs';
import { expect, test } from 'vitest';
import { runeboundEntry } from '@questwright/runebound';

const FOLDER = new URL('../../../scenarios/runebound/', import.meta.url);
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
test.each(files)('%s', (file) => {
  const result = runScenario(readFileSync(new URL(file, FOLDER), 'utf8'), file, [runeboundEntry]);
  expect(result.problems.map((one) => describeProblem(file, one))).toEqual([]);
  expect(result.ok).toBe(true);
});
