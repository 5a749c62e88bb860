/** Small drawings around (0, 0), for hexagons of the size 40. */

import type { Color, Terrain } from './words.ts';

export const GROUND: Readonly<Record<Terrain | 'town', string>> = {
  plains: '#d3dba2',
  road: '#e3d5ab',
  river: '#bcd9d6',
  swamp: '#a3b39c',
  forest: '#93b57c',
  hill: '#d8bf88',
  mountain: '#b3aba4',
  town: '#efe3c4',
};
export const WATER = '#7fb2c9';

const tree = (x: number, y: number): string =>
  `<path d="M${x} ${y - 13}l7 13h-14z" fill="#4f7f4a"/><path d="M${x} ${y - 13}l7 13h-7z" fill="#3d6a3c"/><path d="M${x} ${y}v4" stroke="#5b4630" stroke-width="2"/>`;
const peak = (x: number, y: number, height: number): string => {
  const half = height * 0.62;
  const snow = height * 0.34;
  return (
    `<path d="M${x - half} ${y}L${x} ${y - height}L${x + half} ${y}z" fill="#857b75"/>` +
    `<path d="M${x} ${y - height}L${x + half} ${y}h${-half}l-3 ${-height * 0.5}z" fill="#655c59"/>` +
    `<path d="M${x} ${y - height}l${snow * 0.62} ${snow}l-4 -2l-3 4l-4 -4l${5 - snow * 0.3} 2z" fill="#f4f4f1"/>`
  );
};
const mound = (x: number, y: number, width: number): string =>
  `<path d="M${x - width} ${y}q${width} ${-width * 1.35} ${width * 2} 0" fill="#c5a666" stroke="#8c7040" stroke-width="1.6"/>`;
const reeds = (x: number, y: number): string =>
  `<path d="M${x} ${y}v-11M${x - 4} ${y}l-2 -8M${x + 4} ${y}l2 -8" stroke="#4d6650" stroke-width="1.8" fill="none" stroke-linecap="round"/><path d="M${x - 10} ${y + 2}h20" stroke="#6d9aa3" stroke-width="2" stroke-linecap="round"/>`;
const grass = (x: number, y: number): string =>
  `<path d="M${x - 4} ${y - 4}l2 4M${x} ${y - 6}v6M${x + 4} ${y - 4}l-2 4" stroke="#9aaa63" stroke-width="1.5" fill="none" stroke-linecap="round"/>`;

/** Three arrangements of each, so that a wood does not look printed. */
const ARRANGED: Readonly<Partial<Record<Terrain, readonly string[]>>> = {
  forest: [
    tree(-11, -2) + tree(9, -5) + tree(0, 9),
    tree(-4, -5) + tree(12, 2) + tree(-12, 9),
    tree(3, -6) + tree(-12, 3) + tree(10, 9),
  ],
  mountain: [
    peak(9, 8, 21) + peak(-7, 11, 31),
    peak(-10, 7, 20) + peak(6, 11, 30),
    peak(-12, 9, 18) + peak(13, 9, 18) + peak(0, 12, 32),
  ],
  hill: [
    mound(8, 0, 11) + mound(-6, 8, 14),
    mound(-9, 0, 10) + mound(5, 8, 14),
    mound(0, -2, 10) + mound(-9, 8, 11) + mound(10, 9, 11),
  ],
  swamp: [reeds(-9, 0) + reeds(9, 10), reeds(8, -1) + reeds(-8, 9), reeds(-11, 6) + reeds(11, 4)],
  plains: [grass(-12, -4) + grass(10, 8), grass(11, -5) + grass(-8, 9), grass(-2, 0)],
};
export function terrainGlyph(terrain: Terrain, column: number, row: number): string {
  const arranged = ARRANGED[terrain];
  return arranged ? arranged[(column * 2 + row * 5 + (column & row)) % arranged.length]! : '';
}

const JEWEL_COLORS: Readonly<Record<Color, readonly [string, string, string]>> = {
  green: ['#2f9e44', '#69d17d', '#1b6b2c'],
  yellow: ['#f2b705', '#ffe27a', '#a87900'],
  blue: ['#2b6fd6', '#86b4ff', '#174490'],
  red: ['#d42b2b', '#ff8d86', '#8a1414'],
};
const RAYS = Array.from({ length: 12 }, (_, i) => {
  const angle = (i * Math.PI) / 6;
  const at = (radius: number, turn: number): string =>
    `${(radius * Math.sin(angle + turn)).toFixed(1)} ${(-radius * Math.cos(angle + turn)).toFixed(1)}`;
  return `M${at(10, -0.14)}L${at(17, 0)}L${at(10, 0.14)}z`;
}).join('');

export function jewelGlyph(color: Color, sunburst: boolean): string {
  const [plain, light, dark] = JEWEL_COLORS[color];
  const sun = sunburst ? `<path d="${RAYS}" fill="#fff3c4" stroke="#8a6d1d" stroke-width=".6"/>` : '';
  return (
    `${sun}<path d="M0 -10L8 -3L0 11L-8 -3z" fill="${plain}" stroke="${dark}" stroke-width="1.6"/>` +
    `<path d="M0 -10L8 -3H-8z" fill="${light}"/><path d="M3 -3L0 11L8 -3z" fill="${dark}" opacity=".45"/>`
  );
}

export const TOWN_GLYPH: string =
  '<g stroke="#4a3423" stroke-width="1.6" stroke-linejoin="round">' +
  '<path d="M-19 12v-16h5v4h4v-4h4v4h12v-4h4v4h4v-4h5v16z" fill="#cdbfa3"/>' +
  '<path d="M-7 0v-14l7 -9l7 9v14z" fill="#e2d6bc"/><path d="M-9 -13l9 -11l9 11z" fill="#a4352d"/>' +
  '<path d="M-4 12v-6q4 -5 8 0v6z" fill="#4a3423"/></g>';
