const MOST_IDS_PER_TEST = 3;

/** The names that `rule` and `data` give to tests, and the way back from a test report. */
export const testName = (kind: 'rule' | 'data', ids: readonly string[], name: string): string =>
  `[${kind === 'data' ? 'data ' : ''}${ids.join(', ')}] ${name}`;

export function checkCitedIds(ids: readonly string[], name: string): void {
  if (ids.length === 0) throw new Error(`The test "${name}" cites no rule`);
  if (ids.length > MOST_IDS_PER_TEST) {
    throw new Error(`The test "${name}" cites ${ids.length} rules; at most ${MOST_IDS_PER_TEST} are allowed`);
  }
  if (new Set(ids).size < ids.length) throw new Error(`The test "${name}" cites a rule twice`);
}
