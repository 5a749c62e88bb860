/** What no client of a game has before it is revealed, by game: for those who keep tables, never for a page. */

import type { Secrets } from '@questwright/messages';
import { MIDDARA_SECRETS } from '@questwright/middara/secrets';
import { LANTERNS_SECRETS } from '@questwright/practice/secrets';

export const SECRETS: Readonly<Record<string, Secrets>> = { middara: MIDDARA_SECRETS, lanterns: LANTERNS_SECRETS };
