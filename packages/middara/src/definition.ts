import type { Definition } from '@questwright/kernel';
import { MIGRATIONS } from './migrations.ts';
import { RULES } from './rules/index.ts';
import { VARIANTS } from './variants/index.ts';
import type { Middara } from './world.ts';

export const middara: Definition<Middara> = {
  id: 'middara',
  version: '5',
  seats: { min: 1, max: 4, rule: 'MD-CMP-08' },
  rules: RULES,
  packs: VARIANTS,
  // The party wins and loses together; of a game of Abraxis somebody is left, or nobody.
  returns: ({ world, result }) => {
    const { outcome, left = 0 } = result as { outcome: string; left?: number };
    return Array<number>(world.seats).fill(outcome === 'win' || left > 0 ? 1 : 0);
  },
  migrations: MIGRATIONS,
};
