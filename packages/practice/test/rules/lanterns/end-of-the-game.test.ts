import { arrange } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { lanterns } from '../../../src/lanterns/index.ts';

const seven = ['jam-jar-lamp', 'fog-bell', 'fog-bell', 'fog-bell', 'spare-flint', 'spare-flint', 'glass-chimney'];

rule('LAN-WIN-01', 'eight light end the game in the middle of a turn', () => {
  const table = arrange(lanterns, {
    piles: { 'hand/0': seven, 'hand/1': [], 'quay/0': ['storm-lantern', 'storm-lantern'] },
    dice: [6, 6],
  });
  table.answer(0, 'light:{jam-jar-lamp}');
  expect(table.game).toMatchObject({ over: true, pending: null, result: { winners: [0], by: 'light' } });
  expect(table.event('enough light')).toEqual({ winners: [0], light: 8 });
  expect(table.pile('hand/0')).toHaveLength(6);
});

rule('LAN-WIN-01', 'seven are not enough; a wick can make the eighth', () => {
  const table = arrange(lanterns, {
    piles: {
      'hand/0': ['jam-jar-lamp', 'borrowed-wick'],
      'hand/1': [],
      'quay/0': ['bishops-chandelier'],
    },
    set: { oil: [0, 0] },
    dice: [6, 6],
  });
  table.answer(0, 'light:{jam-jar-lamp}');
  expect(table.value('light', 0)).toBe(7);
  expect(table.game.over).toBe(false);
  table.answer(1, 'rest').answer(0, 'bid', '0').answer(1, 'bid', '0').answer(1, 'rest');
  table.answer(0, 'tuck:{borrowed-wick}:{jam-jar-lamp}');
  expect(table.game.result).toEqual({ winners: [0], by: 'light' });
});

const dusk = (night: number) =>
  arrange(lanterns, {
    seats: 3,
    piles: { 'quay/0': ['storm-lantern'], 'quay/1': ['rush-light'], 'quay/2': ['jam-jar-lamp', 'rush-light'] },
    set: { night, oil: [0, 0, 0] },
  })
    .answer(0, 'rest')
    .answer(1, 'rest')
    .answer(2, 'rest')
    .answer(0, 'bid', '0')
    .answer(1, 'bid', '0')
    .answer(2, 'bid', '0');

rule('LAN-WIN-02', 'after the twelfth night the most light wins, and a tie is shared', () => {
  const table = dusk(12);
  expect(table.game).toMatchObject({ over: true, result: { winners: [0, 2], by: 'dawn' } });
});

rule('LAN-WIN-02', 'after the eleventh there is another night', () => {
  const table = dusk(11);
  expect(table.game.over).toBe(false);
  expect(table.world.night).toBe(12);
  expect(table.event('night fell')).toEqual({ night: 12, of: 12 });
});
