/** Chances of an Attack, from the faces of its dice. */

import type { DieCard } from './cards.ts';
import type { Die } from './words.ts';
import type { Fight } from './world.ts';

const facesOf = (t: Fight, die: Die): DieCard['faces'] =>
  (t.loaded.content.get(`die-${die}`)!.content as DieCard).faces;

/** How often the numbers of dice make each sum, among so many; what shows a skull makes none. */
export function sumsOf(t: Fight, dice: readonly Die[]): Map<number, number> {
  let sums = new Map<number, number>([[0, 1]]);
  for (const die of dice) {
    const faces = facesOf(t, die);
    const next = new Map<number, number>();
    for (const [sum, chance] of sums) {
      for (const { number = 0, skull } of faces) {
        if (skull !== true) next.set(sum + number, (next.get(sum + number) ?? 0) + chance / faces.length);
      }
    }
    sums = next;
  }
  return sums;
}

/** The chance in per cent that an Attack with these dice hits by their numbers alone, as things are. */
export function chanceToHit(t: Fight, attacker: number, target: number, dice: readonly Die[]): number {
  const needed = (t.value('defense', target) as number) - (t.value('to the attack roll', attacker, target) as number);
  let chance = 0;
  for (const [sum, one] of sumsOf(t, dice)) if (sum >= needed) chance += one;
  return Math.round(100 * chance);
}
