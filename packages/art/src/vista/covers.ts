/** Covers of boxes, 300 by 400 each: one light and one idea for each. A box says which it wants; no words are on them. */

import { at, between, chanceOf, fill, short } from '../ink.ts';
import { dragon } from './dragon.ts';
import { gradients, type Gradient } from './gradients.ts';
import { ground, pine, rays, skyline, soft, specks } from './scenery.ts';

export const COVER = { width: 300, height: 400 } as const;
const ALL = { x: 0, y: 0, ...COVER };

const linear = (name: string, stops: Gradient['stops']): Gradient => ({ name, line: [0, 0, 0, 1], stops });
const round = (name: string, stops: Gradient['stops']): Gradient => ({ name, around: 'round', stops });
const ridge = (seed: string, y: number, rough: number, color: string): string =>
  fill(ground(skyline(seed, y, rough, COVER.width, 0.5), { width: COVER.width, bottom: 420 }), color);
const backdrop = (paint: string): string => `<rect width="300" height="400" fill="${paint}"/>`;

/** Somebody seen from behind: feet at (0, 0), 130 high. */
const traveler = (dark: string, lit: string, blade: boolean): string =>
  fill(
    'M0-130C-11-130-15-118-12-106C-24-100-27-86-27-66C-29-42-38-18-58-2C-44 2-32 0-22-4L-18 2H18L20-6C30-40 28-70 24-92C22-100 16-104 12-106C15-118 11-130 0-130z',
    dark,
  ) +
  `<path d="M0-130C11-130 15-118 12-106C16-104 22-100 24-92C28-70 30-40 20-6" fill="none" stroke="${lit}" stroke-width="2.2"/>` +
  (blade
    ? `<path d="M30-62L72-128L77-125L37-58z" fill="#8d95a0"/><path d="M72-128L33-62" stroke="${lit}" stroke-width="1.4"/><path d="M22-66l22 14" stroke="${dark}" stroke-width="5"/><path d="M14-92L34-60" stroke="${dark}" stroke-width="10" stroke-linecap="round"/>`
    : '');
