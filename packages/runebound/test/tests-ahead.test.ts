import { expect, test } from 'vitest';
import { ENCOUNTERS } from '../src/content/encounters.ts';
import { alternativeIn, testsIn } from '../src/odds/upcoming-tests.ts';

/** All alternatives in the data of a card, by name. */
const namesIn = (data: unknown): string[] => {
  if (typeof data !== 'object' || data === null) return [];
  const inside = Object.values(data).flatMap(namesIn);
  return 'name' in data && 'do' in data ? [data.name as string, ...inside] : inside;
};

test('every way to meet an Encounter is found by its name, and with it the tests it asks for', () => {
  const ways = Object.values(ENCOUNTERS).flatMap(({ text }) => namesIn(text).map((name) => ({ text, name })));
  expect(ways.length).toBeGreaterThan(20);
  for (const { text, name } of ways) expect(alternativeIn(text, name)).toMatchObject({ name });
  const bly = ENCOUNTERS['fennimore-bly-unpacks']!.text;
  expect(testsIn(alternativeIn(bly, 'haggle'))).toEqual([expect.objectContaining({ test: 'mind', skill: 'appraise' })]);
  expect(testsIn(alternativeIn(bly, 'buy'))).toEqual([]);
  expect(alternativeIn(bly, 'no such way')).toBeNull();
});
