/** A lab of a game that brings nothing of its own. */

import { begin } from '@questwright/kernel';
import { words } from '@questwright/messages';
import { expect, test } from 'vitest';
import { labPlayer, openLab } from '../src/index.ts';
import { textOf } from '../src/report/index.ts';

const SETTINGS = { game: 'tictactoe', packs: [], players: 2, bots: ['random'], heroes: [], seed: 's' };
type Won = { winners: number[]; end: string; decisions: number };

test('counts who won, how games ended and how long they took', async () => {
  const lab = await openLab(SETTINGS);
  const play = labPlayer(lab);
  const rows = Array.from({ length: 40 }, (_, n) => play(n) as Won);
  const won = (seat: number): number => rows.filter(({ winners }) => winners.includes(seat)).length;
  const drawn = rows.filter(({ winners }) => winners.length === 0).length;
  expect(won(0) + won(1) + drawn).toBe(40);
  expect(rows.every(({ decisions }) => decisions >= 5 && decisions <= 9)).toBe(true);
  expect(lab.kit.summary(lab.kit.report(rows), lab.loaded)).toMatchObject({
    games: 40,
    ends: { won: won(0) + won(1), lost: drawn },
    seats: [won(0) / 40, won(1) / 40],
  });
  expect(play(7)).toEqual(rows[7]);
});

test('shares are told by bot where there are several', async () => {
  const { kit, loaded, entry } = await openLab({ ...SETTINGS, bots: ['random', 'random'] });
  const row = (bots: string[], winners: number[], end: string, decisions: number) => ({
    bots,
    winners,
    end,
    decisions,
  });
  const found = kit.report([
    row(['a', 'b'], [0], 'won', 5),
    row(['b', 'a'], [1], 'won', 7),
    row(['a', 'b'], [], 'lost', 9),
    row(['b', 'a'], [], 'capped', 50_000),
  ]);
  expect(kit.summary(found, loaded)).toEqual({
    games: 4,
    ends: { won: 2, lost: 1, capped: 1 },
    decisions: { mean: 7, median: 7 },
    seats: [0.25, 0.25],
    bots: { a: 0.5, b: 0 },
  });
  const said = kit.figures(found, loaded).flatMap((figure) => textOf(figure, words(entry.messages)));
  expect(said.join('\n')).not.toMatch(/any\./);
  expect(said).toEqual(expect.arrayContaining(['Wins by seat', 'Wins by bot', 'How games end', 'Decisions of a game']));
  expect(said.some((line) => /^ {2}Called off +1$/.test(line))).toBe(true);
  expect(kit.outside(found, loaded)).toBeNull();
  expect(kit.figures(kit.report([]), loaded)).toHaveLength(3);
});

test('a game of Lanterns with several who win together', async () => {
  const play = labPlayer(await openLab({ ...SETTINGS, game: 'lanterns', players: 3 }));
  const rows = Array.from({ length: 10 }, (_, n) => play(n) as Won);
  expect(rows.every(({ winners, end }) => winners.length > 0 && end === 'won')).toBe(true);
});

test('those of one side win together or not at all', async () => {
  const { kit, loaded } = await openLab({ ...SETTINGS, game: 'skirmish' });
  const rowOf = (won: boolean) => {
    const game = { ...begin(loaded, { seats: 2, seed: 's' }), over: true, result: { won, why: 'victory' } };
    return kit.follow(loaded, ['random', 'random']).row(game, 9) as Won;
  };
  expect([rowOf(true), rowOf(false)]).toMatchObject([
    { winners: [0, 1], end: 'won' },
    { winners: [], end: 'lost' },
  ]);
});
