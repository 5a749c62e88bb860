import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mustReadCatalogue } from '@questwright/rulebook/files';
import { ruleIdsOnDisk, ruleIdsSource } from '../rules-generate.ts';
import { stringLiterals } from '../rules-literals.ts';
import { readOptions } from '../rules-options.ts';
import { isValid, keepProof, readProgress, readProofs } from '../rules-proof.ts';
import { Dependencies, filesUnder, findEnforced, ROOT, ruleTestFiles } from '../rules-sources.ts';
import { ago, readVitestReport } from '../rules-tests.ts';
import { citingTests } from '../rules-where.ts';
import { timeLeft } from '../watched-run.ts';

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

  test('enforce by marks, too', () => {
    write(
      'packages/game/src/marked.ts',
      `export const f = (a) => {\n  /* AB-CD-1 */ if (a)\n    return 'AB-CD-2';\n};`,
    );
    const found = findEnforced(folder, (id) => id.startsWith('AB-CD-'));
    expect([...found]).toEqual([
      ['AB-CD-1', ['packages/game/src/marked.ts:2']],
      ['AB-CD-2', ['packages/game/src/marked.ts:3']],
    ]);
  });

  test('on which a test depends are those of its package, of what that imports, and of how it is run', () => {
    const file = 'packages/game/test/rules/one.test.ts';
    write(`own/${file}`, `import '@questwright/tools'; rule('AB-CD-3');`);
    write('own/packages/game/test/rules/two.test.ts', `rule('AB-CD-4');`);
    write('own/packages/game/src/a.ts', `import '@questwright/engine/parts';`);
    const keys = (): readonly string[] => {
      const sources = new Dependencies(path.join(folder, 'own'));
      return [sources.ofTest(file), sources.ofProof('AB-CD-3', 'rule'), sources.ofProof('AB-CD-4', 'rule')];
    };
    let before = keys();
    const changes = (changed: string): readonly boolean[] => {
      write(`own/${changed}`, `${Math.random()}`);
      const now = keys();
      const differs = now.map((key, at) => key !== before[at]);
      before = now;
      return differs;
    };
    for (const one of ['game/src/b.ts', 'game/test/helper.ts', 'game/test/fixture.json']) {
      expect(changes(`packages/${one}`), one).toEqual([true, true, true]);
    }
    for (const one of ['packages/engine/src/parts.ts', 'packages/tools/src/c.ts', 'vitest.config.ts']) {
      expect(changes(one), one).toEqual([true, true, true]);
    }
    const others = ['packages/other/src/d.ts', 'packages/engine/test/e.ts', 'packages/game/dist/f.js', 'README.md'];
    for (const one of others) expect(changes(one), one).toEqual([false, false, false]);
    expect(changes('packages/game/test/rules/two.test.ts')).toEqual([false, false, true]);
    write('own/packages/game/test/rules/three.test.ts', `const id = 'AB-CD-1';\nrule(id);`);
    write('own/packages/game/test/rules/four.test.ts', `import '@questwright/rulebook/files'; rule('AB-CD-6');`);
    before = keys();
    const sources = (): Dependencies => new Dependencies(path.join(folder, 'own'));
    expect(sources().naming('AB-CD-3')).toEqual([file]);
    expect(sources().naming('AB-CD-5')).toEqual(['packages/game/test/rules/three.test.ts']);
    expect(sources().naming('XY-CD-5')).toEqual([]);
    const then = sources().ofProof('AB-CD-6', 'rule');
    expect(changes('packages/rulebook/catalogue/base.yaml')).toEqual([false, false, false]);
    expect(sources().ofProof('AB-CD-6', 'rule')).not.toBe(then);
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
  const lines = [{ start: 2 }, { begin: 'k1' }, { end: 'k1' }, { found: 'A-1' }, { begin: 'k2' }];
  const read = readProgress(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  expect(read).toEqual({ of: 2, found: 1, endless: new Set(['k2']), done: false });
  expect(readProgress('{"done":true}\n').done).toBe(true);
});

test('the prover says how long it will take', () => {
  expect(timeLeft({ of: 500, found: 0 }, 1000, 'rules')).toBe('0 of 500 rules');
  expect(timeLeft({ of: 500, found: 100 }, 10_000, 'rules')).toBe('100 of 500 rules, about 40 s left');
  expect(timeLeft({ of: 500, found: 1 }, 1000, 'rules')).toBe('1 of 500 rules, about 9 min left');
});

test('proofs are kept one by one, the latest counts, and only while its sources are the same', () => {
  const file = path.join(folder, 'proofs.jsonl');
  const entry = mustReadCatalogue().rule('TIC-SET-01');
  const sources = new Dependencies(ROOT);
  const key = sources.ofProof(entry.id, entry.kind);
  const finding = { id: entry.id, verdict: 'unproven', because: 'x' } as const;
  keepProof({ key: 'other', at: 1, finding }, file);
  expect(isValid(readProofs(file).get(entry.id), entry, sources)).toBe(false);
  keepProof({ key, at: 2, finding: { ...finding, verdict: 'proven' } }, file);
  write('proofs.jsonl', `${readFileSync(file, 'utf8')}{"key":"half a li`);
  const proof = readProofs(file).get(entry.id);
  expect(proof).toMatchObject({ at: 2, finding: { verdict: 'proven' } });
  expect(isValid(proof, entry, sources)).toBe(true);
  expect(isValid(undefined, entry, sources)).toBe(false);
});

test('ages are told in words', () => {
  const now = 1_000_000_000;
  expect([30, 60, 150, 3600, 90_000, 400_000].map((seconds) => ago(now - seconds * 1000, now))).toEqual([
    'just now',
    '1 minute ago',
    '2 minutes ago',
    '1 hour ago',
    '1 day ago',
    '4 days ago',
  ]);
});

test('the tests that cite a rule are found without running them', () => {
  const text = `rule('A-1', 'one', () => 0);\ndata(['A-2', 'A-1'], name, () => toRefuse('A-3'));\nother('A-1', 'x');`;
  expect(citingTests('a.ts', text, 'A-1')).toEqual([
    { line: 1, name: 'one', title: '[A-1] one' },
    { line: 2, name: 'name', title: '[data A-2, A-1] name' },
  ]);
  expect(citingTests('a.ts', text, 'A-3')).toEqual([]);
});

describe('the command', () => {
  test('reads its options', () => {
    const none = { json: false, help: false, generate: false, prove: null, missing: null, where: null, results: null };
    expect(readOptions([])).toEqual(none);
    expect(readOptions(['--prove', '--json'])).toEqual({ ...none, prove: 'all', json: true });
    expect(readOptions(['--prove', 'midnight'])).toEqual({ ...none, prove: 'midnight' });
    expect(readOptions(['--prove', 'RB-CBT-19'])).toEqual({ ...none, prove: { id: 'RB-CBT-19' } });
    expect(readOptions(['--missing', '--where', 'A-1'])).toEqual({ ...none, missing: 'all', where: 'A-1' });
    expect(() => readOptions(['--where'])).toThrow('--where needs a rule id');
    expect(() => readOptions(['--results', '--json'])).toThrow('--results needs a file');
  });

  const run = (...words: string[]): { status: number | null; stdout: string; stderr: string } => {
    const args = ['--import', 'tsx', '--conditions=development', 'scripts/rules.ts', ...words];
    return spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  };
  // Without --results the command would run all rule tests.
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
    expect(books['runebound-base']).toMatchObject({ total: 473, tested: 1, exempt: expect.any(Number) });
    expect(books['runebound-base'].missing).toContain('RB-CBT-20');
  });

  test('says where a rule is, without running tests', { timeout: 60_000 }, () => {
    const { status, stdout } = run('--where', 'MD-TAG-63');
    expect(status).toBe(0);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.slice(0, 10).trim()),
    ).toEqual(['MD-TAG-63', 'written', 'enforced', 'tested', 'proven', 'exempt']);
    expect(stdout).toMatch(/enforced  packages\/middara\/src\/.*weapons\.ts:\d+\n/);
    expect(stdout).toMatch(/tested    packages\/middara\/test\/rules\/.*\.test\.ts:\d+: a SHIELD has the Range/);
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
    expect(refused('--prove', 'TIC-SET-99')).toEqual(answer(/^Unknown rule TIC-SET-99\./));
    expect(refused('--results', 'none.json')).toEqual(answer(/^The results in none\.json cannot be read: ENOENT/));
  });

  test('reports a test that cites what it must not', { timeout: 60_000 }, () => {
    const { status, stderr } = withResults(['[RB-CBT-99] a'], '--missing', 'small-games');
    expect(status).toBe(1);
    expect(stderr).toContain('a.test.ts: "[RB-CBT-99] a" cites the unknown id RB-CBT-99');
  });
});
