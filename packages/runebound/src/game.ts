import { runeboundEntry } from './entry.ts';

/** All that Runebound gives to the apps. */
export const game = {
  entry: runeboundEntry,
  bots: async () => (await import('./bot/index.ts')).runeboundBots,
  soak: async () => (await import('./soak/index.ts')).runeboundSoak,
  lab: async () => (await import('./lab/index.ts')).runeboundLab,
};
