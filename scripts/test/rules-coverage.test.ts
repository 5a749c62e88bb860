import { loadCatalogue, testName } from '@questwright/rulebook';
import { describe, expect, test } from 'vitest';
import { readCitations } from '../rules-citations.ts';
import { cover, type Evidence, showCoverage } from '../rules-coverage.ts';

const entry = (id: string): string =>
  `- {id: ${id}, title: t, kind: rule, text: t, source: {seed: own, section: s}, check: c}\n`;
const IDS = ['TIC-SET-01', 'TIC-SET-02', 'TIC-TRN-01', 'TIC-TRN-02', 'TIC-TRN-03'];
const { catalogue } = loadCatalogue([{ name: 'small-games', text: IDS.map(entry).join('') }]);

const evidence = (given: Partial<Evidence> = {}): Evidence => ({
  enforced: new Set(IDS.slice(0, 3)),
  tested: new Set(IDS.slice(1, 4)),
  exempt: new Set(IDS.slice(4)),
  proven: () => new Set(['TIC-SET-02', 'TIC-TRN-03']),
  ...given,
});

describe('coverage', () => {
  test('counts per book; missing is what is neither exempt nor both enforced and tested', () => {
    expect(cover(catalogue, evidence())['small-games']).toEqual({
      total: 5,
      enforced: 3,
      tested: 3,
      proven: 1,
      exempt: 1,
      missing: ['TIC-SET-01', 'TIC-TRN-02'],
      unproven: ['TIC-TRN-01', 'TIC-TRN-02'],
    });
  });

  test('does not claim a proof that is out of date', () => {
    const coverage = cover(catalogue, evidence({ proven: () => null }));
    expect(coverage['small-games']).toMatchObject({ proven: null, unproven: null, stale: true });
    expect(showCoverage(coverage)).toMatch(/^small-games +5 +3 +3 +\? +1 +2$/m);
    expect(showCoverage(coverage)).toMatch(/^all books +5 +3 +3 +\? +1 +2$/m);
  });

  test('a book without tests has nothing to prove', () => {
    const coverage = cover(catalogue, evidence({ tested: new Set(), proven: () => null }));
    expect(coverage['small-games']).toMatchObject({ proven: 0, unproven: [] });
    expect(coverage['small-games'].stale).toBeUndefined();
  });

  test('is shown as a table with sums', () => {
    const lines = showCoverage(cover(catalogue, evidence())).split('\n');
    expect(lines[0]).toMatch(/^book +total +enforced +tested +proven +exempt +missing$/);
    expect(lines.at(-1)).toMatch(/^all books +5 +3 +3 +1 +1 +2$/);
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  });
});

describe('the names of tests', () => {
  const isKnown = (id: string): boolean => IDS.includes(id);
  const read = (...names: string[]): ReturnType<typeof readCitations> =>
    readCitations(
      names.map((name) => ({ name, file: 'a.test.ts', passed: true })),
      isKnown,
    );

  test('tell which rules are tested', () => {
    const rules = testName('rule', ['TIC-SET-01', 'TIC-SET-02'], 'both');
    const facts = testName('data', ['TIC-SET-01'], 'counts');
    expect([rules, facts]).toEqual(['[TIC-SET-01, TIC-SET-02] both', '[data TIC-SET-01] counts']);
    const { citations, problems } = read(rules, facts, 'no ids', 'in the middle [TIC-SET-01]', '[anything] else');
    expect(problems).toEqual([]);
    expect(citations.map(({ ids, kind }) => [kind, ...ids])).toEqual([
      ['rule', 'TIC-SET-01', 'TIC-SET-02'],
      ['data', 'TIC-SET-01'],
    ]);
  });

  test('may not cite unknown rules or more than three', () => {
    const { citations, problems } = read('[TIC-SET-09] a', '[TIC-SET-01, TIC-SET-02, TIC-TRN-01, TIC-TRN-02] b');
    expect(citations).toEqual([]);
    expect(problems).toEqual([
      'a.test.ts: "[TIC-SET-09] a" cites the unknown id TIC-SET-09',
      'a.test.ts: The test "[TIC-SET-01, TIC-SET-02, TIC-TRN-01, TIC-TRN-02] b" cites 4 rules; at most 3 are allowed',
    ]);
  });
});
