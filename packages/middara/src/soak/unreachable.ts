/** Steps and choices that no Encounter can come to, and why: what no card of these rules says. */

import type { Loaded } from '@questwright/kernel';
import { neverCalled, neverChosen } from '@questwright/messages';
import type { AbraxisCard, GearCard, TileCard } from '../cards.ts';
import type { Middara } from '../world.ts';
import type { Tag } from '../words.ts';

/** Procedures that nothing but an effect of this name calls for. */
const CALLED_BY: Readonly<Record<string, string>> = {
  pull: 'PULL',
  swap: 'SWAP',
  throw: 'THROW',
  warping: 'WARP',
  warp: 'WARP',
  'terrain placement': 'place Terrain',
};
/** Steps that wait for a figure with one of these Tags. */
const NEEDS: Readonly<Record<string, readonly Tag[]>> = {
  'spoils/gilded': ['GILDED'],
  'movement/crushed': ['CRUSH'],
  'movement/space crushed': ['CRUSH'],
  'movement/run down': ['RELENTLESS'],
  'movement/space taken': ['RELENTLESS'],
  'trampling/crushed': ['CRUSH'],
  'trampling/no room': ['RELENTLESS'],
  'trampling/placed adjacent': ['RELENTLESS'],
  'trampling/over': ['CRUSH', 'RELENTLESS'],
  'resisting/protection': ['PROTECTION'],
  'step/breaking through': ['UNSTOPPABLE'],
  'attack/dodge by its card': ['DODGE'],
  'displacement/nearest space': ['CRUSH', 'RELENTLESS'],
  'displacement/nearest space/put': ['CRUSH', 'RELENTLESS'],
};
/** A drop that is deeper is a fall. */
const DEEPEST_DESCENT = 2;

export function unreachable(loaded: Loaded<Middara>): Record<string, string> {
  const found: Record<string, string> = { ...neverChosen(loaded), ...neverCalled(loaded, CALLED_BY) };
  const cards = [...loaded.content.values()].map(({ content }) => content as Partial<GearCard>);
  const tags = new Set<string>(
    cards.flatMap((one) => [...(one.tags ?? []), ...(one.grants ?? []).map(({ tag }) => tag)]),
  );
  for (const [key, wanted] of Object.entries(NEEDS)) {
    if (!wanted.some((tag) => tags.has(tag))) found[key] = `no card has ${wanted.join(' or ')}`;
  }
  const levels = cards.flatMap((one) =>
    ((one as unknown as Partial<TileCard>).levels ?? []).flatMap((row) => row.split('')),
  );
  if (Math.max(1, ...levels.map(Number)) - 1 <= DEEPEST_DESCENT) found['step/fall'] = 'no Tile is so steep';
  const effects = [...loaded.verbOf.keys()].map((one) => JSON.stringify(one));
  if (!effects.some((one) => one.includes('"disease"'))) {
    found['effect gained/Positive Effects are gone'] = 'no card inflicts Disease';
  }
  if (!cards.some(({ abilities = [] }) => abilities.some(({ timing }) => timing === 'any time'))) {
    found['aside/at any time'] = 'no card has an Ability for any time';
  }
  const abraxis = cards.filter((one) => (one['kind'] as string) === 'abraxis') as unknown as AbraxisCard[];
  if (!abraxis.some((one) => JSON.stringify(one).includes('"continue to"'))) {
    found['game/story goes on'] = 'no opponent of Abraxis leads to an Encounter';
  }
  if (cards.every((one) => one['specialTerrain'] === undefined)) {
    found['step/special terrain'] = 'no Encounter has Special Terrain';
  }
  return found;
}
