/** Pictures: nobody and nothing of the box goes without, and none tells a secret. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Content } from '@questwright/kernel';
import { expect, test } from 'vitest';
import { face, portrait, tokenFace } from '../src/art/index.ts';
import { CONTENT } from '../src/content.ts';
import { MIDDARA_SECRETS } from '../src/secrets.ts';
import { middara } from './whole.ts';

const all = Object.entries(middara.rules.content as Record<string, Content>);
const ofKinds = (...kinds: readonly string[]): [string, Content][] =>
  all.filter(([, { kind }]) => kinds.includes(String(kind)));
const people = ofKinds('adventurer', 'combatant', 'exalted', 'familiar', 'abraxis', 'store');
const things = ofKinds('item', 'upgrade', 'discipline');
const sheet = [...people, ...things, ...ofKinds('token', 'loot', 'hidden', 'encounter')];

/** What is drawn where nothing is known: a stone with a rune. */
const UNKNOWN = portrait('nobody', undefined, 'k').drawn;
const RUNE = /M[^"]{60}/.exec(UNKNOWN.slice(UNKNOWN.indexOf('<path id=')))![0];

test('everybody has a face of their own', () => {
  expect(people.length).toBeGreaterThan(40);
  expect(UNKNOWN).toContain(RUNE);
  const drawn = people.map(([id, card]) => [id, portrait(id, card, 'k').drawn] as const);
  expect(drawn.filter(([, one]) => one.includes(RUNE)).map(([id]) => id)).toEqual([]);
  const awake = drawn.filter(([id]) => !id.endsWith('-asleep'));
  expect(new Set(awake.map(([, one]) => one)).size).toBe(awake.length);
});
test('every Item, Upgrade and Discipline has an icon', () => {
  expect(things.length).toBeGreaterThan(170);
  expect(things.filter(([id, card]) => face(id, card, 'k').drawn.includes(RUNE)).map(([id]) => id)).toEqual([]);
});
test('a picture is small, and its ids begin with the key', () => {
  for (const [id, card] of sheet) {
    for (const { drawn } of [face(id, card, 'mine'), portrait(id, card, 'mine')]) {
      expect([id, drawn.length < 18_000]).toEqual([id, true]);
      expect([id, [...drawn.matchAll(/ id="([^"]*)"/g)].filter(([, one]) => !one!.startsWith('mine-'))]).toEqual([
        id,
        [],
      ]);
      expect([id, /NaN|undefined|null/.test(drawn)]).toEqual([id, false]);
    }
  }
});
test('the rank of a card is told by pips, that of a token by its letter', () => {
  // A pip is a lozenge at the lower edge.
  const pips = (id: string): number => [...face(id, CONTENT[id], 'k').drawn.matchAll(/d="M[\d.]+ 88L/g)].length;
  expect(['mallet', 'top-heavy-axe', 'tidal-glaive', 'bell-hammer', 'gore-shot', 'he-watches'].map(pips)).toEqual([
    1, 2, 3, 4, 1, 4,
  ]);
  expect(tokenFace('totem', 'red').drawn).toContain('>R</text>');
  expect(tokenFace('totem').drawn).not.toContain('</text>');
});
test('who sleeps looks asleep', () => {
  const drawn = (id: string): string => face(id, CONTENT[id], 'k').drawn;
  expect(drawn('tavta-asleep').startsWith(drawn('tavta'))).toBe(true);
  expect(drawn('tavta-asleep')).not.toBe(drawn('tavta'));
});
test('what pages draw with names no card that is secret', () => {
  const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../src/art');
  const source = readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const secret = Object.keys(MIDDARA_SECRETS.content).filter((id) => !(id in CONTENT));
  expect(secret.length).toBeGreaterThan(4);
  expect(secret.filter((id) => source.includes(`'${id}'`))).toEqual([]);
});
