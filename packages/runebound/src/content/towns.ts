/** What the towns look like; every board has the same ones. */

import type { Art } from '../art/words.ts';
import type { Town } from '../words.ts';

export const TOWN_ART: Readonly<Record<Town, Art>> = {
  vynelvale: { subject: 'cellar-barrels', with: 'grapes', place: 'vineyard', light: 'dusk', palette: 'moss' },
  riverwatch: { subject: 'medieval-gate', place: 'bridge', light: 'noon', palette: 'harvest' },
  dawnsmoor: { subject: 'church', place: 'moor', light: 'dawn', palette: 'rose' },
  tamalir: { subject: 'qaitbay-citadel', place: 'city', light: 'dawn', palette: 'gold' },
  greyhaven: { subject: 'caravel', place: 'harbour', light: 'mist', palette: 'sea' },
  nerekhal: {
    subject: 'tree-door',
    material: 'leaf',
    group: 'giant',
    place: 'forest',
    light: 'night',
    palette: 'verdigris',
  },
  forge: { subject: 'anvil', place: 'volcano', light: 'fire', palette: 'ember' },
  frostgate: { subject: 'stone-tower', group: 'pair', place: 'pass', light: 'snow', palette: 'frost' },
};
