/** Joins the parts of the rules, one for each heading of the book. */

import type { NamedValue, Rules } from '@questwright/kernel';
import { stackZones } from './board-edits.ts';
import { alternativeLine } from './card-text.ts';
import { CONTENT, TOWNS } from './content.ts';
import { PARTS } from './parts.ts';
import { SCHEMA, type Land, type Part } from './world.ts';
import { COLORS, COUNTERS } from './words.ts';

const TABLES = [
  'setup',
  'procs',
  'shown',
  'values',
  'watch',
  'timings',
  'asides',
  'verbs',
  'conditions',
  'amounts',
  'ways',
] as const;

/** One table of all parts. Two parts that define the same entry are a mistake. */
function joined<T extends (typeof TABLES)[number]>(table: T): NonNullable<Part[T]> {
  const all: Record<string, unknown> = {};
  for (const part of PARTS) {
    for (const [name, entry] of Object.entries(part[table] ?? {})) {
      if (name in all) throw new Error(`Two parts define ${table} ${name}`);
      all[name] = entry;
    }
  }
  return all as NonNullable<Part[T]>;
}

/** The values, with what other parts lay over them. */
function joinedValues(): Record<string, NamedValue<Land>> {
  const values = joined('values');
  for (const part of PARTS) {
    for (const [name, parts] of Object.entries(part.adds ?? {})) {
      const value = values[name];
      if (!value) throw new Error(`No part defines the value ${name}`);
      values[name] = { ...value, parts: { ...value.parts, ...parts } };
    }
  }
  return values;
}

export const RULES: Rules<Land> = {
  schema: SCHEMA,
  zones: {
    heroes: { sees: 'none' },
    hero: { per: 'seat', sees: 'all', live: true },
    area: { per: 'seat', sees: 'all', live: true },
    'market deck': { sees: 'none' },
    ...stackZones(TOWNS),
    ...Object.fromEntries(COLORS.map((color) => [`${color} deck`, { sees: 'none' }])),
    /** The adventure card that is being resolved. */
    adventure: { sees: 'all', live: true },
    event: { sees: 'all', live: true },
    'undefeated challenge track': { sees: 'all' },
    'removed from play': { sees: 'all' },
  },
  counters: COUNTERS,
  content: CONTENT,
  lists: ['beforeCombat', 'reward', 'arrives', 'text'],
  setup: joined('setup'),
  procs: joined('procs'),
  shown: joined('shown'),
  closed: PARTS.flatMap((part) => part.closed ?? []),
  values: joinedValues(),
  watch: joined('watch'),
  timings: joined('timings'),
  asides: joined('asides'),
  verbs: joined('verbs'),
  conditions: joined('conditions'),
  amounts: joined('amounts'),
  ways: joined('ways'),
  faceDown: 'RB-ACT-05',
  alternative: alternativeLine,
};
