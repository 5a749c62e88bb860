import { expect } from 'vitest';
import { data, rule } from '@questwright/harness/vitest';
import { COLORS, runebound, TERRAINS, TOWNS } from '@questwright/runebound';
import type { Space } from '../../../src/cards.ts';
import { BOARD } from '../../../src/content.ts';
import { ADVENTURE_COUNTERS, BOX } from '../../../src/content/box.ts';
import { moving } from '../../boards.ts';

const spaces = Object.entries(BOARD).map(([id, space]): [string, Space] => [id.slice('space-'.length), space]);
const space = (id: string): Space => BOARD[`space-${id}`]!;
const inPlay = spaces.filter(([, { cut }]) => !cut);

data('RB-BRD-01', 'the map consists of hexagons: six neighbours inside, and neighbours are mutual', () => {
  expect(space('tamalir').neighbours).toHaveLength(6);
  for (const [id, { neighbours }] of spaces) {
    expect(new Set(neighbours).size).toBe(neighbours.length);
    for (const next of neighbours) expect(space(next).neighbours).toContain(id);
  }
  expect(inPlay.length).toBeGreaterThanOrEqual(60);
});

data('RB-BRD-02', 'a space is of one terrain or a town; all seven terrains occur', () => {
  expect(new Set(inPlay.map(([, { terrain }]) => terrain))).toEqual(new Set([...TERRAINS, 'town']));
  for (const [, { terrain, town }] of spaces) expect(terrain === 'town').toBe(town !== undefined);
});

rule('RB-BRD-03', 'a town counts as every terrain', () => {
  const table = moving({ at: ['tamalir'] });
  expect(table.value('terrains', 'tamalir')).toEqual([...TERRAINS]);
  expect(table.value('terrains', 'a2')).toEqual(['mountain']);
});

data(['RB-BRD-04', 'RB-BRD-05'], 'jewels of four colors, with and without a sunburst', () => {
  for (const color of COLORS) {
    const jewels = inPlay.filter(([, { jewel }]) => jewel === color);
    expect(new Set(jewels.map(([, { sunburst }]) => sunburst === true))).toEqual(new Set([true, false]));
    expect(jewels.length).toBeLessThanOrEqual(ADVENTURE_COUNTERS[color]);
  }
  for (const [, { jewel, sunburst }] of spaces) if (sunburst) expect(jewel).toBeDefined();
});

data('RB-BRD-06', 'the other areas of the board', () => {
  const zones = Object.keys(runebound.rules.zones);
  expect(zones.filter((zone) => COLORS.some((color) => zone === `${color} deck`))).toHaveLength(
    BOX['adventure deck spaces'].count,
  );
  expect(zones.filter((zone) => zone.startsWith('stack of '))).toHaveLength(TOWNS.length);
  expect(zones).toEqual(expect.arrayContaining(['market deck', 'event', 'undefeated challenge track']));
});

rule(
  'RB-BRD-07',
  'a stack belongs to the town of its device',
  () => {
    const table = moving({ at: ['tamalir'] });
    const stacks = TOWNS.map((town) => table.value('market stack', town));
    expect(new Set(stacks).size).toBe(TOWNS.length);
    for (const stack of stacks) expect(table.pile(stack)).toBeDefined();
  },
  { 'RB-BRD-07': [{ rule: 'RB-BRD-07', value: 'market stack', wrap: () => () => 'stack of tamalir' }] },
);

rule('RB-BRD-09', 'eight towns, the seven named ones among them', () => {
  const table = moving({ at: ['tamalir'] });
  const towns: string[] = table.value('towns');
  expect(towns).toHaveLength(8);
  const named = ['tamalir', 'greyhaven', 'vynelvale', 'riverwatch', 'dawnsmoor', 'nerekhal', 'frostgate'];
  expect(towns).toEqual(expect.arrayContaining(named));
});

data('RB-BRD-10', 'the undefeated challenge track has six positions', () => {
  const table = moving({ at: ['tamalir'] });
  expect(table.world.undefeated).toHaveLength(BOX['positions of the undefeated challenge track'].count);
});

data(['RB-FACT-13', 'RB-FACT-14'], 'Tamalir near the center, where heroes start; Greyhaven by the road', () => {
  const table = moving({ at: [''] });
  expect(table.world.heroes[0]!.space).toBe('tamalir');
  expect(table.pile('stack of tamalir')).toEqual([]);
  expect(space('tamalir').at).toEqual([7, 7]);
  expect(space('greyhaven').neighbours.map((id) => space(id).terrain)).toContain('road');
});

data('RB-BRD-08', 'cut spaces lie along the edge and carry neither town nor jewel', () => {
  const cut = spaces.filter(([, one]) => one.cut);
  expect(cut.length).toBeGreaterThan(8);
  for (const [, { jewel, town }] of cut) expect([jewel, town]).toEqual([undefined, undefined]);
});
