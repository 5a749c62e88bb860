/** What effects say, each with what follows from it: for cards, options and hidden texts alike. */

import type { Effect, Json, Message, Verb } from '@questwright/kernel';
import type { Middara } from '../world.ts';

export type Verbs = Readonly<Record<string, Verb<Middara>>>;

/** An amount that is worked out when it is used, in words; an X where there are none. */
function amountText(amount: Json): Json {
  if (typeof amount !== 'object' || amount === null) return amount;
  const { sum, 'highest LVL': tree, 'difference hit': difference } = amount as Record<string, Json>;
  if (Array.isArray(sum)) {
    return sum.map(amountText).reduce((one, other) => ({ key: 'amount.sum', with: { one, other } }));
  }
  if (tree !== undefined) return { key: 'amount.highest-LVL', with: { tree } };
  return difference === undefined ? 'X' : { key: 'amount.difference', with: {} };
}

export function effectTexts(effects: readonly Effect[], verbs: Verbs): Message[] {
  return effects.flatMap((effect) => {
    if (effect['choose'] === true) {
      const of = (effect['of'] as readonly Effect[]).map((one) => alternativeText(one, verbs) as unknown as Json);
      return [{ key: 'text.one-of', with: { of } }];
    }
    const name = Object.keys(effect).find((key) => key in verbs);
    if (name === undefined) return [];
    const isWorkedOut = typeof effect[name] === 'object' && effect[name] !== null && !Array.isArray(effect[name]);
    const said = verbs[name]!.text(isWorkedOut ? { ...effect, [name]: amountText(effect[name]!) } : effect);
    const branch = (key: string): Json => {
      const texts = effectTexts((effect[key] ?? []) as readonly Effect[], verbs);
      return texts.length === 0 ? null : (texts as unknown as Json);
    };
    const [then, pass, fail] = [branch('then'), branch('pass'), branch('fail')];
    if (then === null && pass === null && fail === null) return [said];
    return [{ key: 'text.with-what-follows', with: { effect: said as unknown as Json, then, pass, fail } }];
  });
}

/** What one of several alternatives says: all that it does. */
export function alternativeText(effect: Effect, verbs: Verbs): Message {
  const steps = (effect['steps'] as readonly Effect[] | undefined) ?? [effect];
  const texts = effectTexts(steps, verbs);
  const all = (one: Message, other: Message): Message => ({
    key: 'text.both',
    with: { one: one as unknown as Json, other: other as unknown as Json },
  });
  return texts.reduce(all);
}