const stands = (x: number, y: number, scale: number, content: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;
const spire = (x: number, y: number, wide: number, high: number, color: string, window: string): string =>
  fill(
    `M${x - wide / 2} ${y}V${y - high * 0.7}L${x - wide * 0.62} ${y - high * 0.7}L${x} ${y - high}L${x + wide * 0.62} ${y - high * 0.7}L${x + wide / 2} ${y - high * 0.7}V${y}z`,
    color,
  ) + fill(`M${x - 1.6} ${y - high * 0.5}h3.2v7h-3.2z`, window);

type Painter = (key: string) => string;
const url = (key: string, name: string): string => `url(#${key}${name})`;

const PAINTERS = {
  /** A dragon over somebody with a sword, against the sun. */
  dragon: (key) =>
    gradients(key, [
      linear('s', [
        [0, '#2a2350'],
        [0.35, '#8a3f5a'],
        [0.55, '#f08a4a'],
        [0.72, '#ffd88a'],
      ]),
      round('u', [
        [0, '#fff6d0'],
        [0.25, '#ffdf90', 0.9],
        [1, '#ff9a3c', 0],
      ]),
    ]) +
    backdrop(url(key, 's')) +
    specks('dragon stars', 30, { ...ALL, height: 90 }, '#fff6dc') +
    `<circle cx="150" cy="236" r="150" fill="${url(key, 'u')}"/>` +
    rays('dragon rays', at(150, 236), 13, '#ffe9b0', 0.16, 400) +
    `<g transform="translate(14 62) scale(.36)" style="filter:drop-shadow(0 0 14px #ffb45e)">${dragon(`${key}d`)}</g>` +
    ridge('dragon far', 278, 44, '#a4554e') +
    ridge('dragon middle', 300, 36, '#6e3440') +
    spire(228, 306, 20, 70, '#3a1c2c', '#ffd27a') +
    spire(210, 310, 14, 46, '#3a1c2c', '#ffd27a') +
    spire(246, 310, 14, 52, '#3a1c2c', '#ffd27a') +
    ridge('dragon near', 328, 26, '#3a1a2a') +
    fill('M-10 400V352Q60 326 128 344Q150 350 160 366L176 400z', '#170a12') +
    stands(104, 346, 0.7, traveler('#170a12', '#ffd28e', true)) +
    specks('dragon sparks', 40, { ...ALL, y: 180, height: 200 }, '#ffdf9a', 1.4),

  /** A tall door ajar, light behind it, and four before it. */
  door: (key) =>
    gradients(key, [
      linear('s', [
        [0, '#0d0a1e'],
        [0.45, '#2a1148'],
        [0.75, '#8a1f62'],
        [1, '#f0628a'],
      ]),
      round('u', [
        [0, '#fff2f8'],
        [0.3, '#ff9ac4', 0.8],
        [1, '#c02a8a', 0],
      ]),
    ]) +
    backdrop(url(key, 's')) +
    specks('door stars', 60, { ...ALL, height: 200 }, '#fff6dc') +
    `<circle cx="150" cy="176" r="130" fill="${url(key, 'u')}" opacity=".75"/>` +
    fill('M-10 330V210l30-30l16 18l20-56l18 40V330zM310 330V214l-26-30l-20 16l-16-52l-20 40V330z', '#1c0c2e') +
    fill('M62 336V190Q66 92 150 62Q234 92 238 190V336z', '#150920') +
    fill('M84 336V196Q88 116 150 92Q212 116 216 196V336z', '#ffd0e4') +
    fill('M84 336V196Q88 116 142 95V336z', '#34124a') +
    fill('M216 336V196Q212 116 168 99L168 350z', '#2a0e3e') +
    fill('M142 95V336L120 360L168 350V99Q155 92 142 95z', '#fff2f8') +
    soft(fill('M142 95V336L96 400H224L168 336V99z', '#ff9ac4', 0.75), 9) +
    '<path d="M62 336V190Q66 92 150 62Q234 92 238 190V336M100 200v100M118 150v170M184 150v170M202 200v110" fill="none" stroke="#ff9ac4" stroke-opacity=".6" stroke-width="2"/>' +
    fill('M-10 330Q150 296 310 330V400H-10z', '#0d0616') +
    [104, 134, 166, 196]
      .map((x, i) =>
        stands(x, 334 + (i % 2) * 3, i % 3 === 0 ? 0.5 : 0.58, traveler('#0d0616', '#ff9ac4', i % 2 === 0)),
      )
      .join('') +
    specks('door motes', 50, { ...ALL, y: 100, height: 240 }, '#ffc0e0', 1.5),

  /** A comet over a town that does not know yet. */
  comet: (key) =>
    gradients(key, [
      linear('s', [
        [0, '#1a0a14'],
        [0.5, '#6a1f1a'],
        [1, '#f0782a'],
      ]),
      round('u', [
        [0, '#ffffff'],
        [0.2, '#fff0b0'],
        [0.5, '#ffa03a', 0.7],
        [1, '#ff5a1a', 0],
      ]),
    ]) +
    backdrop(url(key, 's')) +
    specks('comet stars', 40, { ...ALL, height: 140 }, '#fff6dc') +
    soft(fill('M300-40L120 170L170 196z', '#ffd88a', 0.85), 5) +
    soft(fill('M330-20L132 176L158 190z', '#fff6d0'), 2) +
    `<circle cx="140" cy="186" r="70" fill="${url(key, 'u')}"/>` +
    fill('M124 176l20-10l16 12l-4 20l-22 6l-16-14z', '#3a1a12') +
    ridge('comet hills', 292, 30, '#5a1a18') +
    [60, 92, 190, 226, 256].map((x, i) => spire(x, 344, 20, 60 + (i % 3) * 22, '#240a0e', '#ffd27a')).join('') +
    fill('M130 344V300l20-16l20 16v44z', '#240a0e') +
    ridge('comet near', 338, 12, '#160608') +
    specks('comet sparks', 90, { ...ALL, y: 150, height: 240 }, '#ffc06a'),

  /** A green light over peaks of ice; somebody with a sled before the one lit dome. */
  aurora: (key) => {
    const chance = chanceOf('aurora curtains');
    const curtain = (y: number, high: number, color: string, bend: number): string =>
      Array.from({ length: 40 }, (_, i) => {
        const x = i * 8 - 10;
        const foot = y + Math.sin(i * 0.34 + bend) * 26;
        const tall = high * between(chance, 0.7, 1.15);
        return `<path d="M${x} ${short(foot)}h10l14 ${short(-tall)}h-10z" fill="${color}"/>`;
      }).join('');
    const peak = (x: number, wide: number, high: number, y: number): string =>
      fill(
        `M${x - wide} ${y}L${x - wide * 0.3} ${y - high * 0.7}L${x} ${y - high}L${x + wide * 0.36} ${y - high * 0.62}L${x + wide} ${y}z`,
        '#cfe3ee',
      ) +
      fill(
        `M${x} ${y - high}L${x + wide * 0.36} ${y - high * 0.62}L${x + wide} ${y}H${x + wide * 0.1}L${x + wide * 0.14} ${y - high * 0.5}z`,
        '#55748f',
      );
    return (
      gradients(key, [
        linear('s', [
          [0, '#06121f'],
          [0.5, '#10384a'],
          [0.8, '#2f7a7c'],
          [1, '#bfe6d8'],
        ]),
        linear('g', [
          [0, '#6df2b0', 0],
          [0.75, '#6df2b0', 0.42],
          [1, '#6df2b0', 0],
        ]),
        linear('v', [
          [0, '#a884f0', 0],
          [0.75, '#a884f0', 0.4],
          [1, '#a884f0', 0],
        ]),
        round('u', [
          [0, '#fff0c4'],
          [0.3, '#8fe79a', 0.8],
          [1, '#4fbf7a', 0],
        ]),
      ]) +
      backdrop(url(key, 's')) +
      specks('aurora stars', 60, { ...ALL, height: 200 }, '#eafcff') +
      curtain(150, 150, url(key, 'v'), 0.6) +
      curtain(214, 170, url(key, 'g'), 2.2) +
      peak(44, 58, 150, 322) +
      peak(254, 66, 176, 326) +
      peak(104, 40, 104, 326) +
      peak(204, 38, 96, 328) +
      `<circle cx="152" cy="296" r="74" fill="${url(key, 'u')}"/>` +
      fill('M122 322V300Q124 266 152 264Q180 266 182 300V322z', '#e2fbe8') +
      '<path d="M122 300H182M136 322V300Q138 272 152 264Q166 272 168 300V322M152 264V322" fill="none" stroke="#b4683a" stroke-width="3"/>' +
      ridge('aurora drifts', 332, 12, '#9fc1d2') +
      ridge('aurora near drifts', 352, 10, '#dcecf3') +
      fill('M-10 400V376Q70 350 150 366T310 362V400z', '#f6fbfd') +
      stands(112, 384, 0.6, traveler('#0d2430', '#9fe8c4', false)) +
      '<path d="M138 378H186q8 0 8-8M146 378v-8M178 378v-8M140 370H190" fill="none" stroke="#3a2418" stroke-width="3.4"/><path d="M146 368Q150 352 166 354T184 368z" fill="#b4683a"/><path d="M124 362L146 370" stroke="#3a2418" stroke-width="1.6"/>' +
      specks('aurora snow', 90, ALL, '#ffffff', 1.3)
    );
  },

  /** A fire in the wood, and eyes around it. */
  campfire: (key) => {
    const chance = chanceOf('campfire pines');
    const pines = (count: number, y: number, high: number, color: string): string =>
      Array.from({ length: count }, () =>
        pine(at(between(chance, 0, 300), y + between(chance, 0, 14)), high * between(chance, 0.5, 1.2), color),
      ).join('');
    const eyes = [
      [56, 250, 1],
      [232, 236, 0.9],
      [264, 282, 0.8],
      [30, 296, 0.7],
      [196, 214, 0.6],
    ] as const;
    return (
      gradients(key, [
        linear('s', [
          [0, '#16221d'],
          [0.6, '#34503a'],
          [1, '#8a7a3a'],
        ]),
        round('u', [
          [0, '#fff0b0'],
          [0.3, '#ffa83a', 0.85],
          [1, '#ff6a1a', 0],
        ]),
      ]) +
      backdrop(url(key, 's')) +
      '<circle cx="236" cy="74" r="26" fill="#f4e8c0"/>' +
      pines(26, 250, 130, '#1c3022') +
      pines(18, 300, 140, '#122016') +
      eyes
        .map(([x, y, scale]) =>
          stands(
            x,
            y,
            scale,
            `${fill('M-13-2Q-8-7-3-1Q-8 3-13-2zM13-2Q8-7 3-1Q8 3 13-2z', '#ffe07a')}<circle cx="-8" cy="-2" r="1.6"/><circle cx="8" cy="-2" r="1.6"/>`,
          ),
        )
        .join('') +
      `<circle cx="150" cy="322" r="120" fill="${url(key, 'u')}"/>` +
      fill('M-10 326Q150 340 310 326V400H-10z', '#0c120d') +
      fill('M150 276q-26 26-12 52h26q14-22-14-52z', '#fff0b0') +
      '<path d="M122 336l56 14M178 336l-56 14" stroke="#2a160c" stroke-width="9"/>' +
      stands(86, 366, 0.62, traveler('#0c0f0a', '#ffc06a', false)) +
      stands(222, 372, 0.7, traveler('#0c0f0a', '#ffc06a', true)) +
      specks('campfire sparks', 50, { x: 90, y: 140, width: 130, height: 190 }, '#ffc06a', 1.6)
    );
  },

  /** One rune in a ring of light. */
  rune: (key) => {
    const spokes = [0, 72, 144, 216, 288]
      .map((turn) => {
        const angle = ((turn - 90) * Math.PI) / 180;
        const [x, y] = [150 + Math.cos(angle) * 108, 200 + Math.sin(angle) * 108];
        return `<path d="M150 200L${short(x)} ${short(y)}" stroke="#f8e8ff" stroke-width="1.6" stroke-dasharray="3 5"/><circle cx="${short(x)}" cy="${short(y)}" r="11" fill="#1d0c38" stroke="#f0d8ff" stroke-width="2.5"/>`;
      })
      .join('');
    return (
      gradients(key, [
        round('u', [
          [0, '#f4d8ff'],
          [0.3, '#b06af0', 0.8],
          [1, '#3a1470', 0],
        ]),
      ]) +
      backdrop('#160a2a') +
      `<circle cx="150" cy="200" r="190" fill="${url(key, 'u')}"/><g fill="none" stroke="#f0d8ff"><circle cx="150" cy="200" r="118" stroke-width="3"/><circle cx="150" cy="200" r="98" stroke-width="1.5"/></g>` +
      spokes +
      '<circle cx="150" cy="200" r="46" fill="#1d0c38" stroke="#ffe08a" stroke-width="4"/><path d="M139 172V230M139 174L164 188L139 203L165 230" stroke="#ffe08a" stroke-width="6" fill="none"/>' +
      specks('rune motes', 60, { x: 30, y: 80, width: 240, height: 240 }, '#f4d8ff', 1.6)
    );
  },

  /** One bolt over six standing stones. */
  storm: (key) =>
    gradients(key, [
      round('u', [
        [0, '#fdfbff'],
        [0.25, '#b9a6f0', 0.75],
        [1, '#2a1c54', 0],
      ]),
    ]) +
    backdrop('#181030') +
    `<circle cx="168" cy="96" r="210" fill="${url(key, 'u')}"/>` +
    fill('M0 92Q70 52 140 96T300 74V0H0z', '#241a46') +
    fill('M0 40Q60 8 128 44T262 34T320 60V0H0z', '#0e0a20') +
    fill('M186 70L132 196h34L118 306L214 168h-38L224 78z', '#fffdf2') +
    fill('M0 318Q150 276 300 318V400H0z', '#12201c') +
    [36, 82, 126, 174, 220, 264]
      .map((x, at) =>
        fill(`M${x - 15} 352l4-${58 + ((at * 17) % 26)}q11-14 22 0l4 ${58 + ((at * 17) % 26)}z`, '#0a1210'),
      )
      .join('') +
    '<circle cx="126" cy="302" r="3.5" fill="#c8f7d4"/><circle cx="220" cy="300" r="3.5" fill="#c8f7d4"/>' +
    specks('storm rain', 70, { x: 0, y: 60, width: 300, height: 320 }, '#d9d2ff', 1.3),

  /** A sword that waits on a barrow, and whoever has come for it. */
  blade: (key) =>
    gradients(key, [
      linear('s', [
        [0, '#10202e'],
        [0.5, '#2f5a66'],
        [0.8, '#c8b06a'],
        [1, '#f0d890'],
      ]),
      round('u', [
        [0, '#fffbe6'],
        [0.3, '#ffe9a0', 0.75],
        [1, '#ffd070', 0],
      ]),
      linear('b', [
        [0, '#fffdf2'],
        [1, '#8fa3ad'],
      ]),
    ]) +
    backdrop(url(key, 's')) +
    specks('blade stars', 40, { ...ALL, height: 110 }, '#fff6dc') +
    `<circle cx="150" cy="190" r="150" fill="${url(key, 'u')}"/>` +
    rays('blade rays', at(150, 176), 11, '#fff2c0', 0.14, 360) +
    ridge('blade far', 296, 28, '#4a6a62') +
    ridge('blade middle', 318, 20, '#2c463f') +
    fill('M138 150h24l-5 166h-14z', url(key, 'b')) +
    '<path d="M150 156V300" stroke="#6b8089" stroke-width="3" stroke-opacity=".7"/>' +
    fill('M150 40l9 10-9 10-9-10zM143 60h14v72h-14z', '#6a3a1c') +
    '<path d="M143 74h14M143 88h14M143 102h14M143 116h14" stroke="#e0b46a" stroke-width="2.6"/>' +
    fill('M96 146q4-16 20-14h68q16-2 20 14l-16 6H112z', '#d9a84a') +
    '<circle cx="150" cy="50" r="5" fill="#d6455a"/>' +
    fill('M30 400Q70 316 150 308Q230 316 270 400z', '#14211d') +
    fill('M-10 400V378Q150 350 310 378V400z', '#0d1613') +
    stands(64, 384, 0.62, traveler('#0d1613', '#f4dc9a', false)) +
    [216, 244, 56, 82]
      .map(
        (x, i) =>
          `<path d="M${x} ${96 + (i % 2) * 19}q7-8 13 0q6-8 13 0" fill="none" stroke="#16242b" stroke-width="2.6"/>`,
      )
      .join('') +
    specks('blade motes', 40, { x: 70, y: 120, width: 160, height: 200 }, '#fff2c0', 1.5),
} satisfies Readonly<Record<string, Painter>>;

export type CoverName = keyof typeof PAINTERS;
export const COVERS = Object.keys(PAINTERS) as CoverName[];

export const cover = (name: CoverName, key: string): string => PAINTERS[name](key);
