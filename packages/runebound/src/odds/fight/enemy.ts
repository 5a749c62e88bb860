/** What is fought against. */

export interface Enemy {
  target: readonly number[];
  damage: readonly number[];
  life: number;
  /** What each wound that it takes in this fight adds, by phase. Damage does not fall below nothing. */
  perWound?: { target: readonly number[]; damage: readonly number[] };
}

/** The number to be reached, and the wounds of a failure, after so many wounds on the enemy. */
export const targetOf = ({ target, perWound }: Enemy, phase: number, wounds: number): number =>
  target[phase]! + (perWound?.target[phase] ?? 0) * wounds;
export const damageOf = ({ damage, perWound }: Enemy, phase: number, wounds: number): number =>
  Math.max(0, damage[phase]! + (perWound?.damage[phase] ?? 0) * wounds);
