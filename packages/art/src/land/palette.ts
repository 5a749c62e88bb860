/** The colors of the map: ink and wash on paper by day, the same by lamplight. */

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

/** The same land by night, warm and dim; water has the moon on it, and there is light in the windows. */
const NIGHT: Palette = {
  band: '#1a110a',
  bandLine: '#8d7546',
  bandText: '#d8c08a',
  paper: '#3d3226',
  stain: '#1d150d',
  ink: '#140d07',
  soft: '#97875f',
  halo: '#211a13',
  text: '#f4e3b8',
  wash: {
    plains: '#4b4430',
    road: '#4d4533',
    river: '#464333',
    swamp: '#3a4133',
    forest: '#364026',
    hill: '#5b4a2f',
    mountain: '#4d453c',
    town: '#6a5530',
  },
  water: '#2b4f5a',
  waterDeep: '#223f49',
  shore: '#8fb6b4',
  waterText: '#b9dbd8',
  wave: '#5f8f93',
  road: '#c3a268',
  roadEdge: '#1c140b',
  stone: ['#8a8072', '#443b31'],
  red: ['#9c6546', '#563224'],
  cinder: ['#7a685c', '#372c26'],
  snow: '#e6e0cf',
  hill: ['#7d6a45', '#4a3c26'],
  chalk: ['#75704c', '#47442e'],
  oak: ['#63703d', '#364023'],
  elm: ['#74703f', '#43412a'],
  pine: ['#4d6243', '#2a3a28'],
  thorn: ['#6b6540', '#3b3827'],
  bark: '#1a120b',
  grass: '#8f8a55',
  reed: '#8f9560',
  mire: '#3c5650',
  fields: ['#665a34', '#555332', '#72643c', '#58502f'],
  sand: '#75673f',
  ash: '#7b6f62',
  ember: '#ff8f4a',
  wall: ['#cdbb8f', '#8a7750'],
  roof: ['#b0573f', '#6f3029'],
  slate: ['#76808a', '#414a54'],
  window: '#ffd27a',
  gold: '#e3b75a',
  ribbon: '#33271a',
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
