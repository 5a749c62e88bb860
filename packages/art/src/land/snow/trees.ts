/** Trees under snow, each standing at (0, 0). */

import { at, between, fill, lines, shape, short, stroke } from '../../ink.ts';
import type { Tree } from '../trees.ts';

/** Three skirts, each with snow on the side of the light. */
const fir =
  (tall: number, slim: number, snow: number): Tree =>
  (chance, palette) => {
    const [lit, shade] = palette.pine;
    const h = between(chance, 15, 21) * tall;
    const w = between(chance, 4.8, 6.2) * slim;
    const [left, right, caps] = [[at(0, -h - 1)], [at(0, -h - 1)], [] as string[]];
    for (const [top, foot, out] of SKIRTS) {
      const [up, low, wide] = [-h * top - 1, -h * foot - 2, w * out * between(chance, 0.9, 1.1)];
      left.push(at(-wide, low), at(-wide * 0.5, low - 0.8));
      right.push(at(wide, low + 0.2), at(wide * 0.5, low - 0.8));
      caps.push(
        lines(
          [
            at(0, up),
            at(-wide * 0.96, low),
            at(-wide * 0.5, low - h * 0.07),
            at(-wide * 0.16, low - h * 0.02),
            at(wide * 0.16, up + h * 0.15),
          ],
          true,
        ),
      );
    }
    const whole = lines([...left, ...right.toReversed()], true);
    return (
      stroke('M0 -3V1', palette.bark, 1.6) +
      fill(whole, lit) +
      fill(lines([at(0.3, -h), ...right.slice(1), at(0, -2)], true), shade, 0.9) +
      fill(caps.join(''), palette.snow, snow) +
      stroke(whole, palette.ink, 0.7)
    );
  };
/** Where each begins and ends, as a part of the height, and how wide it is. */
const SKIRTS = [
  [1, 0.62, 0.5],
  [0.76, 0.34, 0.78],
  [0.5, 0.04, 1],
] as const;

/** So much snow that it leans. */
const bowed: Tree = (chance, palette) => {
  const h = between(chance, 12, 16);
  const x = between(chance, 3, 6);
  return (
    stroke(`M0 1Q0 ${short(-h * 0.7)} ${short(x)} ${short(-h)}`, palette.bark, 1.5) +
    shape(
      `M-3.6 -3Q-3 ${short(-h * 0.8)} ${short(x)} ${short(-h - 2)}q3 2 1.4 5Q4 ${short(-h * 0.4)} 4 -3q-4 1.6 -7.6 0z`,
      palette.snow,
      palette.ink,
      0.7,
    ) +
    fill(
      `M${short(x + 0.6)} ${short(-h)}q2 2 .6 4Q4 ${short(-h * 0.4)} 3.600 -3q-2 .8 -3.600 .4Q1 ${short(-h * 0.5)} ${short(x + 0.6)} ${short(-h)}z`,
      palette.hill[1],
      0.9,
    )
  );
};
/** Dead, with what hangs from it. */
const snag: Tree = (chance, palette) => {
  const h = between(chance, 14, 20);
  return (
    stroke(`M0 1Q-.6 ${short(-h * 0.5)} ${short(between(chance, -1.6, 1.6))} ${short(-h)}`, palette.bark, 1.5) +
    stroke(
      `M0 ${short(-h * 0.36)}q-4 -1 -5.600 -4M.2 ${short(-h * 0.52)}q4 -1.4 5.4 -5M-.4 ${short(-h * 0.7)}q-3 -1 -3.8 -4`,
      palette.bark,
      0.9,
    ) +
    stroke(
      `M-4.6 ${short(-h * 0.5)}v3.600M4.600 ${short(-h * 0.72)}v4M-3 ${short(-h * 0.84)}v2.600`,
      palette.thorn[0],
      0.8,
    ) +
    stroke(`M-5.600 ${short(-h * 0.36 - 4)}l2 1.600M5.600 ${short(-h * 0.52 - 5)}l-2 2`, palette.snow, 1)
  );
};
const birch: Tree = (chance, palette) => {
  const h = between(chance, 13, 18);
  return (
    stroke(`M0 1V${short(-h)}`, palette.snow, 2) +
    stroke(`M-1 1V${short(-h)}M1 1V${short(-h * 0.9)}`, palette.ink, 0.5) +
    stroke(`M-.8 -3h1M-.2 -6h1M-.8 -9h1`, palette.ink, 0.7) +
    stroke(
      `M0 ${short(-h * 0.5)}q-3 -2 -4 -6M0 ${short(-h * 0.62)}q3 -2 4.4 -6M0 ${short(-h * 0.8)}q-1.600 -2 -2 -5M0 ${short(-h)}q1 -2 2 -3`,
      palette.bark,
      0.7,
    )
  );
};
/** A willow no higher than a boot. */
const creeping: Tree = (chance, palette) => {
  const w = between(chance, 6, 9);
  return (
    stroke(`M${short(-w)} 0q${short(w * 0.6)} -4 ${short(w)} -2t${short(w)} -1.600`, palette.bark, 1) +
    stroke(
      `M${short(-w * 0.6)} -1.600l-1 -3M${short(-w * 0.2)} -2.600l.6 -3.600M${short(w * 0.3)} -2.400l1.400 -3.400M${short(w * 0.7)} -2.600l2 -2.600`,
      palette.elm[0],
      1.1,
    )
  );
};
export const SNOW_TREES = {
  laden: fir(1, 1, 0.95),
  dark: fir(1.12, 0.86, 0.7),
  grim: fir(1.3, 0.78, 0.72),
  small: fir(0.66, 1, 0.95),
  bowed,
  snag,
  birch,
  creeping,
} as const;
