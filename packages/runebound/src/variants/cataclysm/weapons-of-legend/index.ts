/** What the Cataclysm knows of Equipping Allies: a caravan, like a town, is paid for one when it has come. */

import { numberIn, type Edit } from '@questwright/kernel';
import type { Beside } from '../../../extension.ts';
import { call, isEquipping } from '../../weapons-of-legend/equipping.ts';
import { edit, type CataclysmLand } from '../world.ts';

const EDITS: readonly Edit<CataclysmLand>[] = [
  edit.choice('caravan', 'wares', 'hire', {
    rule: 'CT-MOV-07',
    wrap: (base) => ({
      ...base,
      then: (t, seat, id, elements) => {
        const thing = numberIn(id);
        if (!isEquipping(t, thing)) return base.then(t, seat, id, elements);
        const price = t.value('price', thing, seat);
        return { run: [call('hiring of an equipping ally', { seat, thing, price })], goto: 'wares' };
      },
    }),
  }),
];
export const EQUIPPING_ALLIES_OF_CARAVANS: Beside = { edits: EDITS, words: {} };
