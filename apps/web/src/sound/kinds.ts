/** What can be heard at a table. */
export const SOUND_KINDS = [
  'your-turn',
  'dice',
  'step',
  'coin',
  'card',
  'hit',
  'miss',
  'wound',
  'kill',
  'knockout',
  'level',
  'event',
  'rune',
  'victory',
] as const;
export type SoundKind = (typeof SOUND_KINDS)[number];
