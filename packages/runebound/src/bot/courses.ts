/** How to meet an Encounter. */

import { words, type Effect } from '@questwright/kernel';
import type { Ally, Encounter, Hero } from '../cards.ts';
import type { Party } from '../odds/party.ts';
import { listIn, situation, type Situation } from '../rules/effects/verb.ts';
import { PRICES, worthOf } from '../odds/worth.ts';
import type { Attribute } from '../words.ts';
import type { Outlook } from './outlook.ts';
import { crowd, kindOf, type Holding } from './party.ts';
import { findThing, type Sight } from './sight.ts';

/** How far it is to a place that one has no reason to go to. */
const SOME_WAY = 6;

/** The course of most worth; of other choices that cards offer, the first. */
export function courseOf(outlook: Outlook, sight: Sight, options: readonly string[]): string {
  const { view, me, money, hero, area } = sight;
  const thing = view.stack.findLast(({ proc }) => proc === 'encounter')?.locals['thing'];
  const id = typeof thing === 'number' ? (findThing(view, thing, ['adventure'])?.card ?? null) : null;
  const card = id === null ? null : (outlook.cards[id] as Encounter);
  if (card === null || card.kind !== 'encounter') return options[0]!;
  const around = { distance: SOME_WAY, room: crowd(area, { card } as Holding).length === 0 };
  const winning = ({ hurt: [wounds] }: Situation): number => {
    const hurt = outlook.parties.of({ ...hero, wounds: wounds! }, area, me.experience);
    return outlook.worthOf(hurt, outlook.enemyOf(card as never));
  };
  const allies = area.filter((one) => kindOf(one) === 'ally').map((one) => one.card as Ally);
  const party = { hero: hero.card as Hero, experience: me.experience, gear: area.map((one) => one.card), allies };
  const now = situation(party, { hurt: [hero.wounds], tired: hero.exhaustion, gold: money });
  const courses = coursesOf(id!, card, now, around, winning);
  let best = options[0]!;
  let most = -Infinity;
  for (const option of options) {
    const value = courses.get(words(option)[0]!);
    if (value !== undefined && value > most) [best, most] = [option, value];
  }
  return best;
}

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
