import type { Definition } from '@questwright/kernel';
import { withSecrets, type GameEntry } from '@questwright/messages';
import { ENTRIES } from './index.ts';
import { LANTERNS_SECRETS } from './lanterns/secrets.ts';
import type { River } from './lanterns/world.ts';

/** The practice games as they are played. */
export const WHOLE_ENTRIES: readonly GameEntry[] = ENTRIES.map((entry) =>
  entry.definition.id === 'lanterns' ? withSecrets(entry, LANTERNS_SECRETS) : entry,
);
export const wholeLanterns: Definition<River> = WHOLE_ENTRIES.find(
  ({ definition }) => definition.id === 'lanterns',
)!.definition;
export { LANTERNS_SECRETS };
