import { readFileSync, writeFileSync } from 'node:fs';
import { BOOK_NAMES, type Catalogue } from '@questwright/rulebook';

const RULE_IDS_FILE = new URL('../packages/rulebook/src/rule-ids.ts', import.meta.url);

/**
 * One id per line, so that two branches that add rules to different books merge without a conflict. Only a type: a
 * damaged file cannot keep this script from writing a sound one.
 */
export function ruleIdsSource(catalogue: Catalogue): string {
  const books = BOOK_NAMES.map((name) => {
    const ids = catalogue.book(name).map((entry) => `  | '${entry.id}'`);
    return [`  // ${name}`, ...ids].join('\n');
  });
  const heading = '// Generated from the catalogue by `npm run rules -- --generate`: do not edit.';
  return `${heading}\nexport type RuleId =\n${books.join('\n')};\n`;
}

export const ruleIdsOnDisk = (): string => readFileSync(RULE_IDS_FILE, 'utf8');

export function generateRuleIds(catalogue: Catalogue): 'written' | 'unchanged' {
  const source = ruleIdsSource(catalogue);
  if (isSame(source)) return 'unchanged';
  writeFileSync(RULE_IDS_FILE, source);
  return 'written';
}

function isSame(source: string): boolean {
  try {
    return ruleIdsOnDisk() === source;
  } catch {
    return false;
  }
}
