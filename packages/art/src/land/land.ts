/** The whole map as SVG: all that is printed on the board. Groups of the class `fine` may be left out from afar, `near`
 *  is for those who look closely. */

import { centerOf, cornersOf, type Point } from '@questwright/geometry';
import { bridge, riverShape, roadsDrawn, watersDrawn } from './courses.ts';
import { compass, frame, paper, serpent, ship, title, wear } from './frame.ts';
import { apart, at, chanceOf, fill, group, halfway, lines, moved, near, short, stroke } from '../ink.ts';
import { jewel, sunburst } from './jewels.ts';
import {
  along,
  coordinates,
  curvedName,
  placeName,
  placeNames,
  plainText,
  ribbon,
  type Box,
  type Fonts,
} from './names.ts';
import { coast, softArea } from './outlines.ts';
import type { Color, Palette } from './palette.ts';
import {
  boxOf,
  coursesOf,
  groundOf,
  landOf,
  middleOf,
  placing,
  SIZE,
  type Courses,
  type Land,
  type Sketch,
  type Space,
  type Spaces,
} from './survey.ts';
import type { Terrain } from './places.ts';
import type { Free, Spot, Thing } from './terrain.ts';

/** How far the outlines of areas stray from the sides of the hexagons. */
const WAVER = 6;
/** Where the jewel lies in its hexagon: the drawing of the terrain stands behind it. */
export const JEWEL_DOWN = 9;

export interface Words {
  /** A space, a region or other named part of the land, a letter for a color, and the sign for north. */
  space(id: string): string;
  region(id: string): string;
  letter(color: Color): string;
  north: string;
}
type Theme = 'light' | 'dark';
export interface LandStyle {
  palettes: Readonly<Record<Theme, Palette>>;
  /** What stands on a space, and where two spaces meet. */
  thingsOn(spot: Spot, palette: Palette, free: Free): Thing[];
  thingsBetween(one: Spot, other: Spot, palette: Palette, free: Free): Thing[];
  townView(town: string, palette: Palette): string;
  townArms(town: string, palette: Palette): string;
  /** How much wider rivers are than those of the Aldermark: arms of the sea. */
  rivers?: number;
  /** What is painted besides, over the washes and over the waters. Left out: nothing. */
  layer?(over: 'ground' | 'waters', ground: readonly Ground[], palette: Palette): string;
}
/** A hexagon of the map or beyond its edge. */
export interface Ground {
  middle: Point;
  kind: Terrain | 'town' | 'water';
  region: string | undefined;
  town: string | undefined;
}
export interface Print {
  theme: Theme;
  fonts: Fonts;
  style: LandStyle;
}

/** In the lower half of its hexagon. */
const jewelPlace = (space: Pick<Space, 'at'>): Point => at(middleOf(space).x, middleOf(space).y + JEWEL_DOWN);

