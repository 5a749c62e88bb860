import { beginProving, endProving, type RuleId } from '@questwright/rulebook';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, describe, expect, test } from 'vitest';
import { checkMarks, mayHaveMarks, readMarks, withSwitches } from '../marks.mjs';
import { ROOT } from '../rules-sources.ts';
import { run, withProject } from './project.ts';

afterEach(endProving);

/** What a function gives with its rule, and what without it: a condition that may fail either way gives two answers. */
function bothWays(body: string, ...given: readonly unknown[]): unknown[] {
  const source = withSwitches('a.ts', `const f = (a, b) => { ${body} };`);
  const refuse = (id: string): string => `refused by ${id}`;
  const f = runInThisContext(`(refuse) => { ${source} return f; }`)(refuse) as (
    ...about: readonly unknown[]
  ) => unknown;
  const state = beginProving();
  const found = [f(...given)];
  for (const conditions of [false, true]) {
    state.knockout = { rule: 'RB-CBT-19', conditions, edits: null };
    found.push(f(...given));
    if (!state.undecided) break;
  }
  return found;
}

describe('without its rule', () => {
  test('a statement is left out', () => {
    expect(bothWays('/* RB-CBT-19 */ if (a) return 1; return 2;', true)).toEqual([1, 2]);
    expect(bothWays('const all = []; if (a) /* RB-CBT-19 */ all.push(1); else all.push(2); return all;', 1)).toEqual([
      [1],
      [],
    ]);
    expect(bothWays('const all = []; if (a) /* RB-CBT-19 */ all.push(1); else all.push(2); return all;', 0)).toEqual([
      [2],
      [2],
    ]);
  });

  test('a comparison is its neighbour', () => {
    expect(bothWays('return b && /* RB-CBT-19 */ a >= 3;', 3, true)).toEqual([true, false]);
    expect(bothWays('return /* RB-CBT-19 */ a === b;', 3, 3)).toEqual([true, false]);
  });

  test('a condition fails the way that its mark says, else either way', () => {
    expect(bothWays('return b && /* RB-CBT-19 true */ a.has(1);', new Set(), true)).toEqual([false, true]);
    expect(bothWays('return b && /* RB-CBT-19 */ a.has(1);', new Set([1]), true)).toEqual([true, false, true]);
  });

  test('a number, a text, a list and anything else is 0, empty or null', () => {
    const values = [
      [7, 0],
      ['x', ''],
      [[1], []],
      [{ x: 1 }, null],
    ];
    for (const [value, neutral] of values)
      expect(bothWays('return /* RB-CBT-19 */ a;', value)).toEqual([value, neutral]);
  });

  test('anything may be what its mark says instead', () => {
    expect(bothWays('return /* RB-CBT-19 Math.max(...a) */ a.reduce((x, y) => x + y);', [2, 3])).toEqual([5, 3]);
    expect(bothWays("/* RB-CBT-19 'other' */ return a ? 'one' : 'two';", true)).toEqual(['one', 'other']);
    expect(bothWays('/* RB-CBT-19 b && a > 1 */ if (a) return 1; return 2;', 1, true)).toEqual([1, 2]);
    expect(bothWays('/* RB-CBT-19 a.push(2) */ a.push(1); return [...a];', [])).toEqual([[1], [1, 2]]);
    expect(bothWays('/* RB-CBT-19 0 */ const sum = a + b; return sum;', 1, 2)).toEqual([3, 0]);
    expect(bothWays('return [1, 2].filter(/* RB-CBT-19 true */ (one) => one > a);', 1)).toEqual([[2], [1, 2]]);
    expect(bothWays('return { /* RB-CBT-19 0 */ sum: (c) => a + c }.sum(b);', 1, 2)).toEqual([3, 0]);
    expect(bothWays('return { /* RB-CBT-19 0 */ sum(c) { return a + c; } }.sum(b);', 1, 2)).toEqual([3, 0]);
  });

  test('nothing is refused by it, marked or not', () => {
    expect(bothWays("return refuse('RB-CBT-19', a);")).toEqual(['refused by RB-CBT-19', null]);
    expect(bothWays("return refuse(a ? 'RB-CBT-19' : 'RB-CBT-20');", true)).toEqual(['refused by RB-CBT-19', null]);
    expect(bothWays("return refuse('RB-CBT-20');")).toEqual(['refused by RB-CBT-20', 'refused by RB-CBT-20']);
  });

  test('marks may follow each other, lie inside each other, and name several rules', () => {
    expect(bothWays('return /* RB-CBT-18 1 */ /* RB-CBT-19 2 */ a;', 7)).toEqual([7, 2]);
    expect(bothWays('/* RB-CBT-18 [] */ return [/* RB-CBT-19 2 */ a];', 7)).toEqual([[7], [2]]);
    expect(bothWays('return /* RB-CBT-18, RB-CBT-19 2 */ a;', 7)).toEqual([7, 2]);
  });

  test('only that rule is out, and with edits against it none', () => {
    const state = beginProving();
    state.knockout = { rule: 'RB-CBT-19' as RuleId, conditions: false, edits: null };
    expect([state.out('RB-CBT-19'), state.out('RB-CBT-18')]).toEqual([true, false]);
    state.knockout = { rule: 'RB-CBT-19' as RuleId, conditions: false, edits: [] };
    expect(state.out('RB-CBT-19')).toBe(false);
  });
});

