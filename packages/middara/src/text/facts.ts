/** What is printed on a card of an Adventurer, as words: for whoever looks at it or means to buy it. */

import { effectText, type Effect, type Json, type Message, type Modifier } from '@questwright/kernel';
import type { GearCard } from '../cards.ts';
import type { MiddaraTable } from '../world.ts';

const fact = (name: string, params: Message['with']): Message => ({ key: `fact.${name}`, with: params });
const die = (name: string): { content: string } => ({ content: `die-${name}` });

const joinedBy =
  (name: 'more' | 'sentences') =>
  (facts: readonly (Message | Effect)[]): Json =>
    (facts as readonly Json[]).reduce((all, one) => ({ key: `fact.${name}`, with: { all, one } }));
const chained = joinedBy('more');
/** Whole sentences; null when there are none. */
export const oneAfterAnother = (sentences: readonly Message[]): Json =>
  sentences.length === 0 ? null : joinedBy('sentences')(sentences);

/** An effect in words; or as it is, for who knows the verbs and says it to a reader. */
type InWords = (effect: Effect) => Message | Effect;

function weaponFacts({ weapon }: GearCard): Message[] {
  if (weapon === undefined) return [];
  const { type, hands, range = 0, reach = 1, dice, piercing = 0, symbols = [] } = weapon;
  return [
    fact('weapon', { type, hands, range, dice: dice.map(die) }),
    ...(reach > 1 ? [fact('reach', { reach })] : []),
    ...(piercing > 0 ? [fact('piercing', { piercing })] : []),
    ...symbols.map(({ cost: { book = 0, shield = 0, burst = 0 }, roll = 0, physical = 0 }) => ({
      key: 'option.spend',
      with: { book, shield, burst, roll, physical },
    })),
  ];
}
function changeFact(modifier: Modifier): Message {
  const { value, add, set } = modifier;
  const { COMBO = null } = (modifier.if ?? {}) as { COMBO?: Json };
  const dice = Array.isArray(set) ? set.map((one) => die(one as string)) : null;
  return fact('changes', { value: { key: `changed.${value}`, with: {} }, add: add ?? 0, dice, combo: COMBO });
}
const ways = (written: string | Readonly<Record<string, number>>): Message[] =>
  Object.entries(typeof written === 'string' ? { [written]: 1 } : written).map(([way, amount]) =>
    way === 'SP' ? { key: 'board.SP', with: { amount } } : { key: `way.${way}`, with: {} },
  );

function factsOn(card: GearCard, inWords: InWords): Message[] {
  const { armor, defense, casting, conviction, tags, grants = [], resistance, immunity, removes = [] } = card;
  return [
    ...weaponFacts(card),
    ...(armor === undefined ? [] : [fact('armor', { armor })]),
    ...(defense === undefined ? [] : [fact('defense', { defense })]),
    ...(casting === undefined ? [] : [fact('casting', { die: die(casting) })]),
    ...(conviction === undefined ? [] : [fact('conviction', { die: die(conviction) })]),
    ...(tags.length === 0 ? [] : [fact('tags', { tags: [...tags] })]),
    ...grants.map(({ tag }) => fact('grants', { tag })),
    ...(resistance === undefined ? [] : [fact('resistance', { to: [...resistance] })]),
    ...(immunity === undefined ? [] : [fact('immunity', { to: [...immunity] })]),
    ...removes.map((tag) => fact('removes', { tag })),
    ...(card.modifies ?? []).map(changeFact),
    ...(card.abilities ?? []).map(({ timing, if: only, ways: paid = [], effects }) =>
      fact('ability', {
        timing: { key: `timing.${timing}`, with: {} },
        ways: paid.flatMap(ways) as unknown as Json,
        HP: (only as Effect | undefined)?.['HP left'] ?? 0,
        effects: chained(effects.map(inWords)),
      }),
    ),
  ];
}
/** What is said at once, whoever will read it. */
const saidAt =
  (t: MiddaraTable): InWords =>
  (effect) =>
    effectText(t.loaded.rules.verbs, effect)!;
/** What a list of effects says, in one line; null when it says nothing. */
export function textsOf(t: MiddaraTable, effects: readonly Effect[]): Json {
  return effects.length === 0 ? null : chained(effects.map(saidAt(t)));
}
/** All of it in one line; of a DOUBLE Item both sides. */
export function factsIn(id: string, cardOf: (one: string) => GearCard, inWords: InWords = (effect) => effect): Json {
  const card = cardOf(id);
  const other =
    card.tags.includes('DOUBLE') && card.flipped !== undefined ? factsOn(cardOf(card.flipped), inWords) : [];
  const side = other.length === 0 ? [] : [fact('other-side', { facts: chained(other) })];
  // What it does is a rule of its own, not an Ability.
  const lit = id === 'dynamite' ? [fact('dynamite', {})] : [];
  const facts = [...factsOn(card, inWords), ...lit, ...side];
  return chained(facts.length === 0 ? [fact('nothing', {})] : facts);
}
export const factsOf = (t: MiddaraTable, id: string): Json =>
  factsIn(id, (one) => t.loaded.content.get(one)!.content as GearCard, saidAt(t));
/** The same of one side alone. */
export function sideFactsOf(t: MiddaraTable, id: string): Json {
  const { content } = t.loaded.content.get(id)!;
  const facts = factsOn(content as GearCard, saidAt(t));
  return chained(facts.length === 0 ? [fact('nothing', {})] : facts);
}
