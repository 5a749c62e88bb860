/** Of what the towns of a land in snow are built, each standing where it is told to. */

import { fill, shape, short, stroke } from '../../ink.ts';
import type { Palette } from '../palette.ts';

/** Long, with a bent roof of turf under snow, and beasts on its gables. */
export const longhouse = (p: Palette, x: number, y: number, wide: number, high: number): string => {
  const [left, right, eave] = [x, x + wide, y - high];
  const roof = high * 1.15;
  const ridge = `M${left - 3} ${short(eave + 1)}L${left + 4} ${short(eave - roof * 0.92)}Q${x + wide / 2} ${short(eave - roof * 0.66)} ${right - 4} ${short(eave - roof * 0.92)}L${right + 3} ${short(eave + 1)}Q${x + wide / 2} ${short(eave + 3)} ${left - 3} ${short(eave + 1)}z`;
  const beast = (at: number, side: number): string =>
    stroke(
      `M${at} ${short(eave - roof * 0.9)}q${side * 3} -3 ${side * 2} -6q${side * 2} -1 ${side * 3.4} .6`,
      p.roof[1],
      1.6,
    );
  return (
    shape(`M${left} ${y}V${short(eave)}H${right}V${y}z`, p.bark, p.ink, 0.8) +
    stroke(
      Array.from(
        { length: Math.floor(wide / 5) },
        (_, i) => `M${short(left + 3 + i * 5)} ${y}V${short(eave + 1)}`,
      ).join(''),
      p.wall[1],
      0.6,
      0.8,
    ) +
    fill(`M${short(x + wide / 2 - 2.4)} ${y}v-4.600q2.400 -2.800 4.800 0v4.600z`, p.window) +
    fill(
      `M${short(left + 3)} ${short(y - high * 0.4)}h2.400v2h-2.400zM${short(right - 5.4)} ${short(y - high * 0.4)}h2.400v2h-2.400z`,
      p.window,
    ) +
    shape(ridge, p.oak[0], p.ink, 0.8) +
    fill(
      `M${left + 4} ${short(eave - roof * 0.92)}Q${x + wide / 2} ${short(eave - roof * 0.66)} ${right - 4} ${short(eave - roof * 0.92)}L${right - 2} ${short(eave - roof * 0.5)}Q${x + wide / 2} ${short(eave - roof * 0.3)} ${left + 2} ${short(eave - roof * 0.46)}z`,
      p.snow,
      0.95,
    ) +
    beast(left + 4, -1) +
    beast(right - 4, 1)
  );
};
/** A wooden tower in storeys, each with its roof. */
export const staveTower = (p: Palette, x: number, y: number, wide: number, storeys: number): string =>
  Array.from({ length: storeys }, (_, i) => {
    const half = (wide / 2) * (1 - i * 0.24);
    const foot = y - i * 8.4;
    return (
      shape(`M${short(x - half)} ${short(foot)}v-5H${short(x + half)}v5z`, p.bark, p.ink, 0.7) +
      fill(`M${short(x - 1)} ${short(foot - 1)}v-2.600h2v2.600z`, p.window) +
      shape(
        `M${short(x - half - 2.6)} ${short(foot - 4.4)}Q${short(x - half * 0.3)} ${short(foot - 6)} ${short(x - half * 0.5)} ${short(foot - 9)}H${short(x + half * 0.5)}Q${short(x + half * 0.3)} ${short(foot - 6)} ${short(x + half + 2.6)} ${short(foot - 4.4)}z`,
        p.roof[0],
        p.ink,
        0.7,
      ) +
      stroke(
        `M${short(x - half - 2)} ${short(foot - 5)}Q${short(x - half * 0.4)} ${short(foot - 6.4)} ${short(x - half * 0.5)} ${short(foot - 8.6)}`,
        p.snow,
        1.1,
      )
    );
  }).join('') + stroke(`M${short(x)} ${short(y - storeys * 8.4)}v-4.600`, p.ink, 0.9);

