/** The soak itself: what a game may give it, what it counts, what it keeps of a failed game. */

import { load, reopen, resume, setUp, type Definition, type Event, type Game, type World } from '@questwright/kernel';
import { describe, expect, test } from 'vitest';
import { ticTacToe } from '@questwright/practice';
import { wholeLanterns as lanterns } from '@questwright/practice/secrets';
import type { SoakKit } from '@questwright/messages';
import { soak, soaking, type SoakOptions } from '../src/index.ts';

const games = (options: Partial<SoakOptions<any>>): SoakOptions<any> => ({
  games: 12,
  seed: 'kit',
  packs: [[]],
  every: 1_000,
  ...options,
});
const position: NonNullable<SoakKit<any>['position']> = (loaded, seats, seed) => {
  const game = setUp(loaded, { seats, seed: `position ${seed}` });
  resume(loaded, game);
  return game;
};

/** Asks the same for ever. */
const endless: Definition<any> = {
  id: 'endless',
  version: '1',
  seats: { min: 1, max: 1, rule: 'TIC-SET-02' },
  packs: [],
  rules: {
    schema: {},
    zones: {},
    content: {},
    setup: {},
    procs: {
      game: {
        again: {
          rule: 'TIC-TRN-01',
          ask: {
            seats: () => [0],
            choices: { yes: { rule: 'TIC-TRN-02', then: () => {} }, no: { rule: 'TIC-TRN-02', then: () => {} } },
          },
        },
        back: { rule: 'TIC-TRN-01', do: () => ({ goto: 'again' }) },
      },
    },
  },
};

describe('what a game gives to its soak', () => {
  test.each([
    ['start', 0],
    ['mixed', 4],
    ['positions', 12],
  ] as const)('from %s: %i of 12 games begin from positions', (from, count) => {
    const seeds: string[] = [];
    const kit: SoakKit<any> = { position: (loaded, seats, seed) => (seeds.push(seed), position(loaded, seats, seed)) };
    const report = soak(ticTacToe, games({ kit, from }));
    expect([report.fromPositions, seeds.length, report.finished]).toEqual([count, count, 12]);
  });
  test('positions are asked for, and there are none', () => {
    expect(() => soak(ticTacToe, games({ from: 'positions' }))).toThrow('has no positions to begin from');
  });

  test('a broken invariant fails the game, with a file that plays up to there', () => {
    const kit: SoakKit<any> = { position, broken: (_, { no }) => (no > 4 ? `decision ${no}` : null) };
    const { failures } = soak(ticTacToe, games({ kit, every: 1 }));
    expect(failures.map(({ error }) => error)).toEqual(Array.from({ length: 12 }, () => 'decision 5'));
    for (const { file } of failures) {
      const { game, line } = reopen(ticTacToe, structuredClone(file!), { verify: true });
      expect([line.length, game.no]).toEqual([4, 5]);
    }
  });
  test('an invariant is asked at the end of a game too, however seldom it is checked', () => {
    const kit: SoakKit<any> = { broken: (_, { over }) => (over ? 'the end' : null) };
    expect(soak(ticTacToe, games({ kit })).failures.map(({ error }) => error)).toEqual(
      Array.from({ length: 12 }, () => 'the end'),
    );
  });
  test('an invariant that changes the game is a failure itself', () => {
    const kit: SoakKit<any> = { broken: (_, game) => void game.no++ as unknown as null };
    expect(soak(ticTacToe, games({ kit, games: 1 })).failures[0]!.error).toContain('changed the game');
  });

  test('a game that is too long is capped', () => {
    const report = soak(ticTacToe, games({ kit: { isTooLong: ({ no }) => no > 3 } }));
    expect([report.capped, report.finished, report.decisions]).toEqual([12, 0, 36]);
  });

  test('a game that never gets long and never ends is a failure', { timeout: 60_000 }, () => {
    const kit: SoakKit<any> = { isTooLong: () => false };
    const [failure] = soak(endless, games({ games: 1, kit, every: 1_000_000 })).failures;
    expect(failure!.error).toBe('50000 decisions and no end, at game/again');
  });

  test('what cannot be reached is not missed, and to reach it is a failure', () => {
    const loaded = load(ticTacToe);
    const steps = [...loaded.procs.values()].flatMap((proc) =>
      [...proc.steps.keys()].map((step) => `${proc.name}/${step}`),
    );
    // One decision is not enough for all of them.
    const short = (kit: SoakKit<any>): string[] => soak(lanterns, games({ games: 1, cap: 1, kit })).stepsUnreached;
    const missed = short({});
    expect(missed.length).toBeGreaterThan(0);
    expect(short({ unreachable: () => ({ [missed[0]!]: 'a test says so' }) })).toEqual(missed.slice(1));
    const all = Object.fromEntries(steps.map((step) => [step, 'a test says so']));
    const [failure] = soak(ticTacToe, games({ games: 1, kit: { unreachable: () => all } })).failures;
    expect(failure!.error).toMatch(/was reached, which should be impossible: a test says so/);
  });

  test('a game says itself what is wrong with what was told', () => {
    const wrongEvents = (events: readonly Event[], { over }: { over: boolean }): string | null =>
      over ? `${events.at(-1)!.tag} at the end` : null;
    const [failure] = soak(ticTacToe, games({ games: 1, kit: { wrongEvents } })).failures;
    expect(failure!.error).toBe('marked at the end');
  });

  test('a game says itself which cards there are, and which are in play', () => {
    const cards = { all: () => ['ember', 'spark', 'comet'], now: () => ['spark'] };
    expect(soak(lanterns, games({ games: 1, kit: { cards } })).cardsUnreached).toEqual(['ember', 'comet']);
  });
});

