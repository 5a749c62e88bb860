/** Something that was asked for and is not done, and why. Nothing has changed. */

import type { Params, Refusal } from '@questwright/kernel';
import type { Problem, Revealed } from '@questwright/protocol';
import { inWords, type Key } from '../words.ts';

const STATUS = {
  'not-understood': 400,
  'not-signed-in': 401,
  'not-yours': 403,
  'not-found': 404,
  'not-now': 409,
  'refused-by-rule': 409,
  'too-large': 413,
  'too-many': 429,
  'try-again': 503,
} as const;
export type Code = keyof typeof STATUS;

export class Declined extends Error {
  readonly code: Code;
  readonly key: Key;
  readonly with: Params;
  readonly refusal: Refusal | null;
  readonly revealed: Revealed | null;
  constructor(
    code: Code,
    key: Key,
    params: Params = {},
    refusal: Refusal | null = null,
    revealed: Revealed | null = null,
  ) {
    super(inWords(key, params));
    this.code = code;
    this.key = key;
    this.with = params;
    this.refusal = refusal;
    this.revealed = revealed;
  }
  get status(): number {
    return STATUS[this.code];
  }
  problem(locale: string): Problem {
    const { refusal, revealed } = this;
    const told = problemOf(this.code, this.key, this.with, locale);
    return { ...told, ...(refusal ? { refusal } : {}), ...(revealed ? { revealed } : {}) };
  }
}

export const problemOf = (code: string, key: Key, params: Params, locale: string): Problem => ({
  code,
  message: inWords(key, params, locale),
  key,
  with: params,
});
/** For what should not happen. */
export const broken = (locale: string): Problem => problemOf('broken', 'server.broken', {}, locale);

export const notWritten = (): Declined => new Declined('try-again', 'server.not-written');
export const refused = (refusal: Refusal, revealed: Revealed | null = null): Declined =>
  new Declined('refused-by-rule', 'server.refused', { refusal: refusal.key }, refusal, revealed);
