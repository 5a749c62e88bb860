import { arrange, type Position } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { lanterns } from '../../../src/lanterns/index.ts';

const hands = (zero: readonly string[], one: readonly string[] = []): NonNullable<Position['piles']> => ({
  'hand/0': zero,
  'hand/1': one,
});

rule(
  'LAN-NGT-01',
  'each keeper takes one turn, then the bidding comes',
  () => {
    const table = arrange(lanterns, { seats: 3 });
    const asked: number[][] = [];
    for (const seat of [0, 1, 2]) {
      asked.push(table.asked());
      expect(table.where()).toBe('game/the night > night/turns > turn/action');
      table.answer(seat, 'rest');
    }
    expect(asked).toEqual([[0], [1], [2]]);
    expect(table.where()).toBe('game/the night > night/bidding > bidding/secret bids');
  },
  {
    'LAN-NGT-01': [
      {
        rule: 'LAN-NGT-01',
        proc: 'night',
        step: 'turns',
        replace: { rule: 'LAN-NGT-01', each: (t) => t.seats.slice(1), run: 'turn', with: (_, seat) => ({ seat }) },
      },
    ],
  },
);

rule('LAN-NGT-02', 'a used tool lies face up again in the next night', () => {
  const table = arrange(lanterns, {
    piles: { ...hands(['rush-light']), 'boat/0': ['spare-flint'] },
    dice: [1, 2, 3, 3],
  });
  table.answer(0, 'light:{hand/0}').answer(0, 'use:{spare-flint}:strike-again:turn-down');
  expect(table.view(1).zones['boat/0']![0]!.up).toBe(false);
  table.answer(1, 'rest').answer(0, 'bid', '0').answer(1, 'bid', '0');
  expect(table.world.night).toBe(2);
  expect(table.view(1).zones['boat/0']![0]!.up).toBe(true);
});

rule('LAN-NGT-03', 'the first turn of the second night is for the next seat', () => {
  const table = arrange(lanterns);
  table.answer(0, 'rest').answer(1, 'rest').answer(0, 'bid', '0').answer(1, 'bid', '0');
  expect(table.asked()).toEqual([1]);
  expect(table.event('morning came')).toEqual({ first: { seat: 1 } });
});

rule('LAN-TRN-01', 'the actions that a hand allows, and one of them', () => {
  const table = arrange(lanterns, { piles: hands(['rush-light', 'fog-bell', 'borrowed-wick']) });
  expect(table).toOffer(0, ['draw', 'light:{rush-light}', 'rig:{fog-bell}', 'trade:1', 'rest']);
  expect(table).toOffer(1, []);
  table.answer(0, 'rest');
  expect(table.asked()).toEqual([1]);
});

rule('LAN-TRN-02', 'draw the top card', () => {
  const table = arrange(lanterns, { piles: { ...hands([]), deck: ['fog-bell'] } });
  table.answer(0, 'draw');
  expect(table.pile('hand/0')).toEqual(['fog-bell']);
});

rule('LAN-TRN-02', 'no drawing without deck and ashes', () => {
  const table = arrange(lanterns, { piles: hands(['rush-light']) });
  table.edit(({ world: { things } }) => {
    const read = things.piles['drift']!;
    for (const thing of things.piles['deck']!.splice(0)) {
      read.push(thing);
      things.zone[thing] = 'drift';
    }
  });
  table.answer(0, 'trade:1').answer(0, 'leave');
  expect(table).toOffer(0, ['light:{hand/0}', 'rest']);
  expect(table).toRefuse(0, 'draw', 'LAN-TRN-02', 'refuse.nothing-to-draw');
});

rule('LAN-TRN-03', 'only a lantern can be lit', () => {
  const table = arrange(lanterns, { piles: hands(['rush-light', 'fog-bell']) });
  expect(table).toOffer(0, ['draw', 'light:{rush-light}', 'rig:{fog-bell}', 'trade:1', 'rest']);
  expect(table).toRefuse(0, 'light:{fog-bell}', 'LAN-TRN-03', 'refuse.not-a-lantern');
});

rule('LAN-TRN-04', 'a tool is rigged in the open', () => {
  const table = arrange(lanterns, { piles: hands(['rush-light', 'fog-bell']) });
  expect(table).toRefuse(0, 'rig:{rush-light}', 'LAN-TRN-04', 'refuse.not-a-tool');
  table.answer(0, 'rig:{fog-bell}');
  expect(table.view(1).zones['boat/0']).toMatchObject([{ card: 'fog-bell', up: true }]);
});

