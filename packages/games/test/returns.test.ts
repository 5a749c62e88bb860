/** What games are worth to those who played them. */

import { playGame } from '@questwright/bots';
import { load, returnsOf, type Json } from '@questwright/kernel';
import { expect, test } from 'vitest';
import { botsOf, GAMES } from '../src/index.ts';

type Told = Record<string, Json>;

/** What seats get for a result, as the game's own words have it. */
const WORTH: Record<string, (told: Told, seat: number) => number> = {
  tictactoe: ({ winner }, seat) => (winner === null ? 0.5 : Number(winner === seat)),
  lanterns: ({ winners }, seat) => {
    const won = winners as number[];
    return won.includes(seat) ? 1 / won.length : 0;
  },
  skirmish: ({ won }) => Number(won === true),
  middara: ({ outcome }) => Number(outcome === 'win'),
  runebound: ({ winner }, seat) => Number(winner === seat),
};

/** Ends that bots seldom come to, and what they are worth to two seats. */
const SELDOM: Record<string, [Told, number[]][]> = {
  tictactoe: [[{ winner: null }, [0.5, 0.5]]],
  lanterns: [[{ winners: [0, 1], by: 'dawn' }, [0.5, 0.5]]],
  skirmish: [[{ won: true, why: 'victory' }, [1, 1]]],
  middara: [
    [{ outcome: 'abraxis', left: 2 }, [1, 1]],
    [{ outcome: 'abraxis', left: 0 }, [0, 0]],
  ],
  runebound: [[{ winner: [0, 1] }, [0.5, 0.5]]],
};

test.each(GAMES.map(({ definition }) => definition))('$id', { timeout: 60_000 }, (definition) => {
  const loaded = load(definition);
  const make = Object.values(botsOf(definition.id))[0]!;
  for (let n = 0; n < 3; n++) {
    const bots = Array.from({ length: 2 }, (_, seat) => make(loaded, `${n} ${seat}`));
    const { game } = playGame(loaded, bots, { seed: `returns ${n}` });
    const expected = bots.map((_, seat) => WORTH[definition.id]!(game.result as Told, seat));
    expect(returnsOf(loaded, game), JSON.stringify(game.result)).toEqual(expected);
    for (const [result, worth] of SELDOM[definition.id]!) {
      expect(returnsOf(loaded, { ...game, result }), JSON.stringify(result)).toEqual(worth);
    }
  }
});
