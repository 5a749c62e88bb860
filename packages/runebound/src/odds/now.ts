/** The odds of fights that could be begun, from where things stand; those of one that is being fought: `chances.ts`. */

import { inHundred } from '@questwright/dice';
import type { ThingView } from '@questwright/kernel';
import type { Scene } from '@questwright/messages';
import { chanceToWin } from './fight/index.ts';
import { belongingsOf } from './belongings.ts';
import type { Challenge, Hero } from '../cards.ts';
import { fightOf } from './of.ts';
import type { HeroState } from '../world.ts';

export interface OddsNow {
  win: number;
  /** Whether something is not in it that could matter. */
  roughly: boolean;
}

type Seen = Pick<Scene, 'view' | 'content' | 'value'>;

/** The chance against a Challenge that waits, under best play and without escaping, as if its text before combat had been
 *  followed; null where nobody can tell. */
export function oddsWith({ view, content, value }: Seen, seat: number | null, found: ThingView): OddsNow | null {
  const hero = seat === null ? undefined : view.zones[`hero/${seat}`]?.[0];
  if (!hero?.card || !found.card) return null;
  const enemy = content.get(found.card) as unknown as Challenge;
  if (!('damage' in enemy) || enemy.kind !== 'challenge') return null;
  const { allies, fighters, gear } = belongingsOf({ view, content, value }, seat!);
  const { experience } = (view.world as unknown as { heroes: readonly HeroState[] }).heroes[seat!]!;
  const { fight, leftOut } = fightOf(
    {
      hero: content.get(hero.card) as unknown as Hero,
      experience,
      gear,
      allies: fighters,
    },
    enemy,
    { tired: hero.counters['exhaustion'] ?? 0, enemy: found.counters['wounds'] ?? 0 },
  );
  const lives = [hero, ...allies].map(({ counters }, at) => fight.party[at]!.life - (counters['wounds'] ?? 0));
  // What strikes before combat has struck.
  const win = orTooLarge(() => chanceToWin({ ...fight, openings: [] }, lives));
  return win === null ? null : { win, roughly: leftOut.length > 0 };
}

export function orTooLarge<T>(chance: () => T): T | null {
  try {
    return chance();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export const chanceIn = ({ win, roughly }: OddsNow): { chance: number; roughly: string } => ({
  chance: inHundred(win),
  roughly: String(roughly),
});
export const oddsInWords = (say: Scene['say'], odds: OddsNow): string => say('odds.fight', chanceIn(odds));
