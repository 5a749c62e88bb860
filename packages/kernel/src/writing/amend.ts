/** Expansions and variants are edits of the tables, each citing its rule and the rules it overrides. */

import type { Migration } from './load.ts';
import type {
  Amount,
  Ask,
  Case,
  Choice,
  Condition,
  Content,
  Contribution,
  NamedValue,
  Of,
  ProcName,
  RuleId,
  Rules,
  SetupPart,
  Step,
  Steps,
  Timing,
  ValueName,
  VerbOf,
  Watch,
  Way,
  Window,
  World,
} from './rules.ts';
import { record, type Fields } from '../state/schema.ts';
import type { Table } from '../playing/table.ts';
import type { Zone } from '../state/things.ts';

/** What can be done to an entry of a table. `wrap` composes in the order of the packs; the others claim the entry. */
export type Change<X> =
  | { add: X; before?: string; after?: string; replace?: never; remove?: never; wrap?: never }
  | (Unplaced & { replace: X; add?: never; remove?: never; wrap?: never })
  | (Unplaced & { remove: true; add?: never; replace?: never; wrap?: never })
  | (Unplaced & { wrap(base: X): X; add?: never; replace?: never; remove?: never });
type Unplaced = { before?: never; after?: never };

export type ValueOf<W extends World, V extends Of<any, any> = any> = NamedValue<W, V>['of'];

/** What holds for the whole game. Who wraps `controller` or `setAside` where the base says nothing is given what holds then. */
export type Hooks<W extends World> = Required<Pick<Rules<W>, Hook>>;
const HOOKS = ['faceDown', 'controller', 'setAside', 'countsAs', 'alternative'] as const;
type Hook = (typeof HOOKS)[number];
const unsaid = {
  controller: (t: Table<any>, thing: number) => t.holder(thing),
  setAside: () => null,
  countsAs: (proc: string) => proc,
};

type Place =
  | 'procedure'
  | 'proc'
  | 'step'
  | 'case'
  | 'asks'
  | 'window'
  | 'choice'
  | 'timing'
  | 'aside'
  | 'value'
  | 'part'
  | 'watch'
  | 'verb'
  | 'condition'
  | 'amount'
  | 'way'
  | 'zone'
  | 'content'
  | 'setup'
  | 'shown'
  | 'closed'
  | 'counter'
  | 'list'
  | 'hook';
/** Where an edit applies: these keys and no others, so that the compiler knows what is being changed. */
type On<K extends Place, P extends string = string, N extends string = string> = {
  [Key in K]: Key extends 'proc' ? P : Key extends 'value' ? N : string;
} & { [Key in Exclude<Place, K>]?: never };
/** A change of one field of an entry. A field that every such entry has is never added or removed. */
type OnField<K extends Place, At extends Place, X, N extends string = string> = {
  [F in keyof X & string]-?: On<K | At, N> & { [P in At]: F } & (object extends Pick<X, F>
      ? Change<NonNullable<X[F]>>
      : Exclude<Change<X[F]>, { add: X[F] } | { remove: true }>);
}[keyof X & string];

export type Edit<W extends World> = EditOf<
  W,
  ProcName<W>,
  // Locals and values that have names the compiler knows only by `edit`.
  string extends ProcName<W> ? any : unknown,
  ValueName<W>,
  string extends ValueName<W> ? any : Of<readonly unknown[], unknown>
>;
type EditOf<W extends World, P extends string, L, N extends string, V extends Of<any, any>> = Cited &
  (
    | (On<'procedure'> & Change<Steps<W, L>>)
    | (On<'proc' | 'step', P> & Change<Step<W, L>>)
    | (On<'proc' | 'step' | 'case', P> & Change<Case<W, L>>)
    | (On<'proc' | 'step' | 'choice', P> & Change<Choice<W, L>>)
    | OnField<'proc' | 'step', 'asks', Omit<Ask<W, L>, 'choices'>, P>
    | OnField<'proc' | 'step', 'window', Window<W, L>, P>
    | (On<'timing'> & Change<Timing<W>>)
    | (On<'timing' | 'choice'> & Change<Choice<W>>)
    | (On<'aside'> & Change<Choice<W>>)
    | (On<'value', P, N> & Change<ValueOf<W, V>>)
    | (On<'value' | 'part', P, N> & Change<Contribution<W, V>>)
    | (On<'watch'> & Change<Watch<W>>)
    | (On<'verb'> & Change<VerbOf<W>>)
    | (On<'condition'> & Change<Condition<W>>)
    | (On<'amount'> & Change<Amount<W>>)
    | (On<'way'> & Change<Way<W>>)
    | (On<'zone'> & Change<Zone>)
    | (On<'content'> & Change<Content>)
    | (On<'setup'> & Change<SetupPart<W>>)
    | (On<'shown'> & { add: readonly string[] })
    | (On<'closed'> & { add: true })
    | (On<'counter'> & { add: true })
    | (On<'list'> & { add: true })
    | OnField<never, 'hook', Partial<Hooks<W>>>
  );

