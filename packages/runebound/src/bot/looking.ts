/** What to do with cards of a deck that this seat alone has seen. */

import { words } from '@questwright/kernel';
import type { Challenge } from '../cards.ts';
import { costOf, type Outlook } from './outlook.ts';
import { holdingOf } from './party.ts';
import { findThing, rivalsOf, type Sight } from './sight.ts';

const cardIn = ({ cards }: Outlook, { view }: Sight, thing: number, deck: string) => {
  const id = findThing(view, thing, [deck])?.card ?? null;
  return id === null ? null : cards[id]!;
};

/** Whoever is alone wants the easiest first; with others at the table it is they who draw next. */
export function putBack(outlook: Outlook, sight: Sight): readonly string[] {
  const { things, deck } = sight.view.stack.at(-1)!.locals as unknown as { things: readonly number[]; deck: string };
  const odds = (thing: number): number => {
    const card = cardIn(outlook, sight, thing, deck);
    return card?.kind === 'challenge' ? outlook.worthOf(sight.party, outlook.enemyOf(card as Challenge)) : 0.5;
  };
  const sign = rivalsOf(sight) > 0 ? 1 : -1;
  const sorted = [...things].toSorted((one, other) => sign * (odds(one) - odds(other)));
  return ['put-back', ...sorted.map(String)];
}

/** The card that adds most to the party; of those that add nothing, the dearest. */
export function takeOne(outlook: Outlook, sight: Sight, options: readonly string[]): string {
  const { deck } = sight.view.stack.at(-1)!.locals as unknown as { deck: string };
  const colors = outlook.horizon(sight);
  const worth = (option: string): number => {
    const found = findThing(sight.view, Number(words(option)[0]), [deck]);
    const one = found && holdingOf(outlook.cards, found);
    if (!one) return 0;
    const gain = outlook.gain(sight, [...sight.area, one], colors) * outlook.weights.lasting;
    return gain + costOf(one) * outlook.weights.spendableGold;
  };
  return options.reduce((best, option) => (worth(option) > worth(best) ? option : best));
}
