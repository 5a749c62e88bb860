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
  const language = words[locale.split('-')[0]!] ?? english;
  const own = words[locale] ?? language;
  return own === english ? english : { ...english, ...language, ...own };
}
