import { BOOK_NAMES, isBookName, type RuleId, showProblem } from '@questwright/rulebook';
import { describe, expect, test } from 'vitest';
import { loadBooks } from './books.ts';

const { catalogue, problems } = loadBooks();

describe('the catalogue', () => {
  test('has no problems', () => {
    expect(problems.map(showProblem)).toEqual([]);
  });

  test.each([
    ['frozen-wastes', 228],
    ['middara-encounters', 540],
    ['middara-modes-and-items', 568],
    ['midnight', 331],
    ['runebound-base', 473],
    ['small-expansions', 191],
  ] as const)('has all rules of %s: %i', (name, count) => {
    expect(catalogue.book(name)).toHaveLength(count);
  });

  test('has the practice games as well, and nothing outside the books', () => {
    expect(catalogue.book('small-games').length).toBeGreaterThanOrEqual(7);
    const counts = BOOK_NAMES.map((name) => catalogue.book(name).length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(catalogue.entries.length);
    expect(isBookName('runebound-base')).toBe(true);
    expect(isBookName('toString')).toBe(false);
  });

  test('finds a rule by its id', () => {
    expect(catalogue.rule('RB-CBT-19').title).toBe('Ranged attack that fails');
    expect(catalogue.find('RB-CBT-19')).toBe(catalogue.rule('RB-CBT-19'));
    expect(catalogue.find('RB-CBT-99')).toBeNull();
  });

  test('refuses an unknown id when compiling and when running', () => {
    // @ts-expect-error RB-CBT-99 is no rule
    const unknown: RuleId = 'RB-CBT-99';
    expect(() => catalogue.rule(unknown)).toThrow('No rule RB-CBT-99 in the catalogue');
  });

  test.each([
    ['RB-CBT-19', 'runebound-base'],
    ['TT-SET-01', 'small-expansions'],
    ['TIC-WIN-01', 'small-games'],
    ['MD-ATK-01', 'middara-encounters'],
    ['MD-TAG-01', 'middara-modes-and-items'],
    ['MD-TAG-999', 'middara-modes-and-items'],
    ['XX-TAG-01', null],
    ['nothing', null],
  ])('knows the book of %s', (id, book) => {
    expect(catalogue.bookOf(id)).toBe(book);
  });
});

describe('search', () => {
  test('finds entries that have every word, headings first', () => {
    const found = catalogue.search('ranged  FAILS');
    expect(found[0]?.id).toBe('RB-CBT-19');
    for (const { id, title, text } of found) {
      expect(`${id} ${title} ${text}`.toLowerCase()).toContain('ranged');
      expect(`${id} ${title} ${text}`.toLowerCase()).toContain('fails');
    }
  });

  test('finds an id', () => {
    expect(catalogue.search('tic-win-02').map((entry) => entry.id)).toEqual(['TIC-WIN-02']);
  });

  test('finds nothing for nothing', () => {
    expect(catalogue.search('  ')).toEqual([]);
    expect(catalogue.search('no such words anywhere')).toEqual([]);
  });
});
