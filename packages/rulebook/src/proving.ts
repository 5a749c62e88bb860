import type { RuleId } from './rule-ids.ts';

/** One call of `rule` or `data`, kept instead of being registered as a test. */
export interface CollectedTest {
  readonly ids: readonly string[];
  readonly name: string;
  readonly kind: 'rule' | 'data';
  readonly file: string | null;
  readonly fn: () => unknown;
}

/** What the prover and the test helpers share while rules are knocked out; absent in ordinary test runs. */
export interface Proving {
  readonly collect: CollectedTest[];
  file: string | null;
  knockout: RuleId | null;
  /** How often `knockout` was read: a test during which nobody reads it has loaded its rules too early. */
  readonly asked: number;
}

declare global {
  var __questwright: Proving | undefined;
}

export const proving = (): Proving | null => globalThis.__questwright ?? null;

export function beginProving(): Proving {
  let out: RuleId | null = null;
  let asked = 0;
  const begun: Proving = {
    collect: [],
    file: null,
    get knockout() {
      asked += 1;
      return out;
    },
    set knockout(id) {
      out = id;
    },
    get asked() {
      return asked;
    },
  };
  globalThis.__questwright = begun;
  return begun;
}

export const endProving = (): void => {
  globalThis.__questwright = undefined;
};
