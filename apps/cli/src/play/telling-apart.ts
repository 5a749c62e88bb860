/** Options that read alike: joined when they come to the same, else with what tells them apart. */

import type { Sight } from '@questwright/messages';
import { say } from '../language.ts';

interface Alike {
  id: string;
  text: string;
}

/** `join` is false where several of them may be chosen together. */
export function toldApart<I extends Alike>(items: readonly I[], sights: () => readonly Sight[], join: boolean): I[] {
  const byText = new Map<string, I[]>();
  for (const item of items) byText.set(item.text, [...(byText.get(item.text) ?? []), item]);
  if (byText.size === items.length) return [...items];
  const known = new Map(sights().map((sight) => [sight.word, sight]));
  return [...byText.values()].flatMap((group) => (group.length === 1 ? group : apart(group, known, join)));
}

function apart<I extends Alike>(group: readonly I[], known: ReadonlyMap<string, Sight>, join: boolean): I[] {
  const differing = differingWords(group.map(({ id }) => id.split(':')));
  const details = new Map<string, I[]>();
  group.forEach((item, i) => {
    const words = differing[i]!;
    const told = words.map((word) => known.get(word)?.detail ?? known.get(word)?.names[0] ?? word).join(', ');
    details.set(told, [...(details.get(told) ?? []), item]);
  });
  return [...details].flatMap(([detail, same]) => {
    const text = details.size === 1 ? same[0]!.text : `${same[0]!.text} (${detail})`;
    const number = same.length;
    if (number === 1) return [{ ...same[0]!, text }];
    if (join) return [{ ...same[0]!, text: `${text} ${say('alike.joined', { number })}` }];
    return same.map((item, i) => ({
      ...item,
      text: i === 0 ? text : `${text} ${say('alike.which', { which: i + 1, number })}`,
    }));
  });
}

/** Of each id, the words that are not the same in all of them. */
function differingWords(ids: readonly (readonly string[])[]): string[][] {
  const same = (at: number): boolean => ids.every((words) => words[at] === ids[0]![at]);
  return ids.map((words) => words.filter((_, at) => !same(at)));
}