export interface SeatRange {
  min: number;
  max: number;
  rule: RuleId;
}

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
  /** At most one pack of a family is played. */
  family?: { name: string; rule: RuleId };
  /** For fewer seats than the game without it. */
  seats?: SeatRange;
  edits: readonly Edit<W>[];
  /** Changes when a saved game with this pack would play on differently. Left out: 1. */
  version?: string;
  migrations?: readonly Migration[];
}

/** A value with everything that was laid over it, so that each layer can be explained. */
export interface ValueEntry<W extends World> {
  rule: RuleId;
  of: ValueOf<W>;
  wraps: { rule: RuleId; wrap(base: ValueOf<W>): ValueOf<W> }[];
  parts: Record<string, Contribution<W>>;
  printed: readonly string[] | null;
}

export type Amended<W extends World> = Omit<Required<Rules<W>>, 'procs' | 'values' | Hook> & {
  procs: Record<string, Steps<W>>;
  values: Record<string, ValueEntry<W>>;
} & { [H in Hook]: Hooks<W>[H] | null };

export class AmendError extends Error {}

/** Lays the packs over the base, in their order. Edits that cite the rule `without` are left out, as if nobody had
 *  written them; but a value that they add can be asked for, and is knocked out like those of the base. */
export function amend<W extends World>(
  base: Rules<W>,
  packs: readonly Pack<any>[],
  without: RuleId | null = null,
): Amended<W> {
  const values: Record<string, ValueEntry<W>> = {};
  for (const name in base.values) {
    const { rule, of, parts = {}, printed = null } = base.values[name]!;
    values[name] = { rule, of, wraps: [], parts: { ...parts }, printed };
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
    tables: [...(base.tables ?? [])],
    ways: { ...base.ways },
    faceDown: base.faceDown ?? null,
    controller: base.controller ?? null,
    setAside: base.setAside ?? null,
    countsAs: base.countsAs ?? null,
    alternative: base.alternative ?? null,
  };
  const claims: Claims = new Map();
  for (const pack of packs) {
    if (pack.schema) {
      const key = pack.key ?? pack.id;
      if (key in rules.schema) throw new AmendError(`${pack.id} (${pack.rule}): the world has a ${key} already`);
      rules.schema[key] = record(pack.schema);
    }
    for (const edit of pack.edits) if (edit.rule !== without || addsValue(edit)) apply(rules, edit, claims);
  }
  return rules;
}

const addsValue = ({ value, part, add }: Edit<any>): boolean =>
  value !== undefined && part === undefined && add !== undefined;

/** Who replaced or removed what. */
type Claims = Map<string, Cited>;

