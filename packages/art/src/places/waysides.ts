/** Places that people have built and left. */

import { between, fill, short, stroke } from '../ink.ts';
import { box, ellipse, far, halo, hatch, hatched, near, ridge, stone, type Sheet } from '../brush.ts';
import { mix } from '../palettes.ts';
import type { Place } from './place.ts';
import { bare, ground, hills, peaks, pines, turf, water } from './scenery.ts';

const grave = (s: Sheet, x: number, y: number, size: number, color: string): string => {
  const w = size * 0.32;
  const round = s.chance() < 0.5;
  const d = round
    ? `M${short(x - w)} ${y}V${short(y - size * 0.6)}A${short(w)} ${short(w)} 0 0 1 ${short(x + w)} ${short(y - size * 0.6)}V${y}z`
    : `M${short(x - w * 0.35)} ${y}V${short(y - size * 0.5)}H${short(x - w)}v${short(-w * 0.7)}h${short(w * 0.65)}v${short(-w)}h${short(w * 0.7)}v${short(w)}h${short(w * 0.65)}v${short(w * 0.7)}h${short(-w * 0.65)}V${y}z`;
  return `<g transform="rotate(${short(between(s.chance, -9, 9))} ${short(x)} ${y})">${fill(d, color)}${box(x + w * 0.3, y - size * 0.6, w * 0.6, size * 0.6, s.dark, round ? 0.3 : 0)}</g>`;
};

