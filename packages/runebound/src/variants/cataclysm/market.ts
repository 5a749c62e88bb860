/** The Market step in freed towns: a discount for each Curse card of the town. */

import type { Edit } from '@questwright/kernel';
import { stateOf } from '../../world.ts';
import { curseCardsOf } from './curses.ts';
import { edit, type CataclysmLand, type CataclysmTable } from './world.ts';

const COUNTS: readonly string[] = ['card', 'healing'];
/** What is left of the discount in the Market step that is being played. */
function credit(t: CataclysmTable, seat: number): number {
  const market = t.within('market step');
  const town = t.value('town', stateOf(t, seat).space);
  if (market === null || market.seat !== seat || town === null) return 0;
  return Math.max(0, t.value('discount', seat, town) - (market.saved ?? 0));
}

export const MARKET: readonly Edit<CataclysmLand>[] = [
  edit.value('discount', {
    rule: 'CT-MKT-02',
    add: (t, seat, town) => {
      const curse = t.value('curse of a town', town);
      return curseCardsOf(t, seat).filter((card) => card.curse === curse).length;
    },
  }),
  edit.value('money', {
    rule: 'CT-MKT-02',
    overrides: ['RB-MKT-06', 'RB-MKT-12'],
    wrap: (base) => (t, seat, on) => base(t, seat, on) + (COUNTS.includes(on) ? credit(t as CataclysmTable, seat) : 0),
  }),
  edit.step('payment', 'discount', {
    rule: 'CT-MKT-02',
    before: 'paid',
    add: {
      rule: 'CT-MKT-02',
      when: (t) => COUNTS.includes(t.locals.for),
      do: (t) => {
        const { seat, amount } = t.locals;
        const saved = Math.min(amount, credit(t as unknown as CataclysmTable, seat));
        if (saved === 0) return;
        const market = (t as unknown as CataclysmTable).within('market step')!;
        market.saved = (market.saved ?? 0) + saved;
        t.locals.amount -= saved;
        t.emit('discount taken', { seat, amount: saved });
      },
    },
  }),
];
