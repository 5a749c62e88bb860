/** What a card says is done, to whom and where to. */

import { rule } from '@questwright/harness/vitest';
import type { Content, Effect } from '@questwright/kernel';
import { expect } from 'vitest';
import { visit } from '../market/table.ts';

type Table = ReturnType<typeof visit>;

/** Something that can be used in the Market step for these effects. */
const trinket = (effects: readonly Effect[]): Content => ({
  kind: 'item',
  back: 'market',
  cost: 3,
  class: 'artifact',
  type: 'relic',
  use: 'activate',
  abilities: [{ timing: 'market', name: 'use', ways: ['activate'], effects: [...effects] }],
});
const USE = 'use:{trinket}:use:activate';
function withTrinket(effects: readonly Effect[], { area = [], ...more }: Parameters<typeof visit>[0] = {}): Table {
  return visit({ cards: { trinket: trinket(effects) }, area: ['trinket', ...area], ...more });
}

rule('RB-ACT-01', 'a card leads back where the figure came from, to the nearest town, or to a space', () => {
  const to = (where: string, cameFrom: string): string =>
    withTrinket([{ move: where }], { set: { 'heroes.0.cameFrom': cameFrom } }).answer(0, USE).world.heroes[0]!.space;
  expect(to('back', 'd3')).toBe('d3');
  // Who has come from nowhere stays.
  expect(to('back', '')).toBe('riverwatch');
  expect([to('nearest town', 'd3'), to('frostgate', 'd3')]).toEqual(['riverwatch', 'frostgate']);
});

rule('RB-DEF-02', 'gold to be given can be the last, and no more than there is', () => {
  expect(withTrinket([{ gold: -3 }], { gold: 3 }).answer(0, USE).world.heroes[0]!.gold).toBe(0);
  expect(withTrinket([{ gold: -3 }], { gold: 2 })).toRefuse(0, USE);
});

rule('RB-WND-08', 'a card that heals does nothing only when nobody it is for is hurt', () => {
  const heal = [{ gold: 1 }, { heal: 1, who: 'your party' }];
  const used = (wounds: number): Table =>
    withTrinket(heal, {
      area: ['acolyte-of-flame'],
      hero: [{ card: 'varikas-the-dead', counters: { wounds } }],
    }).answer(0, USE);
  const table = used(1);
  expect([table.event('nothing to recover'), table.event('recovered')]).toMatchObject([null, { wounds: 1 }]);
  expect(withTrinket([{ heal: 1, who: 'your party' }])).toRefuse(0, USE);
});
