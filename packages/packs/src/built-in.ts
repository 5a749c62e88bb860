/** Holds the cards that a game has already against what its verbs, conditions and amounts take. */

import { load, pathsOf } from '@questwright/kernel';
import type { ContentSchema, GameEntry } from '@questwright/messages';
import { Text } from './card-text.ts';
import { Shapes } from './shapes.ts';
import { Sheet } from './sheet.ts';

/** What is wrong with their abilities and effects: the card, the place on it, what belongs there. */
export function wrongEffects(
  definition: GameEntry['definition'],
  schema: Omit<ContentSchema, 'kinds'>,
  packs: readonly string[] = [],
): string[] {
  const { rules } = load(definition, { packs });
  const contents = new Map(Object.entries(rules.content));
  const kinds = new Map([...contents].map(([id, { kind }]) => [id, String(kind)]));
  const known = { schema: { kinds: {}, ...schema }, rules, contents, kinds };
  return [...contents].flatMap(([id, content]) => {
    const sheet = new Sheet(JSON.stringify(content));
    const nodeAt = (path: readonly string[]) => sheet.at(sheet.root!, path);
    const shapes = new Shapes(sheet, known, id, (one) => new Text(one, new Set(Object.keys(content))));
    const text = new Text(shapes, new Set(Object.keys(content)));
    if (content.abilities) text.abilities(nodeAt(['abilities']), `${id}.abilities`);
    for (const path of rules.lists.flatMap((one) => pathsOf(content, one.split('.'))))
      text.effects(nodeAt(path), [id, ...path].join('.'));
    return sheet.problems.map(({ message }) => message);
  });
}
