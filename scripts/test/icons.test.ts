import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICONS } from '../../packages/art/src/subject/icon-names.ts';
import { ICON_PATHS } from '../../packages/art/src/subject/icons.ts';
import { iconPaths } from '../icons.ts';

test('the paths of icons are those of the icon set: npm run icons', () => {
  expect(ICON_PATHS).toEqual(iconPaths());
  expect(Object.keys(ICON_PATHS)).toEqual([...ICONS]);
});

test('NOTICE.md names where they come from', () => {
  const notice = readFileSync(new URL('../../NOTICE.md', import.meta.url), 'utf8');
  expect(notice).toMatch(/game-icons\.net.*CC BY 3\.0/);
});
