/** What the terrains of the dice are called here, by the one table that says which is which. */

import { MOVEMENT_DIE } from '../../content/box.ts';
import { landOf, LANDS, SYMBOL } from './words.ts';

/** Words of the base that name a terrain, made from the names of the lands. */
export function landWords(words: Readonly<Record<string, string>>): Record<string, string> {
  const said: Record<string, string> = {};
  for (const land of LANDS) {
    const symbol = SYMBOL[land];
    for (const kind of ['terrain', 'text.symbol', 'text.word']) said[`${kind}.${symbol}`] = words[`land.${land}`]!;
    said[`text.place.${symbol}`] = words[`land.${land}.place`]!;
  }
  for (const [at, face] of MOVEMENT_DIE.entries())
    said[`face.${at + 1}`] = face.map((symbol) => words[`land.${landOf(symbol)}`]!).join('/');
  return said;
}
