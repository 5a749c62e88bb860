/** What lies flat or stands small: fields, grass, dunes, mires, things by the road and on the bank. Each around (0, 0). */

import {
  at,
  between,
  blob,
  curve,
  fill,
  lines,
  moved,
  pair,
  shaken,
  shape,
  short,
  stroke,
  type Chance,
} from '../ink.ts';
import type { Palette } from './palette.ts';
import { TREES } from './trees.ts';

export type Piece = (chance: Chance, palette: Palette) => string;

// ---- plains ----

const tuft: Piece = (chance, palette) => {
  const high = between(chance, 3.4, 5.2);
  return stroke(
    `M-3.4 0q-.6 -1.6 -1.8 ${short(-high * 0.6)}M-1 .2q0 -2 -.4 ${short(-high)}M1 .1q.4 -2 1.4 ${short(-high * 0.86)}M3.2 .2q.6 -1.4 2 ${short(-high * 0.5)}`,
    palette.grass,
    0.9,
  );
};
const flowers: Piece = (chance, palette) =>
  tuft(chance, palette) +
  `<circle cx="-2" cy="-5.4" r="1" fill="${palette.ember}"/><circle cx="3.4" cy="-4.6" r=".9" fill="${palette.gold}"/>`;

/** Strips of plough land, in the lie of the hill, with a hedge along one side. */
const field: Piece = (chance, palette) => {
  const turn = between(chance, -16, 16);
  const wide = between(chance, 15, 20);
  const high = between(chance, 8, 11);
  const strips = [0, 1, 2].map((i) => {
    const left = -wide + (i * 2 * wide) / 3;
    const corners = shaken(
      [at(left, -high), at(left + (2 * wide) / 3, -high), at(left + (2 * wide) / 3 - 2, high), at(left - 2, high)],
      0.8,
      chance,
    );
    const color = palette.fields[Math.floor(chance() * palette.fields.length)]!;
    const flat = chance() < 0.5;
    const furrows = [0.2, 0.4, 0.6, 0.8].map((way) =>
      flat
        ? `M${short(left)} ${short(-high + way * 2 * high)}q${short(wide / 3)} -1 ${short((2 * wide) / 3 - 1)} 0`
        : `M${short(left + (way * 2 * wide) / 3)} ${short(-high + 1)}q-.8 ${short(high)} -1.8 ${short(2 * high - 2)}`,
    );
    return (
      fill(lines(corners, true), color, 0.85) +
      stroke(furrows.join(''), palette.ink, 0.45, 0.4) +
      stroke(lines(corners, true), palette.ink, 0.5, 0.45)
    );
  });
  const hedge = Array.from(
    { length: 8 },
    (_, i) =>
      `M${short(-wide - 1 + (i * (2 * wide + 2)) / 8)} ${short(high + between(chance, -0.6, 0.8))}q1 -2.6 3 -2t2.4 1.6`,
  );
  return `<g transform="rotate(${short(turn)})">${strips.join('')}${stroke(hedge.join(''), palette.oak[1], 1.3)}</g>`;
};

const farm: Piece = (_, palette) =>
  shape('M-7 0V-5L-3 -9L1 -5V0z', palette.wall[0], palette.ink, 0.7) +
  shape('M-3 -9L6 -9L10 -5H1z', palette.roof[0], palette.ink, 0.7) +
  shape('M1 -5H10V0H1z', palette.wall[1], palette.ink, 0.7) +
  fill('M-4 0V-3h2V0zM4 -3.6h2v1.6h-2z', palette.window) +
  stroke('M7.5 -9v-2.4', palette.ink, 1.4);

