/** Cards, heroes and enemies that a scenario defines itself: a pack made on the fly, checked like any other. */

import './register.ts';
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
import type { Node } from 'yaml';
import { shown, type Entry, type Sheet } from './scenario-sheet.ts';

const RULE = 'scenario' as RuleId;
/** What the kernel reads of a card. */
const KERNEL_FIELDS: Readonly<Record<string, Kind>> = { back: 'a text', abilities: 'a list', modifies: 'a list' };

type Kind = 'a text' | 'a number' | 'true or false' | 'a list' | 'a record' | 'nothing';

function kindOf(value: unknown): Kind {
  if (Array.isArray(value)) return 'a list';
  if (value === null) return 'nothing';
  if (typeof value === 'string') return 'a text';
  if (typeof value === 'number') return 'a number';
  return typeof value === 'boolean' ? 'true or false' : 'a record';
}

/** The fields that the game's own content has, and of what kind they are. */
function schemaOf(loaded: Loaded): Map<string, Set<Kind>> {
  const schema = new Map<string, Set<Kind>>();
  const note = (name: string, kind: Kind): void => void schema.set(name, (schema.get(name) ?? new Set()).add(kind));
  for (const [name, kind] of Object.entries(KERNEL_FIELDS)) note(name, kind);
  for (const { content } of loaded.content.values()) {
    for (const [name, value] of Object.entries(content)) note(name, kindOf(value));
  }
  return schema;
}

/** The game with the scenario's own content; null, and problems, when that content is wrong. */
export function withContent(sheet: Sheet, node: Node, loaded: Loaded): Loaded | null {
  const entries = sheet.entries(node, 'content') ?? [];
  const schema = schemaOf(loaded);
  const contents = new Map<string, Content>();
  const before = sheet.problems.length;
  for (const entry of entries) {
    const content = contentOf(sheet, entry, loaded, schema, contents);
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
  schema: ReadonlyMap<string, ReadonlySet<Kind>>,
  earlier: ReadonlyMap<string, Content>,
): Content | null {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    sheet.problem(key, `content: ${name} is no id: lower-case words joined by hyphens`);
  const fields = sheet.entries(value, `content ${name}`);
  if (!fields) return null;
  let base: Content = {};
  const own: Record<string, Json> = {};
  for (const field of fields) {
    if (field.name === 'like') {
      const id = sheet.text(field.value, `content ${name}: like`);
      const found = id === null ? null : (earlier.get(id) ?? loaded.content.get(id)?.content);
      if (found) base = found;
      else if (id !== null) sheet.problem(field.value, noContent(loaded, id));
      continue;
    }
    const kinds = schema.get(field.name);
    const given = sheet.json(field.value);
    if (!kinds) {
      sheet.problem(
        field.key,
        `content ${name} has no field ${field.name}; there are like, ${[...schema.keys()].join(', ')}`,
      );
    } else if (!kinds.has(kindOf(given))) {
      sheet.problem(
        field.value,
        `content ${name}: ${field.name} must be ${[...kinds].join(' or ')}, not ${shown(given)}`,
      );
    } else own[field.name] = given;
  }
  return { ...base, ...own };
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
