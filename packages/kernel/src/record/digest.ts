/** A digest of a position: 64 bits over all that decides how the game goes on. Equal positions have equal digests, whether
 *  they were played, cloned, taken back or read from a file. It makes no text and remembers nothing of the position before.
 *
 *  In it: the world, the stack, the dice, the number of the question, the end. Not in it: what a question offers and how it is
 *  put, which follow from these; which rule called for a procedure; piles and counters that are empty, so that a new one
 *  changes no game in which nothing lies there. */

import type { Call, Decision, Frame, Game } from '../writing/rules.ts';
import type { Things } from '../state/things.ts';

/** Two hashes side by side, 32 bits each. Kept in an array: numbers of 32 bits in variables outside a function are slow. */
const state = new Int32Array(2);
const FIRST = 0x9e3779b1;
const SECOND = 0x85ebca77;

/** What kind of value comes next, so that 1, "1" and [1] differ. */
const TEXT = 0x2545f491;
const LIST = 0x5bd1e995;
const RECORD = 0x27d4eb2f;
const FRACTION = 0x165667b1;
const TRUE = 0x3c6ef372;
const FALSE = 0x1b873593;
const NOTHING = 0x7feb352d;

const fraction = new Float64Array(1);
const halves = new Int32Array(fraction.buffer);

function add(value: number): void {
  const a = Math.imul(state[0]! ^ value, FIRST);
  const b = Math.imul(state[1]! + value, SECOND);
  state[0] = a ^ (a >>> 15);
  state[1] = b ^ (b >>> 13);
}

// The loops below add by themselves: nearly all the time is spent in them.

function addText(text: string): void {
  const { length } = text;
  add(TEXT ^ length);
  let a = state[0]!;
  let b = state[1]!;
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, FIRST);
    a ^= a >>> 15;
    b = Math.imul(b + code, SECOND);
    b ^= b >>> 13;
  }
  state[0] = a;
  state[1] = b;
}

function addList(list: readonly unknown[]): void {
  const { length } = list;
  add(LIST ^ length);
  let a = state[0]!;
  let b = state[1]!;
  for (let i = 0; i < length; i++) {
    const one = list[i];
    if (typeof one === 'number' && one === (one | 0)) {
      a = Math.imul(a ^ one, FIRST);
      a ^= a >>> 15;
      b = Math.imul(b + one, SECOND);
      b ^= b >>> 13;
      continue;
    }
    state[0] = a;
    state[1] = b;
    addValue(one);
    a = state[0];
    b = state[1];
  }
  state[0] = a;
  state[1] = b;
}

function addNumber(value: number): void {
  if (value === (value | 0)) return add(value);
  // JSON has no number for what is none.
  if (!Number.isFinite(value)) return add(NOTHING);
  fraction[0] = value;
  add(FRACTION);
  add(halves[0]!);
  add(halves[1]!);
}

function addValue(value: unknown): void {
  if (typeof value === 'number') addNumber(value);
  else if (typeof value === 'string') addText(value);
  else if (typeof value === 'boolean') add(value ? TRUE : FALSE);
  else if (value === null || value === undefined) add(NOTHING);
  else if (Array.isArray(value)) addList(value);
  else addRecord(value as Record<string, unknown>, addEntry);
}

/** Spreads every bit over all others, so that in a sum no entry can balance another. */
function spread(hash: number): number {
  let h = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Adds a value, and says whether there was anything to add. */
type Adder = (value: any, key: string) => boolean;

/** Entries are summed up: their order does not matter. */
function addRecord(record: Readonly<Record<string, unknown>>, addOne: Adder): void {
  add(RECORD);
  const a = state[0]!;
  const b = state[1]!;
  let x = 0;
  let y = 0;
  for (const key in record) {
    state[0] = a;
    state[1] = b;
    addText(key);
    if (!addOne(record[key], key)) continue;
    x = (x + spread(state[0])) | 0;
    y = (y + spread(state[1])) | 0;
  }
  state[0] = a;
  state[1] = b;
  add(x);
  add(y);
}

/** As in JSON, what is undefined is not there. */
function addEntry(value: unknown): boolean {
  if (value === undefined) return false;
  addValue(value);
  return true;
}

// ---- the parts of a position ----

function addPart(value: any, key: string): boolean {
  if (key === 'pending') add(value === null ? -1 : (value as Decision).no);
  else if (key === 'world') addRecord(value, addOfWorld);
  else if (key === 'stack') addEach(value, addOfFrame);
  else addValue(value);
  return true;
}

function addEach(list: readonly Frame[] | readonly Call[], addOne: Adder): void {
  add(LIST ^ list.length);
  for (const one of list) addRecord(one as never, addOne);
}

function addOfWorld(value: any, key: string): boolean {
  if (key !== 'things') return addEntry(value);
  addRecord(value, addColumn);
  return true;
}

function addOfFrame(value: any, key: string): boolean {
  if (key !== 'calls' || value === null) return addOfCall(value, key);
  addEach(value, addOfCall);
  return true;
}

const addOfCall = (value: any, key: string): boolean => key !== 'rule' && addEntry(value);

function addColumn(value: any, key: string): boolean {
  if (key === 'cards') addBox(value);
  else if (key === 'zone') addZones(value);
  else if (key === 'piles') addRecord(value, addPile);
  else if (key === 'counters') addRecord(value, addCounter);
  else addValue(value);
  return true;
}

/** The digest of each box of cards: clones share the list, which is never changed in place. */
const boxes = new WeakMap<readonly string[], readonly [number, number]>();
function addBox(cards: Things['cards']): void {
  let known = boxes.get(cards);
  if (known === undefined) {
    const [a, b] = state;
    state.fill(0);
    addList(cards);
    boxes.set(cards, (known = [state[0]!, state[1]!]));
    state[0] = a!;
    state[1] = b!;
  }
  add(known[0]);
  add(known[1]);
}

/** Neighbors mostly lie in the same zone: how many of them, and its name once. */
function addZones(zones: Things['zone']): void {
  let from = 0;
  for (let i = 1; i <= zones.length; i++) {
    if (i < zones.length && zones[i] === zones[from]) continue;
    add(i - from);
    addText(zones[from]!);
    from = i;
  }
}

function addPile(pile: readonly number[]): boolean {
  if (pile.length > 0) addList(pile);
  return pile.length > 0;
}

/** Nothing lies on most things. */
function addCounter(counts: readonly number[]): boolean {
  let some = false;
  for (let thing = 0; thing < counts.length; thing++) {
    const count = counts[thing]!;
    if (count === 0) continue;
    some = true;
    add(thing);
    addNumber(count);
  }
  return some;
}

const hex = (half: number): string => (half >>> 0).toString(16).padStart(8, '0');

export function digestOf(game: Game<any>): string {
  state.fill(0);
  addRecord(game as never, addPart);
  return hex(spread(state[0]!)) + hex(spread(state[1]!));
}
