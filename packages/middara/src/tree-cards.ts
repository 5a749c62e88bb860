/** Discipline cards: the Tree tells the LVL, and the LVL the price. */

import type { GearCard } from './cards.ts';
import { DISCIPLINE_TEXTS, PRICES } from './content/disciplines/index.ts';
import { DISCIPLINE_TREES } from './content/disciplines/trees.ts';
import { TREES } from './words.ts';

const LEVELS = [1, 2, 3, 4] as const;

export const DISCIPLINE_CARDS: Readonly<Record<string, GearCard>> = Object.fromEntries(
  TREES.flatMap((tree) =>
    Object.entries(DISCIPLINE_TEXTS[tree]).map(([id, text]): [string, GearCard] => {
      const at = DISCIPLINE_TREES[tree].findIndex(({ cards }) => cards.includes(id));
      if (at < 0) throw new Error(`${tree} has no Discipline ${id}`);
      return [id, { kind: 'discipline', tags: [tree], level: LEVELS[at]!, XP: PRICES[at]!, ...text }];
    }),
  ),
);
