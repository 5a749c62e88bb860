/** Reads a file that somebody brings, before anything is known of it: what it says, and whether it can be looked at at all. */

import { FileError } from '@questwright/kernel';

/** Lists and records within each other. Files of ours have about a dozen; millions would take all memory. */
const DEEPEST = 100;
const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_RECORD, CLOSE_RECORD] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];

/** Looks at each byte once: what is nested too deep is not even parsed. */
function isDeep(bytes: Uint8Array): boolean {
  let depth = 0;
  let isText = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!;
    if (isText) {
      if (byte === BACKSLASH) i++;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (byte === CLOSE_LIST || byte === CLOSE_RECORD) depth--;
    else if ((byte === OPEN_LIST || byte === OPEN_RECORD) && ++depth > DEEPEST) return true;
  }
  return false;
}

/** Some code would take what lies under this key for what every record has. */
function hasPrototype(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.hasOwn(value, '__proto__') || Object.values(value).some(hasPrototype);
}

export function readJson(bytes: Uint8Array): unknown {
  if (isDeep(bytes)) throw new FileError('This is nested too deep for a game file');
  let read: unknown;
  try {
    read = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new FileError('This is no JSON');
  }
  if (hasPrototype(read)) throw new FileError('This has a key that no game file has');
  return read;
}
