/** Stages on which a single thing is shown. */

import { between, fill, short, stroke } from '../ink.ts';
import { box, ellipse, far, halo, hatch, hatched, near, ridge, shading, type Sheet } from '../brush.ts';
import { books, candle, column } from './halls.ts';
import { peaks } from './scenery.ts';
import { mix } from '../palettes.ts';
import type { Place } from './place.ts';

/** Folds of cloth that hang from the upper edge. */
function curtain(s: Sheet, from: number, to: number, color: string): string {
  let folds = '';
  for (let x = from; x < to; x += between(s.chance, 9, 16))
    folds += `M${short(x)} -5Q${short(x + between(s.chance, -4, 6))} 90 ${short(x + between(s.chance, -6, 8))} 178`;
  return box(from, -5, to - from, 186, color) + stroke(folds, s.dark, 4, 0.28) + stroke(folds, s.lit, 1, 0.25);
}
const coins = (s: Sheet, count: number, y: number, deep: number): string => {
  const coin = s.define('coin', (id) => {
    const rim = 'M-6 0a6 2.800 0 1 0 12 0a6 2.800 0 1 0 -12 0z';
    return `<g id="${id}"><g transform="translate(0 1.8)">${fill(rim, s.dark, 0.7)}</g>${fill(rim, mix('#d9a93a', s.glow, 0.3))}${stroke(rim, mix('#fff0b0', s.lit, 0.3), 0.6, 0.8)}</g>`;
  });
  let all = '';
  for (let i = 0; i < count; i += 1) {
    all += `<use href="${coin}" x="${Math.round(between(s.chance, -6, 326))}" y="${Math.round(y + deep * (i / count) + between(s.chance, -5, 5))}"/>`;
  }
  return all;
};
const planks = (s: Sheet, y: number, color: string): string =>
  box(
    0,
    y,
    320,
    240 - y,
    shading(s, 'planks', [
      [0, mix(color, s.lit, 0.2)],
      [1, mix(color, s.dark, 0.55)],
    ]),
  ) +
  stroke(`M0 ${y + 1}H320`, s.lit, 2, 0.5) +
  hatched(s, hatch(s.chance, 0, y + 4, 320, 236 - y, 6), 0.35) +
  stroke(`M0 ${y + 22}H320`, s.dark, 1.6, 0.6);

