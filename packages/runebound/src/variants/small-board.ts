/** The small board instead of the large one; not in the book. */

import type { Edit, Pack } from '@questwright/kernel';
import { BOARD, SMALL } from '../content.ts';
import type { Land } from '../world.ts';

const rule = 'QST-BRD-01';

export const SMALL_BOARD: Pack<Land> = {
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
