/** Positions in which a soak once came to a dead end, to a loop, or to a broken board. */

import { answerOf } from '@questwright/bots';
import { rule } from '@questwright/harness/vitest';
import { expect, test } from 'vitest';
import { greedyBot } from '../src/bot/index.ts';
import { OPEN } from './rules/duel.ts';
import { at, events, field, packed } from './rules/field.ts';

test('who is to push itself stays where it is', () => {
  const table = field({
    map: OPEN,
    figures: { rook: 'b2', animate: 'e5' },
    play: ['push', { figure: 'rook', by: 'rook', spaces: 2, kind: 'push' }],
  });
  expect(table.offers(0)).toEqual(['spaces:0', 'spaces:1', 'spaces:2']);
  table.answer(0, 'spaces:2');
  expect([at(table, 'rook'), table.where().endsWith('action phase')]).toEqual(['b2', true]);
});

test('a Totem that ends the turn waits until everybody is spawned', () => {
  const spawns = ['d4', 'e4'].map((square) => ({ card: 'ditch-imp', squares: [square] }));
  const table = field({
    map: OPEN,
    figures: { rook: 'b2', zeke: 'a1' },
    tokens: [{ kind: 'totem', square: 'e1', colour: 'yellow' }],
    encounter: { secret: { ends: { lost: [] }, totems: { yellow: [{ 'end turn': true }] } } },
    play: ['spawning', { spawns, by: -1, shields: null }],
    dice: [6, 6],
  });
  expect(events(table, 'token activated')).toHaveLength(1);
  const { figures, track } = table.world;
  const imps = figures.slice(2).map(({ thing }) => thing);
  expect(imps.map((one) => track.some((card) => card.figures.includes(one)))).toEqual([true, true]);
});

test('a bot that has more than it can carry gets rid of it', () => {
  const given = { map: OPEN, figures: { rook: { at: 'b2', stamina: 3 }, animate: 'e5' } } as const;
  const table = packed(field(given), 'rook', 'katar', 'walking-blade', 'slab-shield').answer(0, 're-equip');
  const mallet = table.thing('mallet');
  table.answer(0, `store:${mallet}`);
  const bot = greedyBot(table.loaded);
  for (let n = 0; n < 10 && table.game.pending!.proc === 're-equip'; n++) {
    table.answer(0, ...answerOf(table.loaded, table.game, bot, table.offer(0)!));
  }
  expect(table.where()).toMatch(/action phase$/);
});

rule('MD-MOVE-08', 'nobody walks into who was Spawned by the Break Attack that the step provoked', () => {
  // Rook counters, the last opponent falls, and the Reward puts another one where he was going.
  const table = field({
    map: ['....', '....'],
    figures: { rook: { at: 'a1', stamina: 5 }, 'cave-sickle': { at: 'a2', damage: 5 } },
    encounter: {
      ends: {
        first: { outcome: 'win', when: { 'all defeated': 'opponents' } },
        lost: { outcome: 'lose', when: { 'all defeated': 'adventurers' } },
      },
      secret: { ends: { first: [{ 'goes on': ['lost'] }, { spawn: 'cave-sickle', at: ['b1'] }], lost: [] } },
    },
    dice: [1, 1, 6, 6],
  });
  table.answer(0, 'move').answer(0, 'walk', 'b1');
  while (table.where().includes('attack'))
    table.answer(0, table.offers(0).find((id) => id === 'counter') ?? table.offers(0).at(-1)!);
  expect(table.world.figures.map(({ square }) => square)).toEqual(['a1', '', 'b1']);
  expect(table.offers(0)).toContain('stop');
});
