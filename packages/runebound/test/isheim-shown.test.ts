/** What a page works out from what one seat sees. */

import { describe, expect, test } from 'vitest';
import { drawnBoard } from '../src/rules/board/board-drawing.ts';
import {
  bestPlaceFor,
  frostIn,
  ISHEIM,
  landIn,
  placesForThePrincess,
  type ClueSymbol,
  type Fit,
  type Spaces,
} from '../src/variants/frozen-wastes/shown.ts';

const SPACES: Spaces = Object.fromEntries(
  Object.entries(drawnBoard(ISHEIM)).map(([id, space]) => [id.slice('space-'.length), space]),
);
const blue = { color: 'blue', tokens: 4 } as const;
const at = (space: string, held: readonly ClueSymbol[]): Fit => bestPlaceFor(SPACES, blue, held, space)!;

describe('what a Legend lacks', () => {
  test('nothing on l05, as the book has it; a wild token may replace any', () => {
    expect(at('l05', ['mountains', 'tundra', 'tundra', 'fjords'])).toMatchObject({ matched: 4, need: 4, wanted: [] });
    expect(at('l05', ['wild', 'tundra', 'tundra', 'fjords'])).toMatchObject({ matched: 4, wanted: [] });
  });

  test('one token must be for the space itself, the others for different ones', () => {
    expect(at('l05', ['tundra', 'tundra', 'tundra', 'fjords'])).toMatchObject({ matched: 3, wanted: ['mountains'] });
    expect(at('l05', ['mountains', 'fjords', 'fjords', 'ice'])).toMatchObject({
      matched: 2,
      wanted: ['tundra', 'mountains'],
    });
  });

  test('away from such a jewel the place is told where the rumors fit best, the nearest of equals', () => {
    const fit = at('seragart', ['mountains', 'tundra', 'tundra', 'fjords']);
    expect([fit.space, fit.matched]).toEqual(['l05', 4]);
    expect(at('weikgart', []).matched).toBe(0);
  });
});

describe('where the Princess could be', () => {
  const places = (held: readonly ClueSymbol[], jokers = 0, here = 'weikgart'): Fit[] =>
    placesForThePrincess(SPACES, held, jokers, here, 200);
  const KARNON: readonly ClueSymbol[] = ['fjords', 'wastes', 'tundra', 'drifts', 'wild', 'wild', 'drifts', 'drifts'];

  test('e14, with the clues of the book’s example', () => {
    const found = places(KARNON).find(({ space }) => space === 'e14');
    expect(found).toEqual({ space: 'e14', matched: 7, need: 7, wanted: [] });
  });

  test('never in a town, at the edge, or beside Green Vale', () => {
    const all = places([]).map(({ space }) => space);
    expect(all.length).toBeGreaterThan(100);
    for (const none of ['weikgart', 'a11', 'p04', 'green-vale', 'c11', 'd12']) expect(all).not.toContain(none);
  });

  test('tells what would bring it further; a Glass makes one symbol wild', () => {
    const held: readonly ClueSymbol[] = ['drifts', 'drifts', 'drifts', 'ice'];
    const here = (jokers: number): Fit => places(held, jokers).find(({ space }) => space === 'e14')!;
    // The ice stands for the town.
    expect(here(0)).toMatchObject({ matched: 4, wanted: expect.arrayContaining(['tundra', 'wastes']) });
    const three: readonly ClueSymbol[] = ['drifts', 'drifts', 'drifts', 'drifts', 'drifts'];
    const plain = places(three).find(({ space }) => space === 'e14')!;
    const joker = places(three, 1).find(({ space }) => space === 'e14')!;
    expect([plain.matched, joker.matched]).toEqual([4, 5]);
  });
});

test('frost is that of the land, and none in towns', () => {
  const weather = {
    kind: 'weather',
    frost: { fjords: 0, tundra: 1, ice: 1, drifts: 2, forests: 1, mountains: 3, wastes: 3 },
  };
  expect(['e14', 'l05', 'weikgart', 'green-vale'].map((id) => frostIn(weather as never, SPACES[id]))).toEqual([
    2, 3, 0, 0,
  ]);
  expect(landIn(SPACES['vrede'])).toBeNull();
});
