/** The ground of a scene that fills the window: sky, three rises with haze between them, and the ground on which one stands;
 *  or a hall. Light comes from the middle, between those who face each other. */

import { between, fill, short, stroke, type Chance } from '../ink.ts';
import { box, ellipse, halo, shading, sheet, shine, type Sheet } from '../brush.ts';
import { mix } from '../palettes.ts';
import type { Light, PlaceName } from '../words.ts';
import { ANYWHERE, HALLS, LANDS, type Cover, type Hall, type Land, type Rise } from './lands.ts';
import { falling, SCENE, sky, SUN, weatherOf, type Weather } from './skies.ts';

type Spot = readonly [x: number, y: number];
const spots = (points: readonly Spot[]): string => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;
const closed = (points: readonly Spot[]): string => `${spots(points)}L1480 ${SCENE.height}L-40 ${SCENE.height}z`;

/** Between two heights, again and again with half the roughness. */
function broken(chance: Chance, y: number, rough: number, sharp: number): Spot[] {
  let points: Spot[] = [
    [-40, y + between(chance, -0.5, 0.5) * rough],
    [SUN.x, y + rough * 0.3],
    [1480, y + between(chance, -0.5, 0.5) * rough],
  ];
  for (let much = rough, i = 0; i < 6; i += 1, much *= sharp) {
    points = points.flatMap(([x, at], n): Spot[] => {
      const next = points[n + 1];
      if (next === undefined) return [[x, at]];
      return [
        [x, at],
        [(x + next[0]) / 2 + between(chance, -3, 3), (at + next[1]) / 2 + between(chance, -0.5, 0.5) * much],
      ];
    });
  }
  return points;
}
/** Flat tops, steep sides, shelves. */
function scarp(chance: Chance, y: number, high: number): Spot[] {
  const points: Spot[] = [];
  let top = y - between(chance, 0.3, 1) * high;
  for (let x = -40; x < 1500;) {
    const run = between(chance, 50, 190);
    const open = Math.abs(x + run - SUN.x) < 130;
    const next = open || chance() < 0.25 ? y + high * 0.2 * chance() : y - high * chance();
    for (let i = 0; i < 5; i += 1) points.push([x + (run * i) / 5, top + between(chance, -3.5, 3.5)]);
    x += run;
    const shelves = 2 + Math.floor(chance() * 3);
    for (let i = 1; i <= shelves; i += 1) {
      const t = i / (shelves + 1);
      points.push([x + between(chance, -4, 8) + t * 10, top + (next - top) * (t - 0.06)]);
      points.push([x + 10 * t + between(chance, 0, 14), top + (next - top) * t]);
    }
    top = next;
  }
  return points;
}
function trees(chance: Chance, y: number, high: number): Spot[] {
  const points: Spot[] = [[-40, y]];
  for (let x = -40; x < 1480;) {
    const open = Math.max(0.3, Math.min(1, Math.abs(x - SUN.x) / 330));
    const [wide, tall] = [between(chance, 0.22, 0.4) * high * 0.6 + 12, between(chance, 0.5, 1) * high * open];
    for (const [dx, dy] of [
      [0.12, 0.3],
      [0.06, 0.34],
      [0.3, 0.68],
      [0.24, 0.72],
      [0.5, 1],
      [0.76, 0.72],
      [0.7, 0.68],
      [0.94, 0.34],
      [0.88, 0.3],
    ] as const)
      points.push([x + dx * wide, y - dy * tall]);
    x += wide * between(chance, 0.5, 0.9);
  }
  return points;
}
function roofs(chance: Chance, y: number, high: number, ruined: boolean): Spot[] {
  const points: Spot[] = [[-40, y]];
  for (let x = -40; x < 1480;) {
    const open = Math.max(0.25, Math.min(1, Math.abs(x - SUN.x) / 360));
    const wide = between(chance, 34, ruined ? 70 : 96);
    const tall = between(chance, 0.3, 0.85) * high * open;
    const tower = chance() < 0.2;
    const top = y - tall * (tower ? 1.3 : 1);
    if (ruined)
      points.push(
        [x, top + 16],
        [x + wide * 0.2, top + between(chance, 0, 12)],
        [x + wide * 0.45, top + between(chance, 0, 40)],
        [x + wide * 0.7, top + between(chance, 0, 16)],
        [x + wide, top + between(chance, 20, 60)],
      );
    else
      points.push(
        [x, top],
        [x - 5, top],
        [x + wide / 2, top - (tower ? wide * 1.2 : wide * 0.45)],
        [x + wide + 5, top],
        [x + wide, top],
      );
    x += wide;
    const gap = chance() < (ruined ? 0.75 : 0.3);
    if (gap) {
      points.push([x, y]);
      x += between(chance, 12, ruined ? 110 : 40);
      points.push([x, y]);
    }
  }
  return points;
}
const SHAPES: Readonly<Record<Rise, (chance: Chance, y: number, high: number) => Spot[]>> = {
  scarp,
  peaks: (chance, y, high) => broken(chance, y - high * 0.3, high * 1.1, 0.58),
  hills: (chance, y, high) => broken(chance, y - high * 0.2, high * 0.8, 0.3),
  trees,
  roofs: (chance, y, high) => roofs(chance, y, high, false),
  ruins: (chance, y, high) => roofs(chance, y, high, true),
  water: (_, y) => [
    [-40, y],
    [1480, y],
  ],
};

