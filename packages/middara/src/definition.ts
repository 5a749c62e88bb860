import { withCards, type Content, type Definition } from '@questwright/kernel';
import { CONTENT } from './content.ts';
import { RULES } from './rules/index.ts';
import { VARIANTS } from './variants/index.ts';
import type { Middara } from './world.ts';

export const middara: Definition<Middara> = {
  id: 'middara',
  version: '4',
  seats: { min: 1, max: 4, rule: 'MD-CMP-08' },
  rules: RULES,
  packs: VARIANTS,
  // The party wins and loses together; of a game of Abraxis somebody is left, or nobody.
  returns: ({ world, result }) => {
    const { outcome, left = 0 } = result as { outcome: string; left?: number };
    return Array<number>(world.seats).fill(outcome === 'win' || left > 0 ? 1 : 0);
  },
  migrations: [
    // Hash chains cover positions since, positions look the same.
    { from: '1', to: '2' },
    // Enemies that froze, Jumps and Follow Ups were made right, positions look the same.
    { from: '2', to: '3' },
    // Disciplines were written anew, and rules made right.
    {
      from: '3',
      to: '4',
      game: withCards(
        CONTENT as Record<string, Content>,
        {},
        { of: 'great-hammer', path: ['abilities', 0, 'effects'], at: 1 },
      ),
    },
  ],
};
