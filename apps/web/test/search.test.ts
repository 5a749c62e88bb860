import { expect, test } from 'vitest';
import type { Rule } from '../src/rules/rule.ts';
import { changes, search } from '../src/rules/search.ts';

const rule = (id: string, title: string, text: string, more: Partial<Rule> = {}): Rule => ({
  id,
  book: 'runebound-base',
  title,
  kind: 'rule',
  text,
  ruling: null,
  overrides: [],
  ...more,
});

const RULES = [
  rule('RB-MOV-01', 'Rolling to move', 'A hero rolls dice.'),
  rule('RB-MOV-02', 'Dice and roads', 'A road takes any die.', { ruling: 'We count bridges as roads.' }),
  rule('MN-MOV-01', 'Patrols', 'A patrol moves along a road.', { book: 'midnight', overrides: ['RB-MOV-02'] }),
];

const ids = (words: string, book = '') => search(RULES, { words, book }).map(({ id }) => id);

test('without a question every rule is shown, in the order of the books', () => {
  expect(ids('')).toEqual(['RB-MOV-01', 'RB-MOV-02', 'MN-MOV-01']);
});

test('a hit in the title comes before one in the text', () => {
  expect(ids('dice')).toEqual(['RB-MOV-02', 'RB-MOV-01']);
});

test('all words must be there, in whatever case and place', () => {
  expect(ids('ROAD patrol')).toEqual(['MN-MOV-01']);
  expect(ids('bridges')).toEqual(['RB-MOV-02']);
  expect(ids('road dragon')).toEqual([]);
});

test('an id finds its rule, the beginning of an id its family', () => {
  expect(ids('rb-mov-02')).toEqual(['RB-MOV-02']);
  expect(ids('RB-MOV')).toEqual(['RB-MOV-01', 'RB-MOV-02']);
});

test('a book leaves only its own rules', () => {
  expect(ids('road', 'midnight')).toEqual(['MN-MOV-01']);
});

test('a rule knows which others change it', () => {
  expect([...changes(RULES)]).toEqual([['RB-MOV-02', ['MN-MOV-01']]]);
});
