/** The two sides of Curse cards: what stands on the front, and what the back gives to whoever has claimed the card. */

import type { Content, Json } from '@questwright/kernel';
import type { CurseCard } from './cards.ts';
import { COUNTER_CARDS } from './content/counters.ts';
import { CURSE_CARDS } from './content/index.ts';

/** A condition besides those that are there. */
const also = (given: Json | undefined, claimed: boolean): Json =>
  Array.isArray(given) ? [...given, { claimed }] : { ...(given as object | undefined), claimed };
/** What is about this card says nothing once it is claimed. */
const inFront = <X extends { if?: Json }>(one: X): X =>
  JSON.stringify(one.if ?? {}).includes('this card') ? one : { ...one, if: also(one.if, false) };
const without = (card: Omit<CurseCard, 'abilities' | 'modifies'>): Content =>
  Object.fromEntries(Object.entries(card).filter(([name]) => name !== 'claimed')) as Content;
const front = ({ abilities = [], modifies = [], ...card }: CurseCard): Content => ({
  ...without(card),
  ...(abilities.length > 0 && { abilities: abilities.map(inFront) }),
  ...(modifies.length > 0 && { modifies: modifies.map(inFront) }),
});
/** A card as it was, with what its back gives to whoever has claimed it. */
const withBack =
  ({ claimed: { abilities = [], modifies = [] } }: CurseCard) =>
  (card: Content): Content => ({
    ...card,
    abilities: [...(card.abilities ?? []), ...abilities.map((one) => ({ ...one, if: also(one.if, true) }))],
    modifies: [...(card.modifies ?? []), ...modifies.map((one) => ({ ...one, if: also(one.if, true) }))],
  });

export const FRONTS: Readonly<Record<string, Content>> = {
  ...Object.fromEntries(Object.entries(CURSE_CARDS).map(([id, card]) => [id, front(card)])),
  ...COUNTER_CARDS,
};
export const BACKS: Readonly<Record<string, { level: number; wrap(card: Content): Content }>> = Object.fromEntries(
  Object.entries(CURSE_CARDS).map(([id, card]) => [id, { level: card.level, wrap: withBack(card) }]),
);
