/** The land of the game from a cliff, at dawn or by moonlight: 1440 by 900. Who stands in it is drawn apart. */

import { at, between, chanceOf, fill } from '../ink.ts';
import { mix } from '../palettes.ts';
import { gradients } from './gradients.ts';
import { clouds, ground, peaks, pine, rays, rim, skyline, soft, specks } from './scenery.ts';

export const VISTA = { width: 1440, height: 900 } as const;
const SUN = at(985, 372);
const MOON = at(1180, 120);

export type Hour = 'dawn' | 'night';
interface Tones {
  sky: readonly (readonly [number, string])[];
  /** From the far hills to the near woods. */
  hills: readonly [string, string, string];
  haze: string;
  hazy: number;
  river: readonly [string, string, string];
  lit: string;
  stone: string;
  roofs: readonly [string, string];
  window: string;
  peaks: readonly [lit: string, shade: string, snow: string];
  foothills: readonly [lit: string, shade: string];
  clouds: readonly [string, string];
  rock: readonly [body: string, lit: string];
  pines: string;
}
const TONES: Readonly<Record<Hour, Tones>> = {
  dawn: {
    sky: [
      [0, '#2b4a78'],
      [0.22, '#6f7fa0'],
      [0.36, '#d99a86'],
      [0.44, '#ffc98a'],
      [0.5, '#ffe9b4'],
    ],
    hills: ['#6f6472', '#4a5554', '#2f4038'],
    haze: '#ffe2b0',
    hazy: 1,
    river: ['#fff4d0', '#c9d8d8', '#5f8a96'],
    lit: '#fff2d0',
    stone: '#8a7478',
    roofs: ['#5a6a8c', '#a8503c'],
    window: '#ffe6a0',
    peaks: ['#e2b8a4', '#a58a9c', '#fff6e6'],
    foothills: ['#b8857a', '#74687c'],
    clouds: ['#f7d9c0', '#fff0d8'],
    rock: ['#4a3a40', '#b8806a'],
    pines: '#16241c',
  },
  night: {
    sky: [
      [0, '#0a0f22'],
      [0.3, '#1a2142'],
      [0.5, '#3a3454'],
      [0.62, '#6a5058'],
    ],
    hills: ['#2b2a3e', '#1f2530', '#151d1c'],
    haze: '#8a7a8e',
    hazy: 0.34,
    river: ['#f4ecd0', '#7f93ac', '#1f3448'],
    lit: '#cfd6ee',
    stone: '#4a4356',
    roofs: ['#2f3654', '#542a32'],
    window: '#ffd27a',
    peaks: ['#6a6684', '#3a3854', '#c4c4d8'],
    foothills: ['#4c465e', '#2a283e'],
    clouds: ['#242a4c', '#4a4058'],
    rock: ['#1c1a26', '#5a4c50'],
    pines: '#0a0f10',
  },
};

const CLIFF = 'M-10 596C60 584 200 606 300 602C400 600 480 620 560 628C620 632 660 640 680 656C694 672 652 690 642 706';
const RIVER =
  'M1010 520C960 540 1060 560 1000 580C900 606 1010 622 940 650C860 680 930 720 840 760C780 790 760 850 700 910H1000C1000 860 1040 800 1060 760C1080 700 1010 690 1050 650C1080 620 1010 606 1060 580C1100 560 1010 540 1030 520z';
const CRAG = 'M1120 600L1160 560L1150 500L1190 470L1240 452L1330 448L1370 470';

