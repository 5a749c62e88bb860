/** Chances of Attacks, Spells and Skill Checks, from the faces of their dice. */

import { atLeast, sumOfDice, type Distribution } from '@questwright/dice';
import type { DieCard, SymbolAbility } from '../cards.ts';
import { checkDice } from '../rules/attack/dice.ts';
import { SYMBOLS, type Die, type Skill, type SymbolName } from '../words.ts';
import { cardOf, type MiddaraTable } from '../world.ts';

export const facesOf = (t: MiddaraTable, die: Die): DieCard['faces'] =>
  (t.loaded.content.get(`die-${die}`)!.content as DieCard).faces;

/** How often of a hundred a die shows a skull. */
export function skullOf(t: MiddaraTable, die: Die): number {
  const faces = facesOf(t, die);
  return Math.round((100 * faces.filter(({ skull }) => skull === true).length) / faces.length);
}

/** How often the numbers of dice, and the Symbols that count, make each sum; what fails by a skull makes none. */
export const sumsOf = (t: MiddaraTable, dice: readonly Die[], counts: 'book' | 'shield' | null = null): Distribution =>
  sumOfDice(
    dice.map((die) =>
      facesOf(t, die).map((face) => {
        if (face.skull === true && counts !== 'shield') return null;
        return (face.number ?? 0) + (die === 'black' && counts !== null ? (face[counts] ?? 0) : 0);
      }),
    ),
  );

/** How often of a hundred a figure passes a Skill Check, as things are. */
export function chanceToPass(t: MiddaraTable, figure: number, skill: Skill, number: number): number {
  const needed = cardOf(t, figure).skills === undefined ? 0 : number - t.value('skill', figure, skill);
  return Math.round(100 * atLeast(needed, sumsOf(t, checkDice(t, figure))));
}

/** How often of a hundred a SPELL X that rolls these dice is not resisted with those. */
export function chanceOfSpell(t: MiddaraTable, x: number, force: readonly Die[], conviction: readonly Die[]): number {
  const totals = sumsOf(t, conviction, 'shield');
  let chance = 0;
  for (const [sum, one] of sumsOf(t, force, 'book')) {
    for (const [total, other] of totals) if (total < x + sum) chance += one * other;
  }
  return Math.round(100 * chance);
}

// ---- Attacks ----

interface Rolled extends Record<SymbolName, number> {
  number: number;
  chance: number;
}
/** What dice show together, and how often; what shows a skull is left out: it misses. */
function rollsOf(t: MiddaraTable, dice: readonly Die[]): Rolled[] {
  let rolls: Rolled[] = [{ number: 0, book: 0, shield: 0, burst: 0, chance: 1 }];
  for (const die of dice) {
    const faces = facesOf(t, die);
    const next = new Map<string, Rolled>();
    for (const one of rolls) {
      for (const { number = 0, book = 0, shield = 0, burst = 0, skull } of faces) {
        if (skull === true) continue;
        const sum = [one.number + number, one.book + book, one.shield + shield, one.burst + burst] as const;
        const before = next.get(sum.join());
        const chance = (before?.chance ?? 0) + one.chance / faces.length;
        next.set(sum.join(), { number: sum[0], book: sum[1], shield: sum[2], burst: sum[3], chance });
      }
    }
    rolls = [...next.values()];
  }
  return rolls;
}

interface Spent {
  roll: number;
  damage: number;
}
/** Everything that Symbols can be spent for. */
function spendings(abilities: readonly SymbolAbility[], left: Record<SymbolName, number>, from = 0): Spent[] {
  const all: Spent[] = [{ roll: 0, damage: 0 }];
  for (let i = from; i < abilities.length; i++) {
    const { cost, roll = 0, physical = 0 } = abilities[i]!;
    if (SYMBOLS.some((symbol) => (cost[symbol] ?? 0) > left[symbol])) continue;
    const rest = { ...left };
    for (const symbol of SYMBOLS) rest[symbol] -= cost[symbol] ?? 0;
    for (const more of spendings(abilities, rest, i)) {
      all.push({ roll: roll + more.roll, damage: physical + more.damage });
    }
  }
  return all;
}

/** How often of a hundred an Attack with these dice hits, and how often it does Damage, when its Symbols are spent well. */
export interface Chances {
  chance: number;
  harms: number;
}
/** `dodges`: what a DODGE may add to the Defense, each as likely as the others. */
export function chancesOf(
  t: MiddaraTable,
  attacker: number,
  target: number,
  dice: readonly Die[],
  dodges: readonly number[] = [0],
): Chances {
  const needed = t.value('defense', target) - t.value('to the attack roll', attacker, target);
  const more =
    t.value('damage of your Attacks', attacker) +
    (t.value('flanking', attacker, target) ? t.value('flanking damage', attacker) : 0);
  const armor = t.value('armor against', target, { attacker, type: 'physical' });
  const abilities = t
    .value('symbol abilities', attacker)
    .filter(
      ({ cost, roll = 0, physical = 0 }) => roll + physical > 0 && SYMBOLS.some((symbol) => (cost[symbol] ?? 0) > 0),
    );
  let hits = 0;
  let harms = 0;
  for (const rolled of rollsOf(t, dice)) {
    const spent = spendings(abilities, rolled);
    for (const dodge of dodges) {
      const short = needed + dodge - rolled.number;
      const hitting = spent.filter(({ roll }) => roll >= short);
      if (hitting.length > 0) hits += rolled.chance / dodges.length;
      if (hitting.some(({ roll, damage }) => roll - short + damage + more > armor)) {
        harms += rolled.chance / dodges.length;
      }
    }
  }
  return { chance: Math.round(100 * hits), harms: Math.round(100 * harms) };
}
