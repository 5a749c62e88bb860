/** Isheim: the land in snow, its regions, and its towns, whose kinds are told apart by their arms and by how they are built. */

import { fill, group, shape, stroke } from '@questwright/art/ink';
import { flag, house, type Ground, type LandStyle, type Palette } from '@questwright/art/land';
import {
  copperTree,
  DRIFTS,
  fire,
  floes,
  hideTent,
  lights,
  longhouse,
  snowGround,
  snowHouse,
  snowPalettes,
  snowThingsBetween,
  snowThingsOn,
  SNOW_PEAKS,
  SNOW_PIECES,
  SNOW_TREES,
  staveTower,
  steam,
  type SnowLand,
  type SnowRegions,
} from '@questwright/art/snow';
import { landOf, SYMBOL } from '../variants/frozen-wastes/words.ts';
import type { Town } from '../words.ts';

const P = SNOW_PIECES;
const { birch, bowed, creeping, dark, grim, laden, small, snag } = SNOW_TREES;
const { horn, keel, lode, needle } = SNOW_PEAKS;

const REGIONS: SnowRegions = {
  blackfir: { trees: [dark, dark, laden, dark, small], tundra: [P.boulder, P.stoneMan] },
  evergrim: { trees: [grim, grim, snag, grim, bowed], tundra: [P.boulder, P.oxen, P.tuft] },
  'glass-road': { ice: [P.shine, P.crackle, P.sled, P.shine, P.hulk, P.crackle] },
  hungerhills: { drifts: [DRIFTS.crest, DRIFTS.knife], tundra: [P.stoneMan, P.boulder, P.hand, P.tuft] },
  hush: {
    wastes: [P.blades, P.head, P.arches, P.devil, P.frozenOne, P.ribs],
    drifts: [DRIFTS.knife, DRIFTS.crest],
    peaks: [needle],
  },
  'iron-fjords': { fjords: [P.boathouse, P.racks, P.longship, P.goats, P.cairn, P.boathouse] },
  keelbacks: { peaks: [keel, keel, horn], tundra: [P.boulder, P.oxen, P.stoneMan, P.pond] },
  'lake-aumra': { ice: [P.sealHole, P.ridge, P.hulk, P.crackle, P.hole, P.ridge] },
  needles: { peaks: [needle] },
  'oarmens-coast': { fjords: [P.longship, P.racks, P.boathouse, P.goats, P.longship, P.racks] },
  springwater: { ice: [P.hole, P.crackle, P.shine, P.sealHole, P.ridge, P.shine] },
  'sound-of-staves': { fjords: [P.longship, P.cairn, P.boathouse, P.longship, P.racks, P.goats] },
  'tallow-moor': { tundra: [P.oxen, P.pond, P.tent, P.reindeer, P.racks, P.berries] },
  vredeholt: { peaks: [horn, lode, horn], trees: [laden, bowed, birch], tundra: [P.boulder, P.lamppost] },
  'walking-dunes': { drifts: [DRIFTS.knife, DRIFTS.crest, DRIFTS.wave], tundra: [P.lamppost, P.hand, P.tuft, P.ribs] },
  'weikgart-reach': { tundra: [P.reindeer, P.lamppost, P.tuft, P.head], trees: [creeping, small, laden] },
  'yellow-mile': { tundra: [P.reindeer, P.tuft, P.stoneMan, P.pond, P.oxen, P.hand] },
};

const GREEN_VALE = 'green-vale';

