/** What changed between two pieces of JSON: the way from a view to the next one is short, the view is not. */

import type { Json } from '@questwright/kernel';

/** A place and what is there now; a place alone: nothing is there any more; a place in a list, how many are taken out there, and
 *  what is put in instead. */
export type Change =
  | [path: (string | number)[], value: Json]
  | [path: (string | number)[]]
  | [path: (string | number)[], out: number, put: readonly Json[]];
export type Delta = Change[];

type Fields = Readonly<Record<string, Json>>;

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

export function difference(before: Json, after: Json, at: readonly (string | number)[] = []): Delta {
  const delta: Delta = [];
  collect(before, after, [...at], delta);
  return delta;
}

/** `path` is where we are, and is changed on the way: nearly all that is visited is the same, and costs no path. */
function collect(before: Json, after: Json, path: (string | number)[], delta: Delta): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) collectList(before, after, path, delta);
  else if (isFields(before) && isFields(after)) {
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
  } else delta.push([[...path], after]);
}

function collectList(before: readonly Json[], after: readonly Json[], path: (string | number)[], delta: Delta): void {
  const both = Math.min(before.length, after.length);
  if (before.length === after.length) {
    for (let i = 0; i < both; i++) {
      if (before[i] === after[i]) continue;
      path.push(i);
      collect(before[i]!, after[i]!, path, delta);
      path.pop();
    }
    return;
  }
  // A card drawn from a deck is one that is gone, not a new deck.
  let start = 0;
  while (start < both && before[start] === after[start]) start++;
  let end = 0;
  while (end < both - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  if (start + end === 0) delta.push([[...path], after]);
  else delta.push([[...path, start], before.length - start - end, after.slice(start, after.length - end)]);
}

/** The second piece, from the first and what changed. The first one stays as it is. */
export function changed(before: Json, delta: Delta): Json {
  let now = before;
  // What was copied for one change is ours for the next.
  const ours = new Set<Json>();
  for (const change of delta) now = put(now, change, 0, ours);
  return now;
}

function put(here: Json, change: Change, depth: number, ours: Set<Json>): Json {
  const [path] = change;
  if (depth === path.length) return change[1] ?? null;
  const key = path[depth]!;
  const last = depth === path.length - 1;
  if (Array.isArray(here) && typeof key === 'number') {
    const list = own(here as Json[], () => [...(here as Json[])], ours);
    if (last && change.length === 3 && key + change[1] <= list.length) {
      list.splice(key, change[1], ...change[2]);
      return list;
    }
    if ((!last || change.length === 2) && key < list.length) {
      list[key] = put(list[key]!, change, depth + 1, ours);
      return list;
    }
  }
  const fits = last ? change.length < 3 : isFields(here) && Object.hasOwn(here, key);
  if (isFields(here) && typeof key === 'string' && fits) {
    if (last && change.length === 1) {
      const { [key]: _, ...rest } = here;
      return rest;
    }
    const fields = own(here as Record<string, Json>, () => ({ ...here }), ours);
    const next = put(Object.hasOwn(here, key) ? here[key]! : null, change, depth + 1, ours);
    if (key !== '__proto__') fields[key] = next;
    else Object.defineProperty(fields, key, { value: next, enumerable: true, writable: true, configurable: true });
    return fields;
  }
  throw new Error(`A change speaks of ${path.join('.')}, which is not there`);
}

function own<T extends Json>(here: T, copied: () => T, ours: Set<Json>): T {
  if (ours.has(here)) return here;
  const copy = copied();
  ours.add(copy);
  return copy;
}
