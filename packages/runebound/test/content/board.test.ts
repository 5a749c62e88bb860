/** What the board of the Aldermark promises. */

import { readFileSync } from 'node:fs';
import { distance, neighboursOf, placeOf, stepsFrom, type Offset } from '@questwright/geometry';
import { COLORS, runeboundEntry, TOWNS, type Color, type Space, type Terrain } from '@questwright/runebound';
import { describe, expect, test } from 'vitest';
import { Journeys } from './journey.ts';
import { BOARD } from '../../src/content.ts';
import { ALDERMARK } from '../../src/content/aldermark.ts';
import { ADVENTURE_COUNTERS, BOX, MOVEMENT_DIE } from '../../src/content/box.ts';

const space = (id: string): Space => BOARD[`space-${id}`]!;
const ids = Object.keys(BOARD).map((id) => id.slice('space-'.length));
const inPlay = ids.filter((id) => !space(id).cut);
const nextTo = (id: string): string[] => space(id).neighbours.filter((next) => !space(next).cut);
const towns = inPlay.filter((id) => space(id).town);
const placed = (id: string): Offset => ({ column: space(id).at[0], row: space(id).at[1] });
const apart = (one: string, other: string): number => distance(placed(one), placed(other));
const toTown = (id: string): number => Math.min(...towns.map((town) => apart(id, town)));
const jewels = (color: Color): string[] => inPlay.filter((id) => space(id).jewel === color);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The spaces for which this holds, in parts that hang together. */
function parts(holds: (id: string) => boolean): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  for (const id of inPlay.filter(holds)) {
    if (done.has(id)) continue;
    const part = [...stepsFrom(id, (here) => nextTo(here).filter(holds)).keys()];
    for (const one of part) done.add(one);
    found.push(part);
  }
  return found;
}
const others = towns.filter((town) => town !== 'tamalir');
const between =
  (least: number, most: number) =>
  (number: number): boolean =>
    number >= least && number <= most;

describe('the land', () => {
  test('has 220 to 250 spaces; half spaces lie at the sides and carry nothing', () => {
    expect(inPlay.length).toSatisfy(between(220, 250));
    const last = Math.max(...ids.map((id) => placed(id).column));
    const cut = ids.filter((id) => space(id).cut);
    expect(cut.length).toBeGreaterThan(0);
    for (const id of cut) {
      expect([0, last]).toContain(placed(id).column);
      expect([id, space(id).town, space(id).jewel]).toEqual([id, undefined, undefined]);
    }
  });

  test.each<[Terrain, number, number]>([
    ['plains', 24, 32],
    ['road', 10, 15],
    ['river', 7, 11],
    ['forest', 13, 19],
    ['hill', 11, 16],
    ['mountain', 8, 13],
    ['swamp', 5, 9],
  ])('%s: %i to %i percent', (terrain, least, most) => {
    expect((100 * inPlay.filter((id) => space(id).terrain === terrain).length) / inPlay.length).toSatisfy(
      between(least, most),
    );
  });

  test('regions hang together', () => {
    const regions = new Set(inPlay.map((id) => space(id).region!));
    expect(regions.size).toBeGreaterThanOrEqual(12);
    for (const region of regions) {
      expect([region, parts((id) => space(id).region === region).length]).toEqual([region, 1]);
    }
  });

  test.each<[Terrain, number]>([
    ['mountain', 3],
    ['forest', 5],
    ['swamp', 2],
  ])('no %s stands alone, and there are at most %i of them', (terrain, most) => {
    const found = parts((id) => space(id).terrain === terrain);
    expect(found.length).toSatisfy(between(1, most));
    for (const part of found) expect(part.length).toBeGreaterThan(1);
  });
});

