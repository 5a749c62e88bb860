import type { RuleId, Seat } from '@questwright/kernel';
import { type RiverTable } from './world.ts';

export function gainOil(t: RiverTable, seat: Seat, amount: number, rule: RuleId | null = null): void {
  if (amount === 0) return;
  t.world.oil[seat]! += amount;
  t.emit('oil gained', { seat, amount, now: t.world.oil[seat]! }, null, rule);
}

/** Nobody has less than no oil. */
export function loseOil(t: RiverTable, seat: Seat, amount: number): void {
  const lost = Math.min(amount, t.world.oil[seat]!);
  if (lost === 0) return;
  t.world.oil[seat]! -= lost;
  t.emit('oil lost', { seat, amount: lost, now: t.world.oil[seat]! });
}