function city(t: Tones, far: string): string {
  const [blue, red] = t.roofs;
  const tower = (x: number, y: number, w: number, h: number, roof: string): string =>
    fill(`M${x - w / 2} ${y}V${y - h}h${w}V${y}z`, t.stone) +
    fill(`M${x + w * 0.1} ${y}V${y - h}h${w * 0.4}V${y}z`, '#fff0c8', 0.3) +
    fill(`M${x - w * 0.66} ${y - h}L${x} ${y - h - w * 1.7}L${x + w * 0.66} ${y - h}z`, roof) +
    fill(`M${x} ${y - h - w * 1.7}L${x + w * 0.66} ${y - h}h${-w * 0.5}z`, '#fff0c8', 0.25) +
    fill(`M${x - 2} ${y - h * 0.6}h4v8h-4z`, t.window);
  const merlons =
    'h8v-6h10v6h10v-6h10v6h10v-6h10v6h10v-6h10v6h10v-6h10v6h10v-6h10v6h10v-6h10v6h10v-6h10v6h10v-6h10v6h8v-6h10';
  const chance = chanceOf('windows');
  const windows = Array.from(
    { length: 14 },
    () =>
      `<rect x="${between(chance, -100, 100).toFixed(0)}" y="${between(chance, 4, 16).toFixed(0)}" width="3.4" height="5" fill="${t.window}"/>`,
  );
  return `<g transform="translate(800 560)">${fill('M-150 34Q-90-16 0-26Q100-18 160 34z', far)}${[
    tower(-64, 4, 22, 62, blue),
    tower(60, 2, 24, 70, red),
    tower(-30, -8, 26, 96, red),
    tower(28, -10, 24, 104, blue),
    tower(0, -14, 34, 132, blue),
    tower(-98, 20, 18, 40, red),
    tower(98, 20, 18, 44, blue),
  ].join(
    '',
  )}${fill(`M-116 26V-4h10v6${merlons}V26Q0 40-116 26z`, mix(t.stone, '#20161c', 0.15))}${fill('M-10 30V8q10-14 20 0v22z', t.window)}${windows.join('')}</g>`;
}

function woods(t: Tones): string {
  const chance = chanceOf('woods');
  const far = Array.from({ length: 170 }, () => {
    const spot = at(between(chance, 0, VISTA.width), between(chance, 620, 690));
    const size = between(chance, 26, 56);
    return spot.x > 760 && spot.x < 1120
      ? ''
      : pine(spot, size, mix(t.hills[2], t.haze, (0.1 + (690 - spot.y) / 400) * t.hazy));
  });
  const near = Array.from({ length: 60 }, () =>
    pine(
      at(between(chance, 1040, 1480), between(chance, 760, 910)),
      between(chance, 70, 160),
      mix(t.pines, '#000000', chance() * 0.3),
    ),
  );
  return far.join('') + near.join('');
}

