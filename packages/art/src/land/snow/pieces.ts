/** What lies and stands on snow and ice: grass, beasts, tents, slabs, and what the makers of machines left. Around (0, 0). */

import { at, between, blob, curve, fill, lines, pair, shaken, shape, short, stroke } from '../../ink.ts';
import type { Piece } from '../lowlands.ts';

// ---- tundra ----

const tuft: Piece = (chance, palette) => {
  const high = between(chance, 4, 6.4);
  return (
    stroke(
      `M-3.600 .4q-.8 -2 -2.200 ${short(-high * 0.6)}M-1.400 .4q-.2 -2.400 -.8 ${short(-high)}M.6 .4q.4 -2.400 1.400 ${short(-high * 0.9)}M2.800 .4q.8 -1.800 2.400 ${short(-high * 0.56)}`,
      palette.grass,
      1,
    ) + fill('M-5 .8q5 -2.600 10 0q-5 1.400 -10 0z', palette.snow, 0.9)
  );
};
const berries: Piece = (chance, palette) =>
  tuft(chance, palette) +
  `<circle cx="-2.4" cy="-5" r="1.1" fill="${palette.ember}"/><circle cx="2.8" cy="-4.4" r="1" fill="${palette.ember}"/>`;
const boulder: Piece = (chance, palette) => {
  const ring = curve(blob(at(0, -2.6), between(chance, 5, 7), 4.2, chance, 7), true);
  return (
    shape(ring, palette.red[0], palette.ink, 0.7) +
    fill(`M-4.600 -3.600Q-1 -8.400 4 -4.600Q1 -4 0 -3T-4.600 -3.600z`, palette.snow, 0.95) +
    fill('M1.600 -1Q4.600 -1.600 5 -3.600Q5 .6 1 1z', palette.red[1], 0.7)
  );
};
/** Stones on stones, in the shape of somebody who points. */
const stoneMan: Piece = (_, palette) =>
  [
    'M-3.600 .6L-3 -4.600L-.8 -4.800L-1.200 .6z',
    'M3.800 .6L3 -4.600L.8 -4.800L1.400 .6z',
    'M-4 -4.600Q0 -6 4.200 -4.600L3.800 -8Q0 -9 -3.800 -8z',
    'M-7.600 -8.200L7.800 -8L7.200 -10.800L-7 -10.600z',
    'M-2 -10.800L2.200 -10.800L1.800 -14.400Q0 -15.600 -1.800 -14.200z',
  ]
    .map((d, i) => shape(d, palette.red[i % 2 === 0 ? 0 : 1]!, palette.ink, 0.7))
    .join('') + stroke('M-6.600 -10.900H6.800M-1.600 -15H1.600', palette.snow, 1.1);
const reindeer: Piece = (chance, palette) =>
  [0, 1]
    .map((i) => {
      const [x, y] = [i * 12 - 7 + between(chance, -1, 1), i * 3 + between(chance, -2, 1)];
      return `<g transform="translate(${short(x)} ${short(y)})${i === 1 ? ' scale(-1 1)' : ''}">${
        stroke('M-3.4 -2V2M-1.600 -2V2.200M2.400 -2V2M4 -2V2.200', palette.bark, 0.9) +
        shape(
          'M-4.600 -2.400Q-5 -5.400 -1 -5.200L3 -5Q5.400 -5 5.600 -7.600L8.400 -8L8.600 -6L6.600 -5.400Q6 -2 4 -1.800Q0 -.8 -4.600 -2.400z',
          palette.bark,
          palette.ink,
          0.6,
        ) +
        fill('M3.600 -4.400Q5.600 -5 5.900 -6.600L6.400 -5Q6 -2.600 4.600 -2.200z', palette.snow, 0.9) +
        stroke(
          'M6.400 -7.800q-3 -2 -2.200 -5M6.800 -8q2 -2.400 1.200 -5M4.400 -10.400l-1.800 -.8M7.800 -10.600l1.800 -.6',
          palette.bark,
          0.7,
        )
      }</g>`;
    })
    .join('');
