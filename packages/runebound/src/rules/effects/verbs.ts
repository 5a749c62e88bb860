/** The verbs that cards may say: those of the chapters, and those of expansions once a game is made with them. A word means the
 *  same whichever packs are on, so that texts and odds need not know which are. */

import type { Effect, Verb } from '@questwright/kernel';
import type { AnyExtension, ContentSchema, VerbShape } from '@questwright/messages';
import { CHAPTERS } from '../chapters.ts';
import type { CardVerb } from './verb.ts';

const known: Record<string, CardVerb> = {};
const isCardVerb = (verb: Verb<never>): verb is CardVerb => 'shape' in verb;

/** Makes verbs known. Returns what they take. */
function know(verbs: readonly (readonly [string, Verb<never>])[]): ContentSchema['verbs'] {
  const shapes: Record<string, VerbShape> = {};
  for (const [name, verb] of verbs) {
    if (!isCardVerb(verb)) continue;
    if ((known[name] ??= verb) !== verb) throw new Error(`Another verb is called ${name}`);
    shapes[name] = verb.shape;
  }
  return shapes;
}
export const SHAPES: ContentSchema['verbs'] = know(CHAPTERS.flatMap(({ verbs = {} }) => Object.entries(verbs)));
export const knowVerbsOf = ({ edits }: AnyExtension['pack']): ContentSchema['verbs'] =>
  know(edits.flatMap((edit) => (edit.verb && 'add' in edit ? [[edit.verb, edit.add] as const] : [])));

/** The verb of an effect; null for one that every game has. */
export function verbIn(effect: Effect): { name: string; verb: CardVerb } | null {
  for (const name in effect) if (Object.hasOwn(known, name)) return { name, verb: known[name]! };
  return null;
}
