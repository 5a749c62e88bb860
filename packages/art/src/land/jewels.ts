/** Jewels: every color has a shape and a letter of its own, so that no eye needs the color. Around (0, 0), 20 high. */

import { fill, shape, short } from '../ink.ts';
import { JEWELS, type Color, type Palette } from './palette.ts';

/** Round, three-sided, four-sided, pointed. */
export const JEWEL_SHAPES: Readonly<Record<Color, string>> = {
  green: 'M0 -9.4A9.4 9.4 0 1 1 0 9.4A9.4 9.4 0 1 1 0 -9.4z',
  yellow: 'M0 -10.8Q1 -10.6 1.6 -9.8L10.6 6.4Q11.2 8.4 9.2 8.6H-9.2Q-11.2 8.4 -10.6 6.4L-1.6 -9.8Q-1 -10.6 0 -10.8z',
  blue: 'M-8.6 -6.2L-6.2 -8.6H6.2L8.6 -6.2V6.2L6.2 8.6H-6.2L-8.6 6.2z',
  red: 'M0 -11.4L9.6 0L0 11.4L-9.6 0z',
};
const FACETS: Readonly<Record<Color, readonly [lit: string, shade: string]>> = {
  green: ['M-7.6 -3.4Q-4 -9 2.6 -8.4Q-3 -6.6 -5.4 -1z', 'M7.8 2.4Q4 9 -2.8 8.6Q3.6 6.600 5.600 0z'],
  yellow: ['M0 -9.400L-5.400 .6L-3.600 1.600L.6 -5.800z', 'M9 7L2 3.600H-4L-8.600 7z'],
  blue: [
    'M-7.400 -5.600L-5.600 -7.400H5.600L3.600 -5H-5L-5 3.600L-7.400 5.600z',
    'M7.400 -5.600V5.600L5.600 7.400H-5.600L-3.600 5H5V-3.600z',
  ],
  red: ['M0 -9.600L-8 0L-4.400 0L0 -5.600z', 'M8 0L0 9.600V5.400L4.400 0z'],
};
/** Where the letter stands: the middle of a triangle lies low. */
const DOWN: Readonly<Record<Color, number>> = { green: 3.1, yellow: 5.4, blue: 3.1, red: 3.1 };
/** Dark letters on the light stone. */
const LETTER: Readonly<Record<Color, string>> = { green: '#fff', yellow: '#2b1d00', blue: '#fff', red: '#fff' };

/** Stone, lit side, shade, letter: style sheets that want other colors find them in this order. */
export function jewel(color: Color, letter: string, font: string): string {
  const [plain, lit, shade] = JEWELS[color];
  const [high, low] = FACETS[color];
  return (
    `<g class="jewel-${color}">` +
    shape(JEWEL_SHAPES[color], plain, shade, 1.5) +
    fill(high, lit, 0.8) +
    fill(low, shade, 0.45) +
    `<text y="${DOWN[color]}" font-family="${font}" font-size="8.6" font-weight="700" text-anchor="middle" fill="${LETTER[color]}">${letter}</text></g>`
  );
}

/** Long and short rays by turns. */
const RAYS: string = Array.from({ length: 16 }, (_, i) => {
  const turn = (i * Math.PI) / 8;
  const point = (far: number, aside: number): string =>
    `${short(far * Math.sin(turn + aside))} ${short(-far * Math.cos(turn + aside))}`;
  return `M${point(10.5, -0.16)}L${point(i % 2 === 0 ? 19.5 : 15, 0)}L${point(10.5, 0.16)}z`;
}).join('');
export const sunburst = (palette: Palette): string => shape(RAYS, palette.ray, palette.ink, 0.55);
