/** What a page shows of Isheim besides the rules' own answers, from what one seat sees: what a set of rumors lacks, and where the
 *  clues of a hand fit best. */

import type { Content } from '@questwright/kernel';
import type { Space } from '../../cards.ts';
import type { Color } from '../../words.ts';
import { type ClueSymbol } from './cards.ts';
import { matches, mostMatched, type Reading } from './matching.ts';
import { landOf, LANDS, SYMBOL, type Land } from './words.ts';

export { clueIn, difficultyIn, gearIn, rumorIn, weatherIn, type ClueSymbol, type Icon, type Weather } from './cards.ts';
export { ISHEIM, TOWN_KIND } from './content/board.ts';
export { ISHEIM_STYLE } from '../../picture/isheim.ts';
export { landOf, LANDS, SYMBOL, type Land };

export type Spaces = Readonly<Record<string, Space>>;
type Ground = string | null;

const READING: Reading = { wild: (symbol) => symbol === 'wild', inTowns: () => true };
const GREEN_VALE = 'green-vale';
/** The space of the Hero and the six around it. */
export const PLACES_TO_MATCH = 7;

/** What is to be matched in a space: a symbol of the dice, a town, or nothing. */
const groundIn = ({ terrain, town }: Space): Ground =>
  terrain === 'town' ? (town === GREEN_VALE ? null : 'town') : terrain;
const nextTo = (spaces: Spaces, space: string): string[] =>
  spaces[space]!.neighbours.filter((one) => spaces[one] !== undefined && spaces[one].cut !== true);
/** The land of a space; null in towns. */
export const landIn = (space: Space | undefined): Land | null =>
  space === undefined || space.terrain === 'town' ? null : landOf(space.terrain);
export const frostIn = (weather: Content | undefined, space: Space | undefined): number => {
  const land = landIn(space);
  return land === null || weather === undefined
    ? 0
    : (weather as unknown as { frost: Record<Land, number> }).frost[land];
};

/** How far a hand is in a place, and which symbols would bring it further. */
export interface Fit {
  space: string;
  matched: number;
  need: number;
  wanted: readonly Land[];
}
const fitOf = (
  space: string,
  need: number,
  held: readonly ClueSymbol[],
  count: (symbols: readonly ClueSymbol[]) => number,
): Fit => {
  const matched = count(held);
  return {
    space,
    matched,
    need,
    wanted: matched >= need ? [] : LANDS.filter((land) => count([...held, land]) > matched),
  };
};

/** Of these rumors, how many can be part of a set here: one for the space itself, the others for different ones around. */
function rumorsThatFit(spaces: Spaces, space: string, tokens: number, held: readonly ClueSymbol[]): number {
  const own = groundIn(spaces[space]!);
  const around = nextTo(spaces, space).map((one) => groundIn(spaces[one]!));
  const beside = (rest: readonly ClueSymbol[]): number => Math.min(tokens - 1, mostMatched(READING, rest, around));
  let best = beside(held);
  for (const [at, token] of held.entries()) {
    if (matches(READING, token, own)) best = Math.max(best, 1 + beside(held.filter((_, other) => other !== at)));
  }
  return best;
}
/** Where a Legend of this color is nearest to being found: where the Hero stands, if it can be found there at all. */
export function bestPlaceFor(
  spaces: Spaces,
  { color, tokens }: { color: Color; tokens: number },
  held: readonly ClueSymbol[],
  here: string,
): Fit | null {
  const jewels = Object.keys(spaces).filter((id) => spaces[id]!.jewel === color && spaces[id]!.cut !== true);
  const at = jewels.includes(here) ? [here] : jewels;
  const steps = stepsFrom(spaces, here);
  const fits = at.map((space) => fitOf(space, tokens, held, (of) => rumorsThatFit(spaces, space, tokens, of)));
  return fits.toSorted(byWorth(steps))[0] ?? null;
}

/** Places where her ship could lie, the best first: whole, no town, nothing beside that no symbol matches. */
export function placesForThePrincess(
  spaces: Spaces,
  held: readonly ClueSymbol[],
  jokers: number,
  here: string,
  most: number,
): Fit[] {
  const steps = stepsFrom(spaces, here);
  const found: { space: string; matched: number; count: (symbols: readonly ClueSymbol[]) => number }[] = [];
  for (const [space, one] of Object.entries(spaces)) {
    const around = nextTo(spaces, space);
    if (one.cut === true || one.terrain === 'town' || around.length < PLACES_TO_MATCH - 1) continue;
    const grounds = [groundIn(one), ...around.map((next) => groundIn(spaces[next]!))];
    if (grounds.includes(null)) continue;
    const count = (symbols: readonly ClueSymbol[]): number => {
      const plain = mostMatched(READING, symbols, grounds);
      return Math.min(PLACES_TO_MATCH, symbols.length, plain + jokers);
    };
    found.push({ space, matched: count(held), count });
  }
  return found
    .toSorted(byWorth(steps))
    .slice(0, most)
    .map(({ space, count }) => fitOf(space, PLACES_TO_MATCH, held, count));
}
const byWorth =
  (steps: ReadonlyMap<string, number>) =>
  (one: { space: string; matched: number }, other: { space: string; matched: number }): number =>
    other.matched - one.matched || (steps.get(one.space) ?? Infinity) - (steps.get(other.space) ?? Infinity);

/** How many steps each space is away; nothing for somebody who is not on the board. */
function stepsFrom(spaces: Spaces, from: string): Map<string, number> {
  const steps = new Map<string, number>();
  if (spaces[from] === undefined) return steps;
  steps.set(from, 0);
  for (const [space, far] of steps)
    for (const next of nextTo(spaces, space)) if (!steps.has(next)) steps.set(next, far + 1);
  return steps;
}
