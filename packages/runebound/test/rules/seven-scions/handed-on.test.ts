/** A card that the storm carries to the Hero on the left. */

import { arrange, type TestTable } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import type { RuneboundWorld } from '@questwright/runebound';
import { expect } from 'vitest';
import { withBattleCards } from '../../battles.ts';

/** Seat 0 hands on the bow. */
const handedOn = (other: readonly string[]): TestTable<RuneboundWorld> =>
  arrange(withBattleCards, {
    seats: 2,
    packs: ['battle-cards', 'seven-scions'],
    rest: 'heroes',
    piles: { 'hero/0': ['fighter'], 'hero/1': ['envoy'], 'area/0': ['bow'], 'area/1': other },
    set: { turn: 0, 'heroes.0.space': 'tamalir', 'heroes.1.space': 'tamalir' },
    late: ({ world }) => ({
      play: { proc: 'parting with a card', with: { seat: 0, things: [...world.things.piles['area/0']!], to: 1 } },
    }),
  });

rule('RB-ITM-13', 'whoever is handed a third Weapon may give up another for it', () => {
  const table = handedOn(['club', 'spear']);
  expect(table).toOffer(1, ['give-up:{club}', 'give-up:{spear}', 'decline']);
  table.answer(1, 'give-up:{club}');
  expect([table.pile('area/0'), table.pile('area/1')]).toEqual([[], ['spear', 'bow']]);
});
rule('RB-ITM-16', 'what is handed on and not wanted is discarded', () => {
  const table = handedOn(['club', 'spear']).answer(1, 'decline');
  expect([table.pile('area/0'), table.pile('area/1'), table.pile('market deck').at(-1)]).toEqual([
    [],
    ['club', 'spear'],
    'bow',
  ]);
  expect(handedOn(['club']).pile('area/1')).toEqual(['club', 'bow']);
});
