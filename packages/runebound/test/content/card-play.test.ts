/** What cards do in play, held against every number, target and cost that they print. */

import { words } from '@questwright/messages';
import { expect, test } from 'vitest';
import { ENGLISH } from '../../src/messages/index.ts';
import { changeText } from '../../src/text/card-text.ts';
import { CASES, Check, checkStanding, usesOf } from './card-cases.ts';
import { readLine } from './card-english.ts';
import { PLAYED, PRINTED } from './playing-cards.ts';

const say = words(ENGLISH);

test('all of what is played can be read', () => {
  const unread = PLAYED.map(({ id, line }) => ({ id, line, ...readLine(line) })).filter(
    ({ rest, says }) => rest !== '' || says.length === 0,
  );
  expect(PLAYED.length).toBeGreaterThan(150);
  expect(unread.map(({ id, line, rest }) => `${id}: ${line} | ${rest}`)).toEqual([]);
});

test.each(CASES)('%s', (_, one) => {
  const check = new Check(one);
  expect(() => check.check()).not.toThrow();
});

const ONE_GAIN = CASES.filter(
  ([, { printed, read, luck }]) =>
    printed.ability !== null && luck === 'success' && read.says.length === 1 && read.says[0]!.what === 'gain',
);
test('what a text does not name is noticed', () => {
  expect(ONE_GAIN.length).toBeGreaterThan(2);
  for (const [, one] of ONE_GAIN) {
    expect(() => new Check({ ...one, read: { ...one.read, says: [] } }).check()).toThrow(/gains/);
  }
});

const OFTEN: Readonly<Record<string, number>> = { once: 1, twice: 2 };
const LIMITED = PLAYED.filter(
  ({ line, ability }) =>
    /market|moving|adventure step/.test(ability?.timing ?? '') && /(?:once|twice) a (?:visit|turn)/.test(line),
);
test.each(LIMITED.map((one) => [`${one.id}: ${one.line}`, one] as const))('%s: not more often', (_, printed) => {
  expect(usesOf(printed)).toBe(OFTEN[/(once|twice) a (?:visit|turn)/.exec(printed.line)![1]!]);
});

const STANDING = PRINTED.flatMap(({ id, card }) =>
  (card.modifies ?? []).map((one) => ({ id, card, line: say(changeText(one)) })),
).filter(
  ({ line }) => /^[+−]\d+ to (?!the (?:price|number|cards)|what|.* prices)/.test(line) && !/against a Hero/.test(line),
);
test('most of what cards change can be read', () => expect(STANDING.length).toBeGreaterThan(50));
test.each(STANDING.map((one) => [`${one.id}: ${one.line}`, one] as const))('%s', (_, one) => {
  expect(() => checkStanding(one)).not.toThrow();
});
