import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { changedSince, reachedTests } from '../reached.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

test('a file that nobody imports reaches the tests that name its folder', () => {
  const reached = reachedTests(root, 'HEAD', ['fixtures/recordings/new.ndjson']);
  expect(reached).toContain('packages/games/test/recordings.test.ts');
});

test('a commit that is not there is said', () => {
  expect(() => changedSince(root, 'no-such-commit')).toThrow(/no-such-commit/);
});
