/** What cards print: all of their data. */

import { hiddenChanges, type Unsaid } from '@questwright/harness';
import type { Content, Json } from '@questwright/kernel';
import { words } from '@questwright/messages';
import { expect, test } from 'vitest';
import { cardSheets } from '../../src/text/card-sheet.ts';
import { TARGETS } from '../../src/rules/combat/targets.ts';
import { CARDS } from '../../src/content/index.ts';
import { ENGLISH } from '../../src/messages/index.ts';
import { ATTRIBUTES, COLORS, PHASES, SKILLS, TERRAINS } from '../../src/words.ts';

const say = words(ENGLISH);
const printed = cardSheets(CARDS).map(({ id }) => id);
const cards = Object.fromEntries(
  Object.entries(CARDS as Record<string, Content>).filter(([id]) => printed.includes(id)),
);
const textOf = (id: string, card: Json): string =>
  cardSheets({ [id]: card as unknown as Content })
    .flatMap(({ lines }) => lines.map((line) => say(line)))
    .join('\n');

/** Words that may stand for each other. */
const LISTS = [
  ATTRIBUTES,
  COLORS,
  PHASES,
  SKILLS,
  [...TERRAINS, 'town'],
  TARGETS,
  ['your hero', 'your ally', 'your party', 'your enemy', 'an enemy hero', 'this card'],
  ['attack', 'defense', 'escape', 'test', 'target'],
  ['this card', 'an item', 'an ally'],
  ['weapon', 'armor', 'artifact'],
];
const UNSAID: Unsaid = {
  art: 'how it looks',
  back: 'how it looks from behind',
  cites: 'which rule tells its numbers',
  name: 'how answers call an Ability or an alternative',
  'always on': 'a mark: the sheet says it',
  choose: 'a mark: there is no other value',
  'market card': 'a mark: there is no other value',
  'drawn card': 'a mark: there is no other value',
  fight: 'a mark: there is no other value',
  'roll movement dice again': 'all of them, whichever word is used',
  replaces: 'that a card answers one happening once goes without saying',
  'if.wounded': 'that somebody must be wounded to be healed goes without saying',
  'if.exhausted': 'that somebody must be exhausted to rest goes without saying',
  'of.*.if.gold at least': 'that what is paid must be there goes without saying',
};

test('no number, word or part of a card can change without its text', { timeout: 120_000 }, () => {
  const { hidden, needless, tried } = hiddenChanges(cards as unknown as Record<string, Json>, textOf, LISTS, UNSAID);
  expect(tried).toBeGreaterThan(5000);
  expect(hidden).toEqual([]);
  expect(needless).toEqual([]);
});
