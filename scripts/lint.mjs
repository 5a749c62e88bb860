import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const CHECKS = [
  ['oxlint', 'node_modules/oxlint/bin/oxlint', '--deny-warnings'],
  ['format', 'node_modules/oxfmt/bin/oxfmt', '--check'],
  ['purity', 'scripts/purity.mjs'],
  ['layers', 'scripts/layers.mjs'],
  ['marks', 'scripts/marks.mjs'],
  ['docs', 'scripts/docs.mjs'],
  ['lock file', 'scripts/check-lock.mjs'],
  ['dead code', 'node_modules/knip/bin/knip.js', '--no-config-hints'],
  ['notices', 'scripts/notices.mjs', '--check'],
];

const failed = [];
for (const [name, script, ...parameters] of CHECKS) {
  if (!existsSync(path.join(root, script))) throw new Error(`${script} is missing`);
  const { status } = spawnSync(process.execPath, [script, ...parameters], { cwd: root, stdio: 'inherit' });
  if (status !== 0) failed.push(name);
}
console.log(failed.length > 0 ? `lint: failed: ${failed.join(', ')}` : `lint: ${CHECKS.length} checks passed`);
process.exitCode = failed.length > 0 ? 1 : 0;
