/** When what a card says is true, each at the number where it begins. */

import { rule } from '@questwright/harness/vitest';
import type { Content, Json } from '@questwright/kernel';
import { expect } from 'vitest';
import { visit } from '../market/table.ts';

type Visit = NonNullable<Parameters<typeof visit>[0]>;

/** One more Life for the Hero while it is true. */
const charm = (given: Readonly<Record<string, Json>>): Content => ({
  kind: 'item',
  back: 'market',
  cost: 3,
  class: 'artifact',
  type: 'relic',
  use: 'always',
  modifies: [{ value: 'life', if: { of: 'your hero', ...given }, add: 1 }],
});
/** Whether it is true for a Hero in a town. */
function holds(given: Readonly<Record<string, Json>>, { area = [], set, ...more }: Visit = {}): boolean {
  const table = visit({ cards: { charm: charm(given) }, area: ['charm', ...area], ...more });
  for (const [path, value] of Object.entries(set ?? {})) table.set(path, value);
  const life = (): number => table.value('life', table.thing('hero/0')) as number;
  const before = life();
  table.edit(({ world }) => {
    const pile = world.things.piles['area/0']!;
    pile.splice(pile.indexOf(table.thing('charm')), 1);
  });
  return before - life() === 1;
}
const hurt = (counters: Readonly<Record<string, number>>): Visit => ({
  hero: [{ card: 'varikas-the-dead', counters }],
});

rule('RB-TERM-01', 'a town counts as every terrain; a Hero who has not entered play stands nowhere', () => {
  const inHills = { 'you stand in': ['hill'] };
  expect([holds(inHills), holds(inHills, { set: { 'heroes.0.space': '' } })]).toEqual([true, false]);
});

rule('RB-TERM-01', 'at most so much gold, at least so much: exactly so much is both', () => {
  const [most, least] = [{ 'gold at most': 3 }, { 'gold at least': 3 }];
  expect([2, 3, 4].map((gold) => holds(most, { gold }))).toEqual([true, true, false]);
  expect([2, 3, 4].map((gold) => holds(least, { gold }))).toEqual([false, true, true]);
});

rule('RB-TERM-01', 'a card that is nobody’s has no gold to count', () => {
  const drought: Content = {
    kind: 'event',
    color: 'green',
    back: 'green',
    number: 1,
    modifies: [{ value: 'movement dice', add: { 'half your gold': -1 } }],
  };
  const table = visit({ cards: { drought }, piles: { event: ['drought'] } });
  expect(table.value('movement dice', 0)).toBe(5);
});

rule('RB-TERM-01', 'one Ally is an Ally', () => {
  expect(holds({ 'has an ally': true })).toBe(false);
  expect(holds({ 'has an ally': true }, { area: ['acolyte-of-flame'] })).toBe(true);
});

rule('RB-TERM-01', 'a single wound wounds, a single exhaustion exhausts, neither does both', () => {
  const conditions = [{ wounded: 'you' }, { exhausted: 'you' }];
  const both = (given: Visit): boolean[] => conditions.map((one) => holds(one, given));
  expect(both({})).toEqual([false, false]);
  expect(both(hurt({ wounds: 1 }))).toEqual([true, false]);
  expect(both(hurt({ exhaustion: 1 }))).toEqual([false, true]);
});
