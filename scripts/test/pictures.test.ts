import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fingerprints } from '../front-art.ts';

const KEPT = new URL('../../apps/web/src/front/pictures.json', import.meta.url);

test('the pictures of the front page are no older than the art; `npm run pictures` draws them anew', () => {
  expect(JSON.parse(readFileSync(KEPT, 'utf8'))).toEqual(fingerprints());
});
