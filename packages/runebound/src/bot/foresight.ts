/** What a fight with a Challenge is worth when what the card does before combat is foreseen. */

import { chanceOf } from '@questwright/dice';
import type { Duel } from '../odds/fight/index.ts';
import type { Ally, Challenge, Hero } from '../cards.ts';
import { BeforeCombat, type Begun } from '../odds/before.ts';
import type { Party, Source } from './party.ts';
import type { Enemy } from './sight.ts';

/** A purse of usual size: what is paid before combat is little. */
const GOLD = 4;

function begunBy({ hero, area, experience }: Source, { fighters, lives, members }: Party): Begun {
  const fighting = members.slice(1, fighters.length).map(({ thing }) => thing);
  return {
    party: {
      hero: hero.card as Hero,
      experience,
      gear: area.filter(({ thing }) => !fighting.includes(thing)).map(({ card }) => card),
      allies: area.filter(({ thing }) => fighting.includes(thing)).map(({ card }) => card as Ally),
    },
    hurt: fighters.map(({ life }, at) => life - lives[at]!),
    tired: hero.exhaustion,
    enemy: 0,
    gold: GOLD,
    changes: [],
  };
}

export function foreseen(party: Party, challenge: Challenge, enemy: Enemy, duel: Duel): number {
  const { fighters, source } = party;
  const text = new BeforeCombat(challenge, 'plains', {
    lives: () => fighters.map(({ life }) => life),
    // An Ally who was given up fights no more.
    fight: ({ hurt, enemy: wounds }) =>
      duel.atRound(
        fighters.map(({ life }, at) => (at < hurt.length ? Math.max(0, life - hurt[at]!) : 0)),
        enemy.life - wounds,
      ),
    attack: (_, phase) => ({
      hit: chanceOf(enemy.target[phase]!, { bonus: fighters[0]!.bonus[phase]! }),
      wounds: fighters[0]!.damage[phase]!,
    }),
    inflicted: (wounds) => Math.max(0, wounds - enemy.armor),
  });
  return text.chance(challenge.beforeCombat ?? [], begunBy(source, party));
}
