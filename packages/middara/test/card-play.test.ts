/** What Abilities do in play, held against every number, target, type and cost that is printed on their cards. */

import { expect, test } from 'vitest';
import { readAbility } from './card-english.ts';
import { ABILITIES, Check, isOpponent, played } from './playing-cards.ts';

test('all of what Abilities print can be read', () => {
  expect(ABILITIES.length).toBeGreaterThan(120);
  const unread = ABILITIES.filter(({ line }) => readAbility(line).says.length === 0 || readAbility(line).rest !== '');
  expect(unread.map(({ line }) => [line, readAbility(line).rest])).toEqual([]);
});

const CASES = ABILITIES.flatMap((printed) => {
  const { says } = readAbility(printed.line);
  const chosen = Math.max(0, ...says.map((one) => one.alternative ?? 0)) + 1;
  const listed = Math.max(
    1,
    ...says.map(({ what, parts }) =>
      what === 'one of' && !isOpponent(printed.card) ? parts[0]!.split(/,? or |, /).length : 1,
    ),
  );
  return Array.from(
    { length: Math.max(chosen, listed) },
    (_, i) => [`${printed.id}: ${printed.line} (${i})`, printed, i] as const,
  );
});
test.each(CASES)('%s', (_, printed, alternative) => {
  const check = new Check(printed, alternative);
  expect(check.run.used).toBe(true);
  check.costs();
  check.happened();
  check.limit();
});

test('what a text does not say is noticed', () => {
  const poisons = CASES.filter(([, { line }]) => {
    const { says } = readAbility(line);
    return says.length === 1 && says[0]!.what === 'effect';
  });
  expect(poisons.length).toBeGreaterThan(2);
  for (const [, printed, alternative] of poisons) {
    const check = new Check(printed, alternative);
    Object.assign(check, { read: { ...check.read, says: [] } });
    expect(() => check.happened()).toThrow('what its text does not say');
  }
});

/** What a condition on a card says, and a position in which it is not so, as another text would have it. */
const CONDITIONS: readonly (readonly [RegExp, string])[] = [
  [/while you flank/, ''],
  [/for 2 hands/, 'for 1 hand'],
  [/with \d+ HP left or fewer/, ''],
  [/in a Ranged Attack/, 'in a Melee Attack'],
  [/in a Melee Attack/, 'in a Ranged Attack'],
  [/against somebody adjacent/, 'in a Ranged Attack'],
  [/by an Attack/, 'by a Spell'],
  [/for your Attack/, 'for your DODGE'],
];
const CONDITIONAL = ABILITIES.filter(({ ability }) => ability.must !== true).flatMap((printed) =>
  CONDITIONS.filter(([said]) => said.test(printed.line)).map(
    ([said, instead]) =>
      [`${printed.id} only ${said.exec(printed.line)![0]}`, printed, printed.line.replace(said, instead)] as const,
  ),
);
test.each(CONDITIONAL)('%s', (_, printed, line) => {
  expect([played(printed, true).used, played({ ...printed, line }, true).used]).toEqual([true, false]);
});
test('conditions are on many cards', () => expect(CONDITIONAL.length).toBeGreaterThan(10));
