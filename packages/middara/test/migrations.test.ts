/** Games that were saved while Encounters were laid out otherwise. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { arrange } from '@questwright/harness';
import { answer, reopen, type Definition, type GameFile } from '@questwright/kernel';
import type { EncounterCard } from '../src/cards.ts';
import { middara } from './whole.ts';
import type { Middara } from '../src/world.ts';

const SAVED = new URL('../../../fixtures/games/middara-4.json', import.meta.url);
const { content } = middara.rules;
const SICKLES = content['bombing-the-sickles'] as EncounterCard;
const tiles = SICKLES.tiles.map((one) => (one.tile === 'um-11' ? { ...one, at: 'g7' } : one));
const FOURTH: Definition<Middara> = {
  ...middara,
  version: '4',
  migrations: [],
  rules: {
    ...middara.rules,
    content: {
      ...content,
      'bombing-the-sickles': { ...SICKLES, tiles, terrain: [{ terrain: 'water', squares: ['h12', 'i12'] }] },
    },
  },
};

test('whoever is on the Tile that lies elsewhere now is on it still', () => {
  const table = arrange(FOURTH, { seats: 1, options: { encounter: 'bombing-the-sickles', outfit: 'none' } });
  for (let i = 0; i < 4; i++) table.answer(0, table.offers(0)[0]!);
  table.dice(6, 5, 4, 3, 2).answer(0, 'carry:{remi}');
  table.set('figures.0.square', 'h8').answer(0, 'move');
  const file = JSON.parse(readFileSync(SAVED, 'utf8')) as GameFile;
  const [segment] = file.segments;
  const saved = [{ ...segment!.saved[0]!, game: table.game }];
  const now = reopen(middara, { ...file, segments: [{ ...segment!, saved }] });
  expect(now.game.world.figures.map(({ square }) => square)).toEqual([
    'n14',
    ...table.world.figures.slice(1).map(({ square }) => square),
  ]);
  expect(now.game.world.terrain.map(({ square }) => square)).toEqual(['n18', 'o18']);
  const [walk] = now.game.pending!.offers[0]!.forms;
  expect(walk!.of).toMatchObject({ from: 'n14' });
  expect(answer(now, 0, { no: now.game.pending!.no, pick: ['walk', 'm14'] }).refusal).toBeNull();
  expect(now.game.world.figures[0]!.square).toBe('m14');
});
