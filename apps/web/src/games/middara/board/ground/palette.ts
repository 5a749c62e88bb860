/** The colors of a cave: by the light of torches, and with daylight through its roof. */

export interface Palette {
  mortar: string;
  stone: readonly string[];
  brick: readonly string[];
  /** The top of what is raised, and of what nobody enters. */
  high: readonly string[];
  block: readonly string[];
  lit: string;
  dark: string;
  grid: string;
  water: readonly [string, string];
  bank: string;
  foam: string;
  muck: readonly [string, string];
  bubble: string;
  rubble: readonly string[];
  pit: readonly [string, string];
  danger: string;
  rune: string;
  void: string;
  night: number;
}

const NIGHT: Palette = {
  mortar: '#26262b',
  stone: ['#5d5c62', '#646165', '#68666a', '#595a5f', '#6c6762', '#605f66', '#706a64', '#56555c'],
  brick: ['#6a6259', '#5b554f', '#746a5f', '#504b48'],
  high: ['#9a8f80', '#a09585', '#928878', '#a89c8a'],
  block: ['#9b9488', '#a59d91', '#8b857c', '#aca397'],
  lit: '#fff1d6',
  dark: '#000',
  grid: '#f7e6c4',
  water: ['#1c6a70', '#0f3f4a'],
  bank: '#57534e',
  foam: '#bfeef0',
  muck: ['#5d5d26', '#2f2d14'],
  bubble: '#c7c873',
  rubble: ['#8b847a', '#777069', '#9a9186', '#6a6560'],
  pit: ['#121019', '#040306'],
  danger: '#e0523a',
  rune: '#b79be8',
  void: '#09090c',
  night: 0.26,
};
const DAY: Palette = {
  ...NIGHT,
  mortar: '#5d574d',
  stone: ['#b3aa98', '#b9b09d', '#bdb4a2', '#aca594', '#c0b59f', '#b4ac9b', '#c4b8a2', '#a8a191'],
  brick: ['#a89b88', '#988c7b', '#b3a591', '#8d8273'],
  high: ['#dccfb4', '#e2d5ba', '#d4c7ab', '#e8dcc2'],
  block: ['#8d8578', '#979082', '#7f786c', '#9f9789'],
  grid: '#2b2417',
  water: ['#5fa9ad', '#2f7683'],
  bank: '#877f71',
  foam: '#effcfb',
  muck: ['#8f8b4a', '#636130'],
  bubble: '#e3e29a',
  rubble: ['#cfc6b5', '#b5ac9c', '#ddd4c3', '#a39a8a'],
  void: '#2a251d',
  night: 0,
};
export const paletteOf = (theme: 'dark' | 'light'): Palette => (theme === 'dark' ? NIGHT : DAY);
