/** Where a new game begins, in games that have several beginnings. */

import type { Content, Loaded, Params } from '@questwright/kernel';
import type { GameEntry } from '@questwright/messages';
import { titleOf } from '../games.ts';
import { inLanguage, say, wordsOf } from '../language.ts';
import { wrongUse } from '../problem.ts';

export interface Beginning {
  id: string;
  name: string;
}

/** All beginnings of some content, in its order; none where a game has only one. */
export function startsIn(entry: GameEntry, content: Iterable<readonly [string, Content]>): Beginning[] {
  const { kinds = [] } = entry.starts ?? {};
  const inGame = wordsOf(entry);
  return [...content]
    .filter(([, card]) => kinds.includes(card['kind'] as string))
    .map(([id]) => ({ id, name: inGame({ key: `content.${id}`, with: {} }) }));
}

export function startBy(entry: GameEntry, { content, packs }: Loaded, text: string): Params {
  if (!entry.starts) throw wrongUse(say('starts.one', { title: titleOf(entry) }));
  const all = startsIn(
    inLanguage(entry, packs),
    [...content].map(([id, one]) => [id, one.content] as const),
  );
  const wanted = text.toLowerCase();
  const same = all.filter(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
  const found = same.length > 0 ? same : all.filter(({ name }) => name.toLowerCase().includes(wanted));
  if (found.length === 1) return { [entry.starts.option]: found[0]!.id };
  const known = (found.length > 1 ? found : all).map(({ name }) => name).join(', ');
  throw wrongUse(say(found.length > 1 ? 'starts.not-clear' : 'starts.not-among', { text, known }));
}
