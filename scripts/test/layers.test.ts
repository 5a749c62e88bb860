import { expect, test } from 'vitest';
import { layers } from '../layers.mjs';
import { run, withProject } from './project.ts';

const manifest = (name: string, ...dependencies: string[]) =>
  JSON.stringify({
    name: `@questwright/${name}`,
    exports: { '.': { development: './src/index.ts' }, './secrets': { development: './src/secrets.ts' } },
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '0.1.0'])),
  });

const KERNEL = '@questwright/kernel';
const PROJECT: Record<string, string> = {
  'packages/kernel/package.json': manifest('kernel'),
  'packages/kernel/src/index.ts': "export { deep } from './deep.ts';",
  'packages/kernel/src/deep.ts': 'export const deep = 1;',
  'packages/runebound/package.json': manifest('runebound', KERNEL, '@questwright/bots'),
  'packages/runebound/src/index.ts': `import { deep } from '${KERNEL}';\nexport { deep };`,
  'packages/runebound/src/bot/greedy.ts': "export { deep } from '@questwright/bots';",
  'packages/runebound/src/words.ts': "export const COLOURS = ['green'] as const;",
  'packages/runebound/src/rules/effects/effects.ts': 'export type Effect = { verb: string };\nexport const apply = 1;',
  'packages/runebound/src/content/items.ts':
    "import type { Effect } from '../rules/effects/effects.ts';\nimport { COLOURS } from '../words.ts';\nexport const items: Effect[] = [{ verb: COLOURS[0] }];",
  'packages/runebound/src/secrets.ts':
    "import './content/secrets/plot.ts';\nimport './secrets.en.json' with { type: 'json' };\nexport const SECRETS = 1;",
  'packages/runebound/src/secrets.en.json': '{}',
  'packages/runebound/src/content/secrets/plot.ts': 'export const plot = 1;',
  'packages/runebound-midnight/package.json': manifest('runebound-midnight', KERNEL, '@questwright/runebound'),
  'packages/runebound-midnight/src/index.ts': "export { deep } from '@questwright/runebound';",
  'packages/bots/package.json': manifest('bots', KERNEL),
  'packages/bots/src/index.ts': `export { deep } from '${KERNEL}';`,
  'packages/harness/package.json': manifest('harness', KERNEL),
  'packages/harness/src/index.ts': `export { deep } from '${KERNEL}';`,
  'apps/web/package.json': manifest('web', KERNEL, '@questwright/harness', 'react'),
  'apps/web/src/page.tsx': `import { deep } from '${KERNEL}';\nexport const page = <b>{deep}</b>;`,
  'apps/cli/package.json': manifest('cli', KERNEL, '@questwright/runebound'),
  'apps/cli/src/main.ts': "export { SECRETS } from '@questwright/runebound/secrets';",
};

const check = (changed: Record<string, string>) => withProject({ ...PROJECT, ...changed }, layers);

test('a project in order passes, and all of it is seen', () => {
  expect(check({})).toEqual({ problems: [], summary: 'layers: 14 modules with 12 imports, every one allowed' });
});

