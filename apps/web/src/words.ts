/** What the pages themselves say; what a game says comes with the game. */

import { words } from '@questwright/messages';
import type { Params } from '@questwright/kernel';
import { LOCALE, spoken } from './locale.ts';
import PAGES from './messages/en.json';
import FRAME from './messages/frame.en.json';
import LAB from './messages/lab.en.json';
import RECORD from './messages/record.en.json';
import TABLE from './messages/table.en.json';

const ENGLISH = { ...PAGES, ...FRAME, ...LAB, ...RECORD, ...TABLE };

export type Key = keyof typeof ENGLISH;

export const isKey = (key: string): key is Key => Object.hasOwn(ENGLISH, key);

const say = words(spoken(ENGLISH), LOCALE);

export const t = (key: Key, params: Params = {}): string => say({ key, with: params });
