import { isDataKind, type CollectedTest, type Kind, type Knockout, type RuleId } from '@questwright/rulebook';

export type Verdict = 'proven' | 'unproven' | 'failing' | 'invalid';

/** What turned a test red: what it expects, an error of the rules, a game that never asks, or a game that is not there. */
export type RedBy = 'assertion' | 'crash' | 'endless loop' | 'set-up';

export interface Finding {
  readonly id: string;
  readonly verdict: Verdict;
  /** Proven only by a crash or an endless loop. */
  readonly weak?: true;
  /** What decided it, or what is wrong. */
  readonly because: string;
}

/** Green, or what went wrong and the first line of it. */
export type Outcome = 'green' | { readonly red: string; readonly by: RedBy };

export interface ProveOptions {
  readonly kindOf: (id: string) => Kind;
  /** Knocks one rule out of everything loaded from now on; null puts all back. */
  readonly setKnockout: (knockout: Knockout | null) => void;
  /** Runs one test. The default has no time limit. */
  readonly run?: (test: CollectedTest, knockout: Knockout | null) => Promise<Outcome>;
  /** How often a test has asked which rule is out, so far. */
  readonly asked?: () => number;
  /** Whether a condition was met whose mark does not say what it becomes. */
  readonly undecided?: () => boolean;
  /** Whether an error was one of loading the game or setting it up. */
  readonly isInvalid?: (error: object) => boolean;
  readonly found?: (finding: Finding) => void;
}

export async function runOnce(
  test: Pick<CollectedTest, 'fn'>,
  isInvalid: (error: object) => boolean = () => false,
): Promise<Outcome> {
  try {
    await test.fn();
    return 'green';
  } catch (error) {
    return { red: firstLine(error), by: redBy(error, isInvalid) };
  }
}

function redBy(error: unknown, isInvalid: (error: object) => boolean): RedBy {
  if (typeof error !== 'object' || error === null) return 'crash';
  if (isInvalid(error)) return 'set-up';
  // An answer that the test gives and the game refuses is an expectation, too.
  const isAssertion = error instanceof Error && error.name === 'AssertionError';
  if (isAssertion || 'actual' in error || 'refusal' in error) return 'assertion';
  return firstLine(error).startsWith('Loop:') ? 'endless loop' : 'crash';
}

/**
 * Knocks out each id in turn and runs the tests that cite it: an id is proven when at least one of them goes red.
 * A test that is red with all rules in place proves nothing and is left out, and so is a game that cannot be set up.
 * An id of a data kind is also proven by a data test that is green with all rules in place, an example by the rules it
 * illustrates.
 */
export async function prove(
  collected: readonly CollectedTest[],
  ids: readonly string[],
  options: ProveOptions,
): Promise<readonly Finding[]> {
  const prover = new Prover(options);
  const findings: Finding[] = [];
  for (const id of ids) {
    const citing = collected.filter((test) => test.ids.includes(id));
    const finding = { id, ...(await prover.judge(id, citing)) };
    findings.push(finding);
    options.found?.(finding);
  }
  options.setKnockout(null);
  return findings;
}

class Prover {
  private readonly healthy = new Map<CollectedTest, Outcome>();
  private readonly options: ProveOptions;

  constructor(options: ProveOptions) {
    this.options = options;
  }

  async judge(id: string, citing: readonly CollectedTest[]): Promise<Omit<Finding, 'id'>> {
    const { kindOf, asked } = this.options;
    if (citing.length === 0) return { verdict: 'unproven', because: 'no test cites it' };
    const green: CollectedTest[] = [];
    for (const test of citing) if ((await this.withAll(test)) === 'green') green.push(test);
    if (green.length === 0) {
      const first = this.healthy.get(citing[0]!)!;
      const why = first === 'green' ? '' : first.red;
      return { verdict: 'failing', because: `"${citing[0]!.name}" fails with all rules in place: ${why}` };
    }
    const before = asked?.() ?? 0;
    let weak: string | null = null;
    let invalid: string | null = null;
    for (const test of green) {
      const without = await this.without(id, test);
      if (without === 'green') continue;
      const because = `"${test.name}" goes red: ${without.red}`;
      if (without.by === 'assertion') return { verdict: 'proven', because };
      if (without.by === 'set-up') invalid ??= `"${test.name}" cannot be set up without it: ${without.red}`;
      else weak ??= `${because} (${without.by})`;
    }
    if (weak !== null) return { verdict: 'proven', weak: true, because: weak };
    if (kindOf(id) === 'example') {
      const because = await this.illustrated(id, green);
      if (because) return { verdict: 'proven', because };
    }
    const data = isDataKind(kindOf(id)) ? green.find((test) => test.kind === 'data') : undefined;
    if (data) return { verdict: 'proven', because: `data test "${data.name}"` };
    if (invalid !== null) return { verdict: 'invalid', because: invalid };
    const hint = asked === undefined || asked() > before ? '' : '; none of them loads rules while it runs';
    return { verdict: 'unproven', because: `${countOf(green.length)} green without it${hint}` };
  }

  private async withAll(test: CollectedTest): Promise<Outcome> {
    const known = this.healthy.get(test);
    if (known !== undefined) return known;
    const outcome = await this.run(test, null);
    this.healthy.set(test, outcome);
    return outcome;
  }

  /** Where a marked condition may fail either way, the test must notice both. */
  private async without(id: string, test: CollectedTest): Promise<Outcome> {
    const edits = test.against?.[id] ?? null;
    const first = await this.run(test, { rule: id as RuleId, conditions: false, edits });
    const undecided = this.options.undecided?.() ?? false;
    if (first === 'green' || !undecided) return first;
    const second = await this.run(test, { rule: id as RuleId, conditions: true, edits });
    return second === 'green' || second.by !== 'assertion' ? second : first;
  }

  private async run(test: CollectedTest, knockout: Knockout | null): Promise<Outcome> {
    this.options.setKnockout(knockout);
    return (this.options.run ?? ((one) => runOnce(one, this.options.isInvalid)))(test, knockout);
  }

  /** An example adds no rule of its own: it is proven by a test that cites it together with the rules it illustrates and
   *  goes red without each of them. */
  private async illustrated(id: string, green: readonly CollectedTest[]): Promise<string | null> {
    const { kindOf } = this.options;
    for (const test of green) {
      // Facts have nothing to knock out.
      const rules = test.ids.filter((other) => other !== id && !isDataKind(kindOf(other)));
      const red: string[] = [];
      for (const rule of rules) {
        const outcome = await this.without(rule, test);
        if (outcome !== 'green' && outcome.by !== 'set-up') red.push(rule);
      }
      if (rules.length > 0 && red.length === rules.length) return `"${test.name}" goes red without ${red.join(', ')}`;
    }
    return null;
  }
}

const countOf = (tests: number): string => (tests === 1 ? 'its only test stays' : `all ${tests} tests stay`);

function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n', 1)[0]!.slice(0, 160);
}
