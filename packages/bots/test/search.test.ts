import { ENTRIES, lanterns, ticTacToe } from '@questwright/practice';
import {
  begin,
  clone,
  imagine,
  legal,
  load,
  play,
  resample,
  view,
  type Game,
  type Loaded,
  type Seat,
} from '@questwright/kernel';
import { words } from '@questwright/messages';
import { describe, expect, test } from 'vitest';
import {
  answerBy,
  answerOf,
  explain,
  plainSense,
  playGame,
  randomBot,
  searchBot,
  whoAnswers,
  type Bot,
  type Found,
  type SearchBot,
  type SearchOptions,
  type Seen,
  type Strength,
} from '../src/index.ts';

const strength = (iterations: number): Strength => ({
  iterations,
  playout: 60,
  horizon: 0,
  rivals: 0,
  widening: { first: 4, growth: 0.5 },
  exploration: 0.7,
  caution: 0,
  slips: 0,
});
const thinker = (
  loaded: Loaded<any>,
  iterations: number,
  options: Partial<SearchOptions> = {},
  seed = 'search',
): SearchBot => searchBot(loaded, plainSense(loaded), strength(iterations), { name: 'thinker', seed, ...options });
const seenIn = (
  loaded: Loaded<any>,
  game: Game<any>,
  pictured = (): Game<any> => imagine(loaded, game, seatOf(game)),
) => {
  const offer = whoAnswers(game.pending!);
  const { no, proc, step } = game.pending!;
  const see = () => view(loaded, game, offer.seat);
  return { seat: offer.seat, no, proc, step, offer, view: see, imagine: pictured } satisfies Seen;
};
const seatOf = (game: Game<any>): Seat => whoAnswers(game.pending!).seat;

describe('tic-tac-toe', () => {
  const loaded = load(ticTacToe);
  const bot = thinker(loaded, 250);

  test('is never lost by who begins, whatever the other does', { timeout: 60_000 }, () => {
    const results = new Set<string>();
    const explore = (game: Game<any>): void => {
      if (game.pending === null) return void results.add(JSON.stringify(game.result));
      const offer = whoAnswers(game.pending);
      const picks = offer.seat === 0 ? [answerOf(loaded, game, bot, offer)] : offer.options.map((one) => [one]);
      for (const pick of picks) {
        const next = clone(loaded, game);
        expect(play(loaded, next, offer.seat, { no: game.pending.no, pick })).toBeNull();
        explore(next);
      }
    };
    explore(begin(loaded, { seats: 2, seed: 'all' }));
    expect([...results].filter((one) => one.includes('1'))).toEqual([]);
    expect(results.size).toBeGreaterThan(0);
  });
  test('is not lost by who answers either', { timeout: 60_000 }, () => {
    for (let n = 0; n < 25; n++) {
      const { game } = playGame(loaded, [randomBot(`rival ${n}`), bot], { seed: `game ${n}` });
      expect(game.result).not.toMatchObject({ winner: 0 });
    }
  });
});

