/** Symbols of an Attack roll, and the Abilities that are paid with them. */

import { refuse, words, type Refusal } from '@questwright/kernel';
import type { SymbolAbility } from '../../cards.ts';
import { symbolText } from '../../text/facts.ts';
import type { In, ChoiceIn } from '../../world.ts';
import { SYMBOLS, type SymbolName } from '../../words.ts';

export type Use = 'roll' | 'physical';
export const abilitiesOf = (t: In<'attack'>): readonly SymbolAbility[] =>
  t.value('symbol abilities', t.locals.attacker);

/** What one use costs: every Symbol that is shown, and as many of it as its number says. */
function costOf({ cost }: SymbolAbility): Partial<Record<SymbolName, number>> {
  const shown = SYMBOLS.filter((symbol) => (cost[symbol] ?? 0) > 0);
  const counted = /* MD-SYM-04 shown.slice(0, 1) */ shown;
  return Object.fromEntries(counted.map((symbol) => [symbol, /* MD-SYM-05 1 */ cost[symbol]!]));
}
function whyNotPay(t: In<'attack'>, ability: SymbolAbility): Refusal | null {
  const cost = costOf(ability);
  const lacking = SYMBOLS.flatMap((symbol) => {
    const number = (cost[symbol] ?? 0) - t.locals.symbols[symbol];
    return number > 0 ? [{ key: `lacking.${symbol}`, with: { number } }] : [];
  });
  return lacking.length > 0 ? refuse('MD-SYM-02', 'refuse.too-few-symbols', { lacking }) : null;
}
export const payable = (t: In<'attack'>, use: Use): number[] =>
  abilitiesOf(t).flatMap((one, i) => (one[use] !== undefined && whyNotPay(t, one) === null ? [i] : []));

function spendOnDamage(t: In<'attack'>, cost: Partial<Record<SymbolName, number>>, damage: number): void {
  t.locals.damage.physical += damage;
  const spent = (t.locals.spent ??= { book: 0, shield: 0, burst: 0, damage: 0 });
  for (const symbol of SYMBOLS) spent[symbol] += cost[symbol] ?? 0;
  spent.damage += damage;
}

/** Where Symbols of either use are spent, and nowhere else. */
const STEPS = {
  roll: { rule: 'MD-CARD-14', step: 'adding to the roll' },
  physical: { rule: 'MD-CARD-15', step: 'adding damage' },
} as const;
export const spendFor = (use: Use): ChoiceIn<'attack'> => ({
  rule: STEPS[use].rule,
  list: (t) => abilitiesOf(t).flatMap((one, i) => (one[use] === undefined ? [] : [`spend:${i}`])),
  why: (t, _, id) => {
    const ability = abilitiesOf(t)[Number(words(id)[0])];
    return ability === undefined ? null : whyNotPay(t, ability);
  },
  then: (t, _, id) => {
    const ability = abilitiesOf(t)[Number(words(id)[0])]!;
    const cost = costOf(ability);
    for (const symbol of SYMBOLS) t.locals.symbols[symbol] -= cost[symbol] ?? 0;
    if (use === 'roll') t.locals.roll += ability.roll!;
    else spendOnDamage(t, cost, ability.physical!);
    return /* MD-SYM-03 undefined */ { goto: STEPS[use].step };
  },
  label: (t, _, id) => {
    const ability = abilitiesOf(t)[Number(words(id)[0])];
    return symbolText(ability ?? { cost: {} });
  },
});

/** Which Abilities, in their order, add the most Damage for the Symbols that are left. */
export function bestUses(
  abilities: readonly SymbolAbility[],
  left: Record<string, number>,
  from = 0,
): [number, number[]] {
  let best: [number, number[]] = [0, []];
  for (let i = from; i < abilities.length; i++) {
    const { cost, physical = 0 } = abilities[i]!;
    if (physical === 0 || SYMBOLS.some((symbol) => (cost[symbol] ?? 0) > left[symbol]!)) continue;
    const rest = Object.fromEntries(SYMBOLS.map((symbol) => [symbol, left[symbol]! - (cost[symbol] ?? 0)]));
    const [more, uses] = bestUses(abilities, rest, i);
    if (more + physical > best[0]) best = [more + physical, [i, ...uses]];
  }
  return best;
}
