import { expect, test } from 'vitest';
import { begin, load, play, resample } from '../src/index.ts';
import { asks, define, picks } from './small.ts';

test('a re-deal keeps that another seat has answered, not what it answered', () => {
  const loaded = load(
    define({ procs: { game: { q: asks([0, 1], { a: picks(), b: picks(), c: picks() }, { join: 'each' }) } } }),
  );
  const seen = new Set<string>();
  for (let n = 0; n < 40; n++) {
    const game = begin(loaded, { seats: 2, seed: 's' });
    expect(play(loaded, game, 1, { no: game.pending!.no, pick: ['b'] })).toBeNull();
    resample(loaded, game, 0, `deal ${n}`);
    expect(game.pending!.given.map(({ seat }) => seat)).toEqual([1]);
    seen.add(game.pending!.given[0]!.pick[0]!);
    resample(loaded, game, 1, `deal ${n}`);
    expect(game.pending!.given).toHaveLength(1);
  }
  expect([...seen].sort()).toEqual(['a', 'b', 'c']);
});