describe('rivers and roads', () => {
  const { rivers, roads } = ALDERMARK.courses!;
  const wet = new Set(Object.values(ALDERMARK.waters!).flat());
  const where = (name: string): Offset => (space(name) ? placed(name) : placeOf(name));
  const kindOf = (name: string): string => (wet.has(name) ? 'water' : (space(name)?.terrain ?? 'beyond the board'));

  test('waters lie in holes of the map', () => {
    for (const name of wet) expect([name, ids.includes(name)]).toEqual([name, false]);
  });

  test.each(Object.entries({ ...rivers, ...roads }))('%s goes from space to space', (_, course) => {
    course.slice(1).forEach((name, i) => expect(distance(where(course[i]!), where(name))).toBe(1));
    expect(new Set(course).size).toBe(course.length);
  });

  test.each(Object.entries(rivers))(
    '%s springs below high ground and ends at the edge, in water or in a river',
    (id, course) => {
      const around = nextTo(course[0]!).map((next) => space(next).terrain);
      expect(around.some((terrain) => terrain === 'hill' || terrain === 'mountain')).toBe(true);
      const last = course.at(-1)!;
      const others = Object.entries(rivers).flatMap(([other, names]) => (other === id ? [] : names));
      expect(others.includes(last) || ['water', 'beyond the board'].includes(kindOf(last))).toBe(true);
      for (const name of course.slice(0, -1)) expect(['river', 'road', 'town', 'water']).toContain(kindOf(name));
    },
  );

  test('every piece of a river or road belongs to one', () => {
    for (const id of inPlay) {
      const { terrain, course } = space(id);
      const all = terrain === 'river' ? rivers : terrain === 'road' ? roads : {};
      expect([id, course !== undefined]).toEqual([id, Object.values(all).flat().includes(id)]);
      expect([id, terrain === 'river' || terrain === 'road']).toEqual([id, course !== undefined]);
    }
  });

  test('roads lead from town to town and join at least six of them', () => {
    for (const course of Object.values(roads)) {
      expect([space(course[0]!).town, space(course.at(-1)!).town]).not.toContain(undefined);
    }
    const paved = (id: string): boolean => space(id).terrain === 'road' || space(id).town !== undefined;
    const reached = stepsFrom('tamalir', (here) => nextTo(here).filter(paved));
    expect(towns.filter((town) => reached.has(town)).length).toBeGreaterThanOrEqual(6);
  });
});

describe('towns', () => {
  test('are eight, none closer than four spaces to another and none farther than nine from its nearest', () => {
    expect(towns.toSorted()).toEqual(TOWNS.toSorted());
    for (const town of towns) {
      expect(Math.min(...towns.filter((other) => other !== town).map((other) => apart(town, other)))).toSatisfy(
        between(4, 9),
      );
    }
  });

  test('Tamalir lies near the middle, four to nine spaces from every other', () => {
    const columns = inPlay.map((id) => placed(id).column);
    const rows = inPlay.map((id) => placed(id).row);
    expect(Math.abs(placed('tamalir').column - Math.max(...columns) / 2)).toBeLessThanOrEqual(1);
    expect(Math.abs(placed('tamalir').row - Math.max(...rows) / 2)).toBeLessThanOrEqual(1);
    for (const town of others) expect(apart('tamalir', town)).toSatisfy(between(4, 9));
  });

  test('each has two ways in: no single space cuts it off from Tamalir', () => {
    for (const without of inPlay) {
      if (space(without).town) continue;
      const reached = stepsFrom('tamalir', (here) => nextTo(here).filter((next) => next !== without));
      expect([without, towns.filter((town) => !reached.has(town))]).toEqual([without, []]);
    }
  });

  test('with the best use of the dice they are 1.5 to 5 turns from Tamalir', { timeout: 60_000 }, () => {
    const chart = Object.fromEntries(
      inPlay.map((id) => {
        const { terrain } = space(id);
        return [id, { enters: terrain === 'town' ? [] : [terrain], neighbours: nextTo(id) }];
      }),
    );
    const journeys = new Journeys(chart, MOVEMENT_DIE, BOX['movement dice'].count);
    const turns = others.map((town) => journeys.turnsTo(town).get('tamalir')!);
    expect(turns.filter((one) => !between(1.5, 5)(one))).toEqual([]);
  });
});

