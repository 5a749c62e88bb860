/** Places under the open sky, in the country. */

import { at, between, blob, curve, fill, lines, short, stroke } from '../picture/ink.ts';
import { box, ellipse, far, grass, halo, hatch, hatched, near, ridge, stone, type Sheet } from './brush.ts';
import { mix } from './palettes.ts';
import type { Place } from './place.ts';

/** Hills in the haze, one behind the other. */
export const hills = (s: Sheet, y = 132): string =>
  fill(ridge(s.chance, y, 12, 5), far(s, 0.85)) + fill(ridge(s.chance, y + 14, 9, 4), far(s, 0.6));
export function peaks(s: Sheet, y: number, height: number, color: string, snow: string | null): string {
  let d = '';
  let shade = '';
  let caps = '';
  for (let x = -30; x < 340;) {
    const wide = between(s.chance, 60, 110);
    const tall = height * between(s.chance, 0.55, 1);
    const tip = x + wide * between(s.chance, 0.4, 0.6);
    const top = y - tall;
    d += `M${short(x - 20)} ${y}L${short(tip)} ${short(top)}L${short(x + wide + 20)} ${y}z`;
    const zig = short(tip + between(s.chance, 2, 12));
    shade += `M${short(tip)} ${short(top)}L${zig} ${short(top + tall * 0.35)}L${short(tip - 4)} ${short(top + tall * 0.6)}L${short(tip + 14)} ${y}L${short(x + wide + 20)} ${y}z`;
    const drop = tall * 0.3;
    caps += `M${short(tip)} ${short(top)}L${short(tip - ((tip - x + 20) * drop) / tall)} ${short(top + drop)}l6 -4l5 8l6 -9l6 6l${short(((x + wide + 20 - tip) * drop) / tall - 12)} -3z`;
    x += wide * 0.75;
  }
  return fill(d, color) + (snow === null ? '' : fill(caps, snow)) + fill(shade, s.dark, 0.3);
}
/** The ground that everything stands on, hatched towards the reader. */
export const ground = (s: Sheet, y: number, color: string, rough = 5): string =>
  fill(ridge(s.chance, y, rough, 5), color) + hatched(s, hatch(s.chance, 0, y + 14, 320, 240 - y, 7), 0.22);
const turf = (s: Sheet, y = 244, high = 26): string => fill(grass(s.chance, -5, 325, y, high, 7), near(s, 0.8));

/** A tree without leaves. */
export function bare(x: number, y: number, height: number, color: string): string {
  const bough = (from: number, up: number, along: number, rise: number): string => {
    const [bx, by] = [x + from, y - up];
    const end = at(bx + along, by - rise);
    return (
      `M${short(bx)} ${short(by)}Q${short(bx + along * 0.5)} ${short(by - rise * 0.2)} ${short(end.x)} ${short(end.y)}` +
      `M${short(bx + along * 0.6)} ${short(by - rise * 0.4)}l${short(along * 0.1)} ${short(-rise * 0.6)}`
    );
  };
  const h = height;
  const trunk = curve(
    [
      at(x - h * 0.07, y),
      at(x - h * 0.035, y - h * 0.35),
      at(x - h * 0.03, y - h * 0.6),
      at(x + h * 0.03, y - h),
      at(x + h * 0.03, y - h * 0.55),
      at(x + h * 0.05, y - h * 0.3),
      at(x + h * 0.09, y),
    ],
    true,
  );
  const boughs =
    bough(0, h * 0.45, h * 0.34, h * 0.26) +
    bough(0, h * 0.55, -h * 0.36, h * 0.24) +
    bough(0, h * 0.7, h * 0.22, h * 0.24) +
    bough(0, h * 0.78, -h * 0.2, h * 0.2) +
    bough(0, h * 0.38, -h * 0.26, h * 0.06);
  return fill(trunk, color) + stroke(boughs, color, h * 0.032);
}
/** A fir that is one high, to be scaled. */
const FIR = `M-.03 0v-.2h.06V0z${[0, 1, 2, 3].map((i) => `M0 ${(i * 0.19 - 1).toFixed(2)}l${(0.12 + i * 0.055).toFixed(2)} .28L0 ${(i * 0.19 - 0.77).toFixed(2)}l-${(0.12 + i * 0.055).toFixed(2)} .05z`).join('')}`;
export type Tree = readonly [x: number, y: number, height: number];
export function pines(s: Sheet, trees: readonly Tree[], color: string): string {
  const fir = s.define('fir', (id) => `<path id="${id}" d="${FIR}"/>`).slice(4, -1);
  const all = trees.map(
    ([x, y, high]) =>
      `<use href="${fir}" transform="matrix(${Math.round(high)} 0 0 ${Math.round(high)} ${Math.round(x)} ${Math.round(y)})"/>`,
  );
  return `<g fill="${color}">${all.join('')}</g>`;
}
export function cottage(s: Sheet, x: number, y: number, size: number, color: string, lit = true): string {
  const roof = mix(color, s.dark, 0.35);
  return (
    box(x - size * 0.5, y - size * 0.5, size, size * 0.5, color) +
    box(x + size * 0.1, y - size * 0.5, size * 0.4, size * 0.5, s.dark, 0.25) +
    fill(
      `M${short(x - size * 0.64)} ${short(y - size * 0.46)}L${short(x - size * 0.3)} ${short(y - size)}L${short(x + size * 0.4)} ${short(y - size)}L${short(x + size * 0.64)} ${short(y - size * 0.46)}z`,
      roof,
    ) +
    hatched(s, hatch(s.chance, x - size * 0.5, y - size * 0.95, size, size * 0.45, size * 0.11), 0.4, 0.8) +
    box(x + size * 0.2, y - size * 1.2, size * 0.12, size * 0.3, roof) +
    (lit
      ? box(x - size * 0.3, y - size * 0.34, size * 0.16, size * 0.18, s.accent) +
        box(x, y - size * 0.32, size * 0.14, size * 0.32, s.dark, 0.7)
      : '')
  );
}
export function water(s: Sheet, y: number, height: number): string {
  let d = '';
  for (let line = 3; line < height; line += 4 + line * 0.05) {
    for (let x = between(s.chance, -20, 20); x < 320; x += between(s.chance, 40, 80)) {
      d += `M${short(x)} ${short(y + line)}h${short(between(s.chance, 10, 44))}`;
    }
  }
  return (
    box(0, y, 320, height, mix(s.sky, s.land, 0.35)) +
    box(0, y, 320, height * 0.3, s.glow, 0.35) +
    stroke(d, s.lit, 1, 0.4)
  );
}

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
const reeds = (s: Sheet, from: number, to: number, y: number, high: number, color: string): string => {
  let d = '';
  let heads = '';
  for (let x = from; x < to; x += between(s.chance, 7, 15)) {
    const tall = between(s.chance, high * 0.5, high);
    const bend = between(s.chance, -8, 12);
    d += `M${short(x)} ${y}q0 ${short(-tall * 0.6)} ${short(bend)} ${short(-tall)}`;
    heads += `M${short(x + bend - 1.6)} ${short(y - tall + 8)}q-1 -10 1.6 -16q3 6 1.6 16z`;
  }
  return stroke(d, color, 1.6) + fill(heads, color);
};

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
