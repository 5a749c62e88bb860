/** The lab of the browser: what its address asks for. */

import { botsOf } from '@questwright/games';
import { botIn } from '@questwright/messages';
import { expect, test } from 'vitest';
import { addressOf, askedIn, commandOf, setupFrom } from '../src/lab/setup.ts';
import { t } from '../src/words.ts';

const GAME = {
  id: 'runebound',
  title: 'Runebound',
  seats: { min: 1, max: 6 },
  packs: [
    {
      id: 'doom-track',
      kind: 'variant',
      rule: 'R',
      title: 'Doom',
      about: null,
      how: null,
      recommended: null,
      needs: [],
      excludes: [],
      family: null,
      seats: null,
    },
  ],
  bots: ['greedy', 'random'],
  roles: 'heroes',
};

test('an address and back', () => {
  const asked = '?players=3&variants=doom-track&heroes=old-hesper&bots=greedy,random,greedy&games=50&seed=a+b';
  const setup = setupFrom(asked, GAME);
  expect(setup).toEqual({
    game: 'runebound',
    packs: ['doom-track'],
    players: 3,
    bots: ['greedy', 'random', 'greedy'],
    heroes: ['old-hesper'],
    games: 50,
    seed: 'a b',
  });
  expect(addressOf(setup)).toBe(asked);
  expect(commandOf(setup)).toBe(
    "npx questwright lab runebound --players 3 --variants doom-track --heroes old-hesper --bots greedy,random,greedy --games 50 --seed 'a b'",
  );
});

test('what the game does not know is left out, and numbers stay where they can be', () => {
  const setup = setupFrom('?players=99&variants=nowhere&bots=clever&games=999999&heroes=', GAME);
  expect(setup).toMatchObject({ players: 6, packs: [], bots: Array(6).fill('greedy'), games: 2000, heroes: [] });
  expect(setupFrom('?games=many&players=-1', GAME)).toMatchObject({ games: 100, players: 4, seed: 'lab' });
});

test('another game is asked for by its name', () => {
  const small = { ...GAME, id: 'small', packs: [], roles: null, seats: { min: 2, max: 2 } };
  expect(['?game=small', '?game=nothing', ''].map((search) => askedIn(search, [small, GAME])?.id)).toEqual([
    'small',
    'runebound',
    'runebound',
  ]);
  expect(askedIn('', [])).toBeNull();
  expect(addressOf(setupFrom('?game=small&bots=random', small))).toBe(
    '?game=small&players=2&bots=random&games=100&seed=lab',
  );
});

test('every bot has a name of its own in words', () => {
  for (const game of ['runebound', 'lanterns', 'skirmish', 'tictactoe']) {
    const names = Object.keys(botsOf(game));
    const said = names.map((name) => t('new.bot', botIn(name)));
    expect(new Set(said).size).toBe(names.length);
    expect(said.filter((one) => /greedy|random|-|\(/.test(one))).toEqual([]);
  }
});
