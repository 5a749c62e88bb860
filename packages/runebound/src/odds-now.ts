/** The odds of the fight that is being fought, from the beginning of its present round on. */

import { chanceToWin, inHundred } from '@questwright/odds';
import type { Scene } from '@questwright/messages';
import type { Card, Challenge, Hero } from './cards.ts';
import { fightOf } from './odds-of.ts';
import type { Numbers } from './odds-reading.ts';
import type { HeroState } from './world.ts';

/** Allies beyond these hardly change anything, and make the fight large. */
const MOST_ALLIES = 2;

export interface OddsNow {
  win: number;
  /** Whether something is not in it that could matter. */
  roughly: boolean;
}

/** Under best play, without escaping; null where there is no fight of that Hero with a card. */
export function oddsNow(
  { view, content, value }: Pick<Scene, 'view' | 'content' | 'value'>,
  seat: number | null = view.viewer,
): OddsNow | null {
  const opponent = view.stack.findLast(({ proc }) => proc === 'combat')?.locals['opponent'];
  const hero = seat === null ? undefined : view.zones[`hero/${seat}`]?.[0];
  const found = Object.values(view.zones)
    .flat()
    .find(({ thing }) => thing === opponent);
  if (!hero?.card || !found?.card) return null;
  const enemy = content.get(found.card) as unknown as Challenge;
  if (!('damage' in enemy) || enemy.kind !== 'challenge') return null;
  const area = view.zones[`area/${seat}`]!.filter(({ card }) => card !== null);
  const allies = area.filter(({ thing }) => value('counts as', thing) === 'ally').slice(0, MOST_ALLIES);
  const gear = area.filter((one) => !allies.includes(one));
  const cardOf = (id: string | null): Card => content.get(id!) as unknown as Card;
  const asFighter = (card: Card): Numbers => ((card as Partial<Challenge>).asAlly ?? card) as Numbers;
  const { experience } = (view.world as unknown as { heroes: readonly HeroState[] }).heroes[seat!]!;
  const { fight, leftOut } = fightOf(
    {
      hero: cardOf(hero.card) as Hero,
      experience,
      gear: gear.map(({ card }) => cardOf(card)),
      allies: allies.map(({ card }) => asFighter(cardOf(card))),
    },
    enemy,
    { tired: hero.counters['exhaustion'] ?? 0, enemy: found.counters['wounds'] ?? 0 },
  );
  const lives = [hero, ...allies].map(({ counters }, at) => fight.party[at]!.life - (counters['wounds'] ?? 0));
  try {
    // What strikes before combat has struck.
    return { win: chanceToWin({ ...fight, openings: [] }, lives), roughly: leftOut.length > 0 };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export const oddsInWords = (say: Scene['say'], { win, roughly }: OddsNow): string =>
  say('odds.fight', { chance: inHundred(win), roughly: String(roughly) });