describe('jewels', () => {
  test.each<[Color, number, number]>([
    ['green', 20, 22],
    ['yellow', 14, 16],
    ['blue', 10, 11],
    ['red', 8, 9],
  ])('%s: %i to %i, within the counters in the box, 55 to 70 percent with a sunburst', (color, least, most) => {
    const found = jewels(color);
    expect(found.length).toSatisfy(between(least, Math.min(most, ADVENTURE_COUNTERS[color])));
    expect((100 * found.filter((id) => space(id).sunburst).length) / found.length).toSatisfy(between(55, 70));
  });

  test('two green ones within three spaces of each town', () => {
    for (const town of towns) {
      expect(jewels('green').filter((id) => apart(id, town) <= 3).length).toBeGreaterThanOrEqual(2);
    }
  });

  test('the harder, the farther from towns', () => {
    const far = COLORS.map((color) => mean(jewels(color).map(toTown)));
    expect(far).toEqual(far.toSorted((one, other) => one - other));
    expect(new Set(far).size).toBe(COLORS.length);
  });

  test('red ones at least four spaces from every town, and in all quarters', () => {
    for (const id of jewels('red')) expect(toTown(id)).toBeGreaterThanOrEqual(4);
    const middle = [mean(inPlay.map((id) => placed(id).column)), mean(inPlay.map((id) => placed(id).row))] as const;
    const quarters = jewels('red').map((id) => `${placed(id).column < middle[0]} ${placed(id).row < middle[1]}`);
    expect(new Set(quarters).size).toBe(4);
  });

  test('never three in a row of neighbours', () => {
    const held = parts((id) => space(id).jewel !== undefined);
    for (const part of held) expect(part.length).toBeLessThan(3);
  });
});

describe('names', () => {
  const { messages } = runeboundEntry;
  const named = [
    ...new Set(inPlay.map((id) => space(id).region!)),
    ...Object.keys({ ...ALDERMARK.courses!.rivers, ...ALDERMARK.courses!.roads, ...ALDERMARK.waters }),
  ];

  test('regions, rivers, roads and waters have one each, and the gazetteer tells of them', () => {
    const gazetteer = readFileSync(new URL('../../../../docs/world.md', import.meta.url), 'utf8').replaceAll('’', "'");
    for (const id of named) {
      const name = messages[`region.${id}`];
      expect([id, name]).not.toContain(undefined);
      expect([id, gazetteer.includes(name!.replaceAll('’', "'"))]).toEqual([id, true]);
    }
    expect(new Set(named.map((id) => messages[`region.${id}`])).size).toBe(named.length);
  });

  test('every space has one of its own, and names nothing that does not exist', () => {
    const names = ids.map((id) => messages[`content.space-${id}`]);
    expect(new Set(names).size).toBe(ids.length);
    for (const name of names) expect(name).not.toMatch(/undefined|[{}]/);
  });

  test('every jewel has a proper name, without coordinates', () => {
    for (const color of COLORS) {
      for (const id of jewels(color)) expect(messages[`content.space-${id}`]).not.toMatch(/, [A-P]\d+$/);
    }
  });

  test('names on the map stand in their region or water', () => {
    for (const [id, at] of Object.entries(ALDERMARK.look!.labels)) {
      const near = [placeOf(at), ...neighboursOf(placeOf(at))].map(({ column, row }) => `${column},${row}`);
      const own = ALDERMARK.waters![id] ?? ids.filter((one) => space(one).region === id);
      const places = own.map((name) => (space(name) ? placed(name) : placeOf(name)));
      expect([id, places.some(({ column, row }) => near.includes(`${column},${row}`))]).toEqual([id, true]);
    }
  });
});
