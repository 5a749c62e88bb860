/** What lies beside the board of Isheim: rumors, clues of the Princess, survival gear. */

import {
  clueCards,
  gear,
  rumorCards,
  type Clue,
  type ClueSymbol,
  type Gear,
  type GearKind,
  type Rumor,
} from '../cards.ts';

/** Forty-one; the rarer a terrain lies beside a jewel, the fewer speak of it. */
const HEARD = [
  ['fjords', 6],
  ['tundra', 7],
  ['ice', 6],
  ['drifts', 6],
  ['forests', 6],
  ['mountains', 5],
  ['wastes', 2],
  ['wild', 3],
] as const satisfies readonly (readonly [ClueSymbol, number])[];
export const RUMORS: Readonly<Record<string, Rumor>> = rumorCards(HEARD);

/** Twenty-nine; two of them wild, as in the book's example, and seven that tell of two places. */
const TOLD = [
  [['fjords'], 3],
  [['tundra'], 4],
  [['ice'], 3],
  [['drifts'], 3],
  [['forests'], 3],
  [['mountains'], 3],
  [['wastes'], 1],
  [['wild'], 2],
  [['drifts', 'drifts'], 1],
  [['tundra', 'tundra'], 1],
  [['ice', 'fjords'], 1],
  [['forests', 'mountains'], 1],
  [['tundra', 'ice'], 1],
  [['mountains', 'drifts'], 1],
  [['wastes', 'forests'], 1],
] as const satisfies readonly (readonly [Clue['shows'], number])[];
export const CLUES: Readonly<Record<string, Clue>> = clueCards(TOLD);

export const GEAR_CARDS: Readonly<Record<GearKind, Gear>> = {
  snowshoe: gear('snowshoe', 12, { subject: 'fur-boot', place: 'snowdrift', light: 'noon', palette: 'frost' }),
  luckstone: gear('luckstone', 6, { subject: 'rune-stone', place: 'moss', light: 'dusk', palette: 'verdigris' }),
  'flare-crystal': gear('flare-crystal', 6, {
    subject: 'crystal-cluster',
    place: 'snowdrift',
    light: 'night',
    palette: 'ember',
  }),
};
