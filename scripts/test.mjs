// Every check of the project. The last line is "N passed, N failed, N skipped".
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { findRedis } from './redis.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const total = { passed: 0, failed: 0, skipped: 0 };
const started = Date.now();

const heading = (text) => console.log(`\n— ${text} (${((Date.now() - started) / 1000).toFixed(0)} s) —`);

function run(parameters, environment = {}) {
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } };
  return spawnSync(process.execPath, parameters, options).status;
}

function check(name, parameters) {
  heading(name);
  if (run(parameters) === 0) total.passed += 1;
  else total.failed += 1;
}

function suite(name, parameters, reportFile, environment, count) {
  heading(name);
  mkdirSync(path.dirname(reportFile), { recursive: true });
  rmSync(reportFile, { force: true });
  const status = run(parameters, environment);
  let counted = { passed: 0, failed: 0, skipped: 0 };
  try {
    counted = count(JSON.parse(readFileSync(reportFile, 'utf8')));
  } catch {
    counted.failed = 1;
  }
  // A file that cannot even be loaded fails the run but counts as no test.
  if (status !== 0 && counted.failed === 0) counted.failed = 1;
  for (const key of Object.keys(total)) total[key] += counted[key];
}

check('types', ['node_modules/typescript/bin/tsc', '--build']);
check('lint', ['scripts/lint.mjs']);

const redis = findRedis();
console.log(redis.path ? `Redis: ${redis.path} (${redis.how})` : `NO REDIS: ${redis.tried.join('; ')}`);
const unitReport = path.join(root, '.cache/unit.json');
suite(
  'unit tests',
  ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  unitReport,
  {},
  (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests }),
);

check('coverage of the kernel', [
  'node_modules/vitest/vitest.mjs',
  'run',
  'packages/kernel',
  '--coverage',
  '--reporter=dot',
]);

const browser = await findBrowser(root);
if (browser.path) {
  const browserReport = path.join(root, '.cache/e2e.json');
  suite(
    `browser tests with ${browser.path} (${browser.how})`,
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    browserReport,
    { BROWSER_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }),
  );
} else {
  console.log(`BROWSER TESTS NOT RUN: ${browser.tried.join('; ')}. Set BROWSER_PATH to a Chromium to run them.`);
  if (process.env.REQUIRE_BROWSER === '1') total.failed += 1;
  else total.skipped += 1;
}

heading('done');
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
