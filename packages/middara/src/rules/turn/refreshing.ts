/** What the Refresh Phase brings: SP, and cards that are Un-Exhausted. */

import { adventurers } from './exhausting.ts';
import { cardOf, figureOf, type MiddaraChapter } from '../../world.ts';

export const REFRESHING: MiddaraChapter = {
  values: {
    /** The SP of a figure that gains so many. */
    'SP after a gain': {
      rule: 'MD-TURN-04',
      of: (t, figure, gained) => figureOf(t, figure).stamina + gained,
      parts: {
        dots: {
          rule: 'MD-STAM-04',
          layer: 'least',
          of: (t, figure) => cardOf(t, figure).stamina?.most ?? null,
        },
        none: {
          rule: 'MD-INTL-02',
          layer: 'least',
          of: (t, figure) => (cardOf(t, figure).stamina === undefined ? 0 : null),
        },
      },
    },
    'SP kept': { rule: 'MD-STAM-05', of: (t, figure) => figureOf(t, figure).stamina },
    /** In a Refresh Phase, and when the party Restores. */
    'who Un-Exhausts': {
      rule: 'MD-TURN-06',
      of: adventurers,
      parts: { owner: { rule: 'MD-EXH-04', layer: 'set', of: (_, figure) => [figure] } },
    },
    /** Whether the Refresh Phase Un-Exhausts cards. */
    'Un-Exhausts': {
      rule: 'MD-TURN-06',
      of: (t) => t.world.round > 1,
      parts: { 'first turn': { rule: 'MD-TURN-07', layer: 'set', of: (t) => (t.world.round > 1 ? null : true) } },
    },
  },
};