/** Lines of the graver down a slope. */
function cuts(chance: Chance, points: readonly Spot[], deep: number): string {
  let d = '';
  points.forEach(([x, y], i) => {
    if (i % 2 === 0)
      d += `M${short(x)} ${short(y + 4)}l${short(between(chance, -7, 7))} ${short(deep * between(chance, 0.3, 1.3))}`;
  });
  return d;
}

function rise(s: Sheet, weather: Weather, { rises, colors }: Land, i: number): string {
  const [shape, high] = rises[i]!;
  const y = 520 + i * 36;
  const points = SHAPES[shape](s.chance, y, high);
  const [, , , low, horizon] = weather.sky;
  const far = weather.haze * (1 - i * 0.3);
  const color = mix(mix(colors[i]!, weather.sky[1], 0.18), horizon, far * 0.7);
  const paint = shading(s, `rise${i}`, [
    [0, mix(color, weather.sky[0], 0.2 + i * 0.08)],
    [0.6, mix(color, low, 0.22)],
    [1, mix(color, horizon, 0.5 - i * 0.12)],
  ]);
  const d = closed(points);
  const edge = stroke(spots(points), mix(horizon, '#ffffff', 0.3), 2.2, 0.55 - i * 0.08);
  if (shape === 'water') {
    let glints = '';
    for (let n = 0; n < 46; n += 1) {
      const [dx, at] = [between(s.chance, -1, 1) ** 3 * 700, y + between(s.chance, 3, 80)];
      glints += `M${short(SUN.x + dx)} ${short(at)}h${short(between(s.chance, 8, 60))}`;
    }
    return fill(d, paint) + stroke(glints, mix(horizon, '#ffffff', 0.4), 2, 0.55) + edge;
  }
  const lines =
    shape === 'roofs' || shape === 'ruins'
      ? windows(s, points, i)
      : stroke(cuts(s.chance, points, 34 + i * 26), mix(color, s.dark, 0.6), 1.6, 0.35);
  return (
    fill(d, paint) +
    lines +
    edge +
    ellipse(
      SUN.x,
      606 - i * 6,
      900,
      84 - i * 14,
      shine(s, 'haze', [
        [0, horizon, 0.5],
        [1, horizon, 0],
      ]),
      0.8 - i * 0.2,
    )
  );
}
function windows(s: Sheet, points: readonly Spot[], i: number): string {
  let d = '';
  for (const [x, y] of points) {
    if (y > 560 || s.chance() < 0.55) continue;
    d += `M${short(x + between(s.chance, 8, 26))} ${short(y + between(s.chance, 22, 60))}h5v8h-5z`;
  }
  return fill(d, '#ffd98a', 0.75 - i * 0.15);
}

const EDGE =
  'M-10 640C120 612 260 628 400 618C560 604 640 622 760 616C900 606 1010 628 1130 612C1250 600 1350 622 1460 606';

