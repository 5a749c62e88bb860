/** The colors of the map: ink and wash on paper by day, gilt lines on a night chart. */

import type { Terrain } from './places.ts';

export interface Palette {
  /** The table beyond the frame, the band of the frame, and lines on it. */
  band: string;
  bandLine: string;
  bandText: string;
  paper: string;
  stain: string;
  ink: string;
  soft: string;
  /** Around letters, so that they can be read on anything. */
  halo: string;
  text: string;
  wash: Readonly<Record<Terrain | 'town', string>>;
  water: string;
  waterDeep: string;
  shore: string;
  /** The names of waters. */
  waterText: string;
  wave: string;
  road: string;
  roadEdge: string;
  stone: readonly [lit: string, shade: string];
  red: readonly [lit: string, shade: string];
  cinder: readonly [lit: string, shade: string];
  snow: string;
  hill: readonly [lit: string, shade: string];
  chalk: readonly [lit: string, shade: string];
  oak: readonly [lit: string, shade: string];
  elm: readonly [lit: string, shade: string];
  pine: readonly [lit: string, shade: string];
  thorn: readonly [lit: string, shade: string];
  bark: string;
  grass: string;
  reed: string;
  mire: string;
  fields: readonly string[];
  sand: string;
  ash: string;
  ember: string;
  wall: readonly [lit: string, shade: string];
  roof: readonly [lit: string, shade: string];
  slate: readonly [lit: string, shade: string];
  window: string;
  gold: string;
  ribbon: string;
  ray: string;
  /** How strongly regions are tinted. */
  tint: number;
}

const DAY: Palette = {
  band: '#4a3826',
  bandLine: '#b08d57',
  bandText: '#ead9b0',
  paper: '#efe2c2',
  stain: '#b9955a',
  ink: '#3a2b1f',
  soft: '#7a6347',
  halo: '#f4ead0',
  text: '#33251a',
  wash: {
    plains: '#ddd49e',
    road: '#e0d4a2',
    river: '#d6d4a4',
    swamp: '#a9b391',
    forest: '#a9b783',
    hill: '#d9bf88',
    mountain: '#c4b6a2',
    town: '#e9d9b0',
  },
  water: '#8fb6bd',
  waterDeep: '#79a5b0',
  shore: '#3f5f68',
  waterText: '#10263f',
  wave: '#5d8893',
  road: '#f3e3b6',
  roadEdge: '#7b5a35',
  stone: ['#d8cdbb', '#8d8379'],
  red: ['#d9a27a', '#8e5138'],
  cinder: ['#b3a097', '#5d4a45'],
  snow: '#fbf8ef',
  hill: ['#dfc68c', '#a98c55'],
  chalk: ['#e3dcae', '#a9a56b'],
  oak: ['#8fa25f', '#5f7641'],
  elm: ['#a8a65f', '#747540'],
  pine: ['#6f8f68', '#46654a'],
  thorn: ['#96915a', '#5d5f3a'],
  bark: '#5b4330',
  grass: '#7f8a4a',
  reed: '#5e6b41',
  mire: '#7f9c94',
  fields: ['#d9c274', '#c3c17a', '#e5d596', '#b9a866'],
  sand: '#ead8a6',
  ash: '#8d8073',
  ember: '#d1602b',
  wall: ['#e9dcc0', '#b7a384'],
  roof: ['#b5573a', '#84392a'],
  slate: ['#71839a', '#4b5a70'],
  window: '#4a3626',
  gold: '#c9972f',
  ribbon: '#f6ebcd',
  ray: '#f7e2a0',
  tint: 0.22,
};

const NIGHT: Palette = {
  band: '#10131f',
  bandLine: '#8d7546',
  bandText: '#d8c08a',
  paper: '#262c3d',
  stain: '#131827',
  ink: '#0d111c',
  soft: '#8d8468',
  halo: '#1b2133',
  text: '#f0e3bf',
  wash: {
    plains: '#3c4440',
    road: '#403f40',
    river: '#384344',
    swamp: '#2f4143',
    forest: '#2a3d37',
    hill: '#4b4539',
    mountain: '#3c3e4b',
    town: '#4d4a42',
  },
  water: '#1d4560',
  waterDeep: '#173a54',
  shore: '#7fb0c4',
  waterText: '#a9d3e6',
  wave: '#4f86a0',
  road: '#b79b66',
  roadEdge: '#17130e',
  stone: ['#808799', '#3a4152'],
  red: ['#9a6350', '#51302c'],
  cinder: ['#6f6067', '#31292f'],
  snow: '#dfe6f0',
  hill: ['#776a4c', '#453e30'],
  chalk: ['#6d6f55', '#414433'],
  oak: ['#5a7654', '#2f4736'],
  elm: ['#6c7350', '#3d4433'],
  pine: ['#456a5c', '#223f3a'],
  thorn: ['#646347', '#37392d'],
  bark: '#1a1512',
  grass: '#8d9468',
  reed: '#97a577',
  mire: '#2b5560',
  fields: ['#5d5739', '#4b5439', '#6a6142', '#4f4834'],
  sand: '#6d654c',
  ash: '#79707a',
  ember: '#ff8f4a',
  wall: ['#c9bd9f', '#857a66'],
  roof: ['#b0573f', '#6f3029'],
  slate: ['#6f86a6', '#3b4a63'],
  window: '#ffcf6b',
  gold: '#e3b75a',
  ribbon: '#2a3148',
  ray: '#e9cf8c',
  tint: 0.04,
};

export const PALETTES: Readonly<Record<'light' | 'dark', Palette>> = { light: DAY, dark: NIGHT };

/** Stones keep their colors by night: plain, lit, and shaded. */
export const JEWELS = {
  green: ['#2f9048', '#7fd18b', '#14532a'],
  yellow: ['#edb21a', '#ffe48a', '#7d5600'],
  blue: ['#2c67c4', '#8fb8f6', '#15386f'],
  red: ['#c8322c', '#f6948b', '#701512'],
} as const satisfies Readonly<Record<string, readonly [plain: string, lit: string, shade: string]>>;
export type Color = keyof typeof JEWELS;
