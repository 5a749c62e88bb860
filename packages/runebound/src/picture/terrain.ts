/** What grows and stands on a space: six drawings of each terrain, chosen by a fixed hash of the hexagon. They reach over
 *  its sides, so that a range or a wood runs on. */

import type { Point } from '@questwright/geometry';
import { hillOf, peakOf } from './heights.ts';
import { at, between, chanceOf, group, halfway, moved, type Chance } from './ink.ts';
import { placesOf, VARIANTS } from './places.ts';
import { BANK, besidesOn, MIRE, PIECES, plainsOf, ROADSIDE, type Piece } from './lowlands.ts';
import type { Palette } from './palette.ts';
import { treesOf } from './trees.ts';
import type { Terrain } from '../words.ts';

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

export const variantOf = (id: string): number => Math.floor(chanceOf(`drawing ${id}`)() * VARIANTS);

const jitter = ({ x, y }: Point, chance: Chance): Point =>
  at(x + between(chance, -2, 2), y + between(chance, -1.5, 1.5));
const pick = <X>(all: readonly X[], chance: Chance): X => all[Math.floor(chance() * all.length)]!;
const fine = (svg: string): string => group(svg, { class: 'fine' });

/** The things of one space. */
export function thingsOn(spot: Spot, palette: Palette, free: Free): Thing[] {
  const { id, terrain, middle } = spot;
  const variant = variantOf(id);
  const chance = chanceOf(`things ${id}`);
  return placesOf(terrain, variant).flatMap(([x = 0, y = 0, wide = 0, high = 0], i) => {
    const place = jitter(at(middle.x + x, middle.y + y), chance);
    const thing = standing(spot, i, variant, palette, chance, wide, high, place, free);
    return thing === '' ? [] : [{ y: place.y, svg: moved(thing, place, terrain === 'plains' && i === 0 ? 1.2 : 1) }];
  });
}

function standing(
  { terrain, region }: Spot,
  i: number,
  variant: number,
  palette: Palette,
  chance: Chance,
  wide: number,
  high: number,
  place: Point,
  free: Free,
): string {
  if (terrain === 'forest') return free(place, 7) ? pick(treesOf(region), chance)(chance, palette) : '';
  if (terrain === 'mountain') return free(place, 12) ? peakOf(region, palette)(chance, palette, wide, high) : '';
  if (terrain === 'hill') return free(place, 11) ? hillOf(region)(chance, palette, wide, high) : '';
  if (terrain === 'swamp') {
    const piece =
      i === 5 && chance() < 0.7
        ? PIECES.pool
        : MIRE[(i + variant) % 5 === 4 && chance() < 0.25 ? 5 + (variant % 2) : (i + variant) % 5]!;
    return free(place, 9) ? piece(chance, palette) : '';
  }
  if (terrain === 'plains') {
    const pieces = plainsOf(region);
    // One larger thing in each space, small ones beside it.
    const piece = i === 0 ? pieces[variant % pieces.length]! : pick(besidesOn(region), chance);
    return free(place, i === 0 ? 16 : 9) ? (i === 0 ? piece(chance, palette) : fine(piece(chance, palette))) : '';
  }
  const pieces: readonly Piece[] = terrain === 'road' ? ROADSIDE : BANK;
  const piece = i === 0 ? pieces[variant]! : terrain === 'river' && i === 1 ? PIECES.reeds : PIECES.tuft;
  return free(place, i === 0 ? 9 : 6) ? fine(piece(chance, palette)) : '';
}

/** Where two spaces of the same kind meet, something stands on the border. */
export function thingsBetween(one: Spot, other: Spot, palette: Palette, free: Free): Thing[] {
  if (one.terrain !== other.terrain) return [];
  const chance = chanceOf(`between ${one.id} ${other.id}`);
  const place = jitter(halfway(one.middle, other.middle), chance);
  const region = chance() < 0.5 ? one.region : other.region;
  if (one.terrain === 'forest' && free(place, 7))
    return [{ y: place.y, svg: moved(pick(treesOf(region), chance)(chance, palette), place) }];
  if (one.terrain === 'mountain' && free(place, 12)) {
    const low = at(place.x, place.y + 6);
    return [
      {
        y: low.y,
        svg: moved(peakOf(region, palette)(chance, palette, between(chance, 11, 14), between(chance, 16, 24)), low),
      },
    ];
  }
  if (one.terrain === 'swamp' && free(place, 8))
    return [{ y: place.y, svg: moved(PIECES.reeds(chance, palette), place) }];
  return [];
}
