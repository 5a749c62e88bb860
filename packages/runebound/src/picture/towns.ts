/** The towns of the Aldermark: a view of each, and its arms; and what another town has. All stand at (0, 0); a view is about
 *  52 wide and 40 high. */

import { at, chanceOf, fill, group, moved, shape, stroke } from '@questwright/art/ink';
import { anyTown, flag, gate, house, tower, wall, type Palette } from '@questwright/art/land';
import type { Town } from '../words.ts';

type View = (palette: Palette) => string;

const VIEWS: Readonly<Record<Town, View>> = {
  tamalir: (p) =>
    tower(p, -17, 2, 7, 17, p.slate) +
    tower(p, 17, 2, 7, 17, p.slate) +
    tower(p, -8, -2, 7, 24, p.slate, 12) +
    tower(p, 8, -2, 7, 24, p.slate, 12) +
    tower(p, 0, -2, 9, 30, p.roof, 13) +
    flag(p, 0, -44, p.gold) +
    house(p, -15, 6, 10, 5) +
    house(p, 5, 6, 11, 5) +
    wall(p, -26, 14, 52, 9) +
    tower(p, -26, 14, 7, 13, null) +
    tower(p, 26, 14, 7, 13, null) +
    tower(p, -7, 14, 6, 13, null) +
    tower(p, 7, 14, 6, 13, null) +
    gate(p, 0, 14, 7, 9),
  frostgate: (p) =>
    shape('M-30 14L-26 -6L-21 -19L-15 -8L-9 14zM30 14L27 -10L21 -24L15 -9L9 14z', p.stone[0], p.ink, 1) +
    fill('M-21 -19L-15 -8L-9 14H-19zM21 -24L15 -9L9 14H19z', p.stone[1], 0.75) +
    fill('M-21 -19l-3.4 7l2.4 -1l1.4 3l2 -3l1.6 1zM21 -24l-3.4 7l2.6 -1l1.4 3l2 -3l1.4 1z', p.snow) +
    wall(p, -14, 14, 28, 20) +
    tower(p, -13, 14, 8, 27, p.slate) +
    tower(p, 13, 14, 8, 27, p.slate) +
    gate(p, 0, 14, 12, 15) +
    stroke('M-4 13V1M0 13V0M4 13V1M-6 9H6M-6 5H6', p.soft, 0.8) +
    stroke('M-18 -13l5 -9.6l5 9.4M8 -13l5 -9.6l5 9.4', p.snow, 1.2),
  forge: (p) =>
    shape('M-30 14L-19 -6L-12 -13L-7 -24H5L12 -12L20 -5L30 14z', p.cinder[0], p.ink, 1) +
    fill('M5 -24L12 -12L20 -5L30 14H8L3 -4L6 -14z', p.cinder[1], 0.85) +
    fill('M-7 -24Q-1 -19 5 -24z', p.ember) +
    stroke('M-3 -22q-1 6 1 9t-1 7', p.ember, 1.5) +
    stroke('M-2 -27q-5 -5 0 -9t-1 -9M3 -27q5 -4 1 -9t4 -8', p.soft, 1.2, 0.8) +
    tower(p, -17, 14, 6, 17, null) +
    tower(p, 18, 14, 6, 20, null) +
    house(p, -13, 14, 13, 6, p.slate) +
    gate(p, 9, 14, 9, 12) +
    fill('M6.5 14v-4a2.5 2.5 0 0 1 5 0v4z', p.ember),
  greyhaven: (p) =>
    shape('M-26 14Q-20 4 -12 6L26 8V14z', p.sand, p.ink, 0.7) +
    house(p, -14, 7, 11, 6, p.slate) +
    house(p, -5, 9, 12, 7) +
    house(p, 6, 8, 10, 5, p.slate) +
    house(p, 0, 13, 11, 6, p.slate) +
    tower(p, -20, 12, 7, 27, null) +
    shape('M-22.5 -18h5v4h-5z', p.window, p.ink, 0.6) +
    shape('M-24 -18L-20 -23L-16 -18z', p.roof[0], p.ink, 0.7) +
    stroke('M-16 -16l9 -3M-16 -15l9 2', p.gold, 0.9, 0.9) +
    stroke('M20 12V-12M20 -10L13 3M20 -10L27 3', p.ink, 0.8) +
    shape('M19 -9Q12 -3 19 2zM21 -7Q28 -2 21 3z', p.wall[0], p.ink, 0.6) +
    shape('M10 9H30L26 14H13z', p.bark, p.ink, 0.7) +
    stroke('M-26 15.6q4 -2 8 0t8 0t8 0t8 0t8 0t8 0', p.shore, 1),
  dawnsmoor: (p) =>
    stroke('M0 -40v-5M-9 -37l-3 -4M9 -37l3 -4M-15 -30l-4 -2M15 -30l4 -2', p.gold, 1.1) +
    house(p, -27, 13, 11, 5) +
    house(p, 16, 13, 11, 5) +
    shape('M-16 14V-2L-8 -9L0 -2V14zM0 14V-2H17V14z', p.wall[0], p.ink, 0.8) +
    shape('M-8 -9H9L18 -2H0z', p.slate[0], p.ink, 0.8) +
    fill('M3 13V5q1.5 -3 3 0v8zM9.500 13V5q1.500 -3 3 0v8z', p.window) +
    shape('M-6 14V-20H6V14z', p.wall[0], p.ink, 0.9) +
    fill('M1 14V-20H6V14z', p.wall[1], 0.9) +
    shape('M-7.4 -20L0 -37L7.4 -20z', p.roof[0], p.ink, 0.9) +
    fill('M0 -37L7.4 -20H2z', p.roof[1], 0.9) +
    gate(p, 0, -8, 6, 9) +
    fill('M-2 -10q.4 -5 2 -5t2 5z', p.gold) +
    `<circle cx="0" cy="-1" r="3" fill="${p.window}" stroke="${p.ink}" stroke-width=".8"/>` +
    gate(p, 0, 14, 5, 7),
  riverwatch: (p) =>
    house(p, -11, 2, 10, 5) +
    house(p, 1, 1, 11, 6) +
    tower(p, 0, 0, 8, 20, p.roof, 11) +
    flag(p, 0, -31, p.slate[0]) +
    shape('M-28 14V4H28V14H22Q22 8 17 8T12 14H6Q6 8 0 8T-6 14H-12Q-12 8 -17 8T-22 14z', p.wall[0], p.ink, 0.9) +
    stroke(
      'M-28 4v-1.8h2v1.8h3v-1.800h2v1.800h3v-1.800h2v1.800h20v-1.800h2v1.800h3v-1.800h2v1.800h3v-1.800h2v1.800',
      p.ink,
      0.7,
    ) +
    tower(p, -24, 14, 8, 22, null) +
    tower(p, 24, 14, 8, 22, null) +
    tower(p, -9, 8, 6, 14, p.slate) +
    tower(p, 9, 8, 6, 14, p.slate) +
    stroke('M-22 16q4 -2 8 0t8 0t8 0t8 0t8 0M-18 19q4 -2 8 0t8 0t8 0t8 0', p.shore, 1),
  vynelvale: (p) =>
    shape('M-28 6Q-14 -18 2 -8Q14 -16 28 4Q20 9 0 8z', p.chalk[0], p.ink, 0.8) +
    `<path d="M-22 2Q-14 -10 -4 -9M-18 5Q-10 -5 0 -4M8 -8Q16 -10 23 2" fill="none" stroke="${p.oak[1]}" stroke-width="2.4" stroke-dasharray=".1 3.200" stroke-linecap="round"/>` +
    house(p, -24, 14, 13, 6) +
    house(p, -8, 12, 12, 7) +
    house(p, 12, 14, 14, 6) +
    tower(p, 5, 13, 8, 16, p.roof, 9) +
    shape('M-13 14q0 -4 3.400 -4t3.400 4z', p.bark, p.ink, 0.7) +
    stroke('M-12.400 12.400h6', p.gold, 0.8) +
    flag(p, 5, -12, p.oak[0]),
  nerekhal: (p) =>
    [
      [-25, 12, 1],
      [-19, 3, 0.9],
      [24, 12, 1],
      [19, 2, 0.9],
    ]
      .map(([x, y, size]) =>
        moved(
          shape('M0 -20L6 -4L3 -5L7 3H-7L-3 -5L-6 -4z', p.pine[0], p.ink, 0.8) +
            fill('M0 -20L6 -4L3 -5L7 3H1z', p.pine[1], 0.8),
          at(x!, y!),
          size!,
        ),
      )
      .join('') +
    tower(p, -12, 13, 6, 20, p.slate) +
    tower(p, 12, 13, 6, 20, p.slate) +
    shape('M-10 14V-6H10V14z', p.wall[0], p.ink, 0.9) +
    fill('M3 14V-6H10V14z', p.wall[1], 0.9) +
    shape('M-11 -6Q-10 -22 0 -23Q10 -22 11 -6z', p.slate[0], p.ink, 0.9) +
    fill('M0 -23Q10 -22 11 -6H4Q6 -16 0 -23z', p.slate[1], 0.9) +
    stroke('M-5 -7Q-5 -17 0 -23M0 -23v-4', p.ink, 0.7) +
    shape('M1.600 -33a3.400 3.400 0 1 0 1.600 5.600a2.800 2.800 0 0 1 -1.600 -5.600z', p.gold, p.ink, 0.5) +
    fill('M-7 3v-5h2v5zM-1 3v-5h2v5zM5 3v-5h2v5z', p.window) +
    gate(p, 0, 14, 6, 9),
};

