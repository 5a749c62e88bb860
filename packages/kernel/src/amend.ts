/** Expansions and variants are edits of the tables, each citing its rule and the rules it overrides. */

import type {
  Amount,
  Call,
  Choice,
  Condition,
  Content,
  Contribution,
  NamedValue,
  RuleId,
  Rules,
  SetupPart,
  Step,
  Steps,
  Timing,
  Verb,
  Watch,
  Way,
  World,
} from './rules.ts';
import { record, type Fields } from './schema.ts';
import type { Zone } from './things.ts';

/** What can be done to an entry of a table. `wrap` composes in the order of the packs; the others claim the entry. */
export type Change<X> =
  | { add: X; before?: string; after?: string }
  | { replace: X }
  | { remove: true }
  | { wrap(base: X): X };

type ValueOf<W extends World> = NamedValue<W>['of'];

export type Edit<W extends World> = { rule: RuleId; overrides?: readonly RuleId[] } & (
  | ({ procedure: string } & Change<Steps<W>>)
  | ({ proc: string; step: string } & Change<Step<W>>)
  | ({ proc: string; step: string; choice: string } & Change<Choice<W>>)
  | ({ timing: string } & Change<Timing<W>>)
  | ({ timing: string; choice: string } & Change<Choice<W>>)
  | ({ aside: string } & Change<Choice<W>>)
  | ({ value: string } & Change<ValueOf<W>>)
  | ({ value: string; part: string } & Change<Contribution<W>>)
  | ({ watch: string } & Change<Watch<W>>)
  | ({ verb: string } & Change<Verb<W>>)
  | ({ condition: string } & Change<Condition<W>>)
  | ({ amount: string } & Change<Amount<W>>)
  | ({ way: string } & Change<Way<W>>)
  | ({ zone: string } & Change<Zone>)
  | ({ content: string } & Change<Content>)
  | ({ setup: string } & Change<SetupPart<W>>)
  | { shown: string; add: readonly string[] }
  | { closed: string; add: true }
  | { counter: string; add: true }
  | { list: string; add: true }
);

export interface Pack<W extends World> {
  id: string;
  /** Packs bring content and rules; variants are switches. Both are edits. */
  kind: 'pack' | 'variant';
  rule: RuleId;
  /** The pack's own key of the world and what lies there. */
  key?: string;
  schema?: Fields;
  needs?: readonly string[];
  excludes?: readonly { pack: string; rule: RuleId }[];
  edits: readonly Edit<W>[];
}

/** A value with everything that was laid over it, so that each layer can be explained. */
export interface ValueEntry<W extends World> {
  rule: RuleId;
  of: ValueOf<W>;
  wraps: { rule: RuleId; wrap(base: ValueOf<W>): ValueOf<W> }[];
  parts: Record<string, Contribution<W>>;
}

export interface Amended<W extends World> extends Omit<Required<Rules<W>>, 'values' | 'controller'> {
  values: Record<string, ValueEntry<W>>;
  controller: NonNullable<Rules<W>['controller']> | null;
}

export class AmendError extends Error {}

/** Lays the packs over the base, in their order. Edits that cite the rule `without` are left out, as if nobody had
 *  written them. */
export function amend<W extends World>(
  base: Rules<W>,
  packs: readonly Pack<W>[],
  without: RuleId | null = null,
): Amended<W> {
  const values: Record<string, ValueEntry<W>> = {};
  for (const name in base.values) {
    const { rule, of, parts = {} } = base.values[name]!;
    values[name] = { rule, of, wraps: [], parts: { ...parts } };
  }
  const procs: Record<string, Steps<W>> = {};
  for (const name in base.procs) procs[name] = { ...base.procs[name]! };
  const rules: Amended<W> = {
    schema: { ...base.schema },
    zones: { ...base.zones },
    content: { ...base.content },
    setup: { ...base.setup },
    procs,
    shown: { ...base.shown },
    closed: [...(base.closed ?? [])],
    values,
    watch: { ...base.watch },
    timings: { ...base.timings },
    asides: { ...base.asides },
    verbs: { ...base.verbs },
    conditions: { ...base.conditions },
    amounts: { ...base.amounts },
    counters: [...(base.counters ?? [])],
    lists: [...(base.lists ?? [])],
    ways: { ...base.ways },
    controller: base.controller ?? null,
  };
  const claims: Claims = new Map();
  for (const pack of packs) {
    if (pack.schema) {
      const key = pack.key ?? pack.id;
      if (key in rules.schema) throw new AmendError(`${pack.id} (${pack.rule}): the world has a ${key} already`);
      rules.schema[key] = record(pack.schema);
    }
    for (const edit of pack.edits) if (edit.rule !== without) apply(rules, edit, claims);
  }
  return rules;
}

/** Who replaced or removed what. */
type Claims = Map<string, Cited>;

