/** What a card gives and nobody can take is told. */

import { arrange, type TestTable } from '@questwright/harness';
import { effectsAt, type Json } from '@questwright/kernel';
import { words } from '@questwright/messages';
import { expect, test } from 'vitest';
import { runebound } from '../src/definition.ts';
import { ENGLISH } from '../src/messages/index.ts';
import type { RuneboundWorld } from '../src/world.ts';
import { ALLIES } from '../src/content/allies.ts';
import { ITEMS } from '../src/content/items.ts';

const MARKET_CARDS = Object.keys({ ...ALLIES, ...ITEMS });
const HERO = 'varikas-the-dead';

function rewarded(challenge: string, position: { wounds?: number; isEmpty?: boolean }): TestTable<RuneboundWorld> {
  const { wounds = 0, isEmpty = false } = position;
  return arrange(runebound, {
    seats: 2,
    rest: 'removed from play',
    set: { turn: 0, 'heroes.0.space': 'tamalir' },
    piles: {
      'hero/0': [{ card: HERO, counters: { wounds } }],
      'area/0': [],
      'area/1': isEmpty ? MARKET_CARDS : [],
      'market deck': [],
      adventure: [challenge],
    },
    late: ({ world }) => ({ play: effectsAt(challenge, ['reward'], 0, world.things.piles['adventure']![0]!) }),
  });
}
const told = (table: TestTable<RuneboundWorld>): string[] =>
  table.events
    .filter(({ tag }) => tag === 'nothing to recover' || tag === 'no market card left' || tag === 'recovered')
    .map(({ key, with: params }) => words(ENGLISH)({ key, with: params as Record<string, Json> }));

test('healing for who has no wounds', () => {
  expect(told(rewarded('boar-of-harrowdown', {}))).toEqual([expect.stringMatching(/^.+ has no wound to heal\.$/)]);
  const hurt = rewarded('boar-of-harrowdown', { wounds: 1 });
  expect(hurt.events.map(({ tag }) => tag)).toContain('recovered');
  expect(hurt.event('nothing to recover')).toBeNull();
});

test('a market card when the deck is empty', () => {
  expect(told(rewarded('slag-hounds', { isEmpty: true }))).toEqual([
    expect.stringMatching(/^The market deck is empty: .+ gains no card\.$/),
  ]);
  expect(rewarded('slag-hounds', {}).event('no market card left')).toBeNull();
});