type View = (palette: Palette) => string;
const ship = (p: Palette, x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">${P.longship(() => 0.5, p)}</g>`;
const piece = (p: Palette, name: keyof typeof P, x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">${P[name](() => 0.5, p)}</g>`;

const VIEWS: Readonly<Record<Town, View>> = {
  seragart: (p) =>
    staveTower(p, 3, 0, 14, 3) +
    longhouse(p, -27, 4, 24, 6) +
    longhouse(p, 8, 6, 20, 6) +
    longhouse(p, -15, 14, 26, 7) +
    ship(p, 21, 15),
  iagart: (p) =>
    shape('M-30 14L-22 -8L-14 -14L-6 -4L2 14z', p.red[0], p.ink, 0.9) +
    fill('M-14 -14L-6 -4L2 14H-10z', p.red[1], 0.8) +
    fill('M-22 -8L-14 -14L-9 -8L-14 -9z', p.snow) +
    longhouse(p, -8, 2, 26, 7) +
    shape('M19 4V-15H25V4z', p.red[1], p.ink, 0.8) +
    fill('M20 -13h4v-2.400h-4z', p.ember) +
    stroke('M22 -17q-5 -4 0 -9t-1 -8', p.soft, 1.6, 0.8) +
    longhouse(p, -24, 14, 24, 7) +
    ship(p, 17, 15),
  weikgart: (p) =>
    staveTower(p, -13, 2, 15, 4) +
    flag(p, -13, -35, p.roof[0]) +
    longhouse(p, -4, 4, 28, 8) +
    Array.from({ length: 15 }, (_, i) =>
      shape(`M${-28 + i * 3.9} 14V5L${-26.2 + i * 3.9} 2.600L${-24.4 + i * 3.9} 5V14z`, p.bark, p.ink, 0.55),
    ).join('') +
    stroke('M-28 8H30', p.wall[1], 0.8) +
    shape('M-5 14V3L1 -2L7 3V14z', p.roof[1], p.ink, 0.8) +
    fill('M-2 14V6q3 -4 6 0V14z', p.window),
  noolu: (p) =>
    hideTent(p, -17, 4, 20, 18) +
    hideTent(p, 16, 3, 19, 17) +
    hideTent(p, 0, -2, 20, 22) +
    piece(p, 'sled', 19, 14) +
    fire(p, -2, 13, 1.15) +
    snowHouse(p, -20, 14, 16),
  ikkavi: (p) =>
    snowHouse(p, -13, 1, 20) +
    snowHouse(p, 13, 0, 20) +
    piece(p, 'stoneMan', 0, 0) +
    snowHouse(p, -19, 14, 19) +
    snowHouse(p, 18, 14, 20) +
    fire(p, 0, 13, 1.15),
  sessuak: (p) =>
    hideTent(p, 1, -1, 22, 21) +
    snowHouse(p, -17, 5, 21) +
    snowHouse(p, 18, 5, 19) +
    piece(p, 'racks', -16, 15) +
    piece(p, 'hole', 15, 13) +
    fire(p, 0, 14, 1.1),
  vrede: (p) =>
    shape('M-31 14L-25 -9L-18 -22L-10 -12L-4 -20L4 -31L13 -14L20 -20L31 14z', p.stone[0], p.ink, 1) +
    fill('M4 -31L13 -14L16 14H6zM-18 -22L-10 -12L-12 14H-16zM20 -20L31 14H23z', p.stone[1], 0.8) +
    stroke('M-9 -8l3 6l-1 5M9 -10l2 8', p.ember, 1.3) +
    steam(p, -20, -4) +
    steam(p, 13, -8) +
    house(p, -13, 1, 12, 6, p.slate) +
    house(p, 3, 0, 13, 6, p.roof) +
    longhouse(p, -25, 14, 22, 6) +
    snowHouse(p, 9, 14, 14) +
    hideTent(p, 22, 14, 13, 13) +
    fire(p, 0, 14, 0.8),
  [GREEN_VALE]: (p) =>
    copperTree(p, -22, 8, 20) +
    copperTree(p, 22, 8, 19) +
    copperTree(p, -12, 1, 17) +
    copperTree(p, 13, 1, 18) +
    shape('M-15 9V-6Q-14 -26 0 -28Q14 -26 15 -6V9z', '#d9f2e4', p.ink, 0.9) +
    fill('M4 -27.600Q14 -25 15 -6V9H7Q10 -12 4 -27.600z', '#8fc9b4', 0.9) +
    stroke('M-15 -6H15M-10 9V-6Q-9 -22 0 -28Q9 -22 10 -6V9M0 -28V9M-13 -15H13', p.roof[1], 1.5) +
    stroke('M-15 -6H15M-10 9V-6Q-9 -22 0 -28', p.roof[0], 0.7) +
    fill('M-4 9V0q4 -5.400 8 0V9z', '#2f6f4a') +
    `<circle cx="0" cy="-30" r="3" fill="${p.window}" stroke="${p.ink}" stroke-width=".7"/><circle cx="0" cy="-30" r="6.400" fill="${p.window}" fill-opacity=".25"/>` +
    shape('M-24 14Q-24 8 -18 8H18Q24 8 24 14Q0 19 -24 14z', p.roof[0], p.ink, 0.8) +
    fill('M6 16Q18 15.400 24 14Q24 8 18 8H12Q16 12 6 16z', p.roof[1], 0.85),
};

// ---- arms: the shape tells the kind, the color and the sign the town ----

const INK = '#1a1510';
const SHIELD = 'M-7.400 -9H7.400V-.4Q7 6 0 10Q-7 6 -7.400 -.4z';
const HIDE = 'M0 -9.600Q8.600 -9 9.400 0Q8.600 9 0 9.600Q-8.600 9 -9.400 0Q-8.600 -9 0 -9.600z';
const LOZENGE = 'M0 -12L10.400 0L0 12L-10.400 0z';
const LEAF = 'M0 -12Q11 -5 7.400 4Q4.600 9 0 11Q-4.600 9 -7.400 4Q-11 -5 0 -12z';
const charge = (d: string, color: string): string => shape(d, color, INK, 0.5);
/** A helmet with a guard for the nose. */
const helmet = (y = 0, size = 1): string =>
  `<g transform="translate(0 ${y}) scale(${size})">${charge('M-5 3V-.6Q-4.600 -6.200 0 -6.800Q4.600 -6.200 5 -.6V3L2.600 4V.6H1V5.400H-1V.6H-2.600V4z', '#eef1f3')}${stroke('M-5 -.8H5M0 -6.800V-.8', INK, 0.6)}</g>`;
const campfire = (y = 0, size = 1): string =>
  `<g transform="translate(0 ${y}) scale(${size})">${stroke('M-4.600 5.400L4.600 2.600M4.600 5.400L-4.600 2.600', '#3a2515', 1.7)}${charge('M-3 2.400Q-5 -1.600 -1.600 -4Q-1 -1.600 .2 -1.400Q-.2 -5 2 -7Q2.400 -3.400 3.800 -1.600Q4.400 1.200 2.600 2.800Q0 4 -3 2.400z', '#e8742a')}${fill('M-1.200 2.200Q-1.200 0 .4 -1.200Q2 .4 1.200 2.200Q0 3 -1.200 2.200z', '#ffe08a')}</g>`;

const WEIK = (field: string): [string, string] => [field, helmet(0.6)];
const ONOIT = (field: string): [string, string] => [field, campfire(0.4)];
const ARMS: Readonly<Record<Town, readonly [outline: string, field: string, charges: string]>> = {
  seragart: [SHIELD, ...WEIK('#1f6283')],
  iagart: [SHIELD, ...WEIK('#4a4f58')],
  weikgart: [SHIELD, ...WEIK('#a33b2b')],
  noolu: [HIDE, ...ONOIT('#e9cf97')],
  ikkavi: [HIDE, ...ONOIT('#a8cfdd')],
  sessuak: [HIDE, ...ONOIT('#cdb3d6')],
  vrede: [LOZENGE, '#d8a53c', helmet(-3, 0.72) + campfire(4.4, 0.66)],
  [GREEN_VALE]: [LEAF, '#3f8f52', stroke('M0 9V-8M0 3L-4 -1M0 3L4 -1M0 -2L-3 -5M0 -2L3 -5', '#e6f6c8', 1.1)],
};

const kindOf = ({ kind }: Ground): SnowLand | 'town' | 'water' =>
  kind === 'town' || kind === 'water' ? kind : landOf(kind);
const palettes = snowPalettes(SYMBOL);

export const ISHEIM_STYLE: LandStyle = {
  palettes,
  rivers: 2.6,
  thingsOn: (spot, ...more) => snowThingsOn(REGIONS, spot, landOf(spot.terrain), ...more),
  thingsBetween: (one, other, ...more) =>
    one.terrain === other.terrain ? snowThingsBetween(REGIONS, one, other, landOf(one.terrain), ...more) : [],
  townView: (town, palette) => group(VIEWS[town]!(palette), { class: 'town', 'stroke-linejoin': 'round' }),
  townArms: (town, palette) => {
    const [outline, field, charges] = ARMS[town]!;
    return shape(outline, field, palette.halo, 2.6) + shape(outline, field, palette.ink, 0.9) + charges;
  },
  layer: (over, ground, palette) => {
    const night = palette === palettes.dark;
    return over === 'ground'
      ? snowGround(ground, kindOf, GREEN_VALE, night, palette)
      : floes(ground, kindOf, palette) + lights(ground, night, GREEN_VALE, palette);
  },
};
