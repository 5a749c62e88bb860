/** What effects on cards look like: as each verb says, those of packs too. Cards are held against it. */

import type { Verb } from '@questwright/kernel';
import { shape, type ContentSchema, type VerbShape } from '@questwright/messages';
import { AMOUNT } from './verbs.ts';
import { TREES } from './words.ts';
import type { Middara, MiddaraVerb } from './world.ts';

const hasShape = (verb: Verb<Middara> | MiddaraVerb): verb is MiddaraVerb => 'shape' in verb;

export function effectSchema(verbs: Readonly<Record<string, Verb<Middara>>>): Omit<ContentSchema, 'kinds'> {
  const shapes = Object.entries(verbs).flatMap(([name, verb]): [string, VerbShape][] =>
    hasShape(verb) ? [[name, verb.shape]] : [],
  );
  return {
    // What one chooses by is told by the alternatives alone.
    verbs: { ...Object.fromEntries(shapes), choose: { takes: shape.true, fields: { of: shape.effects } } },
    amounts: { sum: shape.list(AMOUNT), 'difference hit': shape.true, 'highest LVL': shape.word(...TREES) },
    conditions: {},
    timings: {},
    values: {},
  };
}
