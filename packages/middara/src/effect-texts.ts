/** What effects say, each with what follows from it: for cards, options and hidden texts alike. */

import type { Effect, Json, Message, Verb } from '@questwright/kernel';
import type { Middara } from './world.ts';

export type Verbs = Readonly<Record<string, Verb<Middara>>>;

/** An amount that is worked out when it is used is an X. */
export function effectTexts(effects: readonly Effect[], verbs: Verbs): Message[] {
  return effects.flatMap((effect) => {
    const name = Object.keys(effect).find((key) => key in verbs);
    if (name === undefined) return [];
    const isWorkedOut = typeof effect[name] === 'object' && effect[name] !== null && !Array.isArray(effect[name]);
    const said = verbs[name]!.text(isWorkedOut ? { ...effect, [name]: 'X' } : effect);
    const branch = (key: string): Json => {
      const texts = effectTexts((effect[key] ?? []) as readonly Effect[], verbs);
      return texts.length === 0 ? null : (texts as unknown as Json);
    };
    const [then, pass, fail] = [branch('then'), branch('pass'), branch('fail')];
    if (then === null && pass === null && fail === null) return [said];
    return [{ key: 'text.with-what-follows', with: { effect: said as unknown as Json, then, pass, fail } }];
  });
}
