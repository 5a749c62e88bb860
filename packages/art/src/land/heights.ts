/** Peaks and hills, each standing at (0, 0). */

import { at, between, curve, fill, lines, pair, shaken, stroke, type Chance } from '../ink.ts';
import type { Palette } from './palette.ts';
import type { Point } from '@questwright/geometry';

export type Height = (chance: Chance, palette: Palette, wide: number, high: number) => string;

/** From the top down to the foot; more broken the higher it is. */
function ridge(side: number, wide: number, high: number, chance: Chance): Point[] {
  const points = [at(0, -high)];
  for (const down of [0.16, 0.34, 0.5, 0.68, 0.86]) {
    const out = down ** 0.86 * wide * between(chance, 0.9, 1.08);
    points.push(at(side * out, -high * (1 - down) + between(chance, -0.05, 0.05) * high));
  }
  return [...points, at(side * wide, 0)];
}

function peak(colors: readonly [string, string], gradient: string, snow: number): Height {
  return (chance, palette, wide, high) => {
    const left = ridge(-1, wide, high, chance);
    const right = ridge(1, wide * between(chance, 0.85, 1.05), high, chance);
    const middle = [0.2, 0.38, 0.58, 0.8].map((down, i) =>
      at((i % 2 === 0 ? 0.13 : -0.05) * wide * between(chance, 0.6, 1.5) + down * wide * 0.16, -high * (1 - down)),
    );
    const foot = at(wide * between(chance, 0.1, 0.3), -1);
    const top = left[0]!;
    const shade = lines([top, ...middle, foot, ...right.toReversed()], true);
    const body = `${lines([...left.toReversed(), ...right.slice(1)])}Q${short(wide * 0.4)} ${short(high * 0.09)} 0 ${short(high * 0.06)}T${pair(left.at(-1)!)}z`;
    let drawn = fill(body, `url(#land-${gradient})`) + fill(shade, colors[1], 0.72);
    if (snow > 0) drawn += snowcap(left, right, snow, high, chance, palette);
    // The lines of the rock run down the slope, closer together in the shade.
    const rock = [0.32, 0.46, 0.6, 0.74].map((down) => {
      const x = wide * down * between(chance, 0.35, 0.75);
      const y = -high * (1 - down);
      return `M${short(x)} ${short(y)}l${short(wide * between(chance, 0.06, 0.14))} ${short(high * between(chance, 0.12, 0.2))}`;
    });
    const lit = [0.45, 0.7].map((down) => {
      const x = -wide * down * between(chance, 0.4, 0.7);
      return `M${short(x)} ${short(-high * (1 - down))}l${short(-wide * 0.1)} ${short(high * between(chance, 0.1, 0.17))}`;
    });
    drawn += stroke(rock.join('') + lit.join(''), palette.ink, 0.6, 0.65);
    drawn += stroke(lines([top, ...middle.slice(0, 3)]), palette.ink, 0.7, 0.7);
    drawn += stroke(lines(left), palette.ink, 0.9) + stroke(lines(right), palette.ink, 1.4);
    return drawn;
  };
}
const short = (value: number): string => String(Math.round(value * 10) / 10 + 0);

function snowcap(
  left: readonly Point[],
  right: readonly Point[],
  much: number,
  high: number,
  chance: Chance,
  palette: Palette,
): string {
  const keep = (side: readonly Point[]): Point[] => side.filter(({ y }) => y < -high * (1 - much));
  const [one, two] = [keep(left), keep(right)];
  const from = two.at(-1) ?? at(0, -high);
  const to = one.at(-1) ?? at(0, -high);
  const teeth = [0.2, 0.4, 0.6, 0.8].map((way, i) =>
    at(
      from.x + (to.x - from.x) * way,
      from.y + (to.y - from.y) * way + (i % 2 === 0 ? 1 : -0.2) * high * between(chance, 0.08, 0.16),
    ),
  );
  return fill(lines([...one.toReversed(), ...two.slice(1), ...teeth], true), palette.snow, 0.95);
}

const alp = (palette: Palette): Height => peak(palette.stone, 'stone', 0.42);
const crag = (palette: Palette): Height => peak(palette.stone, 'stone', 0);

/** A broken cone that smokes. */
const volcano =
  (palette: Palette): Height =>
  (chance, colors, wide, high) => {
    const cone = peak(palette.cinder, 'cinder', 0)(chance, colors, wide, high);
    if (chance() < 0.45) return cone;
    const way = between(chance, 5, 9);
    const smoke = [0, 1, 2].map(
      (i) =>
        `M${short(i - 1)} ${short(-high - 1 - i * 2)}c${short(way * 0.2)} -5 ${short(-way * 0.7)} -7 ${short(way * 0.4)} -12s${short(way)} -4 ${short(way * 0.9)} -9`,
    );
    return (
      cone +
      stroke(`M-2.6 ${short(-high + 3)}q2.6 2 5 .4M-.4 ${short(-high + 3)}q1.4 5 .2 9q2 3 1.2 7`, palette.ember, 1.2) +
      stroke(smoke.slice(0, 2).join(''), palette.soft, 1, 0.55)
    );
  };