/** Without the element around them: see `sheetOf` for their measure. */
export interface Drawn {
  land: string;
  /** The names stand above everything that is laid over the land. */
  names: string;
}
export function drawLand(spaces: Spaces, words: Words, sketch: Sketch, { theme, fonts, style }: Print): Drawn {
  const { waters = {}, look } = sketch;
  const palette = style.palettes[theme];
  const where = placing(spaces);
  const box = boxOf(spaces);
  const ground = [...groundOf(spaces, waters).values()];
  const middles = (wanted: (one: (typeof ground)[number]) => boolean): Point[] =>
    ground.filter(wanted).map(({ place }) => centerOf(place, SIZE));
  const all = Object.entries(spaces);
  const towns = all.flatMap(([id, space]) => (space.town ? [{ id, town: space.town, middle: middleOf(space) }] : []));
  const land = landOf(spaces, sketch);
  const courses = coursesOf(spaces, sketch);
  const rivers = Object.entries(courses.rivers).map(([name, ids], i) =>
    riverShape(
      land.rivers[i]!,
      0.8,
      (style.rivers ?? 1) * (ids.length > 2 ? Math.min(8, 2.6 + ids.length * 0.38) : 4),
      name,
    ),
  );
  const sea = coast(
    middles(({ kind }) => kind === 'water'),
    SIZE,
    4,
  );

  const areas = Object.keys(look?.labels ?? {}).map((id) => ({
    id,
    words: words.region(id),
    water: id in waters,
    middles: waters[id]?.map(where) ?? all.flatMap(([, space]) => (space.region === id ? [middleOf(space)] : [])),
  }));
  const taken = [
    ...towns.flatMap(({ middle: { x, y } }) =>
      [-30, 0, 30].flatMap((aside) => [-22, 14].map((down) => ({ at: at(x + aside, y + down), wide: 26 }))),
    ),
    ...all.flatMap(([, space]) => (space.jewel ? [{ at: jewelPlace(space), wide: 20 }] : [])),
  ];
  const courseway = [...land.roads, ...land.rivers].flat().filter((_, i) => i % 4 === 0);
  const inTowns = new Map(towns.map(({ town, middle }) => [`${middle.x} ${middle.y}`, town]));
  const layer = (over: 'ground' | 'waters'): string =>
    style.layer?.(
      over,
      ground.map(({ place, kind, region }) => {
        const middle = centerOf(place, SIZE);
        return { middle, kind, region, town: inTowns.get(`${middle.x} ${middle.y}`) };
      }),
      palette,
    ) ?? '';
  const names = placeNames(areas, [...taken, ...courseway.map((place) => ({ at: place, wide: 3 }))], box);

  const drawn = [
    defs(palette, box),
    `<g clip-path="url(#land-edge)" stroke-linecap="round" stroke-linejoin="round">`,
    paper(box, palette),
    fill(`M${box.x} ${box.y}h${short(box.width)}v${short(box.height)}H${box.x}z`, palette.wash.plains, 0.82),
    ...Object.entries(palette.wash).map(([kind, color]) => {
      const area = softArea(
        middles((one) => one.kind === kind),
        SIZE,
        WAVER,
      );
      return area === '' ? '' : fill(area, color, 0.82) + stroke(area, color, 5, 0.5);
    }),
    ...Object.entries(look?.tints ?? {}).map(([region, color]) =>
      fill(
        softArea(
          middles((one) => one.region === region),
          SIZE,
          WAVER,
        ),
        color,
        palette.tint,
      ),
    ),
    layer('ground'),
    borders(spaces, palette),
    watersDrawn(rivers.join(''), sea, palette),
    layer('waters'),
    grid(
      ground.map(({ place }) => centerOf(place, SIZE)),
      palette,
    ),
    roadsDrawn(land.roads, palette),
    ...land.bridges.map((one) => bridge(one, palette)),
    ...things(spaces, land, style, palette, towns, names.flatMap(along)).map(({ svg }) => svg),
    ...seaMarks(waters, where, palette, words.north, fonts),
    ...all.flatMap(([, space]) =>
      space.jewel
        ? [
            moved(
              (space.sunburst ? sunburst(palette) : '') +
                jewel(space.jewel, plainText(words.letter(space.jewel)), fonts.display),
              { ...middleOf(space), y: middleOf(space).y + JEWEL_DOWN },
              0.86,
            ),
          ]
        : [],
    ),
    wear(box, palette),
    '</g>',
    frame(box, rowsOf(spaces), columnsOf(spaces), palette, fonts),
    ...(look && sketch.board !== undefined ? [title(words.region(sketch.board), box, palette, fonts)] : []),
  ];
  const named = [
    coordinates(
      all
        .filter(([, { cut, town }]) => !cut && !town)
        .map(([id, space]) => [id.toUpperCase(), at(middleOf(space).x, middleOf(space).y + SIZE - 6)]),
      palette,
      fonts,
    ),
    ...all.flatMap(([id, space]) =>
      space.jewel ? [placeName(words.space(id), at(middleOf(space).x, middleOf(space).y + 28), palette, fonts)] : [],
    ),
    ...names.map((one) => curvedName(one, palette, fonts)),
    ...towns.map(
      ({ id, town, middle }) =>
        ribbon(words.space(id), at(middle.x, middle.y + 29), palette, fonts) +
        moved(style.townArms(town, palette), at(middle.x + 30, middle.y - 14)),
    ),
  ];
  return { land: drawn.join(''), names: named.join('') };
}

function defs(palette: Palette, { x, y, width, height }: Box): string {
  const slope = (name: string, [lit, shade]: readonly [string, string]): string =>
    `<linearGradient id="land-${name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${lit}"/><stop offset=".6" stop-color="${lit}"/><stop offset="1" stop-color="${shade}" stop-opacity="0"/></linearGradient>`;
  return (
    '<defs>' +
    slope('stone', palette.stone) +
    slope('red', palette.red) +
    slope('cinder', palette.cinder) +
    slope('hill', palette.hill) +
    slope('chalk', palette.chalk) +
    `<clipPath id="land-edge"><rect x="${x}" y="${y}" width="${short(width)}" height="${short(height)}"/></clipPath></defs>`
  );
}

