/** What stands in a land that has burned: trunks, roofless walls, stars that fell, people on the way. */

import {
  at,
  between,
  blob,
  chanceOf,
  curve,
  fill,
  lines,
  moved,
  shaken,
  shape,
  short,
  stroke,
  type Chance,
} from '../../ink.ts';
import { HILLS, PEAKS, type Height } from '../heights.ts';
import { PIECES, type Piece } from '../lowlands.ts';
import type { Palette } from '../palette.ts';
import type { Free, Spot, Thing } from '../terrain.ts';
import { TREES, type Tree } from '../trees.ts';

// ---- trees ----

/** A trunk without a crown; on some the bark still glows. */
const charred: Tree = (chance, palette) => {
  const high = between(chance, 9, 17);
  const lean = between(chance, -2, 2);
  const top = `${short(lean)} ${short(-high)}`;
  const glows = chance() < 0.35;
  return (
    fill('M-4.4 1.4q4.4 -2.6 8.8 0q-4.4 1.8 -8.8 0z', palette.ash, 0.7) +
    shape(`M-1.5 1L${top}l.5 -1.6l.9 1.9L1.7 1z`, palette.bark, palette.ink, 0.7) +
    stroke(
      `M.2 ${short(-high * 0.45)}q-3 -1 -4 ${short(-high * 0.22)}M.4 ${short(-high * 0.6)}q2.6 -1 3.4 -4`,
      palette.ink,
      0.9,
    ) +
    (glows ? stroke(`M.2 -1.5L${short(lean * 0.5)} ${short(-high * 0.6)}`, palette.ember, 0.8, 0.85) : '')
  );
};
/** A tree that lies where it fell. */
const fallen: Tree = (chance, palette) => {
  const long = between(chance, 8, 13);
  const side = chance() < 0.5 ? -1 : 1;
  return (
    stroke(`M0 0L${short(side * long)} -3.4`, palette.bark, 2.2) +
    stroke(
      `M${short(side * long * 0.5)} -1.8l${side * 2} -4M${short(side * long * 0.75)} -2.6l${side * 2} 3`,
      palette.ink,
      0.9,
    ) +
    stroke('M-1.6 1.6L-.6 -2.4L1 1.4', palette.ink, 1)
  );
};
/** One that the fire went past. */
const spared: Tree = (chance, palette) => moved(TREES.pine(chance, palette), at(0, 0), 0.85);

// ---- heights ----

const smoke = (chance: Chance, palette: Palette, y: number): string => {
  const way = between(chance, 4, 8);
  return stroke(
    `M0 ${short(y)}c${short(way * 0.3)} -5 ${short(-way * 0.7)} -7 ${short(way * 0.4)} -12s${short(way)} -4 ${short(way * 0.9)} -9`,
    palette.soft,
    1.3,
    0.5,
  );
};
/** A hill that is burned black on one side. */
const scorched: Height = (chance, palette, wide, high) => {
  const hill = HILLS.down(chance, palette, wide, high);
  if (chance() < 0.35) return hill;
  const burn = blob(at(between(chance, -0.2, 0.3) * wide, -high * 0.38), wide * 0.4, high * 0.24, chance);
  return (
    hill +
    fill(curve(burn, true), palette.ink, 0.34) +
    stroke(lines(shaken([burn[4]!, at(0, -high * 0.42), burn[0]!], 1, chance)), palette.ember, 0.8, 0.7)
  );
};
/** A peak whose top is gone. */
const broken = (palette: Palette): Height => {
  const [crag, volcano] = [PEAKS.crag(palette), PEAKS.volcano(palette)];
  return (chance, colors, wide, high) =>
    (chance() < 0.4 ? volcano : crag)(chance, colors, wide, high * between(chance, 0.74, 0.95));
};

// ---- plains ----

