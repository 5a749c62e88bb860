/** Heroes of Isheim: the six of the Frozen Wastes, for games in other lands. Where it is cold they are there already. */

import type { Edit, Pack } from '@questwright/kernel';
import type { RuneboundExtension } from '../../extension.ts';
import type { RuneboundWorld } from '../../world.ts';
import HEROES_EN from './heroes.en.json' with { type: 'json' };
import { HEROES_OF_ISHEIM } from './content/heroes.ts';
import WORDS from './words.en.json' with { type: 'json' };

const PACK: Pack<RuneboundWorld> = {
  id: 'heroes-of-isheim',
  kind: 'pack',
  rule: 'FW-SET-19',
  excludes: [{ pack: 'frozen-wastes', rule: 'FW-SET-19' }],
  edits: Object.entries(HEROES_OF_ISHEIM).map(([id, one]): Edit<RuneboundWorld> => ({
    rule: 'FW-SET-19',
    content: id,
    add: one,
  })),
};
export const HEROES_OF_ISHEIM_EXTENSION: RuneboundExtension = {
  pack: PACK,
  words: { en: { ...HEROES_EN, ...WORDS } },
  box: { 'hero cards of isheim': { rule: 'FW-CMP-04', count: 6 } },
};
