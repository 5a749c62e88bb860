/** What the rules of combat ask about the battle that is being fought. */

import { refuse, type Next, type Refusal, type Seat } from '@questwright/kernel';
import { heroOf, isKind, type RuneboundTable, type Locals } from '../../world.ts';
import type { Exception, Phase } from '../../words.ts';

export const battle = (t: RuneboundTable): Locals['combat'] => t.within('combat')!;
export const excepted = (t: RuneboundTable, what: Exception): boolean => battle(t).exceptions.includes(what);

/** The player whose Hero is the opponent; null when it is a card. */
export const opposingSeat = (t: RuneboundTable): Seat | null => {
  const opponent = t.within('combat')?.opponent;
  return opponent !== undefined && isKind(t, opponent, 'hero') ? t.controller(opponent) : null;
};
/** Whom a seat fights against, or null. */
export function enemyOf(t: RuneboundTable, seat: Seat): number | null {
  const combat = t.within('combat');
  if (!combat) return null;
  if (combat.heroes.includes(seat)) return combat.opponent;
  return opposingSeat(t) === seat ? heroOf(t, combat.heroes[0]!) : null;
}

/** Why somebody who fights may not even try; null for who does not fight. */
export function whyNoEscape(t: RuneboundTable, seat: Seat): Refusal | null {
  if (enemyOf(t, seat) === null) return null;
  if (opposingSeat(t) === seat) return refuse('RB-PVP-04', 'refuse.defender-stays');
  const forbids = t.value('what forbids escape', seat);
  return forbids === null ? null : refuse(forbids, 'refuse.no-escape');
}

const stands = (t: RuneboundTable, seat: Seat): boolean => !(String(seat) in battle(t).outcome);
/** The heroes who still fight; none when their opponent, a Hero, does not. */
export function fighting(t: RuneboundTable): Seat[] {
  const opposing = opposingSeat(t);
  if (opposing !== null && !stands(t, opposing)) return [];
  return battle(t).heroes.filter((seat) => stands(t, seat));
}
export const fights = (t: RuneboundTable, seat: unknown): boolean => fighting(t).includes(seat as Seat);

/** The procedures that one hero plays in a combat; never one inside another. */
const PARTS_OF_COMBAT = ['before combat', 'escape phase', 'ranged phase', 'melee phase', 'magic phase'] as const;
export const partOf = (t: RuneboundTable): { proc: string; seat: Seat } | null => {
  const proc = t.innermost(...PARTS_OF_COMBAT);
  return proc === null ? null : { proc, seat: t.within(proc)!.seat };
};
/** Nobody is knocked out twice for one fall. */
export const isBeingKnockedOut = (t: RuneboundTable, seat: Seat): boolean =>
  t.game.stack.some(({ proc, locals }) => proc === 'knockout' && locals.seat === seat);
/** The hero who acts now. */
export const actingSeat = (t: RuneboundTable): Seat => t.value('who acts');

/** This hero fights no longer. The rest of the hero's part is not played, and nothing more when nobody is left. */
export function leaveCombat(t: RuneboundTable, seat: Seat, how: 'escaped' | 'knocked out'): Next {
  battle(t).outcome[seat] = how;
  const challenge = t.within('challenge');
  if (challenge !== null && how === 'escaped') challenge.escaped = true;
  const part = partOf(t);
  if (fighting(t).length > 0) return part?.seat === seat ? { end: part.proc } : undefined;
  const rest = t.innermost('combat round', 'before combat');
  return rest === null ? undefined : { end: rest };
}

/** What a Hero has rolled for those who roll against it now in a phase; null before, and when it does not defend. */
export function rolledBy(t: RuneboundTable, hero: number, phase: Phase): number | null {
  const proc = t.innermost('attack by an effect', 'escape phase', `${phase} phase`);
  if (proc === null) return null;
  const { seat, against, phase: struck } = t.within(proc) as { seat: Seat; against: number | null; phase?: Phase };
  // An escape test is made against what counts in ranged combat.
  const meant = proc === 'escape phase' ? 'ranged' : (struck ?? phase);
  return meant === phase && enemyOf(t, seat) === hero ? against : null;
}

/** The target number in a phase. */
export const targetNumber = (t: RuneboundTable, opponent: number, phase: Phase): number =>
  t.value('target number', opponent, phase)!;

/** In all tests and combat rolls a total equal to the number is enough. */
export const reaches = (total: number, number: number): boolean => /* RB-TERM-04 */ total >= number;