/** Of blocks of snow; light falls out of it. */
export const snowHouse = (p: Palette, x: number, y: number, wide: number): string => {
  const [half, high] = [wide / 2, wide * 0.46];
  return (
    shape(
      `M${short(x - half)} ${y}Q${short(x - half)} ${short(y - high)} ${short(x)} ${short(y - high)}Q${short(x + half)} ${short(y - high)} ${short(x + half)} ${y}z`,
      p.snow,
      p.ink,
      0.8,
    ) +
    fill(
      `M${short(x + half * 0.2)} ${short(y - high * 0.98)}Q${short(x + half)} ${short(y - high * 0.9)} ${short(x + half)} ${y}H${short(x + half * 0.5)}Q${short(x + half * 0.66)} ${short(y - high * 0.6)} ${short(x + half * 0.2)} ${short(y - high * 0.98)}z`,
      p.hill[1],
      0.85,
    ) +
    stroke(
      `M${short(x - half * 0.94)} ${short(y - high * 0.36)}Q${x} ${short(y - high * 0.5)} ${short(x + half * 0.94)} ${short(y - high * 0.36)}M${short(x - half * 0.74)} ${short(y - high * 0.7)}Q${x} ${short(y - high * 0.84)} ${short(x + half * 0.74)} ${short(y - high * 0.7)}`,
      p.soft,
      0.6,
    ) +
    shape(`M${short(x - half * 0.62)} ${short(y + 0.6)}v-3.400q0 -3 2.800 -3t2.800 3v3.400z`, p.window, p.ink, 0.7)
  );
};
/** Of hides on poles. */
export const hideTent = (p: Palette, x: number, y: number, wide: number, high: number): string => {
  const half = wide / 2;
  return (
    stroke(
      `M${short(x - 2.6)} ${short(y - high - 3.4)}L${short(x + 1.2)} ${short(y - high + 2)}M${short(x + 2.6)} ${short(y - high - 3.4)}L${short(x - 1.2)} ${short(y - high + 2)}`,
      p.bark,
      1,
    ) +
    shape(
      `M${short(x - half)} ${y}L${x} ${short(y - high)}L${short(x + half)} ${y}Q${x} ${short(y + 2.4)} ${short(x - half)} ${y}z`,
      p.wall[0],
      p.ink,
      0.8,
    ) +
    fill(
      `M${x} ${short(y - high)}L${short(x + half)} ${y}Q${short(x + half * 0.6)} ${short(y + 1)} ${short(x + half * 0.3)} ${short(y + 1.2)}z`,
      p.wall[1],
      0.9,
    ) +
    stroke(
      `M${short(x - half * 0.72)} ${short(y - high * 0.3)}q${short(half * 0.72)} 3 ${short(half * 1.44)} 0M${short(x - half * 0.4)} ${short(y - high * 0.62)}q${short(half * 0.4)} 1.600 ${short(half * 0.8)} 0`,
      p.roof[0],
      1.1,
    ) +
    shape(
      `M${short(x - half * 0.24)} ${short(y + 1.4)}L${x} ${short(y - high * 0.42)}L${short(x + half * 0.24)} ${short(y + 1.4)}z`,
      p.window,
      p.ink,
      0.6,
    )
  );
};
export const fire = (p: Palette, x: number, y: number, size = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${
    `<circle cx="0" cy="-4" r="9" fill="${p.window}" fill-opacity=".3"/>` +
    stroke('M-5 1L4 -1.600M5 1L-4 -1.600', p.bark, 1.8) +
    shape(
      'M-3.600 -.6Q-5 -5 -1.600 -7Q-1 -5 .2 -4.600Q0 -8.600 2.200 -10.600Q2.600 -6.600 4 -5Q4.600 -2 3 -.4Q0 1 -3.600 -.6z',
      p.ember,
      p.ink,
      0.6,
    ) +
    fill('M-1.600 -.8Q-1.600 -3.600 .6 -5Q2.600 -3 1.800 -.8Q0 0 -1.600 -.8z', p.ray)
  }</g>`;
export const steam = (p: Palette, x: number, y: number): string =>
  stroke(`M${x} ${y}q-5 -4 0 -8t-1 -9q-1 -3 1 -5M${x + 6} ${y + 2}q4 -4 0 -8t2 -8`, p.snow, 2.2, 0.85) +
  stroke(`M${x} ${y}q-5 -4 0 -8t-1 -9q-1 -3 1 -5M${x + 6} ${y + 2}q4 -4 0 -8t2 -8`, p.soft, 0.5, 0.6);
/** A tree of copper and glass, in a garden that nobody waters. */
export const copperTree = (p: Palette, x: number, y: number, high: number): string =>
  stroke(`M${x} ${y}V${short(y - high * 0.6)}`, p.roof[1], 2.4) +
  stroke(`M${x} ${y}V${short(y - high * 0.6)}`, p.roof[0], 1) +
  shape(`M${x} ${short(y - high)}a${short(high * 0.32)} ${short(high * 0.32)} 0 1 1 -.1 0z`, '#5fb069', p.ink, 0.8) +
  fill(
    `M${x} ${short(y - high)}a${short(high * 0.32)} ${short(high * 0.32)} 0 0 1 0 ${short(high * 0.64)}q${short(high * 0.22)} ${short(-high * 0.3)} 0 ${short(-high * 0.64)}z`,
    '#2f7a4a',
    0.85,
  );
