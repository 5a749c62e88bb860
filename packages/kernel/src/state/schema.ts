/** A world is described once, field by field. The description makes the empty world, the clone, the check and the view. */

import { copy, type Json } from './json.ts';

export type Seat = number;
/** Who is looking. A spectator is nobody. */
export type Viewer = Seat | null;

export interface Field<T> {
  empty(seats: number): T;
  /** Null when the value holds no references, so that copying the reference is a clone. */
  clone: ((value: T) => T) | null;
  /** The same clone as an expression over the variable `name`; helpers it needs are added to `helpers`. */
  code(name: string, helpers: Helpers): string;
  check(value: unknown, path: string, problems: string[]): void;
  /** What a viewer may see, or undefined for nothing. `owner` is the seat whose entry this is. */
  view(value: T, viewer: Viewer, owner: Viewer): Json | undefined;
  /** Whether everybody sees all of it. */
  open: boolean;
  /** The view of who looks at once and changes nothing: what is open is the value itself. What is not seen may be there as
   *  undefined. */
  glimpse(value: T, viewer: Viewer, owner: Viewer): Json | undefined;
}
const asItIs = (value: unknown): Json => value as Json;

/** Functions that generated code calls, by parameter name. */
export interface Helpers {
  values: unknown[];
  functions: string[];
}

/** Lets generated code call a function. */
export function helper(value: unknown, helpers: Helpers): string {
  helpers.values.push(value);
  return `h${helpers.values.length - 1}`;
}

/** A clone as fast as one written by hand: whole object literals, made once from the description. Where the runtime
 *  forbids making functions from text (a strict page), the description itself does the copying, only slower. */
export function compileClone<T>(field: Field<T>): (value: T) => T {
  const slow = field.clone ?? ((value: T): T => value);
  const helpers: Helpers = { values: [], functions: [] };
  const expression = field.code('v', helpers);
  const names = helpers.values.map((_, i) => `h${i}`);
  try {
    const make = new Function(...names, `${helpers.functions.join('\n')}\nreturn (v) => ${expression};`);
    return make(...helpers.values) as (value: T) => T;
  } catch {
    return slow;
  }
}

type Columns = Record<string, number[]>;
/** A clone of named lists, made in the same way: a record that is filled name by name is slow to make and slow to read. */
export function compileColumns(names: readonly string[]): (columns: Columns) => Columns {
  const each = names
    .map((name) => JSON.stringify(name))
    .map((key) => `${key}: v[${key}].length === 0 ? [] : v[${key}].slice()`);
  try {
    return new Function('v', `return { ${each.join(', ')} };`) as (columns: Columns) => Columns;
  } catch {
    return (columns) => Object.fromEntries(names.map((name) => [name, columns[name]!.slice()]));
  }
}

export type Value<F> = F extends Field<infer T> ? T : never;
export type Fields = Record<string, Field<any>>;
export type Shape<F extends Fields> = { [K in keyof F]: Value<F[K]> };

function primitive<T extends Json>(empty: T, what: string, fits: (value: unknown) => boolean): Field<T> {
  return {
    empty: () => empty,
    clone: null,
    code: (name) => name,
    check: (value, path, problems) => {
      if (!fits(value)) problems.push(`${path} must be ${what}, not ${JSON.stringify(value)}`);
    },
    view: (value) => value,
    open: true,
    glimpse: (value) => value,
  };
}

export const whole = (start = 0): Field<number> => primitive(start, 'a whole number', Number.isInteger);
export const flag = (start = false): Field<boolean> =>
  primitive(start, 'true or false', (value) => typeof value === 'boolean');
/** A text; `T` says which there can be, to the compiler alone: older files may hold others. */
export const text = <T extends string = string>(start: NoInfer<T> = '' as T): Field<T> =>
  primitive(start, 'a text', (value) => typeof value === 'string');
export const word = <const T extends string>(...words: readonly [T, ...T[]]): Field<T> =>
  primitive(words[0] as T, `one of ${words.join(', ')}`, (value) => words.includes(value as T));

/** Null, or a value of the field; empty is null. */
export const maybe = <T>(field: Field<T>): Field<T | null> => ({
  empty: () => null,
  clone: field.clone && ((value) => (value === null ? null : field.clone!(value))),
  code: (name, helpers) => (field.clone ? `(${name} === null ? null : ${field.code(name, helpers)})` : name),
  check: (value, path, problems) => {
    if (value !== null) field.check(value, path, problems);
  },
  view: (value, viewer, owner) => (value === null ? null : field.view(value, viewer, owner)),
  open: field.open,
  glimpse: (value, viewer, owner) => (value === null ? null : field.glimpse(value, viewer, owner)),
});

