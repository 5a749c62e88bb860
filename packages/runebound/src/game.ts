import { entryWith, runeboundEntry } from './entry.ts';
import type { RuneboundExtension } from './extension.ts';
import { VARIANTS } from './variants/index.ts';

/** All that Runebound gives to the apps, with these expansions. */
export const gameWith = (extensions: readonly RuneboundExtension[], entry = entryWith(extensions)) => ({
  entry,
  guide: async () => (await import('./guide/guide.ts')).GUIDE,
  bots: async () => (await import('./bot/index.ts')).botsWith(extensions),
  soak: async () => (await import('./soak/index.ts')).soakWith(extensions),
  lab: async () => (await import('./lab/index.ts')).labWith(extensions),
});

export const game = gameWith(VARIANTS, runeboundEntry);
