import type { Definition } from '@questwright/kernel';
import { RULES } from './rules.ts';
import { VARIANTS } from './variants/index.ts';
import type { Land } from './world.ts';

export const runebound: Definition<Land> = {
  id: 'runebound',
  version: '2',
  seats: { min: 1, max: 6, rule: 'RB-OBJ-01' },
  rules: RULES,
  packs: VARIANTS,
  // Rules were made right, positions look the same.
  migrations: [{ from: '1', to: '2' }],
};
