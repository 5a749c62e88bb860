// Finds a Chromium for the browser tests, or gets one; never throws. Gives { path, how } or { path: null, tried }.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// The one without a window of its own first: a test begins sooner in it.
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];
const PACKAGE = '@sparticuz/chromium';
const PACKAGE_VERSION = '147.0.0';

const works = (file) =>
  Boolean(file) &&
  existsSync(file) &&
  spawnSync(file, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

async function inPlaywrightCache() {
  try {
    const { chromium } = await import('@playwright/test');
    const file = chromium.executablePath();
    return existsSync(file) ? file : null;
  } catch {
    return null;
  }
}

// A Chromium inside an npm package: needs no root and no other host.
async function fromPackage(root) {
  const folder = path.join(root, '.cache', 'browser');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  if (!existsSync(path.join(folder, 'node_modules', PACKAGE))) {
    const quiet = ['--no-audit', '--no-fund', '--no-save', '--no-package-lock', '--ignore-scripts', '--loglevel=error'];
    const parameters = ['install', ...quiet, `${PACKAGE}@${PACKAGE_VERSION}`];
    const options = { cwd: folder, stdio: 'ignore', timeout: 300_000 };
    const npm = process.env.npm_execpath;
    const result = npm
      ? spawnSync(process.execPath, [npm, ...parameters], options)
      : spawnSync('npm', parameters, options);
    if (result.status !== 0) throw new Error('could not be installed');
  }
  const entry = createRequire(path.join(folder, 'package.json')).resolve(PACKAGE);
  const module = await import(pathToFileURL(entry).href);
  return module.default.executablePath();
}

export async function findBrowser(root) {
  const named = process.env.BROWSER_PATH;
  if (named) {
    return works(named)
      ? { path: named, how: 'BROWSER_PATH' }
      : { path: null, tried: [`BROWSER_PATH=${named} does not run`] };
  }
  for (const command of COMMANDS) {
    const file = onPath(command);
    if (works(file)) return { path: file, how: 'system' };
  }
  for (const file of PLACES) if (existsSync(file)) return { path: file, how: 'system' };
  const tried = ['no Chromium or Chrome on this machine'];

  const cached = await inPlaywrightCache();
  if (cached) return { path: cached, how: 'Playwright cache' };
  if (process.env.NO_BROWSER_INSTALL === '1') return { path: null, tried };

  if (process.platform === 'linux' && process.arch === 'x64') {
    try {
      const file = await fromPackage(root);
      if (works(file)) return { path: file, how: `npm package ${PACKAGE}` };
      tried.push(`${PACKAGE} does not run`);
    } catch (error) {
      tried.push(`${PACKAGE} ${error.message}`);
    }
  }
  if (process.platform === 'linux' && process.getuid() === 0 && onPath('apt-get')) {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { stdio: 'ignore', timeout: 400_000, env: environment };
    spawnSync('apt-get', ['update'], options);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], options);
    const file = onPath('chromium-headless-shell');
    if (works(file)) return { path: file, how: 'apt-get' };
    tried.push('apt-get could not install it');
  }
  const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  const installed = await inPlaywrightCache();
  if (installed) return { path: installed, how: 'playwright install' };
  return { path: null, tried: [...tried, 'playwright install failed'] };
}
