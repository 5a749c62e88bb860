/** Settings, seats, games and the pool that plays them. */

import { GAMES } from '@questwright/games';
import { describe, expect, test } from 'vitest';
import {
  LabProblem,
  labPlayer,
  openLab,
  playAll,
  seatingOf,
  timeLeft,
  type Hand,
  type LabSettings,
} from '../src/index.ts';

const SETTINGS: LabSettings = {
  game: 'runebound',
  packs: ['small-board', 'short-quest'],
  players: 2,
  bots: ['greedy'],
  heroes: [],
  seed: 's',
};

describe('settings that cannot be played', () => {
  test.each<[string, object, string]>([
    ['a game', { game: 'nothing' }, 'There is no game "nothing".'],
    ['too many seats', { players: 9 }, 'is for 1 to 6 seats, not for 9'],
    ['a variant', { packs: ['nowhere'] }, 'nowhere'],
    ['variants that exclude each other', { packs: ['shorter', 'longer'] }, 'longer'],
    ['a bot', { bots: ['clever'] }, 'There is no bot "clever" for runebound'],
    ['no bot', { bots: [] }, 'Somebody must play'],
    ['more bots than seats', { bots: ['greedy', 'greedy', 'greedy'] }, 'There are 3 bots, but 2 seats.'],
    ['a hero', { heroes: ['nobody'] }, '"nobody" is nobody; there are'],
    ['a hero twice', { heroes: ['old-hesper', 'old-hesper'] }, 'old-hesper is named twice.'],
    ['something else', { players: '2' }, 'no settings of a lab'],
  ])('%s', async (_, given, reason) => {
    await expect(openLab({ ...SETTINGS, ...given })).rejects.toThrow(LabProblem);
    await expect(openLab({ ...SETTINGS, ...given })).rejects.toThrow(reason);
  });
  test('nothing at all', async () => {
    await expect(openLab(null)).rejects.toThrow(LabProblem);
  });
});

describe('who sits where', () => {
  const three = { ...SETTINGS, players: 3, bots: ['greedy', 'random', 'random'], heroes: ['old-hesper'] };
  test('everybody has every seat, and keeps bot and Hero together', async () => {
    const lab = await openLab(three);
    const hesper = { id: 'old-hesper', option: 'heroes' };
    expect([0, 1, 2].map((n) => seatingOf(lab, n))).toEqual([
      { bots: ['greedy', 'random', 'random'], heroes: [hesper, null, null] },
      { bots: ['random', 'random', 'greedy'], heroes: [null, null, hesper] },
      { bots: ['random', 'greedy', 'random'], heroes: [null, hesper, null] },
    ]);
  });
  test('of more Heroes than seats some are drawn, others in another game, the same by the same seed', async () => {
    const heroes = ['old-hesper', 'pip-underbough', 'sister-maerwyn', 'rurik-stonebrow', 'torvald-oakhand'];
    const many = await openLab({ ...three, heroes });
    const drawn = Array.from({ length: 20 }, (_, n) => seatingOf(many, n).heroes.map((one) => one?.id));
    expect(drawn.every((list) => new Set(list).size === 3)).toBe(true);
    expect(new Set(drawn.flat())).toEqual(new Set(heroes));
    expect(seatingOf(many, 7)).toEqual(seatingOf(many, 7));
  });
  test('of a kind that not all may play no more are drawn than may', async () => {
    const lab = await openLab(three);
    const allies = [...lab.loaded.content].filter(([, { content }]) => content['kind'] === 'ally').map(([id]) => id);
    const roles = [...lab.entry.roles!, { option: 'guides', kind: 'ally', most: 1, shown: [] }];
    const heroes = [...allies.slice(0, 2), 'old-hesper', 'pip-underbough', 'sister-maerwyn'];
    const several = { ...lab, entry: { ...lab.entry, roles }, settings: { ...lab.settings, heroes } };
    const drawn = Array.from({ length: 20 }, (_, n) => seatingOf(several, n).heroes.map((one) => one?.option));
    const guides = drawn.map((list) => list.filter((option) => option === 'guides').length);
    expect(new Set(guides)).toEqual(new Set([0, 1]));
    expect(drawn.every((list) => list.length === 3 && !list.includes(undefined))).toBe(true);
  });
});

test('a game is the same whatever was played before it, and its Heroes are those who were chosen', async () => {
  const settings = { ...SETTINGS, heroes: ['pip-underbough', 'old-hesper'] };
  const play = labPlayer(await openLab(settings));
  play(0);
  const row = play(1) as { heroes: string[]; bots: string[]; rounds: number };
  expect(row).toEqual(labPlayer(await openLab(settings))(1));
  expect(row).toMatchObject({ heroes: ['old-hesper', 'pip-underbough'], bots: ['greedy', 'greedy'] });
  expect(row.rounds).toBeGreaterThan(0);
});

describe('the pool', () => {
  const hands = () => {
    const ended: number[] = [];
    let begun = 0;
    const begin = (play: (n: number) => Promise<unknown>) => (): Hand => {
      const number = begun++;
      return { play, end: () => void ended.push(number) };
    };
    return { ended, begin };
  };
  test('plays every game once, and ends its hands', async () => {
    const { ended, begin } = hands();
    const played: number[] = [];
    const onGame = ({ n }: { n: number }) => void played.push(n);
    const play = begin(async (n) => n);
    await playAll([3, 1, 4, 5], play, { hands: 3, signal: new AbortController().signal, onGame });
    expect(played.toSorted()).toEqual([1, 3, 4, 5]);
    expect(ended.toSorted()).toEqual([0, 1, 2]);
  });
  test('stops at once, also in the middle of a game', async () => {
    const { ended, begin } = hands();
    const stop = new AbortController();
    const played: number[] = [];
    const onGame = ({ n }: { n: number }) => {
      played.push(n);
      stop.abort();
    };
    const play = begin((n) => (n === 0 ? Promise.resolve(n) : new Promise(() => {})));
    await playAll([0, 1, 2], play, { hands: 2, signal: stop.signal, onGame });
    expect([played, ended.toSorted()]).toEqual([[0], [0, 1]]);
  });
  test('a game that fails ends all', async () => {
    const { ended, begin } = hands();
    const play = begin(() => Promise.reject(new Error('broken')));
    const all = playAll([0, 1], play, { hands: 1, signal: new AbortController().signal, onGame: () => {} });
    await expect(all).rejects.toThrow('broken');
    expect(ended).toEqual([0]);
  });
  test('time left at the pace so far', () => {
    expect([timeLeft(0, 10, 500), timeLeft(2, 10, 500), timeLeft(10, 10, 500)]).toEqual([null, 2000, 0]);
  });
});

test('a game with secrets is played only where they are', async () => {
  const settings = { ...SETTINGS, game: 'lanterns', packs: ['bottle-post'], players: 2, bots: ['random'], heroes: [] };
  await expect(openLab(settings)).rejects.toThrow(
    /^lanterns cannot be played without what is secret about letter-of-credit, /,
  );
  expect((await openLab(settings, GAMES)).loaded.packs).toEqual(['bottle-post']);
  expect((await openLab({ ...settings, packs: [] })).loaded.packs).toEqual([]);
});
