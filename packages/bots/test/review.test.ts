import { ENTRIES, ticTacToe } from '@questwright/practice';
import { begin, load, play, type Game } from '@questwright/kernel';
import { words } from '@questwright/messages';
import { describe, expect, test } from 'vitest';
import { plainSense, Review, turningPointInWords, whoAnswers, type Sense } from '../src/index.ts';

const loaded = load(ticTacToe);
/** Judges by who has the middle, and would always take the first cell. */
const sense: Sense<any> = {
  policy: (_, { options }) => [options[0]!],
  evaluate: (game) => {
    if (game.over) return plainSense(loaded).evaluate(game);
    const middle = game.world.cells[4] as number;
    return [0, 1].map((seat) => (middle === seat ? 0.9 : middle === 1 - seat ? 0.1 : 0.5));
  },
};

/** Each cell is marked by the next player; shown to the review before. */
function played(cells: readonly number[], review: Review<any>): Game<any> {
  const game = begin(loaded, { seats: 2, seed: 'review' });
  for (const [seq, cell] of cells.entries()) {
    const { seat, options } = whoAnswers(game.pending!);
    const pick = [options.find((option) => option.endsWith(`:${cell}`))!];
    review.decision(game, seat, pick, seq);
    expect(play(loaded, game, seat, { no: game.pending!.no, pick })).toBeNull();
  }
  return game;
}

describe('turning points', () => {
  test('are the decisions that moved the chances most, in their order', () => {
    const review = new Review(loaded, sense);
    const end = played([0, 4, 1, 3, 8, 5], review);
    expect(end).toMatchObject({ over: true, result: { winner: 1 } });
    const points = review.turningPoints(end, 2);
    expect(points).toMatchObject([
      { seat: 1, seq: 1, before: 0.5, after: 0.9 },
      { seat: 1, seq: 5, before: 0.9, after: 1 },
    ]);
    expect(points[0]!.bot).not.toBeNull();
  });
  test('say what the bot would have done, or that it would have done the same', () => {
    const review = new Review(loaded, sense);
    const end = played([4, 0, 3, 1, 5], review);
    const say = words(ENTRIES.find(({ definition }) => definition === ticTacToe)!.messages);
    const told = review.turningPoints(end, 3).map((point) => say(turningPointInWords(point)));
    expect(told[0]).toMatch(/went from 50 % to 90 %\. A bot would have done this: /);
    const same = new Review(loaded, { ...sense, policy: (_, { options }) => [options.at(-1)!] });
    played([8, 4], same);
    const [, ...rest] = same.turningPoints(played([8, 4], new Review(loaded, sense)), 3);
    expect(rest).toEqual([]);
  });
  test('leave out what was taken back', () => {
    const review = new Review(loaded, sense);
    played([0, 4], review);
    review.undone(0);
    const end = played([0, 1], review);
    expect(review.turningPoints(end)).toEqual([]);
  });
});
