/** Tests that cite rules, from a report of the tests that ran. */

import { checkCitedIds } from '@questwright/rulebook';

export interface RanTest {
  readonly name: string;
  readonly file: string;
  readonly passed: boolean;
}

export interface Citation extends RanTest {
  readonly ids: readonly string[];
  readonly kind: 'rule' | 'data';
}

const BRACKET = /^\[(data )?([A-Z]{2,3}-[A-Z]{2,5}-\d+(?:\s*,\s*[A-Z]{2,3}-[A-Z]{2,5}-\d+)*)\]/;

/** Tests whose names begin with rule ids in brackets, and what is wrong with those names. */
export function readCitations(
  tests: readonly RanTest[],
  isKnown: (id: string) => boolean,
): { citations: readonly Citation[]; problems: readonly string[] } {
  const citations: Citation[] = [];
  const problems: string[] = [];
  for (const test of tests) {
    const match = BRACKET.exec(test.name);
    if (!match) continue;
    const ids = match[2]!.split(',').map((id) => id.trim());
    const unknown = ids.filter((id) => !isKnown(id));
    for (const id of unknown) problems.push(`${test.file}: "${test.name}" cites the unknown id ${id}`);
    try {
      checkCitedIds(ids, test.name);
      if (unknown.length === 0) citations.push({ ...test, ids, kind: match[1] ? 'data' : 'rule' });
    } catch (error) {
      problems.push(`${test.file}: ${(error as Error).message}`);
    }
  }
  return { citations, problems };
}