/** A wall of rock with a flat top, in courses. */
const scarp =
  (palette: Palette): Height =>
  (chance, _, wide, high) => {
    const tall = high * 0.78;
    const top = shaken(
      [
        at(-wide * 0.62, -tall),
        at(-wide * 0.2, -tall * 1.06),
        at(wide * 0.25, -tall * 0.98),
        at(wide * 0.66, -tall * 0.9),
      ],
      1.2,
      chance,
    );
    const left = shaken([at(-wide * 0.76, -tall * 0.5), at(-wide * 0.8, -tall * 0.45)], 0.8, chance);
    const right = shaken([at(wide * 0.74, -tall * 0.5), at(wide * 0.84, -tall * 0.42)], 0.8, chance);
    const body = lines([at(-wide, 0), ...left.toReversed(), ...top, ...right, at(wide, 0)]);
    const cracks = [-0.45, -0.25, -0.05, 0.15, 0.35, 0.52].map(
      (x) =>
        `M${short(x * wide)} ${short(-tall * between(chance, 0.86, 0.95))}l${short(between(chance, -1, 1))} ${short(tall * between(chance, 0.25, 0.45))}`,
    );
    const layers = `M${short(-wide * 0.74)} ${short(-tall * 0.56)}q${short(wide * 0.7)} ${short(tall * 0.1)} ${short(wide * 1.46)} 0`;
    return (
      fill(`${body}z`, 'url(#land-red)') +
      fill(
        lines([top[2]!, top[3]!, ...right, at(wide, 0), at(wide * 0.3, 0), at(wide * 0.24, -tall * 0.5)], true),
        palette.red[1],
        0.7,
      ) +
      stroke(cracks.join(''), palette.ink, 0.7, 0.75) +
      stroke(layers, palette.ink, 0.6, 0.6) +
      stroke(body, palette.ink, 1.1)
    );
  };

export const PEAKS = { alp, crag, volcano, scarp } as const;

// ---- hills ----

function mound(gradient: string, shade: string, palette: Palette, wide: number, high: number, chance: Chance): string {
  const top = between(chance, -0.25, 0.2) * wide;
  const line = curve([
    at(-wide, 0),
    at(-wide * 0.62, -high * 0.62),
    at(top, -high),
    at(wide * 0.6, -high * 0.58),
    at(wide, 0),
  ]);
  const hatch = [0.2, 0.38, 0.56, 0.74].map((way) => {
    const x = top + (wide - top) * way;
    const y = -high * (1 - way ** 1.6) + 2;
    return `M${short(x)} ${short(y)}q${short(wide * 0.02)} ${short(high * 0.18)} ${short(-wide * 0.07)} ${short(high * between(chance, 0.26, 0.42))}`;
  });
  const dark = `M${short(top)} ${short(-high)}Q${short(wide * 0.7)} ${short(-high * 0.8)} ${short(wide)} 0Q${short(wide * 0.5)} ${short(-high * 0.05)} ${short(wide * 0.28)} 0Q${short(wide * 0.4)} ${short(-high * 0.6)} ${short(top)} ${short(-high)}z`;
  return (
    fill(`${line}q${short(-wide)} ${short(high * 0.16)} ${short(-2 * wide)} 0z`, `url(#land-${gradient})`) +
    fill(dark, shade, 0.4) +
    stroke(hatch.join(''), palette.ink, 0.6, 0.6) +
    stroke(line, palette.ink, 1)
  );
}

const down: Height = (chance, palette, wide, high) => mound('hill', palette.hill[1], palette, wide, high, chance);
const chalk: Height = (chance, palette, wide, high) =>
  mound('chalk', palette.chalk[1], palette, wide, high * 0.9, chance);
/** Rows of vines along the slope. */
const terrace: Height = (chance, palette, wide, high) => {
  const rows = [0.32, 0.52, 0.72].map(
    (way) =>
      `M${short(-wide * way)} ${short(-high * (0.9 - way))}q${short(wide * way)} ${short(-high * 0.24)} ${short(wide * way * 1.7)} ${short(high * 0.04)}`,
  );
  const vines = `<path d="${rows.join('')}" fill="none" stroke="${palette.oak[1]}" stroke-width="2.2" stroke-dasharray=".1 3.1" stroke-linecap="round"/>`;
  return chalk(chance, palette, wide, high) + stroke(rows.join(''), palette.bark, 0.5, 0.7) + vines;
};
/** A grave of the first kings: a door of three stones. */
const barrow: Height = (chance, palette, wide, high) => {
  const hill = down(chance, palette, wide, high * 0.92);
  if (chance() < 0.4) return hill;
  return (
    hill +
    fill('M-3.4 0V-5.4H3V0z', palette.ink) +
    `<path d="M-4.4 .4V-5.6M4 .4V-5.4M-5.6 -6.4L5 -6.2" stroke="${palette.stone[0]}" stroke-width="2" fill="none"/>` +
    stroke('M-5.6 .6V-5.4M-6.8 -7.4L6.2 -7.2M5.2 .6V-5.2', palette.ink, 0.6)
  );
};

export const HILLS = { down, chalk, terrace, barrow } as const;
