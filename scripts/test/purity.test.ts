import { expect, test } from 'vitest';
import { purity } from '../purity.mjs';
import { run, withProject } from './project.ts';

const KERNEL = 'packages/kernel/src/index.ts';
const check = (files: Record<string, string>) => withProject(files, purity);

test.each([
  ['the clock', 'export const now = () => Date.now();', 'Date'],
  ['a new date', 'export const now = () => new Date();', 'Date'],
  ['the other clock', 'export const now = () => performance.now();', 'performance'],
  ['chance', 'export const roll = () => Math.random();', 'Math.random'],
  ['chance in brackets', "export const roll = () => Math['random']();", 'Math.random'],
  ['chance taken apart', 'export const { random } = Math;', 'Math'],
  ['a random id', 'export const id = () => crypto.randomUUID();', 'crypto'],
  ['the way around', 'export const now = () => globalThis.Date.now();', 'globalThis'],
  [
    'the order of a language',
    'export const sort = (one: string, other: string) => one.localeCompare(other);',
    'localeCompare',
  ],
  ['the letters of a language', 'export const big = (text: string) => text.toLocaleUpperCase();', 'toLocaleUpperCase'],
  ['the numbers of a language', 'export const number = new Intl.NumberFormat();', 'Intl'],
  ['a module of Node', "import { readFileSync } from 'node:fs';\nexport { readFileSync };", 'node:fs'],
  ['a module of Node by its old name', "export { randomUUID } from 'crypto';", 'crypto'],
  ['a package for random ids', "export { v4 } from 'uuid';", 'uuid'],
  ['a late import', "export const late = () => import('./late.ts');", 'import()'],
  ['printing', "export const say = () => console.log('x');", 'console'],
])('in the kernel, %s is reported with its place', (_, text, what) => {
  const { problems } = check({ [KERNEL]: `// first line\n${text}\n` });
  expect(problems).not.toEqual([]);
  expect(problems.every((problem) => problem.startsWith(`${KERNEL}:2:`))).toBe(true);
  expect(problems.join('\n')).toContain(` ${what}: `);
});

test.each([
  'packages/runebound/src/rules/turn/turn.ts',
  'packages/runebound-midnight/src/setup.ts',
  'packages/middara/src/rules/attack/attack.ts',
  'packages/practice/src/skirmish.ts',
])('%s is held to the same', (file) => {
  const { problems } = check({ [KERNEL]: 'export {};', [file]: 'export const now = Date.now();' });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`${file}:1:20 Date: `);
});

test('names of one’s own, properties and harmless mathematics pass', () => {
  const text = `
    export type Card = { Date: number; performance: number };
    export const half = (card: Card) => Math.floor(card.Date / 2) + card.performance;
    export function run(process: { console: string }): string { return process.console; }
  `;
  expect(check({ [KERNEL]: text })).toEqual({
    problems: [],
    summary: 'purity: 1 files of rules and 0 of content are clean',
  });
});

test('where a game or an expansion names its other parts they may be loaded late, and nothing else is allowed', () => {
  const late = {
    'packages/runebound/src/game.ts': "export const bots = () => import('./bot.ts');",
    'packages/runebound/src/variants/rain/index.ts': "export const soak = () => import('./soak.ts');",
  };
  expect(check({ [KERNEL]: 'export {};', ...late }).problems).toEqual([]);
  const now = { 'packages/runebound/src/game.ts': 'export const now = Date.now();' };
  expect(check({ [KERNEL]: 'export {};', ...now }).problems).toHaveLength(1);
});

test('packages that are no rules may use the clock', () => {
  const files = { [KERNEL]: 'export {};', 'packages/harness/src/play.ts': 'export const now = Date.now();' };
  expect(check(files).problems).toEqual([]);
});

test.each([
  ['an arrow', 'export const card = { special: () => 1 };'],
  ['a method', 'export const card = { special() { return 1; } };'],
  ['a function', 'export function card() {}'],
  ['a class', 'export class Card {}'],
])('%s in content is reported', (_, text) => {
  for (const file of ['packages/runebound/src/content/items.ts', 'packages/runebound/content/items.ts']) {
    const { problems } = check({ [KERNEL]: 'export {};', [file]: text });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('a function: content is data');
  }
});

test('seeing no kernel is a failure, not a success', () => {
  const { problems } = check({ 'packages/other/src/index.ts': 'export {};' });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('no file of packages/kernel/src was seen');
});

test('a file that cannot be read is a failure', () => {
  const { problems } = check({ [KERNEL]: 'export const = ;' });
  expect(problems).not.toEqual([]);
  expect(problems[0]).toContain('cannot be read');
});

test('the command fails when there is something to report, and only then', () => {
  const command = (text: string) => withProject({ [KERNEL]: text }, (folder) => run('purity.mjs', folder));
  expect(command('export const now = Date.now();')).toMatchObject({ code: 1, out: '' });
  expect(command('export {};')).toMatchObject({ code: 0, error: '' });
});
