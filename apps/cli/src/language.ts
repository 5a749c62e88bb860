/** The language in which this program and its games speak, chosen once at the start. */

import {
  DEFAULT_LOCALE,
  entryFor,
  inLocale,
  prepare,
  PSEUDO,
  words,
  type ByLocale,
  type GameEntry,
  type Say,
} from '@questwright/messages';
import ASKING from './messages/asking.en.json' with { type: 'json' };
import COMMANDS from './messages/commands.en.json' with { type: 'json' };
import HELP from './messages/help.en.json' with { type: 'json' };
import LAB from './messages/lab.en.json' with { type: 'json' };
import PLAY from './messages/play.en.json' with { type: 'json' };
import PROGRAM from './messages/program.en.json' with { type: 'json' };
import RULES from './messages/rules.en.json' with { type: 'json' };
import TABLE from './messages/table.en.json' with { type: 'json' };

const ENGLISH = { ...ASKING, ...COMMANDS, ...HELP, ...LAB, ...PLAY, ...PROGRAM, ...RULES, ...TABLE };
export type Key = keyof typeof ENGLISH;

const BY_LOCALE: ByLocale = { [DEFAULT_LOCALE]: ENGLISH };

let locale: string = DEFAULT_LOCALE;
let texts = inLocale(BY_LOCALE, locale);
const prepared = new Map<Key, ReturnType<typeof prepare>>();

/** The locale that somebody wants: by `--locale`, wherever it stands, else by the environment; and all other parameters. */
export function localeIn(
  parameters: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): { locale: string; rest: string[] } {
  const rest = [...parameters];
  const at = rest.findIndex((one, i) => one.startsWith('--locale=') || (one === '--locale' && i + 1 < rest.length));
  if (at < 0) return { locale: env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '', rest };
  const [option, value] = rest[at] === '--locale' ? rest.splice(at, 2) : rest.splice(at, 1);
  return { locale: value ?? option!.slice('--locale='.length), rest };
}

/** Everything is said in this language from now on: as `--locale` or LANG write it, in English where nobody speaks it. */
export function speak(wanted: string): void {
  const [full = '', language = ''] = /^([a-z]+)[-_\w]*/i.exec(wanted) ?? [];
  const known = [PSEUDO, ...Object.keys(BY_LOCALE)];
  locale = [full.replaceAll('_', '-'), language].find((one) => known.includes(one)) ?? DEFAULT_LOCALE;
  texts = inLocale(BY_LOCALE, locale);
  prepared.clear();
}
export const spoken = (): string => locale;

/** What this program itself says. */
export function say(key: Key, params: Readonly<Record<string, string | number>> = {}): string {
  let text = prepared.get(key);
  if (text === undefined) prepared.set(key, (text = prepare(texts[key]!, locale)));
  return text.fill({ ...params });
}

/** A game as these packs make it, in that language. */
export const inLanguage = (entry: GameEntry, packs: readonly string[] = []): GameEntry =>
  entryFor(entry, packs, locale);

export const wordsOf = (entry: GameEntry, packs: readonly string[] = []): Say =>
  words(inLanguage(entry, packs).messages, locale);
