import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import type { Rule } from '../src/rules/rule.ts';

type Entry = Omit<Rule, 'book'> & Partial<Pick<Rule, 'ruling' | 'overrides'>>;

const FOLDER = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../packages/rulebook/catalogue');
const NAME = 'virtual:catalogue';

const rules: readonly Rule[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yaml') && file !== 'exempt.yaml')
  .flatMap((file) =>
    (parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Entry[]).map((entry) => ({
      id: entry.id,
      book: path.basename(file, '.yaml'),
      title: entry.title,
      kind: entry.kind,
      text: entry.text,
      ruling: entry.ruling ?? null,
      overrides: entry.overrides ?? [],
    })),
  );

export const RULE_COUNT = rules.length;

/** Gives the page the rules of the catalogue, as a module that is loaded when it is asked for. */
export function catalogue(): Plugin {
  return {
    name: 'catalogue',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    // A browser reads a long text as JSON faster than as a program.
    load: (id) => (id === `\0${NAME}` ? `export default JSON.parse(${JSON.stringify(JSON.stringify(rules))});` : null),
  };
}
