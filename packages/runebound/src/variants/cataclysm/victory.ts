/** Victory points, and who wins. */

import type { Edit, Seat } from '@questwright/kernel';
import { heroSeats, stateOf } from '../../world.ts';
import { deedsOf, edit, type CataclysmLand, type CataclysmTable } from './world.ts';

const hasFreed = (t: CataclysmTable, seat: Seat): boolean => /* CT-WIN-01 true */ t.value('towns freed', seat) > 0;
/** Of the Heroes who have freed a town, the one with the most points; ties in the book's order. */
export function whoStandsFirst(t: CataclysmTable): Seat[] {
  const measures: ((seat: Seat) => number)[] = [
    (seat) => t.value('victory points', seat),
    (seat) => t.value('towns freed', seat),
    (seat) => Object.values(stateOf(t, seat).experience).reduce((sum, count) => sum + count, 1),
    (seat) => stateOf(t, seat).gold,
  ];
  let best = heroSeats(t).filter((seat) => t.value('towns freed', seat) > 0);
  for (const measure of measures) {
    const most = Math.max(...best.map(measure));
    best = best.filter((seat) => measure(seat) === most);
  }
  return best;
}

export const VICTORY: readonly Edit<CataclysmLand>[] = [
  edit.part('victor', 'High Lord Margath killed', { rule: 'CT-GEN-03', overrides: ['RB-OBJ-04'], remove: true }),
  edit.part('victor', 'three Dragon Runes', { rule: 'CT-GEN-03', overrides: ['RB-OBJ-05'], remove: true }),
  edit.value('victory point target', { rule: 'CT-WIN-02', add: (t) => 15 - heroSeats(t).length }),
  edit.value('towns freed', { rule: 'RB-VAR-01', add: (t, seat) => deedsOf(t, seat).freed }),
  edit.part('victor', 'a town freed and points enough', {
    rule: 'CT-WIN-01',
    overrides: ['RB-OBJ-06'],
    add: {
      rule: 'CT-WIN-01',
      layer: 'set',
      of: (t) => {
        const target = t.value('victory point target');
        const seat = heroSeats(t).find((one) => hasFreed(t, one) && t.value('victory points', one) >= target);
        return seat === undefined ? null : { seat, how: 'points', rule: 'CT-WIN-01' };
      },
    },
  }),
];
