/** Paper, frame, title and compass. */

import type { Point } from '@questwright/geometry';
import { at, between, blob, chanceOf, curve, fill, group, moved, near, pair, shape, short, stroke } from '../ink.ts';
import { plainText, type Box, type Fonts } from './names.ts';
import type { Palette } from './palette.ts';

/** How wide the frame is around the map. */
export const FRAME = 34;

const rect = ({ x, y, width, height }: Box, out: number, more: string): string =>
  `<rect x="${short(x - out)}" y="${short(y - out)}" width="${short(width + 2 * out)}" height="${short(height + 2 * out)}" ${more}/>`;

/** Old paper: stains and fibres. */
export function paper(box: Box, palette: Palette): string {
  const chance = chanceOf('paper');
  const somewhere = (): Point => at(box.x + chance() * box.width, box.y + chance() * box.height);
  const stains = Array.from({ length: 16 }, () => {
    const wide = between(chance, 50, 190);
    return fill(
      curve(blob(somewhere(), wide, wide * between(chance, 0.5, 0.9), chance, 11), true),
      palette.stain,
      between(chance, 0.04, 0.1),
    );
  });
  const fibres = Array.from({ length: 260 }, (): [Point, string] => {
    const place = somewhere();
    const [x, y, dx, dy] = [3, 2, 7, 3].map((far) => short(between(chance, -far, far)));
    return [place, `M${pair(place)}q${x} ${y} ${dx} ${dy}`];
  });
  return (
    rect(box, 0, `fill="${palette.paper}"`) + stains.join('') + near(fibres, (d) => stroke(d, palette.stain, 0.5, 0.4))
  );
}

/** The paper is darker towards its edge. */
export const wear = (box: Box, palette: Palette): string =>
  [26, 16, 8]
    .map((wide) =>
      rect(box, 0, `fill="none" stroke="${palette.stain}" stroke-opacity=".13" stroke-width="${wide * 2}"`),
    )
    .join('');

/** A band with the letters of the rows and the numbers of the columns. */
export function frame(
  box: Box,
  rows: readonly (readonly [string, number])[],
  columns: readonly (readonly [string, number])[],
  palette: Palette,
  fonts: Fonts,
): string {
  const [left, right] = [box.x - FRAME / 2, box.x + box.width + FRAME / 2];
  const [top, bottom] = [box.y - FRAME / 2, box.y + box.height + FRAME / 2];
  const letter = (x: number, y: number, text: string): string =>
    `<text x="${short(x)}" y="${short(y + 3.6)}">${text}</text>`;
  const letters = [
    ...rows.flatMap(([name, y]) => [letter(left, y, name), letter(right, y, name)]),
    ...columns.flatMap(([name, x]) => [letter(x, top, name), letter(x, bottom, name)]),
  ];
  const corner = 'M0 -11L2.600 -2.600L11 0L2.600 2.600L0 11L-2.600 2.600L-11 0L-2.600 -2.600z';
  const corners = [at(left, top), at(right, top), at(left, bottom), at(right, bottom)];
  const path = (out: number): string =>
    `M${short(box.x - out)} ${short(box.y - out)}h${short(box.width + 2 * out)}v${short(box.height + 2 * out)}h${short(-box.width - 2 * out)}z`;
  return (
    `<path d="${path(FRAME)}${path(0)}" fill-rule="evenodd" fill="${palette.band}"/>` +
    stroke(path(0.8), palette.bandLine, 2.2) +
    stroke(path(4.6), palette.bandLine, 0.7) +
    stroke(path(FRAME - 4.6), palette.bandLine, 0.7) +
    stroke(path(FRAME - 1.6), palette.bandLine, 1.6) +
    group(letters.join(''), {
      'font-family': fonts.display,
      'font-size': 10.5,
      'text-anchor': 'middle',
      fill: palette.bandText,
    }) +
    corners.map((where) => moved(shape(corner, palette.bandLine, palette.band, 0.8), where)).join('')
  );
}

