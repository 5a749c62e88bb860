/** What a group brings into a roll: the lowest of all who fight, and what is used for the occasion. */

import type { Json, Seat } from '@questwright/kernel';
import { damageOf } from '../../../rules/combat/attributes.ts';
import { fighting } from '../../../rules/combat/battle.ts';
import { ATTRIBUTE_OF, PHASES, type Phase } from '../../../words.ts';
import { heroOf, type RuneboundTable } from '../../../world.ts';
import type { GroupPhase, GroupProc, Lowest, ScionTable } from '../world.ts';

export const isJoint = (t: RuneboundTable): boolean => t.isWithin('joint confrontation');
export const standing = (t: RuneboundTable): Seat[] => (t.isWithin('combat') ? fighting(t) : []);
export const groupProc = (phase: Phase): GroupProc => `${phase} phase of the group`;
const GROUP_PROCS: readonly GroupProc[] = PHASES.map(groupProc);
export const groupIn = (t: ScionTable): GroupPhase | null => {
  const proc = t.innermost(...GROUP_PROCS);
  return proc === null ? null : t.within(proc);
};

/** What used cards add to a value of a character: effects that last for a while, by somebody's decision. */
function usedFor(t: ScionTable, value: string, about: number, also: Json): number {
  let sum = 0;
  for (const one of t.lastingEffects()) {
    const { modify } = t.lastingData(one);
    if (modify?.value !== value || modify.add === undefined) continue;
    const context = { by: one.by, thing: one.thing, about, also };
    if (modify.if === undefined || t.holds(modify.if, context)) sum += t.amount(modify.add, context) as number;
  }
  return sum;
}

type What = 'score' | 'damage';
interface Brought {
  all(t: ScionTable, character: number, phase: Phase): number;
  used(t: ScionTable, hero: number, phase: Phase): number;
}
const attackIn = (phase: Phase): string => `${phase} attack`;
const BROUGHT: Record<What, Brought> = {
  score: {
    all: (t, character, phase) => t.value('combat roll', character, attackIn(phase)),
    used: (t, hero, phase) =>
      usedFor(t, 'combat roll', hero, attackIn(phase)) +
      usedFor(t, 'combat value', hero, phase) +
      usedFor(t, ATTRIBUTE_OF[phase], hero, null),
  },
  damage: {
    all: damageOf,
    used: (t, hero, phase) => usedFor(t, `${phase} damage`, hero, null),
  },
};

/** What a Hero brings into every such roll, or its Scion in its stead; and what is used for the occasion. */
function broughtBy(t: ScionTable, seat: Seat, what: What, phase: Phase): { own: number; used: number } {
  const { all, used } = BROUGHT[what];
  const hero = heroOf(t, seat);
  const bonus = used(t, hero, phase);
  const scion = t.value('awakened scion', seat);
  const stands = scion !== null && groupIn(t)?.stands[seat] === what;
  return { own: stands ? all(t, scion, phase) : all(t, hero, phase) - /* SS-COOP-10 0 */ bonus, used: bonus };
}
export function lowestOf(t: ScionTable, what: What, phase: Phase): Lowest {
  const found = { own: 0, seat: -1, used: 0 };
  for (const seat of standing(t)) {
    const { own, used } = broughtBy(t, seat, what, phase);
    found.used += used;
    if (found.seat >= 0 && /* SS-COOP-05 false */ own >= found.own) continue;
    found.own = own;
    found.seat = seat;
  }
  return { ...found, used: /* SS-COOP-06 0 */ found.used };
}
export const totalOf = ({ own, used }: Lowest): number => own + used;
