// Installs the dependencies when they are missing or out of date. Only Node's own modules are used.
// With --installed (npm calls it so after an install) it only notes that they are there.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stamp = path.join(root, 'node_modules', '.bootstrap');
const lockFolder = path.join(root, '.cache', 'bootstrap.lock');

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Questwright needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

const wanted = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex');
const fresh = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
const sleep = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

function takeLock() {
  mkdirSync(path.dirname(lockFolder), { recursive: true });
  // `npm start` and `npm test` at once on a fresh clone: the second waits for the first.
  for (;;) {
    try {
      mkdirSync(lockFolder);
      return;
    } catch {
      if (fresh()) process.exit(0);
      try {
        const abandoned = Date.now() - statSync(lockFolder).mtimeMs > 900_000;
        if (abandoned) rmSync(lockFolder, { recursive: true, force: true });
      } catch {
        // The other process released the lock meanwhile.
      }
      sleep(500);
    }
  }
}

function install() {
  const started = Date.now();
  console.error('Installing dependencies (first run, or the lock file changed)…');
  const parameters = ['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'];
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  // npm names its own script here: the same npm, no shell, works on Windows.
  const npm = process.env.npm_execpath;
  const result = npm
    ? spawnSync(process.execPath, [npm, ...parameters], options)
    : spawnSync('npm', parameters, { ...options, shell: process.platform === 'win32' });
  if (result.status === 0) {
    writeFileSync(stamp, wanted);
    console.error(`Dependencies installed in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  } else {
    console.error('The dependencies could not be installed: see the npm error above.');
    process.exitCode = 1;
  }
}

if (process.argv.includes('--installed')) {
  writeFileSync(stamp, wanted);
} else if (!fresh() && process.env.SKIP_BOOTSTRAP !== '1') {
  takeLock();
  try {
    if (!fresh()) install();
  } finally {
    rmSync(lockFolder, { recursive: true, force: true });
  }
}
