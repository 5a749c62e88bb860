/** The Symbols of an Attack as a bot finds them, when it is asked what to spend them for. */

import { hasEffect } from '../rules/abilities/effects.ts';
import type { Unspent } from '../text/spending.ts';
import type { In } from '../world.ts';

const common = (t: In<'attack'>): Pick<Unspent, 'defense' | 'armor' | 'symbols' | 'abilities'> => {
  const { attacker, target, symbols } = t.locals;
  return {
    defense: t.value('defense', target),
    armor: t.value('armor met', attacker, target),
    symbols,
    abilities: t.value('symbol abilities', attacker),
  };
};
/** Before it is decided whether the Attack hits. */
export function unspentRoll(t: In<'attack'>): Unspent {
  const { attacker, target, roll } = t.locals;
  const flanking = t.value('flanking', attacker, target) ? t.value('flanking damage', attacker) : 0;
  const courage = hasEffect(t, attacker, 'courage') ? 1 : 0;
  return { ...common(t), roll, more: t.value('damage of your Attacks', attacker) + flanking + courage };
}
/** When it has hit. */
export function unspentHit(t: In<'attack'>): Unspent {
  const { physical, magic, irreducible } = t.locals.damage;
  return { ...common(t), roll: null, more: physical, unarmored: magic + irreducible };
}
