/** The odds of fights from where things stand: of the one that is being fought, from the beginning of its present round on,
 *  and of those that could be begun. */

import { inHundred } from '@questwright/dice';
import type { ThingView } from '@questwright/kernel';
import type { Scene } from '@questwright/messages';
import { chanceToWin, Contests, type Fighter } from './fight/index.ts';
import { alliesIn, belongingsOf } from './belongings.ts';
import type { Challenge, Hero } from '../cards.ts';
import { fightOf } from './of.ts';
import { PHASES } from '../words.ts';
import type { HeroState } from '../world.ts';

export interface OddsNow {
  win: number;
  /** Whether something is not in it that could matter. */
  roughly: boolean;
}

type Seen = Pick<Scene, 'view' | 'content' | 'value'>;

/** Under best play, without escaping; null where there is no fight of that Hero with a card. */
export function oddsNow(scene: Seen, seat: number | null = scene.view.viewer): OddsNow | null {
  const opponent = scene.view.stack.findLast(({ proc }) => proc === 'combat')?.locals['opponent'];
  const found = thingsIn(scene.view).find(({ thing }) => thing === opponent);
  return found === undefined ? null : oddsWith(scene, seat, found);
}
const thingsIn = ({ zones }: Scene['view']): ThingView[] => Object.values(zones).flat();

/** The same of a Challenge that waits, as if its text before combat had been followed. */
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

function orTooLarge(chance: () => number): number | null {
  try {
    return chance();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The chance of a Hero who attacks another to win, if nobody escapes or uses a card. Each side is looked at with one Ally;
 *  more make the contest large. */
export function oddsOfAttack(
  { view, value }: Pick<Seen, 'view' | 'value'>,
  seat: number,
  other: number,
): number | null {
  const sides = [seat, other].map((one) => [
    ...view.zones[`hero/${one}`]!,
    ...alliesIn({ view, value }, one).slice(0, 1),
  ]);
  const fighters = sides.map((side) => side.map(({ thing }) => fighterOf(value, thing)));
  const lives = sides.map((side, at) =>
    side.map(({ counters }, who) => fighters[at]![who]!.life - (counters['wounds'] ?? 0)),
  );
  return orTooLarge(() => contests.between(fighters[0]!, fighters[1]!).chance(lives[0]!, lives[1]!));
}
/** A question is looked at many times while it is open. */
const contests = new Contests(8);
function fighterOf(value: Scene['value'], thing: number): Fighter {
  const number = (name: string, also: string | null = null): number => value(name, thing, also) as number;
  return {
    bonus: PHASES.map((phase) => number('combat roll', `${phase} attack`)),
    defense: PHASES.map((phase) => number('combat roll', `${phase} defense`)),
    damage: PHASES.map((phase) => number(`${phase} damage`)),
    life: number('life'),
  };
}

export const chanceIn = ({ win, roughly }: OddsNow): { chance: number; roughly: string } => ({
  chance: inHundred(win),
  roughly: String(roughly),
});
export const oddsInWords = (say: Scene['say'], odds: OddsNow): string => say('odds.fight', chanceIn(odds));
