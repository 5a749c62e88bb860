/** What the pages themselves say; what a game says comes with the game. */

import { words } from '@questwright/messages';
import type { Params } from '@questwright/kernel';
import ENGLISH from './messages/en.json';

export type Key = keyof typeof ENGLISH;

const say = words(ENGLISH);

export const t = (key: Key, params: Params = {}): string => say({ key, with: params });
