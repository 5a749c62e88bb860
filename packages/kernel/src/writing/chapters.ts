/** A game is written in chapters, one for each heading of its book. */

import type { Contribution, NamedValue, Rules, Values, World } from './rules.ts';

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
type Tables<W extends World> = Pick<Rules<W>, (typeof TABLES)[number] | 'closed'>;

export type Chapter<W extends World> = Partial<Tables<W>> & {
  /** What this chapter lays over values that another one defines, by value. */
  adds?: { [N in keyof Values<W>]?: Record<string, Contribution<W, Values<W>[N]>> };
};

/** The tables of all chapters. Two that define the same entry are a mistake. */
export function joinChapters<W extends World>(chapters: readonly Chapter<W>[]): Required<Tables<W>> {
  const all: Record<string, Record<string, unknown>> = {};
  for (const table of TABLES) {
    const joined: Record<string, unknown> = (all[table] = {});
    for (const chapter of chapters) {
      for (const [name, entry] of Object.entries(chapter[table] ?? {})) {
        if (name in joined) throw new Error(`Two chapters define ${table} ${name}`);
        joined[name] = entry;
      }
    }
  }
  const values = all['values'] as Record<string, NamedValue<W>>;
  for (const [name, parts] of chapters.flatMap(({ adds = {} }) => Object.entries(adds))) {
    const value = values[name];
    if (!value) throw new Error(`No chapter defines the value ${name}`);
    values[name] = { ...value, parts: { ...value.parts, ...parts } };
  }
  return { ...all, closed: chapters.flatMap(({ closed = [] }) => closed) } as unknown as Required<Tables<W>>;
}
