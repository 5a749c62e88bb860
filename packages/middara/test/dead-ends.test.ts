/** Positions in which a soak once came to a dead end, to a loop, or to a broken board. */

import { answerOf } from '@questwright/bots';
import { rule } from '@questwright/harness/vitest';
import { expect, test } from 'vitest';
import { greedyBot } from '../src/bot/index.ts';
import type { EncounterCard } from '../src/cards.ts';
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

const HATCHED: Partial<EncounterCard> = {
  ends: {
    first: { outcome: 'win', when: { 'all defeated': 'opponents' } },
    lost: { outcome: 'lose', when: { 'all defeated': 'adventurers' } },
  },
  secret: {
    ends: { first: [{ 'goes on': ['lost'] }, { spawn: 'cave-sickle', at: ['a1', 'c1'], count: 2 }], lost: [] },
  },
};
/** Rook counters on his way through Zeke’s space; the Reward puts others before and behind him. */
const shutIn = (stamina: number): ReturnType<typeof field> => {
  const table = field({
    map: ['....', 'oo..'],
    figures: { rook: { at: 'a1', stamina }, zeke: 'b1', 'cave-sickle': { at: 'c2', damage: 5 } },
    encounter: HATCHED,
    dice: [1, 1, 6, 6],
  });
  table.answer(0, 'move').answer(0, 'walk', 'b1', 'c1');
  while (table.where().includes('attack'))
    table.answer(0, table.offers(0).find((id) => id === 'counter') ?? table.offers(0).at(-1)!);
  return table;
};
rule('MD-MOVE-11', 'who can neither stop on an ally nor go on is put on the nearest space', () => {
  const table = shutIn(3);
  expect([at(table, 'rook'), table.where().endsWith('action phase')]).toEqual(['c2', true]);
});
rule('MD-MOVE-11', 'with SP left more Movement Points are bought first', () => {
  const table = shutIn(4);
  expect(table).toOffer(0, ['more']);
  expect(at(table.answer(0, 'more'), 'rook')).toBe('c2');
});
rule('MD-MOVE-11', 'so is an opponent', () => {
  const allies = ['b1', 'c2'].map((square) => ({ spawn: 'animate', at: [square], side: 'adventurers' }));
  const table = field({
    map: ['......', 'o...oo'],
    figures: { remi: 'a1', 'cave-sickle': 'b1', animate: 'b2' },
    turn: 'cave-sickle',
    play: ['move action', { figure: 'cave-sickle', flight: false }],
    tokens: [{ kind: 'totem', square: 'f1', colour: 'red' }],
    encounter: { secret: { ends: { lost: [] }, totems: { red: allies } } },
  }).answer(0, 'walk', 'b2', 'c2');
  while (table.offers(0).includes('hold')) table.answer(0, 'hold');
  expect(at(table, 'cave-sickle')).toBe('c1');
});
