/** Icons are packed small: none that no game shows. */

import { readdirSync, readFileSync } from 'node:fs';
import { ICONS } from '@questwright/art/words';
import { expect, test } from 'vitest';

const PACKAGES = new URL('../../', import.meta.url);

test('every icon is shown by some game', () => {
  const sources = ['runebound/src/', 'middara/src/', 'practice/src/'].flatMap((folder) =>
    readdirSync(new URL(folder, PACKAGES), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(new URL(`${folder}${file}`, PACKAGES), 'utf8')),
  );
  const named = new Set(sources.flatMap((source) => source.match(/(?<=')[a-z-]+[0-9]?(?=')|[a-z]+(?=:)/g) ?? []));
  expect(ICONS.filter((icon) => !named.has(icon))).toEqual([]);
});
