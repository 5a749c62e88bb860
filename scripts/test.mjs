// Every check of the project; with --changed [COMMIT] only what the changes since then can reach. The last line is
// "N passed, N failed, N skipped".
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { changedSince, reachedTests } from './reached.mjs';
import { findRedis } from './redis.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [option, since = 'HEAD'] = process.argv.slice(2);
if (option !== undefined && option !== '--changed') {
  console.error('Usage: npm test, or npm run test:changed [-- COMMIT]');
  process.exit(2);
}
const changed = option === undefined ? null : changedSince(root, since);
/** Whether a file that begins with one of these was changed; without --changed everything counts as changed. */
const touches = (...places) => changed?.some((file) => places.some((place) => file.startsWith(place))) ?? true;
const total = { passed: 0, failed: 0, skipped: 0 };
/** What went wrong, said once more at the end: whoever sees only the last lines must know where to look. */
const remarks = [];
const started = Date.now();

const heading = (text) => console.log(`\n— ${text} (${((Date.now() - started) / 1000).toFixed(0)} s) —`);

function run(parameters, environment = {}) {
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } };
  return spawnSync(process.execPath, parameters, options).status;
}

function check(name, parameters, tries = 1) {
  heading(name);
  if (run(parameters) === 0) {
    total.passed += 1;
  } else if (tries > 1) {
    remarks.push(`UNSTEADY, run once more: ${name}`);
    check(name, parameters, tries - 1);
  } else {
    total.failed += 1;
    remarks.push(`FAILED ${name}`);
  }
}

/** The report that a runner wrote, or nothing when it broke before it could write one. */
function report(parameters, file, environment = {}) {
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const status = run(parameters, environment);
  try {
    return { status, report: JSON.parse(readFileSync(file, 'utf8')) };
  } catch {
    return { status, report: undefined };
  }
}

function add(name, status, counted) {
  // A file that cannot even be loaded fails the run but counts as no test.
  if (status !== 0 && counted.failed === 0) counted.failed = 1;
  if (counted.failed > 0) remarks.push(`FAILED ${name}`);
  for (const key of Object.keys(total)) total[key] += counted[key];
}

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

const vitest = (file, names) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  ...names,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
];

const brokenTests = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) => `${path.relative(root, name)}: ${fullName}\n${failureMessages.join('\n')}`,
      ),
  );

/**
 * All unit tests. Files with a failure are run once more, alone: a machine too busy for a test that waits for
 * another process is no failure of ours. Such a test is named at the end, so that nobody overlooks it.
 */
function unitTests() {
  const reached = changed === null ? [] : reachedTests(root, since, changed);
  heading(changed === null ? 'unit tests' : `unit tests: ${reached.length} files`);
  if (changed !== null && reached.length === 0) return undefined;
  const file = path.join(root, '.cache/unit.json');
  const first = report(vitest(file, reached), file);
  if (first.report === undefined) return add('unit tests: no report', 1, { ...NOTHING });
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped, testResults } = first.report;
  const names = testResults.filter(({ status }) => status === 'failed').map(({ name }) => path.relative(root, name));
  if (names.length === 0) return add('unit tests', first.status, { passed, failed, skipped });
  remarks.push(...brokenTests(first.report).map((text) => `FIRST TIME: ${text}`));
  heading(`once more: ${names.join(', ')}`);
  const again = path.join(root, '.cache/unit-again.json');
  const second = report(vitest(again, names), again);
  if (second.report === undefined || second.status !== 0) {
    remarks.push(...(second.report === undefined ? [] : brokenTests(second.report).map((text) => `AGAIN: ${text}`)));
    return add(`unit tests: ${names.join(', ')}`, 1, { passed, failed, skipped });
  }
  remarks.push(`UNSTEADY, passed when run once more: ${names.join(', ')}`);
  return add('unit tests', 0, { passed: passed + failed, failed: 0, skipped });
}

check('types', ['node_modules/typescript/bin/tsc', '--build']);
check('lint', ['scripts/lint.mjs']);

const redis = findRedis();
console.log(redis.path ? `Redis: ${redis.path} (${redis.how})` : `NO REDIS: ${redis.tried.join('; ')}`);
unitTests();

// Its properties are tried with other numbers in each run.
if (touches('packages/kernel/')) {
  check(
    'coverage of the kernel',
    ['node_modules/vitest/vitest.mjs', 'run', 'packages/kernel', '--coverage', '--reporter=dot'],
    2,
  );
}

// Rules and cards are on the page, too; what only plays or counts many games is not.
const ON_THE_PAGE = /^(apps\/(web|server)|packages\/(?!(harness|rulebook|packs)\/)[^/]+\/src)\//;
const browser = await findBrowser(root);
if (changed !== null && !changed.some((file) => ON_THE_PAGE.test(file))) {
  heading('browser tests: nothing on the pages was changed');
} else if (browser.path) {
  heading(`browser tests with ${browser.path} (${browser.how})`);
  const file = path.join(root, '.cache/e2e.json');
  const { status, report: browserReport } = report(
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    file,
    { BROWSER_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  );
  const stats = browserReport?.stats ?? { expected: 0, flaky: 0, unexpected: 1, skipped: 0 };
  const { expected, flaky, unexpected, skipped } = stats;
  add('browser tests', status, { passed: expected + flaky, failed: unexpected, skipped });
} else {
  console.log(`BROWSER TESTS NOT RUN: ${browser.tried.join('; ')}. Set BROWSER_PATH to a Chromium to run them.`);
  if (process.env.REQUIRE_BROWSER === '1') total.failed += 1;
  else total.skipped += 1;
}

heading('done');
for (const remark of remarks) console.log(remark);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