const windmill: Piece = (chance, palette) => {
  const turn = between(chance, 10, 70);
  return (
    shape('M-3.6 0L-2.4 -11H2.4L3.8 0z', palette.wall[0], palette.ink, 0.7) +
    shape('M-3 -10.6Q0 -15.5 3 -10.6z', palette.roof[0], palette.ink, 0.7) +
    `<g transform="translate(0 -11) rotate(${short(turn)})">${stroke('M-9 0H9M0 -9V9', palette.ink, 0.8)}${shape('M1 0L9 0V3H1zM-1 0H-9V-3H-1zM0 1V9H-3V1zM0 -1V-9H3V-1z', palette.wall[0], palette.ink, 0.5)}</g>`
  );
};
const stooks: Piece = (_, palette) =>
  [-6, 0, 6]
    .map((x, i) =>
      shape(
        `M${x - 2.6} ${i % 2}L${x} ${-6 + (i % 2)}L${x + 2.6} ${i % 2}q-2.6 1 -5.2 0z`,
        palette.fields[0]!,
        palette.ink,
        0.6,
      ),
    )
    .join('');
const sheep: Piece = (chance, palette) =>
  [0, 1, 2]
    .map((i) => {
      const [x, y] = [i * 7 - 7 + between(chance, -1.5, 1.5), between(chance, -3, 2)];
      return (
        shape(
          `M${short(x - 2.4)} ${short(y)}q-.6 -2.8 2.4 -2.6q3 -.2 2.6 2.4q-2.4 1 -5 .2z`,
          palette.snow,
          palette.ink,
          0.55,
        ) +
        stroke(
          `M${short(x - 1.4)} ${short(y)}v1.6M${short(x + 1.4)} ${short(y)}v1.6M${short(x - 2.6)} ${short(y - 1.4)}l-1.2 .5`,
          palette.ink,
          0.7,
        )
      );
    })
    .join('');
const stones: Piece = (chance, palette) =>
  [-6, 0, 6.4]
    .map((x) => {
      const high = between(chance, 6, 11);
      return (
        shape(
          `M${short(x - 1.9)} .4L${short(x - 1.4)} ${short(-high)}l2 -1l1.1 1.6L${short(x + 2)} .4z`,
          palette.stone[0],
          palette.ink,
          0.7,
        ) +
        fill(`M${short(x + 0.4)} .4L${short(x + 0.5)} ${short(-high)}l1 .8L${short(x + 2)} .4z`, palette.stone[1], 0.8)
      );
    })
    .join('');
const dune: Piece = (chance, palette) => {
  const wide = between(chance, 11, 15);
  const crest = `M${short(-wide)} 0Q${short(-wide * 0.3)} -8 ${short(wide * 0.2)} -5.4Q${short(wide * 0.7)} -3 ${short(wide)} .6`;
  return (
    fill(`${crest}Q0 3.4 ${short(-wide)} 0z`, palette.sand, 0.95) +
    stroke(crest, palette.ink, 0.8) +
    stroke(`M${short(wide * 0.1)} -3.4q3.4 1 5 3M${short(-wide * 0.2)} -3.6q4 1.4 6 4`, palette.ink, 0.45, 0.6) +
    `<path d="M${short(-wide * 0.7)} 3.4h${short(wide * 1.5)}M${short(-wide * 0.4)} 5.4h${short(wide)}" stroke="${palette.soft}" stroke-width=".9" stroke-dasharray=".1 2.6" stroke-linecap="round" fill="none"/>`
  );
};
const cracks: Piece = (chance, palette) => {
  const way = shaken([at(-13, -2), at(-6, 1), at(-1, -2), at(5, 2), at(13, 0)], 2, chance);
  return (
    stroke(lines(way), palette.ink, 0.9, 0.75) +
    stroke(`M${pair(way[1]!)}l2 5l4 1M${pair(way[3]!)}l-1 -5l3 -3`, palette.ink, 0.7, 0.65) +
    stroke(`M${pair(way[2]!)}l3 2`, palette.ember, 0.9, 0.8)
  );
};
const stump: Piece = (chance, palette) =>
  stroke(`M0 1V-6l-1.8 -3M0 -4l2.6 -3.4M-3 1.2h6`, palette.ink, 1.2) +
  stroke(`M5 1q3 -1 ${short(between(chance, 5, 8))} .4`, palette.ash, 1.1);
