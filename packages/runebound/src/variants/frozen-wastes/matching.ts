/** Which tokens and symbols match which spaces. */

import type { Edit } from '@questwright/kernel';
import { spaceCard, type RuneboundTable } from '../../world.ts';
import { neighboursOf } from '../../rules/board/spaces.ts';
import type { ClueSymbol } from './cards.ts';
import { SYMBOL } from './words.ts';
import { edit, GREEN_VALE, land, type FrozenLand } from './world.ts';

export type Ground = string | null;
export const groundOf = (t: RuneboundTable, space: string): Ground => land(t).value('ground to be matched', space);
export const groundsAround = (t: RuneboundTable, space: string): Ground[] =>
  neighboursOf(t, space).map((one) => groundOf(t, one));

/** How a symbol is read: rumor tokens and Princess clues have rules of their own that say the same. */
export interface Reading {
  wild(symbol: ClueSymbol): boolean;
  inTowns(): boolean;
}
export const matches = ({ wild, inTowns }: Reading, symbol: ClueSymbol, ground: Ground): boolean => {
  if (ground === null) return false;
  if (wild(symbol)) return true;
  if (ground === 'town') return symbol !== 'wild' && inTowns();
  return symbol !== 'wild' && SYMBOL[symbol] === ground;
};

/** How many of the symbols find a space of their own. */
export function mostMatched(reading: Reading, symbols: readonly ClueSymbol[], grounds: readonly Ground[]): number {
  const takenBy = new Array<number>(grounds.length).fill(-1);
  const place = (at: number, tried: Set<number>): boolean => {
    for (let space = 0; space < grounds.length; space++) {
      if (tried.has(space) || !matches(reading, symbols[at]!, grounds[space]!)) continue;
      tried.add(space);
      if (takenBy[space]! < 0 || place(takenBy[space]!, tried)) {
        takenBy[space] = at;
        return true;
      }
    }
    return false;
  };
  return symbols.reduce((sum, _, at) => sum + (place(at, new Set()) ? 1 : 0), 0);
}

export const MATCHING: readonly Edit<FrozenLand>[] = [
  edit.value('ground to be matched', {
    rule: 'FW-LEG-14',
    add: (t, space) => {
      const { terrain, town } = spaceCard(t, space);
      if (terrain !== 'town') return terrain;
      return town === GREEN_VALE ? /* FW-LEG-14 'town' */ null : 'town';
    },
  }),
];
