/** What a verb says besides what it does: the shape of its effects, and what they give, for bots. A verb of a pack says the same. */

import type { Effect, Json, Params } from '@questwright/kernel';
import { shape, type VerbShape } from '@questwright/messages';
import {
  DAMAGE_TYPES,
  GROUPS,
  NEGATIVE_EFFECTS,
  POSITIVE_EFFECTS,
  type AbilityToken,
  type AttackType,
  type DamageType,
  type Die,
  type EffectName,
  type Group,
  type WeaponType,
} from './words.ts';

export interface VerbParts {
  /** What stands under its name, and beside it. */
  shape: VerbShape;
  /** What an effect gives to whom; left out: nothing that a bot would want. */
  estimate?(effect: Effect): Estimate;
  /** It is an Action: an Attack with Weapons of this Icon, or a Spell. */
  action?: WeaponType | 'spell';
}
export type Estimate = Readonly<Partial<Gains>>;

/** Left out: it happens to whoever is affected. */
interface Whom {
  to?: Json | undefined;
}
export interface Gains {
  /** Attacks of the figure whose card it is: on somebody, or on each of a group. Without a type: as its Weapons are. */
  attacks: { type: AttackType | null; each: Group | undefined; times: number };
  /** The Attack that is being made, once more: all of it, or its roll. */
  again: 'attack' | 'roll';
  /** An Attack on whoever attacks. */
  counter: true;
  /** Effects on somebody who fails against a Force, or on each of a group. */
  force: { x: Json; casts: boolean; at: Group; each: boolean; then: readonly Effect[] };
  /** Effects on one of a group. */
  aimed: { at: Group; then: readonly Effect[] };
  damage: Whom & { amount: Json; type: DamageType };
  /** A die of Physical Damage. */
  thrown: Whom & { die: Die };
  healing: Whom & { amount: Json };
  inflicted: Whom & { effect: EffectName };
  removed: Whom & { effect: EffectName };
  tokens: Whom & { token: AbilityToken; count: number; limit: number };
  /** Spaces that somebody is moved against its will. */
  shoved: Whom & { spaces: number };
  /** A free space so many spaces away. */
  warped: Whom & { spaces: number };
  /** A move of the figure whose card it is. */
  moves: 'free' | 'as an Action';
  /** To the Attack roll. */
  roll: number;
  /** Damage of the Attack that is being made, besides what its roll does, or of another type. */
  more: Json;
  becomes: DamageType;
  /** Damage that is not dealt. */
  less: { amount: number; types: readonly DamageType[] };
  /** Dice that lie there, once more. */
  dice: 'again';
  calls: 'esper' | 'form' | 'exalted';
  /** Anything else, in Damage dealt to opponents. */
  worth: number;
}

// ---- shapes that many verbs have ----

const { optional, word } = shape;
export const GROUP = word(...GROUPS);
export const DAMAGE = word(...DAMAGE_TYPES);
export const EFFECT = word(...NEGATIVE_EFFECTS, ...POSITIVE_EFFECTS);
export const AMOUNT = shape.amount(1, 30);
export const SPACES = shape.whole(1, 20);
export const FLAG: VerbShape = { takes: shape.true };
export const WHOM = { to: optional(word('self')) };

// ---- words that many verbs say ----

/** A name of the rules in words: `effect.poison`. */
export const wordFor = (of: string, name: Json | undefined): Json =>
  name === undefined ? null : { key: `${of}.${name as string}`, with: {} };

/** Whom an effect is for, where that is not said before it: the figure whose card it is, or the one that is attacked. */
export const whomText = (to: Json | undefined): Params =>
  to === undefined ? {} : { to: to === 'attacked figure' ? 'attacked' : to };

/** An amount that is worked out when it is used, in words; an X where there are none. */
export function amountText(amount: Json | undefined): Json {
  if (typeof amount !== 'object' || amount === null) return amount ?? null;
  const { sum, 'highest LVL': tree, 'difference hit': difference } = amount as Record<string, Json>;
  if (Array.isArray(sum)) {
    return sum.map(amountText).reduce((one, other) => ({ key: 'amount.sum', with: { one, other } }));
  }
  if (tree !== undefined) return { key: 'amount.highest-LVL', with: { tree } };
  return difference === undefined ? 'X' : { key: 'amount.difference', with: {} };
}
/** So much of something: a number goes before it, what is worked out after it. */
export const muchText = (amount: Json | undefined): Params => ({
  amount: amountText(amount),
  worked: typeof amount === 'object',
});
