import { data, rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import { MOVEMENT_DIE } from '../../../src/content/box.ts';
import type { Terrain } from '../../../src/index.ts';
import { drawn } from '../../adventures.ts';
import {
  FOREST,
  FOREST_MOUNTAIN,
  HILL,
  MISSED,
  MOUNTAIN,
  PLAINS_ROAD_HILL,
  PLAINS_ROAD_RIVER,
  RIVER_SWAMP,
  ROAD_HILL,
  rolls,
  stay,
  SWAMP,
  travel,
} from './travel.ts';

describe('rolling for hazards', () => {
  rule('RB-HAZ-01', 'these dice are no movement roll: what answers one is not asked for', () => {
    const table = stay({ space: SWAMP, dice: [RIVER_SWAMP, RIVER_SWAMP], piles: { 'hero/0': ['pip-underbough'] } });
    expect(rolls(table)).toBe(1);
    expect(table.where()).not.toMatch(/movement roll/);
  });

  rule('RB-HAZ-01', 'two movement dice where there is nothing, also for who stays', () => {
    const table = stay({ space: SWAMP, dice: [RIVER_SWAMP, PLAINS_ROAD_HILL] });
    expect(rolls(table)).toBe(1);
    expect(table.event('movement dice rolled')!['dice']).toHaveLength(2);
    expect(rolls(stay({ space: 'tamalir', other: 'greyhaven' }))).toBe(0);
    expect(rolls(stay({ space: 'd6' }))).toBe(0);
    expect(rolls(stay({ space: SWAMP, other: SWAMP }))).toBe(0);
  });

  rule('RB-HAZ-02', 'a symbol of the terrain: no hazard, and the turn goes on', () => {
    const table = stay({ space: HILL, dice: [PLAINS_ROAD_HILL, RIVER_SWAMP] });
    expect(table.event('hazard met')).toBeNull();
    expect(table.where()).toMatch(/experience step/);
    expect(table.event('no hazard')).toEqual({ seat: 0, space: { content: `space-${HILL}` } });
  });

  rule('RB-HAZ-03', 'no symbol of the terrain: a hazard, and its color is determined next', () => {
    const table = stay({
      space: MOUNTAIN,
      dice: [PLAINS_ROAD_RIVER, ROAD_HILL, 1, 1],
      piles: { 'green deck': ['green-giant'] },
    });
    expect(table.event('hazard met')).not.toBeNull();
    expect(table.event('rolled')).toMatchObject({ for: 'hazard', dice: [1, 1] });
    expect(drawn(table)).toEqual(['green-giant']);
  });

  rule(['RB-HAZ-04', 'RB-HAZ-02', 'RB-HAZ-03'], 'John in the forest', () => {
    const met = stay({ space: FOREST, dice: [...MISSED, 1, 1], piles: { 'green deck': ['green-giant'] } });
    expect(met.event('hazard met')).toEqual({ seat: 0, space: { content: `space-${FOREST}` } });
    const safe = stay({ space: FOREST, dice: [PLAINS_ROAD_HILL, FOREST_MOUNTAIN] });
    expect(safe.event('hazard met')).toBeNull();
  });

  rule('RB-HAZ-05', 'what is used after moving is used before the hazard roll', () => {
    const table = travel({ piles: { 'area/0': ['trial-boots'], 'green deck': ['green-giant'] } }).answer(0, 'stay');
    expect(table.offers(0)).toContain(table.resolve('use:{trial-boots}:after moving:activate'));
    expect(rolls(table)).toBe(0);
    table.dice(...MISSED, 1, 1).answer(0, 'pass');
    expect(rolls(table)).toBe(1);
    expect(table.where()).toMatch(/ranged phase/);
    expect(table).toRefuse(0, 'use:{trial-boots}:after moving:activate');
  });

  data('RB-HAZ-06', 'mountains, forests and swamps are the dangerous ones', () => {
    // Of the 36 rolls of two dice, those that show no symbol of the terrain.
    const misses = (terrain: Terrain): number => MOVEMENT_DIE.filter((face) => !face.includes(terrain)).length ** 2;
    expect((['mountain', 'swamp', 'forest'] as const).map(misses)).toEqual([25, 25, 16]);
    expect((['plains', 'road', 'river'] as const).map(misses)).toEqual([9, 9, 9]);
  });
});

describe('the color of a hazard, with the doom track', () => {
  const FIVE = ['green-rat', 'green-stranger', 'yellow-rat', 'blue-rat', 'green-event-1'];
  const byTrack = (track: readonly string[], dice: readonly number[], more = {}) =>
    stay({
      track,
      dice: [...MISSED, ...dice],
      piles: { 'blue deck': ['blue-giant'], 'yellow deck': ['yellow-giant'], 'green deck': ['green-giant'] },
      ...more,
    });

  rule('RB-HAZ-07', 'the hazard number is the number of symbols on two movement dice', () => {
    const table = byTrack(FIVE, [PLAINS_ROAD_HILL, RIVER_SWAMP]);
    expect(rolls(table)).toBe(2);
    expect(table.value('hazard number', [PLAINS_ROAD_HILL, RIVER_SWAMP])).toBe(5);
    expect(table.event('hazard number')).toMatchObject({ number: 5 });
  });

  rule('RB-HAZ-08', 'the color of the card in that space; the card stays there', () => {
    const table = byTrack(FIVE, [ROAD_HILL, RIVER_SWAMP], { seats: 3, piles: { 'hero/2': ['hero-three'] } });
    expect(table.event('hazard number')).toMatchObject({ number: 4, color: 'blue' });
    expect(table.pile('doom track')).toEqual(FIVE);
  });

  rule(['RB-HAZ-09', 'RB-HAZ-07', 'RB-HAZ-08'], "John's hazard number six: Nerekhal, a yellow card", () => {
    const six = ['green-rat', 'green-stranger', 'green-event-1', 'blue-rat', 'green-event-2', 'yellow-rat'];
    const table = byTrack(six, [PLAINS_ROAD_HILL, PLAINS_ROAD_RIVER], {
      seats: 4,
      piles: { 'hero/2': ['hero-three'], 'hero/3': ['hero-four'], 'yellow deck': ['yellow-giant'] },
    });
    expect(table.event('hazard number')).toEqual({
      seat: 0,
      number: 6,
      space: 6,
      town: { content: 'space-nerekhal' },
      color: 'yellow',
    });
    expect(drawn(table)).toEqual(['yellow-giant']);
  });

  rule('RB-HAZ-10', 'counting goes on from the first card', () => {
    const at = (track: readonly string[], number: number): number =>
      travel({ track, piles: {} }).value('position of a hazard number', number);
    expect([4, 5, 6].map((number) => at(['green-rat'], number))).toEqual([1, 1, 1]);
    const four = FIVE.slice(0, 4);
    expect([4, 5, 6].map((number) => at(four, number))).toEqual([4, 1, 2]);
  });

  rule(['RB-HAZ-20', 'RB-HAZ-10'], 'three cards and hazard number five: the second', () => {
    const table = byTrack(['green-rat', 'blue-rat', 'yellow-rat'], [PLAINS_ROAD_HILL, RIVER_SWAMP]);
    expect(table.event('hazard number')).toMatchObject({ number: 5, space: 2, color: 'blue' });
    expect(table.event('counted again')).toEqual({ number: 5, cards: 3 });
    expect(drawn(table)).toEqual(['blue-giant']);
  });
});

rule('RB-HAZ-11', 'without the doom track the ten-sided dice say the color', () => {
  const color = (...dice: [number, number]): string | undefined =>
    drawn(
      stay({
        dice: [...MISSED, ...dice],
        piles: { 'blue deck': ['blue-giant'], 'yellow deck': ['yellow-giant'], 'green deck': ['green-giant'] },
      }),
    )[0]?.split('-')[0];
  expect([color(1, 1), color(3, 3), color(3, 4), color(5, 10), color(6, 10), color(10, 10)]).toEqual([
    'green',
    'green',
    'yellow',
    'yellow',
    'blue',
    'blue',
  ]);
});
