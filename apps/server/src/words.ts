/** What the server itself says, by locale. */

import type { Params } from '@questwright/kernel';
import { DEFAULT_LOCALE, inLocale, PSEUDO, words, type ByLocale, type Say } from '@questwright/messages';
import ENGLISH from './messages/refusals.en.json' with { type: 'json' };

export type Key = keyof typeof ENGLISH;

const WORDS: ByLocale = { en: ENGLISH };
/** The locales that have words. */
const SPOKEN: readonly string[] = [...Object.keys(WORDS), PSEUDO];
const spoken = new Map<string, Say>();

export function inWords(key: Key, params: Params, locale: string = DEFAULT_LOCALE): string {
  let say = spoken.get(locale);
  if (!say) spoken.set(locale, (say = words(inLocale(WORDS, locale), locale)));
  return say({ key, with: params });
}

/** Of the locales that an `Accept-Language` names, the one that is wanted most of those that have words; else English. */
export function localeIn(accepted: string | undefined): string {
  const wanted = (accepted ?? '').split(',', 20).map((one) => {
    const [tag = '', weight = ''] = one.trim().split(/\s*;\s*q=/);
    return { tag, weight: weight === '' ? 1 : Number(weight) };
  });
  for (const { tag } of wanted.filter(({ weight }) => weight > 0).toSorted((x, y) => y.weight - x.weight)) {
    const found = [tag, tag.split('-')[0]!].find((one) => SPOKEN.includes(one));
    if (found !== undefined) return found;
  }
  return DEFAULT_LOCALE;
}
