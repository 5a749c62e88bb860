import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildIn, hashOfSources } from '../src/web-build.ts';

let root: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'questwright-sources-'));
  write('package-lock.json', '{}');
  write('apps/web/package.json', '{"dependencies":{"@questwright/kernel":"0.1.0","react":"19.3.1"}}');
  write('apps/web/src/front.tsx', 'one');
  write('packages/kernel/package.json', '{}');
  write('packages/kernel/src/index.ts', 'one');
  write('packages/rulebook/package.json', '{}');
});

afterEach(() => rmSync(root, { recursive: true }));

test.each(['apps/web/src/front.tsx', 'apps/web/src/new.css', 'packages/kernel/src/index.ts', 'package-lock.json'])(
  'a change of %s makes the build stale',
  (file) => {
    const before = hashOfSources(root);
    write(file, 'two');
    expect(hashOfSources(root)).not.toBe(before);
  },
);

test.each(['apps/web/dist/index.html', 'apps/web/e2e/front.spec.ts', 'packages/rulebook/src/index.ts'])(
  'a change of %s does not',
  (file) => {
    const before = hashOfSources(root);
    write(file, 'two');
    expect(hashOfSources(root)).toBe(before);
  },
);

test('a build says what it was made from', () => {
  expect(buildIn(root)).toBeNull();
  write('.sources', '0123456789abcdef0123456789abcdef');
  expect(buildIn(root)).toBe('0123456789abcdef');
});
