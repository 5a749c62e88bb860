import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { mutantsOf, sampleOf, withMutants } from '../mutants.mjs';

const FILE = 'packages/runebound/src/rules/toll.ts';
const TEXT = `
const LIMIT = 3;
export const TOLL = {
  pay: {
    rule: 'RB-MOV-05',
    when: (t, seat, other) => t.gold(seat) >= LIMIT && !t.used(other),
    do: (t, seat) => t.take(seat, 2),
    estimate: (t) => t.worth > 1,
  },
};
const helper = (one) => one > 4;
`;

const shown = mutantsOf(FILE, TEXT).map(({ line, kind, was, wrong }) => `${line} ${kind}: ${was} → ${wrong}`);

test('every place in the code of a rule that could be the other way round', () => {
  expect(shown).toEqual([
    '6 and, or: t.gold(seat) >= LIMIT && !t.used(other) → (t.gold(seat) >= LIMIT) || (!t.used(other))',
    '6 comparison turned: t.gold(seat) >= LIMIT → t.gold(seat) <= LIMIT',
    '6 off by one: t.gold(seat) >= LIMIT → t.gold(seat) > LIMIT',
    '6 seats swapped: seat → other',
    '6 not: !t.used(other) → t.used(other)',
    '6 seats swapped: other → seat',
    '7 number: 2 → 3',
  ]);
  expect(mutantsOf(FILE, TEXT).every(({ ids }) => ids.join() === 'RB-MOV-05')).toBe(true);
});

test('a seed chooses the same places, whatever else there is, and takes turns among the kinds', () => {
  const all = mutantsOf(FILE, TEXT);
  const names = (text: string, count: number): string[] =>
    sampleOf(mutantsOf(FILE, text), count, 'seed').map(({ name }) => name);
  expect(names(`\n\n${TEXT}`, 4)).toEqual(names(TEXT, 4));
  const first = sampleOf(all, 6, 'seed');
  expect(new Set(first.map(({ kind }) => kind)).size).toBe(6);
  expect(sampleOf(all, 100, 'seed')).toHaveLength(all.length);
});

test('a place is switched by its number', () => {
  const numbered = mutantsOf(FILE, TEXT).map((one, number) => ({ ...one, number }));
  const written = withMutants(TEXT, numbered);
  expect(parseSync(FILE, written).errors).toEqual([]);
  expect(written).toContain('(globalThis.__mutant?.(6) ? (3) : (2))');
});

test('what cannot be anything else is not chosen', () => {
  const text = `export const A = { rule: 'RB-MOV-05', of: () => ({ 1: 'one' }) };`;
  expect(mutantsOf(FILE, text)).toHaveLength(1);
  expect(sampleOf(mutantsOf(FILE, text), 5, 'seed')).toEqual([]);
});
