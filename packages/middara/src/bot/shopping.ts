/** What a bot buys: whatever fills a free slot of somebody, what matters most first. Each purchase leaves one slot less, and
 *  each Discipline less XP, so it comes to an end. */

import { choiceOf, numberIn } from '@questwright/kernel';
import { hasRoom } from '../rules/equipment/slots.ts';
import { gearCard, typeOf } from '../rules/equipment/items.ts';
import { figureOf, isAdventurer, type MiddaraTable } from '../world.ts';
import type { ItemType } from '../words.ts';
import { training } from './training.ts';
import type { Answerer, Answers } from './using.ts';

const FIRST: readonly ItemType[] = ['weapon', 'armor', 'core', 'accessory', 'relic', 'consumable'];
/** More than one of them is a waste as long as others go without. */
const ONE_WILL_DO: readonly ItemType[] = ['weapon', 'consumable'];
const KEPT_FOR_EACH = 18;
const rankOf = (t: MiddaraTable, thing: number): number => FIRST.indexOf(typeOf(t, thing)!);

function wants(t: MiddaraTable, figure: number, thing: number): boolean {
  const own = figureOf(t, figure);
  const type = typeOf(t, thing)!;
  const hasOne = own.gear.some((one) => typeOf(t, one) === type);
  if (gearCard(t, thing).tags.includes('HEAVY') || (hasOne && ONE_WILL_DO.includes(type))) return false;
  return hasRoom(t, own, thing, 'gear');
}
/** What is left when every Adventurer of those who are still shopping is to have something. */
function share(t: MiddaraTable, seat: number): number {
  const { ready } = t.within('shop and train')!;
  const waiting = t.world.figures.filter(
    ({ thing, owner }) => isAdventurer(t, thing) && owner !== seat && !ready.includes(owner),
  );
  return t.world.gold - KEPT_FOR_EACH * waiting.length;
}
/** The best that somebody can buy of what is on offer. */
function bestFor(t: MiddaraTable, figure: number, options: readonly string[]): string | undefined {
  const cost = (id: string): number => t.value('cost', numberIn(id));
  const most = share(t, figureOf(t, figure).owner);
  return options
    .filter((id) => choiceOf(id) === 'buy' && cost(id) <= most && wants(t, figure, numberIn(id)))
    .toSorted((one, other) => rankOf(t, numberIn(one)) - rankOf(t, numberIn(other)) || cost(other) - cost(one))[0];
}
/** A purchase, or whoever has a more important one to make; then the Disciplines, and the end of it. */
const shopping: Answerer<'shop and train'> = (t, options, offer) => {
  const { shoppers } = t.locals;
  const switches = options.filter((id) => choiceOf(id) === 'for');
  const mine = { id: bestFor(t, shoppers[offer.seat]!, options), by: undefined };
  const all = [mine, ...switches.map((by) => ({ id: bestFor(t, numberIn(by), options), by }))];
  const wanted = all.flatMap(({ id, by }) => (id === undefined ? [] : [{ id, by, rank: rankOf(t, numberIn(id)) }]));
  const [best] = wanted.toSorted((one, other) => one.rank - other.rank);
  return best === undefined ? training(t, options, offer) : [best.by ?? best.id];
};

export const SHOPPED: Answers = { 'shop and train/spending': shopping };
