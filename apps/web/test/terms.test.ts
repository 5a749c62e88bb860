import { describe, expect, test } from 'vitest';
import { cardsIn, goldIn, purses } from '../src/games/runebound/terms.ts';

const NINE = ['card:12', 'gold:0:1', 'gold:0:2', 'gold:0:4', 'gold:0:rest:2', 'gold:1:1'];

describe('terms of a negotiation', () => {
  test('every amount of gold is made up of purses, and comes back as that amount', () => {
    for (let amount = 0; amount <= 9; amount++) expect(goldIn(purses(NINE, 0, amount), 0)).toBe(amount);
    expect(purses(NINE, 0, 9)).toHaveLength(4);
    expect(purses(NINE, 1, 1)).toEqual(['gold:1:1']);
  });

  test('cards are named by their numbers', () => {
    expect(cardsIn(NINE)).toEqual([12]);
  });
});
