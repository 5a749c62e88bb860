/** Makes the spaces of a board from a drawing. */

import { neighboursOf, readMap, type Mark, type Offset } from '@questwright/geometry';
import type { Drawing, Space } from './cards.ts';
import type { Color, Terrain, Town } from './words.ts';

const TERRAIN_MARKS: Readonly<Record<string, Terrain>> = {
  p: 'plains',
  '=': 'road',
  '~': 'river',
  s: 'swamp',
  f: 'forest',
  h: 'hill',
  m: 'mountain',
};
const JEWEL_MARKS: Readonly<Record<string, Color>> = { g: 'green', y: 'yellow', b: 'blue', r: 'red' };
const TOWN_MARKS: Readonly<Record<string, Town>> = {
  VY: 'vynelvale',
  RI: 'riverwatch',
  DA: 'dawnsmoor',
  TA: 'tamalir',
  GR: 'greyhaven',
  NE: 'nerekhal',
  FO: 'forge',
  FR: 'frostgate',
};

/** All spaces of a board, as content. Towns are called by their names, other spaces by row and column. */
export function drawnBoard({ board, prefix, map, cites = {} }: Drawing): Record<string, Space> {
  const marks = readMap(map);
  const ids = new Map(marks.map((mark) => [key(mark), `${prefix}${TOWN_MARKS[mark.text] ?? nameOf(mark)}`]));
  const spaces: Record<string, Space> = {};
  for (const mark of marks) {
    const neighbours = neighboursOf(mark).flatMap((place) => ids.get(key(place)) ?? []);
    const id = ids.get(key(mark))!;
    const cited = cites[id] ? { cites: cites[id] } : {};
    spaces[`space-${id}`] = { ...meaningOf(mark), neighbours, at: [mark.column, mark.row], board, ...cited };
  }
  return spaces;
}

const key = ({ column, row }: Offset): string => `${column},${row}`;
const nameOf = ({ column, row }: Offset): string => `${String.fromCharCode(97 + row)}${column + 1}`;

function meaningOf({
  text,
  column,
  row,
}: Mark): Pick<Space, 'kind' | 'terrain' | 'town' | 'jewel' | 'sunburst' | 'cut'> {
  const town = TOWN_MARKS[text];
  if (town !== undefined) return { kind: 'space', terrain: 'town', town };
  const cut = text.startsWith('x');
  const [ground = '', stone = ''] = cut ? text.slice(1) : text;
  const terrain = TERRAIN_MARKS[ground];
  const jewel = JEWEL_MARKS[stone.toLowerCase()];
  if (terrain === undefined || (stone !== '' && jewel === undefined)) {
    throw new Error(`The mark ${text} in row ${row + 1}, column ${column + 1} means nothing`);
  }
  return {
    kind: 'space',
    terrain,
    ...(jewel === undefined ? {} : { jewel }),
    ...(jewel !== undefined && stone !== stone.toLowerCase() ? { sunburst: true } : {}),
    ...(cut ? { cut: true } : {}),
  };
}
