/** What changed between two pieces of JSON: the way from a view to the next one is short, the view is not. */

import type { Json } from '@questwright/kernel';

/** A place and what is there now; a place alone: nothing is there any more. */
export type Change = [path: (string | number)[], value: Json] | [path: (string | number)[]];
export type Delta = Change[];

type Fields = Readonly<Record<string, Json>>;

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

export function difference(before: Json, after: Json): Delta {
  const delta: Delta = [];
  collect(before, after, [], delta);
  return delta;
}

/** `path` is where we are, and is changed on the way: nearly all that is visited is the same, and costs no path. */
function collect(before: Json, after: Json, path: (string | number)[], delta: Delta): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (let i = 0; i < after.length; i++) {
      if (before[i] === after[i]) continue;
      path.push(i);
      collect(before[i] as Json, after[i] as Json, path, delta);
      path.pop();
    }
  } else if (isFields(before) && isFields(after)) {
    let more = 0;
    for (const key in after) {
      more++;
      if (before[key] === after[key]) continue;
      if (!Object.hasOwn(before, key)) {
        more--;
        delta.push([[...path, key], after[key]!]);
        continue;
      }
      path.push(key);
      collect(before[key]!, after[key]!, path, delta);
      path.pop();
    }
    for (const _ in before) more--;
    if (more < 0) for (const key in before) if (!Object.hasOwn(after, key)) delta.push([[...path, key]]);
    // Lists of different length are sent whole.
  } else delta.push([[...path], after]);
}

/** The second piece, from the first and what changed. The first one stays as it is. */
export function changed(before: Json, delta: Delta): Json {
  let now = before;
  for (const [path, ...value] of delta) now = put(now, path, 0, value);
  return now;
}

function put(here: Json, path: readonly (string | number)[], depth: number, value: readonly Json[]): Json {
  if (depth === path.length) return value[0] ?? null;
  const key = path[depth]!;
  const last = depth === path.length - 1;
  if (Array.isArray(here) && typeof key === 'number' && key < here.length) {
    const list = [...(here as Json[])];
    list[key] = put(list[key]!, path, depth + 1, value);
    return list;
  }
  if (isFields(here) && typeof key === 'string' && (last || Object.hasOwn(here, key))) {
    const { [key]: old, ...rest } = here;
    if (last && value.length === 0) return rest;
    const next = put(old ?? null, path, depth + 1, value);
    return Object.defineProperty({ ...here }, key, {
      value: next,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  throw new Error(`A change speaks of ${path.join('.')}, which is not there`);
}
