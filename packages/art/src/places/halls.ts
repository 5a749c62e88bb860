/** Places within walls. */

import { between, fill, short, stroke } from '../ink.ts';
import { box, ellipse, halo, hatch, hatched, near, type Sheet } from '../brush.ts';
import { mix } from '../palettes.ts';
import type { Place } from './place.ts';

const floor = (s: Sheet, y: number, color: string): string => {
  let tiles = '';
  for (let i = -7; i <= 7; i += 1) tiles += `M${160 + i * 16} ${y}L${160 + i * 52} 250`;
  for (let line = y, step = 6; line < 240; line += step, step *= 1.5) tiles += `M0 ${short(line)}H320`;
  return box(0, y, 320, 240 - y, color) + stroke(tiles, s.dark, 1.1, 0.4) + box(0, y, 320, 6, s.dark, 0.4);
};
export const column = (s: Sheet, x: number, wide: number, top: number, bottom: number, color: string): string =>
  box(x - wide / 2, top, wide, bottom - top, color) +
  box(x + wide * 0.08, top, wide * 0.42, bottom - top, s.dark, 0.35) +
  box(x - wide * 0.42, top, wide * 0.12, bottom - top, s.lit, 0.3) +
  box(x - wide * 0.72, bottom - 8, wide * 1.44, 8, color) +
  box(x - wide * 0.72, top, wide * 1.44, 9, color) +
  hatched(s, hatch(s.chance, x + wide * 0.05, top + 12, wide * 0.42, bottom - top - 20, 6), 0.4);
/** A row of round arches. */
const arches = (y: number, count: number, color: string): string => {
  const wide = 320 / count;
  let d = `M-5 -5H325V${y}`;
  for (let i = count - 1; i >= 0; i -= 1) {
    const x = i * wide;
    d += `H${short(x + wide * 0.86)}V${short(y * 0.56)}A${short(wide * 0.36)} ${short(wide * 0.4)} 0 0 0 ${short(x + wide * 0.14)} ${short(y * 0.56)}V${y}`;
  }
  return fill(`${d}H-5z`, color);
};
const flame = (s: Sheet, x: number, y: number, size: number): string =>
  halo(s, x, y - size * 0.5, size * 3.4, s.flame, 0.85) +
  fill(
    `M${x} ${y}q${short(-size * 0.5)} ${short(-size * 0.4)} 0 ${short(-size * 1.3)}q${short(size * 0.5)} ${short(size * 0.9)} 0 ${short(size * 1.3)}z`,
    mix(s.flame, s.lit, 0.5),
  );
export const candle = (s: Sheet, x: number, y: number, high: number): string =>
  box(x - 3, y - high, 6, high, mix(s.lit, s.land, 0.25)) +
  box(x + 0.5, y - high, 2.5, high, s.dark, 0.25) +
  flame(s, x, y - high, 9);
export function books(s: Sheet, x: number, y: number, wide: number, high: number): string {
  const colors = [s.body, mix(s.body, s.dark, 0.35), mix(s.land, s.lit, 0.25), s.accent, mix(s.body, s.lit, 0.3)];
  const spines = colors.map(() => '');
  for (let along = x; along < x + wide - 3;) {
    const thick = between(s.chance, 4, 8);
    const tall = high * between(s.chance, 0.72, 0.98);
    spines[Math.floor(s.chance() * colors.length)] +=
      `M${short(along)} ${short(y)}v${short(-tall)}h${short(thick - 0.8)}v${short(tall)}z`;
    along += thick;
  }
  return spines.map((d, i) => (d === '' ? '' : fill(d, colors[i]!))).join('');
}

