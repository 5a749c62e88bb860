import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

type Manifest = { dependencies?: Record<string, string> };

const SCOPE = '@questwright/';
const STAMP = '.sources';
const GENERATED = new Set(['node_modules', 'dist', 'test', 'e2e']);

/** Builds apps/web unless the finished build belongs to the sources as they are. Gives the folder of the build. */
export async function ensureWebBuild(root: string, say: (line: string) => void): Promise<string> {
  const web = path.join(root, 'apps/web');
  const finished = path.join(web, 'dist');
  const stamp = path.join(finished, STAMP);
  const wanted = hashOfSources(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return finished;

  say('Building the web page…');
  // Built aside and moved into place: two starts at once must not write into one folder.
  const aside = path.join(root, '.cache', `web-${process.pid}`);
  await build(web, aside);
  writeFileSync(path.join(aside, STAMP), wanted);
  rmSync(finished, { recursive: true, force: true });
  renameSync(aside, finished);
  return finished;
}

/** What a build was made from; null for one that does not say. */
export function buildIn(folder: string): string | null {
  const stamp = path.join(folder, STAMP);
  return existsSync(stamp) ? readFileSync(stamp, 'utf8').slice(0, 16) : null;
}

export function hashOfSources(root: string): string {
  const hash = createHash('sha256');
  const workspaces = workspacesBehind(root, 'apps/web');
  const files = [...workspaces.flatMap((workspace) => filesBelow(root, workspace)), 'package-lock.json', 'NOTICE.md'];
  for (const file of files.filter((name) => existsSync(path.join(root, name)))) {
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function workspacesBehind(root: string, start: string): string[] {
  const found = [start];
  for (const workspace of found) {
    const manifest = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8')) as Manifest;
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      const next = `packages/${name.slice(SCOPE.length)}`;
      if (name.startsWith(SCOPE) && !found.includes(next)) found.push(next);
    }
  }
  return found;
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => !GENERATED.has(entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(root, file) : [file];
    });
}

function build(web: string, folder: string): Promise<void> {
  const manifest = createRequire(path.join(web, 'package.json')).resolve('vite/package.json');
  const vite = path.join(path.dirname(manifest), 'bin/vite.js');
  const parameters = [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  return new Promise((resolve, reject) => {
    // Its output goes to stderr: the last line of stdout is the address.
    const environment = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(process.execPath, parameters, { cwd: web, env: environment, stdio: ['ignore', 2, 2] });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('the web page could not be built'))));
  });
}
