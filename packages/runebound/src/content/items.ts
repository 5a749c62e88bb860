import type { Item } from '../cards.ts';

export const ITEMS: Record<string, Item> = {};
