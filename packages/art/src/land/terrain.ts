/** What grows and stands on a space: six drawings of each terrain, chosen by a fixed hash of the hexagon. They reach over
 *  its sides, so that a range or a wood runs on. */

import type { Point } from '@questwright/geometry';
import { HILLS, PEAKS, type Height } from './heights.ts';
import { at, between, chanceOf, group, halfway, moved, type Chance } from '../ink.ts';
import { placesOf, VARIANTS, type Terrain } from './places.ts';
import { BANK, LARGE, MEADOW, MIRE, PIECES, ROADSIDE, type Piece } from './lowlands.ts';
import type { Palette } from './palette.ts';
import { MIXED, type Tree } from './trees.ts';

/** Something that stands: what stands lower on the paper hides what stands behind it. */
export interface Thing {
  y: number;
  svg: string;
}
export interface Spot {
  id: string;
  terrain: Terrain;
  region: string | undefined;
  middle: Point;
}
/** Whether nothing is in the way of something so wide: no road, river, jewel or town. */
export type Free = (place: Point, wide: number) => boolean;

/** What grows and stands in a region where it is not as elsewhere; of several, the first most. */
interface Growth {
  trees?: readonly Tree[];
  peak?: (palette: Palette) => Height;
  hill?: Height;
  plains?: readonly Piece[];
}
export type Regions = Readonly<Record<string, Growth>>;
const ELSEWHERE: Required<Growth> = { trees: MIXED, peak: PEAKS.alp, hill: HILLS.down, plains: MEADOW };
const growthIn = (regions: Regions, region: string | undefined): Required<Growth> => ({
  ...ELSEWHERE,
  ...regions[region ?? ''],
});

export const variantOf = (id: string): number => Math.floor(chanceOf(`drawing ${id}`)() * VARIANTS);

const jitter = ({ x, y }: Point, chance: Chance): Point =>
  at(x + between(chance, -2, 2), y + between(chance, -1.5, 1.5));
const pick = <X>(all: readonly X[], chance: Chance): X => all[Math.floor(chance() * all.length)]!;
const fine = (svg: string): string => group(svg, { class: 'fine' });

/** The things of one space. */
export function thingsOn(regions: Regions, spot: Spot, palette: Palette, free: Free): Thing[] {
  const { id, terrain, middle, region } = spot;
  const growth = growthIn(regions, region);
  const variant = variantOf(id);
  const chance = chanceOf(`things ${id}`);
  return placesOf(terrain, variant).flatMap(([x = 0, y = 0, wide = 0, high = 0], i) => {
    const place = jitter(at(middle.x + x, middle.y + y), chance);
    const thing = standing(terrain, growth, i, variant, palette, chance, wide, high, place, free);
    return thing === '' ? [] : [{ y: place.y, svg: moved(thing, place, terrain === 'plains' && i === 0 ? 1.2 : 1) }];
  });
}

function standing(
  terrain: Terrain,
  { trees, peak, hill, plains }: Required<Growth>,
  i: number,
  variant: number,
  palette: Palette,
  chance: Chance,
  wide: number,
  high: number,
  place: Point,
  free: Free,
): string {
  if (terrain === 'forest') return free(place, 7) ? pick(trees, chance)(chance, palette) : '';
  if (terrain === 'mountain') return free(place, 12) ? peak(palette)(chance, palette, wide, high) : '';
  if (terrain === 'hill') return free(place, 11) ? hill(chance, palette, wide, high) : '';
  if (terrain === 'swamp') {
    const piece =
      i === 5 && chance() < 0.7
        ? PIECES.pool
        : MIRE[(i + variant) % 5 === 4 && chance() < 0.25 ? 5 + (variant % 2) : (i + variant) % 5]!;
    return free(place, 9) ? piece(chance, palette) : '';
  }
  if (terrain === 'plains') {
    // One larger thing in each space, small ones beside it.
    const besides = (): Piece[] => [PIECES.tuft, PIECES.flowers, ...plains.filter((piece) => !LARGE.has(piece))];
    const piece = i === 0 ? plains[variant % plains.length]! : pick(besides(), chance);
    return free(place, i === 0 ? 16 : 9) ? (i === 0 ? piece(chance, palette) : fine(piece(chance, palette))) : '';
  }
  const pieces: readonly Piece[] = terrain === 'road' ? ROADSIDE : BANK;
  const piece = i === 0 ? pieces[variant]! : terrain === 'river' && i === 1 ? PIECES.reeds : PIECES.tuft;
  return free(place, i === 0 ? 9 : 6) ? fine(piece(chance, palette)) : '';
}

/** Where two spaces of the same kind meet, something stands on the border. */
export function thingsBetween(regions: Regions, one: Spot, other: Spot, palette: Palette, free: Free): Thing[] {
  if (one.terrain !== other.terrain) return [];
  const chance = chanceOf(`between ${one.id} ${other.id}`);
  const place = jitter(halfway(one.middle, other.middle), chance);
  const { trees, peak } = growthIn(regions, chance() < 0.5 ? one.region : other.region);
  if (one.terrain === 'forest' && free(place, 7))
    return [{ y: place.y, svg: moved(pick(trees, chance)(chance, palette), place) }];
  if (one.terrain === 'mountain' && free(place, 12)) {
    const low = at(place.x, place.y + 6);
    return [
      {
        y: low.y,
        svg: moved(peak(palette)(chance, palette, between(chance, 11, 14), between(chance, 16, 24)), low),
      },
    ];
  }
  if (one.terrain === 'swamp' && free(place, 8))
    return [{ y: place.y, svg: moved(PIECES.reeds(chance, palette), place) }];
  return [];
}
