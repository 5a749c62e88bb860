import { arrange, type Position } from '@questwright/harness';
import { withTrialCards, type Adventures } from '../../adventures.ts';
import { faceDown } from '../doom-track/track.ts';

export const FOREST = 'c3';
export const MOUNTAIN = 'a2';
export const HILL = 'b5';
export const SWAMP = 'f2';

/** Faces of the movement dice by what they show. */
export const PLAINS_ROAD_HILL = 1;
export const PLAINS_ROAD_RIVER = 2;
export const ROAD_HILL = 4;
export const RIVER_SWAMP = 5;
export const FOREST_MOUNTAIN = 6;
/** Two dice that show neither forest nor mountain. */
export const MISSED = [PLAINS_ROAD_HILL, RIVER_SWAMP] as const;

export interface Journey extends Position {
  space?: string;
  /** The movement dice, then those for the color. */
  dice?: readonly number[];
  /** Cards of the doom track, which is in play then. */
  track?: readonly string[];
  other?: string;
}

/** Seat 0 is about to move. */
export function travel({ space = FOREST, track, other = 'tamalir', ...position }: Journey = {}): Adventures {
  const packs = ['trial-cards', 'travel-hazards', ...(track === undefined ? [] : ['doom-track'])];
  return arrange(withTrialCards, {
    seats: 2,
    packs,
    rest: 'heroes',
    at: 'game/turn > turn/movement step',
    locals: {
      turn: { seat: 0 },
    },
    ...position,
    piles: {
      'hero/0': ['hero-one'],
      'hero/1': ['hero-two'],
      ...(track === undefined ? {} : { 'doom track': faceDown(...track) }),
      ...position.piles,
    },
    set: {
      turn: 0,
      'heroes.0.space': space,
      'heroes.0.cameFrom': '',
      'heroes.1.space': other,
      'heroes.0.gold': 0,
      'heroes.0.counters': { green: 0, yellow: 0, blue: 0, red: 2 },
      ...position.set,
    },
  });
}
/** Seat 0 stays where it is. */
export const stay = (journey: Journey = {}): Adventures => travel(journey).answer(0, 'stay');
/** How often movement dice were rolled. */
export const rolls = (table: Adventures): number =>
  table.events.filter(({ tag }) => tag === 'movement dice rolled').length;
/** A hazard of a color, without the doom track: the dice miss, then the ten-sided dice say the color. */
export const TOTALS = { green: [1, 1], yellow: [5, 5], blue: [10, 10] } as const;
export const hazard = (color: keyof typeof TOTALS, deck: readonly string[], more: Journey = {}): Adventures =>
  stay({
    ...more,
    dice: [...MISSED, ...TOTALS[color], ...(more.dice ?? [])],
    piles: { [`${color} deck`]: deck, ...more.piles },
  });
/** Wins the round against a rat. */
export const strike = (table: Adventures): Adventures => table.dice(9, 9).answer(0, 'attack:{hero/0}');
