import { describe, expect, test } from 'vitest';
import { drawnBoard } from '../src/rules/board/board-drawing.ts';
import type { Drawing } from '../src/cards.ts';
import { ALDERMARK_TOWNS } from '../src/content/towns.ts';

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
