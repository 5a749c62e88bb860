/** How to meet an Encounter. */

import { words } from '@questwright/kernel';
import type { Ally, Card, Encounter, Hero } from '../cards.ts';
import type { Party } from '../odds/party.ts';
import { Worth, type State } from './encounter-worth.ts';
import type { Outlook } from './outlook.ts';
import { crowd, kindOf, type Holding } from './party.ts';
import { findThing, type Sight } from './sight.ts';

type Options = readonly string[];

/** How far it is to a place that one has no reason to go to. */
const SOME_WAY = 6;

/** The course of most worth; of other choices that cards offer, the first. */
export function courseOf(outlook: Outlook, sight: Sight, options: Options): string {
  const { view, me, money, hero } = sight;
  const thing = view.stack.findLast(({ proc }) => proc === 'encounter')?.locals['thing'];
  const id = typeof thing === 'number' ? (findThing(view, thing, ['adventure'])?.card ?? null) : null;
  const card = id === null ? null : (outlook.cards[id] as Encounter);
  if (card === null || card.kind !== 'encounter') return options[0]!;
  const state: State = {
    party: partyOf(sight),
    gold: money,
    wounds: hero.wounds,
    exhaustion: hero.exhaustion,
    distance: SOME_WAY,
    room: crowd(sight.area, { card } as Holding).length === 0,
  };
  const worth = new Worth(id!, card, ({ wounds }) => {
    const hurt = { ...hero, wounds };
    return outlook.worthOf(outlook.parties.of(hurt, sight.area, me.experience), outlook.enemyOf(card as never));
  });
  const courses = worth.courses(state);
  let best = options[0]!;
  let most = -Infinity;
  for (const option of options) {
    const value = courses.get(words(option)[0]!);
    if (value !== undefined && value > most) [best, most] = [option, value];
  }
  return best;
}

function partyOf({ hero, area, me }: Sight): Party {
  const gear: Card[] = [];
  const allies: Ally[] = [];
  for (const one of area) {
    gear.push(one.card);
    if (kindOf(one) === 'ally') allies.push(one.card as Ally);
  }
  return { hero: hero.card as Hero, experience: me.experience, gear, allies };
}
