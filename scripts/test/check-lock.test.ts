import path from 'node:path';
import { expect, test } from 'vitest';
import { checkLock } from '../check-lock.mjs';
import { run, withProject } from './project.ts';

const VITE = { version: '8.0.0', optionalDependencies: { '@rolldown/linux': '1.0.0', '@rolldown/darwin': '1.0.0' } };

test('a lock that names every platform and no address passes', () => {
  const packages = {
    '': { name: 'project' },
    'node_modules/vite': VITE,
    'node_modules/@rolldown/linux': { version: '1.0.0' },
    'node_modules/@rolldown/darwin': { version: '1.0.0' },
  };
  expect(checkLock({ packages })).toEqual({ problems: [], summary: 'package-lock.json is complete (4 packages)' });
});

test('a missing platform package is named', () => {
  const packages = { 'node_modules/vite': VITE, 'node_modules/@rolldown/linux': {} };
  expect(checkLock({ packages }).problems).toEqual(['vite -> @rolldown/darwin: not in the lock']);
});

test('a download address is named, and the command fails', () => {
  const lock = JSON.stringify({ packages: { 'node_modules/vite': { resolved: 'https://example.org/vite.tgz' } } });
  const outcome = withProject({ 'lock.json': lock }, (folder) => run('check-lock.mjs', path.join(folder, 'lock.json')));
  expect(outcome).toEqual({ code: 1, out: '', error: 'vite: has a download address' });
});
