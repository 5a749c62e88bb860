/** What the map says. */

import type { Params } from '@questwright/kernel';
import { words } from '@questwright/messages';
import ENGLISH from './en.json';

export type Key = keyof typeof ENGLISH;

const say = words(ENGLISH);

export const t = (key: Key, params: Params = {}): string => say({ key, with: params });
