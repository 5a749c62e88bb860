/** How the Damage of an Attack comes about, for the log and for the page: the same sum, once it is told and before. */

import { named, type In } from '../../world.ts';
import { DAMAGE_TYPES } from '../../words.ts';
import type { Parts } from './locals.ts';

const sumOf = (parts: Parts): number => DAMAGE_TYPES.reduce((sum, type) => sum + parts[type], 0);

/** The Damage of an Attack, part by part: the parts make the total. */
export interface AttackSum {
  over: number;
  symbols: number;
  flanking: number;
  /** By Abilities and tokens. */
  more: number;
  armor: number;
  total: number;
}
/** What each type of Damage is when its Armor has taken off what it can. */
export const pastArmor = (damage: Parts, armor: (type: 'physical' | 'magic') => number): Parts => ({
  ...damage,
  physical: Math.max(0, damage.physical - armor('physical')),
  magic: Math.max(0, damage.magic - armor('magic')),
});
/** `before` and `after`: the Damage before Armor and after it. */
export function attackSum(
  { difference, spent }: { difference: number; spent?: { damage: number } | null },
  flanking: number,
  before: Parts,
  after: Parts,
): AttackSum {
  const [all, total, symbols] = [sumOf(before), sumOf(after), spent?.damage ?? 0];
  return {
    over: difference,
    symbols,
    flanking,
    more: all - difference - symbols - flanking,
    armor: all - total,
    total,
  };
}

/** Tells what an Attack comes to, with what its Damage was before Armor. */
export function tellSum(t: In<'attack'>, before: Parts): void {
  const { attacker, target, damage, spent } = t.locals;
  const counted: Record<string, number> = spent ?? { book: 0, shield: 0, burst: 0, damage: 0 };
  const flanking = t.value('flanking', attacker, target) ? t.value('flanking damage', attacker) : 0;
  const { over, more, armor, total } = attackSum(t.locals, flanking, before, damage);
  t.emit('attack sum', {
    figure: named(attacker),
    target: named(target),
    over,
    ...counted,
    flanking,
    more,
    armor,
    total,
  });
}
