import { isDataKind, type Kind } from './entry.ts';
import type { CollectedTest } from './proving.ts';

export type Verdict = 'proven' | 'unproven' | 'failing';

export interface Finding {
  readonly id: string;
  readonly verdict: Verdict;
  /** What decided it, or what is wrong. */
  readonly because: string;
}

/** Green, or the first line of what went wrong. */
export type Outcome = 'green' | { readonly red: string };

export interface ProveOptions {
  readonly kindOf: (id: string) => Kind;
  /** Knocks one rule out of everything loaded from now on; null puts all back. */
  readonly setKnockout: (id: string | null) => void;
  /** Runs one test. The default has no time limit. */
  readonly run?: (test: CollectedTest, knockout: string | null) => Promise<Outcome>;
  /** How often a test has asked which rule is out, so far. */
  readonly asked?: () => number;
  readonly found?: (finding: Finding) => void;
}

export async function runOnce(test: Pick<CollectedTest, 'fn'>): Promise<Outcome> {
  try {
    await test.fn();
    return 'green';
  } catch (error) {
    return { red: firstLine(error) };
  }
}

/**
 * Knocks out each id in turn and runs the tests that cite it: an id is proven when at least one of them goes red.
 * A test that is red with all rules in place proves nothing and is left out.
 * An id of a data kind is also proven by a data test that is green with all rules in place, an example by the rules it
 * illustrates.
 */
export async function prove(
  collected: readonly CollectedTest[],
  ids: readonly string[],
  options: ProveOptions,
): Promise<readonly Finding[]> {
  const run = options.run ?? runOnce;
  const findings: Finding[] = [];
  const healthy = new Map<CollectedTest, Outcome>();
  const wanted = new Set(ids);
  options.setKnockout(null);
  for (const test of collected) {
    if (test.ids.some((id) => wanted.has(id))) healthy.set(test, await run(test, null));
  }
  for (const id of ids) {
    const citing = [...healthy].filter(([test]) => test.ids.includes(id));
    const finding = { id, ...(await judge(id, citing, options, run)) };
    findings.push(finding);
    options.found?.(finding);
  }
  options.setKnockout(null);
  return findings;
}

async function judge(
  id: string,
  citing: readonly (readonly [CollectedTest, Outcome])[],
  options: ProveOptions,
  run: NonNullable<ProveOptions['run']>,
): Promise<Omit<Finding, 'id'>> {
  if (citing.length === 0) return { verdict: 'unproven', because: 'no test cites it' };
  const green = citing.flatMap(([test, outcome]) => (outcome === 'green' ? [test] : []));
  const [first, outcome] = citing[0]!;
  if (green.length === 0) {
    const why = outcome === 'green' ? '' : outcome.red;
    return { verdict: 'failing', because: `"${first.name}" fails with all rules in place: ${why}` };
  }
  const before = options.asked?.() ?? 0;
  options.setKnockout(id);
  try {
    for (const test of green) {
      const without = await run(test, id);
      if (without !== 'green') return { verdict: 'proven', because: `"${test.name}" goes red: ${without.red}` };
    }
  } finally {
    options.setKnockout(null);
  }
  if (options.kindOf(id) === 'example') {
    const because = await illustrated(id, green, options, run);
    if (because) return { verdict: 'proven', because };
  }
  const data = isDataKind(options.kindOf(id)) ? green.find((test) => test.kind === 'data') : undefined;
  if (data) return { verdict: 'proven', because: `data test "${data.name}"` };
  const loaded = options.asked === undefined || options.asked() > before;
  const hint = loaded ? '' : '; none of them loads rules while it runs';
  return { verdict: 'unproven', because: `${countOf(green.length)} green without it${hint}` };
}

/** An example adds no rule of its own: it is proven by a test that cites it together with the rules it illustrates and
 *  goes red without each of them. */
async function illustrated(
  id: string,
  green: readonly CollectedTest[],
  options: ProveOptions,
  run: NonNullable<ProveOptions['run']>,
): Promise<string | null> {
  for (const test of green) {
    // Facts have nothing to knock out.
    const rules = test.ids.filter((other) => other !== id && !isDataKind(options.kindOf(other)));
    const red: string[] = [];
    for (const rule of rules) {
      options.setKnockout(rule);
      try {
        if ((await run(test, rule)) !== 'green') red.push(rule);
      } finally {
        options.setKnockout(null);
      }
    }
    if (rules.length > 0 && red.length === rules.length) return `"${test.name}" goes red without ${red.join(', ')}`;
  }
  return null;
}

const countOf = (tests: number): string => (tests === 1 ? 'its only test stays' : `all ${tests} tests stay`);

function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n', 1)[0]!.slice(0, 160);
}
