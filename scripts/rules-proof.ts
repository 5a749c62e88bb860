import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BOOK_NAMES, type BookName, type Catalogue, type CollectedTest, type Finding } from '@questwright/rulebook';
import { CACHE, ROOT } from './rules-sources.ts';
import { vitestCommand } from './rules-tests.ts';

/** What the prover writes down line by line, so that a test that never ends costs only itself. */
export type Progress =
  | { readonly start: number }
  | { readonly begin: string }
  | { readonly end: string }
  | { readonly finding: Finding }
  | { readonly done: true };

export const progressKey = (test: CollectedTest, knockout: string | null): string =>
  `${knockout ?? 'all rules'} | ${test.file ?? ''} | ${test.ids.join(',')} ${test.name}`;

export interface ReadProgress {
  readonly findings: readonly Finding[];
  /** Begun, but not ended when the prover was stopped. */
  readonly endless: ReadonlySet<string>;
  readonly done: boolean;
}

export function readProgress(text: string): ReadProgress {
  const findings: Finding[] = [];
  const open = new Set<string>();
  let done = false;
  for (const line of text.split('\n').filter(Boolean)) {
    const progress = JSON.parse(line) as Progress;
    if ('begin' in progress) open.add(progress.begin);
    else if ('end' in progress) open.delete(progress.end);
    else if ('finding' in progress) findings.push(progress.finding);
    else if ('done' in progress) done = true;
  }
  return { findings, endless: open, done };
}

interface Proof {
  readonly hash: string;
  readonly findings: readonly Finding[];
}
type Proofs = Partial<Record<BookName, Proof>>;

const PROOF_FILE = path.join(CACHE, 'prove.json');
const PROGRESS_FILE = path.join(CACHE, 'prove-progress.jsonl');

export function readProofs(): Proofs {
  return existsSync(PROOF_FILE) ? (JSON.parse(readFileSync(PROOF_FILE, 'utf8')) as Proofs) : {};
}

/** The findings of a book, or null when they were made from other sources. */
export const findingsOf = (proofs: Proofs, book: BookName, hash: string): readonly Finding[] | null =>
  proofs[book]?.hash === hash ? proofs[book].findings : null;

export async function proveBooks(catalogue: Catalogue, only: BookName | null, hash: string): Promise<Proofs> {
  mkdirSync(CACHE, { recursive: true });
  rmSync(PROGRESS_FILE, { force: true });
  console.error(`Knocking out the rules of ${only ?? 'all books'} one by one…`);
  let { findings, done } = await runProver(only);
  for (let restarts = 0; !done; restarts++) {
    const before = findings.length;
    console.error('A test never ended without its rule; going on with the next.');
    ({ findings, done } = await runProver(only));
    if (!done && findings.length === before && restarts > 100) throw new Error('The prover makes no progress');
  }
  const proofs: Proofs = { ...readProofs() };
  for (const book of only === null ? BOOK_NAMES : [only]) {
    proofs[book] = { hash, findings: findings.filter(({ id }) => catalogue.bookOf(id) === book) };
  }
  writeFileSync(PROOF_FILE, `${JSON.stringify(proofs, null, 1)}\n`);
  return proofs;
}

const LONGEST_SILENCE = 20_000;
const LONGEST_START = 180_000;

/** Ends when the prover is done, or when it was stopped in a test that never ends. */
async function runProver(only: BookName | null): Promise<ReadProgress> {
  const args = [vitestCommand(), 'run', '--config', 'vitest.prove.config.ts', '--reporter=dot'];
  const env = {
    ...process.env,
    CI: 'true', // else a snapshot that does not match under a knockout would be written
    NO_COLOR: '1',
    QUESTWRIGHT_PROVE_BOOK: only ?? '',
    QUESTWRIGHT_PROVE_PROGRESS: PROGRESS_FILE,
  };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let over = false;
  const exit = new Promise<void>((resolve) => {
    child.once('close', () => {
      over = true;
      resolve();
    });
  });
  const begun = Date.now();
  let silent = false;
  while (!over && !silent) {
    await Promise.race([exit, sleep(500, undefined, { ref: false })]);
    const last = existsSync(PROGRESS_FILE) ? statSync(PROGRESS_FILE).mtimeMs : 0;
    silent = Date.now() - Math.max(last, begun) > (last > begun ? LONGEST_SILENCE : LONGEST_START);
  }
  if (!over) child.kill('SIGKILL');
  await exit;
  const progress = readProgress(existsSync(PROGRESS_FILE) ? readFileSync(PROGRESS_FILE, 'utf8') : '');
  const stuck = silent && progress.endless.size > 0;
  if (!progress.done && !stuck) throw new Error(`The prover did not finish:\n${output.slice(-3000)}`);
  return progress;
}
