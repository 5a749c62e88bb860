/** Whom an Intelligent Combatant chooses, and how one can check it. */
import type { Json } from '@questwright/kernel';
import { adjacent, apart, opponents, sees, withinSoi, type Attack, type EncounterTable } from './world.ts';

export const eligibleForAttack = (
  t: EncounterTable,
  { attacker, kind, range }: Pick<Attack, 'attacker' | 'kind' | 'range'>,
): number[] =>
  opponents(t, attacker).filter((one) =>
    kind === 'melee'
      ? adjacent(t, attacker, one)
      : apart(t, attacker, one) <= range && sees(t, attacker, one, 'nobody'),
  );
export const eligibleForSpell = (t: EncounterTable, caster: number): number[] =>
  opponents(t, caster).filter((one) => withinSoi(t, caster, one));

/** Those who meet a criterion best; all of them when none does: a preference is not a condition. */
function meet(t: EncounterTable, among: readonly number[], criterion: { readonly [how: string]: Json }): number[] {
  const [how, what] = Object.entries(criterion)[0] as [string, string];
  if (how === 'with' || how === 'without') {
    const fit = among.filter((one) => t.counters(one, what) > 0 === (how === 'with'));
    return fit.length > 0 ? fit : [...among];
  }
  const measure = (one: number): number => (what === 'damage' ? t.counters(one, 'damage') : t.value(what, one));
  const best = (how === 'most' ? Math.max : Math.min)(...among.map(measure));
  return among.filter((one) => measure(one) === best);
}

/** The track breaks ties: the card nearest its front. */
export function choose(
  t: EncounterTable,
  by: number,
  among: readonly number[],
  prefer: readonly Json[],
): { target: number; trace: Json } {
  let left = [...among];
  const narrowed: Json[] = [];
  for (const criterion of prefer) {
    left = meet(t, left, criterion as never);
    narrowed.push({ criterion, left });
  }
  const target = t.world.track.find((one) => left.includes(one))!;
  const eligible = among.map((one) => ({ figure: one, distance: apart(t, by, one) }));
  return { target, trace: { by, eligible, narrowed, tie: left.length > 1 ? 'initiative track' : null, target } };
}
