/** What an Attack can be expected to do, before it is rolled, and what its Symbols bring after that. */

import { inHundred, mean } from '@questwright/dice';
import type { Scene } from '@questwright/messages';
import type { LogLine, SeenEvent } from '@questwright/protocol';
import {
  attackSum,
  countersOn,
  dodgesWith,
  harmSeen,
  pastArmor,
  seenIn,
  type AttackSum,
  type Harm,
  type SymbolAbility,
  type Unspent,
} from '@questwright/middara/shown';
import { facesOf, number, stepOfAttack, thingIn, type ShownAttack } from './reading.ts';

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
  Math.max(
    0,
    number(scene.value('maximum HP', thing)) - (seenIn(scene).figures.find((one) => one.thing === thing)?.damage ?? 0),
  );

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
/** `told`: what the log says of it, once it is decided: the position may have changed since. */
export function rollSum(
  scene: Scene,
  attack: ShownAttack,
  dice: number,
  total: number | null,
  told: SeenEvent | null = null,
): RollSum {
  if (told !== null) {
    const changed = (told.with['changes'] ?? []) as unknown as { key: string; with: { amount: number } }[];
    const parts = changed.map(({ key, with: { amount } }) => ({ key: key.replace('to-roll.', ''), amount }));
    const [roll, defense] = [number(told.with['roll']), number(told.with['defense'])];
    return { dice: number(told.with['dice']), parts, total: roll, defense };
  }
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
    more: isHit ? physical : moreOf(scene, attack),
    unarmored: isHit ? magic + irreducible : 0,
    armor: armorOf(scene, attack),
    symbols: attack.symbols,
    abilities: abilitiesOf(scene, attack.attacker),
  };
}

/** What the Damage comes to, part by part. `kept`: what Abilities and RESISTANCE keep off in the end. */
export interface DamageSum extends AttackSum {
  kept: number;
}
/** Before Armor the same sum as the log will tell; `isHit`: it is decided. */
export function damageSum(scene: Scene, attack: ShownAttack, isHit: boolean): DamageSum {
  const { attacker, target, spent, difference } = attack;
  const flanks = scene.value('flanking', attacker, target) === true;
  const flanking = flanks ? number(scene.value('flanking damage', attacker)) : 0;
  const over = isHit ? difference : Math.max(0, attack.roll - number(scene.value('defense', target)));
  const before = isHit ? attack.damage : { ...NO_DAMAGE, physical: moreOf(scene, attack) + over };
  const after = pastArmor(before, (type) => (type === 'magic' ? 0 : armorOf(scene, attack)));
  const made = { difference: over, ...(spent ? { spent } : {}) };
  return { ...attackSum(made, flanking, before, after), kept: 0 };
}
const NO_DAMAGE = { physical: 0, magic: 0, irreducible: 0 };

/** Steps after Armor: the log has told the sum. */
const TOLD: ReadonlySet<string> = new Set(['final damage', 'no harm', 'counter', 'countered', 'over']);
/** The sum as it was told of the Attack that is being made; null before that. */
export function sumTold(scene: Scene, attack: ShownAttack, log: readonly LogLine[]): DamageSum | null {
  if (!TOLD.has(stepOfAttack(scene))) return null;
  const events = log.filter(({ undone, takesBack }) => !undone && !takesBack).flatMap((line) => line.events);
  const of = (event: SeenEvent): boolean =>
    (event.tag === 'attack sum' || event.tag === 'attacks') &&
    thingIn(event.with['figure']) === attack.attacker &&
    thingIn(event.with['target']) === attack.target;
  const event = events.findLast(of);
  if (event?.tag !== 'attack sum') return null;
  const part = (name: string): number => number(event.with[name]);
  const dealing = scene.view.stack.findLast(({ proc }) => proc === 'dealing')?.locals as
    | { figure: number; parts: typeof NO_DAMAGE }
    | undefined;
  const coming = dealing?.figure === attack.target ? Object.values(dealing.parts).reduce((a, b) => a + b, 0) : null;
  const total = attack.dealt ?? coming ?? part('total');
  return {
    over: part('over'),
    symbols: part('damage'),
    flanking: part('flanking'),
    more: part('more'),
    armor: part('armor'),
    kept: part('total') - total,
    total,
  };
}
