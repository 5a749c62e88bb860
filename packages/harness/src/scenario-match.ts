/** How what a scenario expects is held against what there is. */

import type { Json } from '@questwright/kernel';

type Named = { readonly [key: string]: Json };
const isRecord = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How parameters of messages wrap what they name: a seat, a thing, a card, a rule. */
const WRAPPERS = ['seat', 'thing', 'content', 'rule'];

function unwrapped(value: Json): Json {
  if (!isRecord(value)) return value;
  const keys = Object.keys(value);
  return keys.length === 1 && WRAPPERS.includes(keys[0]!) ? value[keys[0]!]! : value;
}

export function equal(x: Json, y: Json): boolean {
  if (Array.isArray(x))
    return Array.isArray(y) && x.length === y.length && x.every((one, i) => equal(one as Json, y[i] as Json));
  if (!isRecord(x)) return x === y;
  if (!isRecord(y)) return false;
  const keys = Object.keys(x);
  return keys.length === Object.keys(y).length && keys.every((key) => key in y && equal(x[key]!, y[key]!));
}

/** Whether everything that is expected is there. Records may hold more, and so may lists that end with `...`. A plain
 *  value also fits a seat, thing or card. */
export function holds(expected: Json, found: Json | undefined): boolean {
  if (found === undefined) return false;
  if (Array.isArray(expected)) {
    const open = expected[expected.length - 1] === '...';
    const wanted = open ? expected.slice(0, -1) : expected;
    if (!Array.isArray(found) || (open ? found.length < wanted.length : found.length !== wanted.length)) return false;
    return wanted.every((one, i) => holds(one as Json, found[i] as Json));
  }
  if (!isRecord(expected)) return expected === found || expected === unwrapped(found);
  return isRecord(found) && Object.keys(expected).every((key) => holds(expected[key]!, found[key]));
}

export type Found = { value: Json } | { missing: string; known: readonly string[] };

/** Reads a value by a path such as `players.0.gold` or `figures[thing=7].cell`; says where a wrong path leaves. */
export function readPath(root: unknown, path: string): Found {
  let here = root;
  let before = '';
  for (const part of partsOf(path)) {
    const next =
      typeof part === 'string'
        ? inside(here, part)
        : Array.isArray(here)
          ? here.find((one) => matches(one, part))
          : undefined;
    const name = typeof part === 'string' ? part : `[${part.key}=${part.value}]`;
    if (next === undefined) return { missing: before === '' ? name : `${before}.${name}`, known: keysOf(here) };
    before = before === '' ? name : `${before}.${name}`;
    here = next;
  }
  return { value: here as Json };
}

/** The same path with the places in lists worked out: what can be written to. */
export function plainPath(root: unknown, path: string): string {
  const plain: string[] = [];
  let here = root;
  for (const part of partsOf(path)) {
    let key: string;
    if (typeof part === 'string') key = part;
    else key = Array.isArray(here) ? String(here.findIndex((one) => matches(one, part))) : part.key;
    plain.push(key);
    here = inside(here, key);
  }
  return plain.join('.');
}

interface Filter {
  key: string;
  value: string;
}

function partsOf(path: string): (string | Filter)[] {
  const parts: (string | Filter)[] = [];
  for (const [, name, key, value] of path.matchAll(/([^.[\]]+)|\[([^\]=]+)(?:=([^\]]*))?\]/g)) {
    if (name !== undefined) parts.push(name);
    else parts.push(value === undefined ? key! : { key: key!, value });
  }
  return parts;
}

const matches = (one: unknown, { key, value }: Filter): boolean => String(inside(one, key)) === value;

function inside(here: unknown, key: string): unknown {
  return typeof here === 'object' && here !== null && Object.hasOwn(here, key)
    ? (here as Record<string, unknown>)[key]
    : undefined;
}

function keysOf(here: unknown): string[] {
  if (Array.isArray(here)) return here.length === 0 ? [] : [`0 to ${here.length - 1}`];
  return typeof here === 'object' && here !== null ? Object.keys(here) : [];
}

/** Where a word occurs in a value, as a path; null when it does not. Option ids and the like are looked at word by word. */
export function findWord(value: unknown, word: string, path = ''): string | null {
  if (typeof value === 'string') return value === word || value.split(/[:/@ >]/).includes(word) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const here = path === '' ? key : `${path}.${key}`;
    if (key === word) return here;
    const found = findWord(inner, word, here);
    if (found !== null) return found;
  }
  return null;
}
