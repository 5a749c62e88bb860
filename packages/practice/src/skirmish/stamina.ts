import { refuse, type Refusal, type Way } from '@questwright/kernel';
import { figureOf, named, type Fight, type Skirmish } from './world.ts';

/** Pays stamina. Whether there is enough was asked before. */
export function payStamina(t: Fight, thing: number, amount: number): void {
  figureOf(t, thing).stamina -= amount;
  if (amount > 0) t.emit('stamina-paid', { figure: named(thing), amount });
}
export const tooTired = (t: Fight, thing: number, amount: number): Refusal | null =>
  figureOf(t, thing).stamina < amount
    ? refuse('SKM-TRN-02', 'refuse.too-little-stamina', { figure: named(thing), amount })
    : null;

const wayOf = (amount: number): Way<Skirmish> => ({
  rule: 'SKM-TRN-02',
  why: (t, _, thing) => tooTired(t, thing, amount),
  pay: (t, _, thing) => payStamina(t, thing, amount),
});
export const WAYS: Record<string, Way<Skirmish>> = { 'one-stamina': wayOf(1), 'two-stamina': wayOf(2) };
