/** What is done before the board matters: outfits, Stores, Disciplines, Abraxis. */

import type { View } from '@questwright/kernel';
import type { ReactNode } from 'react';

export const isOutfitting = (_view: View): boolean => false;
export const titleOfOutfit = (_view: View): string => '';
export const OutfitStage = ({ look }: { look?: ReactNode }) => <div>{look}</div>;
