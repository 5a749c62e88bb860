/** The sky of a scene, from the zenith to the horizon, and what shines in it. */

import { between, fill, short, stroke, type Chance } from '../ink.ts';
import { ellipse, halo, shading, type Sheet, type Stop } from '../brush.ts';
import type { Light } from '../words.ts';

/** Where the sun goes down between those who fight. */
export const SUN = { x: 726, y: 428 };
export const SCENE = { width: 1440, height: 900, horizon: 600 };

export interface Weather {
  sky: readonly [zenith: string, high: string, middle: string, low: string, horizon: string];
  /** What shines, and how far its light reaches; null behind heavy clouds. */
  shine: { color: string; size: number; reach: number; y: number } | null;
  /** Clouds against the light, and those that catch it. */
  clouds: readonly [dark: string, lit: string];
  /** How much of the color of the horizon lies over what is far. */
  haze: number;
  stars?: true;
  falls?: 'rain' | 'snow' | 'sparks';
}

const weather = (
  sky: Weather['sky'],
  clouds: Weather['clouds'],
  haze: number,
  shine: Weather['shine'],
  more: Pick<Weather, 'stars' | 'falls'> = {},
): Weather => ({ sky, clouds, haze, shine, ...more });

const WEATHERS: Readonly<Record<Light, Weather>> = {
  dawn: weather(['#46557f', '#8a6f98', '#dd9a86', '#ffcb8e', '#ffe9b8'], ['#75618a', '#ffe6c0'], 0.5, {
    color: '#ffd9a0',
    size: 54,
    reach: 560,
    y: 440,
  }),
  noon: weather(['#3f7ba8', '#6fa8c6', '#a9cfd3', '#e2e7c8', '#fbf1d2'], ['#8fb3bf', '#fffaf0'], 0.45, {
    color: '#fff3cf',
    size: 50,
    reach: 520,
    y: 250,
  }),
  dusk: weather(
    ['#231a3f', '#54305a', '#a34a55', '#ee8c52', '#ffd48a'],
    ['#3a2148', '#ffdf9e'],
    0.42,
    {
      color: '#ffb85e',
      size: 58,
      reach: 600,
      y: 428,
    },
    { stars: true },
  ),
  night: weather(
    ['#090e20', '#121b3a', '#22305c', '#3c4d7c', '#7583a8'],
    ['#141b36', '#9aa9cc'],
    0.4,
    {
      color: '#dfe9ff',
      size: 46,
      reach: 420,
      y: 230,
    },
    { stars: true },
  ),
  storm: weather(['#12151c', '#242b37', '#3b4652', '#66706e', '#a3a892'], ['#171b23', '#7f8a86'], 0.38, null, {
    falls: 'rain',
  }),
  mist: weather(['#66767e', '#8d999b', '#b0b7af', '#d0d0bd', '#e8e2cb'], ['#94a09e', '#eceadb'], 0.68, {
    color: '#fbf6e2',
    size: 48,
    reach: 460,
    y: 330,
  }),
  fire: weather(
    ['#14090f', '#3a1218', '#7c2618', '#c8521f', '#ffae48'],
    ['#1c0c10', '#ff9d4a'],
    0.4,
    {
      color: '#ff9a3a',
      size: 0,
      reach: 640,
      y: 520,
    },
    { falls: 'sparks' },
  ),
  snow: weather(
    ['#4f6786', '#7f98b0', '#aebecb', '#d6dce1', '#f3f2ec'],
    ['#8598ab', '#f4f6f6'],
    0.55,
    {
      color: '#fff8e6',
      size: 40,
      reach: 420,
      y: 330,
    },
    { falls: 'snow' },
  ),
  rain: weather(['#26323c', '#404e58', '#64717a', '#8d9591', '#b7b6a2'], ['#2c3842', '#9aa4a2'], 0.5, null, {
    falls: 'rain',
  }),
  aurora: weather(
    ['#07121f', '#0f2a3a', '#1d4b4e', '#3d7d66', '#93c8a6'],
    ['#0c2430', '#9fe0b8'],
    0.4,
    {
      color: '#b8f6cf',
      size: 0,
      reach: 480,
      y: 380,
    },
    { stars: true },
  ),
};
/** What each light becomes where the reader wants it dark. */
const AT_NIGHT: Readonly<Partial<Record<Light, Light>>> = { noon: 'dusk', dawn: 'dusk', mist: 'night', snow: 'night' };

