import type { Edit, Refusal, World } from '@questwright/kernel';
import { checkCitedIds, proving, type RuleId, testName } from '@questwright/rulebook';
import { expect, test } from 'vitest';
import type { TestTable } from './arrange.ts';
import { inMode, MODES } from './modes.ts';

const addTest: (name: string, fn: () => Promise<void>) => void = test;

/** A test cites at most three rules: more would prove none of them. */
export type Cited = RuleId | readonly [RuleId] | readonly [RuleId, RuleId] | readonly [RuleId, RuleId, RuleId];

/** A test of one rule (or two, or three): it must go red when the rule is knocked out. Lives in `test/rules`.
 *  It is run plainly, with a JSON round trip at each decision, and with undo and redo at each decision. */
export const rule = (cited: Cited, name: string, fn: () => unknown, against?: Against): void =>
  register('rule', cited, name, fn, against);

/** Edits that break a cited rule. For a rule that says which of two things is right: there is nothing to leave out. */
export type Against = Readonly<Partial<Record<RuleId, readonly Edit<any>[]>>>;

/** A test of content: counts, names and tables that the book states. Lives in `test/rules`. */
export const data = (cited: Cited, name: string, fn: () => unknown): void => register('data', cited, name, fn);

/** The rule to leave out of rules that are loaded now. Ask at each load: an answer kept from before proves nothing. */
export const knockout = (): RuleId | null => proving()?.knockout?.rule ?? null;

function register(kind: 'rule' | 'data', cited: Cited, name: string, fn: () => unknown, against?: Against): void {
  const ids: readonly RuleId[] = typeof cited === 'string' ? [cited] : cited;
  checkCitedIds(ids, name);
  const other = Object.keys(against ?? {}).find((id) => !ids.includes(id as RuleId));
  if (other !== undefined) throw new Error(`The test "${name}" breaks ${other}, which it does not cite`);
  const state = proving();
  if (state !== null) state.collect.push({ ids, name, kind, file: state.file, fn, ...(against && { against }) });
  else if (kind === 'data') addTest(testName(kind, ids, name), async () => void (await fn()));
  else {
    addTest(testName(kind, ids, name), async () => {
      for (const mode of MODES) await inMode(mode, fn);
    });
  }
}

expect.extend({
  /** The options of a seat are exactly these, in any order. */
  toOffer(table: TestTable<World>, seat: number, options: readonly string[]) {
    const offered = [...table.offers(seat)].sort();
    const wanted = options.map((id) => table.resolve(id)).sort();
    const why = wanted
      .filter((id) => !offered.includes(id))
      .map((id) => ({ id, refusal: table.whyNot(seat, id) }))
      .map(({ id, refusal }) => `${id}: ${refusal === null ? 'no reason' : `${refusal.key} (${refusal.rule})`}`);
    return {
      pass: this.equals(offered, wanted),
      message: () =>
        `Seat ${seat} should ${this.isNot ? 'not ' : ''}be offered\n${wanted.join('\n')}\n\nand is offered\n${offered.join('\n')}` +
        (why.length === 0 ? '' : `\n\nwhat is missing is refused\n${why.join('\n')}`),
      actual: offered,
      expected: wanted,
    };
  },
  /** An answer is refused, by this rule. */
  toRefuse(table: TestTable<World>, seat: number, id: string, rule?: Refusal['rule'], key?: string) {
    const refusal = table.whyNot(seat, id);
    const offered = table.offers(seat).includes(table.resolve(id));
    const fits = !offered && refusal !== null && (!rule || refusal.rule === rule) && (!key || refusal.key === key);
    return {
      pass: fits,
      message: () =>
        offered || refusal === null
          ? `${id} is on offer to seat ${seat}`
          : `${id} is refused by ${refusal.rule} (${refusal.key}), ${this.isNot ? 'as it should not be' : `not by ${rule ?? ''} ${key ?? ''}`}`,
    };
  },
});

declare module 'vitest' {
  interface Matchers<T = any> {
    toOffer(seat: number, options: readonly string[]): T;
    toRefuse(seat: number, id: string, rule?: Refusal['rule'], key?: string): T;
  }
}
