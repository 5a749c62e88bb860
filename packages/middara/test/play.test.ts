/** The Encounter of the box, played at random: no crash, no dead end, and words for everything that comes up. */

import { arrange, soak } from '@questwright/harness';
import { below, labelOf, promptOf, sample, seeded, type Message } from '@questwright/kernel';
import { wordCheck } from '@questwright/messages';
import { expect, test } from 'vitest';
import { ENGLISH, middara } from '../src/index.ts';

test('random Adventurers can always go on, and everything can be said', { timeout: 60_000 }, () => {
  const spoken = wordCheck({ definition: middara, messages: ENGLISH, title: 'game.title', board: () => [] });
  const report = soak(middara, {
    games: 3,
    seed: 'middara',
    every: 32,
    cap: 100,
    onDecision: ({ loaded, game }) => {
      for (const { seat, options, forms, asked } of game.pending!.offers) {
        if (!asked) continue;
        spoken.met(promptOf(loaded, game, seat));
        for (const id of [...options, ...forms.map((form) => form.choice)]) spoken.met(labelOf(loaded, game, seat, id));
      }
      const { figures } = game.world;
      const taken = figures.map((one) => one.square).filter((square) => square !== '');
      const onTheWay = game.stack.some((one) => one.proc === 'movement');
      expect(onTheWay || new Set(taken).size === taken.length).toBe(true);
    },
    onEvents: (_, events) => {
      for (const event of events) {
        spoken.met(event);
        for (const one of (event.with['trace'] ?? []) as unknown as Message[]) spoken.met(one);
      }
    },
  });
  expect(report.failures.map(({ game, error }) => ({ game, error }))).toEqual([]);
  expect(spoken.problems()).toEqual([]);
});

test.each(['bombing-the-sickles', 'sickles-upon-sickles', 'dank-grotto'])(
  'random Adventurers get through the setup and the first turns of %s',
  { timeout: 60_000 },
  (encounter) => {
    const table = arrange(middara, { seats: 2, options: { encounter } });
    const dice = seeded(encounter);
    for (let i = 0; i < 16 && !table.game.over; i++) {
      const [seat] = table.asked();
      table.answer(seat!, ...sample(table.offer(seat!)!, (many) => below(dice, many)));
    }
    expect(table.world.round).toBeGreaterThan(0);
  },
);
