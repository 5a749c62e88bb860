/** What the board of Isheim promises. */

import { distance, placeOf, stepsFrom, type Offset } from '@questwright/geometry';
import { COLORS, type Color, type Space } from '@questwright/runebound';
import { describe, expect, test } from 'vitest';
import { ADVENTURE_COUNTERS } from '../../src/content/box.ts';
import { drawnBoard } from '../../src/rules/board/board-drawing.ts';
import { BOARD_WORDS } from '../../src/variants/frozen-wastes/board-words.ts';
import { ISHEIM, TOWN_KIND } from '../../src/variants/frozen-wastes/content/board.ts';
import { landOf, LANDS, type Land } from '../../src/variants/frozen-wastes/words.ts';

const BOARD = drawnBoard(ISHEIM);
const space = (id: string): Space => BOARD[`space-${id}`]!;
const ids = Object.keys(BOARD).map((id) => id.slice('space-'.length));
const inPlay = ids.filter((id) => !space(id).cut);
const nextTo = (id: string): string[] => space(id).neighbours.filter((next) => !space(next).cut);
const towns = Object.keys(TOWN_KIND);
const kind = (id: string): Land | string => {
  const { terrain, town = 'town' } = space(id);
  return terrain === 'town' ? town : landOf(terrain);
};
const around = (id: string): string[] => nextTo(id).map(kind).toSorted();
const steps = (one: string, other: string): number => stepsFrom(one, nextTo).get(other) ?? Infinity;
const jewels = (color: Color): string[] => inPlay.filter((id) => space(id).jewel === color);
const placed = (id: string): Offset => ({ column: space(id).at[0], row: space(id).at[1] });
const ofLand = (land: Land): string[] => inPlay.filter((id) => kind(id) === land);

function parts(holds: (id: string) => boolean): string[][] {
  const found: string[][] = [];
  for (const id of inPlay.filter(holds)) {
    if (found.some((part) => part.includes(id))) continue;
    found.push([...stepsFrom(id, (here) => nextTo(here).filter(holds)).keys()]);
  }
  return found;
}

describe('the land', () => {
  test('has 227 spaces in play; the cut ones lie at the sides and carry nothing', () => {
    expect(inPlay).toHaveLength(227);
    const cut = ids.filter((id) => space(id).cut);
    expect(cut.map((id) => placed(id).column)).toEqual([0, 0, 16, 0, 16]);
    for (const id of cut) expect([space(id).town, space(id).jewel]).toEqual([undefined, undefined]);
  });

  test('has seven terrains besides its towns, and all of it can be reached', () => {
    expect(new Set(inPlay.map(kind))).toEqual(new Set([...LANDS, ...towns, 'green-vale']));
    expect(Object.fromEntries(LANDS.map((land) => [land, ofLand(land).length]))).toEqual({
      fjords: 45,
      tundra: 47,
      ice: 21,
      drifts: 40,
      forests: 27,
      mountains: 22,
      wastes: 17,
    });
    expect(stepsFrom('seragart', nextTo).size).toBe(inPlay.length);
  });

  test('its regions hang together, and each has a name', () => {
    const regions = new Set(inPlay.map((id) => space(id).region!));
    expect(regions.size).toBe(17);
    for (const region of regions) {
      expect([region, parts((id) => space(id).region === region).length]).toEqual([region, 1]);
      expect(BOARD_WORDS[`region.${region}`]).toMatch(/\w/);
    }
  });

  test('ice leads from the springs below Vrede to the southern sound, without a break', () => {
    expect(parts((id) => kind(id) === 'ice')).toHaveLength(1);
    expect(around('vrede')).toContain('ice');
    expect(ofLand('ice').some((id) => around(id).includes('fjords') && space(id).at[1] === 14)).toBe(true);
  });

  test('Green Vale lies in a full ring of wastes, and nothing else does', () => {
    expect(around('green-vale')).toEqual(Array.from({ length: 6 }, () => 'wastes'));
    const ringed = inPlay.filter((id) => kind(id) !== 'wastes' && around(id).every((one) => one === 'wastes'));
    expect(ringed).toEqual(['green-vale']);
  });
});

