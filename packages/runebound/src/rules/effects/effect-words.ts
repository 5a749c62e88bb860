/** How effects are put into words: labels of alternatives and the texts of cards say the same. */

import type { Effect, Json, Message } from '@questwright/kernel';

/** A word of the game, to be said as `text.<kind>.<word>`. */
export const word = (kind: string, name: Json): { key: string; with: {} } => ({
  key: `text.${kind}.${name as string}`,
  with: {},
});
/** Alternatives: one word, or several of which any will do. */
export const wordsFor = (given: Json, kind = 'word'): Json =>
  (Array.isArray(given) ? (given as Json[]) : [given]).map((one) => word(kind, one));

const DEFAULTS: Readonly<Record<string, Json>> = { who: 'you', skill: 'none' };
export const text =
  (key: string, ...names: readonly string[]) =>
  (effect: Effect): Message => ({
    key,
    with: Object.fromEntries(names.map((name) => [name, effect[name] ?? DEFAULTS[name] ?? ''])),
  });

/** An amount that is worked out reads "one for each …", or as many as it says. */
export function amountIn(given: Json): { amount: Json; each: Json } {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { amount: given, each: null };
  const [name, of] = Object.entries(given)[0]! as [string, Json];
  const times = typeof of === 'number' ? of : 1;
  const amount = name.startsWith('fewer') ? -times : times;
  return { amount, each: { key: `text.each.${name}`, with: typeof of === 'number' ? {} : { of: word('one', of) } } };
}

/** What the Hero takes reads differently from what others do. */
export const amountText =
  (verb: string) =>
  (effect: Effect): Message => {
    const { who = 'you' } = effect;
    const key = who === 'you' ? `verb.${verb}` : `verb.${verb}-on`;
    return { key, with: { ...amountIn(effect[verb]!), who: word('who', who) } };
  };

const SHARES: readonly string[] = ['all your gold', 'half your gold'];
export function goldText({ gold = 0 }: Effect): Message {
  if (typeof gold === 'number' && gold < 0) return { key: 'verb.gold-paid', with: { amount: -gold } };
  const [name, sign] = typeof gold === 'object' && gold !== null ? Object.entries(gold)[0]! : ['', 0];
  if (!SHARES.includes(name)) return { key: 'verb.gold', with: amountIn(gold) };
  return { key: sign === -1 ? 'verb.share-paid' : 'verb.share', with: { share: word('word', name) } };
}
