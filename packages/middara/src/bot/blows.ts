/** What Attacks are worth to a bot, and what it has to fear from those of its opponents. */

import type { Square } from '@questwright/geometry/square';
import { stepsOf } from '../rules/enemies/targeting.ts';
import { whyNotTarget } from '../rules/attack/targets.ts';
import { spCost } from '../rules/figures.ts';
import { harmOf } from '../text/odds.ts';
import { alliesOf, baseOf, cardOf, decidesItself, figureOf, opponentsOf, type MiddaraTable } from '../world.ts';
import type { AttackType, Die } from '../words.ts';
import { blowOf } from './blow.ts';
import { purposeOf } from './purpose.ts';

/** A hit that Defeats is worth more than the same Damage on somebody who still stands. */
const WORTH_OF_A_DEFEAT = 4;
/** Of Damage to somebody whose Defeat brings nobody nearer to winning. */
const SIDE_SHOW = 0.7;
/** How much more an opponent is worth attacking who is nearly Defeated already. */
const FOCUS = 0.4;

export const leftOf = (t: MiddaraTable, figure: number): number =>
  t.value('maximum HP', figure) - figureOf(t, figure).damage;
export const attackCost = (t: MiddaraTable, figure: number): number =>
  spCost(t, figure, t.value('attack cost', figure, 'action'));

/** What it is worth to Defeat an opponent. */
export const worthOfDefeat = (t: MiddaraTable, figure: number): number =>
  WORTH_OF_A_DEFEAT + (purposeOf(t).isLast(figure) ? 100 : 0);
/** What an Attack is worth: its Damage, and the chance that it Defeats. */
export function worthOfAttack(
  t: MiddaraTable,
  attacker: number,
  target: number,
  dice: readonly Die[] = t.value('combat dice', attacker),
): number {
  const left = leftOf(t, target);
  const defeat = worthOfDefeat(t, target);
  let worth = 0;
  for (const [dealt, chance] of harmOf(t, attacker, target, dice).damage) {
    worth += chance * (Math.min(dealt, left) + (dealt >= left ? defeat : 0));
  }
  const hurt = 1 + (FOCUS * figureOf(t, target).damage) / t.value('maximum HP', target);
  return worth * hurt * (purposeOf(t).isPrey(target) ? 1 : SIDE_SHOW);
}
/** The best target from where a figure stands, or null. */
export function bestTarget(t: MiddaraTable, figure: number): { target: number; worth: number } | null {
  const type = t.value('attack type', figure);
  let best: { target: number; worth: number } | null = null;
  for (const target of opponentsOf(t, figure)) {
    if (whyNotTarget(t, figure, target, type) !== null) continue;
    const worth = worthOfAttack(t, figure, target);
    if (best === null || worth > best.worth) best = { target, worth };
  }
  return best;
}

// ---- what is to be feared ----

interface Instruction {
  ATK?: AttackType;
  range?: number;
}
const attacksIn = (t: MiddaraTable, figure: number): Instruction[][] =>
  stepsOf(t, figure).map((step) => step.do.filter((one) => one['ATK'] !== undefined) as Instruction[]);
/** How far away somebody must be to be out of its reach in its next turn. */
function reachOf(t: MiddaraTable, figure: number): number {
  const ranges = attacksIn(t, figure).flatMap((all) => all.map(({ ATK, range = 1 }) => (ATK === 'ranged' ? range : 1)));
  const { attack } = cardOf(t, figure);
  return t.value('movement value', figure) + Math.max(attack?.range ?? 1, t.value('reach', figure), ...ranges);
}
const often = (t: MiddaraTable, figure: number): number =>
  Math.max(1, ...attacksIn(t, figure).map((all) => all.length));

type Counts = readonly Readonly<Record<Square, number>>[];
const isNear = (base: readonly Square[], counts: Counts, reach: number): boolean =>
  base.some((square) => counts.some((one) => (one[square] ?? Infinity) <= reach));

interface Threat {
  counts: Counts;
  reach: number;
  blow: number;
  /** Others that it may choose instead. */
  others: number;
}
export interface Danger {
  /** Damage to be expected until the next turn. */
  expected: number;
  /** If all of them choose this figure. */
  worst: number;
}
/** What opponents may do to a figure, wherever it stands. */
export class Threats {
  private readonly t: MiddaraTable;
  private readonly figure: number;
  private readonly all: readonly Threat[];

  constructor(t: MiddaraTable, figure: number) {
    this.t = t;
    this.figure = figure;
    const friends = alliesOf(t, figure);
    this.all = opponentsOf(t, figure)
      .filter((one) => decidesItself(t, one))
      .map((one) => {
        const counts = baseOf(t, one).map((square) => t.value('count', square));
        const reach = reachOf(t, one);
        const others = friends.filter((friend) => isNear(baseOf(t, friend), counts, reach)).length;
        return { counts, reach, others, blow: blowOf(t, one, figure) * often(t, one) };
      });
  }
  at(square: Square): Danger {
    const danger: Danger = { expected: 0, worst: 0 };
    for (const { counts, reach, blow, others } of this.all) {
      if (!isNear(baseOf(this.t, this.figure, square), counts, reach)) continue;
      danger.expected += blow / (others + 1);
      danger.worst += blow;
    }
    return danger;
  }
}
