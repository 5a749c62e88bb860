/** What painters share: the sheet that they paint on, and strokes. Light falls from the upper left; what is far is pale. */

import type { Point } from '@questwright/geometry';
import { at, between, chanceOf, curve, fill, lines, short, stroke, type Chance } from './ink.ts';
import { mix, PALETTES, type Pigments } from './palettes.ts';
import type { Light, PaletteName } from './words.ts';

export const WIDTH = 320;
export const HEIGHT = 240;

export interface Sheet extends Pigments {
  light: Light;
  chance: Chance;
  /** Puts a definition on the sheet, once for each name, and gives the address of it: `#…`. */
  define(name: string, markup: (id: string) => string): string;
  defined(): string;
}

/** Ids begin with the key: they are of the whole page. */
export function sheet(key: string, seed: string, palette: PaletteName, light: Light): Sheet {
  const definitions = new Map<string, { id: string; markup: string }>();
  return {
    ...PALETTES[palette],
    light,
    chance: chanceOf(seed),
    define(name, markup) {
      const found = definitions.get(name);
      if (found) return `#${found.id}`;
      const id = `${key}-${definitions.size.toString(36)}`;
      const entry = { id, markup: '' };
      definitions.set(name, entry);
      entry.markup = markup(id);
      return `#${id}`;
    },
    defined: () =>
      definitions.size === 0 ? '' : `<defs>${[...definitions.values()].map((one) => one.markup).join('')}</defs>`,
  };
}
const paintOf = (address: string): string => `url(${address})`;

/** Land so far away: 0 is here, 1 is the horizon. */
export const far = (s: Pigments, much: number): string => mix(s.land, s.glow, much * 0.78);
/** Land so near and dark: 0 is the middle of the picture, 1 is the ink of the edge. */
export const near = (s: Pigments, much: number): string => mix(s.land, s.dark, much);

const stop = ([offset, color, opacity = 1]: Stop): string =>
  `<stop offset="${short(offset * 100)}%" stop-color="${color}"${opacity === 1 ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`}/>`;
export type Stop = readonly [offset: number, color: string, opacity?: number];

/** From corner to corner of what it fills. */
export const shading = (s: Sheet, name: string, stops: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 0, 1]): string =>
  paintOf(
    s.define(
      name,
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(stop).join('')}</linearGradient>`,
    ),
  );
export const shine = (s: Sheet, name: string, stops: readonly Stop[]): string =>
  paintOf(s.define(name, (id) => `<radialGradient id="${id}">${stops.map(stop).join('')}</radialGradient>`));

export const ellipse = (x: number, y: number, rx: number, ry: number, color: string, opacity = 1): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${color}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`;
/** A soft light around a point. */
export const halo = (s: Sheet, x: number, y: number, radius: number, color: string, strong = 0.8): string =>
  ellipse(
    x,
    y,
    radius,
    radius,
    shine(s, `halo${color.slice(1)}${short(strong * 10)}`, [
      [0, color, strong],
      [0.35, color, strong * 0.45],
      [1, color, 0],
    ]),
  );

export const box = (x: number, y: number, width: number, height: number, color: string, opacity = 1): string =>
  fill(`M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`, color, opacity);

/** A skyline from edge to edge, closed below. `rough` is how high it goes up and down, `steps` how often. */
export function ridge(chance: Chance, y: number, rough: number, steps: number, soft = true): string {
  const points: Point[] = [];
  for (let i = 0; i <= steps; i += 1)
    points.push(at((WIDTH + 20) * (i / steps) - 10, y + between(chance, -rough, rough)));
  const top = soft ? curve(points) : lines(points);
  return `${top}L${WIDTH + 10} ${HEIGHT + 5}L-10 ${HEIGHT + 5}z`;
}

/** Lines side by side, as an engraver shades: within a box, leaning, some of them short. */
export function hatch(chance: Chance, x: number, y: number, width: number, height: number, step = 5, lean = 0): string {
  let d = '';
  for (let line = step / 2; line < height; line += step) {
    const from = between(chance, 0, width * 0.25);
    const to = between(chance, width * 0.75, width);
    d += `M${Math.round(x + from)} ${Math.round(y + line)}l${Math.round(to - from)} ${Math.round(lean * (to - from))}`;
  }
  return d;
}
export const hatched = (s: Sheet, d: string, opacity = 0.3, width = 1): string => stroke(d, s.dark, width, opacity);

/** Blades of grass along a line. */
export function grass(chance: Chance, from: number, to: number, y: number, height: number, step = 6): string {
  let d = '';
  for (let x = from; x < to; x += between(chance, step * 0.5, step * 1.5)) {
    const tall = between(chance, height * 0.4, height);
    const bend = between(chance, -tall * 0.5, tall * 0.5);
    const w = Math.round;
    d += `M${w(x)} ${w(y)}q${w(bend * 0.2)} ${w(-tall * 0.6)} ${w(bend)} ${w(-tall)}q${w(2 - bend * 0.5)} ${w(tall * 0.4)} ${w(3.4 - bend)} ${w(tall)}`;
  }
  return d;
}
/** A stone with a lit and a shaded side. */
export function stone(s: Sheet, x: number, y: number, width: number, height: number, color: string): string {
  const chance = s.chance;
  const top = [
    at(x - width / 2, y),
    at(x - width * between(chance, 0.4, 0.48), y - height * between(chance, 0.6, 0.85)),
    at(x - width * between(chance, 0.05, 0.25), y - height),
    at(x + width * between(chance, 0.15, 0.32), y - height * between(chance, 0.85, 1)),
    at(x + width * between(chance, 0.42, 0.5), y - height * between(chance, 0.4, 0.7)),
    at(x + width / 2, y),
  ].map((point) => at(Math.round(point.x), Math.round(point.y)));
  const [, , , shoulder, side, foot] = top as [Point, Point, Point, Point, Point, Point];
  return (
    fill(lines(top, true), color) +
    fill(
      lines([shoulder, side, foot, at(x + width * 0.12, y), at(x + width * 0.18, y - height * 0.5)], true),
      s.dark,
      0.42,
    ) +
    stroke(lines(top.slice(0, 4)), s.lit, 1.2, 0.55)
  );
}
