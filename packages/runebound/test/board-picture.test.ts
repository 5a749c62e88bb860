import {
  crossings,
  JEWEL_DOWN,
  JEWEL_SHAPES,
  landOf,
  middleOf,
  PALETTES,
  SIZE,
  VARIANTS,
  variantOf,
  type Spaces,
  type Spot,
} from '@questwright/art/land';
import { describe, expect, test } from 'vitest';
import { drawnBoard } from '../src/rules/board/board-drawing.ts';
import { boardPicture } from '../src/text/board-picture.ts';
import type { Drawing, Space } from '../src/cards.ts';
import { BOARD, SMALL, TOWNS } from '../src/content.ts';
import { ALDERMARK } from '../src/content/aldermark.ts';
import { SMALL_BOARD } from '../src/content/small-board.ts';
import { ALDERMARK_TOWNS } from '../src/content/towns.ts';
import { drawLand, STYLES } from '../src/picture/style.ts';
import { townArms, townView } from '../src/picture/towns.ts';
import { TERRAINS } from '../src/words.ts';

const byId = (board: Record<string, Space>): Spaces =>
  Object.fromEntries(Object.entries(board).map(([id, space]) => [id.slice('space-'.length), space]));
const LARGE = byId(BOARD);
const count = (picture: string, mark: string | RegExp): number => picture.split(mark).length - 1;
const words = {
  space: (id: string): string => id,
  region: (id: string): string => id,
  letter: (color: string): string => color.slice(0, 1).toUpperCase(),
  north: 'N',
};
const FONTS = { display: 'serif', body: 'serif' };
const free = (): boolean => true;
const spotOf = (id: string, terrain: Spot['terrain']): Spot => ({
  id,
  terrain,
  region: undefined,
  middle: { x: 0, y: 0 },
});