function listOf<T>(
  field: Field<T>,
  empty: (seats: number) => T[],
  ownerAt: (i: number, owner: Viewer) => Viewer,
  length: number | null = null,
): Field<T[]> {
  const cloneOne = field.clone;
  const seen =
    (see: Field<T>['view']): Field<T[]>['view'] =>
    (list, viewer, owner) => {
      const out: Json[] = new Array(list.length);
      for (let i = 0; i < list.length; i++) out[i] = see(list[i]!, viewer, ownerAt(i, owner)) ?? null;
      return out;
    };
  return {
    empty,
    clone: cloneOne
      ? (list) => {
          const out: T[] = new Array(list.length);
          for (let i = 0; i < list.length; i++) out[i] = cloneOne(list[i]!);
          return out;
        }
      : (list) => list.slice(),
    code: (name, helpers) => {
      if (length !== null && length <= 12) {
        const items = Array.from({ length }, (_, i) => field.code(`${name}[${i}]`, helpers));
        return `[${items.join(', ')}]`;
      }
      if (!cloneOne) return `${name}.slice()`;
      const body = field.code('e', helpers);
      const loop = `l${helpers.functions.length}`;
      helpers.functions.push(
        `function ${loop}(v) { const n = v.length, out = new Array(n); for (let i = 0; i < n; i++) { const e = v[i]; out[i] = ${body}; } return out; }`,
      );
      return `${loop}(${name})`;
    },
    check: (value, path, problems) => {
      if (!Array.isArray(value)) problems.push(`${path} must be a list, not ${JSON.stringify(value)}`);
      else if (length !== null && value.length !== length)
        problems.push(`${path} must have ${length} entries, not ${value.length}`);
      else value.forEach((one, i) => field.check(one, `${path}.${i}`, problems));
    },
    view: seen(field.view),
    open: field.open,
    glimpse: field.open ? asItIs : seen(field.glimpse),
  };
}

export const list = <T>(field: Field<T>): Field<T[]> =>
  listOf(
    field,
    () => [],
    (_, owner) => owner,
  );
/** A list of a fixed length. */
export const row = <T>(length: number, field: Field<T>): Field<T[]> =>
  listOf(
    field,
    (seats) => Array.from({ length }, () => field.empty(seats)),
    (_, owner) => owner,
    length,
  );
/** One entry for each seat; what is marked `own` inside is shown to that seat alone. */
export const perSeat = <T>(field: Field<T>): Field<T[]> =>
  listOf(
    field,
    (seats) => Array.from({ length: seats }, () => field.empty(seats)),
    (i) => i,
  );

export function record<F extends Fields>(fields: F): Field<Shape<F>> {
  const names = Object.keys(fields);
  const deep = names
    .filter((name) => fields[name]!.clone !== null)
    .map((name) => [name, fields[name]!.clone!] as const);
  const closed = names.filter((name) => !fields[name]!.open);
  return {
    empty: (seats) => {
      const out: Record<string, unknown> = {};
      for (const name of names) out[name] = fields[name]!.empty(seats);
      return out as Shape<F>;
    },
    clone: (value) => {
      const out = { ...value } as Record<string, unknown>;
      for (let i = 0; i < deep.length; i++) {
        const [name, clone] = deep[i]!;
        out[name] = clone(out[name]);
      }
      return out as Shape<F>;
    },
    code: (variable, helpers) => {
      const parts = names.map((name) => {
        const key = JSON.stringify(name);
        return `${key}: ${fields[name]!.code(`${variable}[${key}]`, helpers)}`;
      });
      return `({ ${parts.join(', ')} })`;
    },
    check: (value, path, problems) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        problems.push(`${path} must be a record, not ${JSON.stringify(value)}`);
        return;
      }
      const given = value as Record<string, unknown>;
      const here = path === '' ? '' : `${path}.`;
      for (const name of names) {
        if (name in given) fields[name]!.check(given[name], here + name, problems);
        else problems.push(`${here}${name} is missing`);
      }
      for (const name in given) {
        if (!(name in fields)) problems.push(`${here}${name} is unknown; known: ${names.join(', ')}`);
      }
    },
    view: (value, viewer, owner) => {
      const out: Record<string, Json> = {};
      for (const name of names) {
        const shown = fields[name]!.view(value[name]!, viewer, owner);
        if (shown !== undefined) out[name] = shown;
      }
      return out;
    },
    open: closed.length === 0,
    glimpse:
      closed.length === 0
        ? asItIs
        : (value, viewer, owner) => {
            const out = { ...value } as Record<string, Json | undefined>;
            for (const name of closed) out[name] = fields[name]!.glimpse(value[name]!, viewer, owner);
            return out as Json;
          },
  };
}

/** Any JSON. Slow to clone; for small odds and ends. */
export const json = <T extends Json>(start: T): Field<T> => ({
  empty: () => copy(start),
  clone: copy,
  code: (name, helpers) => `${helper(copy, helpers)}(${name})`,
  check: () => {},
  // A view must not change when the world does.
  view: (value) => copy(value),
  open: true,
  glimpse: (value) => value,
});

let asked = 0;
/** How often fields have asked who is looking: a view that was made without asking is everybody's. */
export const timesAsked = (): number => asked;

/** Shown only to the seat whose entry it is (inside `perSeat`). */
export const own = <T>(field: Field<T>): Field<T> => ({
  ...field,
  view: (value, viewer, owner) => {
    asked++;
    return viewer !== null && viewer === owner ? field.view(value, viewer, owner) : undefined;
  },
  open: false,
  glimpse: (value, viewer, owner) =>
    viewer !== null && viewer === owner ? field.glimpse(value, viewer, owner) : undefined,
});

/** Shown to nobody. */
export const unseen = <T>(field: Field<T>): Field<T> => ({
  ...field,
  view: () => undefined,
  open: false,
  glimpse: () => undefined,
});