export const weatherOf = (light: Light, night: boolean): Weather =>
  WEATHERS[(night ? AT_NIGHT[light] : undefined) ?? light];

function cloud(chance: Chance, y: number): string {
  const [x, long, thick] = [between(chance, -80, 1480), between(chance, 140, 560), between(chance, 5, 25)];
  let d = `M${short(x - long)} ${short(y)}`;
  for (let i = 0; i < 8; i += 1)
    d += `q${short(long / 8)} ${short(-thick * between(chance, 0.3, 1.3))} ${short(long / 4)} ${short(between(chance, -2, 2))}`;
  for (let i = 0; i < 5; i += 1)
    d += `q${short(-long / 5)} ${short(thick * between(chance, 0.2, 0.7))} ${short(-long / 2.5)} ${short(between(chance, -2, 2))}`;
  return `${d}z`;
}
const clouds = (chance: Chance, count: number, from: number, to: number, color: string, opacity: number): string =>
  Array.from({ length: count }, () =>
    fill(cloud(chance, between(chance, from, to)), color, opacity * between(chance, 0.4, 1)),
  ).join('');

function rays(chance: Chance, x: number, y: number, color: string): string {
  let found = '';
  for (let i = 0; i < 13; i += 1) {
    const turn = (-Math.PI * (i + between(chance, 0, 0.7))) / 13;
    const wide = between(chance, 0.012, 0.05);
    const end = (angle: number): string => `${short(x + Math.cos(angle) * 1400)} ${short(y + Math.sin(angle) * 1400)}`;
    found += fill(`M${x} ${y}L${end(turn - wide)}L${end(turn + wide)}z`, color, between(chance, 0.03, 0.1));
  }
  return found;
}

function stars(chance: Chance): string {
  let d = '';
  for (let i = 0; i < 110; i += 1) {
    const size = between(chance, 0.4, 1) + between(chance, 0, 1) ** 3 * 1.6;
    d += `M${short(between(chance, 0, 1440))} ${short(between(chance, 0, 250))}a${short(size)} ${short(size)} 0 1 0 .1 0z`;
  }
  return fill(d, '#fff6dc', 0.75);
}

export function sky(s: Sheet, { sky: colors, shine, clouds: [dark, lit], stars: starry }: Weather): string {
  const at = [0, 0.2, 0.36, 0.48, 0.58];
  const paint = shading(
    s,
    'sky',
    colors.map((color, i): Stop => [at[i]!, color]),
  );
  const back = `<path d="M0 0H1440V900H0z" fill="${paint}"/>`;
  const heavy = shine === null ? clouds(s.chance, 26, -10, 240, dark, 0.75) : clouds(s.chance, 14, 40, 320, dark, 0.5);
  const light =
    shine === null
      ? ''
      : halo(s, SUN.x, shine.y, shine.reach, shine.color, 0.8) +
        rays(s.chance, SUN.x, shine.y, shine.color) +
        (shine.size === 0
          ? ''
          : halo(s, SUN.x, shine.y, shine.size * 2.4, '#fffbe8', 0.9) +
            ellipse(SUN.x, shine.y, shine.size, shine.size, '#fffbe8'));
  return back + (starry ? stars(s.chance) : '') + heavy + light + clouds(s.chance, 9, 300, 450, lit, 0.32);
}

/** What falls before everything. */
export function falling(s: Sheet, { falls, clouds: [, lit] }: Weather): string {
  const { chance } = s;
  let d = '';
  if (falls === 'rain') {
    for (let i = 0; i < 110; i += 1)
      d += `M${short(between(chance, 0, 1460))} ${short(between(chance, -20, 780))}l-14 ${short(between(chance, 36, 70))}`;
    return stroke(d, lit, 1.4, 0.28);
  }
  const count = falls === undefined ? 70 : 120;
  for (let i = 0; i < count; i += 1) {
    const size = between(chance, 0.6, 1.4) + between(chance, 0, 1) ** 3 * (falls === 'snow' ? 4 : 2.2);
    const [x, y] =
      falls === undefined
        ? [between(chance, 300, 1150), between(chance, 260, 700)]
        : [between(chance, 0, 1440), between(chance, 0, 760)];
    d += `M${short(x)} ${short(y)}a${short(size)} ${short(size)} 0 1 0 .1 0z`;
  }
  return fill(d, falls === 'snow' ? '#ffffff' : falls === 'sparks' ? '#ffc45e' : lit, falls === undefined ? 0.5 : 0.75);
}
