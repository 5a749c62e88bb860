import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const scripts = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** What the work gives for a temporary folder that holds just these files. */
export function withProject<Result>(files: Record<string, string>, work: (folder: string) => Result): Result {
  const folder = mkdtempSync(path.join(tmpdir(), 'questwright-project-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a script of the project as the command line does. */
export function run(script: string, target: string): { code: number | null; out: string; error: string } {
  const file = path.join(scripts, script);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, target], { encoding: 'utf8' });
  return { code: status, out: stdout.trim(), error: stderr.trim() };
}
