/** Cards that are Exhausted, Flipped or used for this Encounter, and tokens that come off. */

import type { GearCard } from './cards.ts';
import { figureOf, isAdventurer, type Fight } from './world.ts';
import { ABILITY_TOKENS, NEGATIVE_EFFECTS, POSITIVE_EFFECTS } from './words.ts';

/** All cards of an Adventurer, those in the Pack too, and its own. */
const cardsOf = (t: Fight, figure: number): number[] => [
  figure,
  ...figureOf(t, figure).gear,
  ...figureOf(t, figure).pack,
];
const adventurers = (t: Fight): number[] =>
  t.world.figures.filter((one) => isAdventurer(t, one.thing)).map((one) => one.thing);

/** Effect tokens, and Ability tokens. */
export const EFFECTS: readonly string[] = [...NEGATIVE_EFFECTS, ...POSITIVE_EFFECTS];
export const TOKENS: readonly string[] = Object.keys(ABILITY_TOKENS);
export function takeTokens(t: Fight, figure: number, tokens: readonly string[]): void {
  for (const one of tokens) t.setCounters(figure, one, 0);
}

const takeOff =
  (counter: 'exhausted' | 'used') =>
  (t: Fight, figure: number): void => {
    for (const one of cardsOf(t, figure)) t.setCounters(one, counter, 0);
  };
export const unUse: (t: Fight, figure: number) => void = takeOff('used');
/** Those of the figure alone. */
export function unExhaust(t: Fight, figure: number): void {
  for (const one of t.enforces('MD-EXH-04') ? [figure] : adventurers(t)) takeOff('exhausted')(t, one);
}

/** Puts a card in the place of another, among what is equipped and in the Pack. */
function replace(t: Fight, one: number, other: number): void {
  for (const figure of t.world.figures) {
    figure.gear = figure.gear.map((thing) => (thing === one ? other : thing));
    figure.pack = figure.pack.map((thing) => (thing === one ? other : thing));
  }
}
/** Turns a card over. A card with a printed back works through it from now on, any other not at all. */
export function flip(t: Fight, thing: number): void {
  const { flipped } = t.contentOf(thing).content as GearCard;
  if (flipped === undefined || !t.enforces('MD-EXH-07')) {
    t.turn(thing, 'down');
    return;
  }
  const back = t.add(flipped, 'gear');
  t.turn(back, 'up');
  replace(t, thing, back);
  t.move(thing, 'turned', 'bottom');
  t.world.turned.push({ front: thing, back });
}
export function unFlip(t: Fight, figure: number): void {
  for (const thing of cardsOf(t, figure)) {
    const turned = t.world.turned.find((one) => one.back === thing);
    if (turned === undefined) {
      t.turn(thing, 'up');
      continue;
    }
    replace(t, thing, turned.front);
    t.move(turned.front, 'gear', 'bottom');
    t.move(thing, 'box', 'bottom');
    t.world.turned = t.world.turned.filter((one) => one !== turned);
  }
}
