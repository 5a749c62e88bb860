/** How the Damage of an Attack came about, for whoever reads of it. */

import { named, type In } from '../../world.ts';
import { DAMAGE_TYPES } from '../../words.ts';
import type { Parts } from './locals.ts';

const sumOf = (parts: Parts): number => DAMAGE_TYPES.reduce((sum, type) => sum + parts[type], 0);

/** Tells what an Attack comes to, with what its Damage was before Armor. */
export function tellSum(t: In<'attack'>, before: Parts): void {
  const { attacker, target, difference, damage, spent } = t.locals;
  const symbols: Record<string, number> = spent ?? { book: 0, shield: 0, burst: 0, damage: 0 };
  const flanking = t.value('flanking', attacker, target) ? t.value('flanking damage', attacker) : 0;
  t.emit('attack sum', {
    figure: named(attacker),
    target: named(target),
    over: difference,
    ...symbols,
    flanking,
    more: sumOf(before) - difference - symbols['damage']! - flanking,
    armor: sumOf(before) - sumOf(damage),
    total: sumOf(damage),
  });
}
