/** What Attacks, Spells, rolls and Damage keep while they are played. They nest: each frame has its own. */

import type { Seat } from '@questwright/kernel';
import type { Face } from '../../cards.ts';
import type { AbilityToken, AttackType, DamageType, Die, EffectName, SymbolName, Tag } from '../../words.ts';

/** What an Attack is made for. */
export type Reason = 'action' | 'break' | 'counter' | 'ability';
export type Parts = Record<DamageType, number>;
/** What dice are rolled for. */
type RolledFor = 'attack' | 'dodge' | 'force' | 'conviction' | 'check' | 'effect';
/** A list of effects in content, played for each figure that is affected. */
export type Written = {
  of: string;
  path: (string | number)[];
  by: Seat;
  thing: number;
};
/** Figures that an Ability may be aimed at. */
export type Group =
  | 'self'
  | 'attacked figure'
  | 'attacker or attacked figure'
  | 'figure within SOI'
  | 'ally within SOI'
  | 'other ally within SOI'
  | 'opponent within SOI'
  | 'opponent in Range 4'
  | 'adjacent opponent';

export interface FightLocals {
  attack: {
    attacker: number;
    target: number;
    type: AttackType;
    reason: Reason;
    /** Of a Ranged Attack whose Ability says it; null: that of the Weapons. */
    range: number | null;
    empowered: boolean;
    dodging: boolean;
    /** Defense from a DODGE. */
    dodge: number;
    /** How the dice lie. */
    faces: Face[] | null;
    roll: number;
    /** Symbols that are left to spend. */
    symbols: Record<SymbolName, number>;
    skull: boolean;
    hit: boolean;
    /** A missed Attack is rolled again. */
    again: boolean;
    /** By how much the roll exceeds the Defense. */
    difference: number;
    damage: Parts;
    /** What Physical Damage is turned into. */
    into: DamageType | null;
    /** What was dealt. */
    dealt: number | null;
    /** Whom the COUNTER is directed at. */
    countered: number | null;
  };
  /** Attacks that an Ability makes, one after the other. */
  'attack action': {
    attacker: number;
    type: AttackType;
    targets: number[] | null;
    /** Up to so many Attacks on the same figure. */
    times: number;
    empowered: boolean;
  };
  /** Result: how the dice lie. */
  roll: { figure: number; dice: Die[]; for: RolledFor; faces: Face[] };
  're-roll': { figure: number };
  /** Damage of one source. Result: what was dealt. */
  dealing: {
    figure: number;
    by: number | null;
    source: 'attack' | 'spell' | 'ability';
    parts: Parts;
    /** Tags of what it is dealt with. */
    tags: Tag[];
  };
  spell: {
    caster: number;
    x: number;
    targets: number[] | null;
    written: Written;
    die: Die | null;
    empowered: boolean;
    faces: Face[] | null;
    force: number;
  };
  'spell-like ability': { by: number; force: number; targets: number[]; written: Written };
  /** A figure under a Spell or a Spell-Like Ability. Result: whether it resisted. */
  resisting: {
    figure: number;
    by: number;
    force: number;
    spell: boolean;
    written: Written;
    onPurpose: boolean;
    dice: Die[];
    faces: Face[] | null;
  };
  /** A figure inflicts one of these Effects on another. */
  'one of several': { by: number; figure: number; effects: EffectName[] };
  aiming: { by: number; group: Group; written: Written };
  aimed: { figure: number; by: number; written: Written };
  'effect gained': { figure: number; effect: EffectName };
  'effect lost': { figure: number; effect: EffectName };
  'status effects': { figure: number; done: EffectName[] };
  'status effect': { figure: number; effect: EffectName };
  'paralyze discarded': { figure: number };
  'tokens gained': { figure: number; token: AbilityToken; count: number; limit?: number | null };
  healing: { figure: number; amount: number };
  throw: { by: number; figure: number; die: Die; faces: Face[] | null };
}
export interface FightKept {
  attack: {
    /** The Combat Dice Pool. */
    dice: Die[];
    /** Symbols that were spent on Damage, and how much they gave. */
    spent?: Record<SymbolName | 'damage', number>;
  };
}