test.each([
  ['packages/kernel/src/deep.ts', "import 'node:fs';", 'kernel-imports-nothing'],
  ['packages/kernel/src/deep.ts', "import 'react';", 'kernel-imports-nothing'],
  ['packages/kernel/src/deep.ts', "import type { page } from '@questwright/runebound';", 'kernel-imports-nothing'],
  ['packages/harness/src/index.ts', "import '../../../apps/web/src/page.tsx';", 'packages-do-not-import-apps'],
  ['apps/cli/src/main.ts', "import '../../web/src/page.tsx';", 'apps-do-not-import-apps'],
  ['apps/web/src/page.tsx', "import '../../../packages/kernel/src/deep.ts';", 'no-path-into-another-package'],
  ['packages/harness/test/play.test.ts', "import '../../kernel/src/deep.ts';", 'no-path-into-another-package'],
  ['apps/web/src/page.tsx', "import '@questwright/kernel/deep';", 'does not export it'],
  ['apps/web/src/page.tsx', "void import('@questwright/nothing');", 'no such package'],
  ['apps/web/src/page.tsx', "import './gone.ts';", 'no such file'],
  ['packages/runebound/src/index.ts', "import '@questwright/harness';", 'games-stand-on-the-kernel-side'],
  ['packages/runebound/src/index.ts', "import '@questwright/bots';", 'games-stand-on-the-kernel-side'],
  ['packages/runebound/src/index.ts', "import '@questwright/runebound-midnight';", 'a-game-imports-its-base-only'],
  [
    'packages/runebound/src/content/items.ts',
    "import { apply } from '../rules/effects/effects.ts';",
    'content-imports-words',
  ],
  ['packages/runebound/src/content/items.ts', "import '../index.ts';", 'content-imports-words'],
  ['packages/runebound/src/words.ts', "import './rules/effects/effects.ts';", 'words-import-nothing'],
  ['packages/runebound/src/world.ts', "import './rules/effects/effects.ts';", 'world-imports-words-only'],
  ['apps/web/src/page.tsx', "void import('@questwright/runebound/secrets');", 'no-secrets-in-pages'],
  ['packages/runebound/src/index.ts', "export { SECRETS } from './secrets.ts';", 'secrets-stay-at-the-server'],
  ['packages/runebound/src/index.ts', "import './content/secrets/plot.ts';", 'secrets-stay-at-the-server'],
  [
    'packages/runebound/src/index.ts',
    "import './secrets.en.json' with { type: 'json' };",
    'secrets-stay-at-the-server',
  ],
  ['packages/art/src/index.ts', "import '@questwright/runebound';", 'below-the-games'],
  ['packages/dice/src/index.ts', "import '@questwright/bots';", 'below-the-games'],
  ['apps/cli/src/main.ts', "import 'commander';", 'declared-dependency'],
  ['apps/cli/src/main.ts', "import '@questwright/harness';", 'declared-dependency'],
])('%s with %s is refused: %s', (file, text, reason) => {
  const { problems } = check({ [file]: `// first line\n${text}\n` });
  expect(problems.some((problem) => problem.startsWith(`${file}:2 `) && problem.includes(reason))).toBe(true);
});

test('a page that gets secrets by a long way is found, and one that only knows their types is not', () => {
  const games = {
    'packages/games/package.json': manifest('games', '@questwright/runebound'),
    'packages/games/src/index.ts': "import '@questwright/runebound/secrets';",
    'apps/web/package.json': manifest('web', KERNEL, '@questwright/harness', '@questwright/games', 'react'),
  };
  const page = (text: string) => check({ ...games, 'apps/web/src/page.tsx': text }).problems;
  expect(page('export {};')).toEqual([]);
  expect(page("import type { Games } from '@questwright/games';")).toEqual([]);
  expect(check({ ...games, 'apps/web/src/deep.ts': "import '@questwright/games';" }).problems).toEqual([
    'packages/games/src/index.ts:1 @questwright/runebound/secrets  no-secrets-in-pages: a page gets it by ' +
      'apps/web/src/deep.ts > packages/games/src/index.ts',
  ]);
});

test('seeing nothing is a failure, not a success', () => {
  const { problems } = withProject({ 'packages/kernel/package.json': manifest('kernel') }, layers);
  expect(problems).toEqual(['only 0 modules were seen: the check looked in the wrong place']);
});

test('the command fails when there is something to report, and only then', () => {
  const command = (changed: Record<string, string>) =>
    withProject({ ...PROJECT, ...changed }, (folder) => run('layers.mjs', folder));
  expect(command({ 'apps/cli/src/main.ts': "import 'commander';" })).toMatchObject({ code: 1, out: '' });
  expect(command({})).toMatchObject({ code: 0, error: '' });
});