const bones: Piece = (_, palette) =>
  stroke(
    'M-9 0q5 -11 14 -9M-6 .6q.4 -4 3 -6M-2 .6q0 -5 2.6 -8M2 .6q0 -5 2.4 -8.6M6 .6q-.6 -4 .4 -8',
    palette.snow,
    1.6,
  ) + stroke('M-9.6 .6q5 -11.6 14.6 -10', palette.ink, 0.5);
const drift: Piece = (chance, palette) => {
  const wide = between(chance, 9, 14);
  return (
    fill(
      `M${short(-wide)} 0q${short(wide * 0.7)} -6 ${short(wide * 2)} 0q${short(-wide)} 3 ${short(-2 * wide)} 0z`,
      palette.snow,
      0.75,
    ) + stroke(`M${short(-wide * 0.5)} -2.2q${short(wide * 0.5)} -2.6 ${short(wide)} .4`, palette.soft, 0.6, 0.8)
  );
};
const grove: Piece = (chance, palette) =>
  moved(TREES.elm(chance, palette), at(-4, 0), 0.8) + moved(TREES.oak(chance, palette), at(4, 2), 0.85);
const tent: Piece = (_, palette) =>
  shape('M-7 0L-1 -9L3 0z', palette.wall[0], palette.ink, 0.7) +
  shape('M-1 -9L8 -1.4L3 0z', palette.wall[1], palette.ink, 0.7) +
  stroke('M-1 -9v-3l3.4 1l-3.4 1', palette.roof[0], 1);

export const MEADOW: readonly Piece[] = [tuft, grove, sheep, flowers, tuft, field];
/** One of these is enough for a space. */
export const LARGE: ReadonlySet<Piece> = new Set([field, farm, windmill, tent, stooks]);

// ---- swamp ----

const pool: Piece = (chance, palette) => {
  const ring = curve(blob(at(0, 0), between(chance, 10, 15), between(chance, 3.4, 5), chance), true);
  return shape(ring, palette.mire, palette.shore, 0.7) + stroke('M-6 -.6h5M1 1.2h6M-2 -2h3', palette.wave, 0.7, 0.8);
};
const reeds: Piece = (chance, palette) => {
  const stalks = [-5, -2.4, 0, 2.6, 5].map((x) => {
    const high = between(chance, 7, 13);
    return [x + between(chance, -2, 2), -high] as const;
  });
  return (
    stroke(
      stalks
        .map(
          ([x, y], i) => `M${[-3, -1.4, 0, 1.4, 3][i]} 0Q${short(x * 0.6)} ${short(y * 0.6)} ${short(x)} ${short(y)}`,
        )
        .join(''),
      palette.reed,
      0.9,
    ) +
    `<path d="${stalks
      .filter((_, i) => i % 2 === 0)
      .map(([x, y]) => `M${short(x)} ${short(y)}v3`)
      .join('')}" stroke="${palette.bark}" stroke-width="1.9" stroke-linecap="round" fill="none"/>` +
    stroke('M-6 .8q3 -.8 6 0t6 -.2', palette.shore, 0.7, 0.8)
  );
};
const drowned: Piece = (_, palette) =>
  stroke('M-1 1Q-1 -7 -2.6 -11M-1.2 -5q3 -1.6 4 -5M-2 -8l-3 -1.6', palette.ink, 1.3) +
  stroke('M-6 1.4q5 -1.4 11 0', palette.shore, 0.8);
const steeple: Piece = (_, palette) =>
  `<g transform="rotate(9)">${shape('M-3 1V-7L0 -14L3 -7V1z', palette.wall[1], palette.ink, 0.7)}${stroke('M0 -14v-3M-1.4 -15.6h2.8', palette.ink, 0.8)}${fill('M-1 -4h2v-2.6h-2z', palette.window)}</g>` +
  stroke('M-8 1.6q4 -1.4 8 0t8 0', palette.shore, 0.9);
const hut: Piece = (_, palette) =>
  shape('M-6 -4L0 -10L6 -4L4.6 -1H-4.6z', palette.thorn[0], palette.ink, 0.7) +
  stroke('M-4 -1V3M4 -1V3M0 -1V2.4', palette.ink, 1) +
  fill('M-1 -1v-3h2v3z', palette.window);