describe('a mark is refused', () => {
  const problems = (source: string): readonly string[] => readMarks('a.ts', source).problems;

  test('before a chain: which part of it is meant?', () => {
    for (const chain of ['a && b', 'a || b', 'a ?? b', 'a ? b : c', 'a + b', 'a > 1 && b']) {
      expect(problems(`const f = (a, b, c) => /* RB-CBT-19 */ ${chain};`)).toEqual([
        'a.ts:1 the mark RB-CBT-19: it stands before a chain: mark a later part, what is declared, or the statement',
      ]);
    }
  });

  test('when it is written wrongly', () => {
    const wrong = 'a mark is /* ID */, or /* ID what is the case without the rule */ as an expression';
    expect(problems('const f = () => {\n  // RB-CBT-19\n  return 1;\n};')).toEqual([`a.ts:2 ${wrong}`]);
    expect(problems('const f = () => /*RB-CBT-19*/ 1;')).toEqual([`a.ts:1 ${wrong}`]);
    expect(problems('const f = () => /* RB-CBT-19: wounds */ 1;')).toEqual([`a.ts:1 ${wrong}`]);
  });

  test('when it says what the source cannot say', () => {
    expect(problems('const f = (a) => /* RB-CBT-19 is a rule */ a;')).toEqual([
      'a.ts:1 the mark RB-CBT-19: is a rule is no expression',
    ]);
    expect(problems('const f = (a) => /* RB-CBT-19 wounds(a.gold) */ a;')).toEqual([
      'a.ts:1 the mark RB-CBT-19: the source knows nothing of wounds',
    ]);
  });

  test('where nothing can be left out', () => {
    expect(problems('const f = (a) => { g(a); /* RB-CBT-19 */ };')).toEqual([
      'a.ts:1 the mark RB-CBT-19: nothing follows that could be left out',
    ]);
    expect(problems('/* RB-CBT-19 */ const a = 1;')).toEqual([
      'a.ts:1 the mark RB-CBT-19: this is read once, when the rules are loaded, and cannot be left out later',
    ]);
    expect(problems('/* RB-CBT-19 */ function f() { return 1; }')).toEqual([
      'a.ts:1 the mark RB-CBT-19: say what the function gives without the rule',
    ]);
    expect(() => withSwitches('a.ts', '/* RB-CBT-19 */ const a = 1;')).toThrow('a.ts:1 the mark RB-CBT-19');
  });
});

test('the check of the project knows the rules of the catalogue', () => {
  const ids = { 'packages/rulebook/src/rule-ids.ts': "export type RuleId =\n  // base\n  | 'RB-CBT-19';\n" };
  const game = (text: string): Record<string, string> => ({ ...ids, 'packages/game/src/a.ts': text });
  withProject(game('export const f = () => /* RB-CBT-19 */ 1;'), (folder) => {
    expect(run('marks.mjs', folder)).toEqual({ code: 0, out: 'marks: 1 marks of rules are sound', error: '' });
  });
  withProject(game('\nexport const f = () => /* RB-CBT-99 */ 1;'), (folder) => {
    const error = 'packages/game/src/a.ts:2 the mark RB-CBT-99: no such rule';
    expect(run('marks.mjs', folder)).toEqual({ code: 1, out: '', error });
  });
  withProject(game('export const f = (): /* RB-CBT-19 */ number => 1;'), (folder) => {
    expect(checkMarks(folder).problems).toEqual([
      expect.stringContaining('packages/game/src/a.ts cannot be read with its marks switched off'),
    ]);
  });
});

test('marks count in the rules of games', () => {
  const files = ['packages/middara/src/rules/movement/sight.ts', 'packages/practice/src/skirmish/movement.ts'];
  const others = [
    'packages/kernel/src/playing/play.ts',
    'packages/harness/src/vitest.ts',
    'packages/middara/test/rules/field.ts',
  ];
  expect([...files, ...others].filter(mayHaveMarks)).toEqual(files);
  for (const file of files) expect(readFileSync(path.join(ROOT, file), 'utf8')).not.toBe('');
});
