/** Places in the country, under the open sky. */

import { at, between, blob, curve, fill, short, stroke } from '../ink.ts';
import { box, ellipse, far, grass, halo, hatch, hatched, near, stone, type Sheet } from '../brush.ts';
import { mix } from '../palettes.ts';
import type { Place } from './place.ts';
import { bare, cottage, ground, hills, pines, reeds, turf, water, type Tree } from './scenery.ts';

/** A mound with a door of three stones. */
function mound(s: Sheet, x: number, y: number, wide: number, color: string, door: boolean): string {
  const high = wide * 0.46;
  const top = `M${short(x - wide)} ${y}C${short(x - wide * 0.6)} ${short(y - high * 1.15)} ${short(x + wide * 0.5)} ${short(y - high * 1.3)} ${short(x + wide)} ${y}z`;
  const shade = `M${short(x + wide * 0.2)} ${short(y - high * 0.86)}C${short(x + wide * 0.7)} ${short(y - high * 0.7)} ${short(x + wide * 0.9)} ${short(y - high * 0.3)} ${short(x + wide)} ${y}H${short(x + wide * 0.3)}z`;
  const w = wide * 0.16;
  return (
    fill(top, color) +
    fill(shade, s.dark, 0.3) +
    hatched(s, hatch(s.chance, x + wide * 0.35, y - high * 0.5, wide * 0.5, high * 0.5, 4, 0.3), 0.4) +
    (door
      ? box(x - w, y - w * 1.5, w * 2, w * 1.5, s.dark) +
        halo(s, x, y - w * 0.4, w * 1.3, s.accent, 0.7) +
        stone(s, x - w * 1.15, y, w * 0.7, w * 1.7, far(s, 0.3)) +
        stone(s, x + w * 1.15, y, w * 0.7, w * 1.7, far(s, 0.3)) +
        box(x - w * 1.7, y - w * 2, w * 3.4, w * 0.55, far(s, 0.2))
      : '')
  );
}
export const OPEN_LAND = {
  barrows: {
    paint: (s) => {
      const big = between(s.chance, 0.9, 1.2);
      return [
        hills(s, 126) +
          mound(s, 250, 160, 62, far(s, 0.5), false) +
          mound(s, 30, 164, 54, far(s, 0.42), false) +
          ground(s, 162, far(s, 0.2)) +
          mound(s, 84, 184, 74 * big, far(s, 0.1), true) +
          mound(s, 278, 192, 60, near(s, 0.1), true) +
          ground(s, 190, near(s, 0.22)),
        turf(s),
      ];
    },
  },
  marsh: {
    paint: (s) => [
      hills(s, 138) +
        water(s, 150, 90) +
        fill(
          `${curve(blob(at(60, 176), 70, 8, s.chance), true)}${curve(blob(at(270, 188), 66, 9, s.chance), true)}`,
          near(s, 0.15),
        ) +
        bare(274, 186, 92, near(s, 0.55)) +
        bare(36, 174, 58, near(s, 0.25)) +
        reeds(s, 4, 110, 178, 34, near(s, 0.3)) +
        fill(`${curve(blob(at(164, 214), 110, 13, s.chance), true)}`, near(s, 0.35)),
      reeds(s, -4, 66, 246, 76, near(s, 0.8)) +
        reeds(s, 258, 326, 246, 70, near(s, 0.8)) +
        ellipse(96, 232, 14, 3, s.accent, 0.7),
    ],
  },
  forest: {
    paint: (s) => {
      const trunks = (count: number, y: number, wide: number, color: string): string => {
        let d = '';
        for (let i = 0; i < count; i += 1) {
          const x = (320 / count) * (i + between(s.chance, 0.1, 0.9));
          const w = wide * between(s.chance, 0.7, 1.3);
          d += `M${short(x - w)} ${y}Q${short(x - w * 0.5)} ${short(y * 0.5)} ${short(x - w * 0.6)} -5H${short(x + w * 0.6)}Q${short(x + w * 0.5)} ${short(y * 0.5)} ${short(x + w * 1.2)} ${y}z`;
        }
        return fill(d, color);
      };
      const leaves = (y: number, color: string): string =>
        fill(
          `M-10 -10H330V${y}${Array.from({ length: 11 }, (_, i) => `Q${short(330 - i * 32 - 16)} ${short(y + between(s.chance, 8, 26))} ${short(330 - (i + 1) * 32)} ${short(y + between(s.chance, -6, 6))}`).join('')}z`,
          color,
        );
      return [
        trunks(11, 176, 4, far(s, 0.7)) +
          leaves(38, far(s, 0.6)) +
          ground(s, 168, far(s, 0.5)) +
          trunks(6, 192, 8, far(s, 0.25)) +
          leaves(24, far(s, 0.2)) +
          ground(s, 184, near(s, 0.15)) +
          ellipse(70, 190, 3, 3, s.accent) +
          ellipse(63, 188, 2, 2, s.accent),
        trunks(1, 246, 0, s.dark) +
          fill('M-6 250C14 170 10 80 -2 -6H26C36 90 40 190 52 250z', near(s, 0.82)) +
          fill('M328 250C306 180 310 70 322 -6H300C292 90 284 190 270 250z', near(s, 0.82)) +
          leaves(6, near(s, 0.8)) +
          fill(grass(s.chance, 40, 290, 245, 18, 9), near(s, 0.75)),
      ];
    },
  },
  glade: {
    paint: (s) => {
      const wood = Array.from({ length: 15 }, (_, i): Tree => [
        i * 23 + between(s.chance, -8, 8),
        166,
        between(s.chance, 60, 112),
      ]);
      const nearer = [8, 40, 74, 258, 288, 314].map((x): Tree => [
        x + between(s.chance, -6, 6),
        190,
        between(s.chance, 84, 130),
      ]);
      let flowers = '';
      for (let i = 0; i < 16; i += 1)
        flowers += ellipse(between(s.chance, 20, 300), between(s.chance, 196, 232), 1.8, 1.5, s.accent, 0.9);
      return [
        hills(s, 110) +
          pines(s, wood, far(s, 0.55)) +
          ground(s, 164, far(s, 0.35)) +
          ellipse(160, 192, 120, 20, s.glow, 0.35) +
          pines(s, nearer, near(s, 0.35)) +
          ground(s, 192, near(s, 0.05)) +
          flowers,
        turf(s, 246, 22),
      ];
    },
  },
  fields: {
    paint: (s) => {
      let furrows = '';
      for (let i = -9; i <= 9; i += 1) furrows += `M${160 + i * 7} 158L${160 + i * 40} 246`;
      const sheaf = (x: number, y: number, size: number): string =>
        fill(
          `M${short(x - size * 0.3)} ${y}Q${short(x - size * 0.08)} ${short(y - size * 0.5)} ${short(x - size * 0.42)} ${short(y - size)}Q${x} ${short(y - size * 1.25)} ${short(x + size * 0.42)} ${short(y - size)}Q${short(x + size * 0.08)} ${short(y - size * 0.5)} ${short(x + size * 0.3)} ${y}z`,
          mix(s.land, s.glow, 0.45),
        ) +
        hatched(
          s,
          `M${x} ${y}L${short(x - size * 0.2)} ${short(y - size)}M${x} ${y}V${short(y - size)}M${x} ${y}L${short(x + size * 0.2)} ${short(y - size)}`,
          0.5,
        ) +
        box(x - size * 0.14, y - size * 0.56, size * 0.28, size * 0.1, s.accent);
      return [
        hills(s, 132) +
          cottage(s, 262, 160, 34, far(s, 0.45)) +
          ground(s, 158, mix(s.land, s.glow, 0.3)) +
          stroke(furrows, s.dark, 1.2, 0.25) +
          sheaf(44, 192, 32) +
          sheaf(92, 180, 22) +
          sheaf(284, 206, 40),
        fill(grass(s.chance, -5, 325, 246, 34, 7), mix(s.land, s.dark, 0.45)),
      ];
    },
  },
  vineyard: {
    paint: (s) => {
      // Round bushes: dots of a broad pen.
      const row = (i: number): string =>
        `<path d="M${-6 + (i % 2) * 9} ${152 + i * 15}H330" fill="none" stroke="${near(s, 0.24 + i * 0.05)}" stroke-width="${13 + i * 2}" stroke-linecap="round" stroke-dasharray="2 ${19 + i * 2}"/>`;
      const rows = [0, 1, 2, 3, 4].map(row).join('');
      return [
        hills(s, 118) +
          cottage(s, 58, 146, 40, far(s, 0.4)) +
          ground(s, 144, mix(s.land, s.glow, 0.35)) +
          rows +
          hatched(s, hatch(s.chance, 0, 150, 320, 80, 15), 0.5, 1.4) +
          ground(s, 206, near(s, 0.12), 3),
        fill(grass(s.chance, -5, 110, 246, 22), near(s, 0.8)) +
          [8, 22, 15, 296, 308, 302].map((x, i) => ellipse(x, 196 + i * 5, 5, 5, s.accent)).join('') +
          stroke('M-5 186Q20 176 40 190M330 190Q306 186 286 200', near(s, 0.8), 3),
      ];
    },
  },
  river: {
    paint: (s) => [
      hills(s, 128) +
        pines(
          s,
          [
            [30, 164, 60],
            [52, 162, 44],
            [290, 164, 66],
          ],
          far(s, 0.4),
        ) +
        ground(s, 158, far(s, 0.25)) +
        fill(
          'M150 158C176 170 120 182 156 196C200 210 150 230 40 250H300C320 226 250 214 236 198C214 182 200 170 176 158z',
          mix(s.sky, s.glow, 0.35),
        ) +
        stroke('M158 168h16M150 182h44M170 192h50M160 206h70M130 220h80M190 230h70M110 238h60', s.lit, 1.3, 0.7) +
        stone(s, 96, 214, 30, 18, near(s, 0.2)) +
        stone(s, 276, 208, 34, 22, near(s, 0.3)),
      turf(s, 246, 28) + ellipse(50, 226, 2.4, 2, s.accent) + ellipse(58, 230, 2, 1.7, s.accent),
    ],
  },
} satisfies Record<string, Place>;
