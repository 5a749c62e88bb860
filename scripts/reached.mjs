// Which tests a change can reach: by imports, and by the folders of files that tests read.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

function lines(root, command, parameters) {
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(stderr.trim() || `${command} ${parameters.join(' ')} failed`);
  return stdout.split('\n').filter((line) => line !== '');
}

/** Files that differ from a commit, and new ones, by their paths in the project. */
export const changedSince = (root, commit) => [
  ...lines(root, 'git', ['diff', '--name-only', commit]),
  ...lines(root, 'git', ['ls-files', '--others', '--exclude-standard']),
];

const CODE = /\.(ts|tsx|mjs|css)$/;
const TEST = /\.test\.ts$/;

/** Tests that import what was changed, and tests that name the folder of a changed file which nobody imports. */
export function reachedTests(root, commit, changed) {
  const list = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', `--changed=${commit}`];
  const byImport = lines(root, process.execPath, list).filter((line) => TEST.test(line));
  const folders = new Set(changed.filter((file) => !CODE.test(file)).map((file) => path.posix.dirname(file)));
  const tests = lines(root, 'git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts']);
  const byFolder = tests.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return [...folders].some((folder) => folder !== '.' && text.includes(folder));
  });
  return [...new Set([...byImport, ...byFolder])].sort();
}