rule('LAN-TRN-05', 'a wick lies face up under a lantern', () => {
  const table = arrange(lanterns, {
    piles: { ...hands(['borrowed-wick']), 'quay/0': ['rush-light', 'jam-jar-lamp'] },
  });
  expect(table).toOffer(0, [
    'draw',
    'tuck:{borrowed-wick}:{quay/0:0}',
    'tuck:{borrowed-wick}:{quay/0:1}',
    'trade:1',
    'rest',
  ]);
  table.answer(0, 'tuck:{borrowed-wick}:{jam-jar-lamp}');
  expect(table.view(null).zones['quay/0']).toMatchObject([
    { card: 'rush-light', under: [] },
    { card: 'jam-jar-lamp', under: [{ card: 'borrowed-wick', up: true }] },
  ]);
  expect(table.pile('hand/0')).toEqual([]);
});

rule('LAN-TRN-06', 'a rest gives two drops', () => {
  const table = arrange(lanterns);
  table.answer(0, 'rest');
  expect(table.lastEvents[0]).toMatchObject({ tag: 'rested', rule: 'LAN-TRN-06' });
  expect(table.lastEvents[1]).toMatchObject({ tag: 'oil gained', with: { seat: 0, amount: 2, now: 4 } });
  expect(table.world.oil).toEqual([5, 2]);
});

rule('LAN-TRN-07', 'a drop of oil after the action', () => {
  const table = arrange(lanterns);
  table.answer(0, 'draw');
  expect(table.world.oil).toEqual([3, 2]);
  expect(table.event('oil gained')).toEqual({ seat: 0, amount: 1, now: 3 });
});

rule('LAN-TRN-08', 'the sixth card is dropped, and only its keeper knows it at the bottom of the deck', () => {
  const five = ['rush-light', 'jam-jar-lamp', 'storm-lantern', 'fog-bell', 'spare-flint'];
  const table = arrange(lanterns, { piles: { ...hands(five), deck: ['glass-chimney'] } });
  table.answer(0, 'draw');
  expect(table.asked()).toEqual([0]);
  expect(table).toOffer(
    0,
    [0, 1, 2, 3, 4, 5].map((at) => `drop:{hand/0:${at}}`),
  );
  table.answer(0, 'drop:{fog-bell}');
  expect(table.pile('hand/0')).toEqual(['rush-light', 'jam-jar-lamp', 'storm-lantern', 'spare-flint', 'glass-chimney']);
  const bottom = (viewer: number | null) => table.view(viewer).zones['deck']!.at(-1);
  expect(bottom(0)).toMatchObject({ card: 'fog-bell', up: false });
  expect(bottom(1)).toMatchObject({ card: null, up: false });
  expect(bottom(null)).toMatchObject({ card: null });
  expect(table.asked()).toEqual([1]);
});

rule('LAN-DRW-01', 'the others see that a card is drawn, not which', () => {
  const table = arrange(lanterns, { piles: { ...hands([]), deck: ['fog-bell'] } });
  const thing = table.thing('deck');
  table.answer(0, 'draw');
  expect(table.event('drew', 0)).toEqual({ seat: 0, card: { content: 'fog-bell' } });
  expect(table.event('drew', 1)).toEqual({ seat: 0, card: { thing } });
  expect(table.event('drew', null)).toEqual({ seat: 0, card: { thing } });
  expect(table.view(1).zones['hand/0']).toMatchObject([{ card: null }]);
});

rule('LAN-DRW-02', 'an empty deck is made of the ashes', () => {
  const table = arrange(lanterns, { piles: { ...hands([]), ashes: ['fog-bell', 'rush-light'] } });
  table.edit(({ world: { things } }) => {
    for (const thing of things.piles['deck']!.splice(0)) {
      things.piles['drift']!.push(thing);
      things.zone[thing] = 'drift';
    }
  });
  table.order('deck', ['rush-light', 'fog-bell']);
  table.answer(0, 'draw');
  expect(table.pile('ashes')).toEqual([]);
  expect(table.pile('hand/0')).toEqual(['rush-light']);
  expect(table.pile('deck')).toEqual(['fog-bell']);
  expect([0, 1, null].map((viewer) => table.view(viewer).zones['deck']![0]!.card)).toEqual([null, null, null]);
});
