/** What the lab counts, in short games made by hand. */

import type { Event } from '@questwright/kernel';
import type { TestTable } from '@questwright/harness';
import { expect, test } from 'vitest';
import { ITEMS } from '../../src/content/items.ts';
import { Follower } from '../../src/lab/follow.ts';
import { leadOf, stageOf, type Row } from '../../src/lab/row.ts';
import type { RuneboundWorld } from '../../src/world.ts';
import { attempt } from '../battles.ts';
import { moving } from '../boards.ts';
import { visit } from '../rules/market/table.ts';

const taken = (number: number, hero: string) =>
  ({ tag: 'hero taken', with: { number, hero: { content: hero } } }) as unknown as Event;

/** Plays answers of seat 0 as a lab does, and gives the row. */
function follow(table: TestTable<RuneboundWorld>, heroes: readonly string[], ...answers: string[]): Row {
  const follower = new Follower(
    table.loaded,
    heroes.map(() => 'greedy'),
  );
  follower.saw(table.game, [...heroes.map((hero, seat) => taken(seat, hero)), ...table.events]);
  for (const answer of answers) {
    const at = table.events.length;
    follower.answers(table.game, 0, [
      answer.replaceAll(/\{([^}]+)\}/g, (_, card: string) => String(table.thing(card))),
    ]);
    table.answer(0, answer);
    follower.saw(table.game, table.events.slice(at));
  }
  return follower.row(table.game, answers.length);
}
const TENS = Array.from({ length: 40 }, () => 10);
const PAIR = ['varikas-the-dead', 'old-hesper'];

test('cards that a visit could bring, and those that it brought: once a visit', () => {
  const stack = ['handful-of-darts', 'yew-longbow', 'rimewall-plate'];
  const { market, visits } = follow(visit({ gold: 6, stack }), PAIR, 'buy:{handful-of-darts}', 'pass');
  expect(market['handful-of-darts']).toEqual({ of: 1, done: 1, first: [[0, 1]] });
  expect(market['tallow-torch']).toEqual({ of: 1, done: 0, first: [[0, 0]] });
  expect(market['rimewall-plate']).toBeUndefined();
  expect(visits).toHaveLength(1);
});

test('how a Hero stood before it bought: against the others, in experience, gold and the price of its cards', () => {
  const table = visit({ gold: 6, set: { 'heroes.0.experience.mind': 2, 'heroes.1.gold': 1 }, area: ['white-blade'] });
  const { visits } = follow(table, PAIR, 'buy:{tallow-torch}', 'pass');
  expect(visits).toEqual([[0, 0, 2, 5, ITEMS['white-blade'].cost]]);
});
test('stages of a game end with rounds 10 and 20', () => {
  expect([1, 10, 11, 20, 21, 60].map(stageOf)).toEqual([0, 0, 1, 1, 2, 2]);
});
test('a lead is over the average of the others; alone there is none', () => {
  expect([leadOf([4, 1, 2], 0), leadOf([4, 1, 2], 1), leadOf([7], 0)]).toEqual([2.5, -2, 0]);
});

test('the ability of a Hero', () => {
  const table = moving({ map: 'TA  p', at: ['tamalir'], heroes: ['pip-underbough'], dice: [6, 1] });
  const use = 'use:{pip-underbough}:another way:exhaustion';
  expect(follow(table, ['pip-underbough'], 'rest:1', use).abilities).toEqual([1]);
});

test('what a Hero always has counts where it helps: five dice although hurt, rivers on foot', () => {
  const marching = (hero: string, counters: { wounds?: number }): number[] => {
    const table = moving({ map: 'TA  p', at: ['tamalir'], heroes: [hero], counters, dice: [1, 1, 1, 1, 1] });
    return follow(table, [hero], 'roll:5').abilities;
  };
  expect(marching('torvald-oakhand', { wounds: 1 })).toEqual([1]);
  expect(marching('torvald-oakhand', {})).toEqual([0]);
  expect(marching('sister-maerwyn', {})).toEqual([0]);
  const river = moving({ map: 'TA  ~', at: ['tamalir'], heroes: ['brannoc-the-ferryman'], dice: [4] });
  expect(follow(river, ['brannoc-the-ferryman'], 'rest:1', 'move:a2').abilities).toEqual([1]);
});

test('who moves first is whoever has the first turn, not seat 0', () => {
  const table = moving({ map: 'TA  p', at: ['tamalir', 'tamalir'], heroes: PAIR });
  const follower = new Follower(table.loaded, ['greedy', 'greedy']);
  const turn = (seat: number) => ({ tag: 'turn began', with: { seat, round: 1 } }) as unknown as Event;
  follower.saw(table.game, [...PAIR.map((hero, seat) => taken(seat, hero)), turn(1), turn(0), turn(1)]);
  expect(follower.row(table.game, 0).order).toEqual([1, 0]);
});

test('a Challenge met and defeated, by color', () => {
  const fight = (...answers: string[]): Row['fights'] =>
    follow(attempt({ deck: ['brittle'], dice: TENS }), PAIR, ...answers).fights;
  expect(fight()).toMatchObject({ yellow: { of: 1, done: 0 }, green: { of: 0, done: 0 } });
  expect(fight('fight', 'attack:{hero/0}').yellow).toEqual({ of: 1, done: 1 });
});
