/** The colors of a land in snow: white, copper and sea-green by day, the lights of the north by night. */

import type { Palette } from '../palette.ts';
import type { Terrain } from '../places.ts';
import type { SnowLand } from './land.ts';

type Washes = Readonly<Record<SnowLand | 'town', string>>;

const DAY_WASH: Washes = {
  fjords: '#aecbab',
  tundra: '#e9e5cf',
  ice: '#cdeceb',
  drifts: '#f6f9fc',
  forests: '#c3d6cd',
  mountains: '#cfd8e2',
  wastes: '#bfc7d8',
  town: '#f1e0bf',
};
const DAY: Omit<Palette, 'wash'> = {
  band: '#24404b',
  bandLine: '#c98a55',
  bandText: '#f2dfc6',
  paper: '#eef3f3',
  stain: '#8fa7b3',
  ink: '#22303c',
  soft: '#6b8492',
  halo: '#f8fbfb',
  text: '#1a2934',
  water: '#5f9fa2',
  waterDeep: '#428389',
  shore: '#1f4a53',
  waterText: '#0b2a32',
  wave: '#b3dad6',
  road: '#f4ead2',
  roadEdge: '#7d6a55',
  stone: ['#f2f6fa', '#8096ad'],
  red: ['#c3cfd9', '#5f7285'],
  cinder: ['#e3bd98', '#92705a'],
  snow: '#ffffff',
  hill: ['#ffffff', '#a6bfda'],
  chalk: ['#9fc096', '#557d68'],
  oak: ['#8fb086', '#4d745f'],
  elm: ['#c3ac62', '#867a40'],
  pine: ['#4b776d', '#1f4547'],
  thorn: ['#8d9d99', '#56665f'],
  bark: '#48392f',
  grass: '#a98f3e',
  reed: '#8d7e48',
  mire: '#93bcc4',
  fields: ['#d9cda0', '#c9bf8e', '#e6ddb8', '#b9ac7a'],
  sand: '#e8dec2',
  ash: '#8890a6',
  ember: '#e2742c',
  wall: ['#eee0c6', '#a88e6e'],
  roof: ['#cc7d46', '#8b4a2a'],
  slate: ['#72b3a3', '#3b7a72'],
  window: '#f0a03c',
  gold: '#d9a441',
  ribbon: '#f8f1e2',
  ray: '#ffe7a8',
  tint: 0.2,
};

const NIGHT_WASH: Washes = {
  fjords: '#2c4b49',
  tundra: '#4b5252',
  ice: '#2f6973',
  drifts: '#596d86',
  forests: '#263f48',
  mountains: '#3d4a5f',
  wastes: '#33345a',
  town: '#6d5434',
};
const NIGHT: Omit<Palette, 'wash'> = {
  band: '#0b1620',
  bandLine: '#a8744a',
  bandText: '#e4cba8',
  paper: '#24323f',
  stain: '#0a121b',
  ink: '#060c13',
  soft: '#7f9bb0',
  halo: '#0f1924',
  text: '#eaf5f5',
  water: '#14343f',
  waterDeep: '#0d2732',
  shore: '#6fb7ad',
  waterText: '#c2ebe1',
  wave: '#2f6b70',
  road: '#8b7a5c',
  roadEdge: '#0d1116',
  stone: ['#a6b9cd', '#3a4a60'],
  red: ['#7f8d9d', '#323e4d'],
  cinder: ['#a0805f', '#4b392f'],
  snow: '#d9e6f2',
  hill: ['#8fa5bf', '#4b5f7b'],
  chalk: ['#4d7464', '#26433d'],
  oak: ['#4c6c58', '#274439'],
  elm: ['#8c7f4b', '#55512f'],
  pine: ['#2e5957', '#132d33'],
  thorn: ['#5c6b6a', '#313d3f'],
  bark: '#0e1217',
  grass: '#a08e58',
  reed: '#8f865a',
  mire: '#34626b',
  fields: ['#5d5a44', '#535440', '#666350', '#4b4b3a'],
  sand: '#6d6a58',
  ash: '#6f7690',
  ember: '#ffa24a',
  wall: ['#c8b189', '#6f5b42'],
  roof: ['#c47a48', '#6d3e29'],
  slate: ['#5d9b91', '#2b5955'],
  window: '#ffd27a',
  gold: '#f0bd62',
  ribbon: '#22323f',
  ray: '#d9e9b0',
  tint: 0.12,
};

/** A palette names terrains by the symbols of the dice: what each stands for is told. */
export function snowPalettes(
  symbols: Readonly<Record<SnowLand, Terrain>>,
): Readonly<Record<'light' | 'dark', Palette>> {
  const washed = (wash: Washes): Palette['wash'] =>
    Object.fromEntries(
      Object.entries(wash).map(([land, color]) => [land === 'town' ? land : symbols[land as SnowLand], color]),
    ) as Palette['wash'];
  return { light: { ...DAY, wash: washed(DAY_WASH) }, dark: { ...NIGHT, wash: washed(NIGHT_WASH) } };
}
