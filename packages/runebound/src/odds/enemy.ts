/** What a Challenge says about the fight itself, as numbers. */

import type { Ability, Json, Modifier } from '@questwright/kernel';
import type { Challenge } from '../cards.ts';
import type { Conditions, Harm } from '../rules/effects/verb.ts';
import { verbIn } from '../rules/effects/verbs.ts';
import { ATTRIBUTE_OF, PHASES } from '../words.ts';

export interface EnemyReading {
  /** Added to its numbers, and added for each wound on it, by phase. */
  target: readonly number[];
  damage: readonly number[];
  targetPerWound: readonly number[];
  damagePerWound: readonly number[];
  /** So many wounds of each hit do not come. */
  armor: number;
  /** So many wounds each failed roll costs besides. */
  more: number;
  /** What could matter and is not in it. */
  leftOut: readonly string[];
}

const zeros = (): number[] => PHASES.map(() => 0);
const OUTSIDE: readonly string[] = ['escape roll'];

function readChange(
  { value, if: only = {}, add }: Modifier,
  into: Omit<EnemyReading, 'leftOut' | 'armor' | 'more'>,
): boolean {
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

/** What an ability of the Challenge does in a fight; null for what is not understood. */
function harmOf({ timing, if: only = {}, effects, must, limit }: Ability): Required<Harm> | null {
  const all = { more: 0, armor: 0 };
  if (!must) return all;
  for (const effect of effects) {
    const harm = verbIn(effect)?.verb.harms?.(effect, timing, only as Conditions) ?? null;
    if (harm === null) return null;
    all.more += harm.more ?? 0;
    all.armor += harm.armor ?? 0;
  }
  return limit === undefined || all.more + all.armor === 0 ? all : null;
}

export function readingOfEnemy({ modifies = [], abilities = [] }: Challenge): EnemyReading {
  const numbers = { target: zeros(), damage: zeros(), targetPerWound: zeros(), damagePerWound: zeros() };
  const leftOut: string[] = [];
  let [armor, more] = [0, 0];
  for (const one of modifies) if (!readChange(one, numbers)) leftOut.push(`the Challenge: ${one.value}`);
  for (const one of abilities) {
    const harm = harmOf(one);
    if (harm === null) leftOut.push(`the Challenge: ${one.name ?? one.timing}`);
    armor += harm?.armor ?? 0;
    more += harm?.more ?? 0;
  }
  return { ...numbers, armor, more, leftOut };
}