const COVERS: Readonly<Record<Cover, (s: Sheet, colors: Land['ground']) => string>> = {
  pebbles: (s, [lit, middle, deep]) => stones(s, 64, 1, mix(lit, middle, 0.5), deep),
  stones: (s, [lit, middle, deep]) => stones(s, 22, 3.2, mix(lit, middle, 0.35), deep),
  grass: (s, [lit, , deep]) => blades(s, 46, 15, deep) + stroke(tufts(s, 26, 12), lit, 1.3, 0.5),
  reeds: (s, [lit, , deep]) => blades(s, 34, 46, deep) + stroke(tufts(s, 20, 40), lit, 1.6, 0.45),
  snow: (s) => {
    let d = '';
    for (let i = 0; i < 22; i += 1) {
      const [x, y] = [between(s.chance, -60, 1440), 626 + between(s.chance, 0, 1) ** 2 * 240];
      d += `M${short(x)} ${short(y)}q${short(60 + y / 12)} -12 ${short(150 + y / 5)} 0q${short(-60 - y / 12)} 12 ${short(-150 - y / 5)} 0z`;
    }
    return fill(d, '#f6f8fa', 0.6);
  },
  embers: (s) => {
    let d = '';
    for (let i = 0; i < 60; i += 1)
      d += `M${short(between(s.chance, 0, 1440))} ${short(between(s.chance, 622, 780))}a1.8 1.4 0 1 0 .1 0z`;
    return fill(d, '#ff9a3a', 0.8) + stroke(cracks(s, 22), '#ff7a2a', 2, 0.5);
  },
  paving: (_, [, , deep]) => {
    let d = '';
    for (let y = 630, step = 10; y < 900; y += step, step *= 1.32) d += `M-10 ${short(y)}H1450`;
    for (let i = -14; i <= 14; i += 1) d += `M${short(SUN.x + i * 62)} 622L${short(SUN.x + i * 190)} 900`;
    return stroke(d, deep, 1.8, 0.4);
  },
  furrows: (_, [lit, , deep]) => {
    let dark = '';
    for (let i = -16; i <= 16; i += 1)
      dark += `M${short(SUN.x + i * 54)} 620Q${short(SUN.x + i * 110)} 700 ${short(SUN.x + i * 210)} 900`;
    return stroke(dark, deep, 4, 0.28) + stroke(dark, lit, 1.4, 0.3);
  },
};
function stones(s: Sheet, count: number, size: number, color: string, deep: string): string {
  let found = '';
  for (let i = 0; i < count; i += 1) {
    const y = 640 + s.chance() * s.chance() * 240;
    const [x, big] = [s.chance() * 1440, (1 + (y - 620) / 60) * (0.6 + s.chance()) * size];
    found +=
      ellipse(x, y, big * 3.2, big * 1.3, deep, 0.5) +
      ellipse(x, y - big, big * 2.6, big * 1.4, mix(color, deep, s.chance() * 0.5));
  }
  return found;
}
function tufts(s: Sheet, count: number, tall: number): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [between(s.chance, 0, 1440), between(s.chance, 634, 790)];
    const long = tall * (0.7 + (y - 620) / 130);
    for (let n = 0; n < 6; n += 1)
      d += `M${short(x + between(s.chance, -5, 5))} ${short(y)}q${short(between(s.chance, -2, 2))} ${short(-long * 0.6)} ${short(between(s.chance, -0.6, 0.6) * long)} ${short(-long * between(s.chance, 0.5, 1.1))}`;
  }
  return d;
}
const blades = (s: Sheet, count: number, tall: number, deep: string): string =>
  stroke(tufts(s, count, tall), deep, 1.6, 0.75);
function cracks(s: Sheet, count: number): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    let [x, y] = [s.chance() * 1440, between(s.chance, 636, 770)];
    const way = x < SUN.x ? -1 : 1;
    d += `M${short(x)} ${short(y)}`;
    for (let n = 0; n < 5; n += 1) {
      x += way * between(s.chance, 8, 44);
      y += between(s.chance, 2, 14);
      d += `L${short(x)} ${short(y)}`;
    }
  }
  return d;
}

function outside(s: Sheet, land: Land, weather: Weather): string {
  const [, , , low, horizon] = weather.sky;
  const [lit, middle, deep] = land.ground.map((color) => mix(color, weather.sky[1], 0.2)) as unknown as Land['ground'];
  const soil = shading(s, 'soil', [
    [0, mix(lit, low, 0.35)],
    [0.14, mix(lit, middle, 0.5)],
    [0.5, middle],
    [1, deep],
  ]);
  const pool = shine(s, 'pool', [
    [0, horizon, 0.75],
    [0.45, low, 0.35],
    [1, low, 0],
  ]);
  return (
    sky(s, weather) +
    land.rises.map((_, i) => rise(s, weather, land, i)).join('') +
    fill(`${EDGE}V910H-10z`, soil) +
    ellipse(SUN.x, 642, 540, 96, pool) +
    (land.covers.includes('pebbles') ? stroke(cracks(s, 34), deep, 2, 0.5) : '') +
    land.covers.map((cover) => COVERS[cover](s, [lit, middle, deep])).join('') +
    stroke(EDGE, mix(horizon, '#ffffff', 0.25), 2.5, 0.65) +
    falling(s, weather)
  );
}

