/** What the cards of Isheim print: all of their data. */

// Makes the verbs and lines of packs known.
import '../../src/entry.ts';
import { hiddenChanges, type Unsaid } from '@questwright/harness';
import type { Content, Json } from '@questwright/kernel';
import { words } from '@questwright/messages';
import { expect, test } from 'vitest';
import { ENGLISH } from '../../src/messages/index.ts';
import { TARGETS } from '../../src/rules/combat/targets.ts';
import { cardSheets } from '../../src/text/card-sheet.ts';
import { FAMILIES, GEAR, ICONS, TOWN_KINDS } from '../../src/variants/frozen-wastes/cards.ts';
import { ADVENTURES, ARSHAN, HEROES, LEGENDS } from '../../src/variants/frozen-wastes/content/index.ts';
import { FROZEN_WASTES_EXTENSION } from '../../src/variants/frozen-wastes/index.ts';
import { ATTRIBUTES, COLORS, PHASES, SKILLS, TERRAINS } from '../../src/words.ts';

const say = words({ ...ENGLISH, ...FROZEN_WASTES_EXTENSION.words['en'] });
const textOf = (id: string, card: Json): string =>
  cardSheets({ [id]: card as unknown as Content })
    .flatMap(({ lines }) => lines.map((line) => say(line)))
    .join('\n');
const names = Object.keys({ ...ADVENTURES, ...ARSHAN, ...LEGENDS, ...HEROES });
/** What Forage says lies beside the rest by now; what it is once it is kept, the rules say. */
function asPrinted(card: Content): Content {
  if (!('forage' in card)) return card;
  const { forage: _, class: __, type: ___, use: ____, cost: _____, ...rest } = card;
  return rest;
}
const cards = Object.fromEntries(
  FROZEN_WASTES_EXTENSION.pack.edits.flatMap((edit): [string, Json][] => {
    const { content, add } = edit as { content?: string; add?: Content };
    if (content === undefined || add === undefined || !names.includes(content)) return [];
    return [[content, asPrinted(add) as unknown as Json]];
  }),
);

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
  ['rumor', 'clue', ...GEAR],
  ['order', 'take one'],
  ICONS,
  FAMILIES,
  TOWN_KINDS,
];
const UNSAID: Unsaid = {
  art: 'how it looks',
  back: 'how it looks from behind',
  cites: 'which rule tells its numbers',
  family: 'whose it is: its name and its picture say so',
  name: 'how answers call an Ability or an alternative',
  'always on': 'a mark: the sheet says it',
  choose: 'a mark: there is no other value',
  then: 'what is not said is the other of two ways',
  'on the edge': 'a mark: there is no other value',
  'market card': 'a mark: there is no other value',
  replaces: 'that a card answers one happening once goes without saying',
};

test('no number, word or part of a card can change without its text', { timeout: 240_000 }, () => {
  const { hidden, needless, tried } = hiddenChanges(cards, textOf, LISTS, UNSAID);
  expect(tried).toBeGreaterThan(2000);
  expect(hidden).toEqual([]);
  expect(needless).toEqual([]);
});
