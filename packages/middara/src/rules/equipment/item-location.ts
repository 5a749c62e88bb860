/** Where the Items of Adventurers lie. */

import { numberIn } from '@questwright/kernel';
import { figureOf, type MiddaraTable, type Figure, type MiddaraChapter, type In } from '../../world.ts';

export const ownerOf = (t: MiddaraTable, thing: number): Figure | undefined =>
  t.world.figures.find((one) => one.gear.includes(thing) || one.pack.includes(thing));
export function put(figure: Figure, thing: number, where: 'gear' | 'pack' | null): void {
  figure.gear = figure.gear.filter((one) => one !== thing);
  figure.pack = figure.pack.filter((one) => one !== thing);
  if (where !== null) figure[where] = [...figure[where], thing];
}
/** Where a thing lies, the kernel knows by its zone: what is in a Pack is in play for nobody. */
export function stow(t: MiddaraTable, thing: number, where: 'gear' | 'pack' | 'stash'): void {
  const flipped = t.value('stays Flipped when moved', thing);
  const exhausted = t.value('stays Exhausted when moved', thing);
  const used = t.value('stays Used when moved', thing);
  t.move(thing, where, 'bottom', flipped ? 'down' : 'up');
  t.setCounters(thing, 'exhausted', exhausted ? 1 : 0);
  t.setCounters(thing, 'used', used ? 1 : 0);
}

export const CARRYING: MiddaraChapter = {
  values: {
    'stays Flipped when moved': { rule: 'MD-EQUP-16', of: (t, item) => t.world.things.face[item] === 0 },
    'stays Exhausted when moved': { rule: 'MD-EQUP-16', of: (t, item) => t.counters(item, 'exhausted') > 0 },
    'stays Used when moved': { rule: 'MD-EQUP-17', of: (t, item) => t.counters(item, 'used') > 0 },
  },
};

// ---- while equipment is changed ----

export const involved = (t: In<'re-equip'>): Figure[] => t.locals.involved.map((one) => figureOf(t, one));
export const numberOf = (id: string): number => numberIn(id);
export const again = { goto: 'change' } as const;
