/** What comes before the board: an Attack (`play`), or a Store, Disciplines and the like (`outfit`). */

import type { View } from '@questwright/kernel';
import type { ReactNode } from 'react';
import { useTable } from '../../table/shown-table.ts';
import { isOutfitting, OutfitStage, stagesOutfit, titleOfOutfit } from './outfit/stage.tsx';
import { AttackStage, isAttack, titleOfAttack } from './play/attack.tsx';

export const hasStage = (view: View): boolean => isOutfitting(view) || isAttack(view);
/** What the stage shows itself. */
export const stages = stagesOutfit;
export const titleOfStage = (view: View): string => (isAttack(view) ? titleOfAttack(view) : titleOfOutfit(view));

export function Stage({ look }: { look?: ReactNode }) {
  const { view } = useTable();
  return isAttack(view) ? <AttackStage look={look} /> : <OutfitStage look={look} view={view} />;
}
