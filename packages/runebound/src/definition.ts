import type { Definition } from '@questwright/kernel';
import { RULES } from './rules.ts';
import { VARIANTS } from './variants/index.ts';
import type { Land } from './world.ts';

export const runebound: Definition<Land> = {
  id: 'runebound',
  version: '3',
  seats: { min: 1, max: 6, rule: 'RB-OBJ-01' },
  rules: RULES,
  packs: VARIANTS,
  migrations: [
    // Rules were made right, positions look the same.
    { from: '1', to: '2' },
    // Hash chains cover positions since.
    { from: '2', to: '3' },
  ],
};
