/** The small board instead of the large one; not in the book. */

import type { Edit, Pack } from '@questwright/kernel';
import { BOARD, SMALL } from '../../content.ts';
import type { RuneboundExtension } from '../../extension.ts';
import type { Land } from '../../world.ts';
import WORDS from './words.en.json' with { type: 'json' };

const rule = 'QST-BRD-01';

const SMALL_BOARD: Pack<Land> = {
  id: 'small-board',
  kind: 'variant',
  rule,
  edits: [
    ...Object.keys(BOARD)
      .filter((content) => !(content in SMALL))
      .map((content): Edit<Land> => ({ rule, content, remove: true })),
    ...Object.entries(SMALL).map(([content, space]): Edit<Land> =>
      content in BOARD ? { rule, content, replace: space } : { rule, content, add: space },
    ),
  ],
};

export const SMALL_BOARD_EXTENSION: RuneboundExtension = { pack: SMALL_BOARD, words: { en: WORDS } };
