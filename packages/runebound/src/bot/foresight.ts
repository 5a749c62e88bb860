/** What a fight with a Challenge is worth when what the card does before combat is foreseen. */

import { chanceOf } from '@questwright/dice';
import type { Duel } from '../odds/fight/index.ts';
import type { Ally, Challenge, Hero } from '../cards.ts';
import { beforeCombat } from '../odds/of.ts';
import { situation, type Situation } from '../rules/effects/verb.ts';
import type { Party } from './party.ts';
import type { Enemy } from './sight.ts';

/** A purse of usual size: what is paid before combat is little. */
const GOLD = 4;

function begunBy({ fighters, lives, members, source: { hero, area, experience } }: Party): Situation {
  const fighting = members.slice(1, fighters.length).map(({ thing }) => thing);
  const party = {
    hero: hero.card as Hero,
    experience,
    gear: area.filter(({ thing }) => !fighting.includes(thing)).map(({ card }) => card),
    allies: area.filter(({ thing }) => fighting.includes(thing)).map(({ card }) => card as Ally),
  };
  const hurt = fighters.map(({ life }, at) => life - lives[at]!);
  return situation(party, { hurt, tired: hero.exhaustion, gold: GOLD });
}

export function foreseen(party: Party, challenge: Challenge, enemy: Enemy, duel: Duel): number {
  const { fighters } = party;
  const text = beforeCombat(
    challenge.life,
    () => fighters.map(({ life }) => life),
    {
      terrain: 'plains',
      armor: enemy.armor,
      attack: (_, phase) => ({
        hit: chanceOf(enemy.target[phase]!, { bonus: fighters[0]!.bonus[phase]! }),
        wounds: fighters[0]!.damage[phase]!,
      }),
      defense: (_, phase) => ({
        bonus: fighters[0]!.defense[phase]!,
        target: enemy.target[phase]!,
        wounds: enemy.damage[phase]!,
      }),
    },
    // An Ally who was given up fights no more.
    ({ hurt, enemy: wounds }) =>
      duel.atRound(
        fighters.map(({ life }, at) => (at < hurt.length ? Math.max(0, life - hurt[at]!) : 0)),
        enemy.life - wounds,
      ),
  );
  return text.of(challenge.beforeCombat ?? [], begunBy(party));
}
