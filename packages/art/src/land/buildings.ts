/** Of what towns are built, each standing where it is told to. */

import { fill, shape, short, stroke } from '../ink.ts';
import type { Palette } from './palette.ts';

type Two = readonly [string, string];

/** A wall with battlements. */
export const wall = (p: Palette, x: number, y: number, wide: number, high: number): string => {
  const teeth = Math.max(2, Math.round(wide / 4));
  const step = wide / teeth;
  const top = Array.from({ length: teeth }, () => `v-1.8h${short(step / 2)}v1.8h${short(step / 2)}`).join('');
  return (
    shape(`M${x} ${y}V${y - high}${top}V${y}z`, p.wall[0], p.ink, 0.8) +
    fill(`M${x} ${y}v-2.2h${wide}V${y}z`, p.wall[1], 0.8) +
    stroke(
      `M${x + wide * 0.2} ${y - high * 0.62}h2.6M${x + wide * 0.62} ${y - high * 0.75}h2.2M${x + wide * 0.42} ${y - high * 0.34}h2.6`,
      p.ink,
      0.5,
      0.7,
    )
  );
};
/** A round tower, lit from the left; the roof is a cone, or battlements. */
export const tower = (
  p: Palette,
  x: number,
  y: number,
  wide: number,
  high: number,
  roof: Two | null,
  point = wide * 1.5,
): string => {
  const half = wide / 2;
  const body =
    shape(`M${x - half} ${y}V${y - high}H${x + half}V${y}z`, p.wall[0], p.ink, 0.8) +
    fill(`M${short(x + half * 0.2)} ${y}V${y - high}H${x + half}V${y}z`, p.wall[1], 0.9) +
    fill(`M${short(x - 0.8)} ${short(y - high * 0.55)}h1.6v-2.8h-1.6z`, p.window);
  const over = half + 1.4;
  if (!roof)
    return (
      body +
      shape(
        `M${x - over} ${y - high + 1}v-3.6h${short(over * 0.5)}v1.6h${short(over * 0.5)}v-1.6h${short(over * 0.5)}v1.6h${short(over * 0.5)}v2z`,
        p.wall[0],
        p.ink,
        0.8,
      )
    );
  const top = y - high - point;
  return (
    body +
    shape(
      `M${x - over} ${y - high}L${x} ${short(top)}L${x + over} ${y - high}Q${x} ${y - high + 2} ${x - over} ${y - high}z`,
      roof[0],
      p.ink,
      0.8,
    ) +
    fill(
      `M${x} ${short(top)}L${x + over} ${y - high}Q${short(x + half)} ${y - high + 1} ${short(x + half * 0.3)} ${y - high + 1}z`,
      roof[1],
      0.9,
    )
  );
};
export const house = (p: Palette, x: number, y: number, wide: number, high: number, roof: Two = p.roof): string =>
  shape(
    `M${x} ${y}v${-high}l${wide * 0.25} ${-wide * 0.36}l${wide * 0.25} ${wide * 0.36}v${high}z`,
    p.wall[0],
    p.ink,
    0.7,
  ) +
  shape(`M${x + wide * 0.5} ${y}v${-high}h${wide * 0.5}v${high}z`, p.wall[1], p.ink, 0.7) +
  shape(
    `M${x + wide * 0.25} ${y - high - wide * 0.36}h${wide * 0.5}l${wide * 0.27} ${wide * 0.38}h${-wide * 0.5}z`,
    roof[0],
    p.ink,
    0.7,
  ) +
  fill(
    `M${short(x + wide * 0.16)} ${y}v-2.6h1.8v2.6zM${short(x + wide * 0.66)} ${short(y - high * 0.45)}h1.7v1.6h-1.7z`,
    p.window,
  );
export const flag = (p: Palette, x: number, y: number, color: string): string =>
  stroke(`M${x} ${y}v-6`, p.ink, 0.7) +
  shape(`M${x} ${y - 6}q3 -1 5.4 .6q-2 .6 -1.4 2q-2.4 -.4 -4 .4z`, color, p.ink, 0.4);
export const gate = (p: Palette, x: number, y: number, wide: number, high: number): string =>
  fill(
    `M${x - wide / 2} ${y}v${-high + wide / 2}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0v${high - wide / 2}z`,
    p.window,
  ) +
  stroke(
    `M${x - wide / 2} ${y}v${-high + wide / 2}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0v${high - wide / 2}`,
    p.ink,
    0.8,
  );

/** Some houses around a tower. */
export const anyTown = (p: Palette): string =>
  house(p, -22, 6, 11, 5, p.slate) +
  house(p, 10, 5, 12, 5) +
  tower(p, 0, 8, 8, 20, p.roof, 10) +
  house(p, -14, 14, 13, 6) +
  house(p, 4, 14, 13, 6, p.slate);
