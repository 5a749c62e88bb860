/** Places where nobody lives: heights, waters, waste. */

import { at, between, blob, curve, fill, lines, short, stroke } from '../ink.ts';
import { box, ellipse, far, grass, halo, hatch, hatched, near, ridge, stone } from '../brush.ts';
import { mix } from '../palettes.ts';
import type { Place } from './place.ts';
import { bare, ground, hills, peaks, reeds, turf, water } from './scenery.ts';

export const WILD_LAND = {
  pass: {
    paint: (s) => [
      peaks(s, 172, 118, far(s, 0.7), s.lit) +
        peaks(s, 186, 84, far(s, 0.35), s.lit) +
        fill('M-10 250L-10 92L34 120L58 176L120 200L120 250z', near(s, 0.25)) +
        fill('M-10 92L34 120L26 132L8 116L-10 122z', s.lit) +
        fill('M330 250L330 70L292 112L276 168L214 198L200 250z', near(s, 0.4)) +
        fill('M330 70L292 112L300 118L316 100L330 104z', s.lit) +
        fill(ridge(s.chance, 194, 4, 4), mix(s.lit, s.land, 0.22)) +
        hatched(s, hatch(s.chance, 120, 200, 180, 40, 7, 0.06), 0.2),
      fill(ridge(s.chance, 232, 5, 5), mix(s.lit, s.sky, 0.35)) +
        box(258, 168, 4, 62, near(s, 0.8)) +
        fill('M262 170l22 7l-22 8z', s.accent),
    ],
  },
  moor: {
    paint: (s) => {
      const ring = [40, 84, 126, 206, 246, 290].map((x, i) =>
        stone(s, x, 168 + (i % 2) * 5, 16, between(s.chance, 34, 58), far(s, 0.4)),
      );
      return [
        hills(s, 128) +
          ground(s, 160, far(s, 0.4)) +
          ring.join('') +
          ground(s, 178, far(s, 0.12)) +
          stone(s, 34, 206, 34, 92, near(s, 0.2)) +
          stone(s, 292, 212, 30, 76, near(s, 0.3)) +
          ground(s, 198, near(s, 0.25)) +
          fill(grass(s.chance, 0, 320, 204, 9, 9), s.accent, 0.45),
        turf(s, 246, 20),
      ];
    },
  },
  mere: {
    paint: (s) => [
      peaks(s, 146, 70, far(s, 0.65), s.lit) +
        fill(ridge(s.chance, 142, 3, 6), far(s, 0.45)) +
        water(s, 148, 100) +
        `<g opacity=".3" transform="matrix(1 0 0 -.6 0 236)">${peaks(s, 146, 70, near(s, 0.2), null)}</g>` +
        ellipse(160, 208, 110, 14, s.glow, 0.3),
      fill(ridge(s.chance, 236, 5, 4), near(s, 0.7)) +
        reeds(s, -2, 50, 246, 60, near(s, 0.8)) +
        ellipse(286, 228, 12, 3, s.accent, 0.8),
    ],
  },
  scarp: {
    paint: (s) => {
      const wall = (x: number, top: number, wide: number, color: string): string => {
        const edge = lines(
          [
            at(x - wide * 0.5, 250),
            at(x - wide * 0.46, top + 20),
            at(x - wide * 0.3, top),
            at(x + wide * 0.1, top + 6),
            at(x + wide * 0.34, top - 4),
            at(x + wide * 0.5, top + 30),
            at(x + wide * 0.56, 250),
          ],
          true,
        );
        return (
          fill(edge, color) +
          fill(
            lines(
              [
                at(x + wide * 0.1, top + 6),
                at(x + wide * 0.34, top - 4),
                at(x + wide * 0.5, top + 30),
                at(x + wide * 0.56, 250),
                at(x + wide * 0.22, 250),
              ],
              true,
            ),
            s.dark,
            0.35,
          ) +
          hatched(s, hatch(s.chance, x - wide * 0.45, top + 16, wide * 0.9, 160, 12, 0.04), 0.45, 1.5)
        );
      };
      return [
        hills(s, 140) +
          wall(270, 70, 150, far(s, 0.5)) +
          wall(40, 88, 150, far(s, 0.25)) +
          ground(s, 190, near(s, 0.2), 8),
        stone(s, 20, 244, 70, 40, near(s, 0.7)) +
          stone(s, 300, 246, 60, 34, near(s, 0.7)) +
          stroke('M40 206l6 -5l6 5M58 200l5 -4l5 4', s.accent, 1.6),
      ];
    },
  },
  volcano: {
    paint: (s) => [
      halo(s, 170, 74, 110, s.accent, 0.9) +
        fill('M20 200L138 72Q156 82 172 70Q188 84 202 74L320 200z', far(s, 0.2)) +
        fill('M172 70Q188 84 202 74L320 200H220Q196 140 172 70z', s.dark, 0.4) +
        stroke(
          'M160 76C150 108 176 124 160 158C150 178 128 186 120 200M188 78C196 110 186 130 206 160L214 196',
          s.accent,
          4,
          0.95,
        ) +
        fill(
          `${curve(blob(at(178, 40), 44, 20, s.chance), true)}${curve(blob(at(222, 20), 50, 18, s.chance), true)}`,
          s.dark,
          0.55,
        ) +
        ground(s, 186, near(s, 0.45), 7),
      stone(s, 24, 246, 80, 46, near(s, 0.85)) +
        stone(s, 298, 246, 76, 54, near(s, 0.85)) +
        stroke('M60 232l20 -8l16 6M230 236l24 -10l10 6', s.accent, 2.4),
    ],
  },
  ashfields: {
    paint: (s) => {
      const rib = (x: number, y: number, size: number): string =>
        `M${x} ${y}C${short(x - size * 0.1)} ${short(y - size * 0.8)} ${short(x + size * 0.3)} ${short(y - size * 1.2)} ${short(x + size * 0.66)} ${short(y - size)}C${short(x + size * 0.3)} ${short(y - size)} ${short(x + size * 0.12)} ${short(y - size * 0.6)} ${short(x + size * 0.14)} ${y}z`;
      return [
        hills(s, 134) +
          ground(s, 158, far(s, 0.35)) +
          fill(
            rib(196, 182, 66) + rib(222, 184, 78) + rib(252, 188, 84) + rib(284, 194, 76),
            mix(s.lit, s.land, 0.35),
          ) +
          hatched(s, hatch(s.chance, 205, 130, 90, 60, 8, -0.3), 0.25) +
          bare(40, 182, 76, near(s, 0.6)) +
          ground(s, 188, near(s, 0.2)) +
          stroke('M10 214l40 -8l24 10l40 -6M190 220l34 -10l30 12l50 -8M120 232l40 -6', s.dark, 1.8, 0.6),
        fill(ridge(s.chance, 236, 4, 6), near(s, 0.75)) +
          ellipse(66, 226, 3, 2, s.accent) +
          ellipse(74, 229, 2, 1.4, s.accent) +
          ellipse(250, 230, 2.6, 1.7, s.accent),
      ];
    },
  },
} satisfies Record<string, Place>;
