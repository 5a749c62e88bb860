/** What an Attack can be expected to do, before it is rolled, and what its Symbols bring after that. */

import { inHundred, mean } from '@questwright/dice';
import type { Scene } from '@questwright/messages';
import {
  countersOn,
  dodgesWith,
  harmSeen,
  seenIn,
  type Harm,
  type SymbolAbility,
  type Unspent,
} from '@questwright/middara/shown';
import { facesOf, number, type ShownAttack } from './reading.ts';

export interface Odds {
  /** In hundredths. */
  hits: number;
  wounds: number;
  defeats: number;
  /** Damage on average, misses among them. */
  average: number;
  /** How often each Damage is dealt, in hundredths, from none; a miss is not among them. */
  bars: readonly { damage: number; chance: number; defeats: boolean }[];
}
export const leftOf = (scene: Scene, thing: number): number =>
  number(scene.value('maximum HP', thing)) - (seenIn(scene).figures.find((one) => one.thing === thing)?.damage ?? 0);

function summed({ hits, damage }: Harm, left: number): Odds {
  const most = Math.max(0, ...damage.keys());
  const bars = Array.from({ length: most + 1 }, (_, dealt) => ({
    damage: dealt,
    chance: 100 * (damage.get(dealt) ?? 0),
    defeats: dealt >= left,
  }));
  const sum = (of: typeof bars): number => of.reduce((all, one) => all + one.chance, 0) / 100;
  return {
    hits: inHundred(hits),
    wounds: inHundred(hits - (damage.get(0) ?? 0)),
    defeats: inHundred(sum(bars.filter((one) => one.defeats))),
    average: mean(damage),
    bars,
  };
}
/** Null while a number is not known yet. `dodge`: whoever is attacked dodges. */
export function oddsOf(
  scene: Scene,
  attacker: number,
  target: number,
  dice: readonly string[],
  dodge = false,
): Odds | null {
  const bonus = number(scene.value('dodge bonus', target));
  const dodges = dodge ? dodgesWith(facesOf(scene, 'black'), bonus) : [0];
  const found = harmSeen(scene, attacker, target, dice as never, dodges);
  return found === null ? null : summed(found, leftOf(scene, target));
}
export const diceNow = (scene: Scene, { attacker, dice }: ShownAttack): readonly string[] =>
  dice ?? ((scene.value('combat dice', attacker) ?? []) as string[]);

// ---- Symbols ----

const abilitiesOf = (scene: Scene, attacker: number): readonly SymbolAbility[] =>
  (scene.value('symbol abilities', attacker) ?? []) as unknown as readonly SymbolAbility[];

/** What the roll comes to, part by part. */
export interface RollSum {
  dice: number;
  parts: readonly { key: string; amount: number }[];
  total: number;
  defense: number;
}
const PARTS = ['hindering', 'allies', 'flanking', 'others', 'spent'] as const;
export function changesNow(scene: Scene, { attacker, target }: ShownAttack): Record<(typeof PARTS)[number], number> {
  const value = (name: string): number => number(scene.value(name, attacker, target));
  const flanks = scene.value('flanking', attacker, target) === true;
  const parts = {
    hindering: value('hindering penalty'),
    allies: value('ally penalty'),
    flanking: flanks ? number(scene.value('flanking roll', attacker)) : 0,
  };
  const others = value('to the attack roll') - parts.hindering - parts.allies - parts.flanking;
  return { ...parts, others, spent: 0 };
}
export function rollSum(scene: Scene, attack: ShownAttack, dice: number, total: number | null): RollSum {
  const changes = changesNow(scene, attack);
  const known = PARTS.reduce((sum, part) => sum + changes[part], 0);
  const all = total ?? Math.max(0, dice + known);
  changes.spent = all - Math.max(0, dice + known);
  const parts = PARTS.flatMap((part) => (changes[part] === 0 ? [] : [{ key: part, amount: changes[part] }]));
  return { dice, parts, total: all, defense: number(scene.value('defense', attack.target)) };
}

/** What a hit with nothing spent deals besides what it has over the Defense. */
function moreOf(scene: Scene, { attacker, target }: ShownAttack): number {
  const flanks = scene.value('flanking', attacker, target) === true;
  const flanking = flanks ? number(scene.value('flanking damage', attacker)) : 0;
  const courage = (countersOn(scene, attacker)['courage'] ?? 0) > 0 ? 1 : 0;
  return number(scene.value('damage of your Attacks', attacker)) + flanking + courage;
}
const armorOf = (scene: Scene, { attacker, target }: ShownAttack): number =>
  number(scene.value('armor met', attacker, target));

/** The Symbols that lie there, and what they can be spent for. `isHit`: it is decided, and Damage is added. */
export function unspentIn(scene: Scene, attack: ShownAttack, isHit: boolean): Unspent {
  const { physical, magic, irreducible } = attack.damage;
  return {
    roll: isHit ? null : attack.roll,
    defense: number(scene.value('defense', attack.target)),
    more: isHit ? physical + magic + irreducible : moreOf(scene, attack),
    armor: armorOf(scene, attack),
    symbols: attack.symbols,
    abilities: abilitiesOf(scene, attack.attacker),
  };
}

/** What the Damage comes to, part by part. */
export interface DamageSum {
  over: number;
  symbols: number;
  flanking: number;
  more: number;
  armor: number;
  total: number;
}
export function damageSum(scene: Scene, attack: ShownAttack, isHit: boolean): DamageSum {
  const { attacker, target, spent, difference } = attack;
  const flanks = scene.value('flanking', attacker, target) === true;
  const flanking = flanks ? number(scene.value('flanking damage', attacker)) : 0;
  const { roll, defense, more: before, armor: most } = unspentIn(scene, attack, isHit);
  const over = isHit ? difference : Math.max(0, (roll ?? 0) - defense);
  const symbols = spent?.damage ?? 0;
  const all = isHit ? before : before + over;
  const armor = Math.min(most, all);
  return { over, symbols, flanking, more: all - over - symbols - flanking, armor, total: all - armor };
}
