/** The small board instead of the large one; not in the book. */

import type { Pack } from '@questwright/kernel';
import { boardEdits } from '../../rules/board/board-edits.ts';
import { SMALL_BOARD as DRAWING } from '../../content/small-board.ts';
import type { RuneboundExtension } from '../../extension.ts';
import type { RuneboundWorld } from '../../world.ts';
import WORDS from './words.en.json' with { type: 'json' };

const SMALL_BOARD: Pack<RuneboundWorld> = {
  id: 'small-board',
  kind: 'variant',
  rule: 'QST-BRD-01',
  edits: boardEdits('QST-BRD-01', DRAWING),
};

export const SMALL_BOARD_EXTENSION: RuneboundExtension = { pack: SMALL_BOARD, words: { en: WORDS } };
