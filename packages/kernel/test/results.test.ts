import { describe, expect, test } from 'vitest';
import { begin, load, play, returnsOf, sharesOf, winnersIn, type Json } from '../src/index.ts';
import { act, define, pause } from './small.ts';

describe('what a result is worth', () => {
  test.each<[string, Json, number[]]>([
    ['one winner', { winner: 1 }, [0, 1, 0]],
    ['several share', { winner: [0, 2] }, [0.5, 0, 0.5]],
    ['several share, by their other name', { winners: [0, 1, 2], by: 'dawn' }, [1 / 3, 1 / 3, 1 / 3]],
    ['a draw is shared by all', { winner: null }, [1 / 3, 1 / 3, 1 / 3]],
    ['nothing is said', null, [1 / 3, 1 / 3, 1 / 3]],
    ['a side that wins together', { winner: [0, 1], together: true }, [1, 1, 0]],
    ['all of them have won', { winners: [0, 1, 2], together: true }, [1, 1, 1]],
    ['all of them have lost', { winner: [], together: true }, [0, 0, 0]],
  ])('%s', (_, result, worth) => expect(sharesOf(result, 3)).toEqual(worth));
  test('who has won', () => {
    expect([{ winner: 0 }, { winner: [1] }, { winners: [2, 0] }, { winner: null }, null, 'x'].map(winnersIn)).toEqual([
      [0],
      [1],
      [2, 0],
      [],
      [],
      [],
    ]);
  });
});

describe('what a game is worth', () => {
  const procs = { game: { wait: pause(), end: act(() => ({ done: { winner: 1 } })) } };
  const played = (more: object): (readonly number[] | null)[] => {
    const loaded = load(define({ procs }, more));
    const game = begin(loaded, { seats: 2, seed: 'x' });
    const before = returnsOf(loaded, game);
    expect(play(loaded, game, 0, { no: game.no, pick: ['on'] })).toBeNull();
    return [before, returnsOf(loaded, game)];
  };
  test('nothing while it is played, then what its result says', () => expect(played({})).toEqual([null, [0, 1]]));
  test('a game may say it itself', () => {
    const returns = ({ result }: { result: Json }): number[] => [0.25, (result as { winner: number }).winner * 0.75];
    expect(played({ returns })).toEqual([null, [0.25, 0.75]]);
  });
});