describe('lanterns, where hands are hidden', () => {
  const loaded = load(lanterns);
  /** Positions on the way of a game. */
  function* positions(most: number): Generator<Game<any>> {
    const game = begin(loaded, { seats: 2, seed: 'positions' });
    const bot = randomBot('positions');
    for (let n = 0; n < most && game.pending !== null; n++) {
      yield game;
      const offer = whoAnswers(game.pending);
      play(loaded, game, offer.seat, { no: game.pending.no, pick: answerOf(loaded, game, bot, offer) });
    }
  }
  /** How many answers change when only what the seat cannot know does. */
  function changed(pictured: (game: Game<any>, seat: Seat) => Game<any>): number {
    const bot = thinker(loaded, 12);
    let count = 0;
    for (const game of positions(60)) {
      const seat = seatOf(game);
      const other = clone(loaded, game);
      resample(loaded, other, seat, 'other');
      const [one, two] = [game, other].map((each) => bot.think(seenIn(loaded, each, () => pictured(each, seat))));
      if (JSON.stringify(one) !== JSON.stringify(two)) count++;
    }
    return count;
  }
  test('is searched by what the seat sees, and by nothing else', { timeout: 60_000 }, () => {
    expect(changed((game, seat) => imagine(loaded, game, seat))).toBe(0);
  });
  test('a bot that were given the real game would be found out', { timeout: 60_000 }, () => {
    expect(changed((game) => clone(loaded, game))).toBeGreaterThan(5);
  });

  test('gives legal answers over some hundred decisions', { timeout: 60_000 }, () => {
    const bots = [thinker(loaded, 6), thinker(loaded, 6, {}, 'other')];
    let decisions = 0;
    for (let n = 0; decisions < 300; n++) decisions += playGame(loaded, bots, { seed: `legal ${n}` }).decisions;
    expect(decisions).toBeGreaterThanOrEqual(300);
  });
  test('beats the random bot', { timeout: 120_000 }, () => {
    let wins = 0;
    const narrow: Strength = { ...strength(60), playout: 100, widening: { first: 3, growth: 0.2 }, exploration: 0.3 };
    for (let n = 0; n < 10; n++) {
      const thinking = searchBot(loaded, plainSense(loaded), narrow, { name: 'thinker', seed: 'x' });
      const bots: Bot[] = [thinking, randomBot(`rival ${n}`)];
      const { game } = playGame(loaded, n % 2 === 0 ? bots : bots.reverse(), { seed: `cup ${n}` });
      if ((game.result as { winners: Seat[] }).winners.includes(n % 2)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(8);
  });

  test('the same view and seed give the same answer and the same thoughts', () => {
    for (const game of positions(10)) {
      expect(thinker(loaded, 20).think(seenIn(loaded, game))).toEqual(thinker(loaded, 20).think(seenIn(loaded, game)));
      const seat = seatOf(game);
      expect(answerBy(loaded, game, thinker(loaded, 20), seat)).toEqual(
        answerOf(loaded, game, thinker(loaded, 20), whoAnswers(game.pending!)),
      );
    }
  });
});

describe('thinking', () => {
  const loaded = load(ticTacToe);
  const empty = begin(loaded, { seats: 2, seed: 'empty' });
  test('stops on demand with the best answer so far', () => {
    let asked = 0;
    const found = thinker(loaded, 1_000_000, { isStopped: () => ++asked > 20 }).think(seenIn(loaded, empty));
    expect(found).toMatchObject({ iterations: 20, stopped: 'demand' });
    expect(legal(whoAnswers(empty.pending!), found.pick)).toBe(true);
  });
  test('stops when it takes too long, and says so', () => {
    let time = 0;
    const late: Found[] = [];
    const clock = { now: () => time++, patience: 15, onLate: (found: Found) => void late.push(found) };
    const found = thinker(loaded, 1_000_000, { clock }).think(seenIn(loaded, empty));
    expect(late).toEqual([found]);
    expect(found).toMatchObject({ iterations: 14, stopped: 'time' });
  });
  test('answers at once where there is nothing to think about', () => {
    const found = thinker(loaded, 0).think(seenIn(loaded, empty));
    expect(found.iterations).toBe(0);
    expect(legal(whoAnswers(empty.pending!), found.pick)).toBe(true);
  });
  test('tells what it considered: answers with values and how they go on', () => {
    const { lines, pick } = thinker(loaded, 300).think(seenIn(loaded, empty));
    expect(lines[0]!.pick).toEqual(pick);
    expect(lines.reduce((sum, { visits }) => sum + visits, 0)).toBe(300);
    for (const { value } of lines) expect(value >= 0 && value <= 1).toBe(true);
    expect(lines[0]!.then[0]).toMatchObject({ seat: 1 });
  });
  test('where nothing is hidden, what it went on from was reached by the rules', () => {
    const { lines } = thinker(loaded, 400).think(seenIn(loaded, empty));
    for (const { pick, then } of lines) {
      const game = clone(loaded, empty);
      for (const step of [{ seat: 0, pick }, ...then]) {
        expect(play(loaded, game, step.seat, { no: game.pending!.no, pick: step.pick })).toBeNull();
      }
    }
    expect(Math.max(...lines.map(({ then }) => then.length))).toBeGreaterThan(2);
    expect(view(loaded, empty, 0)).toEqual(view(loaded, begin(loaded, { seats: 2, seed: 'empty' }), 0));
  });
  test('is explained in words', () => {
    const say = words(ENTRIES.find(({ definition }) => definition === ticTacToe)!.messages);
    const bot = thinker(loaded, 60);
    const told = explain(loaded, empty, 0, bot.think(seenIn(loaded, empty))).map((one) => say(one));
    expect(told[0]).toMatch(/: a chance of \d+ % to win, after 60 games in thought\.$/);
    expect(told[1]).toMatch(/^Also considered: .*, \d+ % in \d+ games\.$/);
    expect(told).toHaveLength(4);
    const atOnce = explain(loaded, empty, 0, thinker(loaded, 0).think(seenIn(loaded, empty))).map((one) => say(one));
    expect(atOnce.join()).toMatch(/: this needed no thought\.$/);
    const stopped = thinker(loaded, 9, { isStopped: () => true }).think(seenIn(loaded, empty));
    expect(say(explain(loaded, empty, 0, { ...stopped, iterations: 1 })[0]!)).toContain('ended early, after one game');
  });
  test('compares some answers equally often, then the better half, and finds the best', () => {
    const bot = searchBot(
      loaded,
      plainSense(loaded),
      { ...strength(320), rivals: 9 },
      { name: 'halving', seed: 'halving' },
    );
    const game = clone(loaded, empty);
    // Who begins has two in a row, and is asked.
    for (const cell of [0, 8, 1, 7]) {
      const { seat, options } = whoAnswers(game.pending!);
      play(loaded, game, seat, { no: game.pending!.no, pick: [options.find((one) => one.endsWith(`:${cell}`))!] });
    }
    const { pick, lines } = bot.think(seenIn(loaded, game));
    expect(pick[0]).toMatch(/:2$/);
    const visits = lines.map((line) => line.visits).toSorted((one, other) => other - one);
    expect(lines).toHaveLength(5);
    expect(visits[0]! - visits[1]!).toBeLessThanOrEqual(1);
    expect(visits.at(-1)!).toBeLessThan(visits[0]! / 2);
  });
  test('takes up more answers the longer it thinks', () => {
    const looked = (iterations: number): number =>
      thinker(loaded, iterations).think(seenIn(loaded, empty)).lines.length;
    expect(looked(2)).toBeLessThan(looked(60));
    expect(looked(60)).toBe(9);
  });
});
