import { expect } from 'vitest';
import { arrange, type TestTable } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import type { RuneboundWorld } from '@questwright/runebound';
import { runebound } from '../../small-board.ts';

const ITEMS = ['padded-leather-armor', 'soul-burn', 'lightning-mace'];
const OTHERS = ['white-blade'];

const begun = (face: 'up' | 'down', items: readonly string[] = ITEMS): TestTable<RuneboundWorld> =>
  arrange(runebound, {
    seats: 2,
    options: { heroes: ['varikas-the-dead', 'old-hesper'] },
    set: { turn: 0, 'heroes.0.space': 'tamalir', 'heroes.1.space': 'greyhaven' },
    piles: {
      'area/0': items.map((card) => ({ card, face })),
      'area/1': OTHERS.map((card) => ({ card, face })),
    },
    rest: 'market deck',
    at: 'game/turn > turn/refresh step',
    locals: { turn: { seat: 0 } },
  });
const faces = (table: TestTable<RuneboundWorld>, cards: readonly string[]): unknown[] =>
  cards.map((card) => table.world.things.face[table.thing(card)]);

rule('RB-REF-01', 'all activated cards of the player are turned face up, and no others', () => {
  const table = begun('down');
  expect(faces(table, ITEMS)).toEqual([1, 1, 1]);
  expect(faces(table, OTHERS)).toEqual([0]);
  expect(table.event('refreshed')).toEqual({ seat: 0, cards: ITEMS.map((card) => ({ thing: table.thing(card) })) });
});

rule('RB-REF-02', 'what was refreshed can be used again', () => {
  const use = 'use:{seven-mile-boots}:one more mile:activate';
  const table = begun('down', ['seven-mile-boots']).answer(0, 'stay');
  expect(table.offers(0)).toContain(table.resolve(use));
  table.answer(0, use);
  expect(faces(table, ['seven-mile-boots'])).toEqual([0]);
});

rule(
  'RB-REF-02',
  'a card that an effect turns up is told of; with nothing to turn up, the effect is not offered',
  () => {
    const visit = (face: 'up' | 'down'): TestTable<RuneboundWorld> =>
      arrange(runebound, {
        seats: 2,
        options: { heroes: ['varikas-the-dead', 'old-hesper'] },
        set: { turn: 0, 'heroes.0.space': 'tamalir', 'heroes.1.space': 'greyhaven' },
        piles: { 'area/0': ['the-clockwork-page', { card: 'soul-burn', face }], 'area/1': [] },
        rest: 'market deck',
        at: 'game/turn > turn/market step',
        locals: { turn: { seat: 0 } },
      });
    expect(visit('up')).toRefuse(0, 'use:{the-clockwork-page}:wind it up', 'RB-MKT-05');
    const table = visit('down').answer(0, 'use:{the-clockwork-page}:wind it up');
    expect(faces(table, ['soul-burn'])).toEqual([1]);
    expect(table.event('refreshed')).toEqual({ seat: 0, cards: [{ thing: table.thing('soul-burn') }] });
  },
);

rule('RB-REF-03', 'nothing to refresh: the Movement step begins at once', () => {
  const table = begun('up');
  expect(table.event('refreshed')).toBeNull();
  expect(table.where()).toContain('movement step/');
});
