import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mustReadCatalogue } from '@questwright/rulebook/files';
import { ruleIdsOnDisk, ruleIdsSource } from '../rules-generate.ts';
import { stringLiterals } from '../rules-literals.ts';
import { readOptions } from '../rules-options.ts';
import { readProgress } from '../rules-proof.ts';
import { filesUnder, findEnforced, hashSources, ROOT, ruleTestFiles } from '../rules-sources.ts';
import { readVitestReport } from '../rules-tests.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rules-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

test('the generated rule ids are those of the catalogue (npm run rules -- --generate)', () => {
  expect(ruleIdsOnDisk()).toBe(ruleIdsSource(mustReadCatalogue()));
});

test('the rulebook runs in a browser: only files.ts, which nobody imports, touches the machine', () => {
  const files = filesUnder(ROOT, 'packages/rulebook/src').filter((file) => !file.endsWith('/files.ts'));
  const machine = files.filter((file) => /'node:|'\.\/files\.ts'/.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(files.length).toBeGreaterThan(5);
  expect(machine).toEqual([]);
});

describe('string literals', () => {
  const idsIn = (source: string): readonly string[] =>
    stringLiterals('a.ts', source).flatMap(({ text, line }) => (/^[A-Z-]+\d+$/.test(text) ? [`${text}:${line}`] : []));

  test('count in code', () => {
    expect(idsIn(`const a = { rule: 'A-1' };\ncall("A-2", ['A-3']);\nconst b = \`\${f('A-4')}\`;`)).toEqual([
      'A-1:1',
      'A-2:2',
      'A-3:2',
      'A-4:3',
    ]);
  });

  test('do not count in comments, texts, templates, expressions and types', () => {
    const source = `// 'A-1'
      /* 'A-2' */
      const a = "say 'A-3'", b = \`'A-4'\`, c = /'A-5'/, d = 6 / 2 /* 'A-6' */ / 1;
      const url = 'https://example.org'; // 'A-7'
      type T = 'A-8' | { rule: 'A-9' };`;
    expect(idsIn(source)).toEqual([]);
  });

  test('do not count in overrides, which name the rules of others', () => {
    expect(
      idsIn(`edit({ rule: 'A-1', overrides: ['A-2', 'A-3'], 'overrides': ['A-4'], step: { rule: 'A-5' } })`),
    ).toEqual(['A-1:1', 'A-5:1']);
  });

  test('cannot be read from a broken file', () => {
    expect(() => idsIn('const = 1')).toThrow(/^a\.ts cannot be read: /);
  });
});

describe('the sources', () => {
  test('that enforce are those of packages, without catalogue, tests and test helpers', () => {
    const files = ['kernel/src/a.ts', 'kernel/src/b/c.ts', 'practice/src/d.ts'];
    const others = [
      'harness/src/e.ts',
      'rulebook/src/f.ts',
      'kernel/test/g.ts',
      'kernel/src/h.test.ts',
      'kernel/dist/i.ts',
    ];
    for (const file of [...files, ...others]) write(`packages/${file}`, `\nexport const rule = 'A-1';`);
    expect(findEnforced(folder, (id) => id === 'A-1').get('A-1')).toEqual([
      'packages/kernel/src/a.ts:2',
      'packages/kernel/src/b/c.ts:2',
      'packages/practice/src/d.ts:2',
    ]);
  });

  test('have a hash that changes with each of them, and not with what is built', () => {
    write('packages/kernel/src/a.ts', '1');
    const before = hashSources(folder);
    write('packages/kernel/dist/a.js', '2');
    expect(hashSources(folder)).toBe(before);
    write('packages/kernel/test/a.json', '3');
    const then = hashSources(folder);
    expect(then).not.toBe(before);
    write('packages/kernel/src/a.ts', '4');
    expect(hashSources(folder)).not.toBe(then);
  });

  test('of rule tests lie in test/rules', () => {
    for (const file of [
      'test/rules/x.test.ts',
      'test/rules/deep/y.test.ts',
      'test/z.test.ts',
      'test/rules/helper.ts',
    ]) {
      write(`packages/kernel/${file}`, '');
    }
    expect(ruleTestFiles(folder)).toEqual([
      'packages/kernel/test/rules/deep/y.test.ts',
      'packages/kernel/test/rules/x.test.ts',
    ]);
  });
});

describe('the report of vitest', () => {
  test('gives passed and other tests, and files that could not be run', () => {
    const file = (name: string, status: string, ...tests: { title: string; status: string }[]): object => ({
      name: path.join(ROOT, name),
      status,
      assertionResults: tests,
    });
    const report = {
      testResults: [
        file('a.test.ts', 'failed', { title: 'x', status: 'passed' }, { title: 'y', status: 'failed' }),
        file('b.test.ts', 'failed'),
        file('c.test.ts', 'passed', { title: 'z', status: 'pending' }),
      ],
    };
    expect(readVitestReport(JSON.stringify(report))).toEqual({
      tests: [
        { name: 'x', file: 'a.test.ts', passed: true },
        { name: 'y', file: 'a.test.ts', passed: false },
        { name: 'z', file: 'c.test.ts', passed: false },
      ],
      broken: ['b.test.ts'],
    });
    expect(() => readVitestReport('{}')).toThrow('it is not a JSON report of vitest');
  });
});

test('the progress of the prover tells which test never ended', () => {
  const finding = { id: 'A-1', verdict: 'proven', because: 'x' };
  const lines = [{ start: 2 }, { begin: 'k1' }, { end: 'k1' }, { finding }, { begin: 'k2' }];
  const read = readProgress(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  expect(read).toEqual({ findings: [finding], endless: new Set(['k2']), done: false });
  expect(readProgress('{"done":true}\n').done).toBe(true);
});

describe('the command', () => {
  test('reads its options', () => {
    const none = { json: false, help: false, generate: false, prove: null, missing: null, where: null, results: null };
    expect(readOptions([])).toEqual(none);
    expect(readOptions(['--prove', '--json'])).toEqual({ ...none, prove: 'all', json: true });
    expect(readOptions(['--prove', 'midnight'])).toEqual({ ...none, prove: 'midnight' });
    expect(readOptions(['--missing', '--where', 'A-1'])).toEqual({ ...none, missing: 'all', where: 'A-1' });
    expect(() => readOptions(['--where'])).toThrow('--where needs a rule id');
    expect(() => readOptions(['--results', '--json'])).toThrow('--results needs a file');
  });

  const run = (...words: string[]): { status: number | null; stdout: string; stderr: string } => {
    const args = ['--import', 'tsx', '--conditions=development', 'scripts/rules.ts', ...words];
    return spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  };
  // Without --results the command would run all tests, this one among them, without end.
  const withResults = (titles: readonly string[], ...words: string[]): ReturnType<typeof run> => {
    const assertionResults = titles.map((title) => ({ title, status: 'passed' }));
    const file = { name: path.join(ROOT, 'a.test.ts'), status: 'passed', assertionResults };
    write('results.json', JSON.stringify({ testResults: [file] }));
    return run('--results', path.join(folder, 'results.json'), ...words);
  };

  test('prints one JSON object and nothing else', { timeout: 60_000 }, () => {
    const { status, stdout } = withResults(['[RB-CBT-19] a'], '--json');
    expect(status).toBe(0);
    const { books } = JSON.parse(stdout);
    expect(books['runebound-base']).toMatchObject({ total: 472, tested: 1, exempt: expect.any(Number) });
    expect(books['runebound-base'].missing).toContain('RB-CBT-20');
  });

  test('refuses unknown books, options and rules, and names the known ones', { timeout: 60_000 }, () => {
    const refused = (...words: string[]): unknown => {
      const { status, stdout, stderr } = run(...words);
      return { status, stdout, stderr };
    };
    const answer = (stderr: RegExp): object => ({ status: 2, stdout: '', stderr: expect.stringMatching(stderr) });
    expect(refused('--prove', 'chess')).toEqual(
      answer(/^Unknown book chess\. Known books: runebound-base, midnight, /),
    );
    expect(refused('--wrong')).toEqual(answer(/^Unknown option --wrong\. Known options: --json, --prove, /));
    expect(refused('--where', 'TIC-SET-99')).toEqual(
      answer(/^Unknown rule TIC-SET-99\. Known in its area: TIC-SET-01, /),
    );
    expect(refused('--results', 'none.json')).toEqual(answer(/^The results in none\.json cannot be read: ENOENT/));
  });

  test('reports a test that cites what it must not', { timeout: 60_000 }, () => {
    const { status, stderr } = withResults(['[RB-CBT-99] a'], '--missing', 'small-games');
    expect(status).toBe(1);
    expect(stderr).toContain('a.test.ts: "[RB-CBT-99] a" cites the unknown id RB-CBT-99');
  });
});
