/** What a bot buys: the most for the party's Gold, whoever of its players holds whom. Each purchase leaves one slot less, and each
 *  Discipline less XP, so it comes to an end. */

import { mean } from '@questwright/dice';
import { choiceOf, numberIn } from '@questwright/kernel';
import { hasRoom } from '../rules/equipment/slots.ts';
import { gearCard } from '../rules/equipment/items.ts';
import { harmAgainst } from '../text/odds.ts';
import { figureOf, isAdventurer, type MiddaraTable } from '../world.ts';
import { training, worthOfCard } from './training.ts';
import type { Answerer, Answers } from './using.ts';

/** Somebody of middling strength to try Weapons on. */
const DUMMY = { needed: 9, armor: 1 };
/** What a point of Damage in each Attack is worth, and each Icon. */
const DAMAGE = 2;
const ARMOR = 1.5;
const DEFENSE = 1.4;
const HEAVY = 1;

interface Purchase {
  figure: number;
  thing: number;
  cost: number;
}

/** Damage of an Attack with what a figure has in its hands. */
const strength = (t: MiddaraTable, figure: number): number => {
  const met = { ...DUMMY, more: t.value('damage of your Attacks', figure) };
  return mean(harmAgainst(t, figure, met, t.value('combat dice', figure)).damage);
};
/** What a figure gains by wearing something besides what it wears. */
function worthOfItem(t: MiddaraTable, figure: number, thing: number): number {
  const own = figureOf(t, figure);
  const card = gearCard(t, thing);
  const { armor = 0, defense = 0, tags } = card;
  const icons = armor * ARMOR + defense * DEFENSE - (tags.includes('HEAVY') ? HEAVY : 0);
  // Of two that are the same the second adds nothing but its Icons and its dice.
  const isNew = own.gear.every((one) => t.cardOf(one) !== t.cardOf(thing));
  const text = isNew ? worthOfCard(t, card, t.value('attack type', figure)) : 0;
  if (card.weapon === undefined) return icons + text;
  const before = own.gear;
  const unarmed = strength(t, figure);
  own.gear = [...before, thing];
  const armed = strength(t, figure);
  own.gear = before;
  return (armed - unarmed) * DAMAGE + icons + text;
}
/** What the party should buy of what is for sale, the best for its price first. */
function planned(t: MiddaraTable): Purchase[] {
  const { store, ready } = t.within('shop and train')!;
  const party = t.world.figures.filter(({ thing, owner }) => isAdventurer(t, thing) && !ready.includes(owner));
  const worn = party.map((one) => one.gear);
  const left = [...t.value('for sale', store)];
  // What is worn makes other things worth more or less, to its wearer alone.
  const rates = party.map(() => new Map<string, number>());
  const plan: Purchase[] = [];
  for (let gold = t.world.gold; ;) {
    let best: (Purchase & { rate: number; at: number }) | null = null;
    for (const [at, own] of party.entries()) {
      for (const thing of left) {
        const [card, cost] = [t.cardOf(thing), t.value('cost', thing)];
        if (cost > gold) continue;
        let rate = rates[at]!.get(card);
        if (rate === undefined) {
          rate = hasRoom(t, own, thing, 'gear') ? worthOfItem(t, own.thing, thing) / cost : 0;
          rates[at]!.set(card, rate);
        }
        if (rate > (best?.rate ?? 0)) best = { figure: own.thing, thing, cost, rate, at };
      }
    }
    if (best === null) break;
    const { figure, thing, cost, at } = best;
    plan.push({ figure, thing, cost });
    left.splice(left.indexOf(thing), 1);
    party[at]!.gear = [...party[at]!.gear, thing];
    rates[at]!.clear();
    gold -= cost;
  }
  party.forEach((one, at) => (one.gear = worn[at]!));
  return plan;
}
/** The purchases of its own figures; then the Disciplines, and the end of it. */
const shopping: Answerer<'shop and train'> = (t, options, offer) => {
  const shopper = t.locals.shoppers[offer.seat]!;
  const mine = planned(t).filter(({ figure }) => figureOf(t, figure).owner === offer.seat);
  const next = mine.find(({ figure }) => figure === shopper) ?? mine[0];
  if (next === undefined) return training(t, options, offer);
  if (next.figure !== shopper) return [`for:${next.figure}`];
  const same = (id: string): boolean => choiceOf(id) === 'buy' && t.cardOf(numberIn(id)) === t.cardOf(next.thing);
  return [options.find(same)!];
};

export const SHOPPED: Answers = { 'shop and train/spending': shopping };
