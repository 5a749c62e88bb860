import type { SeenEvent } from '@questwright/protocol';

const NEWS: ReadonlySet<string> = new Set([
  'defeated',
  'undefeated',
  'knocked out',
  'hero combat won',
  'ally killed',
  'gained',
  'traded',
  'experience gained',
  'event in play',
  'won',
]);

/** What changes how the game stands. */
export const isNews = ({ tag }: SeenEvent): boolean => NEWS.has(tag);
