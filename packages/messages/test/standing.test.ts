/** Whoever runs standing choices stops at everything that is none of them. */

import type { View } from '@questwright/kernel';
import { expect, test } from 'vitest';
import { limitsOf, Standing, stopped, type NextStanding, type Situation, type StandingOrder } from '../src/index.ts';

/** A table where questions are numbered, and some are not asked of seat 0. */
class Board {
  no = 0;
  line = 0;
  seat: number | null = 0;
  isOpen = true;
  over = false;
  isKnown = true;
  refuses = false;
  readonly given: [number, string][] = [];
  readonly standing: Standing;
  private readonly next: (board: Board) => NextStanding;

  constructor(next: (board: Board) => NextStanding) {
    this.next = next;
    this.standing = new Standing({
      answer: (_, no, pick) => this.answer(no, pick),
      told: () => {},
    });
  }
  look(): void {
    this.standing.look(this.situation());
  }
  give(): void {
    this.look();
    this.standing.give(this.order);
  }
  private situation(): Situation {
    const view = { decision: { no: this.no }, over: this.over } as unknown as View;
    const { isOpen, seat, line } = this;
    const scene = { view } as Situation['scene'];
    return { isOpen, seat, line, scene, complete: (work) => (this.isKnown ? work() : null) };
  }
  private answer(no: number, pick: readonly string[]): Promise<number> {
    if (this.refuses) return Promise.reject(new Error('refused'));
    this.given.push([no, pick[0]!]);
    this.no++;
    this.line++;
    this.look();
    return Promise.resolve(this.line);
  }
  readonly order: StandingOrder = {
    id: 'on',
    limits: { points: { usual: 5, least: 0, most: 100 } },
    fits: () => true,
    next: () => this.next(this),
  };
  async settle(): Promise<void> {
    for (let n = 0; n < 20; n++) await Promise.resolve();
  }
}
const until =
  (no: number, then: NextStanding = stopped('question')) =>
  (board: Board) =>
    board.no < no ? { pick: ['on'] } : then;

test('it answers until something else is asked, each question once', async () => {
  const board = new Board(until(3));
  board.line = 7;
  board.give();
  board.look();
  await board.settle();
  expect(board.given).toEqual([
    [0, 'on'],
    [1, 'on'],
    [2, 'on'],
  ]);
  expect([board.standing.given, board.standing.stop?.id]).toEqual([null, 'question']);
  expect([8, 9, 10, 11].map((entry) => board.standing.gave(entry))).toEqual([true, true, true, false]);
  // An undo leads back to where it was given.
  expect([10, 8, 7, 11].map((line) => board.standing.backTo(line))).toEqual([7, 7, null, null]);
});

test('while others act it waits, and goes on when it is asked again', async () => {
  const board = new Board(({ no }) => (no === 1 ? 'wait' : no < 3 ? { pick: ['on'] } : stopped('question')));
  board.give();
  await board.settle();
  expect([board.given.length, board.standing.given]).toEqual([1, 'on']);
  board.no = 2;
  board.look();
  await board.settle();
  expect([board.given.length, board.standing.stop?.id]).toEqual([2, 'question']);
});

test('what is not known yet is waited for', async () => {
  const board = new Board(until(1));
  board.isKnown = false;
  board.give();
  await board.settle();
  expect(board.given).toEqual([]);
  board.isKnown = true;
  board.look();
  await board.settle();
  expect(board.given).toEqual([[0, 'on']]);
});

const CHANGES: Readonly<Record<string, Partial<Pick<Board, 'isOpen' | 'seat' | 'line' | 'over' | 'refuses' | 'no'>>>> =
  {
    lost: { isOpen: false },
    'another-seat': { seat: 1 },
    'taken-back': { line: 3 },
    over: { over: true },
    refused: { refuses: true, no: 2 },
  };
test.each(Object.entries(CHANGES))('it ends: %s', async (why, change) => {
  const board = new Board(({ no }) => (no === 1 ? 'wait' : { pick: ['on'] }));
  board.line = 5;
  board.give();
  await board.settle();
  expect(board.given.length).toBe(1);
  Object.assign(board, change);
  board.look();
  await board.settle();
  expect([board.standing.given, board.standing.stop?.id, board.given.length]).toEqual([null, why, 1]);
});

test('the player takes over, and nothing more is answered', async () => {
  const board = new Board(({ no }) => (no === 1 ? 'wait' : { pick: ['on'] }));
  board.give();
  await board.settle();
  board.standing.end();
  board.no = 2;
  board.look();
  await board.settle();
  expect([board.given.length, board.standing.stop]).toEqual([1, null]);
});

test('an order that never ends is ended', async () => {
  const board = new Board(() => ({ pick: ['on'] }));
  board.give();
  for (let n = 0; n < 200; n++) await board.settle();
  expect(board.standing.stop?.id).toBe('too-long');
  expect(board.given.length).toBeLessThan(1000);
});

test('limits that make no sense are as usual', () => {
  const { order } = new Board(until(0));
  expect(limitsOf(order)).toEqual({ points: 5 });
  expect(limitsOf(order, { points: 20, other: 3 })).toEqual({ points: 20 });
  expect(['x', -1, 101, Number.NaN].map((points) => limitsOf(order, { points })['points'])).toEqual([5, 5, 5, 5]);
});
