/** What a Challenge says about the fight itself, as numbers. */

import type { Ability, Effect, Json, Modifier } from '@questwright/kernel';
import type { Challenge } from '../cards.ts';
import { ATTRIBUTE_OF, PHASES } from '../words.ts';

export interface EnemyReading {
  /** Added to its numbers, and added for each wound on it, by phase. */
  target: readonly number[];
  damage: readonly number[];
  targetPerWound: readonly number[];
  damagePerWound: readonly number[];
  /** So many wounds of each hit do not come. */
  armor: number;
  /** What could matter and is not in it. */
  leftOut: readonly string[];
}

const zeros = (): number[] => PHASES.map(() => 0);
const OUTSIDE: readonly string[] = ['escape roll'];

function readChange({ value, if: only = {}, add }: Modifier, into: Omit<EnemyReading, 'leftOut' | 'armor'>): boolean {
  const conditions = only as Record<string, Json>;
  if (OUTSIDE.includes(value)) return true;
  // What is not about itself is said of whoever keeps the card.
  if (conditions['of'] !== 'this card') return conditions['of'] !== undefined || conditions['your own'] === true;
  if (Object.keys(conditions).some((name) => name !== 'of' && name !== 'phase')) return false;
  const [name, of] = typeof add === 'object' && add !== null ? Object.entries(add)[0]! : ['', null];
  const perWound = name === 'wounds on' ? 1 : name === 'fewer by wounds on' ? -1 : 0;
  if (typeof add !== 'number' && (perWound === 0 || of !== 'this card')) return false;
  const wanted = conditions['phase'];
  let understood = false;
  PHASES.forEach((phase, at) => {
    if (wanted !== undefined && wanted !== phase && !(Array.isArray(wanted) && wanted.includes(phase))) return;
    const isTarget = value === 'target number' || value === `${phase} target` || value === ATTRIBUTE_OF[phase];
    if (!isTarget && value !== `${phase} damage`) return;
    understood = true;
    const [fixed, each] = isTarget ? [into.target, into.targetPerWound] : [into.damage, into.damagePerWound];
    if (typeof add === 'number') (fixed as number[])[at]! += add;
    else (each as number[])[at]! += perWound;
  });
  return understood;
}

/** Effects that change nothing in a fight. */
const HARMLESS: readonly string[] = ['gold', 'each hero', 'rest'];
const isHarmless = (effect: Effect): boolean => HARMLESS.some((verb) => verb in effect);

/** Wounds that every failed roll costs besides, or wounds of each hit that do not come; null for anything else. */
function readAbility({ timing, if: only = {}, effects, must, limit }: Ability): { more: number; armor: number } | null {
  const conditions = only as Record<string, Json>;
  const names = Object.keys(conditions);
  if (!must) return { more: 0, armor: 0 };
  if (effects.every(isHarmless)) return { more: 0, armor: 0 };
  const [effect] = effects as readonly (Effect & Record<string, Json>)[];
  if (effects.length !== 1 || effect === undefined || limit !== undefined) return null;
  const { wounds, who, cancel } = effect;
  if (timing === 'failed roll' && names.length === 0 && who === 'the one who rolled' && typeof wounds === 'number')
    return { more: wounds, armor: 0 };
  const isHurt = names.length === 1 && conditions['about to be hurt'] === 'this card';
  return timing === 'about to be wounded' && isHurt && typeof cancel === 'number' ? { more: 0, armor: cancel } : null;
}

export function readingOfEnemy({ modifies = [], abilities = [] }: Challenge): EnemyReading {
  const numbers = { target: zeros(), damage: zeros(), targetPerWound: zeros(), damagePerWound: zeros() };
  const leftOut: string[] = [];
  let armor = 0;
  for (const one of modifies) if (!readChange(one, numbers)) leftOut.push(`the Challenge: ${one.value}`);
  for (const one of abilities) {
    const read = readAbility(one);
    if (read === null) leftOut.push(`the Challenge: ${one.name ?? one.timing}`);
    armor += read?.armor ?? 0;
    PHASES.forEach((_, at) => void (numbers.damage[at]! += read?.more ?? 0));
  }
  return { ...numbers, armor, leftOut };
}
