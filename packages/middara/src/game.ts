import { middaraEntry } from './entry.ts';

/** All that Middara gives to the apps. */
export const game = {
  entry: middaraEntry,
  guide: async () => (await import('./guide/guide.ts')).GUIDE,
  bots: async () => (await import('./bot/index.ts')).middaraBots,
  lab: async () => (await import('./lab/index.ts')).middaraLab,
  soak: async () => (await import('./soak/index.ts')).middaraSoak,
};
