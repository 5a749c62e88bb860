/** What an Esper, another form or a called Ability is worth to a bot, in Damage. */

import type { ExaltedCard, FigureCard } from '../cards.ts';
import { sumsOf } from '../text/odds.ts';
import { costOf, summonable } from '../rules/summoning/summoning.ts';
import { formsFor, isChanged } from '../rules/summoning/summoning-forms.ts';
import { nearestOf } from '../rules/enemies/targeting.ts';
import type { Die } from '../words.ts';
import { figureOf, type MiddaraTable } from '../world.ts';
import { PRICE_OF_SP } from './prices.ts';

/** For how many Attacks an Esper or a form is good. */
const ATTACKS = 2;
const WORTH_OF_HP = 0.2;

const printed = (t: MiddaraTable, card: string): FigureCard => t.loaded.content.get(card)!.content as FigureCard;
/** Damage that dice can be expected to do to the nearest opponent. */
function hurt(t: MiddaraTable, figure: number, dice: readonly Die[]): number {
  const target = nearestOf(t, figure);
  if (target === null) return 0;
  const withstood = t.value('defense', target) + t.value('armor', target);
  let dealt = 0;
  for (const [sum, chance] of sumsOf(t, dice)) dealt += chance * Math.max(0, sum - withstood);
  return dealt;
}

export function worthOfEsper(t: MiddaraTable, summoner: number, card: string): number {
  if (nearestOf(t, summoner) === null) return 0;
  const { dice = [], hp, copies = 1 } = printed(t, card);
  return copies * (ATTACKS * hurt(t, summoner, dice) + WORTH_OF_HP * hp) - costOf(t, card) * PRICE_OF_SP;
}
export const worthOfSummoning = (t: MiddaraTable, summoner: number): number =>
  Math.max(0, ...summonable(t, summoner).map((card) => worthOfEsper(t, summoner, card)));

/** How much more an Adventurer does in another form. Nobody goes back who is in one. */
export const worthOfForm = (t: MiddaraTable, figure: number, card: string): number =>
  ATTACKS * (hurt(t, figure, printed(t, card).dice ?? []) - hurt(t, figure, t.value('combat dice', figure)));
export const worthOfChange = (t: MiddaraTable, figure: number): number =>
  isChanged(t, figure) || figureOf(t, figure).square === ''
    ? 0
    : Math.max(0, ...formsFor(t, figure).map((card) => worthOfForm(t, figure, card)));

export const manifestsOf = (t: MiddaraTable, card: string): ExaltedCard['manifests'] =>
  (t.loaded.content.get(card)!.content as ExaltedCard).manifests;
