/** Pictures of cards, people and towns, for whoever shows them: plain SVG as text, without the rules of the game. */

import type { Content } from '@questwright/kernel';
import { CARDS } from '../content/index.ts';

export { artOf } from './derive.ts';
export { cardPicture, portrait, token, type Frame } from './picture.ts';
export type { Art } from './words.ts';

/** A card of the game itself, where no table with packs is at hand. */
export const builtIn = (id: string): Content | undefined => (Object.hasOwn(CARDS, id) ? CARDS[id] : undefined);
