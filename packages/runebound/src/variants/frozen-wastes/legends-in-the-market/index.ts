/** Legend cards as market cards, in a game without the rest of Isheim: what they say of the cold means nothing there. */

import type { Content, Edit, Pack } from '@questwright/kernel';
import type { RuneboundExtension } from '../../../extension.ts';
import type { RuneboundWorld } from '../../../world.ts';
import CARDS from '../cards.en.json' with { type: 'json' };
import type { Legend } from '../cards.ts';
import { AMOUNTS, CONDITIONS, TIMINGS, VALUES } from '../conditions.ts';
import { LEGENDS } from '../content/legends.ts';
import { VERB_NAMES } from '../verbs.ts';
import WORDS from './words.en.json' with { type: 'json' };

/** Words that only Isheim knows. */
const COLD: readonly string[] = [AMOUNTS, CONDITIONS, TIMINGS, VALUES].flatMap(Object.keys).concat(VERB_NAMES);
const isCold = (one: unknown): boolean => {
  if (typeof one === 'string') return COLD.includes(one);
  if (Array.isArray(one)) return one.some(isCold);
  if (typeof one !== 'object' || one === null) return false;
  return Object.entries(one).some(([key, value]) => COLD.includes(key) || isCold(value));
};
function plain({ abilities = [], modifies = [], ...card }: Legend): Content {
  const kept = abilities.filter((one) => !isCold(one));
  const changes = modifies.filter((one) => !isCold(one));
  return { ...card, ...(kept.length > 0 && { abilities: kept }), ...(changes.length > 0 && { modifies: changes }) };
}

/** FW-VAR-06: the cards with a difficulty are taken out again by switching it off. */
const LEGENDS_IN_THE_MARKET: Pack<RuneboundWorld> = {
  id: 'legends-in-the-market',
  kind: 'variant',
  rule: 'FW-VAR-05',
  excludes: [{ pack: 'frozen-wastes', rule: 'FW-GEN-05' }],
  edits: Object.entries(LEGENDS).map(([content, one]): Edit<RuneboundWorld> => ({
    rule: 'FW-VAR-05',
    content,
    add: plain(one),
  })),
};

export const LEGENDS_IN_THE_MARKET_EXTENSION: RuneboundExtension = {
  pack: LEGENDS_IN_THE_MARKET,
  words: { en: { ...CARDS, ...WORDS } },
};
