/** What cards let one player alone see, and the blows that they strike outside of the phases. */

import { rule } from '@questwright/harness/vitest';
import type { Content, Effect } from '@questwright/kernel';
import { expect } from 'vitest';
import { attempt, combatRoll, say, tags, wounds } from '../../battles.ts';
import { visit } from '../market/table.ts';

type Table = ReturnType<typeof visit>;
const USE = 'use:{trinket}:use:activate';
const withTrinket = (effects: readonly Effect[], more: Parameters<typeof visit>[0] = {}): Table => {
  const trinket: Content = {
    kind: 'item',
    back: 'market',
    cost: 3,
    class: 'artifact',
    type: 'relic',
    use: 'activate',
    abilities: [{ timing: 'market', name: 'use', ways: ['activate'], effects: [...effects] }],
  };
  return visit({ ...more, cards: { trinket }, area: ['trinket', ...(more.area ?? [])] });
};

rule('RB-ACT-01', 'a blow is a defense at once, against the numbers of the enemy, and costs its damage', () => {
  const table = attempt({ deck: ['snare'], dice: [3, 3] });
  expect(combatRoll(table, 'melee')).toMatchObject({ for: 'defense', against: 11, total: 10, success: 'false' });
  expect([wounds(table, 'fighter'), wounds(table, 'snare')]).toEqual([3, 0]);
  expect(table.where()).toContain('escape phase');
  expect(wounds(attempt({ deck: ['snare'], dice: [4, 3] }), 'fighter')).toBe(0);
});

rule('RB-ACT-01', 'a blow with numbers of its own needs no enemy, and is no failed roll of a round', () => {
  const table = attempt({ deck: ['pitfall'], area: ['page'], dice: [6, 5] });
  expect(combatRoll(table, 'ranged')).toMatchObject({ against: 15, total: 14 });
  expect([wounds(table, 'fighter'), wounds(table, 'page')]).toEqual([2, 0]);
  const trap = [{ strike: 'magic', number: 25, wounds: 1 }];
  const struck = withTrinket(trap, { dice: [10, 10] }).answer(0, USE);
  expect([struck.event('combat roll'), struck.event('wounded')]).toMatchObject([{ against: 25 }, { amount: 1 }]);
});

rule('RB-ACT-01', 'whoever falls by a blow fights no more', () => {
  const table = attempt({ deck: ['snare'], wounds: 3, dice: [1, 1] });
  expect(tags(table, 'knocked out', 'combat round')).toEqual(['knocked out']);
});

rule('RB-ACT-01', 'dice of a blow can be rolled again, and its wounds canceled', () => {
  const again = say(attempt({ deck: ['snare'], area: ['dice'], dice: [1, 1, 1, 2] }), 'use:{dice}:again:activate');
  expect([tags(again, 'rolled').length, wounds(again, 'fighter')]).toEqual([2, 3]);
  const mail = say(attempt({ deck: ['snare'], area: ['mail'], dice: [1, 1] }), 'use:{mail}:cancel:activate');
  expect(wounds(mail, 'fighter')).toBe(2);
});

const LOOK = { look: 'green deck', cards: 3, then: 'order' };
const green = ['barrow-rats', 'marsh-lantern', 'old-one-ear', 'highway-bard'];

rule('RB-ACT-01', 'one player alone sees the top cards, and puts them back in any order', () => {
  const table = withTrinket([LOOK], { piles: { 'green deck': green } }).answer(0, USE);
  const things = table.world.things.piles['green deck']!.slice(0, 3);
  const seen = (seat: number): (string | null)[] =>
    table
      .view(seat)
      .zones['green deck']!.slice(0, 4)
      .map(({ card }) => card);
  expect([seen(0), seen(1)]).toEqual([
    [...green.slice(0, 3), null],
    [null, null, null, null],
  ]);
  table.answer(0, 'put-back', ...[things[2]!, things[0]!, things[1]!].map(String));
  expect(table.pile('green deck').slice(0, 4)).toEqual(['old-one-ear', 'barrow-rats', 'marsh-lantern', 'highway-bard']);
});

rule('RB-ACT-01', 'of cards looked at one is taken, and the others go under the deck', () => {
  const look = { look: 'market deck', cards: 3, then: 'take one' };
  const deck = ['tallow-torch', 'white-blade', 'pavise', 'yew-longbow'];
  const table = withTrinket([look], { piles: { 'market deck': ['eelskin-gloves', ...deck] } }).answer(0, USE);
  expect(table).toOffer(0, ['take:{tallow-torch}', 'take:{white-blade}', 'take:{pavise}']);
  table.answer(0, 'take:{white-blade}');
  expect(table.pile('area/0')).toContain('white-blade');
  expect(table.pile('market deck')[0]).toBe('yew-longbow');
  expect(table.pile('market deck').slice(-2)).toEqual(['tallow-torch', 'pavise']);
});

rule('RB-ACT-01', 'nobody looks at an empty deck', () => {
  const none = { piles: { 'green deck': [] }, only: ['green deck'] };
  expect(withTrinket([LOOK], none)).toRefuse(0, USE);
  const table = withTrinket([{ gold: 1 }, LOOK], none).answer(0, USE);
  expect(table.event('nothing to look at')).toMatchObject({ seat: 0 });
});
