/** What a bot answers before a fight and between blows: where everybody begins, who carries what, where others come into play. */

import { rangeOfAreas } from '@questwright/geometry/square';
import { numberIn, words } from '@questwright/kernel';
import { hasRoom } from '../rules/equipment/slots.ts';
import { gearCard } from '../rules/equipment/items.ts';
import { baseOf, figureOf, stands, type MiddaraTable } from '../world.ts';
import { leftOf } from './blows.ts';
import { bestSpace } from './outlook.ts';
import { worthOfCard } from './training.ts';
import { highest, type Answerer, type Answers } from './using.ts';

const squareIn = (id: string): string => words(id)[0]!;

const start: Answerer<'starting space'> = (t, options) => [
  `start:${bestSpace(t, t.locals.figure, options.map(squareIn), 0)!.square}`,
];
/** Whoever can take most. */
const carrier: Answerer<'carrier'> = (t, options) =>
  highest(options, (id) => leftOf(t, numberIn(id)) + t.value('armor', numberIn(id)));
/** Opponents come into play as far away from everybody as can be. */
const arrival: Answerer<'spawn'> = (t, options) => {
  const party = t.world.figures.filter((one) => one.owner >= 0 && stands(t, one.thing)).map((one) => one.thing);
  const away = (square: string): number =>
    Math.min(...party.map((one) => rangeOfAreas([square], baseOf(t, one))), Infinity);
  return highest(options, (id) => away(squareIn(id)));
};
/** Whoever has room for it and can use it. */
const gainer: Answerer<'gain'> = (t, options) => {
  const { thing } = t.locals;
  const worth = (figure: number): number =>
    (hasRoom(t, figureOf(t, figure), thing, 'gear') ? 10 : 0) + usefulness(t, figure, thing);
  return highest(options, (id) => worth(numberIn(id)));
};
const usefulness = (t: MiddaraTable, figure: number, thing: number): number =>
  worthOfCard(t, gearCard(t, thing), t.value('attack type', figure));

export const PREPARED: Answers = {
  'starting space/where': start,
  'carrier/who': carrier,
  'spawn/space': arrival,
  'gain/who': gainer,
};
