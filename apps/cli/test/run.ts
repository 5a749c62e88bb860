import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, vi } from 'vitest';

// Each test starts processes, and other tests may be running beside it.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

export const BIN: string = fileURLToPath(new URL('../bin/questwright.js', import.meta.url));

export interface Ran {
  code: number | null;
  out: string;
  errors: string;
}

/** The real command in a process of its own, with these lines as its input. */
export async function questwright(
  parameters: readonly string[],
  lines: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Ran> {
  const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env;
  const child = spawn(process.execPath, [BIN, ...parameters], { env: { ...inherited, ...env } });
  let out = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  // A command that asks nothing may be gone before it has read its input.
  child.stdin.on('error', () => {});
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, errors };
}

/** A folder of its own for the files of a test file, gone afterwards. */
export function folder(): (name: string) => string {
  const place = mkdtempSync(path.join(tmpdir(), 'questwright-cli-'));
  afterAll(() => rmSync(place, { recursive: true, force: true }));
  return (name) => path.join(place, name);
}
