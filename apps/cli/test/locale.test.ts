/** Nothing is said in plain English where another language is wanted. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isPlain, PSEUDO } from '@questwright/messages';
import { BOOK_NAMES } from '@questwright/rulebook';
import { readBook } from '@questwright/rulebook/files';
import { describe, expect, test } from 'vitest';
import { localeIn } from '../src/language.ts';
import { folder, questwright, type Ran } from './run.ts';

const file = folder();
const speaking = (parameters: readonly string[], lines: readonly string[] = []): Promise<Ran> =>
  questwright([...parameters, '--locale', PSEUDO], lines);

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
/** The catalogue is the books' own language. */
const CATALOGUE = BOOK_NAMES.flatMap((name) => readBook(name).entries)
  .flatMap(({ title, text, ruling }) => [text, title, ruling ?? ''])
  .filter((text) => text !== '')
  .map(oneLine)
  .sort((x, y) => y.length - x.length);

/** What is no word: ids of rules, files, what was typed, the line of JSON at the end. */
const NO_WORDS = [/\b[A-Z]{2,4}-[A-Z]{2,4}-\d+[a-z]?\b/g, /\S*[/\\]\S+/g, /"[^"]*"/g];

/** The plain words that are left of a text. */
function plainIn(text: string, known: readonly string[] = []): string[] {
  const lines = text.split('\n').filter((line) => !line.startsWith('> ') && !line.startsWith('{'));
  let rest = oneLine(lines.join('\n'));
  for (const one of NO_WORDS) rest = rest.replaceAll(one, ' ');
  for (const one of CATALOGUE) rest = rest.replaceAll(one, ' ');
  const words = rest.split(/[^\p{L}\p{N}'-]+/u).filter(isPlain);
  return [...new Set(words)].filter((word) => !known.includes(word));
}

describe.concurrent('a game', () => {
  const LINES = [
    'look',
    'look 1',
    'look nowhere',
    'near',
    'cards',
    'board',
    'why',
    'why 1',
    'why 99',
    'why nothing',
    'explain',
  ];
  test('lanterns', async () => {
    const { out, errors } = await speaking(
      ['play', 'lanterns', '--seed', '7', '--me', '0'],
      [
        ...LINES,
        'explain fog',
        'explain nothing',
        'undo',
        '1',
        'undo',
        'redo',
        '1',
        'undo 0',
        'undo to 99',
        'log',
        'log x',
        'help',
        'help rules',
        'help x',
        'save',
        `save ${file('saved.json')}`,
        `save ${file('saved.json')}`,
        'thoughts',
        'seat 9',
        'ask x',
        'ask always',
        'ask usual',
        'done',
        'back',
        '99',
        'xyzzy',
        '4',
        'back',
        'redo',
        'quit',
      ],
    );
    expect(errors).toBe('');
    console.log(plainIn(out));
    console.log(out);
  });
  test('runebound', async () => {
    const { out, errors } = await speaking(
      ['play', 'runebound', '--seed', '7', '--me', '0', '--heroes', 'random', '--packs', 'doom-track'],
      [
        ...LINES,
        '1',
        '1',
        '1',
        '1',
        'undo',
        'redo',
        '1',
        '1',
        '1',
        'log',
        'explain life',
        'why market',
        'why sell',
        'quit',
      ],
    );
    expect(errors).toBe('');
    console.log(plainIn(out));
    console.log(out.slice(0, 9000));
  });
});