describe('which games are played', () => {
  test('every set of packs with every number of seats, in an order of the seed', () => {
    const order = (seed: string): string[] => {
      const seen: string[] = [];
      const packs = [[], ['night-market']];
      soak(lanterns, {
        games: 6,
        seed,
        packs,
        every: 1_000,
        cap: 3,
        onEvents: ({ loaded, game }, events) => {
          const table = `${loaded.packs.join()} ${game.world.seats}`;
          if (events.length > 0 && !seen.includes(table)) seen.push(table);
        },
      });
      return seen;
    };
    expect(order('x').toSorted()).toEqual([' 2', ' 3', ' 4', 'night-market 2', 'night-market 3', 'night-market 4']);
    expect(order('x')).toEqual(order('x'));
    expect(order('x')).not.toEqual(order('z'));
  });

  test('one game of a soak is played again by its number', () => {
    const fail: Partial<SoakOptions<any>> = {
      kit: { position, broken: (_, { no }) => (no > 4 ? 'planted' : null) },
      every: 1,
    };
    const { failures } = soak(ticTacToe, games(fail));
    expect(soak(ticTacToe, games({ ...fail, games: 1, first: 5 })).failures).toEqual([failures[5]]);
  });

  test('only sets with certain packs; none of them', () => {
    const seen = new Set<string>();
    const options = { games: 30, seed: 'with', every: 1_000, cap: 1, including: ['night-market'] };
    soak(lanterns, { ...options, onEvents: ({ loaded }) => void seen.add(loaded.packs.join()) });
    expect(seen.size).toBeGreaterThan(1);
    expect([...seen].every((packs) => packs.includes('night-market'))).toBe(true);
    expect(() => soak(lanterns, { ...options, including: ['no-such-pack'] })).toThrow(
      'lanterns has no pack no-such-pack',
    );
  });

  test('only so many seats as the packs allow', () => {
    const seats = { min: 3, max: 3, rule: 'LAN-CMP-03' } as const;
    const three = { ...lanterns, packs: lanterns.packs.map((pack) => ({ ...pack, seats })) };
    const seen = new Set<string>();
    const options: SoakOptions<any> = { games: 9, seed: 'fewer', every: 1_000, cap: 1, packs: [[], ['night-market']] };
    soak(three, {
      ...options,
      onEvents: ({ loaded, game }) => void seen.add(`${loaded.packs.join()} ${game.world.seats}`),
    });
    expect([...seen].toSorted()).toEqual([' 2', ' 3', ' 4', 'night-market 3']);
    expect(() => soak(three, { ...options, packs: [['night-market']], seats: [2] })).toThrow(
      'No set of packs can be played: night-market is not for 2 seats',
    );
  });

  test('thorough games are spread evenly and checked at every decision', () => {
    const checked: boolean[][] = [];
    let before: Game<World> | null = null;
    soak(
      ticTacToe,
      games({
        thorough: 3,
        onDecision: ({ game }, isChecked) => {
          if (game !== before) checked.push([]);
          before = game;
          checked.at(-1)!.push(isChecked);
        },
      }),
    );
    const thorough = checked.map((all) => all.every(Boolean));
    expect(thorough).toEqual([3, 7, 11].reduce((all, n) => all.with(n, true), new Array<boolean>(12).fill(false)));
    // The others are checked at the first decision, and then at every thousandth.
    expect(checked[0]!.filter(Boolean)).toHaveLength(1);
  });

  test('a game that was stopped does not count', () => {
    let asked = 0;
    const report = soak(ticTacToe, games({ stop: () => ++asked > 25 }));
    expect(report.games).toBe(report.finished);
    expect(report.games).toBeLessThan(12);
    expect(report.capped).toBe(0);
  });

  test('it gives others a turn at every decision where everything is checked', () => {
    const running = soaking(ticTacToe, games({ games: 1, every: 1 }));
    let turns = 0;
    let step = running.next();
    for (; !step.done; step = running.next()) turns++;
    expect(turns).toBeGreaterThan(step.value.decisions);
  });
});