export const HALLS = {
  crypt: {
    indoors: true,
    paint: (s) => [
      arches(172, 4, mix(s.land, s.dark, 0.3)) +
        hatched(s, hatch(s.chance, 0, 4, 320, 60, 6), 0.35) +
        floor(s, 172, near(s, 0.3)) +
        column(s, 38, 26, 52, 190, near(s, 0.05)) +
        column(s, 282, 26, 52, 190, near(s, 0.12)) +
        fill('M206 186h78l10 16v18h-98v-18z', near(s, 0.1)) +
        fill('M196 202h98v18h-98z', s.dark, 0.35) +
        stroke('M206 186h78l10 16h-98z', s.lit, 1.2, 0.5) +
        flame(s, 84, 132, 10) +
        box(81, 132, 6, 16, s.dark),
      fill('M-10 250V60Q10 20 40 -10H-10zM330 250V60Q310 20 280 -10H330z', near(s, 0.9)),
    ],
  },
  tavern: {
    indoors: true,
    paint: (s) => [
      stroke('M-5 22H325M-5 30H325', near(s, 0.7), 9) +
        stroke('M60 22L30 66M260 22L290 66M60 22V190M262 22V190', near(s, 0.6), 9) +
        hatched(s, hatch(s.chance, 66, 40, 192, 120, 9), 0.25) +
        fill('M186 186V96Q228 70 270 96V186z', near(s, 0.35)) +
        fill('M200 186V118Q228 96 256 118V186z', s.dark) +
        halo(s, 228, 164, 74, s.flame, 0.95) +
        fill('M208 184q-4 -26 14 -44q0 18 8 20q6 -18 2 -32q24 24 18 56z', s.flame) +
        fill('M220 184q-2 -14 8 -24q10 12 8 24z', s.lit) +
        fill('M112 62h36v26q-2 18 -18 26q-16 -8 -18 -26z', s.accent) +
        fill('M130 62h18v26q-2 18 -18 26z', s.dark, 0.35) +
        floor(s, 184, near(s, 0.3)) +
        box(14, 152, 74, 8, near(s, 0.05)) +
        box(22, 160, 8, 40, near(s, 0.3)) +
        box(72, 160, 8, 40, near(s, 0.4)) +
        fill('M34 152v-18h14v18zM48 138h6v8h-6z', mix(s.body, s.lit, 0.3)),
      fill('M-10 250V218H70V250z', near(s, 0.85)) +
        fill('M18 218v-24h20v24zM38 200h8v12h-8z', near(s, 0.6)) +
        stroke('M18 196h20', s.lit, 3, 0.8),
    ],
  },
  throne: {
    indoors: true,
    paint: (s) => [
      arches(168, 3, mix(s.land, s.dark, 0.35)) +
        floor(s, 170, near(s, 0.25)) +
        fill('M120 176V60Q160 20 200 60V176z', near(s, 0.05)) +
        fill('M160 34Q200 40 200 60V176H166z', s.dark, 0.3) +
        fill('M132 176V78Q160 46 188 78V176z', s.accent, 0.75) +
        stroke('M120 176V60Q160 20 200 60V176', s.lit, 2, 0.6) +
        fill('M96 176h128l16 14H80zM80 190h160l18 14H62z', near(s, 0.2)) +
        column(s, 34, 28, 26, 196, near(s, 0.08)) +
        column(s, 286, 28, 26, 196, near(s, 0.15)) +
        fill('M62 30h28v72l-14 -12l-14 12zM230 30h28v72l-14 -12l-14 12z', s.accent) +
        box(76, 30, 14, 66, s.dark, 0.25) +
        box(244, 30, 14, 66, s.dark, 0.3),
      fill('M120 250L140 204H180L204 250z', s.accent, 0.35),
    ],
  },
  library: {
    indoors: true,
    paint: (s) => {
      let shelves = '';
      for (let row = 0; row < 4; row += 1) {
        const y = 44 + row * 40;
        shelves +=
          books(s, -4, y, 96, 32) +
          books(s, 222, y, 100, 32) +
          box(-5, y, 100, 5, near(s, 0.6)) +
          box(220, y, 105, 5, near(s, 0.65));
      }
      return [
        fill('M112 176V74Q156 30 202 74V176z', mix(s.glow, s.lit, 0.4)) +
          stroke('M157 50V176M112 100H202M112 138H202', near(s, 0.6), 3) +
          stroke('M112 176V74Q156 30 202 74V176', near(s, 0.5), 7) +
          shelves +
          box(92, 0, 7, 190, near(s, 0.5)) +
          box(216, 0, 7, 190, near(s, 0.6)) +
          floor(s, 182, near(s, 0.3)) +
          stroke('M238 196L262 20M258 200L280 20M242 164h22M246 130h22M250 96h22M255 62h21', near(s, 0.75), 4) +
          candle(s, 70, 182, 26),
        box(-5, 222, 84, 30, near(s, 0.85)) + books(s, 4, 222, 50, 26),
      ];
    },
  },
  chapel: {
    indoors: true,
    paint: (s) => [
      fill('M118 150V66Q160 2 202 66V150z', mix(s.glow, s.lit, 0.5)) +
        fill('M122 150V100L160 70L198 100V150z', s.accent, 0.55) +
        fill('M160 44l10 18h-20zM140 74l10 10l-12 8zM180 74l-10 10l12 8z', s.accent, 0.8) +
        stroke('M160 34V150M118 104H202M140 50V150M180 50V150', near(s, 0.7), 2.4) +
        stroke('M118 150V66Q160 2 202 66V150z', near(s, 0.4), 8) +
        fill('M120 150L60 250H150z', s.lit, 0.14) +
        column(s, 60, 24, 0, 184, near(s, 0.05)) +
        column(s, 260, 24, 0, 184, near(s, 0.14)) +
        floor(s, 176, near(s, 0.22)) +
        box(120, 158, 82, 28, near(s, 0.02)) +
        box(114, 154, 94, 7, s.lit, 0.65) +
        candle(s, 128, 154, 18) +
        candle(s, 192, 154, 18),
      fill('M-10 250V206H64V250zM330 250V206H256V250z', near(s, 0.85)) +
        stroke('M-10 208H62M330 208H258', s.lit, 2, 0.4),
    ],
  },
  cellar: {
    indoors: true,
    paint: (s) => {
      const barrel = (x: number, y: number, size: number): string =>
        ellipse(x, y, size, size, near(s, 0.1)) +
        ellipse(x, y, size * 0.82, size * 0.82, mix(s.body, s.dark, 0.25)) +
        stroke(
          `M${short(x - size * 0.8)} ${short(y - size * 0.2)}h${short(size * 1.6)}M${short(x - size * 0.8)} ${short(y + size * 0.25)}h${short(size * 1.6)}M${x} ${short(y - size * 0.8)}v${short(size * 1.6)}`,
          s.dark,
          1.4,
          0.6,
        ) +
        stroke(`M${short(x - size)} ${y}A${size} ${size} 0 0 1 ${x} ${short(y - size)}`, s.lit, 2, 0.6) +
        ellipse(x, y + size * 0.55, 3, 3, s.accent);
      return [
        arches(150, 2, mix(s.land, s.dark, 0.4)) +
          hatched(s, hatch(s.chance, 0, 0, 320, 80, 8), 0.35) +
          floor(s, 176, near(s, 0.35)) +
          barrel(44, 160, 30) +
          barrel(276, 156, 34) +
          barrel(88, 176, 24) +
          barrel(236, 180, 22) +
          candle(s, 160, 120, 14),
        barrel(6, 226, 36) + barrel(318, 230, 34),
      ];
    },
  },
  forge: {
    indoors: true,
    paint: (s) => [
      hatched(s, hatch(s.chance, 0, 0, 320, 170, 10), 0.35) +
        fill('M176 190V96L206 60V-5H276V60L306 96V190z', near(s, 0.3)) +
        hatched(s, hatch(s.chance, 180, 60, 124, 130, 10), 0.5, 1.4) +
        fill('M198 190V128Q241 92 284 128V190z', s.dark) +
        halo(s, 241, 166, 90, s.flame, 1) +
        fill('M206 188q2 -32 20 -48q2 18 10 20q4 -26 0 -38q30 26 24 66z', s.flame) +
        fill('M226 188q0 -16 12 -26q10 12 8 26z', s.lit) +
        floor(s, 186, near(s, 0.35)) +
        stroke('M30 20V94M52 20V80M74 20V100', near(s, 0.7), 3) +
        fill('M20 94h20v14h-20zM46 80l6 24l6 -24zM66 100h16l-4 10h-8z', near(s, 0.5)) +
        stroke('M10 20H92', near(s, 0.8), 5),
      fill('M-10 232L-10 210H34Q54 212 70 204V214Q56 226 40 228V240H56V250H-10z', near(s, 0.9)) +
        stroke('M-10 211H34Q54 212 70 204', s.lit, 2, 0.7),
    ],
  },
} satisfies Record<string, Place>;
