/** Pictures of cards, people and towns, for whoever shows them: plain SVG as text, without the rules of the game. */

import type { Content } from '@questwright/kernel';
import { CARDS } from '../content/index.ts';
import { ALDERMARK_TOWNS } from '../content/towns.ts';

export { artOf } from './derive.ts';
export { cardPicture, portrait, token, type Frame } from './picture.ts';
export type { Art } from './words.ts';

/** A card of the game itself, or a town (`space-tamalir`), where no table with packs is at hand. */
export function builtIn(id: string): Content | undefined {
  if (Object.hasOwn(CARDS, id)) return CARDS[id];
  const town = id.replace(/^space-/, '');
  const found = Object.values(ALDERMARK_TOWNS).find((one) => one.town === town);
  return found?.art && { kind: 'space', art: found.art };
}
