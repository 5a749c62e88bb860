/** Chances of Attacks, Spells and Skill Checks, from the faces of their dice. */

import type { DieCard } from './cards.ts';
import { checkDice } from './dice.ts';
import type { Die, Skill } from './words.ts';
import { cardOf, type Fight } from './world.ts';

export const facesOf = (t: Fight, die: Die): DieCard['faces'] =>
  (t.loaded.content.get(`die-${die}`)!.content as DieCard).faces;

/** How often of a hundred a die shows a skull. */
export function skullOf(t: Fight, die: Die): number {
  const faces = facesOf(t, die);
  return Math.round((100 * faces.filter(({ skull }) => skull === true).length) / faces.length);
}

/** How often the numbers of dice, and the Symbols that count, make each sum; what fails by a skull makes none. */
export function sumsOf(t: Fight, dice: readonly Die[], counts: 'book' | 'shield' | null = null): Map<number, number> {
  let sums = new Map<number, number>([[0, 1]]);
  for (const die of dice) {
    const faces = facesOf(t, die);
    const next = new Map<number, number>();
    for (const [sum, chance] of sums) {
      for (const face of faces) {
        if (face.skull === true && counts !== 'shield') continue;
        const symbols = die === 'black' && counts !== null ? (face[counts] ?? 0) : 0;
        const now = sum + (face.number ?? 0) + symbols;
        next.set(now, (next.get(now) ?? 0) + chance / faces.length);
      }
    }
    sums = next;
  }
  return sums;
}

/** How often of a hundred a figure passes a Skill Check, as things are. */
export function chanceToPass(t: Fight, figure: number, skill: Skill, number: number): number {
  const needed = cardOf(t, figure).skills === undefined ? 0 : number - (t.value('skill', figure, skill) as number);
  let chance = 0;
  for (const [sum, one] of sumsOf(t, checkDice(t, figure))) if (sum >= needed) chance += one;
  return Math.round(100 * chance);
}

/** How often of a hundred a SPELL X that rolls these dice is not resisted with those. */
export function chanceOfSpell(t: Fight, x: number, force: readonly Die[], conviction: readonly Die[]): number {
  const totals = sumsOf(t, conviction, 'shield');
  let chance = 0;
  for (const [sum, one] of sumsOf(t, force, 'book')) {
    for (const [total, other] of totals) if (total < x + sum) chance += one * other;
  }
  return Math.round(100 * chance);
}

/** How often of a hundred an Attack with these dice hits, and how often it does Damage, by the numbers alone. */
export interface Chances {
  chance: number;
  harms: number;
}
/** `dodges`: what a DODGE may add to the Defense, each as likely as the others. */
export function chancesOf(
  t: Fight,
  attacker: number,
  target: number,
  dice: readonly Die[],
  dodges: readonly number[] = [0],
): Chances {
  const needed = (t.value('defense', target) as number) - (t.value('to the attack roll', attacker, target) as number);
  const more =
    (t.value('damage of your Attacks', attacker) as number) +
    ((t.value('flanking', attacker, target) as boolean) ? (t.value('flanking damage', attacker) as number) : 0);
  const armor = t.value('armor against', target, { attacker, type: 'physical' }) as number;
  let hits = 0;
  let harms = 0;
  for (const [sum, one] of sumsOf(t, dice)) {
    for (const dodge of dodges) {
      const over = sum - needed - dodge;
      if (over < 0) continue;
      hits += one / dodges.length;
      if (over + more > armor) harms += one / dodges.length;
    }
  }
  return { chance: Math.round(100 * hits), harms: Math.round(100 * harms) };
}