describe('the picture', () => {
  const MAP = `
TA  =   fG
  ~   .   GR
`;
  const LAND: Drawing = {
    board: 'land',
    prefix: '',
    digits: 2,
    towns: ALDERMARK_TOWNS,
    map: MAP,
    regions: { map: 'W   W   W\n  W   .   W', letters: { W: 'wold' } },
    waters: { pond: ['b02'] },
    courses: { rivers: { brook: ['b01', 'b02'] }, roads: { lane: ['tamalir', 'a02'] } },
    look: { labels: { wold: 'a02', pond: 'b02' }, tints: { wold: '#abcdef' } },
  };

  test('has jewels, names, tints and a title, and what is written is text', () => {
    const names = {
      'region.wold': 'Wold & <Weald>',
      'region.pond': 'Pond',
      'region.land': 'A Land',
      'content.space-tamalir': 'Tamalir',
    };
    const picture = boardPicture(drawnBoard(LAND), (key) => names[key as keyof typeof names] ?? key, LAND);
    for (const written of ['Wold &amp; &lt;Weald&gt;', 'Pond', 'Tamalir', 'A Land', 'A03', 'board.letter.green']) {
      expect(picture).toContain(`>${written}<`);
    }
    expect(picture).toContain('fill="#abcdef"');
    expect([count(picture, JEWEL_SHAPES.green), count(picture, 'class="town"')]).toEqual([1, 2]);
  });

  test.each([
    ['the large board', BOARD, ALDERMARK],
    ['the small board', SMALL, SMALL_BOARD],
    ['a board without a sketch', SMALL, {}],
  ])('of %s has a hexagon, a jewel and a town for each, and nothing that is no number', (_, spaces, sketch) => {
    const picture = boardPicture(spaces, (key) => key, sketch);
    const all = Object.values(spaces);
    const grid = /class="grid">.*?<\/g>/.exec(picture)?.[0] ?? '';
    for (const space of all) {
      const { x, y } = middleOf(space);
      expect(grid).toContain(`M${Math.round(x * 10) / 10} ${Math.round((y - SIZE) * 10) / 10}L`);
    }
    expect(Object.values(JEWEL_SHAPES).reduce((sum, shape) => sum + count(picture, shape), 0)).toBe(
      all.filter(({ jewel }) => jewel).length,
    );
    expect(count(picture, 'class="town"')).toBe(all.filter(({ town }) => town).length);
    expect(picture).not.toMatch(/NaN|undefined|Infinity|e-\d/);
  });

  test('is the same every time', () => {
    const draw = (): string => boardPicture(BOARD, (key) => key, ALDERMARK);
    expect(draw()).toBe(draw());
  });

  test('by night has the same lines in other colors', () => {
    const [day, night] = (['light', 'dark'] as const).map((theme) =>
      drawLand(LARGE, words, ALDERMARK, { theme, fonts: FONTS }),
    );
    const lines = (picture: string): string[] => picture.match(/ d="[^"]+"/g) ?? [];
    for (const part of ['land', 'names'] as const) {
      expect(lines(night![part]).length).toBeGreaterThan(20);
      expect(lines(night![part])).toEqual(lines(day![part]));
      expect(night![part]).not.toBe(day![part]);
    }
  });

  test('has a line under every letter of a name, however wide the letters are', () => {
    const { names } = drawLand(LARGE, words, ALDERMARK, { theme: 'light', fonts: FONTS });
    const found = [
      ...names.matchAll(
        /<path id="land-name-[^"]*" d="M(\S+) (\S+)Q\S+ \S+ (\S+) (\S+)".*?font-size="([\d.]+)" letter-spacing="([\d.]+)".*?>([^<]+)<\/textPath>/g,
      ),
    ];
    expect(found.length).toBeGreaterThan(10);
    for (const [, x1, y1, x2, y2, size, spread, text] of found) {
      const room = Math.hypot(Number(x2) - Number(x1), Number(y2) - Number(y1));
      // The widest capitals are about as wide as the writing is high.
      expect(room, text).toBeGreaterThan(text!.length * (Number(size) * 0.85 + Number(spread)));
    }
  });

  test('has no name over a jewel, and nothing stands under a name', () => {
    const long = { ...words, region: (id: string): string => `the ${id}` };
    const { land, names } = drawLand(LARGE, long, ALDERMARK, { theme: 'light', fonts: FONTS });
    const jewels = Object.values(LARGE).flatMap((space) => (space.jewel ? [middleOf(space)] : []));
    const curves = [...names.matchAll(/<path id="land-name-([^"]*)" d="M(\S+) (\S+)Q(\S+) (\S+) (\S+) (\S+)"/g)];
    const things = [...land.matchAll(/<g transform="translate\((\S+) (\S+)\)/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }));
    expect(things.length).toBeGreaterThan(500);
    expect(curves.length).toBeGreaterThan(10);
    for (const [, name, ...ends] of curves) {
      const [x1, y1, x2, y2, x3, y3] = ends.map(Number) as [number, number, number, number, number, number];
      // The line is longer than what is written on it.
      for (const t of [0.2, 0.35, 0.5, 0.65, 0.8]) {
        const mix = (a: number, b: number, c: number): number => a * (1 - t) ** 2 + 2 * b * t * (1 - t) + c * t * t;
        const [x, y] = [mix(x1, x2, x3), mix(y1, y2, y3) - 5];
        const jewel = Math.min(...jewels.map((one) => Math.hypot(one.x - x, one.y + JEWEL_DOWN - y)));
        expect(jewel, name).toBeGreaterThan(22);
        const under = things.filter((one) => Math.abs(one.x - x) < 6 && one.y > y && one.y < y + 12);
        expect(under, name).toEqual([]);
      }
    }
  });
});

const { thingsOn, thingsBetween } = STYLES['aldermark']!;

describe('terrain', () => {
  test.each(TERRAINS)('the map uses at least five drawings of %s, and no two are alike', (terrain) => {
    const used = Object.entries(LARGE).filter(([, space]) => space.terrain === terrain);
    const variants = new Set(used.map(([id]) => variantOf(id)));
    expect(variants.size).toBeGreaterThanOrEqual(5);
    const drawn = new Map<number, string>();
    for (let i = 0; drawn.size < VARIANTS && i < 500; i += 1) {
      const things = thingsOn(spotOf(`x${i}`, terrain), PALETTES.light, free);
      drawn.set(variantOf(`x${i}`), things.map(({ svg }) => svg).join(''));
    }
    expect(new Set(drawn.values()).size).toBe(VARIANTS);
    expect([...drawn.values()]).not.toContain('');
  });

  test('runs over the border to a neighbour of the same kind, and only there', () => {
    const [wood, more, field] = [spotOf('a1', 'forest'), spotOf('a2', 'forest'), spotOf('a3', 'plains')];
    expect(thingsBetween(wood, more, PALETTES.light, free)).toHaveLength(1);
    expect(thingsBetween(wood, field, PALETTES.light, free)).toEqual([]);
    expect(thingsBetween(wood, more, PALETTES.light, () => false)).toEqual([]);
    const reach = thingsOn(spotOf('a1', 'forest'), PALETTES.light, free).map(({ y }) => y);
    expect(Math.min(...reach)).toBeLessThan(-SIZE / 2);
  });

  test('nothing stands where something is in the way', () => {
    for (const terrain of TERRAINS) {
      expect(thingsOn(spotOf('a1', terrain), PALETTES.light, () => false)).toEqual([]);
    }
  });
});

describe('courses', () => {
  test('a bridge stands wherever a road and a river cross outside of a town', () => {
    const { roads, rivers, bridges } = landOf(LARGE, ALDERMARK);
    const towns = Object.values(LARGE).filter(({ town }) => town);
    const found = roads.flatMap((road) => rivers.flatMap((river) => crossings(road, river)));
    const open = found.filter(({ at }) =>
      towns.every((town) => Math.hypot(middleOf(town).x - at.x, middleOf(town).y - at.y) > 26),
    );
    expect(open.length).toBeGreaterThan(0);
    for (const { at } of open) {
      expect(bridges.some((one) => Math.hypot(one.at.x - at.x, one.at.y - at.y) < 16)).toBe(true);
    }
    const toll = middleOf(LARGE['i10']!);
    expect(bridges.some((one) => Math.hypot(one.at.x - toll.x, one.at.y - toll.y) < SIZE)).toBe(true);
    const picture = boardPicture(BOARD, (key) => key, ALDERMARK);
    expect(count(picture, 'class="bridge"')).toBe(bridges.length);
  });
});

test('every town has a view and arms of its own', () => {
  const drawn = (draw: typeof townView): Set<string> => new Set(TOWNS.map((town) => draw(town, PALETTES.light)));
  expect([drawn(townView).size, drawn(townArms).size]).toEqual([TOWNS.length, TOWNS.length]);
});
