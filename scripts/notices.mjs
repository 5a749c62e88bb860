// Keeps the list of runtime packages in NOTICE.md in step with package-lock.json. With --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs';

const BEGIN = '<!-- packages: node scripts/notices.mjs -->';
const END = '<!-- end of packages -->';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const byLicence = new Map();
for (const [key, entry] of Object.entries(packages)) {
  if (!key.includes('node_modules/') || entry.link || entry.dev || entry.devOptional) continue;
  if (entry.optional) continue; // Builds of a listed package for one platform.
  const licence = entry.license ?? 'not stated';
  const names = byLicence.get(licence) ?? new Set();
  byLicence.set(licence, names.add(`${key.split('node_modules/').pop()} ${entry.version}`));
}

const list = [...byLicence]
  .sort(([, one], [, other]) => other.size - one.size)
  .map(([licence, names]) => `**${licence}**: ${[...names].sort().join(', ')}.`)
  .join('\n\n');

const notice = readFileSync('NOTICE.md', 'utf8');
const [before, rest] = notice.split(BEGIN);
const after = rest?.split(END)[1];
if (after === undefined) throw new Error('NOTICE.md has lost the marks around its list of packages');
const wanted = `${before}${BEGIN}\n\n${list}\n\n${END}${after}`;

if (wanted === notice) {
  console.log(`NOTICE.md names every runtime package (${byLicence.size} licences)`);
} else if (process.argv.includes('--check')) {
  console.error('NOTICE.md is out of date: run node scripts/notices.mjs');
  process.exitCode = 1;
} else {
  writeFileSync('NOTICE.md', wanted);
  console.log('NOTICE.md was brought up to date');
}