describe('what the book prints', () => {
  test('a blue jewel in mountains beside two mountains, three tundra and a fjord', () => {
    expect(space('l05')).toMatchObject({ jewel: 'blue', sunburst: true, cites: ['FW-EX-03'] });
    expect(kind('l05')).toBe('mountains');
    expect(around('l05')).toEqual(['fjords', 'mountains', 'mountains', 'tundra', 'tundra', 'tundra']);
  });

  test('a drift beside two drifts, a waste, two tundra and Weikgart', () => {
    expect(kind('e14')).toBe('drifts');
    expect(space('e14').cites).toEqual(['FW-EX-04']);
    expect(around('e14')).toEqual(['drifts', 'drifts', 'tundra', 'tundra', 'wastes', 'weikgart']);
  });

  test('the cities of the Weik lie on the coast, the villages of the Onoit inland, Vrede in the far north', () => {
    for (const town of towns) {
      const isWeik = TOWN_KIND[town] === 'weik';
      expect([town, around(town).includes('fjords') && isWeik]).toEqual([town, isWeik]);
    }
    expect(placed('vrede').row).toBe(0);
    expect(Object.values(TOWN_KIND).toSorted()).toEqual(['onoit', 'onoit', 'onoit', 'vrede', 'weik', 'weik', 'weik']);
  });
});

describe('distances', () => {
  test.each([
    ['weikgart', 'green-vale', 4],
    ['vrede', 'noolu', 5],
    ['vrede', 'green-vale', 6],
    ['noolu', 'green-vale', 6],
    ['seragart', 'green-vale', 15],
    ['ikkavi', 'sessuak', 4],
  ])('%s to %s: %i steps', (one, other, far) => {
    expect(steps(one, other)).toBe(far);
  });

  test('no single space cuts a town off from another', () => {
    for (const without of inPlay.filter((id) => !towns.includes(id))) {
      const reached = stepsFrom('noolu', (here) => nextTo(here).filter((next) => next !== without));
      expect([without, towns.filter((town) => !reached.has(town))]).toEqual([without, []]);
    }
  });

  test('two green jewels within three steps of each town but Vrede, and one there', () => {
    for (const town of towns) {
      const near = jewels('green').filter((id) => steps(town, id) <= 3).length;
      expect([town, near >= (town === 'vrede' ? 1 : 2)]).toEqual([town, true]);
    }
  });
});

describe('jewels', () => {
  test.each<[Color, number, number]>([
    ['green', 21, 13],
    ['yellow', 15, 10],
    ['blue', 10, 9],
    ['red', 7, 5],
  ])('%s: %i, of them %i with a starburst, and no more than the box has counters', (color, all, bursts) => {
    expect(jewels(color)).toHaveLength(all);
    expect(jewels(color).filter((id) => space(id).sunburst)).toHaveLength(bursts);
    expect(all).toBeLessThanOrEqual(ADVENTURE_COUNTERS[color]);
  });

  test('the harder, the farther from towns', () => {
    const far = COLORS.map((color) => {
      const all = jewels(color).map((id) => Math.min(...towns.map((town) => steps(town, id))));
      return all.reduce((sum, one) => sum + one, 0) / all.length;
    });
    expect(far).toEqual(far.toSorted((one, other) => one - other));
  });

  test('on the lake there is a blue one among seven spaces of ice', () => {
    expect([space('i07').jewel, kind('i07'), ...around('i07')]).toEqual([
      'blue',
      ...Array.from({ length: 7 }, () => 'ice'),
    ]);
  });
});

describe('names and waters', () => {
  test('every space has a name of its own, a jewel one without coordinates', () => {
    const names = ids.map((id) => BOARD_WORDS[`content.space-${id}`]!);
    expect(new Set(names).size).toBe(ids.length);
    for (const name of names) expect(name).not.toMatch(/undefined|[{}]/);
    for (const color of COLORS)
      for (const id of jewels(color)) expect(BOARD_WORDS[`content.space-${id}`]).not.toMatch(/, [A-P]\d+$/);
  });

  test('waters lie in holes of the map, and every arm of the sea goes from space to space into one', () => {
    const wet = Object.values(ISHEIM.waters!).flat();
    expect(wet.filter((name) => ids.includes(name))).toEqual([]);
    const where = (name: string): Offset => (space(name) ? placed(name) : placeOf(name));
    for (const [arm, course] of Object.entries(ISHEIM.courses!.rivers)) {
      course.slice(1).forEach((name, i) => expect([arm, distance(where(course[i]!), where(name))]).toEqual([arm, 1]));
      for (const name of course.slice(0, -1)) expect([arm, kind(name)]).toEqual([arm, 'fjords']);
      const last = course.at(-1)!;
      expect([arm, wet.includes(last) || !ids.includes(last) || space(last).cut === true]).toEqual([arm, true]);
    }
  });
});
