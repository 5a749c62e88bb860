import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/questwright.js', import.meta.url));

export interface Ran {
  code: number | null;
  out: string;
  errors: string;
}

/** The real command in a process of its own, with these lines as its input. */
export function questwright(
  parameters: readonly string[],
  lines: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Ran {
  const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...parameters], {
    input: lines.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
    env: { ...inherited, ...env },
  });
  return { code: status, out: stdout, errors: stderr };
}

/** A folder of its own for the files of a test file, gone afterwards. */
export function folder(): (name: string) => string {
  const place = mkdtempSync(path.join(tmpdir(), 'questwright-cli-'));
  afterAll(() => rmSync(place, { recursive: true, force: true }));
  return (name) => path.join(place, name);
}
