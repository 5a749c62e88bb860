/** Words by locale. English has all of them; another language has those that somebody has translated. */

import { PSEUDO, pseudoWords } from './pseudo.ts';

export type Messages = Readonly<Record<string, string>>;
export type ByLocale = Readonly<Record<string, Messages>>;

/** What is spoken when nobody says otherwise. */
export const DEFAULT_LOCALE = 'en';

/** What is said in a locale: in its own words, else in those of its language, else in English. */
export function inLocale(words: ByLocale, locale: string): Messages {
  const english = words[DEFAULT_LOCALE] ?? {};
  if (locale === PSEUDO) return pseudoWords(english);
  const own = [locale.split('-')[0]!, locale].flatMap((one) => (one === DEFAULT_LOCALE ? [] : (words[one] ?? [])));
  return own.length === 0 ? english : (Object.assign({}, english, ...own) as Messages);
}
