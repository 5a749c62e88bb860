/** Stages in the open, on which a single thing is shown. */

import { at, between, curve, fill, stroke } from '../ink.ts';
import { box, ellipse, far, grass, hatch, hatched, near, ridge } from '../brush.ts';
import { mix } from '../palettes.ts';
import type { Place } from './place.ts';
import { hills, peaks, pines, type Tree } from './scenery.ts';

export const STAGES_OUTDOORS = {
  moss: {
    stage: true,
    ground: 186,
    paint: (s) => {
      const wood = Array.from({ length: 12 }, (_, i): Tree => [
        i * 29 + between(s.chance, -8, 8),
        160,
        between(s.chance, 50, 96),
      ]);
      const block = curve([
        at(40, 244),
        at(46, 196),
        at(90, 180),
        at(160, 182),
        at(238, 178),
        at(280, 198),
        at(288, 244),
      ]);
      return [
        hills(s, 118) +
          pines(s, wood, far(s, 0.5)) +
          fill(ridge(s.chance, 162, 6, 5), far(s, 0.25)) +
          fill(`${block}z`, near(s, 0.2)) +
          hatched(s, hatch(s.chance, 190, 196, 90, 46, 6, 0.1), 0.45) +
          fill(
            `${curve([at(44, 200), at(90, 179), at(160, 181), at(238, 177), at(282, 200)])}Q240 190 226 206Q206 192 190 202Q160 190 130 204Q110 190 92 206Q66 192 44 200z`,
            mix(s.land, s.lit, 0.28),
          ),
        fill(grass(s.chance, -5, 60, 246, 40, 6) + grass(s.chance, 266, 325, 246, 40, 6), near(s, 0.8)) +
          ellipse(60, 216, 4, 3, s.accent) +
          ellipse(72, 222, 3, 2.2, s.accent) +
          ellipse(262, 214, 3, 2.4, s.accent),
      ];
    },
  },
  snowdrift: {
    stage: true,
    ground: 200,
    paint: (s) => [
      peaks(s, 176, 100, far(s, 0.6), s.lit) +
        pines(
          s,
          [
            [24, 184, 70],
            [50, 182, 50],
            [296, 186, 80],
            [270, 182, 52],
          ],
          far(s, 0.2),
        ) +
        fill(ridge(s.chance, 182, 8, 4), mix(s.lit, s.sky, 0.25)) +
        fill(
          `${curve([at(-10, 240), at(60, 206), at(150, 196), at(240, 202), at(330, 226)])}V250H-10z`,
          mix(s.lit, s.glow, 0.3),
        ) +
        hatched(s, hatch(s.chance, 180, 206, 130, 34, 6, 0.14), 0.22),
      fill(
        `${curve([at(-10, 226), at(50, 214), at(120, 224), at(200, 216), at(270, 226), at(330, 214)])}V250H-10z`,
        mix(s.lit, s.sky, 0.14),
      ) +
        stroke('M282 224V168', near(s, 0.8), 4) +
        fill('M284 168l18 6l-18 8z', s.accent),
    ],
  },
  stump: {
    stage: true,
    ground: 182,
    paint: (s) => [
      hills(s, 130) +
        pines(
          s,
          [
            [30, 178, 110],
            [64, 174, 80],
            [274, 176, 96],
            [304, 180, 120],
          ],
          far(s, 0.35),
        ) +
        fill(ridge(s.chance, 176, 5, 4), far(s, 0.15)) +
        fill('M80 250L96 186Q160 168 226 186L244 250L262 250Q250 238 238 250H92Q70 236 60 250z', near(s, 0.4)) +
        ellipse(161, 186, 66, 15, mix(s.land, s.lit, 0.45)) +
        stroke(
          'M120 186a41 8 0 1 0 82 0a41 8 0 1 0 -82 0M138 186a23 4.5 0 1 0 46 0a23 4.5 0 1 0 -46 0',
          s.dark,
          1.2,
          0.5,
        ) +
        hatched(
          s,
          'M106 200L96 244M124 204L118 246M146 206L144 246M172 206L174 246M194 204L202 246M212 200L226 244',
          0.6,
          1.8,
        ),
      fill(grass(s.chance, -5, 100, 246, 30, 6) + grass(s.chance, 220, 325, 246, 30, 6), near(s, 0.8)) +
        fill('M70 232q0 -12 12 -12t12 12z', s.accent) +
        box(79, 232, 6, 10, s.lit),
    ],
  },
} satisfies Record<string, Place>;