export const MIRE: readonly Piece[] = [pool, reeds, drowned, reeds, pool, steeple, hut];

// ---- by the road ----

const milestone: Piece = (_, palette) =>
  shape('M-2 1V-5q2 -2.6 4 0V1z', palette.stone[0], palette.ink, 0.7) +
  stroke('M-.8 -3h1.6M-.8 -1.4h1.6', palette.ink, 0.5);
const signpost: Piece = (_, palette) =>
  stroke('M0 1V-10', palette.bark, 1.3) +
  shape('M-1 -9.6H6l1.6 1.3L6 -7H-1zM1 -6.2H-5l-1.4 1.2L-5 -3.8H1z', palette.ribbon, palette.ink, 0.6);
const inn: Piece = (chance, palette) =>
  farm(chance, palette) +
  stroke('M-8 0V-7H-11', palette.ink, 0.8) +
  shape('M-12 -7h3v3h-3z', palette.gold, palette.ink, 0.5);
const shrine: Piece = (_, palette) =>
  shape('M-3 1V-4.6L0 -9L3 -4.6V1z', palette.wall[0], palette.ink, 0.7) +
  fill('M-1.2 1V-2.6q1.2 -1.8 2.4 0V1z', palette.window) +
  stroke('M0 -9v-2.6M-1.2 -10.6h2.4', palette.ink, 0.7);
const cart: Piece = (_, palette) =>
  shape('M-6 -2L-5 -6H5L6 -2z', palette.ribbon, palette.ink, 0.7) +
  stroke('M6 -2.4L11 -1', palette.bark, 1) +
  `<circle cx="-3" cy="-.6" r="2.1" fill="none" stroke="${palette.ink}" stroke-width=".9"/><circle cx="3.4" cy="-.6" r="2.1" fill="none" stroke="${palette.ink}" stroke-width=".9"/>`;
const fence: Piece = (_, palette) =>
  stroke('M-10 1V-4M-3 .6V-4.4M4 .8V-4M11 1V-4.2M-11 -2.8Q0 -4 12 -2.6M-11 -1Q0 -2 12 -.8', palette.bark, 0.8);
export const ROADSIDE: readonly Piece[] = [milestone, signpost, inn, shrine, cart, fence];

// ---- on the bank ----

const willow: Piece = (chance, palette) => TREES.willow(chance, palette);
const mill: Piece = (chance, palette) =>
  farm(chance, palette) +
  `<circle cx="11" cy="-1" r="4" fill="none" stroke="${palette.bark}" stroke-width="1.2"/>` +
  stroke('M11 -5V3M7 -1H15M8.2 -3.8L13.8 1.8M13.8 -3.8L8.2 1.8', palette.bark, 0.7);
const boat: Piece = (_, palette) =>
  shape('M-7 -2Q0 3.4 7 -2L4.4 1.6H-4.4z', palette.bark, palette.ink, 0.7) +
  stroke('M0 0V-9', palette.ink, 0.8) +
  shape('M.6 -9Q6 -6 .6 -2z', palette.wall[0], palette.ink, 0.6);
const jetty: Piece = (_, palette) =>
  stroke('M-8 0H6M-6 0V3M-1 0V3.4M4 0V3.6', palette.bark, 1.2) + stroke('M-8 -1.4H6', palette.bark, 0.7);
const boulders: Piece = (chance, palette) =>
  [-4, 1.5, 6]
    .map((x, i) =>
      shape(curve(blob(at(x, -1 - (i % 2)), 3 - i * 0.4, 2, chance, 6), true), palette.stone[i % 2]!, palette.ink, 0.6),
    )
    .join('');
export const BANK: readonly Piece[] = [reeds, willow, boulders, mill, boat, jetty];
export const PIECES = {
  bones,
  cracks,
  drift,
  dune,
  farm,
  field,
  flowers,
  grove,
  pool,
  reeds,
  sheep,
  stones,
  stooks,
  stump,
  tent,
  tuft,
  windmill,
} as const;
