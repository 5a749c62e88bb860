/** How to meet an Encounter, and what to pay to a Challenge. */

import { words, type Effect } from '@questwright/kernel';
import type { Ally, Challenge, Encounter, Hero } from '../cards.ts';
import type { Party } from '../odds/party.ts';
import { listIn, situation, type Situation } from '../rules/effects/verb.ts';
import { verbIn } from '../rules/effects/verbs.ts';
import { PRICES, worthOf } from '../odds/worth.ts';
import type { Attribute } from '../words.ts';
import type { Outlook } from './outlook.ts';
import { crowd, kindOf, type Holding, type Party as Band } from './party.ts';
import { findThing, type Sight } from './sight.ts';

/** How far it is to a place that one has no reason to go to. */
const SOME_WAY = 6;

/** Of the choice that a list of effects begins with, the course of most worth. */
export function bestCourse(
  outlook: Outlook,
  sight: Sight,
  options: readonly string[],
  id: string,
  text: readonly Effect[],
): string {
  const worths = encountered(outlook, sight, id, { ...outlook.cards[id]!, text } as Encounter);
  const worth = (option: string): number => worths.get(words(option)[0]!) ?? -Infinity;
  return options.reduce((best, option) => (worth(option) > worth(best) ? option : best));
}

/** The course of most worth; of choices that nothing is known about, the first. */
export function courseOf(outlook: Outlook, sight: Sight, options: readonly string[]): string {
  const { proc, locals } =
    sight.view.stack.findLast((one) => one.proc === 'encounter' || one.proc === 'challenge') ?? {};
  const thing = locals?.['thing'];
  const id = typeof thing === 'number' ? (findThing(sight.view, thing, ['adventure'])?.card ?? null) : null;
  const card = id === null ? null : outlook.cards[id]!;
  if (card === null || card.kind !== proc) return options[0]!;
  const worths =
    card.kind === 'encounter' ? encountered(outlook, sight, id!, card) : challenged(outlook, sight, card as Challenge);
  let best = options[0]!;
  let most = -Infinity;
  for (const option of options) {
    const value = worths.get(words(option)[0]!);
    if (value !== undefined && value > most) [best, most] = [option, value];
  }
  return best;
}
function situationOf({ me, money, hero, area }: Sight): Situation {
  const allies = area.filter((one) => kindOf(one) === 'ally').map((one) => one.card as Ally);
  const party = { hero: hero.card as Hero, experience: me.experience, gear: area.map((one) => one.card), allies };
  return situation(party, { hurt: [hero.wounds], tired: hero.exhaustion, gold: money });
}
function encountered(outlook: Outlook, sight: Sight, id: string, card: Encounter): ReadonlyMap<string, number> {
  const { me, hero, area } = sight;
  const around = { distance: SOME_WAY, room: crowd(area, { card } as Holding).length === 0 };
  const winning = ({ hurt: [wounds] }: Situation): number => {
    const hurt = outlook.parties.of({ ...hero, wounds: wounds! }, area, me.experience);
    return outlook.worthOf(hurt, outlook.enemyOf(card as never));
  };
  return coursesOf(id, card, situationOf(sight), around, winning);
}

// ---- Challenges ----

/** What comes of the choices on a Challenge: what they cost or give, and how the fight goes after them if it is still to come. */
function challenged(outlook: Outlook, sight: Sight, card: Challenge): ReadonlyMap<string, number> {
  const isBefore = sight.view.stack.some(({ proc }) => proc === 'before combat');
  const effects = (isBefore ? card.beforeCombat : card.reward) ?? [];
  const choices = effects.flatMap((effect) => ('choose' in effect ? listIn(effect, 'of') : []));
  const odds = (party: Band): number => (isBefore ? outlook.worthOf(party, outlook.enemyOf(card)) : 0);
  return new Map(
    choices.map((one) => {
      const { spendableGold, lasting, adventure } = outlook.weights;
      const rest = without(outlook, sight, one);
      const lost = rest === sight.area ? 0 : -outlook.gain(sight, rest, outlook.horizon(sight)) * lasting;
      const paid = worthOf([one], situationOf(sight)) * spendableGold - lost;
      return [verbIn(one)?.name ?? '', paid + odds(hurtBy(outlook, sight, one, rest)) * adventure[card.color]];
    }),
  );
}
/** What is left beside the Hero after a choice to give something up. */
function without(outlook: Outlook, sight: Sight, { discard }: Effect): readonly Holding[] {
  const { area } = sight;
  const mayGo = (one: Holding): boolean => {
    const kind = kindOf(one);
    if (one.card.kind === 'challenge' || kind === '') return false;
    return kind === 'ally' ? discard === 'an ally' : discard === 'an item';
  };
  const colors = outlook.horizon(sight);
  const gainOf = (gone: Holding): number =>
    outlook.gain(
      sight,
      area.filter((one) => one !== gone),
      colors,
    );
  const [gone] = area.filter(mayGo).toSorted((one, other) => gainOf(other) - gainOf(one));
  return gone === undefined ? area : area.filter((one) => one !== gone);
}
function hurtBy({ parties }: Outlook, { hero, me, party }: Sight, effect: Effect, area: readonly Holding[]): Band {
  const [own] = party.members;
  const { wounds = 0, exhaustion = 0 } = effect as { wounds?: number; exhaustion?: number };
  const beyond = Math.max(0, own!.exhaustion + exhaustion - own!.stamina);
  return parties.of({ ...hero, wounds: hero.wounds + wounds + beyond }, area, me.experience);
}

// ---- Encounters ----

export interface Around {
  /** Spaces to the place that the card speaks of. */
  distance: number;
  /** Whether there is room for one more Ally. */
  room: boolean;
}

const leads = ({ hero }: Party, attribute: Attribute): boolean =>
  hero[attribute] >= Math.max(hero.mind, hero.body, hero.spirit);

/** What it is worth to have kept a card. */
const KEPT: Readonly<Record<string, (around: Around, party: Party) => number>> = {
  'letters-for-frostgate': ({ distance }) => 7 - distance / 2,
  // One failed defense.
  'a-grave-left-open': () => 2,
  'a-question-of-honor': ({ room }) => (room ? 8 : 0),
  'the-scratched-saint': () => 4,
  // A twentieth of all fights until one comes to Dawnsmoor.
  'dinner-with-lord-corvane': ({ distance }) => -distance / 3,
  // For who fights with Spirit; the others only walk more slowly.
  'the-king-under-the-ice': (_, party) => (leads(party, 'spirit') ? 8 : 1),
  'margaths-milk-tooth': (_, party) => (leads(party, 'spirit') ? 11 : 2),
};

/** The courses that a Hero can pay for, with what each is worth. `winning` is the chance to win the fight with the card. */
export function coursesOf(
  id: string,
  { text: [choice] }: Encounter,
  now: Situation,
  around: Around,
  winning: (now: Situation) => number,
): Map<string, number> {
  const kept = ({ party }: Situation): number => KEPT[id]?.(around, party) ?? PRICES.card / 2;
  const courses = listIn(choice ?? {}, 'of') as readonly (Effect & {
    name: string;
    if?: { 'gold at least'?: number };
  })[];
  const open = courses.filter((one) => now.gold >= (one.if?.['gold at least'] ?? 0));
  return new Map(open.map((one) => [one.name, worthOf([one], now, { kept, winning })]));
}
