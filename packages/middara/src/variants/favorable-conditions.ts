import type { Pack } from '@questwright/kernel';
import type { Plan } from '../rules/enemies/locals.ts';
import { neighboursAt } from '../rules/enemies/ai-paths.ts';
import { harmOf } from '../rules/abilities/multiple-choices.ts';
import type { EffectName } from '../words.ts';
import type { MiddaraTable, Middara } from '../world.ts';

const opposes = (t: MiddaraTable, figure: number): boolean => t.value('side', figure) === 'opponents';

/** Of several options an opponent takes the one that hurts the Adventurers least. */
export const FAVORABLE_CONDITIONS: Pack<Middara> = {
  id: 'favorable-conditions',
  kind: 'variant',
  rule: 'MD-VAR-08',
  edits: [
    {
      rule: 'MD-VAR-08',
      overrides: ['MD-GOLD-02'],
      value: 'effect chosen',
      wrap: (base) => (t, by: number, wish: { figure: number; effects: EffectName[] }) => {
        const least = wish.effects.toSorted(
          (one, other) => harmOf(t, wish.figure, one) - harmOf(t, wish.figure, other),
        );
        return opposes(t, by) ? least[0]! : base(t, by, wish);
      },
    },
    {
      rule: 'MD-VAR-08',
      overrides: ['MD-GOLD-02'],
      value: 'space chosen',
      wrap: (base) => (t, figure: number, plans: Plan[]) => {
        const fewest = Math.min(...plans.map(({ square }) => neighboursAt(t, figure, square)));
        const mildest = plans.filter(({ square }) => neighboursAt(t, figure, square) === fewest);
        return base(t, figure, opposes(t, figure) ? mildest : plans);
      },
    },
  ],
};