function things(
  spaces: Spaces,
  land: Land,
  style: LandStyle,
  palette: Palette,
  towns: readonly { town: string; middle: Point }[],
  letters: readonly Point[],
): Thing[] {
  const jewels = Object.values(spaces).flatMap((space) =>
    space.jewel ? [at(middleOf(space).x, middleOf(space).y + JEWEL_DOWN)] : [],
  );
  const clear = (points: readonly Point[], place: Point, far: number): boolean =>
    points.every(
      (point) => Math.abs(point.x - place.x) > far || Math.abs(point.y - place.y) > far || apart(point, place) > far,
    );
  const [roads, rivers] = [land.roads.flat(), land.rivers.flat()];
  const free = (place: Point, wide: number): boolean =>
    clear(roads, place, wide + 3) &&
    clear(rivers, place, wide + 4) &&
    clear(
      towns.map(({ middle }) => middle),
      place,
      wide + 22,
    ) &&
    jewels.every(({ x, y }) => Math.abs(x - place.x) > wide + 7 || place.y < y - 12 || place.y > y + 24) &&
    // What stands there grows up from its place: names are written on open ground.
    letters.every(({ x, y }) => Math.abs(x - place.x) > wide + 4 || place.y < y - 6 || place.y > y + 18);
  const spots = new Map(
    Object.entries(spaces).flatMap(([id, space]): [string, Spot][] =>
      space.terrain === 'town'
        ? []
        : [
            [
              id,
              {
                id,
                terrain: space.terrain,
                region: space.region,
                middle: middleOf(space),
              },
            ],
          ],
    ),
  );
  const found = [...spots.values()].flatMap((spot) => [
    ...style.thingsOn(spot, palette, free),
    ...spaces[spot.id]!.neighbours.flatMap((name) => {
      const next = spots.get(name);
      return next && name > spot.id ? style.thingsBetween(spot, next, palette, free) : [];
    }),
  ]);
  const views = towns.map(({ town, middle }) => ({
    y: middle.y + 14,
    svg: moved(style.townView(town, palette), middle),
  }));
  return [...found, ...views].toSorted((one, other) => one.y - other.y);
}

/** Dots along the sides between two regions. */
function borders(spaces: Spaces, palette: Palette): string {
  const sides = Object.entries(spaces).flatMap(([id, space]) =>
    space.neighbours.flatMap((name): [Point, string][] => {
      const next = spaces[name];
      if (!next || next.region === space.region || id > name) return [];
      const middle = halfway(middleOf(space), middleOf(next));
      const ends = cornersOf(middleOf(space), SIZE).toSorted((one, two) => apart(one, middle) - apart(two, middle));
      return [[middle, lines(ends.slice(0, 2))]];
    }),
  );
  const dots = {
    fill: 'none',
    stroke: palette.soft,
    'stroke-opacity': 0.8,
    'stroke-width': 1.8,
    'stroke-dasharray': '.1 5',
  };
  return group(
    near(sides, (d) => `<path d="${d}"/>`),
    dots,
  );
}

/** Faint: only what is needed to count steps. */
const grid = (middles: readonly Point[], palette: Palette): string =>
  group(
    near(
      middles.map((middle) => [middle, lines(cornersOf(middle, SIZE).slice(0, 4))]),
      (d) => stroke(d, palette.soft, 0.8, 0.34),
    ),
    { class: 'grid' },
  );

/** A compass, a ship and something else, on the largest water. */
function seaMarks(
  waters: Courses,
  where: (name: string) => Point,
  palette: Palette,
  north: string,
  fonts: Fonts,
): string[] {
  const largest = Object.values(waters).toSorted((one, other) => other.length - one.length)[0] ?? [];
  if (largest.length < 8) return [];
  const hexes = largest.map(where);
  const west = Math.min(...hexes.map(({ x }) => x));
  // In the open: whole hexagons, from the top.
  const open = hexes.filter(({ x }) => x > west + SIZE * 0.6).toSorted((one, other) => one.y - other.y);
  const [top, bottom] = [open[0]!, open.at(-1)!];
  const chance = chanceOf('waves');
  const waves = hexes.map(
    ({ x, y }) => `M${short(x - 12 + chance() * 8)} ${short(y + 8 - chance() * 22)}q3 -3 6 0t6 0t6 0`,
  );
  return [
    stroke(waves.join(''), palette.wave, 0.9),
    moved(ship(palette), at(top.x + 6, top.y + SIZE * 0.6)),
    moved(compass(palette, north, fonts), at(bottom.x - 6, bottom.y - SIZE * 1.7)),
    group(moved(serpent(palette), at(bottom.x + 4, bottom.y + 4)), { class: 'fine' }),
  ];
}

const rowsOf = (spaces: Spaces): [string, number][] =>
  [...new Set(Object.values(spaces).map(({ at: [, row] }) => row))].map((row) => [
    String.fromCharCode(65 + row),
    centerOf({ column: 0, row }, SIZE).y,
  ]);
const columnsOf = (spaces: Spaces): [string, number][] =>
  [...new Set(Object.values(spaces).map(({ at: [column] }) => column))].map((column) => [
    String(column + 1),
    centerOf({ column, row: 0 }, SIZE).x,
  ]);
