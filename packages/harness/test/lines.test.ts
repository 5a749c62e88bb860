import { loadForTest } from '@questwright/harness';
import { ticTacToe } from '@questwright/practice';
import { answers, begin, clone, play, type Game, type Loaded, type World } from '@questwright/kernel';
import { expect, test } from 'vitest';

/** The number of different runs of answers of a given length. Games that are over earlier count once. */
function countLines<W extends World>(loaded: Loaded<W>, game: Game<W>, depth: number): number {
  if (depth === 0 || game.over) return 1;
  const { offers, given, no } = game.pending!;
  const offer = offers.find((one) => one.asked && !given.some((g) => g.seat === one.seat))!;
  let lines = 0;
  for (const pick of answers(offer)) {
    const next = clone(loaded, game);
    play(loaded, next, offer.seat, { no, pick });
    lines += countLines(loaded, next, depth - 1);
  }
  return lines;
}

/** The number of ways to play tic-tac-toe is known; a rule too many or too few would change it. */
test.each([
  [1, 9],
  [2, 72],
  [3, 504],
  [4, 3024],
  [5, 15_120],
  // 54,720 games of six marks, and the 1,440 that were won with the fifth.
  [6, 56_160],
])('tic-tac-toe has as many lines of %i answers as it must', (depth, lines) => {
  const loaded = loadForTest(ticTacToe);
  expect(countLines(loaded, begin(loaded, { seats: 2, seed: 'x' }), depth)).toBe(lines);
});

test('tic-tac-toe can be played in 255,168 ways', { timeout: 60_000 }, () => {
  const loaded = loadForTest(ticTacToe);
  const game = begin(loaded, { seats: 2, seed: 'x' });
  expect(countLines(loaded, game, 9)).toBe(255_168);
});
