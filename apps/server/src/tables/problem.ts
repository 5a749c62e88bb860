/** Something that was asked for and is not done, and why. Nothing has changed. */

import type { Refusal } from '@questwright/kernel';
import type { Problem, Revealed } from '@questwright/protocol';

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
  readonly refusal: Refusal | null;
  readonly revealed: Revealed | null;
  constructor(code: Code, message: string, refusal: Refusal | null = null, revealed: Revealed | null = null) {
    super(message);
    this.code = code;
    this.refusal = refusal;
    this.revealed = revealed;
  }
  get status(): number {
    return STATUS[this.code];
  }
  get problem(): Problem {
    const { code, message, refusal, revealed } = this;
    return { code, message, ...(refusal ? { refusal } : {}), ...(revealed ? { revealed } : {}) };
  }
}

export const notWritten = (): Declined =>
  new Declined('try-again', 'It could not be written down. Nothing has changed.');
export const refused = (refusal: Refusal, revealed: Revealed | null = null): Declined =>
  new Declined('refused-by-rule', `A rule does not allow that: ${refusal.key}`, refusal, revealed);
