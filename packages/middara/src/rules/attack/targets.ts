/** Whom an Attack may be made against. */

import { refuse, type Call, type Refusal } from '@questwright/kernel';
import { besides, levelAt } from '../movement/board.ts';
import { rangeTo, sees, whatBlocks } from '../movement/sight.ts';
import {
  areAllies,
  call,
  named,
  squareOf,
  stands,
  type Locals,
  type MiddaraTable,
  type MiddaraChapter,
} from '../../world.ts';
import type { Reason } from './locals.ts';
import { NO_DAMAGE } from './damage.ts';
import { HIGHEST_LEVEL, type AttackType } from '../../words.ts';

export const attackOf = (
  attacker: number,
  target: number,
  type: AttackType,
  reason: Reason,
  range: number | null = null,
  empowered = false,
): Locals['attack'] => ({
  attacker,
  target,
  type,
  reason,
  range,
  empowered,
  dodging: false,
  dodge: 0,
  faces: null,
  roll: 0,
  symbols: { book: 0, shield: 0, burst: 0 },
  skull: false,
  hit: false,
  again: false,
  difference: 0,
  damage: { ...NO_DAMAGE },
  into: null,
  dealt: null,
  countered: null,
});
export const newAttack = (...given: Parameters<typeof attackOf>): Call => call('attack', attackOf(...given));

/** Why a figure cannot be the target of an Attack of that type. */
export function whyNotTarget(
  t: MiddaraTable,
  attacker: number,
  target: number,
  type: AttackType,
  within?: number,
): Refusal | null {
  const figure = named(target);
  if (!stands(t, target) || areAllies(t, attacker, target))
    return refuse('MD-ATK-03', 'refuse.no-opponent', { figure });
  const far = type === 'melee' ? whyNotMelee(t, attacker, target) : whyNotRanged(t, attacker, target, within);
  if (far !== null) return far;
  return sees(t, attacker, target)
    ? null
    : refuse('MD-ATK-03', 'refuse.out-of-sight', { figure, why: whatBlocks(t, attacker, target) });
}
const changeBetween = (t: MiddaraTable, one: number, other: number): number =>
  Math.abs(levelAt(t, squareOf(t, one)) - levelAt(t, squareOf(t, other)));
function whyNotMelee(t: MiddaraTable, attacker: number, target: number): Refusal | null {
  const figure = named(target);
  const reach = t.value('reach', attacker);
  const isFar = reach > 1 ? rangeTo(t, attacker, target) > reach : !besides(t, attacker, target);
  /* MD-ICON-04 */ if (isFar) {
    const reason = refuse('MD-RNG-02', 'refuse.not-adjacent', { figure });
    if (reason !== null) return reason;
  }
  const climb = changeBetween(t, attacker, target);
  return climb >= 2 ? refuse('MD-ELEV-12', 'refuse.other-elevation', { figure, climb }) : null;
}
function whyNotRanged(t: MiddaraTable, attacker: number, target: number, within?: number): Refusal | null {
  const [far, range] = [rangeTo(t, attacker, target), within ?? t.value('attack range', attacker)];
  /* MD-ICON-06 */ if (far > range)
    return refuse('MD-RNG-04', 'refuse.out-of-range', { figure: named(target), far, range });
  if (far === 1 && !t.value('Ranged Attacks on adjacent targets')) {
    return refuse('MD-ATK-03', 'refuse.out-of-range', { figure: named(target), far, range });
  }
  const climb = changeBetween(t, attacker, target);
  const most = t.value('change for Ranged Attacks');
  return climb <= most ? null : refuse('MD-ATK-03', 'refuse.other-elevation', { figure: named(target), climb });
}

export const TARGETS: MiddaraChapter = {
  values: {
    'Ranged Attacks on adjacent targets': { rule: 'MD-RNG-05', of: () => true },
    'change for Ranged Attacks': { rule: 'MD-ELEV-13', of: () => HIGHEST_LEVEL - 1 },
  },
};
