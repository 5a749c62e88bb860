/** Where the Items of Adventurers lie. */

import { numberIn } from '@questwright/kernel';
import { figureOf, type Fight, type Figure } from './world.ts';

export const ownerOf = (t: Fight, thing: number): Figure | undefined =>
  t.world.figures.find((one) => one.gear.includes(thing) || one.pack.includes(thing));
export function put(figure: Figure, thing: number, where: 'gear' | 'pack' | null): void {
  figure.gear = figure.gear.filter((one) => one !== thing);
  figure.pack = figure.pack.filter((one) => one !== thing);
  if (where !== null) figure[where] = [...figure[where], thing];
}
/** Where a thing lies, the kernel knows by its zone: what is in a Pack is in play for nobody. */
export function stow(t: Fight, thing: number, where: 'gear' | 'pack' | 'stash'): void {
  const [exhausted, used] = [t.counters(thing, 'exhausted'), t.counters(thing, 'used')];
  const flipped = t.world.things.face[thing] === 0 && t.enforces('MD-EQUP-16');
  t.move(thing, where, 'bottom', flipped ? 'down' : 'up');
  t.setCounters(thing, 'exhausted', t.enforces('MD-EQUP-16') ? exhausted : 0);
  t.setCounters(thing, 'used', t.enforces('MD-EQUP-17') ? used : 0);
}

// ---- while equipment is changed ----

export const involved = (t: Fight): Figure[] => (t.locals.involved as number[]).map((one) => figureOf(t, one));
export const numberOf = (id: string): number => numberIn(id);
export const again = { goto: 'change' } as const;
