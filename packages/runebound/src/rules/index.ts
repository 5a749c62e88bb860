/** Joins the parts of the rules, one for each heading of the book. */

import { joinChapters, type Rules } from '@questwright/kernel';
import { stackZones } from './board/board-edits.ts';
import { alternativeLine } from '../text/card-text.ts';
import { CONTENT, TOWNS } from '../content.ts';
import { CHAPTERS } from './chapters.ts';
import { SCHEMA, type RuneboundWorld } from '../world.ts';
import { COLORS, COUNTERS } from '../words.ts';

export const RULES: Rules<RuneboundWorld> = {
  schema: SCHEMA,
  zones: {
    heroes: { sees: 'none' },
    hero: { per: 'seat', sees: 'all', live: true },
    area: { per: 'seat', sees: 'all', live: true },
    'market deck': { sees: 'none' },
    ...stackZones(TOWNS),
    ...Object.fromEntries(COLORS.map((color) => [`${color} deck`, { sees: 'none' }])),
    /** The adventure card that is being resolved. */
    adventure: { sees: 'all', live: true },
    event: { sees: 'all', live: true },
    'undefeated challenge track': { sees: 'all' },
    'removed from play': { sees: 'all' },
  },
  counters: COUNTERS,
  content: CONTENT,
  lists: ['beforeCombat', 'reward', 'arrives', 'text'],
  ...joinChapters(CHAPTERS),
  faceDown: 'RB-ACT-05',
  alternative: alternativeLine,
};
