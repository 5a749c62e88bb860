/** The searching bot on Runebound. */

import {
  answerBy,
  answerOf,
  lazyView,
  playGame,
  searchBot,
  STRENGTHS,
  whoAnswers,
  withBudget,
  type Bot,
} from '@questwright/bots';
import {
  begin,
  canonical,
  clone,
  imagine,
  legal,
  load,
  play,
  publicContent,
  resample,
  type Game,
} from '@questwright/kernel';
import { describe, expect, test } from 'vitest';
import { greedyBot, runeboundSense, STYLES } from '../../src/bot/index.ts';
import type { RuneboundWorld } from '../../src/index.ts';
import { meeting } from '../rules/interaction/meeting.ts';
import { runebound } from '../small-board.ts';

const loaded = load(runebound);
const content = publicContent(loaded);
const sense = runeboundSense(content, (game, seat) => lazyView(loaded, game, seat));
const thinker = (iterations: number, seed = 'search'): Bot =>
  searchBot(loaded, sense, withBudget(STRENGTHS.legend, iterations), { name: 'legend', seed });

/** Some positions of a greedy game, each as it is met. */
function* positions(most: number, every: number): Generator<Game<RuneboundWorld>> {
  const game = begin(loaded, { seats: 3, seed: 'positions' });
  const greedy = greedyBot(content);
  for (let n = 0; n < most * every && game.pending !== null; n++) {
    if (n % every === 0) yield game;
    const offer = whoAnswers(game.pending);
    play(loaded, game, offer.seat, { no: game.pending.no, pick: answerOf(loaded, game, greedy, offer) });
  }
}

describe('what is judged', () => {
  test('are chances: together one, and the winner has it all', () => {
    for (const game of positions(12, 17)) {
      const chances = sense.evaluate(game);
      expect(chances).toHaveLength(3);
      expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
      for (const one of chances) expect(one > 0 && one < 1).toBe(true);
    }
    const over = { ...begin(loaded, { seats: 2, seed: 'over' }), over: true, result: { winner: 1 } };
    expect(sense.evaluate(over)).toEqual([0, 1]);
    expect(sense.evaluate({ ...over, result: { winner: [0, 1] } })).toEqual([0.5, 0.5]);
  });
  test('a Dragon Rune more is a better chance', () => {
    const game = begin(loaded, { seats: 2, seed: 'rune' });
    const { things } = game.world;
    const before = sense.evaluate(game)[0]!;
    const rune = things.card.findIndex((card) => things.cards[card] === 'the-pale-coil');
    for (const pile of Object.values(things.piles)) if (pile.includes(rune)) pile.splice(pile.indexOf(rune), 1);
    things.piles['area/0']!.push(rune);
    // Everybody sees what lies there.
    things.seen[rune] = 0b111;
    expect(sense.evaluate(game)[0]!).toBeGreaterThan(before);
  });
});

describe('thinking', () => {
  test('what a seat imagines is the same whatever lies hidden', () => {
    for (const game of positions(12, 23)) {
      const { seat } = whoAnswers(game.pending!);
      const other = clone(loaded, game);
      resample(loaded, other, seat, 'other');
      expect(canonical(imagine(loaded, other, seat))).toBe(canonical(imagine(loaded, game, seat)));
    }
  });
  test('the same view and seed give the same answer, whatever lies hidden', { timeout: 120_000 }, () => {
    for (const game of positions(10, 13)) {
      const offer = whoAnswers(game.pending!);
      const other = clone(loaded, game);
      resample(loaded, other, offer.seat, 'other');
      const pick = answerOf(loaded, game, thinker(5), offer);
      expect(legal(offer, pick)).toBe(true);
      expect(answerOf(loaded, other, thinker(5), offer)).toEqual(pick);
    }
  });
  test('some hundred decisions without an illegal answer', { timeout: 240_000 }, () => {
    let left = 250;
    const bots = [thinker(3), thinker(3, 'other')];
    expect(playGame(loaded, bots, { seed: 'legal', until: () => left-- <= 0 }).decisions).toBe(250);
  });
});

describe('styles', () => {
  test('play other games', { timeout: 120_000 }, () => {
    const game = (style: object): string => {
      const bots = Array.from({ length: 2 }, () => greedyBot(content, style));
      return canonical(playGame(loaded, bots, { seed: 'style', until: ({ world }) => world.round > 25 }).game);
    };
    const games = [{}, STYLES.bold, STYLES.careful, STYLES.merchant].map(game);
    expect(new Set(games).size).toBe(games.length);
  });
  test('a hunter attacks for less', () => {
    const table = meeting({ counters: ['thicket'], areas: [[], []], gold: [0, 9], wounds: [0, 3] });
    const chosen = (style: object): readonly string[] =>
      answerBy(table.loaded, table.game, greedyBot(publicContent(table.loaded), style), 0);
    expect(chosen({})).toEqual(['no-interaction']);
    expect(chosen(STYLES.hunter)).toEqual(['attack:1']);
  });
});