/** The whole land, without who stands in it. Ids begin with the key. */
export function vista(hour: Hour, key: string): string {
  const t = TONES[hour];
  const { width, height } = VISTA;
  const reach = { width, bottom: height + 10 };
  const byDay = hour === 'dawn';
  const paint = (name: string): string => `url(#${key}${name})`;
  const haze = (y: number, high: number, much: number): string =>
    `<rect y="${y}" width="${width}" height="${high}" fill="${t.haze}" opacity="${(much * t.hazy).toFixed(2)}" style="filter:blur(22px)"/>`;
  const [lit, shade, snow] = t.peaks;
  const hills = skyline('hills', 482, 120, width);
  const downs = skyline('downs', 540, 90, width);
  const defined = gradients(key, [
    { name: 'sky', line: [0, 0, 0, 1], stops: t.sky },
    {
      name: 'sun',
      around: 'round',
      stops: [
        [0, '#fffdf0'],
        [0.1, '#fff0c0', 0.9],
        [0.4, '#ffc070', 0.4],
        [1, '#ff9a4a', 0],
      ],
    },
    {
      name: 'moon',
      around: 'round',
      stops: [
        [0, '#f4f0dc', 0.9],
        [0.3, '#c9cfe8', 0.35],
        [1, '#8a96c8', 0],
      ],
    },
    {
      name: 'river',
      line: [0, 0, 0, 1],
      stops: [
        [0, t.river[0]],
        [0.4, t.river[1]],
        [1, t.river[2]],
      ],
    },
    {
      name: 'cliff',
      line: [0, 0, 1, 0],
      stops: [
        [0, '#0b0a0c'],
        [1, byDay ? '#2a1c18' : '#1c171c'],
      ],
    },
  ]);
  const light = byDay
    ? `<circle cx="${SUN.x}" cy="${SUN.y}" r="520" fill="${paint('sun')}"/>`
    : `${specks('stars', 240, { x: 0, y: 0, width, height: 340 }, '#fff6dc', 1.8)}<circle cx="${MOON.x}" cy="${MOON.y}" r="190" fill="${paint('moon')}"/><circle cx="${MOON.x}" cy="${MOON.y}" r="42" fill="#fdf6e0"/><circle cx="1168" cy="112" r="8" fill="#d8d2bc" opacity=".6"/><circle cx="1190" cy="132" r="12" fill="#d8d2bc" opacity=".5"/><circle cx="${SUN.x}" cy="${SUN.y + 40}" r="420" fill="${paint('sun')}" opacity=".16"/>`;
  return [
    defined,
    `<rect width="${width}" height="${height}" fill="${paint('sky')}"/>`,
    byDay ? '' : light,
    soft(
      clouds('high', width, 14, 60, 300, t.clouds[0], 0.5) + clouds('low', width, 10, 180, 330, t.clouds[1], 0.6),
      3,
    ),
    byDay ? light : '',
    soft(rays('rays', SUN, 13, '#fff0c8', byDay ? 0.12 : 0.03), 8),
    peaks('range', width, { base: 560, count: 9, low: 150, high: 260, lit, shade, snow, sunX: SUN.x }),
    haze(440, 120, 0.45),
    peaks('foothills', width, {
      base: 600,
      count: 7,
      low: 90,
      high: 190,
      lit: t.foothills[0],
      shade: t.foothills[1],
      sunX: SUN.x,
      gap: [660, 1010],
    }),
    haze(500, 100, 0.4),
    fill(ground(hills, reach), mix(t.hills[0], t.haze, 0.1 * t.hazy)),
    rim(hills, t.lit, 0.35),
    haze(508, 90, 0.3),
    fill(ground(downs, reach), t.hills[1]),
    rim(downs, t.lit, 0.3, 1.4),
    fill(RIVER, paint('river')),
    city(t, mix(t.hills[1], t.haze, 0.12 * t.hazy)),
    haze(560, 80, 0.22),
    fill(
      'M-10 640C160 600 340 620 520 640C640 652 720 640 780 660C760 700 820 720 760 770C720 810 700 860 660 910H-10z',
      t.hills[2],
    ),
    fill(
      'M1100 660C1200 620 1340 630 1460 610V910H1010C1010 860 1060 810 1080 760C1090 720 1060 690 1100 660z',
      mix(t.hills[2], '#101810', 0.2),
    ),
    woods(t),
    fill(`M1130 900L1150 640L${CRAG.slice(1)}L1392 520L1380 560L1430 590L1460 600V900z`, t.rock[0]),
    fill(
      'M1150 640L1120 600L1160 560L1150 500L1190 470L1240 452L1330 448L1300 470L1240 480L1210 520L1220 580L1190 620L1200 700L1170 760z',
      t.rock[1],
    ),
    `<path d="${CRAG}" fill="none" stroke="${t.lit}" stroke-width="2.4" stroke-opacity=".85"/>`,
    '<path d="M1230 520l40 20l-10 50l30 40M1330 480l10 60l-30 30M1260 640l60 30M1180 660l20 40" stroke="#1a1016" stroke-opacity=".5" stroke-width="2.4" fill="none"/>',
    fill(
      `M-10 910V596${CLIFF.slice('M-10 596'.length)}C652 730 602 750 612 780C572 810 582 860 542 910z`,
      paint('cliff'),
    ),
    `<path d="${CLIFF}" fill="none" stroke="${byDay ? '#ffd9a0' : '#aab4d8'}" stroke-opacity=".8" stroke-width="2.6"/>`,
    '<path d="M560 628C600 660 590 700 560 740M640 650C640 670 620 690 622 710M470 616C500 660 480 720 440 760" stroke="#c98a5a" stroke-opacity=".3" stroke-width="3" fill="none"/>',
    specks('motes', 90, { x: 420, y: 200, width: 980, height: 500 }, byDay ? '#fff0c8' : '#ffd890', 2),
  ].join('');
}
