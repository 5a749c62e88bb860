/** Paint: each picture has one palette, and each palette one accent. */

import type { PaletteName } from './words.ts';

export interface Pigments {
  /** The top of the sky, and the light above the horizon. */
  sky: string;
  glow: string;
  land: string;
  /** Ink, and whatever is near and in shade. */
  dark: string;
  /** Edges in the light. */
  lit: string;
  /** The body of the subject. */
  body: string;
  accent: string;
  /** Of hearths and candles: the accent where that can burn. */
  flame: string;
}

const paint = (
  sky: string,
  glow: string,
  land: string,
  dark: string,
  lit: string,
  body: string,
  accent: string,
  flame: string = accent,
): Pigments => ({ sky, glow, land, dark, lit, body, accent, flame });

export const PALETTES: Readonly<Record<PaletteName, Pigments>> = {
  ash: paint('#5b5a66', '#ecdcc4', '#85796f', '#1b171c', '#fff4e4', '#6b5a5c', '#ea5f2a'),
  blood: paint('#2c0d1c', '#e0633f', '#5e2430', '#14060c', '#ffceb0', '#b39a86', '#f4dc9c'),
  dusk: paint('#3d3a70', '#f5a86c', '#5f4a68', '#191228', '#ffe6c8', '#bd6a4c', '#ffd65e'),
  ember: paint('#33151f', '#f4943c', '#632c25', '#16080b', '#ffdf9c', '#6a4a4c', '#ffbe30'),
  fen: paint('#48707c', '#dedea0', '#557048', '#10201f', '#eef4cc', '#94794e', '#b8f28c'),
  frost: paint('#5a86bc', '#f2f6f6', '#9db4ca', '#16223a', '#ffffff', '#6f6c84', '#f08430'),
  gold: paint('#47344f', '#f8d87e', '#8d6829', '#1e1410', '#fff4c0', '#c8963a', '#3fae96', '#ffb347'),
  harvest: paint('#7aa6b8', '#ffedba', '#c89b46', '#35200f', '#fff6d2', '#8c4f2c', '#bc342a'),
  moss: paint('#82aab8', '#f4ecba', '#6d8648', '#182618', '#f8f4d2', '#8a5f3c', '#eaaa30'),
  night: paint('#0c1738', '#5a7ba4', '#2b4058', '#060b1a', '#d9e7ff', '#8792b0', '#ffe082'),
  parchment: paint('#9c9a90', '#faedca', '#a98d5c', '#2e2119', '#fffae2', '#7a4a38', '#3a7094', '#ffb347'),
  rose: paint('#86689a', '#ffe2ca', '#9d6e5f', '#2e141d', '#fff4ea', '#a8404e', '#3f90a4', '#ffb347'),
  sea: paint('#3a7aa2', '#e9f1de', '#3f7a78', '#0b202c', '#f6fef6', '#8a7860', '#f47a32'),
  steel: paint('#31435c', '#c6d0d4', '#5b6660', '#0d131a', '#f4fafe', '#9aa6b0', '#e6b23a'),
  verdigris: paint('#154352', '#aae0ba', '#2f6d58', '#06191a', '#e2fff2', '#b08a52', '#f8bc4c'),
  violet: paint('#23174c', '#b87ec6', '#4a3a66', '#0f091e', '#f0e0ff', '#908a9e', '#96f8b2'),
};

const channels = (color: string): [number, number, number] => {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};
/** So much of the second color in the first. */
export function mix(one: string, other: string, much: number): string {
  const to = channels(other);
  const mixed = channels(one).map((from, i) => Math.round(from + (to[i]! - from) * much));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