const oxen: Piece = (_, palette) =>
  [
    [-6, 0],
    [6, 3],
  ]
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y})">${
          shape(
            'M-6 1Q-8 -5 -3 -7Q2 -8.600 5 -6Q8 -5.600 7.600 -2Q7.600 0 6 1L5 -1Q0 1 -4 -.4z',
            palette.bark,
            palette.ink,
            0.7,
          ) +
          stroke('M-4 .6V2M4 .6V2', palette.ink, 1.2) +
          stroke('M5.400 -5.600q3.600 .4 3.400 -3', palette.wall[0], 1.2) +
          fill('M-4.600 -6Q0 -8 4 -6.200Q0 -5.600 -4.600 -6z', palette.snow, 0.9)
        }</g>`,
    )
    .join('');
const tent: Piece = (_, palette) =>
  stroke('M-1.600 -12L1 -8M2.400 -12L-1 -8', palette.bark, 0.9) +
  shape('M-8 .6L0 -10L8 .6Q0 2.600 -8 .6z', palette.wall[0], palette.ink, 0.8) +
  fill('M0 -10L8 .6Q5 1.800 2.600 1.600z', palette.wall[1], 0.9) +
  shape('M-2 1.600L-.4 -4L1.600 1.600z', palette.window, palette.ink, 0.5) +
  stroke('M-6 -2.200L6 -2.200', palette.roof[0], 1.1);
const sled: Piece = (_, palette) =>
  stroke('M-9 1H7q3 0 3 -3M-9 -2.600H6M-7 1V-2.600M-1 1V-2.600M4.600 1V-2.600', palette.bark, 1.1) +
  shape('M-7 -3Q-6 -6.600 -2 -6.200T3 -3z', palette.roof[0], palette.ink, 0.6) +
  stroke('M-6 -5.400Q-3 -7.400 1 -5', palette.snow, 1.2);
const pond: Piece = (chance, palette) => {
  const ring = curve(blob(at(0, 0), between(chance, 10, 14), between(chance, 3.6, 5), chance), true);
  return (
    stroke(ring, palette.snow, 2.6) +
    shape(ring, palette.mire, palette.shore, 0.6) +
    stroke('M-6 -1l4 1.600l3 -2.200l5 1.800', palette.snow, 0.7, 0.9)
  );
};

// ---- machines under snow ----

/** A hand that reached for something. */
const hand: Piece = (_, palette) =>
  shape('M-3.600 1L-4.400 -7L-2 -9L2 -9L4 -7L3.600 1z', palette.roof[0], palette.ink, 0.8) +
  fill('M.8 -9L2 -9L4 -7L3.600 1L1 1z', palette.roof[1], 0.9) +
  stroke(
    'M-3 -9V-14L-1.600 -16M-1 -9.200V-16.400L.6 -18M1.200 -9.200V-15.600L3 -17M3.400 -7.600L6 -10L6.600 -12.600',
    palette.roof[1],
    1.7,
  ) +
  stroke('M-3 -9V-14M-1 -9.200V-16.400M1.200 -9.200V-15.600', palette.roof[0], 0.8) +
  stroke('M-4 -5.600H3.800M-4 -3.400H3.800', palette.ink, 0.5, 0.8) +
  fill('M-9 1.400Q-4 -3 0 .2Q5 -2.600 9 1.400Q0 3.400 -9 1.400z', palette.snow);
/** A head, sunk to the brow: one lamp is still lit. */
const head: Piece = (_, palette) =>
  shape('M-8 1Q-8.600 -9 0 -10.600Q8.600 -9 8 1z', palette.wall[0], palette.ink, 0.9) +
  fill('M1 -10.500Q8.600 -9 8 1H2Q5 -5 1 -10.500z', palette.wall[1], 0.75) +
  stroke('M-8 -3.600Q0 -6.400 8 -3.600M0 -10.600V-5', palette.roof[1], 1.3) +
  stroke('M-8 -3.600Q0 -6.400 8 -3.600', palette.roof[0], 0.6) +
  `<circle cx="-3" cy="-1.8" r="3.600" fill="${palette.window}" fill-opacity=".28"/><circle cx="-3" cy="-1.8" r="1.700" fill="${palette.window}" stroke="${palette.ink}" stroke-width=".5"/><circle cx="3.400" cy="-1.8" r="1.500" fill="${palette.ink}"/>` +
  fill('M-11 1.600Q-6 -2.400 -2 .8Q3 -1.600 11 1.600Q0 4 -11 1.600z', palette.snow) +
  fill('M-5 -9.200Q0 -11.600 4 -9.600Q0 -8.400 -5 -9.200z', palette.snow);
/** Ribs of a hall. */
const arches: Piece = (_, palette) =>
  [-8, 0, 8]
    .map(
      (x, i) =>
        stroke(
          `M${x - 4} 1Q${x - 4} -${11 + (i % 2) * 3} ${x + 1} -${12 + (i % 2) * 3}Q${x + 5} -${11 + (i % 2) * 3} ${x + 4} ${i === 1 ? 1 : -6}`,
          palette.roof[1],
          2.2,
        ) + stroke(`M${x - 4} 1Q${x - 4} -${11 + (i % 2) * 3} ${x + 1} -${12 + (i % 2) * 3}`, palette.slate[0], 1),
    )
    .join('') + fill('M-15 1.400Q-8 -1.600 0 1Q8 -1.600 15 1.400Q0 3.600 -15 1.400z', palette.snow);
const lamppost: Piece = (_, palette) =>
  stroke('M0 1V-12q0 -3 3 -3', palette.roof[1], 1.4) +
  `<circle cx="3.400" cy="-12.600" r="4.600" fill="${palette.window}" fill-opacity=".24"/>` +
  shape('M1.800 -14.400H5L4.400 -11H2.400z', palette.window, palette.ink, 0.5) +
  fill('M-5 1.400Q0 -1.400 5 1.400Q0 2.600 -5 1.400z', palette.snow);

// ---- ice ----

const crackle: Piece = (chance, palette) => {
  const way = shaken([at(-15, -3), at(-7, 2), at(0, -2), at(6, 3), at(15, -1)], 2.4, chance);
  return (
    stroke(lines(way), palette.shore, 0.9, 0.65) +
    stroke(`M${pair(way[1]!)}l3 6l-2 4M${pair(way[2]!)}l4 -6l-1 -4M${pair(way[3]!)}l4 3`, palette.shore, 0.7, 0.5) +
    stroke(lines(way.map(({ x, y }) => at(x + 0.6, y + 1))), palette.snow, 0.8, 0.9)
  );
};
/** Where two sheets have met. */
const ridge: Piece = (chance, palette) =>
  [-10, -3.6, 3, 9.4]
    .map((x) => {
      const [high, lean] = [between(chance, 4, 9), between(chance, -3, 4)];
      const top = at(x + lean, -high);
      return (
        fill(lines([at(x - 3.4, 1), top, at(x + 4.4, 1)], true), palette.snow) +
        fill(lines([top, at(x + 4.4, 1), at(x + 0.6, 1)], true), palette.water, 0.65) +
        stroke(lines([at(x - 3.4, 1), top, at(x + 4.4, 1)]), palette.shore, 0.75)
      );
    })
    .join('');
const sealHole: Piece = (_, palette) =>
  stroke('M-7 0A7 3.200 0 1 0 7 0A7 3.200 0 1 0 -7 0z', palette.snow, 2.4) +
  shape('M-7 0A7 3.200 0 1 0 7 0A7 3.200 0 1 0 -7 0z', palette.waterDeep, palette.shore, 0.7) +
  shape('M-2.600 1Q-3.400 -5.400 .4 -6Q3.400 -5.600 2.800 1q-2.600 1 -5.400 0z', palette.soft, palette.ink, 0.7) +
  `<circle cx="-.6" cy="-3.800" r=".6" fill="${palette.ink}"/><circle cx="1.400" cy="-3.800" r=".6" fill="${palette.ink}"/>` +
  stroke('M-.4 -2.400h1.600M-2 -2l-2.400 .4M2.600 -2l2.400 .4', palette.ink, 0.4);
const hole: Piece = (_, palette) =>
  stroke('M-4 1A4 2 0 1 0 4 1A4 2 0 1 0 -4 1z', palette.snow, 2) +
  shape('M-4 1A4 2 0 1 0 4 1A4 2 0 1 0 -4 1z', palette.waterDeep, palette.shore, 0.6) +
  stroke('M7 2V-7L0 -2.600V1', palette.bark, 0.8) +
  shape('M9 2.400q0 -6 3 -6t3 6z', palette.roof[0], palette.ink, 0.6) +
  `<circle cx="12" cy="-5.200" r="2" fill="${palette.wall[0]}" stroke="${palette.ink}" stroke-width=".6"/>`;
/** A ship that the ice has taken. */
const hulk: Piece = (_, palette) =>
  stroke('M-3 -3L2 -18M-6 -11L6 -14M2 -18l5 3', palette.bark, 1) +
  shape('M-13 -1Q-6 4 12 1L15 -6L8 -4L-10 -5L-14 -8z', palette.bark, palette.ink, 0.9) +
  stroke('M-11 -2.600Q0 1 12 -2', palette.wall[1], 0.7) +
  fill('M-16 2.600L-11 -1L-7 2L-2 -.6L3 2.400L8 0L13 3Q0 5 -16 2.600z', palette.snow) +
  stroke('M-16 2.600L-11 -1L-7 2L-2 -.6L3 2.400L8 0L13 3', palette.shore, 0.7);
const shine: Piece = (chance, palette) =>
  stroke(
    `M-9 2l${short(between(chance, 5, 9))} -6M-2 4l${short(between(chance, 7, 11))} -7M7 5l5 -3.400`,
    palette.snow,
    1.1,
    0.95,
  );

// ---- wastes ----

const blades: Piece = (chance, palette) =>
  [-6, -1, 4.6, 8]
    .map((x, i) => {
      const [high, lean] = [between(chance, 7, 15) * (i === 3 ? 0.6 : 1), between(chance, 1, 5)];
      const top = at(x + lean, -high);
      return (
        fill(lines([at(x - 2.2, 1), top, at(x + 2.6, 1)], true), palette.hill[0]) +
        fill(lines([top, at(x + 2.6, 1), at(x + 0.2, 1)], true), palette.hill[1], 0.9) +
        stroke(lines([at(x - 2.2, 1), top, at(x + 2.6, 1)]), palette.ink, 0.75)
      );
    })
    .join('');
const arch: Piece = (chance, palette) => {
  const lean = between(chance, -1.5, 2);
  return (
    shape(
      `M-9 1Q-9 -8 ${short(-3 + lean)} -12Q${short(3 + lean)} -15 8 -10L10 -6L9 1H4.600Q6 -6 ${short(1 + lean)} -7.600Q-4 -7 -4 1z`,
      palette.stone[0],
      palette.ink,
      0.8,
    ) +
    fill(`M8 -10L10 -6L9 1H6.400Q8 -6 4 -11.600z`, palette.stone[1], 0.8) +
    stroke(`M-7 -3q1 -4 4 -6`, palette.ink, 0.5, 0.6)
  );
};
const ribs: Piece = (_, palette) =>
  stroke('M-12 1.400Q0 -3 13 1.400', palette.soft, 1.1) +
  stroke(
    'M-9 .6q0 -9 4 -12M-5 -.4q0 -10 4 -13M-1 -.8q0 -10 4 -13M3 -.6q0 -9 4 -11.600M7 .2q.4 -6 3 -8.600',
    palette.ink,
    2.3,
  ) +
  stroke(
    'M-9 .6q0 -9 4 -12M-5 -.4q0 -10 4 -13M-1 -.8q0 -10 4 -13M3 -.6q0 -9 4 -11.600M7 .2q.4 -6 3 -8.600',
    palette.snow,
    1.3,
  );
const devil: Piece = (chance, palette) => {
  const lean = between(chance, -2, 3);
  return (
    stroke(
      `M-1 1q4 -2 .4 -4t1 -4q5 -2 -1 -5t${short(1 + lean)} -5M-6 1.400q5 1.400 10 -.4M-5 -8q5 2.400 11 -.6M-7 -13q7 3 ${short(14 + lean)} -.8`,
      palette.hill[0],
      1.2,
      0.95,
    ) + stroke(`M-5 -7.400q5 2.400 11 -.6M-7 -12.400q7 3 14 -.8`, palette.soft, 0.5, 0.7)
  );
};
const frozenOne: Piece = (_, palette) =>
  shape('M-5 1L-4 -11L0 -14L4.600 -10L5.400 1z', palette.hill[0], palette.ink, 0.7) +
  fill('M0 -14L4.600 -10L5.400 1H2z', palette.hill[1], 0.8) +
  fill('M-1.600 0q-1 -6 1.400 -6.400q2.400 .6 1.600 6.400zM-.2 -9.600a1.700 1.700 0 1 0 .1 0z', palette.ink, 0.5) +
  stroke('M-2.600 -2L-3 -9', palette.snow, 0.9);
const furrows: Piece = (chance, palette) =>
  stroke(
    [0, 1, 2, 3]
      .map(
        (i) =>
          `M${short(-14 + i * 2.4)} ${short(-5 + i * 3.4)}q8 ${short(between(chance, -3, 0))} ${short(between(chance, 15, 22))} -1`,
      )
      .join(''),
    palette.soft,
    0.7,
    0.65,
  );

// ---- fjords ----

const racks: Piece = (_, palette) =>
  stroke('M-9 1L-6 -8L-3 1M3 1L6 -8L9 1M-8 -8H8M-7 -5.600H7', palette.bark, 1) +
  stroke('M-5 -7.600v3.600M-2.600 -7.600v3M0 -7.600v3.600M2.600 -7.600v3M4.600 -7.600v3.600', palette.roof[0], 1.3);
const boathouse: Piece = (_, palette) =>
  shape('M-8 1V-5L0 -11L8 -5V1z', palette.bark, palette.ink, 0.8) +
  shape('M-10 -4.400L0 -12.600L10 -4.400L8.400 -3L0 -9.800L-8.400 -3z', palette.oak[0], palette.ink, 0.7) +
  stroke('M-8.600 -5.400L0 -12.200L4 -9', palette.snow, 1.1) +
  fill('M-3 1V-4.600Q0 -7 3 -4.600V1z', palette.window, 0.9);
const longship: Piece = (_, palette) =>
  stroke('M0 0V-13', palette.bark, 1.1) +
  shape('M-5.600 -12H5.600Q7 -7.600 5.400 -3.600H-5.400Q-3.800 -7.600 -5.600 -12z', palette.wall[0], palette.ink, 0.7) +
  stroke('M-3 -12V-3.800M0 -12V-3.800M3 -12V-3.800', palette.roof[0], 1.4) +
  shape(
    'M-11 -2Q-13 -6 -11 -8Q-9.600 -4 -8 -2.600H8Q10 -4 10.600 -9Q13 -6 11.400 -2Q8 3 0 3T-11 -2z',
    palette.bark,
    palette.ink,
    0.8,
  ) +
  stroke(
    'M-6.600 -.4a1.200 1.200 0 1 0 .1 0M-2.200 .2a1.200 1.200 0 1 0 .1 0M2.200 .2a1.200 1.200 0 1 0 .1 0M6.600 -.4a1.200 1.200 0 1 0 .1 0',
    palette.gold,
    1,
  ) +
  stroke('M-13 4q3.400 -1.600 6.800 0t6.800 0t6.800 0t5 0', palette.shore, 0.7);
const goats: Piece = (chance, palette) =>
  [-5, 3.4]
    .map((x) => {
      const y = between(chance, -2, 1);
      return (
        shape(
          `M${short(x - 3)} ${short(y)}q-.4 -3 2 -3h3l1.600 -2.200l1.400 1.200l-1.400 1.600q0 2.600 -1.400 2.600z`,
          palette.snow,
          palette.ink,
          0.6,
        ) +
        stroke(
          `M${short(x - 2)} ${short(y)}v2M${short(x + 1.6)} ${short(y)}v2M${short(x + 4)} ${short(y - 5)}q-1 -2 -2.400 -1.600`,
          palette.ink,
          0.6,
        )
      );
    })
    .join('');
const cairn: Piece = (_, palette) =>
  shape('M-4.600 1q0 -3.600 4.600 -3.600t4.600 3.600z', palette.red[0], palette.ink, 0.6) +
  shape('M-3 -2.400q0 -3 3 -3t3 3z', palette.red[1], palette.ink, 0.6) +
  shape('M-1.600 -5.200q0 -2.400 1.600 -2.400t1.600 2.400z', palette.red[0], palette.ink, 0.6);

export const SNOW_PIECES = {
  arch,
  arches,
  berries,
  blades,
  boathouse,
  boulder,
  cairn,
  crackle,
  devil,
  frozenOne,
  furrows,
  goats,
  hand,
  head,
  hole,
  hulk,
  lamppost,
  longship,
  oxen,
  pond,
  racks,
  reindeer,
  ribs,
  ridge,
  sealHole,
  shine,
  sled,
  stoneMan,
  tent,
  tuft,
} as const;
