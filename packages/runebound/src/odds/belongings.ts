/** What lies beside a Hero, as the odds of fights read it. */

import type { ThingView } from '@questwright/kernel';
import type { Scene } from '@questwright/messages';
import type { Card, Challenge } from '../cards.ts';
import type { Numbers } from './reading.ts';

/** Allies beyond these hardly change anything, and make the fight large. */
const MOST_ALLIES = 2;

export interface Belongings {
  allies: readonly ThingView[];
  /** The same Allies with their numbers, and with what they say if that counts. */
  fighters: readonly Numbers[];
  /** Whatever else says something that counts. */
  gear: readonly Card[];
}

export const alliesIn = ({ view, value }: Pick<Scene, 'view' | 'value'>, seat: number): ThingView[] =>
  (view.zones[`area/${seat}`] ?? []).filter(({ thing, card }) => card !== null && value('counts as', thing) === 'ally');

/** A card whose words are set aside. */
const bare = new WeakMap<object, Card>();
function bareCard(card: Card): Card {
  const found = bare.get(card) ?? { ...card, abilities: [], modifies: [] };
  bare.set(card, found);
  return found;
}

export function belongingsOf(
  { view, content, value }: Pick<Scene, 'view' | 'content' | 'value'>,
  seat: number,
): Belongings {
  const counts = ({ thing }: ThingView): boolean => value('text in force', thing) !== false;
  const cardOf = (one: ThingView): Card => {
    const card = content.get(one.card!) as unknown as Card;
    return counts(one) ? card : bareCard(card);
  };
  const asFighter = (card: Card): Numbers => ((card as Partial<Challenge>).asAlly ?? card) as Numbers;
  const area = (view.zones[`area/${seat}`] ?? []).filter(({ card }) => card !== null);
  const allies = alliesIn({ view, value }, seat).slice(0, MOST_ALLIES);
  const gear = area.filter((one) => !allies.includes(one) && counts(one));
  return { allies, fighters: allies.map((one) => asFighter(cardOf(one))), gear: gear.map(cardOf) };
}
