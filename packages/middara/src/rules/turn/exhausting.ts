/** Cards that are Exhausted, Flipped or used for this Encounter, and tokens that come off. */

import type { GearCard } from '../../cards.ts';
import { asideOf, frontOf, gearCard } from '../equipment/items.ts';
import { figureOf, isAdventurer, type MiddaraTable } from '../../world.ts';
import { ABILITY_TOKENS, NEGATIVE_EFFECTS, POSITIVE_EFFECTS, type AbilityToken } from '../../words.ts';

/** An Item with the Upgrades on it, also those that its side which is up has no use for. */
const withUpgrades = (t: MiddaraTable, thing: number): number[] => {
  const aside = asideOf(t, thing);
  return [thing, ...t.under(thing), ...(aside === undefined ? [] : t.under(aside))];
};
/** All cards of an Adventurer, those in the Pack too, its own and that of its form. */
const cardsOf = (t: MiddaraTable, figure: number): number[] => {
  const { gear, pack } = figureOf(t, figure);
  const forms = t.world.forms.filter((one) => one.figure === figure).map((one) => one.card);
  return [figure, ...forms, ...[...gear, ...pack].flatMap((one) => withUpgrades(t, one))];
};
export const adventurers = (t: MiddaraTable): number[] =>
  t.world.figures.filter((one) => isAdventurer(t, one.thing)).map((one) => one.thing);

/** Effect tokens, and Ability tokens. */
export const EFFECTS: readonly string[] = [...NEGATIVE_EFFECTS, ...POSITIVE_EFFECTS];
export const TOKENS = Object.keys(ABILITY_TOKENS) as readonly AbilityToken[];
export function takeTokens(t: MiddaraTable, figure: number, tokens: readonly string[]): void {
  for (const one of tokens) t.setCounters(figure, one, 0);
}

const takeOff =
  (counter: 'exhausted' | 'used') =>
  (t: MiddaraTable, figure: number): void => {
    for (const one of cardsOf(t, figure)) t.setCounters(one, counter, 0);
  };
export const unUse: (t: MiddaraTable, figure: number) => void = takeOff('used');
/** Those of the figure alone. */
export function unExhaust(t: MiddaraTable, figure: number): void {
  for (const one of t.value('who Un-Exhausts', figure)) takeOff('exhausted')(t, one);
  const own = cardsOf(t, figure);
  t.world.spent = t.world.spent.filter((one) => !own.includes(one.card));
}

/** Puts a card in the place of another, among what is equipped and in the Pack. */
function replace(t: MiddaraTable, one: number, other: number): void {
  for (const figure of t.world.figures) {
    figure.gear = figure.gear.map((thing) => (thing === one ? other : thing));
    figure.pack = figure.pack.map((thing) => (thing === one ? other : thing));
  }
}
/** Lays one side of a card where the other one lies, and that one aside. */
function exchange(t: MiddaraTable, one: number, other: number, aside: 'turned' | 'box'): void {
  const { things } = t.world;
  const [exhausted, used] = [t.counters(one, 'exhausted'), t.counters(one, 'used')];
  replace(t, one, other);
  t.move(other, things.zone[one]!, 'bottom');
  t.move(one, aside, 'bottom');
  t.setCounters(other, 'exhausted', exhausted);
  t.setCounters(other, 'used', used);
}
/** Turns a card over. A card with a printed back works through it from now on, any other not at all. */
export function flip(t: MiddaraTable, thing: number): void {
  const { flipped } = t.contentOf(thing).content as GearCard;
  if (/* MD-EXH-07 true */ flipped === undefined) {
    t.turn(thing, 'down');
    return;
  }
  const back = t.add(flipped, 'turned');
  exchange(t, thing, back, 'turned');
  t.world.turned.push({ front: thing, back });
}
export function unFlip(t: MiddaraTable, figure: number): void {
  for (const thing of cardsOf(t, figure)) {
    const turned = t.world.turned.find((one) => one.back === thing);
    if (turned === undefined) {
      t.turn(thing, 'up');
      continue;
    }
    // The sides of a DOUBLE Item are two fronts.
    if (gearCard(t, turned.front).tags.includes('DOUBLE')) continue;
    t.world.turned = t.world.turned.filter((one) => one !== turned);
    for (const upgrade of t.under(thing)) t.putUnder(upgrade, turned.front, 'up');
    exchange(t, thing, turned.front, 'box');
  }
}

/** The other side of a DOUBLE Item. */
export function otherSide(t: MiddaraTable, thing: number): number {
  const known = asideOf(t, thing);
  if (known !== undefined) return known;
  const back = t.add(gearCard(t, thing).flipped!, 'turned');
  t.turn(back, 'up');
  t.world.sides.push({ front: thing, back });
  return back;
}
/** Turns a DOUBLE Item to its other side, which is told. */
export function turnOver(t: MiddaraTable, thing: number): number {
  const other = otherSide(t, thing);
  const front = frontOf(t, thing);
  t.world.turned = t.world.turned.filter((one) => one.back !== thing);
  if (front === thing) t.world.turned.push({ front, back: other });
  exchange(t, thing, other, 'turned');
  return other;
}
/** Turns a card to its front, whatever was up, and names it. */
export function turnedToFront(t: MiddaraTable, thing: number): number {
  const front = frontOf(t, thing);
  if (front === thing) return thing;
  t.world.turned = t.world.turned.filter((one) => one.back !== thing);
  exchange(t, thing, front, t.world.sides.some((one) => one.back === thing) ? 'turned' : 'box');
  return front;
}
