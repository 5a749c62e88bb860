export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Params = { readonly [key: string]: Json };

/** A copy that shares nothing. For small free-form parts of the state; worlds are cloned by their schema. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = new Array(value.length);
    for (let i = 0; i < value.length; i++) list[i] = copy(value[i]);
    return list as T;
  }
  // Spread first: a key `__proto__`, which files of users may hold, stays an own key.
  const record = { ...value } as Record<string, unknown>;
  for (const key in record) {
    const inner = record[key];
    if (typeof inner === 'object' && inner !== null) record[key] = copy(inner);
  }
  return record as T;
}

/** JSON with sorted keys: equal values give equal text, whatever the order in which they were built. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) {
    // Most lists are long and hold plain numbers.
    const isFlat = !value.some((one) => typeof one === 'object' && one !== null);
    return isFlat ? JSON.stringify(value) : `[${value.map(canonical).join(',')}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const record = value as Record<string, unknown>;
  const keys = Object.keys(record).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(record[key])}`).join(',')}}`;
}

/** Reads a value by a path of keys and indexes; null when the path leads nowhere. */
export function at(value: unknown, path: readonly (string | number)[]): unknown {
  let here = value;
  for (const key of path) {
    if (typeof here !== 'object' || here === null) return null;
    here = (here as Record<string | number, unknown>)[key];
  }
  return here ?? null;
}

/** Most lists stay at one: begun with it, they take no room for more. */
export function more<X>(list: X[] | null, one: X): X[] {
  if (list === null) return [one];
  list.push(one);
  return list;
}
