/** The ground of each Terrain that is not bare stone: every kind has a shape of its own. */

import { at, between, blob, chanceOf, curve, fill, lines, short, stroke } from '@questwright/art/ink';
import type { Terrain } from '@questwright/middara/shown';
import { UNIT } from '../../../../plane/grid-board.ts';
import type { Palette } from './palette.ts';
import { bricks, heap, rect, slabs, type Corner } from './stone.ts';

/** Squares around one, so that water and pits flow together. */
export interface Around {
  north: Terrain | null;
  east: Terrain | null;
  south: Terrain | null;
  west: Terrain | null;
}
type Painter = (corner: Corner, palette: Palette, around: Around, seed: string) => string;

const BANK = 7;
const wet = (one: Terrain | null): boolean => one === 'water' || one === 'dangerous';

const water: Painter = ({ x, y }, palette, around, seed) => {
  const chance = chanceOf(`water ${seed}`);
  const [left, right] = [wet(around.west) ? 0 : BANK, wet(around.east) ? 0 : BANK];
  const [top, bottom] = [wet(around.north) || around.north === null ? 0 : BANK, wet(around.south) ? 0 : BANK];
  const [width, height] = [UNIT - left - right, UNIT - top - bottom];
  let all = rect(x, y, UNIT, UNIT, palette.bank) + rect(x + left, y + top, width, height, 'url(#water)');
  for (let i = 0; i < 8; i++) {
    const [px, py, long] = [x + between(chance, 14, 76), y + between(chance, 8, 70), between(chance, 16, 30)];
    all += stroke(`M${short(px)} ${short(py)}q10 -5 ${short(long)} 0`, palette.foam, 1.8, between(chance, 0.16, 0.42));
  }
  if (left > 0) all += rect(x + left, y + top, 14, height, '#000', 0.22);
  if (top > 0) all += rect(x + left, y + top, width, 14, '#000', 0.22);
  const rim = [
    ...(left > 0 ? [`M${x + left} ${y}v${UNIT}`] : []),
    ...(right > 0 ? [`M${x + UNIT - right} ${y}v${UNIT}`] : []),
    ...(top > 0 ? [`M${x} ${y + top}h${UNIT}`] : []),
    ...(bottom > 0 ? [`M${x} ${y + UNIT - bottom}h${UNIT}`] : []),
  ];
  return all + stroke(rim.join(''), palette.lit, 1.6, 0.35);
};

const muck: Painter = (corner, palette, _, seed) => {
  const { x, y } = corner;
  const chance = chanceOf(`muck ${seed}`);
  const pool = curve(blob(at(x + 50, y + 50), 45, 43, chance, 11), true);
  let all = slabs(corner, chance, palette) + `<path d="${pool}" fill="url(#muck)" stroke="#15140a" stroke-width="3"/>`;
  for (let i = 0; i < 8; i++) {
    const [cx, cy, r] = [x + between(chance, 22, 78), y + between(chance, 22, 78), between(chance, 3, 8)];
    all += `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}" fill="${palette.muck[0]}" stroke="${palette.bubble}" stroke-opacity=".75" stroke-width="1.4"/>`;
    all += `<circle cx="${short(cx - r * 0.3)}" cy="${short(cy - r * 0.3)}" r="${short(r * 0.25)}" fill="#f4f3c0"/>`;
  }
  return all;
};

/** Whoever ends there is Defeated. */
const dangerous: Painter = ({ x, y }, palette, around, seed) => {
  let all = rect(x, y, UNIT, UNIT, 'url(#pit)');
  if (around.north !== 'dangerous') {
    const chance = chanceOf(`pit ${seed}`);
    all += bricks({ x: x + 2, y }, UNIT - 4, 30, chance, palette, ['#3c3833', '#312e2c', '#45403a']);
    all += rect(x, y, UNIT, 40, 'url(#fade)');
    if (around.north === 'water') all += fallen({ x, y }, palette);
  }
  const ring = blob(at(x + 50, y + 56), 26, 20, chanceOf(seed), 7);
  all += stroke(lines(ring, true), '#000', 3, 0.5);
  const edge = `M${x + 3} ${y + 3}h${UNIT - 6}v${UNIT - 6}h${6 - UNIT}z`;
  return `${all}<path d="${edge}" fill="none" stroke="${palette.danger}" stroke-opacity=".85" stroke-width="2.6" stroke-dasharray="3 7"/>`;
};
/** Water that runs over the edge. */
const fallen = ({ x, y }: Corner, palette: Palette): string =>
  fill(
    `M${x + 9} ${y - 3}C${x + 12} ${y + 30} ${x + 18} ${y + 58} ${x + 21} ${y + 86}H${x + 79}C${x + 82} ${y + 58} ${x + 88} ${y + 30} ${x + 91} ${y - 3}z`,
    'url(#fall)',
  ) +
  Array.from({ length: 9 }, (_, i) =>
    stroke(
      `M${x + 15 + i * 8.6} ${y - 2}q${i % 2 ? 2 : -2} 34 ${short((4 - i) * 0.9)} ${52 + ((i * 13) % 28)}`,
      palette.foam,
      1.7,
      0.3,
    ),
  ).join('');

/** What it does is told by the Encounter: a ring of signs. */
const special: Painter = (corner, palette, _, seed) => {
  const { x, y } = corner;
  const signs = Array.from({ length: 8 }, (_one, i) => {
    const turn = (i * Math.PI) / 4;
    return `M${short(x + 50 + Math.cos(turn) * 33)} ${short(y + 50 + Math.sin(turn) * 33)}l${short(Math.cos(turn + 0.9) * 7)} ${short(Math.sin(turn + 0.9) * 7)}`;
  }).join('');
  return (
    slabs(corner, chanceOf(seed), palette) +
    `<circle cx="${x + 50}" cy="${y + 50}" r="38" fill="${palette.rune}" fill-opacity=".16" stroke="${palette.rune}" stroke-width="2"/>` +
    `<circle cx="${x + 50}" cy="${y + 50}" r="26" fill="none" stroke="${palette.rune}" stroke-width="1.4"/>` +
    stroke(signs, palette.rune, 2.4)
  );
};

const hindering: Painter = (corner, palette, _, seed) =>
  slabs(corner, chanceOf(seed), palette) + heap(corner, chanceOf(`heap ${seed}`), palette);

const FLOORS: Readonly<Partial<Record<Terrain, Painter>>> = { water, muck, dangerous, special, hindering };
export const floorOf = (terrain: Terrain): Painter =>
  FLOORS[terrain] ?? ((corner, palette, _, seed) => slabs(corner, chanceOf(seed), palette));
