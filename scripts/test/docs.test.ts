import { expect, test } from 'vitest';
import { docs } from '../docs.mjs';
import { run, withProject } from './project.ts';

const PROJECT: Record<string, string> = {
  'packages/kernel/src/playing/flow.ts': '',
  'packages/practice/src/words.en.json': '{}',
  'docs/glossary.md': '[back](../GUIDE.md#steps) `flow.ts` `t.read` `play(game)`',
  'GUIDE.md':
    '[words](docs/glossary.md) [site](https://example.org/a.md) `packages/<game>/src` `src/{words,cards}.en.json`',
};
const check = (changed: Record<string, string>) => withProject({ ...PROJECT, ...changed }, docs);

test('documents in order pass, and all they name is seen', () => {
  expect(check({})).toEqual({ problems: [], summary: 'docs: 5 files and links, every one there' });
});

test.each([
  ['[words](docs/words.md)', 'docs/words.md'],
  ['see `packages/kernel/src/step.ts`', 'packages/kernel/src/step.ts'],
  ['see `packages/<game>/rules`', 'packages/<game>/rules'],
  ['see `low.ts`', 'low.ts'],
])('what is not there is told with its place: %s', (line, missing) => {
  const more = { 'docs/more.md': `# More\n\n${line}`, 'README.md': '[more](docs/more.md)' };
  expect(check(more).problems).toEqual([`docs/more.md:3: ${missing} is not there`]);
});

test('a page that nothing leads to is told', () => {
  expect(check({ 'docs/lost.md': '# Lost' }).problems).toEqual(['docs/lost.md: no document links to it']);
});

test('the command fails with the list', () => {
  const { code, error } = withProject({ 'README.md': '`docs/gone.md`' }, (folder) => run('docs.mjs', folder));
  expect([code, error]).toEqual([1, 'README.md:1: docs/gone.md is not there']);
});
