/** What cards print: all of their data, and nothing that is not in it. */

import { hiddenChanges, type Unsaid } from '@questwright/harness';
import { load, type Content, type Json } from '@questwright/kernel';
import { words } from '@questwright/messages';
import { expect, test } from 'vitest';
import { printed, spoken } from '../src/text/facts.ts';
import {
  ABILITY_TOKENS,
  ATTACK_TYPES,
  DAMAGE_TYPES,
  DICE,
  GROUPS,
  ITEM_TYPES,
  MANNERS,
  NEGATIVE_EFFECTS,
  POSITIVE_EFFECTS,
  TERRAINS,
  TIERS,
  TREES,
} from '../src/words.ts';
import { ENGLISH, middara } from './whole.ts';

const { content, verbs, timings, procs } = load(middara).rules;
const say = words(ENGLISH);
const linesOf = (id: string, card: Content): string[] =>
  printed(id, card, (one) => content[one]!, spoken(verbs)).map((line) => say(line));

const KINDS: readonly unknown[] = ['adventurer', 'combatant', 'item', 'upgrade', 'discipline', 'familiar', 'exalted'];
const cards = Object.fromEntries(Object.entries(content).filter(([, card]) => KINDS.includes(card['kind'])));

test('every line of every card can be said', () => {
  const said = Object.entries(cards).flatMap(([id, card]) => printed(id, card, (one) => content[one]!, spoken(verbs)));
  expect(said.length).toBeGreaterThan(600);
  expect(said.flatMap((one) => say.problem(one) ?? [])).toEqual([]);
  expect(said.map((one) => say(one)).filter((one) => /[{}<>]|undefined|null/.test(one))).toEqual([]);
});

/** Words that may stand for each other. */
const LISTS = [
  DICE,
  GROUPS,
  DAMAGE_TYPES,
  [...NEGATIVE_EFFECTS, ...POSITIVE_EFFECTS],
  ATTACK_TYPES,
  Object.keys(ABILITY_TOKENS),
  TERRAINS,
  TIERS,
  ITEM_TYPES,
  TREES,
  MANNERS,
  ['attack', 'dodge', 'force', 'conviction', 'check', 'anything'],
  ['attack', 'spell', 'ability'],
  ['adjacent', 'within SOI'],
  ['turn', 'attack', 'encounter'].filter((name) => name in procs),
  Object.keys(timings),
];
const UNSAID: Unsaid = {
  copies: 'how many are in the box is nothing that one card says',
  art: 'how it looks',
  'ways.*.EXHAUST': 'paid or not paid, however many are written',
  'ways.*.FLIP': 'paid or not paid, however many are written',
  'ways.*.PER ENCOUNTER': 'paid or not paid, however many are written',
  'of.*.name': 'how an answer calls an alternative',
  'ai.*.do.*.as': 'a name for the target, by which later instructions know it',
  'ai.*.do.*.at': 'that name again: the same target',
  'ai.*.do.*.from': 'that name again: from its target',
  'if.PASSIVE': 'a mark: there is no other value',
  'if.always': 'a mark: there is no other value',
  'if.has Damage': 'a mark: there is no other value',
  'if.can summon': 'a mark: there is no other value',
};

test('no number, word or part of a card can change without its text', { timeout: 120_000 }, () => {
  const plain = cards as unknown as Record<string, Json>;
  const textOf = (id: string, card: Json): string => linesOf(id, card as unknown as Content).join('\n');
  const { hidden, needless, tried } = hiddenChanges(plain, textOf, LISTS, UNSAID);
  expect(tried).toBeGreaterThan(5000);
  expect(hidden).toEqual([]);
  expect(needless).toEqual([]);
});