function apply<W extends World>(rules: Amended<W>, edit: Edit<W>, claims: Claims): void {
  const on = <X>(table: Record<string, X>, what: string, name: string, change: Change<X>): Record<string, X> =>
    changed(table, what, name, change, edit, claims);
  if ('procedure' in edit) rules.procs = on(rules.procs, 'procedure', edit.procedure, edit);
  else if ('proc' in edit) {
    const steps = found(rules.procs, 'procedure', edit.proc, edit, claims);
    if (!('choice' in edit)) rules.procs[edit.proc] = on(steps, `step ${edit.proc}/`, edit.step, edit);
    else {
      const step = found(steps, `step ${edit.proc}/`, edit.step, edit, claims);
      if (!('ask' in step)) throw new AmendError(`${edit.rule}: step ${edit.proc}/${edit.step} asks nothing`);
      const choices = on(step.ask.choices, `choice ${edit.proc}/${edit.step}/`, edit.choice, edit);
      rules.procs[edit.proc] = { ...steps, [edit.step]: { ...step, ask: { ...step.ask, choices } } };
    }
  } else if ('timing' in edit) {
    if (!('choice' in edit)) rules.timings = on(rules.timings, 'timing', edit.timing, edit);
    else {
      const timing = found(rules.timings, 'timing', edit.timing, edit, claims);
      const choices = on(timing.choices, `choice ${edit.timing}/`, edit.choice, edit);
      rules.timings[edit.timing] = { ...timing, choices };
    }
  } else if ('value' in edit) changeValue(rules, edit, claims);
  else if ('aside' in edit) rules.asides = on(rules.asides, 'aside', edit.aside, edit);
  else if ('watch' in edit) rules.watch = on(rules.watch, 'watch', edit.watch, edit);
  else if ('verb' in edit) rules.verbs = on(rules.verbs, 'verb', edit.verb, edit);
  else if ('condition' in edit) rules.conditions = on(rules.conditions, 'condition', edit.condition, edit);
  else if ('amount' in edit) rules.amounts = on(rules.amounts, 'amount', edit.amount, edit);
  else if ('way' in edit) rules.ways = on(rules.ways, 'way', edit.way, edit);
  else if ('zone' in edit) rules.zones = on(rules.zones, 'zone', edit.zone, edit);
  else if ('content' in edit) rules.content = on(rules.content, 'content', edit.content, edit);
  else if ('setup' in edit) rules.setup = on(rules.setup, 'setup', edit.setup, edit);
  else if ('shown' in edit) rules.shown[edit.shown] = [...(rules.shown[edit.shown] ?? []), ...edit.add];
  else if ('closed' in edit) rules.closed = [...rules.closed, edit.closed];
  else if ('counter' in edit) rules.counters = [...rules.counters, edit.counter];
  else rules.lists = [...rules.lists, edit.list];
}

function changeValue<W extends World>(
  rules: Amended<W>,
  edit: Cited & { value: string } & (Change<ValueOf<W>> | ({ part: string } & Change<Contribution<W>>)),
  claims: Claims,
): void {
  const { value } = edit;
  if ('part' in edit) {
    const entry = found(rules.values, 'value', value, edit, claims);
    rules.values[value] = { ...entry, parts: changed(entry.parts, `part ${value}/`, edit.part, edit, edit, claims) };
    return;
  }
  if ('wrap' in edit) {
    const entry = found(rules.values, 'value', value, edit, claims);
    rules.values[value] = { ...entry, wraps: [...entry.wraps, { rule: edit.rule, wrap: edit.wrap }] };
    return;
  }
  // What was laid over the old value is laid over the new one too.
  const { wraps, parts } = rules.values[value] ?? { wraps: [], parts: {} };
  const entryOf = (of: ValueOf<W>): ValueEntry<W> => ({ rule: edit.rule, of, wraps, parts });
  let change: Change<ValueEntry<W>>;
  if ('add' in edit) change = { ...edit, add: entryOf(edit.add) };
  else change = 'replace' in edit ? { replace: entryOf(edit.replace) } : edit;
  rules.values = changed(rules.values, 'value', value, change, edit, claims);
}

interface Cited {
  rule: RuleId;
  overrides?: readonly RuleId[];
}

const place = (what: string, name: string): string => (what.endsWith('/') ? what + name : `${what} ${name}`);

function found<X>(table: Record<string, X>, what: string, name: string, edit: Cited, claims: Claims): X {
  const entry = table[name];
  if (entry !== undefined) return entry;
  const by = claims.get(place(what, name));
  throw new AmendError(
    by
      ? `${edit.rule}: ${place(what, name)} was removed by ${by.rule}`
      : `${edit.rule}: there is no ${place(what, name)}; there are ${Object.keys(table).join(', ') || 'none'}`,
  );
}

function changed<X>(
  table: Record<string, X>,
  what: string,
  name: string,
  change: Change<X>,
  edit: Cited,
  claims: Claims,
): Record<string, X> {
  const here = place(what, name);
  if ('add' in change) {
    if (name in table) throw new AmendError(`${edit.rule}: there is a ${here} already`);
    const anchor = change.before ?? change.after;
    if (anchor === undefined) return { ...table, [name]: change.add };
    found(table, what, anchor, edit, claims);
    const out: Record<string, X> = {};
    for (const key in table) {
      if (key === change.before) out[name] = change.add;
      out[key] = table[key]!;
      if (key === change.after) out[name] = change.add;
    }
    return out;
  }
  if ('wrap' in change) return { ...table, [name]: change.wrap(found(table, what, name, edit, claims)) };
  const by = claims.get(here);
  if (by?.overrides?.includes(edit.rule)) return table;
  if (by !== undefined && !edit.overrides?.includes(by.rule)) {
    throw new AmendError(`${edit.rule} and ${by.rule} both replace ${here}; one must override the other`);
  }
  found(table, what, name, edit, claims);
  claims.set(here, edit);
  if ('replace' in change) return { ...table, [name]: change.replace };
  const { [name]: _, ...rest } = table;
  return rest;
}

export const call = (proc: string, params: Call['with'] = null): Call => ({ proc, with: params });
