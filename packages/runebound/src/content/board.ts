import type { Space } from '../cards.ts';

export const BOARD: Record<string, Space> = {};