export const STAGES = {
  velvet: {
    indoors: true,
    stage: true,
    ground: 204,
    paint: (s) => {
      const cloth = mix(s.accent, s.dark, 0.5);
      const fall = 'M20 176Q90 160 160 172Q230 160 300 176L312 214Q250 236 160 228Q70 236 8 214z';
      return [
        curtain(s, -5, 70, mix(cloth, s.dark, 0.3)) +
          curtain(s, 256, 325, mix(cloth, s.dark, 0.4)) +
          planks(s, 178, near(s, 0.4)) +
          fill(fall, cloth) +
          stroke(
            'M60 176Q50 200 34 216M110 170Q108 200 96 226M214 170Q218 200 232 226M262 174Q276 196 288 216',
            s.dark,
            5,
            0.3,
          ) +
          stroke('M20 176Q90 160 160 172Q230 160 300 176', s.accent, 2.4) +
          ellipse(150, 196, 96, 18, s.lit, 0.16),
        fill(
          'M8 214Q70 236 160 228Q250 236 312 214L314 224Q250 246 160 238Q70 246 6 224z',
          mix('#d9a93a', s.dark, 0.15),
        ),
      ];
    },
  },
  anvil: {
    indoors: true,
    stage: true,
    ground: 164,
    paint: (s) => [
      hatched(s, hatch(s.chance, 0, 0, 320, 190, 9), 0.3) +
        halo(s, 262, 120, 96, s.flame, 0.8) +
        stroke('M28 -5V60M56 -5V44', near(s, 0.7), 4) +
        fill('M18 60h20v16h-20zM48 44l8 30l8 -30z', near(s, 0.6)) +
        planks(s, 204, near(s, 0.5)) +
        fill('M120 220L128 192H196L206 220L222 238H104z', near(s, 0.6)) +
        fill('M62 160H246L262 164V176H220Q204 180 198 194H126Q120 182 100 180Q76 178 62 160z', near(s, 0.3)) +
        fill('M62 160H262V167H70z', mix(s.land, s.lit, 0.45)) +
        fill('M198 194Q204 180 220 176H262V172Q200 170 180 194z', s.dark, 0.45),
      [0, 1, 2, 3, 4, 5]
        .map(() => ellipse(between(s.chance, 200, 300), between(s.chance, 70, 150), 1.6, 1.6, s.accent))
        .join(''),
    ],
  },
  altar: {
    indoors: true,
    stage: true,
    ground: 182,
    paint: (s) => [
      fill('M112 130V50Q160 -6 208 50V130z', mix(s.glow, s.lit, 0.35), 0.8) +
        stroke('M160 14V130M112 70H208', near(s, 0.6), 3) +
        stroke('M112 130V50Q160 -6 208 50V130', near(s, 0.4), 7) +
        column(s, 44, 28, -5, 200, near(s, 0.05)) +
        column(s, 278, 28, -5, 200, near(s, 0.2)) +
        box(60, 178, 200, 66, near(s, 0.25)) +
        hatched(s, hatch(s.chance, 64, 190, 192, 50, 6), 0.4) +
        fill('M50 170H270L276 184H44z', mix(s.land, s.lit, 0.35)) +
        fill('M116 172H204L210 240H110z', s.accent, 0.7) +
        stroke('M114 196H206M112 226H208', s.lit, 2, 0.6) +
        candle(s, 70, 176, 34) +
        candle(s, 252, 176, 26) +
        candle(s, 86, 178, 16),
      fill('M-5 228Q60 220 160 222Q260 220 325 228V245H-5z', near(s, 0.75)) +
        stroke('M-5 228Q60 220 160 222Q260 220 325 228', s.lit, 1.4, 0.4),
    ],
  },
  shelf: {
    indoors: true,
    stage: true,
    ground: 190,
    paint: (s) => {
      const jar = (x: number, y: number, size: number, color: string): string =>
        fill(
          `M${short(x - size * 0.4)} ${y}V${short(y - size * 0.6)}Q${short(x - size * 0.4)} ${short(y - size * 0.8)} ${short(x - size * 0.2)} ${short(y - size * 0.85)}V${short(y - size)}h${short(size * 0.4)}v${short(size * 0.15)}Q${short(x + size * 0.4)} ${short(y - size * 0.8)} ${short(x + size * 0.4)} ${short(y - size * 0.6)}V${y}z`,
          color,
        ) + box(x + size * 0.1, y - size * 0.66, size * 0.3, size * 0.66, s.dark, 0.3);
      return [
        hatched(s, 'M40 -5V190M108 -5V190M180 -5V190M250 -5V190', 0.35, 2) +
          box(-5, 66, 330, 8, near(s, 0.45)) +
          box(-5, 74, 330, 5, s.dark, 0.5) +
          books(s, 6, 66, 60, 40) +
          jar(92, 66, 34, mix(s.body, s.dark, 0.2)) +
          jar(128, 66, 26, mix(s.accent, s.dark, 0.3)) +
          jar(226, 66, 36, mix(s.land, s.dark, 0.1)) +
          books(s, 254, 66, 62, 42) +
          jar(30, 186, 52, mix(s.body, s.dark, 0.3)) +
          jar(68, 186, 34, s.accent) +
          fill('M49 90q13 0 25 6q2 40 -25 56z', s.dark, 0.4) +
          jar(288, 186, 58, mix(s.land, s.dark, 0.25)) +
          planks(s, 184, near(s, 0.3)),
        candle(s, 306, 214, 22) + fill('M290 214h32v6h-32z', near(s, 0.7)),
      ];
    },
  },
  hoard: {
    indoors: true,
    stage: true,
    ground: 196,
    paint: (s) => [
      fill('M-10 -10H330V110Q300 60 250 52Q200 20 150 34Q80 24 50 76Q16 90 -10 130z', near(s, 0.7)) +
        fill('M60 24l6 34l8 -32zM206 18l7 40l8 -36z', near(s, 0.75)) +
        fill(ridge(s.chance, 176, 10, 4), mix('#b07f25', s.dark, 0.35)) +
        coins(s, 70, 164, 66) +
        fill('M36 188a14 17 0 0 1 28 0l-3 10h-22z', mix('#d9a93a', s.lit, 0.2)) +
        box(34, 176, 32, 5, s.accent) +
        fill('M268 196L276 150L288 162L298 146L306 162L318 152L316 196z', mix('#d9a93a', s.lit, 0.25)) +
        ellipse(297, 184, 5, 5, s.accent) +
        ellipse(280, 186, 4, 4, s.accent),
      coins(s, 22, 226, 16),
    ],
  },
  desk: {
    indoors: true,
    stage: true,
    ground: 202,
    paint: (s) => [
      hatched(s, hatch(s.chance, 0, 0, 320, 170, 8), 0.25) +
        books(s, 8, 70, 70, 40) +
        box(-5, 70, 90, 6, near(s, 0.5)) +
        fill('M222 130V34H300V130z', mix(s.glow, s.sky, 0.3)) +
        stroke('M261 34V130M222 80H300', near(s, 0.6), 4) +
        stroke('M222 130V34H300V130z', near(s, 0.5), 7) +
        planks(s, 176, near(s, 0.25)) +
        fill('M30 186L96 178L112 206L40 216z', mix(s.lit, s.land, 0.15)) +
        stroke('M46 192l44 -5M50 198l46 -5M52 204l40 -5', s.dark, 1.2, 0.5) +
        fill('M262 196q14 -6 28 0v14q-14 6 -28 0z', near(s, 0.6)) +
        stroke('M276 196C284 160 300 140 312 132', s.lit, 3) +
        ellipse(276, 196, 13, 4, s.accent),
      candle(s, 20, 222, 40),
    ],
  },
  sill: {
    indoors: true,
    stage: true,
    ground: 194,
    paint: (s) => [
      fill('M62 184V30H262V184z', mix(s.glow, s.sky, 0.35)) +
        `<svg x="62" y="30" width="200" height="154" viewBox="62 30 200 154">${peaks(s, 176, 76, far(s, 0.6), s.lit)}${fill(ridge(s.chance, 158, 6, 4), far(s, 0.3))}${halo(s, 104, 74, 60, s.lit, 0.8)}</svg>` +
        stroke('M162 30V184M62 100H262', near(s, 0.6), 4) +
        stroke('M62 184V30H262V184', near(s, 0.45), 11) +
        stroke('M57 184V25H262', s.lit, 1.6, 0.5) +
        hatched(s, hatch(s.chance, 270, 20, 50, 170, 8) + hatch(s.chance, 0, 20, 54, 170, 8), 0.4) +
        planks(s, 186, near(s, 0.2)) +
        fill('M20 186q-4 -20 6 -30h16q10 10 6 30z', mix(s.body, s.dark, 0.3)),
      fill('M14 166q10 -30 18 -34q-2 12 4 14q4 -14 10 -18q-2 16 4 20z', near(s, 0.1)) +
        ellipse(34, 128, 5, 5, s.accent) +
        ellipse(46, 124, 4, 4, s.accent) +
        ellipse(24, 140, 4, 4, s.accent),
    ],
  },
  rack: {
    indoors: true,
    stage: true,
    ground: 188,
    paint: (s) => [
      Array.from({ length: 9 }, (_, i) =>
        box(i * 37 - 8, -5, 35, 250, mix(near(s, 0.2), s.dark, between(s.chance, 0, 0.25))),
      ).join('') +
        hatched(s, hatch(s.chance, 0, 0, 320, 240, 8), 0.3) +
        halo(s, 110, 80, 150, s.lit, 0.3) +
        box(20, 34, 280, 10, near(s, 0.65)) +
        box(20, 190, 280, 11, near(s, 0.65)) +
        stroke('M20 35H300M20 191H300', s.lit, 1.4, 0.5) +
        stroke('M48 40V190M278 44V190', near(s, 0.85), 5) +
        fill('M40 44l8 -26l8 26zM270 46l8 -28l8 28z', mix(s.land, s.lit, 0.4)) +
        fill('M24 96q26 -12 50 0q2 40 -25 56q-27 -16 -25 -56z', s.accent) +
        fill('M49 90q13 0 25 6q2 40 -25 56z', s.dark, 0.4) +
        stroke('M24 96q26 -12 50 0q2 40 -25 56q-27 -16 -25 -56z', s.dark, 2.4),
      box(-5, 224, 330, 20, s.dark, 0.5),
    ],
  },
  chest: {
    indoors: true,
    stage: true,
    ground: 178,
    paint: (s) => [
      hatched(s, hatch(s.chance, 0, 0, 320, 190, 9), 0.28) +
        planks(s, 206, near(s, 0.5)) +
        fill('M50 176L62 112Q160 74 258 112L270 176z', near(s, 0.45)) +
        fill('M66 172L76 120Q160 88 244 120L254 172z', s.dark, 0.75) +
        halo(s, 160, 168, 100, s.accent, 0.7) +
        stroke('M62 112Q160 74 258 112', s.lit, 2.4, 0.5) +
        coins(s, 30, 172, 16),
      fill('M44 184H276V240H44z', near(s, 0.35)) +
        box(180, 184, 96, 56, s.dark, 0.3) +
        hatched(s, hatch(s.chance, 46, 190, 228, 50, 8), 0.5) +
        fill('M44 184H276V192H44zM70 184h14v56h-14zM236 184h14v56h-14z', mix('#b98a34', s.dark, 0.3)) +
        fill('M148 184h24v24h-24z', mix('#d9a93a', s.lit, 0.1)) +
        ellipse(160, 196, 3.4, 4, s.dark),
    ],
  },
} satisfies Record<string, Place>;
