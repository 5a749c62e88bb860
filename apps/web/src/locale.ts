/** The language of the pages. English has all the words; whoever translates sees what has none yet in the language made by machine:
 *  `localStorage['questwright.locale'] = 'en-x-pseudo'`. */

import { DEFAULT_LOCALE, inLocale, PSEUDO, type Messages } from '@questwright/messages';

const LOCALES: readonly string[] = [DEFAULT_LOCALE, PSEUDO];

function chosen(): string {
  try {
    const kept = localStorage.getItem('questwright.locale');
    return LOCALES.find((one) => one === kept) ?? DEFAULT_LOCALE;
  } catch {
    // The browser forbids this page to keep anything.
    return DEFAULT_LOCALE;
  }
}

export const LOCALE = chosen();

/** What is written in English, as it is said on these pages. */
export const spoken = <T extends Messages>(english: T): T => inLocale({ [DEFAULT_LOCALE]: english }, LOCALE) as T;
