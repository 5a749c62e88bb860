import type { RuleId } from './rule-ids.ts';

/** One call of `rule` or `data`, kept instead of being registered as a test. */
export interface CollectedTest {
  readonly ids: readonly string[];
  readonly name: string;
  readonly kind: 'rule' | 'data';
  readonly file: string | null;
  readonly fn: () => unknown;
  /** Edits that break a rule which nothing can be left out of, by its id. */
  readonly against?: Readonly<Partial<Record<string, readonly object[]>>>;
}

/** How a rule is left out. */
export interface Knockout {
  readonly rule: RuleId;
  /** What a marked condition becomes whose mark does not say it. */
  readonly conditions: boolean;
  /** Edits that break the rule, instead of leaving out what cites it. */
  readonly edits: readonly object[] | null;
}

/** What the prover and the test helpers share while rules are knocked out; absent in ordinary test runs. */
export interface Proving {
  readonly collect: CollectedTest[];
  file: string | null;
  knockout: Knockout | null;
  /** How often `knockout` was read, or a mark or refusal of its rule met: else the rules were loaded too early. */
  readonly asked: number;
  /** Whether a marked condition was met whose mark does not say what it becomes. */
  undecided: boolean;
  /** Failures to load or to set up the game: they say nothing about a rule. */
  readonly invalid: WeakSet<object>;
  /** Asked where a source is marked with the id of a rule, and where it refuses by one. */
  out(rule: string): boolean;
  /** What a marked value is without its rule. */
  neutral(value: unknown): unknown;
}

declare global {
  var __questwright: Proving | undefined;
}

export const proving = (): Proving | null => globalThis.__questwright ?? null;

export function beginProving(): Proving {
  let knockout: Knockout | null = null;
  let asked = 0;
  const begun: Proving = {
    collect: [],
    file: null,
    undecided: false,
    invalid: new WeakSet(),
    get knockout() {
      asked += 1;
      return knockout;
    },
    set knockout(next) {
      knockout = next;
      begun.undecided = false;
    },
    get asked() {
      return asked;
    },
    out(rule) {
      if (knockout === null || knockout.rule !== rule || knockout.edits !== null) return false;
      asked += 1;
      return true;
    },
    neutral(value) {
      if (typeof value === 'boolean') {
        begun.undecided = true;
        return knockout?.conditions ?? value;
      }
      if (typeof value === 'number') return 0;
      if (typeof value === 'string') return '';
      return Array.isArray(value) ? [] : null;
    },
  };
  globalThis.__questwright = begun;
  return begun;
}

export const endProving = (): void => {
  globalThis.__questwright = undefined;
};

/** What fails while a game is loaded or set up says nothing about the rule that is out: it is noted as that. */
export function settingUp<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (typeof error === 'object' && error !== null) proving()?.invalid.add(error);
    throw error;
  }
}
