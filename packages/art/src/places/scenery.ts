/** What several places share: hills, peaks, trees, houses, water. */

import { at, between, curve, fill, short, stroke } from '../ink.ts';
import { box, far, grass, hatch, hatched, near, ridge, type Sheet } from '../brush.ts';
import { mix } from '../palettes.ts';

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
export const turf = (s: Sheet, y = 244, high = 26): string => fill(grass(s.chance, -5, 325, y, high, 7), near(s, 0.8));

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
  const fir = s.define('fir', (id) => `<path id="${id}" d="${FIR}"/>`);
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
      ? box(x - size * 0.3, y - size * 0.34, size * 0.16, size * 0.18, s.flame) +
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
export const reeds = (s: Sheet, from: number, to: number, y: number, high: number, color: string): string => {
  let d = '';
  let heads = '';
  for (let x = from; x < to; x += between(s.chance, 7, 15)) {
    const tall = between(s.chance, high * 0.5, high);
    const bend = between(s.chance, -8, 12);
    const [w, top] = [Math.round, Math.round(y - tall + 8)];
    d += `M${w(x)} ${y}q0 ${w(-tall * 0.6)} ${w(bend)} ${w(-tall)}`;
    heads += `M${w(x + bend) - 2} ${top}q-1 -10 2 -16q3 6 2 16z`;
  }
  return stroke(d, color, 1.6) + fill(heads, color);
};
/** A banner on a pole; (x, y) is its foot. */
export function flag(s: Sheet, x: number, y: number, size: number, color: string): string {
  return (
    stroke(`M${x} ${y}v${-size * 1.6}`, s.dark, size * 0.1) +
    fill(
      `M${x} ${short(y - size * 1.6)}q${short(size * 0.4)} ${short(-size * 0.2)} ${short(size)} ${short(size * 0.08)}l${short(-size * 0.25)} ${short(size * 0.26)}l${short(size * 0.25)} ${short(size * 0.3)}q${short(-size * 0.5)} ${short(-size * 0.1)} ${short(-size)} ${short(size * 0.1)}z`,
      color,
    )
  );
}
