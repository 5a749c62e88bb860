/** Names for the spaces that have none of their own: from the terrain, the region or course, and the coordinates. */

import { BOARD } from '../content.ts';

export function namesOfSpaces(words: Readonly<Record<string, string>>): Record<string, string> {
  const names: Record<string, string> = {};
  for (const [id, { terrain, region, course }] of Object.entries(BOARD)) {
    if (terrain === 'town') continue;
    const at = id
      .slice('space-'.length)
      .replace(/(?<=^.)0/, '')
      .toUpperCase();
    names[`content.${id}`] = (words[`space.${terrain}.${region}`] ?? words[`space.${terrain}`]!)
      .replace('{region}', words[`region.${region}`]!)
      .replace('{course}', words[`region.${course}`]!)
      .replace('{at}', at);
  }
  return names;
}
