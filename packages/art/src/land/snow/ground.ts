/** What lies under everything on a land in snow: ice with its shores, patches on the tundra, the lines of the wind; floes on
 *  the sea; and by night the lights in the sky. */

import { at, between, blob, chanceOf, curve, fill, group, lines, near, short, stroke } from '../../ink.ts';
import type { Ground } from '../land.ts';
import { coast, softArea } from '../outlines.ts';
import type { Palette } from '../palette.ts';
import { SIZE } from '../survey.ts';
import type { SnowLand } from './land.ts';
import type { Point } from '@questwright/geometry';

/** What a hexagon is: a terrain, a town, or water. */
type KindOf = (ground: Ground) => SnowLand | 'town' | 'water';

const WAVER = 6;
const middles = (ground: readonly Ground[], wanted: (one: Ground) => boolean): Point[] =>
  ground.flatMap((one) => (wanted(one) ? [one.middle] : []));

/** Over the washes. */
export function snowGround(
  ground: readonly Ground[],
  kindOf: KindOf,
  green: string,
  night: boolean,
  palette: Palette,
): string {
  const lies = night ? 0.3 : 1;
  const of = (kind: SnowLand): Point[] => middles(ground, (one) => kindOf(one) === kind);
  return [
    patches(of('tundra'), palette.snow, 'tundra', 7, 0.66 * lies),
    patches(of('forests'), palette.snow, 'forests', 4, 0.55 * lies),
    patches(of('fjords'), palette.snow, 'fjords', 3, 0.6 * lies),
    patches(of('mountains'), palette.snow, 'mountains', 3, 0.6 * lies),
    grasses(of('tundra'), palette.grass, 0.5),
    grasses(of('fjords'), palette.oak[1], 0.4),
    wind(of('drifts'), palette.hill[1], 0.7, 0.6),
    wind(of('wastes'), palette.soft, 0.7, 0.42),
    patches(of('wastes'), palette.ash, 'wastes', 3, 0.2),
    ice(of('ice'), palette),
    ...ground.flatMap((one) => (one.town === green ? [vale(one.middle, palette)] : [])),
    ...ground.flatMap((one) => (one.town !== undefined && one.town !== green ? [trodden(one.middle, palette)] : [])),
  ].join('');
}

/** Snow that lies, or has blown away. */
function patches(places: readonly Point[], color: string, seed: string, many: number, opacity: number): string {
  const chance = chanceOf(`patches ${seed}`);
  const found = places.flatMap((middle) =>
    Array.from({ length: many }, (): [Point, string] => {
      const place = at(middle.x + between(chance, -30, 30), middle.y + between(chance, -32, 32));
      const wide = between(chance, 6, 17);
      return [place, curve(blob(place, wide, wide * between(chance, 0.3, 0.5), chance, 8), true)];
    }),
  );
  return near(found, (d) => fill(d, color, opacity));
}
/** Blades in the lee of nothing: what the wind has left of the summer. */
function grasses(places: readonly Point[], color: string, opacity: number): string {
  const chance = chanceOf(`grasses ${color}`);
  const found = places.flatMap(({ x, y }) =>
    Array.from({ length: 14 }, (): [Point, string] => {
      const place = at(x + between(chance, -32, 32), y + between(chance, -34, 34));
      const high = between(chance, 1.6, 3.4);
      return [
        place,
        `M${short(place.x)} ${short(place.y)}l.8 ${short(-high)}m1.200 ${short(high)}l1 ${short(-high * 0.7)}`,
      ];
    }),
  );
  return near(found, (d) => stroke(d, color, 0.7, opacity));
}
/** The wind writes in long lines. */
function wind(places: readonly Point[], color: string, width: number, opacity: number): string {
  const chance = chanceOf('wind');
  const found = places.flatMap(({ x, y }) =>
    [-26, -15, -4, 8, 19, 29].map((down): [Point, string] => {
      const [from, long] = [x + between(chance, -30, 6), between(chance, 12, 26)];
      const place = at(from, y + down + between(chance, -3, 3));
      return [
        place,
        `M${short(place.x)} ${short(place.y)}q${short(long * 0.4)} ${short(between(chance, -3, -1))} ${short(long)} ${short(between(chance, -1, 1.4))}`,
      ];
    }),
  );
  return near(found, (d) => stroke(d, color, width, opacity));
}

