import { describe, expect, test } from 'vitest';
import { drawnBoard } from '../src/board-drawing.ts';
import { boardPicture } from '../src/board-picture.ts';
import type { Drawing } from '../src/cards.ts';
import { BOARD, SMALL } from '../src/content.ts';
import { ALDERMARK } from '../src/content/aldermark.ts';

const MAP = `
TA  =   fG
  ~   .   GR
`;
const LAND: Drawing = {
  board: 'land',
  prefix: '',
  digits: 2,
  map: MAP,
  regions: { map: 'W   W   W\n  W   .   W', letters: { W: 'wold' } },
  waters: { pond: ['b02'] },
  courses: { rivers: { brook: ['b01', 'b02'] }, roads: { lane: ['tamalir', 'a02'] } },
  look: { labels: { wold: 'a02', pond: 'b02' }, tints: { wold: '#abcdef' } },
};
const regions = (map: string): Drawing => ({ ...LAND, regions: { map, letters: { W: 'wold' } } });

describe('spaces', () => {
  test('have ids, a region, and the river or road they are a piece of', () => {
    expect(Object.keys(drawnBoard(LAND))).toEqual(
      ['tamalir', 'a02', 'a03', 'b01', 'greyhaven'].map((id) => `space-${id}`),
    );
    expect(drawnBoard(LAND)['space-a02']).toEqual({
      kind: 'space',
      terrain: 'road',
      neighbours: ['a03', 'tamalir', 'b01'],
      at: [1, 0],
      region: 'wold',
      course: 'lane',
      board: 'land',
    });
  });

  test.each<[string, Drawing, string]>([
    [
      'a letter that means no region',
      regions('W   Q   W\n  W   .   W'),
      'The region Q in row 1, column 2 means nothing',
    ],
    ['a region where no space is', regions('W   W   W\n  W   W   W'), 'a region but no space in row 2, column 2'],
    ['a space without a region', regions('W   W   W\n  W'), 'Spaces without a region, by column and row: 2,1'],
    [
      'a mark that means nothing',
      { ...LAND, map: MAP.replace('fG', 'fQ') },
      'The mark fQ in row 1, column 3 means nothing',
    ],
  ])('%s is refused', (_, drawing, problem) => {
    expect(() => drawnBoard(drawing)).toThrow(problem);
  });
});

describe('the picture', () => {
  const count = (picture: string, mark: string): number => picture.split(mark).length - 1;

  test('has a hexagon for each space, its jewels, its names, and nothing that is no number', () => {
    const names = { 'region.wold': 'Wold & <Weald>', 'region.pond': 'Pond', 'content.space-tamalir': 'Tamalir' };
    const picture = boardPicture(drawnBoard(LAND), (key) => names[key as keyof typeof names] ?? key, LAND);
    expect(count(picture, 'stroke-opacity=".3"')).toBe(5);
    expect(picture).toContain('>Wold &amp; &lt;Weald><');
    expect(picture).toContain('>Pond<');
    expect(picture).toContain('>Tamalir<');
    expect(picture).toContain('>A03<');
    expect(picture).toContain('fill="#abcdef"');
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
    // A green jewel has this light, a town this roof.
    expect([count(picture, '#69d17d'), count(picture, '#a4352d')]).toEqual([1, 2]);
  });

  test.each([
    ['with courses', BOARD, ALDERMARK],
    ['without', SMALL, {}],
  ])('rivers and roads are drawn %s', (_, spaces, sketch) => {
    const picture = boardPicture(spaces, (key) => key, sketch);
    expect(picture).toMatch(/<path d="M[^"]+" fill="none" stroke-linecap="round" stroke="#efd79f"/);
    expect(picture).toMatch(/<path d="M[^"]+" fill="none" stroke-linecap="round" stroke="#7fb2c9"/);
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('is the same every time', () => {
    const draw = (): string => boardPicture(BOARD, (key) => key, ALDERMARK);
    expect(draw()).toBe(draw());
  });
});
