/** Makes the spaces of a board from a drawing. */

import { MapError, neighboursOf, readMap, type Mark, type Offset } from '@questwright/geometry';
import type { Drawing, Space } from '../../cards.ts';
import type { Color, Terrain } from '../../words.ts';

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

/** All spaces of a board, as content. Towns are called by their names, other spaces by row and column. */
export function drawnBoard(drawing: Drawing): Record<string, Space> {
  const { board, prefix, towns, start, map, digits = 1, cites = {} } = drawing;
  const marks = readMap(map);
  const ids = new Map(marks.map((mark) => [key(mark), `${prefix}${towns[mark.text]?.town ?? nameOf(mark, digits)}`]));
  const regions = regionsOf(drawing, marks);
  const spaces: Record<string, Space> = {};
  for (const mark of marks) {
    const neighbours = neighboursOf(mark).flatMap((place) => ids.get(key(place)) ?? []);
    const id = ids.get(key(mark))!;
    if (`space-${id}` in spaces) throw new MapError(`There are two spaces ${id}`, mark.row);
    const meaning = meaningOf(mark, towns);
    const region = regions.get(key(mark));
    const course = courseOf(drawing, id, meaning.terrain);
    spaces[`space-${id}`] = {
      ...meaning,
      neighbours,
      at: [mark.column, mark.row],
      ...(region === undefined ? {} : { region }),
      ...(course === undefined ? {} : { course }),
      board,
      ...(cites[id] ? { cites: cites[id] } : {}),
    };
  }
  if (start !== undefined && spaces[`space-${prefix}${start}`]?.town !== start)
    throw new Error(`Heroes start in ${start}, but there is no such town on the board ${board}`);
  return spaces;
}

const key = ({ column, row }: Offset): string => `${column},${row}`;
/** The first row is a, the first column 1. */
const nameOf = ({ column, row }: Offset, digits: number): string =>
  `${String.fromCharCode('a'.charCodeAt(0) + row)}${String(column + 1).padStart(digits, '0')}`;

/** The region of each mark. The two maps must have the same shape. */
function regionsOf({ regions }: Drawing, marks: readonly Mark[]): Map<string, string> {
  const found = new Map<string, string>();
  if (!regions) return found;
  const places = new Set(marks.map(key));
  for (const mark of readMap(regions.map)) {
    const region = regions.letters[mark.text];
    const where = `row ${mark.row + 1}, column ${mark.column + 1}`;
    if (region === undefined) throw new Error(`The region ${mark.text} in ${where} means nothing`);
    if (!places.delete(key(mark))) throw new Error(`There is a region but no space in ${where}`);
    found.set(key(mark), region);
  }
  if (places.size > 0) throw new Error(`Spaces without a region, by column and row: ${[...places].join(' ')}`);
  return found;
}

/** A bridge is a piece of the road: the course counts whose kind is the terrain. */
function courseOf({ courses }: Drawing, id: string, terrain: Space['terrain']): string | undefined {
  const all = terrain === 'river' ? courses?.rivers : terrain === 'road' ? courses?.roads : {};
  return Object.entries(all ?? {}).find(([, ids]) => ids.includes(id))?.[0];
}

function meaningOf(
  { text, column, row }: Mark,
  towns: Drawing['towns'],
): Pick<Space, 'kind' | 'terrain' | 'town' | 'art' | 'jewel' | 'sunburst' | 'cut'> {
  const town = towns[text];
  if (town !== undefined) return { kind: 'space', terrain: 'town', ...town };
  const cut = text.startsWith('x');
  const [ground = '', stone = ''] = cut ? text.slice(1) : text;
  const terrain = TERRAIN_MARKS[ground];
  const jewel = JEWEL_MARKS[stone.toLowerCase()];
  if (terrain === undefined || (stone !== '' && jewel === undefined)) {
    throw new MapError(`The mark ${text} in row ${row + 1}, column ${column + 1} means nothing`, row);
  }
  return {
    kind: 'space',
    terrain,
    ...(jewel === undefined ? {} : { jewel }),
    ...(jewel !== undefined && stone !== stone.toLowerCase() ? { sunburst: true } : {}),
    ...(cut ? { cut: true } : {}),
  };
}
