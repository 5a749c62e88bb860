import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingWords, type GameEntry } from '@questwright/messages';
import { expect, test } from 'vitest';
import { ENGLISH, middara } from './whole.ts';

import { MANNERS } from '../src/words.ts';

const SOURCES = path.join(path.dirname(fileURLToPath(import.meta.url)), '../src');
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(path.join(SOURCES, file), 'utf8'))
  .join('\n');
/** Events of the kernel, keys that stand in the sources, and events that are told there. */
const spoken = [
  'event.decided',
  'event.ability used',
  ...[...sources.matchAll(/'((?:refuse|option|element|text|ask)\.[^']+)'/g)].map((found) => found[1]!),
  ...[...sources.matchAll(/(?:because|traced)\((?:[^'(),]*\? )?'([^']+)'(?: : '([^']+)')?/g)].flatMap((found) =>
    found.slice(1).flatMap((key) => (key === undefined ? [] : [`trace.${key}`])),
  ),
  ...[...sources.matchAll(/'(trace\.[^']+)'/g)].map((found) => found[1]!),
  ...MANNERS.map((manner) => `trace.move-${manner}`),
  ...[...sources.matchAll(/t\.emit\((?:[^'),]*\? )?'([^']+)'(?: : '([^']+)')?/g)].flatMap((found) =>
    found.slice(1).flatMap((tag) => (tag === undefined ? [] : [`event.${tag}`])),
  ),
];
const entry: GameEntry = { definition: middara, messages: ENGLISH, title: 'game.title', board: () => [] };

test('everything the rules can ask or offer has words', () => {
  expect(missingWords(entry)).toEqual([]);
});

test('every event and every refusal has words, and no words are left over', () => {
  expect(spoken.length).toBeGreaterThan(60);
  expect(spoken.filter((key) => !(key in ENGLISH))).toEqual([]);
  const unused = Object.keys(ENGLISH).filter((key) => /^(refuse|event|trace)\./.test(key) && !spoken.includes(key));
  expect(unused).toEqual([]);
});
