/** Whole fights over phases and rounds, under best play: who attacks in which phase, when to defend, when to use what can
 *  be used once. Nobody escapes. */

import { chanceOf, type Distribution, type RollHelp } from '@questwright/dice';
import { AidedDuel } from './aided.ts';
import { Duel } from './duel.ts';
import { targetOf, type Enemy } from './enemy.ts';

export interface Fighter {
  /** Added to the roll, by phase. */
  bonus: readonly number[];
  /** Added when it defends, where that is another number. */
  defense?: readonly number[];
  /** Wounds that a hit inflicts, by phase. */
  damage: readonly number[];
  /** Wounds it can take before it is defeated. */
  life: number;
  /** Attacks in each round. */
  attacks?: number;
  help?: RollHelp;
  /** Its two dice, where they are read in another way. */
  dice?: Distribution;
}

/** Something that helps the first fighter a few times in a fight, and once in a round. */
export interface Aid {
  times: number;
  /** Only one of these can be used in a round. */
  activated?: boolean;
  /** Used in this phase, before the roll; from then to the end of the round it adds to rolls and to damage, by phase. */
  phase?: number;
  bonus?: readonly number[];
  damage?: readonly number[];
  /** Only for rolls of one kind. */
  only?: 'attack' | 'defense';
  /** So many of the wounds of a failed roll do not come. */
  cancels?: number;
  /** The dice of a failed roll are rolled again. */
  rerolls?: boolean;
}

/** An attack before the first round. Missing costs nothing. */
export interface Opening {
  phase: number;
  bonus: number;
  wounds: number;
}

export interface Fight {
  /** The first may defend, and the fight is lost with it; the others only attack. */
  party: readonly Fighter[];
  enemy: Enemy;
  aids?: readonly Aid[];
  openings?: readonly Opening[];
}

const wholeLives = ({ party }: Fight): number[] => party.map(({ life }) => life);

/** The chance to win. Everybody begins with whole lives, or with what is given here. */
export function chanceToWin(fight: Fight, lives: readonly number[] = wholeLives(fight)): number {
  const duel = fight.aids === undefined || fight.aids.length === 0 ? new Duel(fight, 0) : new AidedDuel(fight);
  let win = 0;
  for (const { life, chance } of afterOpenings(fight)) win += chance * (life > 0 ? duel.atRound(lives, life) : 1);
  return win;
}

/** What is left of the enemy when the first round begins. */
function afterOpenings({ enemy, openings = [] }: Fight): { life: number; chance: number }[] {
  let left = new Map([[enemy.life, 1]]);
  for (const { phase, bonus, wounds } of openings) {
    const next = new Map<number, number>();
    const add = (life: number, chance: number): unknown => next.set(life, (next.get(life) ?? 0) + chance);
    for (const [life, chance] of left) {
      const hit = chanceOf(targetOf(enemy, phase, enemy.life - life), { bonus });
      add(Math.max(0, life - wounds), chance * hit);
      add(life, chance * (1 - hit));
    }
    left = next;
  }
  return [...left].map(([life, chance]) => ({ life, chance }));
}
