// Fails when package-lock.json names a download address, or lacks a platform package that `npm ci` would ask for.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const nameOf = (key) => key.split('node_modules/').pop();

/** @param {{ packages: Record<string, object> }} lock */
export function checkLock(lock) {
  const present = new Set(Object.keys(lock.packages).map(nameOf));
  /** @type {string[]} */
  const problems = [];
  for (const [key, entry] of Object.entries(lock.packages)) {
    if (/^https?:/.test(entry.resolved ?? '')) problems.push(`${nameOf(key)}: has a download address`);
    for (const optional of Object.keys(entry.optionalDependencies ?? {})) {
      if (!present.has(optional)) problems.push(`${nameOf(key) || 'root'} -> ${optional}: not in the lock`);
    }
  }
  return { problems, summary: `package-lock.json is complete (${present.size} packages)` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { problems, summary } = checkLock(JSON.parse(readFileSync(process.argv[2] ?? 'package-lock.json', 'utf8')));
  if (problems.length > 0) console.error(problems.join('\n'));
  else console.log(summary);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
