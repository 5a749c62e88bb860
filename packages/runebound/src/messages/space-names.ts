/** Names for the spaces that have none of their own: from the terrain, the region or course, and the coordinates. */

import type { Space } from '../cards.ts';

export function namesOfSpaces(
  words: Readonly<Record<string, string>>,
  board: Readonly<Record<string, Space>>,
): Record<string, string> {
  const names: Record<string, string> = {};
  for (const [id, { terrain, region, course }] of Object.entries(board)) {
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
