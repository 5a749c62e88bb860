import { describe, expect, it } from 'vitest';
import type { DieCard, Face } from '../src/cards.ts';
import { DICE } from '../src/content/dice.ts';
import { lockProspect } from '../src/text/abraxis-odds.ts';
import type { Die } from '../src/words.ts';

const facesOf = (die: Die): readonly Face[] => (DICE[`die-${die}`] as DieCard).faces;
const NONE: Face = { number: 2 };
const BOTH: Face = { number: 5, book: 1, shield: 1 };

describe('what Locking In comes to', () => {
  it('is certain when no die is left', () => {
    const hand = { locked: [{ die: 'white' as const, face: BOTH }], dice: ['white' as const], faces: [BOTH] };
    expect(lockProspect(facesOf, hand, { book: 2, shield: 2 }, [0])).toEqual({ lost: 0, match: 1 });
    expect(lockProspect(facesOf, hand, { book: 2, shield: 2, burst: 1 }, [0])).toEqual({ lost: 1, match: 0 });
  });

  it('counts every face of the Final Roll', () => {
    // White: nothing twice, 1 shield, book and shield, book and 2 shields, and those with a burst.
    const hand = { locked: [], dice: ['white' as const, 'white' as const], faces: [NONE, BOTH] };
    const { lost, match } = lockProspect(facesOf, hand, { book: 1, shield: 1 }, [0], [0]);
    expect(match).toBeCloseTo(1 / 6);
    expect(lost).toBeCloseTo((2 + 2 + 1 + 0 + 1 + 2) / 6);
  });

  it('chooses best from each roll that there still is', () => {
    const hand = { locked: [], dice: ['white', 'white', 'white'] as Die[], faces: [NONE, NONE, BOTH] };
    const goal = { book: 1, shield: 1 };
    const soon = lockProspect(facesOf, hand, goal, [2], [0]);
    const later = lockProspect(facesOf, hand, goal, [2]);
    // Both dice must show nothing; one of two may be Locked In first.
    expect(soon.match).toBeCloseTo(1 / 9);
    expect(later.match).toBeGreaterThan(soon.match);
    expect(later.lost).toBeLessThan(soon.lost);
    // Too many Symbols cost as much as too few: with two dice to come, one that shows nothing is better kept.
    expect(lockProspect(facesOf, hand, goal, [0]).lost).toBeLessThan(later.lost);
  });
});
