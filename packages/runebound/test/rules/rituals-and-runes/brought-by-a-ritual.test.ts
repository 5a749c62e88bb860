/** What a Ritual brings. */

import { arrange } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { withBattleCards } from '../../battles.ts';

rule('RB-DEF-06', 'a Challenge that a card has brought wins the counter of the space, of its color', () => {
  const table = arrange(withBattleCards, {
    seats: 2,
    packs: ['battle-cards', 'rituals-and-runes'],
    at: 'game/turn > turn/adventure step',
    locals: { turn: { seat: 0 } },
    rest: 'heroes',
    dice: [10, 10],
    piles: {
      'hero/0': ['fighter'],
      'hero/1': ['envoy'],
      'area/0': [
        {
          card: 'the-widows-hour',
          counters: {
            'road marker': 1,
            'swamp marker': 1,
            'plains marker': 1,
            'forest marker': 1,
            'hill marker': 1,
          },
        },
      ],
      'area/1': [],
      'blue deck': ['brittle'],
    },
    set: { turn: 0, first: 0, 'heroes.0.space': 'd6', 'heroes.1.space': 'tamalir', adventures: ['d6'] },
  });
  table.answer(0, 'use:{the-widows-hour}:stop the clock:discard').answer(0, 'choose:blue').answer(0, 'fight');
  table.answer(0, 'attack:{fighter}');
  expect([table.world.adventures, table.event('adventure counter won')]).toMatchObject([[], { color: 'yellow' }]);
});