function apply<W extends World>(
  rules: Amended<W>,
  edit: EditOf<W, string, unknown, string, any>,
  claims: Claims,
): void {
  const on = <X>(table: Record<string, X>, what: string, name: string, change: Change<X>): Record<string, X> =>
    changed(table, what, name, change, edit, claims);
  if (edit.procedure !== undefined) rules.procs = on(rules.procs, 'procedure', edit.procedure, edit);
  else if (edit.proc !== undefined) {
    const steps = found(rules.procs, 'procedure', edit.proc, edit, claims);
    const here = `${edit.proc}/${edit.step}`;
    const its = <X>(part: X | undefined, lacks: string): X => {
      if (part === undefined) throw new AmendError(`${edit.rule}: step ${here} ${lacks}`);
      return part;
    };
    const put = (step: Step<W>, part: object): void =>
      void (rules.procs[edit.proc] = { ...steps, [edit.step]: { ...step, ...part } });
    const step = (): Step<W> => found(steps, `step ${edit.proc}/`, edit.step, edit, claims);
    if (edit.choice !== undefined) {
      const ask = its(step().ask, 'asks nothing');
      put(step(), { ask: { ...ask, choices: on({ ...ask.choices }, `choice ${here}/`, edit.choice, edit) } });
    } else if (edit.case !== undefined)
      put(step(), { cases: on({ ...its(step().cases, 'has no cases') }, `case ${here}/`, edit.case, edit) });
    else if (edit.asks !== undefined)
      put(step(), { ask: on<any>({ ...its(step().ask, 'asks nothing') }, `question ${here}/`, edit.asks, edit) });
    else if (edit.window !== undefined)
      put(step(), { window: on<any>({ ...its(step().window, 'is no window') }, `window ${here}/`, edit.window, edit) });
    else rules.procs[edit.proc] = on({ ...steps }, `step ${edit.proc}/`, edit.step, edit);
  } else if (edit.timing !== undefined) {
    if (edit.choice === undefined) rules.timings = on(rules.timings, 'timing', edit.timing, edit);
    else {
      const timing = found(rules.timings, 'timing', edit.timing, edit, claims);
      const choices = on({ ...timing.choices }, `choice ${edit.timing}/`, edit.choice, edit);
      rules.timings[edit.timing] = { ...timing, choices };
    }
  } else if (edit.value !== undefined) {
    if (edit.part === undefined) changeValue(rules, edit.value, edit, edit, claims);
    else {
      const entry = found(rules.values, 'value', edit.value, edit, claims);
      const parts = on({ ...entry.parts }, `part ${edit.value}/`, edit.part, edit);
      // What is laid over a part may keep its word that it is printed, but not the reason for it.
      if (edit.wrap !== undefined && parts[edit.part]!.printed !== undefined) {
        const { printed: _, ...part } = parts[edit.part]!;
        parts[edit.part] = part;
      }
      rules.values[edit.value] = { ...entry, parts };
    }
  } else if (edit.aside !== undefined) rules.asides = on(rules.asides, 'aside', edit.aside, edit);
  else if (edit.watch !== undefined) rules.watch = on(rules.watch, 'watch', edit.watch, edit);
  else if (edit.verb !== undefined) rules.verbs = on(rules.verbs, 'verb', edit.verb, edit);
  else if (edit.condition !== undefined) rules.conditions = on(rules.conditions, 'condition', edit.condition, edit);
  else if (edit.amount !== undefined) rules.amounts = on(rules.amounts, 'amount', edit.amount, edit);
  else if (edit.way !== undefined) rules.ways = on(rules.ways, 'way', edit.way, edit);
  else if (edit.zone !== undefined) rules.zones = on(rules.zones, 'zone', edit.zone, edit);
  else if (edit.content !== undefined) rules.content = on(rules.content, 'content', edit.content, edit);
  else if (edit.setup !== undefined) rules.setup = on(rules.setup, 'setup', edit.setup, edit);
  else if (edit.shown !== undefined) rules.shown[edit.shown] = [...(rules.shown[edit.shown] ?? []), ...edit.add];
  else if (edit.closed !== undefined) rules.closed = [...rules.closed, edit.closed];
  else if (edit.counter !== undefined) rules.counters = [...rules.counters, edit.counter];
  else if (edit.hook !== undefined) {
    const said = HOOKS.flatMap((hook) => (rules[hook] === null ? [] : [[hook, rules[hook]]]));
    const all = { ...(edit.wrap && unsaid), ...Object.fromEntries(said) };
    rules[edit.hook] = on<any>(all, 'hook', edit.hook, edit)[edit.hook] ?? null;
  } else rules.lists = [...rules.lists, edit.list];
}

function changeValue<W extends World>(
  rules: Amended<W>,
  value: string,
  change: Change<ValueOf<W>>,
  edit: Cited,
  claims: Claims,
): void {
  if (change.wrap !== undefined) {
    const entry = found(rules.values, 'value', value, edit, claims);
    rules.values[value] = { ...entry, wraps: [...entry.wraps, { rule: edit.rule, wrap: change.wrap }] };
    return;
  }
  // What was laid over the old value is laid over the new one too.
  const { wraps, parts } = rules.values[value] ?? { wraps: [], parts: {} };
  const entryOf = (of: ValueOf<W>): ValueEntry<W> => ({ rule: edit.rule, of, wraps, parts, printed: null });
  let changes: Change<ValueEntry<W>>;
  if (change.add !== undefined) changes = { ...change, add: entryOf(change.add) };
  else changes = change.replace === undefined ? change : { replace: entryOf(change.replace) };
  rules.values = changed(rules.values, 'value', value, changes, edit, claims);
}

export interface Cited {
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

/** The table with one entry changed; in place, so it must be our own: a pack that lays out another board edits hundreds. */
function changed<X>(
  table: Record<string, X>,
  what: string,
  name: string,
  change: Change<X>,
  edit: Cited,
  claims: Claims,
): Record<string, X> {
  const here = place(what, name);
  if (change.add !== undefined) {
    if (name in table) throw new AmendError(`${edit.rule}: there is a ${here} already`);
    const anchor = change.before ?? change.after;
    if (anchor === undefined) return Object.assign(table, { [name]: change.add });
    found(table, what, anchor, edit, claims);
    const out: Record<string, X> = {};
    for (const key in table) {
      if (key === change.before) out[name] = change.add;
      out[key] = table[key]!;
      if (key === change.after) out[name] = change.add;
    }
    return out;
  }
  if (change.wrap !== undefined) {
    return Object.assign(table, { [name]: change.wrap(found(table, what, name, edit, claims)) });
  }
  const by = claims.get(here);
  if (by?.overrides?.includes(edit.rule)) return table;
  if (by !== undefined && !edit.overrides?.includes(by.rule)) {
    throw new AmendError(`${edit.rule} and ${by.rule} both replace ${here}; one must override the other`);
  }
  found(table, what, name, edit, claims);
  claims.set(here, edit);
  if (change.replace !== undefined) table[name] = change.replace;
  else delete table[name];
  return table;
}
