/** How a fight would go that waits in a place: exactly for a Challenge that lies there open, on average for cards that nobody
 *  knows. */

import type { Seat, ThingView } from '@questwright/kernel';
import { oddsAgainst } from './of.ts';
import type { Seen } from './standing.ts';
import { belongingsOf, type Belongings } from './belongings.ts';
import type { Challenge, Hero, Space } from '../cards.ts';
import type { Color, Terrain } from '../words.ts';
import type { HeroState, RuneboundWorld } from '../world.ts';

export interface Prospect {
  /** A Challenge that waits, or the color of cards that nobody knows. */
  of: { card: string } | { color: Color };
  /** To win it, fought to the end by whoever stands as now. */
  win: number;
  /** Something is not in it: a card of many, or what nobody can count. */
  roughly: boolean;
}

interface Party extends Belongings {
  hero: ThingView;
  state: HeroState;
}
function partyIn(scene: Seen, seat: Seat): Party | null {
  const { view } = scene;
  const hero = view.zones[`hero/${seat}`]?.[0];
  const state = (view.world as unknown as RuneboundWorld).heroes[seat];
  if (!hero?.card || state === undefined) return null;
  return { hero, state, ...belongingsOf(scene, seat) };
}

function oddsOf(
  { content }: Seen,
  party: Party,
  challenge: Challenge,
  terrain: Terrain,
  enemy: number,
): Prospect['win'] | null {
  const { hero, state, allies, fighters, gear } = party;
  const hurt = [hero, ...allies].map(({ counters }) => counters['wounds'] ?? 0);
  try {
    const own = {
      hero: content.get(hero.card!) as unknown as Hero,
      experience: state.experience,
      gear,
      allies: fighters,
    };
    return oddsAgainst(own, challenge, {
      terrain,
      gold: state.gold,
      hurt,
      tired: hero.counters['exhaustion'] ?? 0,
      enemy,
    }).win;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const known = new WeakMap<object, Map<string, Prospect | null>>();

/** Null where nothing waits. What is face down is told by its color only: its cards are those that lie nowhere open. */
export function prospectAt(scene: Seen, seat: Seat, space: string): Prospect | null {
  const { view } = scene;
  const made = known.get(view) ?? new Map<string, Prospect | null>();
  known.set(view, made);
  const party = partyIn(scene, seat);
  if (party === null) return null;
  // What counts as an Ally may be known only later.
  const key = `${seat} ${space} ${party.allies.map(({ thing }) => thing).join()}`;
  let found = made.get(key);
  if (found === undefined) made.set(key, (found = workedOut(scene, party, space)));
  return found;
}

/** Against a Challenge that nothing has hurt yet, where the Hero stands. */
export function prospectAgainst(scene: Seen, seat: Seat, card: string): Prospect | null {
  const party = partyIn(scene, seat);
  const challenge = scene.content.get(card) as unknown as Challenge | undefined;
  if (party === null || challenge?.kind !== 'challenge') return null;
  const at = scene.content.get(`space-${party.state.space}`) as unknown as Space | undefined;
  const win = at === undefined ? null : oddsOf(scene, party, challenge, at.terrain as Terrain, 0);
  return win === null ? null : { of: { card }, win, roughly: false };
}
function workedOut(scene: Seen, party: Party, space: string): Prospect | null {
  const { view, content } = scene;
  const { adventures, undefeated } = view.world as unknown as RuneboundWorld;
  const at = content.get(`space-${space}`) as unknown as Space | undefined;
  if (at === undefined) return null;
  const terrain = at.terrain as Terrain;
  const waiting = undefeated.find((one) => one.thing >= 0 && one.space === space);
  if (waiting !== undefined) {
    const thing = Object.values(view.zones)
      .flat()
      .find((one) => one.thing === waiting.thing);
    if (!thing?.card) return null;
    const win = oddsOf(
      scene,
      party,
      content.get(thing.card) as unknown as Challenge,
      terrain,
      thing.counters['wounds'] ?? 0,
    );
    return win === null ? null : { of: { card: thing.card }, win, roughly: false };
  }
  if (!adventures.includes(space) || at.jewel === undefined) return null;
  return unknownOf(scene, party, at.jewel, terrain);
}

/** The average of the Challenges of a color that lie nowhere open. */
function unknownOf(scene: Seen, party: Party, color: Color, terrain: Terrain): Prospect | null {
  const open = new Set(Object.values(scene.view.zones).flatMap((things) => things.flatMap(({ card }) => card ?? [])));
  const wins = [...scene.content].flatMap(([id, card]) => {
    const challenge = card as unknown as Challenge;
    if (challenge.kind !== 'challenge' || challenge.color !== color || open.has(id)) return [];
    return oddsOf(scene, party, challenge, terrain, 0) ?? [];
  });
  if (wins.length === 0) return null;
  return { of: { color }, win: wins.reduce((sum, one) => sum + one, 0) / wins.length, roughly: true };
}
