/** What the Symbols of an Attack roll are best spent for: on the roll first, then on Damage. */

import type { SymbolAbility } from '../cards.ts';
import type { FightLocals } from '../rules/attack/locals.ts';
import { SYMBOLS } from '../words.ts';

export type SymbolsLeft = FightLocals['attack']['symbols'];
/** An Attack between its roll and its Damage. */
export interface Unspent {
  /** Null once it is decided that it hits. */
  roll: number | null;
  defense: number;
  /** What is dealt if it hits with nothing over the Defense and nothing spent. */
  more: number;
  armor: number;
  /** Damage besides that no Armor takes anything off; left out: none. */
  unarmored?: number;
  symbols: SymbolsLeft;
  /** By their places on the cards. */
  abilities: readonly SymbolAbility[];
}
/** Uses of Symbol Abilities, by their places, and what they come to. */
export interface Spending {
  roll: readonly number[];
  physical: readonly number[];
  hits: boolean;
  dealt: number;
}

const isPaid = (left: SymbolsLeft, { cost }: SymbolAbility): boolean =>
  SYMBOLS.every((one) => left[one] >= (cost[one] ?? 0)) && SYMBOLS.some((one) => (cost[one] ?? 0) > 0);
export const without = (left: SymbolsLeft, { cost }: SymbolAbility): SymbolsLeft =>
  Object.fromEntries(SYMBOLS.map((one) => [one, left[one] - (cost[one] ?? 0)])) as SymbolsLeft;

/** Abilities by their places on the cards, in that order: every choice of some that the Symbols pay for, and none. */
export function waysToSpend(
  abilities: readonly SymbolAbility[],
  use: 'roll' | 'physical',
  left: SymbolsLeft,
  from = 0,
): number[][] {
  const found: number[][] = [[]];
  for (let i = from; i < abilities.length; i++) {
    const one = abilities[i]!;
    if (one[use] === undefined || !isPaid(left, one)) continue;
    found.push(...waysToSpend(abilities, use, without(left, one), i).map((more) => [i, ...more]));
  }
  return found;
}

/** What an Attack comes to, if these Symbols are spent. */
export function spentOn(attack: Unspent, roll: readonly number[], physical: readonly number[]): Spending {
  const sum = (uses: readonly number[], use: 'roll' | 'physical'): number =>
    uses.reduce((all, i) => all + (attack.abilities[i]![use] ?? 0), 0);
  const over = attack.roll === null ? 0 : attack.roll + sum(roll, 'roll') - attack.defense;
  const hits = over >= 0;
  const met = Math.max(0, attack.more + over + sum(physical, 'physical') - attack.armor);
  const dealt = hits ? met + (attack.unarmored ?? 0) : 0;
  return { roll, physical, hits, dealt };
}
/** The most Damage; of equals a hit, then what keeps more Symbols. */
export function bestSpending(attack: Unspent): Spending {
  const rolls = attack.roll === null ? [[]] : waysToSpend(attack.abilities, 'roll', attack.symbols);
  let best = spentOn(attack, [], []);
  for (const roll of rolls) {
    const left = roll.reduce((rest, i) => without(rest, attack.abilities[i]!), attack.symbols);
    for (const physical of waysToSpend(attack.abilities, 'physical', left)) {
      const found = spentOn(attack, roll, physical);
      if (isBetter(found, best)) best = found;
    }
  }
  return best;
}
function isBetter(one: Spending, other: Spending): boolean {
  if (one.dealt !== other.dealt) return one.dealt > other.dealt;
  if (one.hits !== other.hits) return one.hits;
  return one.roll.length + one.physical.length < other.roll.length + other.physical.length;
}