function inside(s: Sheet, { walls, floor: [lit, deep], glow, arches }: Hall, night: boolean): string {
  const wall = mix(walls, '#0a0810', night ? 0.35 : 0.1);
  const back = shading(s, 'wall', [
    [0, mix(wall, '#08060a', 0.7)],
    [0.5, wall],
    [0.7, mix(wall, glow, 0.2)],
  ]);
  let courses = '';
  for (let y = 60, row = 0; y < 610; y += 46, row += 1) {
    courses += `M0 ${y}H1440`;
    for (let x = (row % 2) * 60 - 20; x < 1440; x += between(s.chance, 90, 140)) courses += `M${short(x)} ${y}v46`;
  }
  let openings = '';
  let pillars = '';
  for (const [i, x] of [150, 440, 726, 1012, 1300].entries()) {
    const wide = i === 2 ? 120 : 92;
    const top = i === 2 ? 190 : 250;
    if (arches === 'beams') openings += `M${x - wide * 0.7} ${top + 90}h${wide * 1.4}v150h${-wide * 1.4}z`;
    else if (arches === 'pointed')
      openings += `M${x - wide / 2} 540V${top + 110}Q${x - wide / 2} ${top + 30} ${x} ${top}Q${x + wide / 2} ${top + 30} ${x + wide / 2} ${top + 110}V540z`;
    else
      openings += `M${x - wide / 2} 560V${top + 110}A${wide / 2} ${wide / 2} 0 0 1 ${x + wide / 2} ${top + 110}V560z`;
    if (i < 4) pillars += `M${x + 118} 0h48v612h-48zM${x + 104} 560h76v52h-76z`;
  }
  const seen =
    arches === 'rock'
      ? fill(closed(scarp(s.chance, 420, 260)), mix(wall, '#08060a', 0.3))
      : fill(openings, mix(glow, wall, 0.3), 0.5) + stroke(openings, mix(wall, '#08060a', 0.6), 9, 0.9);
  const pillar =
    arches === 'rock'
      ? fill(teeth(s), mix(wall, '#08060a', 0.6))
      : fill(pillars, mix(wall, '#08060a', 0.4)) + stroke(pillars, mix(wall, glow, 0.35), 2, 0.4);
  const ground = shading(s, 'floor', [
    [0, mix(lit, glow, 0.25)],
    [0.3, lit],
    [1, deep],
  ]);
  return (
    box(0, 0, 1440, 900, back) +
    (arches === 'rock' ? '' : stroke(courses, '#08060a', 2, 0.28)) +
    seen +
    halo(s, SUN.x, 410, 560, glow, 0.7) +
    pillar +
    fill('M0 612H1440V900H0z', ground) +
    COVERS.paving(s, [lit, lit, deep]) +
    ellipse(
      SUN.x,
      650,
      560,
      100,
      shine(s, 'pool', [
        [0, glow, 0.6],
        [1, glow, 0],
      ]),
    ) +
    stroke('M0 612H1440', mix(glow, '#ffffff', 0.2), 2, 0.5)
  );
}
/** Stone that hangs from above. */
function teeth(s: Sheet): string {
  let d = 'M-10 -10H1450V60';
  for (let x = 1450; x > -10;) {
    const wide = between(s.chance, 40, 120);
    const long = between(s.chance, 30, 190) * Math.min(1, Math.abs(x - SUN.x) / 420 + 0.2);
    d += `L${short(x - wide / 2)} ${short(70 + long)}L${short(x - wide)} 60`;
    x -= wide;
  }
  return `${d}z`;
}

export interface Backdrop {
  place: PlaceName;
  light: Light;
  /** By night, whatever the light of the picture is. */
  night?: boolean;
  /** Ids inside begin with it. */
  key: string;
}

/** As wide as the window: what is left over at the sides or above is cut off. */
export function backdrop({ place, light, night = false, key }: Backdrop, seed: string): string {
  const s = sheet(key, `scene of ${seed}`, 'dusk', light);
  const found = HALLS[place];
  const content = found ? inside(s, found, night) : outside(s, LANDS[place] ?? ANYWHERE, weatherOf(light, night));
  const edge = shine(s, 'edge', [
    [0.6, '#10060a', 0],
    [1, '#10060a', night ? 0.8 : 0.62],
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SCENE.width} ${SCENE.height}" width="${SCENE.width}" height="${SCENE.height}" preserveAspectRatio="xMidYMid slice">${s.defined()}${content}<ellipse cx="720" cy="450" rx="1080" ry="700" fill="${edge}"/></svg>`;
}