/** A rim of snow, a dark shore, and light that shines from below. */
function ice(places: readonly Point[], palette: Palette): string {
  const area = softArea(places, SIZE, WAVER);
  if (area === '') return '';
  const chance = chanceOf('ice');
  const glints = places.flatMap(({ x, y }) =>
    [0, 1, 2, 3].map((): [Point, string] => {
      const place = at(x + between(chance, -28, 24), y + between(chance, -28, 28));
      const long = between(chance, 5, 15);
      return [place, `M${short(place.x)} ${short(place.y)}l${short(long)} ${short(-long * 0.62)}`];
    }),
  );
  const seams = places.flatMap(({ x, y }): [Point, string][] => {
    const from = at(x + between(chance, -30, -12), y + between(chance, -22, 22));
    const bends = [1, 2, 3, 4].map((step) =>
      at(from.x + step * between(chance, 9, 14), from.y + between(chance, -9, 9)),
    );
    return [[from, lines([from, ...bends])]];
  });
  return (
    stroke(area, palette.snow, 11, 0.95) +
    stroke(area, palette.shore, 3.4, 0.75) +
    `<clipPath id="land-ice"><path d="${area}"/></clipPath>` +
    group(
      fill(area, palette.wave, 0.55) +
        stroke(area, palette.snow, 16, 0.5) +
        stroke(area, palette.snow, 8, 0.55) +
        near(seams, (d) => stroke(d, palette.shore, 0.7, 0.35)) +
        near(glints, (d) => stroke(d, palette.snow, 1.1, 0.75)),
      { 'clip-path': 'url(#land-ice)', 'stroke-linejoin': 'round' },
    )
  );
}

/** Green Vale: a wound that does not close. The wastes around it are torn, and what grows there runs out into them. */
function vale({ x, y }: Point, palette: Palette): string {
  const chance = chanceOf('vale');
  const ring = (far: number, flat: number): string => curve(blob(at(x, y + 2), far, far * flat, chance, 13), true);
  const tears = Array.from({ length: 12 }, (_, i) => {
    const turn = (i / 12) * 2 * Math.PI + between(chance, -0.12, 0.12);
    const point = (far: number, aside: number): Point =>
      at(x + Math.cos(turn + aside) * far, y + 2 + Math.sin(turn + aside) * far * 0.94);
    return lines(
      [point(30, -0.15), point(between(chance, 46, 66), between(chance, -0.14, 0.14)), point(30, 0.15)],
      true,
    );
  });
  return (
    fill(ring(52, 0.92), palette.chalk[0], 0.35) +
    fill(tears.join(''), palette.oak[1], 0.92) +
    stroke(tears.join(''), palette.ink, 0.7, 0.6) +
    fill(ring(38, 0.94), palette.oak[1]) +
    fill(ring(33, 0.92), '#4f9a57') +
    fill(ring(25, 0.86), '#7cc46c') +
    stroke(ring(38, 0.94), palette.ink, 1.1)
  );
}
/** Snow trodden brown around a town. */
function trodden({ x, y }: Point, palette: Palette): string {
  const chance = chanceOf(`trodden ${short(x)} ${short(y)}`);
  return (
    fill(curve(blob(at(x, y + 4), 37, 30, chance, 11), true), palette.sand, 0.7) +
    fill(curve(blob(at(x, y + 7), 29, 21, chance, 11), true), palette.wash.town, 0.95)
  );
}

