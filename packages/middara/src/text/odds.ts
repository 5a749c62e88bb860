/** Chances of Attacks, Spells and Skill Checks, from the faces of their dice. */

import { atLeast, sumOfDice, type Distribution } from '@questwright/dice';
import type { Json } from '@questwright/kernel';
import type { Scene } from '@questwright/messages';
import type { DieCard, SymbolAbility } from '../cards.ts';
import { checkDice } from '../rules/attack/dice.ts';
import { SYMBOLS, type Die, type Skill, type SymbolName } from '../words.ts';
import { cardOf, type MiddaraTable } from '../world.ts';

const facesOf = (t: MiddaraTable, die: Die): DieCard['faces'] =>
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
function rollsOf(by: Dice, dice: readonly Die[]): Rolled[] {
  let rolls: Rolled[] = [{ number: 0, book: 0, shield: 0, burst: 0, chance: 1 }];
  for (const die of dice) {
    const faces = by.facesOf(die);
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

/** A roll, and everything that its Symbols can be spent for. */
interface Outcome {
  number: number;
  chance: number;
  spent: readonly Spent[];
}
/** The cards of the dice, as rules and pages have them. */
interface Dice {
  /** The same as long as the faces are. */
  of: object;
  facesOf(die: Die): DieCard['faces'];
}
const diceAt = (t: MiddaraTable): Dice => ({ of: t.loaded, facesOf: (die) => facesOf(t, die) });
/** By dice and Symbol Abilities: bots ask for the same ones a thousand times. */
const known = new WeakMap<object, Map<string, Outcome[]>>();
function outcomesOf(by: Dice, dice: readonly Die[], abilities: readonly SymbolAbility[]): Outcome[] {
  let all = known.get(by.of);
  if (all === undefined) known.set(by.of, (all = new Map()));
  const key = `${dice.join()} ${JSON.stringify(abilities)}`;
  let found = all.get(key);
  if (found === undefined) {
    found = rollsOf(by, dice).map((rolled) => ({
      number: rolled.number,
      chance: rolled.chance,
      spent: spendings(abilities, rolled),
    }));
    all.set(key, found);
  }
  return found;
}

/** What comes of an Attack: how often it misses, and how often it hits for how much. */
export interface Harm {
  hits: number;
  damage: Distribution;
}
/** What an Attack meets. */
interface Met {
  /** The sum that hits. */
  needed: number;
  /** Damage besides what the roll does. */
  more: number;
  armor: number;
}
/** When its Symbols are spent well. `dodges`: what a DODGE may add to the Defense, each as likely as the others. */
export function harmOf(
  t: MiddaraTable,
  attacker: number,
  target: number,
  dice: readonly Die[],
  dodges: readonly number[] = [0],
): Harm {
  const needed = t.value('defense', target) - t.value('to the attack roll', attacker, target);
  const flanking = t.value('flanking', attacker, target) ? t.value('flanking damage', attacker) : 0;
  const more = t.value('damage of your Attacks', attacker) + flanking;
  const armor = t.value('armor met', attacker, target);
  return harmAgainst(t, attacker, { needed, more, armor }, dice, dodges);
}
/** The same against anybody. */
export const harmAgainst = (
  t: MiddaraTable,
  attacker: number,
  met: Met,
  dice: readonly Die[],
  dodges: readonly number[] = [0],
): Harm => harmBy(diceAt(t), t.value('symbol abilities', attacker), met, dice, dodges);
/** The same as a page works it out, from the values it was told; null where one is missing. */
export function harmSeen(
  { value, content }: Pick<Scene, 'value' | 'content'>,
  attacker: number,
  target: number,
  dice: readonly Die[],
  dodges: readonly number[] = [0],
): Harm | null {
  const number = (name: string, ...about: readonly Json[]): number => Number(value(name, ...about) ?? 0);
  const abilities = value('symbol abilities', attacker) as unknown as readonly SymbolAbility[] | null;
  if (abilities === null) return null;
  const flanking = value('flanking', attacker, target) === true ? number('flanking damage', attacker) : 0;
  const met: Met = {
    needed: number('defense', target) - number('to the attack roll', attacker, target),
    more: number('damage of your Attacks', attacker) + flanking,
    armor: number('armor met', attacker, target),
  };
  const by: Dice = { of: content, facesOf: (die) => (content.get(`die-${die}`) as unknown as DieCard).faces };
  return harmBy(by, abilities, met, dice, dodges);
}
function harmBy(
  by: Dice,
  all: readonly SymbolAbility[],
  { needed, more, armor }: Met,
  dice: readonly Die[],
  dodges: readonly number[],
): Harm {
  const abilities = all.filter(
    ({ cost, roll = 0, physical = 0 }) => roll + physical > 0 && SYMBOLS.some((symbol) => (cost[symbol] ?? 0) > 0),
  );
  let hits = 0;
  const damage = new Map<number, number>();
  for (const { number, chance, spent } of outcomesOf(by, dice, abilities)) {
    for (const dodge of dodges) {
      const short = needed + dodge - number;
      let best = -1;
      for (const one of spent) {
        if (one.roll >= short) best = Math.max(best, one.roll - short + one.damage + more - armor, 0);
      }
      if (best < 0) continue;
      const often = chance / dodges.length;
      hits += often;
      damage.set(best, (damage.get(best) ?? 0) + often);
    }
  }
  return { hits, damage };
}
/** What a DODGE may add to the Defense of a figure. */
export const dodgesOf = (t: MiddaraTable, figure: number): number[] =>
  dodgesWith(facesOf(t, 'black'), t.value('dodge bonus', figure));
export const dodgesWith = (faces: DieCard['faces'], bonus: number): number[] =>
  faces.map(({ shield = 0, skull }) => (skull === true ? 0 : shield + bonus));

/** How often of a hundred an Attack with these dice hits, and how often it does Damage, when its Symbols are spent well. */
export interface Chances {
  chance: number;
  harms: number;
}
export function chancesOf(...attack: Parameters<typeof harmOf>): Chances {
  const { hits, damage } = harmOf(...attack);
  return { chance: Math.round(100 * hits), harms: Math.round(100 * (hits - (damage.get(0) ?? 0))) };
}

/** What changes the roll of an Attack, part by part, also where the parts cancel each other. */
export function changesOfRoll(
  value: (name: string, one: number, other: number) => unknown,
  attacker: number,
  target: number,
): RollChange[] {
  const number = (name: string): number => Number(value(name, attacker, target) ?? 0);
  const parts = {
    hindering: number('hindering penalty'),
    allies: number('ally penalty'),
    flanking: number('flanking') * number('flanking roll'),
  };
  const others = number('to the attack roll') - parts.hindering - parts.allies - parts.flanking;
  return rollChanges({ ...parts, others });
}
export interface RollChange {
  [key: string]: string | { amount: number };
  key: string;
  with: { amount: number };
}
export const rollChanges = (parts: Readonly<Record<string, number>>): RollChange[] =>
  Object.entries(parts).flatMap(([name, amount]) =>
    amount === 0 ? [] : [{ key: `to-roll.${name}`, with: { amount } }],
  );
