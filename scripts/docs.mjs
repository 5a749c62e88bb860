// Every file, folder and link that a document names must be there, and every page of docs/ must be linked to. Reports file:line. Usage: node scripts/docs.mjs [folder]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const SKIPPED = new Set(['node_modules', 'dist', 'fixtures']);
const FOLDER = /^(packages|apps|docs|scripts|examples|scenarios|fixtures)\//;
const FILE = /^[\w<>*{},./-]+\.(ts|tsx|mjs|css|json|yaml|md)$/;

function* filesUnder(root, folder = '') {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) continue;
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(root, name);
    else yield name;
  }
}

/** `<game>` and `*` stand for any name, `{one,other}` for some; a file may be named by the end of its path. */
function matching(named) {
  const pattern = named
    .replace(/\/$/, '')
    .replaceAll('.', '\\.')
    .replaceAll(/<[^>]*>|\*/g, '[^/]+')
    .replaceAll(/\{([^}]*)\}/g, (_, names) => `(${names.replaceAll(',', '|')})`);
  return new RegExp(`(^|/)${pattern}(/|$)`);
}

export function docs(root) {
  const files = [...filesUnder(root)];
  const problems = [];
  const linked = new Set();
  let count = 0;
  for (const doc of files.filter((file) => file.endsWith('.md'))) {
    const folder = path.join(root, path.dirname(doc));
    for (const [at, line] of readFileSync(path.join(root, doc), 'utf8').split('\n').entries()) {
      const links = [...line.matchAll(/\]\(([^)#:]+)(#[^)]*)?\)/g)].map(([, link]) => link);
      const named = [...line.matchAll(/`([^` ]+)`/g)]
        .map(([, code]) => code)
        .filter((code) => FOLDER.test(code) || FILE.test(code));
      count += links.length + named.length;
      for (const link of links) linked.add(path.posix.join(path.posix.dirname(doc), link));
      const missing = [
        ...links.filter((link) => !existsSync(path.join(folder, link))),
        ...named.filter((code) => {
          const wanted = matching(code);
          return !existsSync(path.join(root, code)) && !files.some((file) => wanted.test(file));
        }),
      ];
      for (const one of missing) problems.push(`${doc}:${at + 1}: ${one} is not there`);
    }
  }
  // Nobody finds a page that no other page leads to.
  for (const page of files.filter((file) => /^docs\/[^/]+\.md$/.test(file) && !linked.has(file))) {
    problems.push(`${page}: no document links to it`);
  }
  return { problems, summary: `docs: ${count} files and links, every one there` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { problems, summary } = docs(process.argv[2] ?? '.');
  if (problems.length > 0) console.error(problems.join('\n'));
  else console.log(summary);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
