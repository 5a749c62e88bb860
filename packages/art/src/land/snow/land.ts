/** A land in snow: what grows and stands on its seven terrains, each region in its own way. */

import { at, between, chanceOf, group, halfway, moved, type Chance } from '../../ink.ts';
import type { Height } from '../heights.ts';
import { placesOf, type Terrain } from '../places.ts';
import type { Piece } from '../lowlands.ts';
import type { Palette } from '../palette.ts';
import { variantOf, type Free, type Spot, type Thing } from '../terrain.ts';
import type { Tree } from '../trees.ts';
import { cliff, DRIFTS, SNOW_PEAKS } from './heights.ts';
import { SNOW_PIECES } from './pieces.ts';
import { SNOW_TREES } from './trees.ts';
import type { Point } from '@questwright/geometry';

export type SnowLand = 'fjords' | 'tundra' | 'ice' | 'drifts' | 'forests' | 'mountains' | 'wastes';

/** What a region has that is not as elsewhere; of several, the first most. */
interface SnowGrowth {
  trees?: readonly Tree[];
  peaks?: readonly Height[];
  drifts?: readonly Height[];
  /** One larger thing for each space of these. */
  tundra?: readonly Piece[];
  wastes?: readonly Piece[];
  ice?: readonly Piece[];
  fjords?: readonly Piece[];
}
export type SnowRegions = Readonly<Record<string, SnowGrowth>>;

const {
  arch,
  berries,
  blades,
  boathouse,
  boulder,
  cairn,
  crackle,
  devil,
  furrows,
  goats,
  longship,
  pond,
  racks,
  reindeer,
  ridge,
  ribs,
  shine,
  stoneMan,
  tuft,
} = SNOW_PIECES;
const { birch, bowed, laden, small, snag } = SNOW_TREES;
const ELSEWHERE: Required<SnowGrowth> = {
  trees: [laden, laden, small, bowed, birch],
  peaks: [SNOW_PEAKS.horn],
  drifts: [DRIFTS.crest, DRIFTS.wave],
  tundra: [tuft, reindeer, boulder, stoneMan, pond, berries],
  wastes: [blades, arch, ribs, devil, blades, furrows],
  ice: [crackle, ridge, shine, crackle, ridge, shine],
  fjords: [racks, boathouse, goats, cairn, longship, racks],
};
const growthIn = (regions: SnowRegions, region: string | undefined): Required<SnowGrowth> => ({
  ...ELSEWHERE,
  ...regions[region ?? ''],
});
const pick = <X>(all: readonly X[], chance: Chance): X => all[Math.floor(chance() * all.length)]!;
const jitter = ({ x, y }: Point, chance: Chance): Point =>
  at(x + between(chance, -2, 2), y + between(chance, -1.5, 1.5));
const fine = (svg: string): string => group(svg, { class: 'fine' });

/** Which drawing of places a terrain uses. */
const PLACES: Readonly<Record<SnowLand, Terrain>> = {
  fjords: 'hill',
  tundra: 'plains',
  ice: 'plains',
  drifts: 'hill',
  forests: 'forest',
  mountains: 'mountain',
  wastes: 'swamp',
};

/** The things of one space. */
export function snowThingsOn(regions: SnowRegions, spot: Spot, land: SnowLand, palette: Palette, free: Free): Thing[] {
  const { id, middle, region } = spot;
  const growth = growthIn(regions, region);
  const variant = variantOf(id);
  const chance = chanceOf(`snow ${id}`);
  return placesOf(PLACES[land], variant).flatMap(([x = 0, y = 0, wide = 0, high = 0], i): Thing[] => {
    const place = jitter(at(middle.x + x, middle.y + y), chance);
    const svg = standing(land, growth, i, variant, palette, chance, wide, high, place, free);
    return svg === '' ? [] : [{ y: place.y, svg: moved(svg, place) }];
  });
}

function standing(
  land: SnowLand,
  growth: Required<SnowGrowth>,
  i: number,
  variant: number,
  palette: Palette,
  chance: Chance,
  wide: number,
  high: number,
  place: Point,
  free: Free,
): string {
  const piece = (all: readonly Piece[], room: number): string =>
    free(place, room) ? all[(variant + i) % all.length]!(chance, palette) : '';
  switch (land) {
    case 'forests':
      return free(place, 7) ? pick(growth.trees, chance)(chance, palette) : '';
    case 'mountains':
      return free(place, 11) ? pick(growth.peaks, chance)(chance, palette, wide, high) : '';
    case 'drifts':
      return free(place, 11) ? pick(growth.drifts, chance)(chance, palette, wide, high) : '';
    case 'fjords':
      // Cliffs where there is room beside the water; else something small.
      if (free(place, 12)) return i === 1 ? piece(growth.fjords, 11) : cliff(chance, palette, wide * 0.86, high * 1.25);
      return free(place, 8) ? fine(tuft(chance, palette)) : '';
    case 'tundra':
      return i === 0
        ? piece(growth.tundra, 13)
        : free(place, 8)
          ? fine(pick([tuft, tuft, berries], chance)(chance, palette))
          : '';
    case 'ice':
      return i === 0
        ? piece(growth.ice, 13)
        : free(place, 9)
          ? fine(pick([shine, crackle], chance)(chance, palette))
          : '';
    case 'wastes':
      if (i > 3) return '';
      return i % 2 === 0
        ? piece(growth.wastes, 11)
        : free(place, 9)
          ? fine(pick([furrows, blades], chance)(chance, palette))
          : '';
  }
}

/** Where two spaces of the same terrain meet, woods and ranges run on. */
export function snowThingsBetween(
  regions: SnowRegions,
  one: Spot,
  other: Spot,
  land: SnowLand,
  palette: Palette,
  free: Free,
): Thing[] {
  const chance = chanceOf(`between ${one.id} ${other.id}`);
  const place = jitter(halfway(one.middle, other.middle), chance);
  const { trees, peaks, drifts } = growthIn(regions, chance() < 0.5 ? one.region : other.region);
  if (land === 'forests' && free(place, 7))
    return [{ y: place.y, svg: moved(pick([...trees, snag, ...trees], chance)(chance, palette), place) }];
  if (land === 'mountains' && free(place, 11)) {
    const low = at(place.x, place.y + 6);
    return [
      {
        y: low.y,
        svg: moved(pick(peaks, chance)(chance, palette, between(chance, 12, 15), between(chance, 16, 24)), low),
      },
    ];
  }
  if (land === 'drifts' && free(place, 11) && chance() < 0.5)
    return [
      {
        y: place.y,
        svg: moved(pick(drifts, chance)(chance, palette, between(chance, 12, 16), between(chance, 8, 11)), place),
      },
    ];
  return [];
}