/** Walls without a roof. */
const ruin: Piece = (chance, palette) => {
  const [left, right] = [between(chance, 5, 8), between(chance, 3, 6)];
  return (
    fill('M-9 1.6q9 -3.6 18 0q-9 2.6 -18 0z', palette.ash, 0.8) +
    shape(`M-7 1V${short(-left)}l2 1.6l1.4 -2.4l1.6 3.4l2 -.6V1z`, palette.wall[0], palette.ink, 0.7) +
    shape(`M0 1V${short(-right)}l2.4 1.4l1.8 -1.8l2.8 3V1z`, palette.wall[1], palette.ink, 0.7) +
    fill('M-5 -1.6h1.8v2.6h-1.8z', palette.ink, 0.8) +
    stroke(`M-6 1L4 ${short(-right - 2.4)}M1 1.2L8 -3`, palette.bark, 1.1) +
    smoke(chance, palette, -left - 1)
  );
};
/** Where a piece of the star came down: a rim, and what still glows in it. */
const crater: Piece = (chance, palette) => {
  const wide = between(chance, 9, 13);
  const ring = (far: number): string => curve(blob(at(0, 0), wide * far, wide * 0.42 * far, chance, 10), true);
  const rays = [-2.8, -2.2, -0.9, -0.3, 0.4, 2.7].map((turn) => {
    const [x, y] = [Math.cos(turn) * wide, Math.sin(turn) * wide * 0.45];
    return `M${short(x * 1.15)} ${short(y * 1.15)}L${short(x * between(chance, 1.4, 1.8))} ${short(y * 1.6)}`;
  });
  return (
    stroke(rays.join(''), palette.ash, 1.1, 0.8) +
    shape(ring(1), palette.ash, palette.ink, 0.8) +
    fill(ring(0.68), palette.ink, 0.72) +
    fill(curve(blob(at(0, 0.8), wide * 0.3, wide * 0.11, chance), true), palette.ember, 0.9) +
    stroke(
      `M${short(-wide * 0.6)} ${short(-wide * 0.2)}q${short(wide * 0.5)} ${short(-wide * 0.28)} ${short(wide * 1.1)} -.4`,
      palette.snow,
      0.6,
      0.5,
    )
  );
};
/** A field that burned in its furrows. */
const stubble: Piece = (chance, palette) => {
  const wide = between(chance, 11, 15);
  const rows = [-6, -2, 2, 6].map((y) => `M${short(-wide)} ${y}q${short(wide)} -2 ${short(2 * wide)} 0`);
  return (
    fill(curve(blob(at(0, 0), wide, 8, chance), true), palette.ash, 0.55) +
    `<path d="${rows.join('')}" fill="none" stroke="${palette.ink}" stroke-opacity=".6" stroke-width="1" stroke-dasharray="2.2 1.6"/>` +
    stroke(`M${short(-wide * 0.4)} 2q3 -1 5 0`, palette.ember, 1, 0.8)
  );
};
/** A camp of those who have no town: two tents, a fire. */
const camp: Piece = (chance, palette) =>
  moved(PIECES.tent(chance, palette), at(-7, 0), 0.85) +
  moved(PIECES.tent(chance, palette), at(8, 2), 0.7) +
  fill('M-1 3q-1.4 -3 .8 -5.4q.2 2 1.6 2.6q1 1.6 -.4 2.8z', palette.ember) +
  smoke(chance, palette, -3);

/** Now and then one thing, mostly the other. */
const seldom =
  (one: Piece, other: Piece, share: number): Piece =>
  (chance, palette) =>
    (chance() < share ? one : other)(chance, palette);

/** How all regions grow now. */
export const BURNT_GROWTH = {
  trees: [charred, charred, fallen, charred, spared],
  peak: broken,
  hill: scorched,
  plains: [
    PIECES.cracks,
    seldom(ruin, PIECES.stump, 0.6),
    seldom(stubble, PIECES.tuft, 0.7),
    seldom(crater, PIECES.cracks, 0.35),
    PIECES.stump,
    seldom(camp, PIECES.tuft, 0.4),
  ],
} as const;

// ---- scars ----

/** Burned ground, with cracks that glow: below all that stands, and beside roads and rivers. */
export function scarsOn({ id, terrain, middle }: Spot, palette: Palette, free: Free): Thing[] {
  const chance = chanceOf(`scar ${id}`);
  if (chance() < 0.42 || terrain === 'river') return [];
  const place = at(middle.x + between(chance, -13, 13), middle.y + between(chance, -10, 12));
  if (!free(place, 14)) return [];
  const wide = between(chance, 12, 20);
  const high = wide * between(chance, 0.42, 0.6);
  const crack = shaken([at(-wide * 0.8, 0), at(-wide * 0.3, -2), at(wide * 0.1, 2), at(wide * 0.7, -1)], 2, chance);
  const svg =
    fill(curve(blob(at(0, 0), wide, high, chance, 11), true), palette.ink, 0.22) +
    fill(curve(blob(at(1, 1), wide * 0.62, high * 0.6, chance), true), palette.ink, 0.2) +
    stroke(lines(crack), palette.ember, 1.7, 0.35) +
    stroke(lines(crack), palette.ember, 0.7, 0.9);
  return [{ y: middle.y - 1000, svg: moved(svg, place) }];
}
