/** Places under snow: open land, arms of the sea, rivers of ice, and what lies below them. */

import { at, between, fill, lines, short, stroke } from '../ink.ts';
import { box, ellipse, far, grass, halo, hatch, hatched, near, ridge, stone, type Sheet } from '../brush.ts';
import { mix } from '../palettes.ts';
import { column } from './halls.ts';
import type { Place } from './place.ts';
import { peaks, water } from './scenery.ts';

const snow = (s: Sheet, shade = 0): string => mix(mix('#f6fafc', s.glow, 0.16), s.sky, shade);

/** A drift before the feet of whoever stands there. */
const drift = (s: Sheet): string =>
  fill(ridge(s.chance, 232, 5, 5), snow(s, 0.12)) + stroke('M-4 236Q70 222 150 232T330 226', '#ffffff', 2.4, 0.8);

export const FROZEN_LAND = {
  tundra: {
    paint: (s) => {
      const man = (x: number, y: number, size: number): string =>
        `<g transform="translate(${x} ${y}) scale(${size})">${fill('M-9 0L-7 -15L-1 -15L-2 0zM9 0L8 -15L2 -15L3 0zM-11 -15H11L9 -25H-9zM-20 -25H20L18 -33H-18zM-6 -33H6L5 -43H-5z', near(s, 0.45))}${stroke('M-18 -33H18M-5 -43H5M-9 -25H9', snow(s), 2.6)}</g>`;
      return [
        peaks(s, 150, 56, far(s, 0.72), s.lit) +
          fill(ridge(s.chance, 156, 5, 5), snow(s, 0.2)) +
          man(250, 176, 0.62) +
          fill(ridge(s.chance, 178, 6, 4), snow(s, 0.1)) +
          man(54, 204, 0.9) +
          fill(grass(s.chance, 0, 320, 200, 9, 11), mix(s.land, '#c9a83e', 0.5), 0.85) +
          fill(ridge(s.chance, 204, 5, 5), snow(s)) +
          stroke('M20 214Q120 204 220 214T330 210', s.sky, 1.6, 0.4),
        drift(s) + fill(grass(s.chance, 0, 320, 244, 16, 15), mix(s.land, '#a98a32', 0.55)),
      ];
    },
  },
  fjord: {
    paint: (s) => {
      const wall = (side: 1 | -1, top: number, reach: number, dark: number): string => {
        const edge = side === 1 ? 330 : -10;
        const x = (way: number): number => edge - side * way;
        const brow = [at(edge, top), at(x(reach * 0.42), top + 10), at(x(reach * 0.72), top + 34), at(x(reach), 158)];
        const falls = x(reach * 0.5);
        return (
          fill(lines([...brow, at(edge, 168)], true), mix(far(s, 0.1), s.dark, dark)) +
          fill(
            lines([...brow, at(x(reach * 0.66), top + 52), at(x(reach * 0.36), top + 30), at(edge, top + 22)], true),
            mix('#7fae7c', s.glow, 0.2 + dark * 0.2),
          ) +
          stroke(lines(brow.slice(0, 3)), snow(s), 4) +
          stroke(`M${short(falls)} ${top + 24}V160`, '#ffffff', 2.4, 0.85) +
          hatched(s, hatch(s.chance, side === 1 ? x(reach * 0.6) : 0, top + 40, reach * 0.6, 100, 8, 0.1), 0.25)
        );
      };
      return [
        peaks(s, 150, 84, far(s, 0.8), s.lit) +
          wall(-1, 62, 120, 0.18) +
          wall(1, 44, 132, 0.3) +
          water(s, 160, 90) +
          ellipse(160, 190, 90, 9, s.glow, 0.4) +
          fill('M36 184q10 8 26 0l4 -6l-10 3h-16l-8 -4zM50 180V156l12 18z', near(s, 0.6)),
        fill('M-10 250V212Q40 204 78 226Q110 240 120 250z', near(s, 0.55)) +
          fill('M-10 216Q40 202 78 224Q40 216 -10 226z', snow(s)) +
          fill('M330 250V218Q296 214 270 234L262 250z', near(s, 0.65)) +
          fill('M330 218Q296 212 270 233Q300 222 330 228z', snow(s)),
      ];
    },
  },
  glacier: {
    paint: (s) => {
      const ice = mix('#bfeaf0', s.glow, 0.2);
      const slab = (x: number, y: number, wide: number, high: number): string => {
        const top = at(x + wide * between(s.chance, -0.1, 0.3), y - high);
        return (
          fill(lines([at(x - wide / 2, y), top, at(x + wide / 2, y)], true), mix(ice, '#ffffff', 0.45)) +
          fill(lines([top, at(x + wide / 2, y), at(x + wide * 0.1, y)], true), mix(ice, '#2f7f94', 0.45)) +
          stroke(lines([at(x - wide / 2, y), top]), '#ffffff', 1.4, 0.9)
        );
      };
      const seams = Array.from({ length: 7 }, (_, i) => {
        const y = 172 + i * i * 1.7;
        return `M${short(between(s.chance, -10, 60))} ${short(y)}l${short(between(s.chance, 60, 120))} ${short(between(s.chance, -4, 5))}l${short(between(s.chance, 40, 130))} ${short(between(s.chance, -4, 5))}`;
      });
      return [
        peaks(s, 152, 96, far(s, 0.6), s.lit) +
          fill(ridge(s.chance, 150, 3, 5), snow(s, 0.16)) +
          box(-5, 156, 330, 100, mix(ice, s.sky, 0.18)) +
          box(-5, 156, 330, 14, '#ffffff', 0.4) +
          stroke(seams.join(''), mix(ice, '#1d5f74', 0.6), 1.5, 0.6) +
          ellipse(160, 210, 120, 16, '#ffffff', 0.36) +
          [26, 58, 92, 236, 268, 300]
            .map((x) => slab(x, 172 + between(s.chance, 0, 8), 30, between(s.chance, 18, 46)))
            .join(''),
        slab(8, 248, 84, 56) + slab(62, 252, 50, 30) + slab(292, 250, 92, 66) + slab(246, 252, 44, 26),
      ];
    },
  },
  /** Copper and white enamel; the lamps have been kept lit. */
  'machine hall': {
    indoors: true,
    paint: (s) => {
      const copper = mix('#b56a3a', s.dark, 0.12);
      const lamp = (x: number, y: number): string =>
        halo(s, x, y, 40, '#ffcf7a', 0.8) +
        fill(`M${x - 7} ${y - 6}H${x + 7}L${x + 5} ${y + 8}H${x - 5}z`, '#ffe9b4') +
        stroke(`M${x} ${y - 6}V-5M${x - 8} ${y - 6}H${x + 8}`, copper, 2.4);
      const rib = (x: number): string =>
        stroke(`M${x} 196V96Q${x} 34 160 22`, mix(copper, s.dark, 0.35), 11) +
        stroke(`M${x - 2} 196V96Q${x - 2} 32 158 20`, copper, 3.4);
      const plates = Array.from({ length: 9 }, (_, i) => `M${i * 40} 0V196`).join('') + 'M0 60H320M0 128H320';
      return [
        box(-5, -5, 330, 205, mix(mix('#dfe7e6', s.glow, 0.2), s.dark, 0.42)) +
          stroke(plates, s.dark, 1.2, 0.4) +
          [20, 86, 234, 300].map(rib).join('') +
          column(s, 48, 22, 40, 196, mix('#e9eceb', s.land, 0.25)) +
          column(s, 272, 22, 40, 196, mix('#e9eceb', s.land, 0.25)) +
          box(-5, 194, 330, 60, mix(copper, s.dark, 0.55)) +
          stroke('M160 194L60 250M160 194L260 250M160 194V250M0 212H320M0 232H320', s.dark, 1.4, 0.5) +
          ellipse(160, 212, 96, 13, '#ffd58a', 0.28) +
          lamp(118, 56) +
          lamp(204, 66),
        fill('M-10 250V226Q30 216 60 232Q84 240 92 250z', snow(s, 0.2)) +
          fill('M330 250V222Q300 218 276 236L264 250z', snow(s, 0.26)) +
          stone(s, 306, 250, 40, 22, near(s, 0.7)),
      ];
    },
  },
} as const satisfies Record<string, Place>;
