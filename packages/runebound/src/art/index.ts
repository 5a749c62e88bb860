/** Pictures of cards, people and towns, for whoever shows them: plain SVG as text, without the rules of the game. */

import * as art from '@questwright/art';
import type { Frame } from '@questwright/art';
import type { Content } from '@questwright/kernel';
import { CARDS } from '../content/index.ts';
import { ALDERMARK_TOWNS } from '../content/towns.ts';
import { artOf } from './derive.ts';

export { artOf };
export { fighter, lair, open, type FighterLook } from './scene.ts';

export const cardPicture = (card: Content, id: string, frame?: Frame): string =>
  art.cardPicture(artOf(card, id), id, frame);
export const portrait = (card: Content, id: string, frame?: { size?: number; key?: string }): string =>
  art.portrait(artOf(card, id), id, frame);
export const bust = (card: Content, id: string, key: string): string => art.bust(artOf(card, id), id, key);
export const token = (card: Content, id: string, look: { size: number; color: string; key: string }): string =>
  art.token(artOf(card, id), id, look);

/** A card of the game itself, or a town (`space-tamalir`), where no table with packs is at hand. */
export function builtIn(id: string): Content | undefined {
  if (Object.hasOwn(CARDS, id)) return CARDS[id];
  const town = id.replace(/^space-/, '');
  const found = Object.values(ALDERMARK_TOWNS).find((one) => one.town === town);
  return found?.art && { kind: 'space', art: found.art };
}
