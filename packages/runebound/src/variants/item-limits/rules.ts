import type { Pack } from '@questwright/kernel';
import type { Limit } from '../../rules/market/items-and-allies.ts';
import { edit, itemCard, type RuneboundWorld } from '../../world.ts';

/** Class and type of an Item, as one word of the limit. */
const PAIR = /^\S+ of type /;

export const ITEM_LIMITS: Pack<RuneboundWorld> = {
  id: 'item-limits',
  kind: 'variant',
  rule: 'RB-VAR-03',
  edits: [
    edit.value('kind of item', {
      rule: 'RB-VAR-03',
      overrides: ['RB-ITM-10', 'RB-ITM-11', 'RB-ITM-19'],
      wrap: (base) => (t, thing: number) => `${base(t, thing)} of type ${itemCard(t, thing).type}`,
    }),
    edit.value('limit', {
      rule: 'RB-VAR-04',
      overrides: ['RB-ITM-10', 'RB-ITM-11', 'RB-ITM-19'],
      wrap:
        (base) =>
        (t, kind: string, seat): Limit =>
          PAIR.test(kind) ? { most: 1, rule: 'RB-VAR-03' } : base(t, kind, seat),
    }),
  ],
};
