import { arrange, type Position } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { lanterns } from '../../../src/lanterns/index.ts';

/** Seat 0 has lit a lantern and is about to fail with another, so that a gust comes. */
const beforeGust = (piles: Position['piles'] = {}, oil: readonly number[] = [2, 2]) =>
  arrange(lanterns, {
    piles: { 'hand/0': ['storm-lantern', 'storm-lantern'], 'hand/1': ['fog-bell'], 'quay/0': ['rush-light'], ...piles },
    set: { oil },
    dice: [1, 2],
  });

rule('LAN-OUT-01', 'a chimney shelters the lantern before it goes out', () => {
  const table = beforeGust({ 'boat/0': ['glass-chimney'] }, [4, 2]);
  table.answer(0, 'light:{hand/0:0}');
  expect(table.where()).toBe(
    'game/the night > night/turns > turn/action > lighting a lantern/gust > going out/about to go out',
  );
  expect(table.pile('quay/0')).toEqual(['rush-light']);
  expect(table).toOffer(0, [
    'use:{glass-chimney}:shelter:turn-down',
    'use:{glass-chimney}:shelter:spend-oil',
    'use:{glass-chimney}:shelter:throw-away',
    'pass',
  ]);
  table.answer(0, 'use:{glass-chimney}:shelter:spend-oil');
  expect(table.pile('quay/0')).toEqual(['rush-light']);
  expect(table.event('sheltered')).toEqual({ seat: 0, card: { content: 'rush-light' } });
  expect(table.asked()).toEqual([1]);
});

rule('LAN-OUT-01', 'once in a night: at the second gust nobody is asked', () => {
  const table = arrange(lanterns, {
    packs: ['squall'],
    piles: {
      'hand/0': ['storm-lantern'],
      'hand/1': ['storm-lantern'],
      'quay/0': ['rush-light'],
      'boat/0': ['glass-chimney'],
    },
    set: { oil: [9, 2] },
    dice: [1, 2, 1, 3],
  });
  table.answer(0, 'light:{hand/0}').answer(0, 'use:{glass-chimney}:shelter:spend-oil');
  expect(table.pile('quay/0')).toEqual(['rush-light']);
  table.answer(1, 'light:{hand/1}');
  expect(table.event('went out')).toEqual({ seat: 0, card: { content: 'rush-light' } });
  expect(table.where()).toMatch(/bidding\/secret bids$/);
});

rule('LAN-OUT-01', 'only the keeper of the lantern may shelter it', () => {
  const table = beforeGust({ 'boat/1': ['glass-chimney'] });
  table.answer(0, 'light:{hand/0:0}');
  expect(table.event('went out')).toMatchObject({ seat: 0 });
  const own = beforeGust({ 'boat/0': ['glass-chimney'] });
  own.answer(0, 'light:{hand/0:0}');
  expect(own.asked()).toEqual([0]);
});

rule('LAN-OUT-02', 'a dead lantern and its wick are two cards in the ashes', () => {
  const table = arrange(lanterns, {
    piles: { 'hand/0': ['borrowed-wick', 'storm-lantern'], 'hand/1': [], 'quay/0': ['rush-light'] },
    set: { oil: [0, 0] },
    dice: [1, 2],
  });
  table.answer(0, 'tuck:{borrowed-wick}:{quay/0}').answer(1, 'rest').answer(0, 'bid', '0').answer(1, 'bid', '0');
  table.answer(1, 'rest').answer(0, 'light:{storm-lantern}');
  expect(table.pile('quay/0')).toEqual([]);
  expect(table.pile('ashes').sort()).toEqual(['borrowed-wick', 'rush-light']);
  expect(table.world.things.hosted).toEqual([]);
});

rule('LAN-OUT-03', 'who loses the last lantern draws a card', () => {
  const table = beforeGust({ deck: ['fog-bell'] });
  table.answer(0, 'light:{hand/0:0}');
  expect(table.pile('hand/0')).toEqual(['storm-lantern', 'fog-bell']);
  const two = beforeGust({ deck: ['fog-bell'], 'quay/0': ['rush-light', 'rush-light'] });
  two.answer(0, 'light:{hand/0:0}');
  expect(two.pile('hand/0')).toEqual(['storm-lantern']);
});

rule('LAN-WAY-01', 'a tool turned down does nothing for the rest of the night', () => {
  const table = arrange(lanterns, {
    piles: { 'hand/0': ['rush-light'], 'hand/1': [], 'boat/0': ['spare-flint', 'spare-flint'] },
    dice: [1, 2, 3, 3],
  });
  table.answer(0, 'light:{hand/0}').answer(0, 'use:{boat/0:0}:strike-again:turn-down');
  expect(table.view(1).zones['boat/0']).toMatchObject([
    { card: 'spare-flint', up: false },
    { card: 'spare-flint', up: true },
  ]);
  expect(table).toOffer(0, ['use:{boat/0:1}:strike-again:turn-down', 'use:{boat/0:1}:strike-again:throw-away', 'pass']);
  expect(table).toRefuse(0, 'use:{boat/0:0}:strike-again:turn-down', 'LAN-WAY-01', 'kernel.face-down');
});

rule('LAN-WAY-02', 'a chimney for two drops of oil', () => {
  const table = beforeGust({ 'boat/0': ['glass-chimney'] }, [3, 2]);
  table.answer(0, 'light:{hand/0:0}').answer(0, 'use:{glass-chimney}:shelter:spend-oil');
  expect(table.event('oil lost')).toEqual({ seat: 0, amount: 2, now: 1 });
  expect(table.view(1).zones['boat/0']).toMatchObject([{ card: 'glass-chimney', up: true }]);
});

rule('LAN-WAY-02', 'one drop is too little', () => {
  const table = beforeGust({ 'boat/0': ['glass-chimney'] }, [1, 2]);
  table.answer(0, 'light:{hand/0:0}');
  expect(table).toOffer(0, ['use:{glass-chimney}:shelter:turn-down', 'use:{glass-chimney}:shelter:throw-away', 'pass']);
  expect(table).toRefuse(0, 'use:{glass-chimney}:shelter:spend-oil', 'LAN-WAY-02', 'refuse.too-little-oil');
});

rule('LAN-WAY-03', 'a tool thrown away lies in the ashes', () => {
  const table = arrange(lanterns, {
    piles: { 'hand/0': ['rush-light'], 'hand/1': [], 'boat/0': ['spare-flint'] },
    dice: [1, 2, 3, 3],
  });
  table.answer(0, 'light:{hand/0}').answer(0, 'use:{spare-flint}:strike-again:throw-away');
  expect(table.pile('boat/0')).toEqual([]);
  expect(table.pile('ashes')).toEqual(['spare-flint']);
});
