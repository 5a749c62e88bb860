import type { Definition } from '@questwright/kernel';
import type { RuneboundExtension } from './extension.ts';
import { TO_VERSION_5 } from './migrations.ts';
import { RULES } from './rules/index.ts';
import { VARIANTS } from './variants/index.ts';
import type { RuneboundWorld } from './world.ts';

/** The game with these expansions. */
export const definitionWith = (extensions: readonly RuneboundExtension[]): Definition<RuneboundWorld> => ({
  id: 'runebound',
  version: '5',
  seats: { min: 1, max: 6, rule: 'RB-OBJ-01' },
  rules: RULES,
  packs: extensions.map(({ pack }) => pack),
  migrations: [
    // Rules were made right, positions look the same.
    { from: '1', to: '2' },
    // Hash chains cover positions since.
    { from: '2', to: '3' },
    // What ends in the middle of something else was made right, positions look the same.
    { from: '3', to: '4' },
    TO_VERSION_5,
  ],
});

export const runebound: Definition<RuneboundWorld> = definitionWith(VARIANTS);
