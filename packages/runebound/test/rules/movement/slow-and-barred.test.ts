/** Movement when a card takes dice away or bars a space. */

import { arrange, type TestTable } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import { labelOf, type Content } from '@questwright/kernel';
import { expect } from 'vitest';
import type { RuneboundWorld } from '@questwright/runebound';
import { runebound } from '../../small-board.ts';

/** The Movement step of a Hero beside whom a card lies that changes a value. */
function moving(change: NonNullable<Content['modifies']>[number], exhaustion = 0): TestTable<RuneboundWorld> {
  const burden: Content = {
    kind: 'item',
    back: 'market',
    cost: 3,
    class: 'artifact',
    type: 'relic',
    use: 'always',
    modifies: [change],
  };
  const content = { ...runebound.rules.content, burden };
  return arrange(
    { ...runebound, rules: { ...runebound.rules, content } },
    {
      seats: 1,
      options: { heroes: ['varikas-the-dead'] },
      set: { turn: 0, first: 0, 'heroes.0.space': 'd5' },
      piles: { 'hero/0': [{ card: 'varikas-the-dead', counters: { exhaustion } }], 'area/0': ['burden'] },
      rest: 'market deck',
      dice: [1, 1, 1, 1, 1],
      at: 'game/turn > turn/movement step',
      locals: { turn: { seat: 0 } },
    },
  );
}

rule('RB-MOV-13', 'who has two dice rests with two of them, one or none', () => {
  const table = moving({ value: 'movement dice', if: { 'your own': true }, add: -3 });
  const rests = table.offers(0).filter((id) => id.startsWith('rest:'));
  expect(rests.toSorted()).toEqual(['rest:0', 'rest:1', 'rest:2']);
});

rule(['RB-MOV-13', 'RB-MOV-14'], 'to rest is offered with what it takes off: no more than there is', () => {
  const label = (lying: number, dice: number): unknown => {
    const table = moving({ value: 'movement dice', if: { 'your own': true }, add: 0 }, lying);
    return labelOf(table.loaded, table.game, 0, `rest:${dice}`).with['counters'];
  };
  expect([label(1, 0), label(3, 0), label(3, 3)]).toEqual([1, 3, 1]);
});

rule('RB-MOV-06', 'a space that cannot be passed can be left at the beginning', () => {
  const table = moving({ value: 'may be passed', set: false });
  table.answer(0, 'roll:5');
  expect(table.where()).toMatch(/movement step\/where to$/);
});
