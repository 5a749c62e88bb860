/** How options look in the dock, and which lead to a square. */

import type { View } from '@questwright/kernel';
import type { Act } from '../../game.ts';
import type { ShownTable } from '../../../table/shown-table.ts';

export const actOf = (_option: string, _seen: ShownTable): Act => ({});
export const placeOf = (_option: string): string | null => null;
export const optionTo = (_view: View, place: string): string => place;
