/** What content of a game looks like, learned from the content it has: a card of a scenario is held against that. */

import { LAYERS, type Json, type Loaded } from '@questwright/kernel';
import { shown, type Sheet } from '@questwright/packs';
import type { Node } from 'yaml';

type Kind = 'a text' | 'a number' | 'true or false' | 'a list' | 'a record' | 'nothing';

/** Values that were found at one place. */
interface Shape {
  kinds: Set<Kind>;
  /** Fields of records, with how many records had them; null where any field may be. */
  fields: Map<string, { shape: Shape; count: number }> | null;
  records: number;
  items: Shape | null;
}

const empty = (): Shape => ({ kinds: new Set(), fields: new Map(), records: 0, items: null });
const anything = (...kinds: Kind[]): Shape => ({ kinds: new Set(kinds), fields: null, records: 0, items: null });
const listOf = (items: Shape): Shape => ({ kinds: new Set(['a list']), fields: null, records: 0, items });

function recordOf(required: Record<string, Shape>, optional: Record<string, Shape>): Shape {
  const fields: NonNullable<Shape['fields']> = new Map();
  for (const [name, shape] of Object.entries(required)) fields.set(name, { shape, count: FEW });
  for (const [name, shape] of Object.entries(optional)) fields.set(name, { shape, count: 0 });
  return { kinds: new Set(['a record']), fields, records: FEW, items: null };
}

/** A field that so many records of a list all have must be there. */
const FEW = 3;

// What effects and conditions may be, the loader checks.
const EFFECTS = listOf(anything('a record'));
const ABILITY = recordOf(
  { timing: anything('a text'), effects: EFFECTS },
  {
    name: anything('a text'),
    if: anything(),
    ways: listOf(anything('a text')),
    limit: recordOf({ per: anything('a text', 'a list'), times: anything('a number') }, {}),
    must: anything('true or false'),
    replaces: anything('true or false'),
  },
);
const MODIFIER = recordOf(
  { value: anything('a text') },
  { if: anything(), ...Object.fromEntries(LAYERS.map((layer) => [layer, anything()])) },
);

function kindOf(value: unknown): Kind {
  if (Array.isArray(value)) return 'a list';
  if (value === null) return 'nothing';
  if (typeof value === 'string') return 'a text';
  if (typeof value === 'number') return 'a number';
  return typeof value === 'boolean' ? 'true or false' : 'a record';
}

/** In a table of content any name may be; all its entries look alike. */
const ANY_NAME = '*';
function learn(shape: Shape, value: unknown, tables: readonly string[], path = ''): void {
  shape.kinds.add(kindOf(value));
  if (Array.isArray(value)) {
    shape.items ??= empty();
    for (const one of value) learn(shape.items, one, tables, path);
  } else if (typeof value === 'object' && value !== null && shape.fields) {
    shape.records++;
    const isTable = tables.includes(path);
    for (const [key, inner] of Object.entries(value)) {
      const name = isTable ? ANY_NAME : key;
      const field = shape.fields.get(name) ?? {
        shape: name === 'if' || name === 'when' ? anything() : empty(),
        count: 0,
      };
      field.count++;
      shape.fields.set(name, field);
      learn(field.shape, inner, tables, path === '' ? name : `${path}.${name}`);
    }
  }
}

export function schemaOf({ content, rules }: Loaded): Shape {
  const shape = recordOf({}, { like: anything('a text'), back: anything('a text') });
  for (const one of content.values()) learn(shape, one.content, rules.tables);
  const fields = shape.fields!;
  fields.set('abilities', { shape: listOf(ABILITY), count: 0 });
  fields.set('modifies', { shape: listOf(MODIFIER), count: 0 });
  fields.set('secret', { shape: anything(), count: 0 });
  for (const pattern of rules.lists) lay(shape, pattern.split('.'));
  return shape;
}

/** Puts a list of effects where the rules say that there is one. */
function lay(shape: Shape, [key, ...rest]: readonly string[]): void {
  if (key === undefined) Object.assign(shape, EFFECTS);
  else if (key === '*') {
    if (shape.items) lay(shape.items, rest);
    for (const field of shape.fields?.values() ?? []) lay(field.shape, rest);
  } else {
    const field = shape.fields?.get(key);
    if (field) lay(field.shape, rest);
  }
}

/** Reports what does not fit. Fields that must be there are asked for in lists only: sorts of cards differ. */
export function mustFit(sheet: Sheet, node: Node, shape: Shape, label: string, inList = false): void {
  const value: Json = sheet.json(node);
  if (shape.kinds.size > 0 && !shape.kinds.has(kindOf(value))) {
    sheet.problem(node, `${label} must be ${[...shape.kinds].join(' or ')}, not ${shown(value)}`);
    return;
  }
  if (Array.isArray(value)) {
    const { items } = shape;
    if (items) sheet.list(node, label).forEach((one, i) => mustFit(sheet, one, items, `${label}.${i}`, true));
    return;
  }
  if (kindOf(value) !== 'a record' || !shape.fields) return;
  const entries = sheet.entries(node, label) ?? [];
  for (const { name, key, value: inner } of entries) {
    const field = shape.fields.get(name) ?? shape.fields.get(ANY_NAME);
    if (field) mustFit(sheet, inner, field.shape, `${label}.${name}`);
    else sheet.problem(key, `${label} has no field ${name}; there are ${[...shape.fields.keys()].join(', ')}`);
  }
  if (!inList || shape.records < FEW) return;
  for (const [name, { count }] of shape.fields) {
    const missing = count >= shape.records && !entries.some((entry) => entry.name === name);
    if (missing) sheet.problem(node, `${label} needs the field ${name}`);
  }
}
