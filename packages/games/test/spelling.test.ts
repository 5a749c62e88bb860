/** One spelling, the American, in everything that people read. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const BRITISH =
  /\b\w*(?:(?:col|fav|hon|harb|arm|neighb|behavi|lab|rum|flav|hum|vap|parl|vig|sav|endeav)our|grey|travell|cancell|jewell|levell|labell|modell|signall|quarrell|marvell|\bcentre|metre|\btheatre|\bfibre|\bsabre|spectre|sceptre|sombre|\blustre|meagre|defence|offence|licence|pretence|\bmould|plough|\bgaol|moustache|judgement|sulphur|artefact|catalogue|dialogue|skilful|wilful|fulfil\b|sceptic|whilst|amongst|pyjama|\bcosy|\btyre|[a-z]{3}is(?:ation|ing that|ed by)|[a-z]ys(?:e|ed|ing)\b)\w*/gi;
/** Names of places, what is named after them, a typeface, and a name of the book. */
const NAMES = ['Greyhaven', 'Grey Coast', 'Grey Sound', 'Grey Road', 'Alegreya', 'Judgement of Judas'];

const messagesIn = (folder: URL): URL[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[./])en\.json$/.test(file) && !file.includes('node_modules'))
    .map((file) => new URL(file, folder));
const files = ['packages/', 'apps/'].flatMap((part) =>
  readdirSync(new URL(part, ROOT)).flatMap((one) => messagesIn(new URL(`${part}${one}/src/`, ROOT))),
);
type Text = string | readonly Text[] | { readonly [key: string]: Text };
const readIn = (file: URL): Record<string, Text> => JSON.parse(readFileSync(file, 'utf8')) as Record<string, Text>;
/** Some files are pages with chapters. */
const textsIn = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text).flatMap(textsIn));
/** Names of parameters are no words: `{colour, select, blue {Blue} …}`. */
const wordsOf = (text: string): string =>
  NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text.replaceAll(/\{\w+,|\{colour\}/g, '{'));

test('American spelling in all messages', () => {
  expect(files.length).toBeGreaterThan(60);
  const off = files.flatMap((file) =>
    Object.entries(readIn(file)).flatMap(([key, text]) =>
      textsIn(text).flatMap((one) =>
        [...wordsOf(one).matchAll(BRITISH)].map(([word]) => `${file.pathname.split('/').at(-1)} ${key}: ${word}`),
      ),
    ),
  );
  expect(off).toEqual([]);
});

test('what is British is found, names and parameters are not', () => {
  const found = (text: string): string[] => [...wordsOf(text).matchAll(BRITISH)].map(([word]) => word);
  expect(found('The {colour, select, blue {blue} other {grey}} neighbours of the harbour, in Greyhaven')).toEqual([
    'grey',
    'neighbours',
    'harbour',
  ]);
  expect(found('Hours of four flours: our tour. Rising promises, precise and wise')).toEqual([]);
});

/** What lies in one folder is joined: of two messages with one key the later one would be said in place of the other. What is said
 *  on a box and how a game is played are read alone. */
test('no key has two messages', () => {
  const where = new Map<string, string[]>();
  for (const file of files.filter(({ pathname }) => !/(box|how)\.en\.json$/.test(pathname))) {
    for (const key of Object.keys(readIn(file))) {
      const of = `${new URL('.', file).pathname} ${key}`;
      where.set(of, [...(where.get(of) ?? []), file.pathname.split('/').at(-1)!]);
    }
  }
  expect(where.size).toBeGreaterThan(4000);
  expect([...where].filter(([, all]) => all.length > 1)).toEqual([]);
});