export const WAYSIDES = {
  road: {
    paint: (s) => {
      const bend = s.chance() < 0.5 ? 1 : -1;
      const x = (offset: number): number => 160 + bend * offset;
      const mile = (mx: number, y: number, size: number): string =>
        fill(
          `M${short(mx - size * 0.3)} ${y}V${short(y - size * 0.8)}Q${short(mx)} ${short(y - size * 1.15)} ${short(mx + size * 0.3)} ${short(y - size * 0.8)}V${y}z`,
          mix(s.glow, s.land, 0.35),
        ) +
        box(mx + size * 0.06, y - size * 0.9, size * 0.24, size * 0.9, s.dark, 0.35) +
        stroke(
          `M${short(mx - size * 0.16)} ${short(y - size * 0.6)}h${short(size * 0.22)}m${short(-size * 0.22)} ${short(size * 0.2)}h${short(size * 0.22)}`,
          s.accent,
          1.4,
        );
      return [
        hills(s, 128) +
          ground(s, 154, far(s, 0.35)) +
          fill(
            `M${x(40)} 154C${x(90)} 166 ${x(-40)} 180 ${x(-20)} 198C${x(-4)} 214 ${x(-120)} 226 ${x(-150)} 250H${x(110)}C${x(130)} 224 ${x(60)} 210 ${x(40)} 196C${x(20)} 182 ${x(110)} 166 ${x(54)} 154z`,
            mix(s.glow, s.land, 0.25),
          ) +
          stroke(
            `M${x(-60)} 236q40 -16 60 -26M${x(0)} 240q30 -16 20 -30M${x(40)} 244q30 -14 10 -32`,
            s.dark,
            1.1,
            0.35,
          ) +
          pines(
            s,
            [
              [x(-120), 176, 54],
              [x(-136), 180, 68],
              [x(130), 172, 50],
            ],
            far(s, 0.1),
          ) +
          mile(x(96), 186, 20) +
          mile(x(-78), 206, 34),
        turf(s, 246, 24),
      ];
    },
  },
  coast: {
    paint: (s) => {
      const wave = (y: number, color: string): string => {
        let d = `M-10 ${y}`;
        for (let x = -10; x < 330; x += 34)
          d += `q14 ${short(between(s.chance, -16, -8))} 26 -2q-8 4 -2 6z`.replace('z', 'l10 -4');
        return fill(`${d}V250H-10z`, color);
      };
      return [
        fill('M240 168L246 62Q262 52 330 58V168z', far(s, 0.45)) +
          hatched(s, hatch(s.chance, 250, 70, 70, 90, 8, 0.05), 0.35) +
          box(272, 22, 14, 40, s.lit, 0.8) +
          box(279, 22, 7, 40, s.dark, 0.3) +
          halo(s, 279, 20, 40, s.accent, 0.95) +
          fill('M270 22h18l-3 -9h-12z', s.accent) +
          water(s, 150, 95) +
          wave(168, mix(s.sky, s.land, 0.4)) +
          wave(186, mix(s.sky, s.dark, 0.25)) +
          stone(s, 60, 200, 70, 34, near(s, 0.3)) +
          fill('M-10 206C60 196 140 204 200 202C260 200 300 208 330 200V250H-10z', mix(s.glow, s.land, 0.4)),
        stroke('M-5 214q20 -7 40 0t40 0t40 0M200 218q20 -7 40 0t40 0t50 0', s.lit, 2, 0.7) +
          stone(s, 300, 246, 70, 46, near(s, 0.8)) +
          turf(s, 246, 12),
      ];
    },
  },
  ruins: {
    paint: (s) => [
      hills(s, 126) +
        fill('M204 178V66L214 58L222 72L236 50L250 62L262 54V96L274 108L284 132V178z', far(s, 0.3)) +
        box(244, 70, 40, 108, s.dark, 0.24) +
        fill('M222 110q9 -16 18 0v20h-18z', s.dark, 0.7) +
        hatched(s, hatch(s.chance, 244, 74, 30, 100, 7), 0.4) +
        ground(s, 170, far(s, 0.2)) +
        fill('M14 200V112Q50 74 92 106L86 120Q54 96 34 124V200z', near(s, 0.1)) +
        fill('M34 124Q54 96 86 120L82 128Q56 108 42 130V200H34z', s.dark, 0.4) +
        ground(s, 192, near(s, 0.2)) +
        stone(s, 110, 204, 34, 20, near(s, 0.05)) +
        stone(s, 290, 210, 44, 30, near(s, 0.25)),
      turf(s, 246, 24) +
        stroke('M18 118q14 20 8 46M28 108q10 14 8 30', near(s, 0.4), 2) +
        ellipse(27, 166, 3, 3, s.accent) +
        ellipse(37, 140, 2.4, 2.4, s.accent),
    ],
  },
  shrine: {
    paint: (s) => [
      hills(s, 128) +
        pines(
          s,
          [
            [40, 168, 74],
            [66, 166, 56],
            [280, 168, 66],
          ],
          far(s, 0.45),
        ) +
        ground(s, 164, far(s, 0.25)) +
        fill('M214 196V120H206L250 84L294 120H286V196z', far(s, 0.05)) +
        box(262, 112, 24, 84, s.dark, 0.28) +
        fill('M234 172V134Q250 116 266 134V172z', s.dark, 0.75) +
        halo(s, 250, 154, 30, s.accent, 0.95) +
        fill('M247 166v-16h6v16z', s.accent) +
        fill('M206 122L250 86L294 122L290 128L250 96L210 128z', near(s, 0.4)) +
        box(248, 66, 4, 20, near(s, 0.5)) +
        box(243, 71, 14, 4, near(s, 0.5)) +
        ground(s, 194, near(s, 0.15)) +
        stone(s, 38, 206, 36, 26, near(s, 0.25)),
      turf(s, 246, 24),
    ],
  },
  gallows: {
    paint: (s) => [
      hills(s, 132) +
        ground(s, 166, far(s, 0.35)) +
        fill('M-10 206C60 160 130 152 190 176C240 192 300 186 330 196V250H-10z', near(s, 0.1)) +
        bare(62, 184, 156, near(s, 0.65)) +
        stroke('M104 108v34M30 92v30', s.dark, 1.6) +
        fill('M100 142q4 -6 8 0l3 24h-14z', near(s, 0.55)) +
        stroke('M30 122a5 7 0 1 0 .1 0', s.dark, 1.8) +
        fill('M252 190v-66h4v66zM248 124h34v4h-34z', far(s, 0.05)) +
        stroke('M276 128v18a5 6 0 1 0 .1 0', s.dark, 1.5),
      turf(s, 246, 22) +
        fill(
          'M196 96q5 -6 9 0q5 -6 9 0q-5 -3 -9 3q-4 -6 -9 -3zM226 76q4 -5 8 0q4 -5 8 0q-4 -3 -8 3q-4 -6 -8 -3z',
          s.dark,
        ) +
        ellipse(284, 218, 3, 3, s.accent),
    ],
  },
  graveyard: {
    paint: (s) => {
      const rows = [
        [30, 170, 24],
        [70, 166, 20],
        [228, 168, 22],
        [264, 172, 26],
        [300, 168, 22],
      ].map(([x, y, size]) => grave(s, x!, y!, size!, far(s, 0.3)));
      return [
        hills(s, 130) +
          fill('M196 158V112L206 92L216 112V158zM216 158V128H250V158z', far(s, 0.5)) +
          ellipse(206, 122, 3, 5, s.accent) +
          ground(s, 160, far(s, 0.3)) +
          rows.join('') +
          bare(286, 186, 116, near(s, 0.5)) +
          ground(s, 184, near(s, 0.12)) +
          grave(s, 44, 204, 46, near(s, 0.05)) +
          grave(s, 96, 194, 34, near(s, 0.02)) +
          grave(s, 272, 210, 44, near(s, 0.2)) +
          ground(s, 204, near(s, 0.3)),
        stroke('M-5 226H70M-5 238H76M2 216v30M18 214v30M34 216v30M50 214v30M66 218v28', near(s, 0.9), 3) +
          turf(s, 246, 18),
      ];
    },
  },
  battlefield: {
    paint: (s) => {
      let spears = '';
      for (let i = 0; i < 13; i += 1) {
        const x = between(s.chance, 4, 316);
        const tall = between(s.chance, 26, 58);
        const lean = between(s.chance, -20, 20);
        spears += `M${short(x)} 180l${short(lean)} ${short(-tall)}`;
      }
      return [
        hills(s, 134) +
          fill('M30 164q40 -20 90 -4zM210 166q50 -24 110 0z', far(s, 0.5)) +
          stroke(spears, near(s, 0.2), 1.8) +
          ground(s, 170, far(s, 0.2)) +
          stroke('M54 208L74 104M276 214L250 116', near(s, 0.7), 3.4) +
          fill('M74 104q22 -10 40 6l-8 12l6 14q-20 -10 -44 2z', s.accent) +
          fill('M250 116q-22 -6 -36 10l10 8l-4 14q14 -10 36 -6z', mix(s.land, s.dark, 0.5)) +
          ground(s, 198, near(s, 0.25)) +
          ellipse(104, 208, 17, 6, near(s, 0.5)) +
          stroke('M88 206a17 8 0 0 1 34 0', s.lit, 1.4, 0.6),
        stroke('M20 244L64 214M14 226L60 240M300 246L268 210', near(s, 0.9), 4) + turf(s, 246, 14),
      ];
    },
  },
  cave: {
    paint: (s) => [
      peaks(s, 170, 60, far(s, 0.6), null) +
        fill(ridge(s.chance, 160, 6, 4), far(s, 0.3)) +
        ground(s, 184, near(s, 0.1)) +
        ellipse(158, 196, 100, 14, s.glow, 0.3),
      fill(
        `M-10 -10H330V250H286C270 226 284 196 274 166C266 120 250 76 206 56C176 40 136 42 104 62C64 90 52 140 44 184C40 210 50 232 34 250H-10z`,
        near(s, 0.88),
      ) +
        stroke('M44 184C52 140 64 90 104 62C136 42 176 40 206 56', s.lit, 2.4, 0.5) +
        fill('M92 40l8 40l8 -34zM140 30l6 30l8 -30zM206 40l8 34l10 -24zM250 70l4 30l10 -20z', near(s, 0.92)) +
        hatched(s, hatch(s.chance, 268, 60, 50, 170, 7, 0.4), 0.9) +
        ellipse(38, 214, 3, 5, s.accent) +
        ellipse(46, 226, 2, 4, s.accent),
    ],
  },
} satisfies Record<string, Place>;