export const townView = (town: Town, palette: Palette): string =>
  group((VIEWS[town] ?? anyTown)(palette), { class: 'town', 'stroke-linejoin': 'round' });

// ---- arms ----

const FIELD = 'M-7 -8.600H7V-.4Q6.600 5.600 0 9.400Q-6.600 5.600 -7 -.4z';
const GOLD = '#e8bb4a';
const SILVER = '#f2eee2';
const charge = (d: string, color: string): string => shape(d, color, '#241a12', 0.45);

const ARMS: Readonly<Record<Town, readonly [field: string, charges: string]>> = {
  tamalir: ['#9c2a2a', charge('M-4.600 3.400L-5.200 -3.400L-2.400 -.4L0 -5L2.400 -.4L5.200 -3.400L4.600 3.400z', GOLD)],
  frostgate: [
    '#2f5d8c',
    stroke(
      'M0 -6.600V6M-5 -3.400L5 3.200M5 -3.400L-5 3.200M-1.600 -5.400L0 -4L1.600 -5.400M-1.600 5L0 3.600L1.600 5',
      SILVER,
      1.2,
    ),
  ],
  forge: [
    '#2b2728',
    charge('M-5 -3.200H3Q3 -1.400 5.200 -1Q3 1 1.400 1L2.400 4.400H-2.800L-1.800 1Q-4 .4 -5 -3.200z', SILVER) +
      charge('M-.6 -4Q-2.600 -6 0 -8Q2.400 -6 .6 -4z', '#e2722e'),
  ],
  greyhaven: [
    '#d9d6cc',
    charge('M-5 1.600H5L3.400 4.600H-3.400z', '#3d4f63') +
      charge('M-.4 -6.600V.6H-4.400Q-3.400 -4 -.4 -6.600zM.6 -5.400Q4 -3 3.800 .6H.6z', '#3d4f63') +
      stroke('M-5.600 6.200q1.400 -1.200 2.800 0t2.800 0t2.800 0t2.800 0', '#3d4f63', 0.8),
  ],
  dawnsmoor: [
    '#d59a2c',
    charge('M-4.400 4Q-3.200 2.800 -3 -1Q-2.800 -5.400 0 -5.600Q2.800 -5.400 3 -1Q3.200 2.800 4.400 4z', '#6e1f1f') +
      `<circle cx="0" cy="5.400" r="1.200" fill="#6e1f1f"/>`,
  ],
  riverwatch: [
    '#3f7d86',
    fill('M-7 1.400q1.800 -1.800 3.600 0t3.600 0t3.600 0t3.200 0Q6 6 0 9.400Q-6.400 6 -7 1.400z', SILVER) +
      charge('M-3.400 1V-5.800h1.500v1.200h1v-1.200h1.800v1.200h1v-1.200h1.500V1z', GOLD),
  ],
  vynelvale: [
    '#4d6f38',
    [
      [-2.4, -2],
      [0.2, -2],
      [2.8, -2],
      [-1.1, 0.5],
      [1.5, 0.5],
      [0.2, 3],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.500" fill="#7b3f78" stroke="#241a12" stroke-width=".4"/>`)
      .join('') + stroke('M.2 -3.400Q0 -6 2 -6.800', GOLD, 1),
  ],
  nerekhal: [
    '#4b3b72',
    charge(
      'M0 -3.200Q-2.800 -5 -5.400 -3.800V3.200Q-2.800 2 0 3.800Q2.800 2 5.400 3.200V-3.800Q2.800 -5 0 -3.200z',
      SILVER,
    ) +
      stroke(
        'M0 -3.200V3.800M-4 -1.800q1.600 -.5 2.800 .3M-4 .2q1.600 -.5 2.800 .3M4 -1.800q-1.600 -.5 -2.800 .3M4 .2q-1.600 -.5 -2.800 .3',
        '#241a12',
        0.5,
      ),
  ],
};

/** A tower on the field of another town, always the same. */
function anyArms(town: Town): readonly [field: string, charges: string] {
  const fields = Object.values(ARMS).map(([field]) => field);
  const tower = 'M-3.400 4V-5.800h1.500v1.200h1v-1.200h1.800v1.200h1v-1.200h1.500V4z';
  return [fields[Math.floor(chanceOf(`arms ${town}`)() * fields.length)]!, charge(tower, SILVER)];
}

export const townArms = (town: Town, palette: Palette): string => {
  const [field, charges] = ARMS[town] ?? anyArms(town);
  return shape(FIELD, field, palette.halo, 2.6) + shape(FIELD, field, palette.ink, 0.9) + charges;
};
