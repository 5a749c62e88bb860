/** Knockouts: the Hero stays where it is, or goes to the nearest freed town. */

import type { Edit } from '@questwright/kernel';
import { nearestTowns } from '../../rules/movement/figures.ts';
import { stateOf } from '../../world.ts';
import { edit, type CataclysmLand } from './world.ts';

export const KNOCKOUTS: readonly Edit<CataclysmLand>[] = [
  edit.part('where a knocked out hero goes', 'where it is, or a freed town', {
    rule: 'CT-KO-01',
    overrides: ['RB-KO-06'],
    add: {
      rule: 'CT-KO-01',
      layer: 'set',
      of: (t, seat) => {
        const { space } = stateOf(t, seat);
        const towns = nearestTowns(t, space);
        return towns.length === 0 ? [] : [...new Set([space, ...towns])];
      },
    },
  }),
];
