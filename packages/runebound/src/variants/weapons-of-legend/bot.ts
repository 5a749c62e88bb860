/** Weapons of Legend for bots: cards as their marks make them, and Equipping Allies as what they are used as. */

import { choiceOf, type Json, type ThingView } from '@questwright/kernel';
import type { Ally, Card, Item } from '../../cards.ts';
import type { Answerer, BotPart } from '../../bot/part.ts';
import { crowd, holdingOf } from '../../bot/party.ts';
import { findThing } from '../../bot/sight.ts';
import { isEquippingCard, MARK, type EquippingAlly, type Use } from './equipping.ts';

/** One form of a card for each thing that may make it another; the same for the same card. */
const forms = new WeakMap<Card, Map<string, Card>>();
function formOf(card: Card, key: string, make: () => Card): Card {
  const known = forms.get(card) ?? new Map<string, Card>();
  forms.set(card, known);
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

const asAlly = (card: EquippingAlly): Ally => ({ ...card, abilities: [], modifies: [] });
const asItem = ({ cost, class: of, type, art, abilities, modifies }: EquippingAlly): Item => ({
  kind: 'item',
  back: 'market',
  cost,
  class: of,
  type,
  use: (abilities ?? []).length > 0 ? 'activate' : 'always',
  ...(art && { art }),
  ...(abilities && { abilities }),
  ...(modifies && { modifies }),
});
export const formUsedAs = (card: EquippingAlly, use: Use): Card =>
  formOf(card, use, () => (use === 'ally' ? asAlly(card) : asItem(card)));

const isForMarks = (given: Json | undefined): boolean =>
  typeof given === 'object' && given !== null && 'marks on' in given;
/** A card with so many marks: what they add is a number. */
const marked = (card: Card, marks: number): Card =>
  ({
    ...card,
    modifies: (card.modifies ?? []).flatMap((one) => {
      const { 'marks at least': least = 0, ...others } = (one.if ?? {}) as Readonly<Record<string, Json>>;
      if (marks < Number(least)) return [];
      return [{ ...one, if: others, ...(isForMarks(one.add) ? { add: marks } : {}) }];
    }),
  }) as Card;
const growsByMarks = ({ modifies = [] }: Card): boolean =>
  modifies.some((one) => isForMarks(one.add) || Object.keys(one.if ?? {}).includes('marks at least'));

function taken(card: Card, { counters }: ThingView): Card {
  if (isEquippingCard(card)) return formUsedAs(card, (counters['exhaustion'] ?? 0) > 0 ? 'item' : 'ally');
  if (!growsByMarks(card)) return card;
  const marks = counters[MARK] ?? 0;
  return formOf(card, `${marks}`, () => marked(card, marks));
}

/** Whatever adds more to the party, where there is room for it. */
const use: Answerer = (outlook, sight, options) => {
  const { thing } = sight.view.stack.at(-1)!.locals;
  const found = findThing(sight.view, thing as number, Object.keys(sight.view.zones));
  const one = found && holdingOf(outlook.cards, found);
  if (!one || !isEquippingCard(one.card)) return options[0]!;
  const { card } = one;
  const colors = outlook.horizon(sight);
  const worth = (option: string): number => {
    const holding = { ...one, card: formUsedAs(card, choiceOf(option) === 'use-as-item' ? 'item' : 'ally') };
    const full = crowd(sight.area, holding).length > 0;
    return full ? -1 : outlook.gain(sight, [...sight.area, holding], colors);
  };
  return options.reduce((best, option) => (worth(option) > worth(best) ? option : best));
};

export const BOT: BotPart = { answers: { 'gain a card': { use } }, taken };
