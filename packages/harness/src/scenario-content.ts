/** Cards, heroes and enemies that a scenario defines itself: a pack made on the fly, checked like any other. */

import '@questwright/rulebook/register';
import {
  load,
  LoadError,
  type Content,
  type Definition,
  type Edit,
  type Json,
  type Loaded,
  type Pack,
  type RuleId,
  type World,
} from '@questwright/kernel';
import type { Entry, Sheet } from '@questwright/packs';
import type { Node } from 'yaml';
import { mustFit, schemaOf } from './scenario-schema.ts';

const RULE = 'scenario' as RuleId;

/** The game with the scenario's own content; null, and problems, when that content is wrong. */
export function withContent(sheet: Sheet, node: Node, loaded: Loaded): Loaded | null {
  const entries = sheet.entries(node, 'content') ?? [];
  const schema = schemaOf(loaded);
  const contents = new Map<string, Content>();
  const before = sheet.problems.length;
  for (const entry of entries) {
    mustFit(sheet, entry.value, schema, `content ${entry.name}`);
    const content = contentOf(sheet, entry, loaded, contents);
    if (content) contents.set(entry.name, content);
  }
  if (sheet.problems.length > before) return null;
  try {
    return load(definitionWith(loaded, contents), { packs: [...loaded.packs, 'scenario'] });
  } catch (error) {
    reportLoad(sheet, node, entries, error);
    return null;
  }
}

function contentOf(
  sheet: Sheet,
  { name, key, value }: Entry,
  loaded: Loaded,
  earlier: ReadonlyMap<string, Content>,
): Content | null {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    sheet.problem(key, `content: ${name} is no id: lower-case words joined by hyphens`);
  }
  if (!sheet.isMap(value)) return null;
  const { like, ...own } = sheet.json(value) as Record<string, Json>;
  if (typeof like !== 'string') return own;
  const base = earlier.get(like) ?? loaded.content.get(like)?.content;
  if (base) return { ...base, ...own };
  sheet.problem(sheet.at(value, ['like']), noContent(loaded, like));
  return null;
}

export const noContent = (loaded: Loaded, id: string): string =>
  `There is no content ${id}; there are ${[...loaded.content.keys()].join(', ') || 'none'}`;

function definitionWith(loaded: Loaded, contents: ReadonlyMap<string, Content>): Definition<World> {
  const { definition } = loaded;
  // What packs have replaced may be replaced once more.
  const overrides = definition.packs.flatMap((pack) => pack.edits.map((edit) => edit.rule));
  const edits = [...contents].map(([content, data]): Edit<World> => {
    return loaded.content.has(content)
      ? { rule: RULE, overrides, content, replace: data }
      : { rule: RULE, content, add: data };
  });
  const pack: Pack<World> = { id: 'scenario', kind: 'pack', rule: RULE, edits };
  return { ...definition, packs: [...definition.packs, pack] };
}

/** The loader names the place in content, `card.abilities.0.effects.1: …`: that has a line here. */
function reportLoad(sheet: Sheet, node: Node, entries: readonly Entry[], error: unknown): void {
  if (!(error instanceof LoadError)) {
    sheet.problem(node, `content: ${error instanceof Error ? error.message : String(error)}`);
    return;
  }
  for (const problem of error.problems) {
    const path = problem.slice(0, Math.max(0, problem.indexOf(': '))).split('.');
    const entry = entries.find(({ name }) => name === path[0]);
    sheet.problem(entry ? sheet.at(entry.value, path.slice(1)) : node, `content ${problem}`);
  }
}
