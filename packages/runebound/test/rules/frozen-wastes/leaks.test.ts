import { interference, interferenceOf } from '@questwright/harness';
import { describe, expect, test } from 'vitest';
import { scene } from './isheim.ts';

/** What others could tell of the hands of seat 0: now, and by an answer. */
const seen = (table: ReturnType<typeof scene>): (string | null)[] =>
  [1, null].flatMap((viewer) =>
    ['one', 'two', 'three', 'four'].map((seed) => interference(table.loaded, table.game, viewer, seed)),
  );
const seenBy = (table: ReturnType<typeof scene>, pick: string): (string | null)[] =>
  [1, null].flatMap((viewer) =>
    ['one', 'two', 'three', 'four'].map((seed) =>
      interferenceOf(table.loaded, table.game, viewer, 0, [table.resolve(pick)], seed),
    ),
  );
const nothing = Array.from({ length: 8 }, () => null);

describe('nobody learns what others have heard', () => {
  const RUMORS = ['rumor-mountains', 'rumor-tundra', 'rumor-tundra', 'rumor-fjords', 'rumor-ice'];
  const standing = (dice: readonly number[]) =>
    scene({
      at: ['l05', 'iagart'],
      rumors: { 0: RUMORS, 1: ['rumor-wild', 'rumor-ice'] },
      clues: { 0: ['clue-ice', 'clue-wild'] },
      piles: {
        'legend row': ['bow-of-the-sky'],
        'clue deck': ['clue-tundra', 'clue-drifts'],
        'rumor pool': ['rumor-wastes', 'rumor-wild'],
      },
      dice,
    }).answer(0, `rest:${dice.length}`);
  test('from what is asked', () => {
    expect(seen(standing([4, 4]))).toEqual(nothing);
    // Dice that lead nowhere: whoever could discover nothing is asked as well.
    expect(seen(standing([5]))).toEqual(nothing);
  });
  test('from a discovery, but for what is laid open', () => {
    const table = standing([4, 4]);
    const [discovery] = table.offers(0).filter((one) => one.startsWith('discover:'));
    expect(seenBy(table, discovery!)).toEqual(nothing);
    expect(seenBy(table, 'stop')).toEqual(nothing);
  });
  test('from the discovery of the Princess', () => {
    const clues = [
      'clue-fjords',
      'clue-wastes',
      'clue-tundra',
      'clue-drifts',
      'clue-wild',
      'clue-wild',
      'clue-drifts-drifts',
    ];
    const table = scene({
      at: ['e14', 'iagart'],
      clues: { 0: clues },
      piles: { 'clue deck': ['clue-ice', 'clue-tundra'] },
      dice: [4],
    }).answer(0, 'rest:1');
    const [discovery] = table.offers(0).filter((one) => one.startsWith('princess:'));
    expect(seen(table)).toEqual(nothing);
    expect(seenBy(table, discovery!)).toEqual(nothing);
  });
  test('from what a Challenge brings', () => {
    const fighting = (card: string) =>
      scene({
        at: ['f13', 'iagart'],
        step: 'adventure step',
        set: { adventures: ['f13'] },
        piles: {
          'green deck': [card],
          'rumor pool': ['rumor-ice', 'rumor-wild'],
          'clue deck': ['clue-ice', 'clue-wild', 'clue-tundra'],
        },
        dice: [10, 10],
      })
        .answer(0, 'attempt')
        .answer(0, 'fight');
    for (const card of ['rat-with-a-rumor', 'rat-with-clues']) {
      const table = fighting(card);
      expect(seenBy(table, 'attack:{hero-one}')).toEqual(nothing);
      expect(seen(table.dice(10, 10).answer(0, 'attack:{hero-one}'))).toEqual(nothing);
    }
  });
});