/** Over the sea: a rim of ice along the shore, and floes that have broken from it; fewer in the south. */
export function floes(ground: readonly Ground[], kindOf: KindOf, palette: Palette): string {
  const sea = middles(ground, (one) => kindOf(one) === 'water');
  const line = coast(sea, SIZE, 4);
  if (line === '') return '';
  const low = Math.max(...ground.map(({ middle }) => middle.y));
  const chance = chanceOf('floes');
  const broken = sea.flatMap(({ x, y }) => {
    const many = Math.round(between(chance, 2, 4) + 5 * (1 - y / low));
    return Array.from({ length: many }, (): [Point, string] => {
      const place = at(x + between(chance, -30, 30), y + between(chance, -32, 32));
      const wide = between(chance, 2.4, 5.4) + 4 * Math.max(0, 0.5 - y / low);
      return [place, lines(blob(place, wide, wide * between(chance, 0.45, 0.7), chance, 6), true)];
    });
  });
  return (
    group(
      stroke(line, palette.snow, 9, 0.8) +
        near(broken, (d) => fill(d, palette.shore, 0.3).replace('<path ', '<path transform="translate(.8 1.3)" ')) +
        near(broken, (d) => fill(d, palette.snow, 0.94)),
      { 'clip-path': 'url(#land-sea)', 'stroke-linejoin': 'round' },
    ) + stroke(line, palette.shore, 1.1, 0.8)
  );
}

/** By day the light of towns on the snow, by night that of the sky. */
export function lights(ground: readonly Ground[], night: boolean, green: string, palette: Palette): string {
  // By night whoever shows the map lights the towns; Green Vale shines by itself.
  const towns = ground.filter(({ town }) => town !== undefined && (!night || town === green));
  const warm = towns.map(({ middle: { x, y }, town }) => {
    const color = town === green ? '#9ff0a0' : palette.window;
    const light = `land-light-${town === green ? 'vale' : 'town'}`;
    return [
      light,
      color,
      `<circle cx="${short(x)}" cy="${short(y)}" r="${night ? 84 : 52}" fill="url(#${light})"/>`,
    ] as const;
  });
  const defs = new Map(
    warm.map(([name, color]) => [
      name,
      `<radialGradient id="${name}"><stop offset="0" stop-color="${color}" stop-opacity="${night ? 0.5 : 0.26}"/><stop offset=".45" stop-color="${color}" stop-opacity="${night ? 0.18 : 0.08}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
    ]),
  );
  return `<defs>${[...defs.values()].join('')}${night ? AURORA_COLORS : ''}</defs>${warm.map(([, , svg]) => svg).join('')}${night ? aurora(ground) : ''}`;
}
const AURORA = [
  ['land-aurora-green', '#6df2b0'],
  ['land-aurora-teal', '#5fd6e6'],
  ['land-aurora-violet', '#a884f0'],
] as const;
const AURORA_COLORS = AURORA.map(
  ([name, color]) =>
    `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${color}" stop-opacity="0"/><stop offset=".6" stop-color="${color}" stop-opacity=".1"/><stop offset=".84" stop-color="${color}" stop-opacity=".26"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient>`,
).join('');

/** Curtains of thin rays, brightest at their lower hem. */
function aurora(ground: readonly Ground[]): string {
  const xs = ground.map(({ middle }) => middle.x);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const chance = chanceOf('aurora');
  const curtain = (light: string, from: number, to: number, down: number, tall: number, bend: number): string => {
    let drawn = '';
    for (let way = 0; way < 1; way += 0.012) {
      const x = west + (east - west) * (from + (to - from) * way);
      const y = down + Math.sin(way * 7.3 + bend) * 44 + Math.sin(way * 17 + bend * 2) * 12;
      const high = tall * (0.7 + 0.3 * Math.sin(way * 41 + bend)) * between(chance, 0.75, 1.1);
      const wide = between(chance, 9, 15);
      const faint = Math.sin(Math.PI * way) ** 0.6;
      drawn += `<path d="M${short(x)} ${short(y)}h${short(wide)}l12 ${short(-high)}h${short(-wide)}z" fill="url(#${light})" fill-opacity="${short(faint)}"/>`;
    }
    return drawn;
  };
  return group(
    curtain(AURORA[2][0], 0.36, 0.96, 200, 190, 2.1) +
      curtain(AURORA[0][0], 0, 0.6, 250, 210, 0) +
      curtain(AURORA[1][0], 0.42, 1, 420, 220, 4) +
      curtain(AURORA[0][0], 0.12, 0.72, 640, 200, 1.2),
    { class: 'aurora' },
  );
}