/** The name of the land, over the upper edge. */
export function title(words: string, { x, y, width }: Box, palette: Palette, fonts: Fonts): string {
  const half = words.length * 8.6 + 30;
  const plate = `M${short(-half)} -15Q0 -23 ${short(half)} -15L${short(half - 5)} 1L${short(half)} 15Q0 23 ${short(-half)} 15L${short(-half + 5)} 1z`;
  const scroll = (side: number): string =>
    `M${short(side * half)} -15q${side * 12} 2 ${side * 11} 10q${side * -2} 6 ${side * -8} 4q${side * -4} -3 0 -6M${short(side * half)} 15q${side * 13} -1 ${side * 12} -9`;
  return moved(
    shape(plate, palette.ribbon, palette.ink, 1.2) +
      stroke(
        `M${short(-half + 9)} -11.500Q0 -18.500 ${short(half - 9)} -11.500M${short(-half + 9)} 12Q0 19 ${short(half - 9)} 12`,
        palette.bandLine,
        0.9,
      ) +
      stroke(scroll(1) + scroll(-1), palette.bandLine, 1.6) +
      shape(
        `M${short(-half + 14)} 0l4 -4l4 4l-4 4zM${short(half - 22)} 0l4 -4l4 4l-4 4z`,
        palette.gold,
        palette.ink,
        0.6,
      ) +
      `<text y="6.600" font-family="${fonts.display}" font-size="19" font-weight="700" letter-spacing="3" text-anchor="middle" fill="${palette.text}">${plainText(words)}</text>`,
    at(x + width / 2, y - FRAME / 2),
  );
}

/** A rose of sixteen winds around (0, 0). */
export function compass(palette: Palette, north: string, fonts: Fonts): string {
  const ray = (turn: number, far: number, wide: number): string =>
    `<g transform="rotate(${turn})">${shape(`M0 ${-far}L${wide} ${-wide}L0 0z`, palette.ink, palette.ink, 0.5)}${shape(`M0 ${-far}L${-wide} ${-wide}L0 0z`, palette.ribbon, palette.ink, 0.5)}</g>`;
  const ticks = Array.from({ length: 32 }, (_, i) => {
    const turn = (i * Math.PI) / 16;
    const out = i % 2 === 0 ? 25.5 : 24;
    return `M${short(Math.sin(turn) * 22)} ${short(-Math.cos(turn) * 22)}L${short(Math.sin(turn) * out)} ${short(-Math.cos(turn) * out)}`;
  });
  return (
    `<circle r="26" fill="${palette.paper}" fill-opacity=".5" stroke="${palette.ink}" stroke-width=".9"/><circle r="21.500" fill="none" stroke="${palette.ink}" stroke-width=".6"/>` +
    stroke(ticks.join(''), palette.ink, 0.6) +
    [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((turn) => ray(turn, 17, 2)).join('') +
    [45, 135, 225, 315].map((turn) => ray(turn, 22, 3.4)).join('') +
    [90, 180, 270].map((turn) => ray(turn, 30, 4.6)).join('') +
    ray(0, 35, 5) +
    `<circle r="3.200" fill="${palette.gold}" stroke="${palette.ink}" stroke-width=".8"/><text y="-38" font-family="${fonts.display}" font-size="11" font-weight="700" text-anchor="middle" fill="${palette.text}" stroke="${palette.halo}" stroke-width="2" paint-order="stroke">${north}</text>`
  );
}

export const ship = (palette: Palette): string =>
  shape('M-17 4Q0 10 17 3L19 -2L13 1H-14L-20 -3z', palette.bark, palette.ink, 0.9) +
  stroke('M-8 2V-22M6 2V-26M-8 -22L-18 -2M6 -26L19 -3', palette.ink, 0.8) +
  shape(
    'M-13 -19Q-7 -16 -3 -19Q-1 -13 -3 -8Q-8 -5 -13 -8Q-10 -13 -13 -19zM0 -22Q6 -19 12 -22Q15 -14 12 -6Q6 -3 0 -6Q4 -14 0 -22z',
    palette.wall[0],
    palette.ink,
    0.8,
  ) +
  stroke('M6 -26q4 -2 7 1q-4 0 -7 1', palette.roof[0], 1) +
  stroke('M-26 8q4 -3 8 0t8 0t8 0t8 0t8 0t8 0M-16 12q4 -3 8 0t8 0t8 0', palette.shore, 0.9);

export const serpent = (palette: Palette): string =>
  shape(
    'M-24 4Q-20 -10 -14 -3Q-11 1 -8 4zM-4 4Q1 -8 6 -2Q8 1 10 4zM13 4Q14 -6 19 -13Q24 -15 27 -11L23 -9.600Q20 -7 19 4z',
    palette.pine[0],
    palette.ink,
    0.9,
  ) +
  stroke('M-28 5q4 -3 8 0t8 0t8 0t8 0t8 0t8 0t8 0', palette.shore, 0.9) +
  fill('M21.600 -11.800h1.600v1.400h-1.600z', palette.ink);
