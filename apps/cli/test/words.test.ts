import { missingWords } from '@questwright/messages';
import { expect, test } from 'vitest';
import { GAMES } from '@questwright/games';
import { titleOf } from '../src/games.ts';

test.each(GAMES.map((entry) => [titleOf(entry), entry] as const))(
  '%s has words for everything',
  { timeout: 60_000 },
  (_, entry) => {
    expect(missingWords(entry)).toEqual([]);
  },
);
