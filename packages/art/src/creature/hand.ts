/** What painters of creatures share: forms that are lit from the upper left, edges in the light, eyes that shine. They paint
 *  in a box of 100 by 100, head and shoulders, as a portrait shows them. */

import { fill, group, shape, short, stroke } from '../ink.ts';
import { ellipse, halo, shading, type Sheet } from '../brush.ts';
import { mix } from '../palettes.ts';

export interface Hand {
  s: Sheet;
  ink: string;
  lit: string;
  /** Paint of this color: pale in the light, dark in the shade. */
  of(color: string): string;
  /** A body with an outline. */
  part(d: string, color: string, width?: number): string;
  /** A seam, a crack, a fold. */
  line(d: string, width?: number, opacity?: number): string;
  /** An edge on which the light falls. */
  rim(d: string, width?: number, opacity?: number): string;
  /** Side by side in the shade, as the graver does it. */
  shade(d: string, opacity?: number): string;
  /** An eye that shines by itself. */
  ember(x: number, y: number, r: number, color: string): string;
  /** A living eye, with its pupil; `look` moves that to the left. */
  eye(x: number, y: number, r: number, color: string, slit?: boolean): string;
  dot(x: number, y: number, r: number, color: string, opacity?: number): string;
}

export type Creature = (hand: Hand) => string;

export function handOf(s: Sheet): Hand {
  const ink = mix(s.dark, '#140f16', 0.6);
  const lit = mix(s.lit, '#fff6e0', 0.5);
  const of = (color: string): string => {
    const body = mix(color, s.glow, 0.08);
    return shading(
      s,
      `of${color}`,
      [
        [0, mix(body, lit, 0.55)],
        [0.42, body],
        [1, mix(body, ink, 0.68)],
      ],
      [0.1, 0, 0.85, 1],
    );
  };
  const dot = (x: number, y: number, r: number, color: string, opacity = 1): string =>
    ellipse(x, y, r, r, color, opacity);
  return {
    s,
    ink,
    lit,
    of,
    part: (d, color, width = 1.9) => shape(d, of(color), ink, width).replace('/>', ' stroke-linejoin="round"/>'),
    line: (d, width = 1.3, opacity = 1) => stroke(d, ink, width, opacity),
    rim: (d, width = 1.4, opacity = 0.7) => stroke(d, lit, width, opacity).replace('/>', ' stroke-linecap="round"/>'),
    shade: (d, opacity = 0.34) => fill(d, ink, opacity),
    ember: (x, y, r, color) =>
      halo(s, x, y, r * 3, color, 0.9) +
      ellipse(x, y, r, r * 0.72, mix(color, '#ffffff', 0.45)) +
      ellipse(x, y, r * 0.5, r * 0.4, '#fffdf0'),
    eye: (x, y, r, color, slit = false) =>
      ellipse(x, y, r * 1.18, r * 1.05, ink) +
      ellipse(x, y, r, r * 0.86, color) +
      ellipse(x - r * 0.12, y, slit ? r * 0.26 : r * 0.5, slit ? r * 0.8 : r * 0.52, ink) +
      ellipse(x - r * 0.4, y - r * 0.35, r * 0.26, r * 0.26, '#ffffff'),
    dot,
  };
}

/** The same twice: as it is, and mirrored. */
export const both = (content: string): string =>
  content + group(content, { transform: 'translate(100 0) scale(-1 1)' });

/** Links of a chain along points: flat and on edge in turn. */
export function chain(
  points: readonly (readonly [x: number, y: number, turn: number])[],
  ink: string,
  color: string,
): string {
  return points
    .map(([x, y, turn], i) => {
      const ring = `rx="${i % 2 === 0 ? 3.9 : 1.7}" ry="${i % 2 === 0 ? 2.7 : 3.6}" fill="none"`;
      return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)})"><ellipse ${ring} stroke="${ink}" stroke-width="3"/><ellipse ${ring} stroke="${color}" stroke-width="1.4"/></g>`;
    })
    .join('');
}
