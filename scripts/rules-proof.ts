import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CollectedTest, Knockout, RuleEntry } from '@questwright/rulebook';
import { CACHE, type Dependencies } from './rules-sources.ts';
import type { Finding } from './rules-verdicts.ts';
import { runWatched, timeLeft } from './watched-run.ts';

/** What the prover writes down line by line, so that a test that never ends costs only itself. */
export type Progress =
  | { readonly start: number }
  | { readonly begin: string }
  | { readonly end: string }
  | { readonly found: string }
  | { readonly done: true };

export const progressKey = (test: CollectedTest, out: Knockout | null): string =>
  `${out === null ? 'all rules' : `${out.rule} ${out.conditions}`} | ${test.file ?? ''} | ${test.ids.join(',')} ${test.name}`;

export interface ReadProgress {
  /** How many rules are to be proven since the prover was last started, and how many of them are. */
  readonly of: number;
  readonly found: number;
  /** Begun, but not ended when the prover was stopped. */
  readonly endless: ReadonlySet<string>;
  readonly done: boolean;
}

export function readProgress(text: string): ReadProgress {
  const open = new Set<string>();
  let [of, found, done] = [0, 0, false];
  for (const line of text.split('\n').filter(Boolean)) {
    const progress = JSON.parse(line) as Progress;
    if ('start' in progress) [of, found] = [progress.start, 0];
    else if ('begin' in progress) open.add(progress.begin);
    else if ('end' in progress) open.delete(progress.end);
    else if ('found' in progress) found += 1;
    else if ('done' in progress) done = true;
  }
  return { of, found, endless: open, done };
}

/** What was found about a rule, when, and from which sources. */
export interface Proof {
  readonly key: string;
  readonly at: number;
  readonly finding: Finding;
}

const PROOF_FILE = path.join(CACHE, 'proofs.jsonl');
const PROGRESS_FILE = path.join(CACHE, 'prove-progress.jsonl');

/** Each is kept as soon as it is found: whoever stops the prover loses nothing. */
export function keepProof(proof: Proof, file: string = PROOF_FILE): void {
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(proof)}\n`);
}

/** The latest of each rule. */
export function readProofs(file: string = PROOF_FILE): ReadonlyMap<string, Proof> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const proofs = new Map<string, Proof>();
  for (const line of lines) {
    const proof = readLine(line);
    if (proof !== null) proofs.set(proof.finding.id, proof);
  }
  return proofs;
}

/** A line that was being written when the machine stopped is none. */
function readLine(line: string): Proof | null {
  try {
    return JSON.parse(line) as Proof;
  } catch {
    return null;
  }
}

/** Whether a proof was made from these sources. */
export const isValid = (proof: Proof | undefined, { id, kind }: RuleEntry, sources: Dependencies): boolean =>
  proof?.key === sources.ofProof(id, kind);

/** Proves the rules that were not proven from these sources yet. */
export async function proveRules(entries: readonly RuleEntry[], sources: Dependencies): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  rmSync(PROGRESS_FILE, { force: true });
  const tested = entries.filter(({ id }) => sources.naming(id).length > 0);
  const open = (): readonly string[] => {
    const proofs = readProofs();
    return tested.filter((entry) => !isValid(proofs.get(entry.id), entry, sources)).map(({ id }) => id);
  };
  let left = open();
  console.error(`${tested.length - left.length} of ${tested.length} rules are judged already; ${left.length} to go.`);
  while (left.length > 0) {
    const before = left.length;
    if ((await runProver(left)).done) break;
    console.error('A test never ended without its rule; going on with the next.');
    left = open();
    if (left.length === before && readProgress(progressText()).endless.size > 100) {
      throw new Error('The prover makes no progress');
    }
  }
  const lines = [...readProofs().values()].map((proof) => JSON.stringify(proof));
  if (lines.length > 0) writeFileSync(PROOF_FILE, `${lines.join('\n')}\n`);
}

const progressText = (): string => (existsSync(PROGRESS_FILE) ? readFileSync(PROGRESS_FILE, 'utf8') : '');

/** Ends when the prover is done, or when it was stopped in a test that never ends. */
async function runProver(ids: readonly string[]): Promise<ReadProgress> {
  const { silent, output } = await runWatched({
    config: 'vitest.prove.config.ts',
    progress: PROGRESS_FILE,
    env: { QUESTWRIGHT_PROVE: ids.join(','), QUESTWRIGHT_PROVE_PROGRESS: PROGRESS_FILE },
    report: (milliseconds) => timeLeft(readProgress(progressText()), milliseconds, 'rules'),
  });
  const progress = readProgress(progressText());
  const stuck = silent && progress.endless.size > 0;
  if (!progress.done && !stuck) throw new Error(`The prover did not finish:\n${output.slice(-3000)}`);
  return progress;
}
