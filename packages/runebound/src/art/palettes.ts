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
}

const paint = (
  sky: string,
  glow: string,
  land: string,
  dark: string,
  lit: string,
  body: string,
  accent: string,
): Pigments => ({ sky, glow, land, dark, lit, body, accent });

export const PALETTES: Readonly<Record<PaletteName, Pigments>> = {
  ash: paint('#6a6266', '#e2d4c2', '#857a74', '#1e191b', '#f8efe2', '#9b8a7e', '#e0582a'),
  blood: paint('#3a0e16', '#d2503e', '#64232a', '#17060a', '#ffc4a8', '#a23a36', '#f1e2c0'),
  dusk: paint('#453763', '#f0a878', '#6d4c62', '#1b1227', '#ffe3c4', '#96606a', '#f7cb55'),
  ember: paint('#431a1a', '#f2913f', '#6f3122', '#190a09', '#ffd994', '#9a4428', '#ffb62e'),
  fen: paint('#557570', '#d0d9a6', '#52705a', '#122120', '#e8f0c6', '#748f66', '#a8ea8c'),
  frost: paint('#6488b0', '#eaf2f6', '#a2b8cc', '#18243a', '#ffffff', '#8398b2', '#e8893a'),
  gold: paint('#56401f', '#f4d680', '#8d6829', '#20150a', '#fff2bc', '#c09038', '#3f9c86'),
  harvest: paint('#c59c58', '#fde9b2', '#bd8f42', '#38220f', '#fff3ca', '#96602e', '#b5382a'),
  moss: paint('#839f96', '#efe8b6', '#71854f', '#1a281a', '#f6f1ce', '#927f4e', '#dfa43a'),
  night: paint('#0e1834', '#527099', '#293c5f', '#070c1b', '#d3e3ff', '#5b7299', '#f6da7c'),
  parchment: paint('#b0956a', '#f6e8c2', '#a68d60', '#31231a', '#fff8de', '#8f6b40', '#8c2f3c'),
  rose: paint('#a0616c', '#fde0cb', '#9d6e5f', '#32161d', '#fff2e8', '#b0545e', '#3d7396'),
  sea: paint('#47788f', '#dbece4', '#437480', '#0d222d', '#f2fcf5', '#63878e', '#ec7338'),
  steel: paint('#354250', '#b6c4cd', '#586772', '#0e141a', '#f0f8fc', '#8c9ea9', '#dead3c'),
  verdigris: paint('#1b4645', '#97d8be', '#316d63', '#071a1a', '#dcfff2', '#559887', '#f3b552'),
  violet: paint('#281a45', '#a274c8', '#4d386c', '#110a20', '#eddbff', '#775d9a', '#8ff2b2'),
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
