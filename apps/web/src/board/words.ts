/** What the map says. */

import type { Params } from '@questwright/kernel';
import { words } from '@questwright/messages';
import { LOCALE, spoken } from '../locale.ts';
import ENGLISH from './en.json';

export type Key = keyof typeof ENGLISH;

const say = words(spoken(ENGLISH), LOCALE);

export const t = (key: Key, params: Params = {}): string => say({ key, with: params });
