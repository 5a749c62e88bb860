/** An Attack while it is made: dice, Symbols to spend, and the sum. */

import type { View } from '@questwright/kernel';
import type { ReactNode } from 'react';

export const isAttack = (_view: View): boolean => false;
export const titleOfAttack = (_view: View): string => '';
export const AttackStage = ({ look }: { look?: ReactNode }) => <div>{look}</div>;
