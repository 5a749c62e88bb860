/** The towns of the Aldermark and what they look like, by their marks, in the order of their market stacks. */

import type { Drawing } from '../cards.ts';

export const ALDERMARK_TOWNS: Drawing['towns'] = {
  VY: {
    town: 'vynelvale',
    art: { subject: 'cellar-barrels', with: 'grapes', place: 'vineyard', light: 'dusk', palette: 'moss' },
  },
  RI: { town: 'riverwatch', art: { subject: 'medieval-gate', place: 'bridge', light: 'noon', palette: 'harvest' } },
  DA: { town: 'dawnsmoor', art: { subject: 'church', place: 'moor', light: 'dawn', palette: 'rose' } },
  TA: { town: 'tamalir', art: { subject: 'qaitbay-citadel', place: 'city', light: 'dawn', palette: 'gold' } },
  GR: { town: 'greyhaven', art: { subject: 'caravel', place: 'harbour', light: 'mist', palette: 'sea' } },
  NE: {
    town: 'nerekhal',
    art: {
      subject: 'tree-door',
      material: 'leaf',
      group: 'giant',
      place: 'forest',
      light: 'night',
      palette: 'verdigris',
    },
  },
  FO: { town: 'forge', art: { subject: 'anvil', place: 'volcano', light: 'fire', palette: 'ember' } },
  FR: {
    town: 'frostgate',
    art: { subject: 'stone-tower', group: 'pair', place: 'pass', light: 'snow', palette: 'frost' },
  },
};
