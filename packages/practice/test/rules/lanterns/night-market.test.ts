import { answers } from '@questwright/kernel';
import { arrange, type Position } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { wholeLanterns as lanterns } from '../../../src/secrets.ts';

const market = (piles: Position['piles'], more: Position = {}) =>
  arrange(lanterns, { packs: ['night-market'], piles: { 'hand/0': [], 'hand/1': [], ...piles }, ...more });

rule('LAN-MKT-01', 'a trick is shown and burnt', () => {
  const table = market({ 'hand/0': ['shared-barrel'], deck: ['rush-light'] });
  expect(table).toOffer(0, ['draw', 'hide:{shared-barrel}', 'play:{shared-barrel}', 'trade:1', 'rest']);
  table.answer(0, 'play:{shared-barrel}');
  expect(table.pile('ashes')).toEqual(['shared-barrel']);
  expect(table.event('played')).toEqual({ seat: 0, card: { content: 'shared-barrel' } });
});

rule('LAN-MKT-01', 'a trick that would do nothing cannot be played', () => {
  const table = market({ 'hand/0': ['quick-fingers', 'banked-ember'], 'quay/0': ['rush-light'] });
  expect(table).toOffer(0, [
    'draw',
    'hide:{quick-fingers}',
    'hide:{banked-ember}',
    'play:{banked-ember}',
    'trade:1',
    'rest',
  ]);
  expect(table).toRefuse(0, 'play:{quick-fingers}', 'LAN-MKT-01', 'refuse.trick-would-do-nothing');
});

rule('LAN-MKT-02', 'the stolen card is known to the two of them only', () => {
  const table = market(
    { 'hand/0': ['quick-fingers'], 'hand/1': ['fog-bell', 'rush-light'], 'hand/2': ['spare-flint'] },
    { seats: 3, dice: [2] },
  );
  table.answer(0, 'play:{quick-fingers}');
  expect(table).toOffer(0, ['rob:1', 'rob:2']);
  const thing = table.thing('hand/1:1');
  table.answer(0, 'rob:1');
  expect(table.pile('hand/0')).toEqual(['rush-light']);
  expect(table.pile('hand/1')).toEqual(['fog-bell']);
  const told = (viewer: number | null) => table.event('stolen', viewer);
  for (const viewer of [0, 1]) {
    expect(told(viewer)).toEqual({ seat: 0, from: { seat: 1 }, card: { content: 'rush-light' } });
  }
  for (const viewer of [2, null]) expect(told(viewer)).toEqual({ seat: 0, from: { seat: 1 }, card: { thing } });
  expect([0, 1, 2, null].map((viewer) => table.view(viewer).zones['hand/0']![0]!.card)).toEqual([
    'rush-light',
    'rush-light',
    null,
    null,
  ]);
});

rule('LAN-MKT-03', 'three cards are seen, ordered and remembered', () => {
  const table = market(
    { 'hand/0': ['spyglass'], deck: ['rush-light', 'fog-bell', 'storm-lantern'] },
    { known: { deck: [] } },
  );
  table.edit(({ world: { things } }) => void (things.seen[things.piles['deck']![0]!]! |= 1 << 1));
  table.answer(0, 'play:{spyglass}');
  const top = (viewer: number) =>
    table
      .view(viewer)
      .zones['deck']!.slice(0, 4)
      .map((thing) => thing.card);
  expect(top(0)).toEqual(['rush-light', 'fog-bell', 'storm-lantern', null]);
  expect(top(1)).toEqual(['rush-light', null, null, null]);
  const [first, second, third] = [0, 1, 2].map((at) => String(table.thing(`deck:${at}`)));
  expect(table.offer(0)!.forms).toEqual([{ choice: 'arrange', kind: 'order', of: { of: [first, second, third] } }]);
  table.answer(0, 'arrange', third!, first!, second!);
  expect(table.pile('deck').slice(0, 3)).toEqual(['storm-lantern', 'rush-light', 'fog-bell']);
  expect(top(0)).toEqual(['storm-lantern', 'rush-light', 'fog-bell', null]);
  expect(top(1)).toEqual([null, null, null, null]);
});

rule('LAN-MKT-03', 'what was seen stays known wherever it goes, until it is shuffled', () => {
  const table = market({ 'hand/0': ['spyglass'], deck: ['rush-light', 'fog-bell', 'storm-lantern'] });
  table.answer(0, 'play:{spyglass}');
  const order = [0, 1, 2].map((at) => String(table.thing(`deck:${at}`)));
  table.answer(0, 'arrange', ...order).answer(1, 'draw');
  expect(table.view(0).zones['hand/1']).toMatchObject([{ card: 'rush-light' }]);
  expect(table.event('spied', 0)).toEqual({
    seat: 0,
    cards: ['rush-light', 'fog-bell', 'storm-lantern'].map((content) => ({ content })),
  });
  expect(table.event('spied', 1)).toEqual({ seat: 0, cards: order.map((thing) => ({ thing: Number(thing) })) });
});

rule(
  'LAN-MKT-04',
  'four drops are shared out, at most three to each',
  () => {
    const table = market({ 'hand/0': ['shared-barrel'] }, { set: { oil: [0, 0] } });
    table.answer(0, 'play:{shared-barrel}');
    expect([...answers(table.offer(0)!)]).toEqual([
      ['share', '1', '3'],
      ['share', '2', '2'],
      ['share', '3', '1'],
    ]);
    table.answer(0, 'share', '3', '1');
    expect(table.world.oil).toEqual([4, 1]);
  },
  {
    // All of them may go to one keeper.
    'LAN-MKT-04': [
      {
        rule: 'LAN-MKT-04',
        proc: 'sharing',
        step: 'barrel',
        choice: 'share',
        wrap: (share) => ({
          ...share,
          form: (t) => ({ over: t.seats.map((seat) => ({ id: String(seat), max: 4 })), min: 4, max: 4 }),
        }),
      },
    ],
  },
);

rule('LAN-MKT-05', 'a card under a lantern is seen by its keeper only, and comes back', () => {
  const table = market(
    { 'hand/0': ['banked-ember', 'fog-bell', 'storm-lantern'], 'quay/0': ['rush-light'], deck: ['jam-jar-lamp'] },
    { dice: [1, 2], set: { oil: [0, 0] } },
  );
  table.answer(0, 'play:{banked-ember}');
  expect(table).toOffer(0, ['bank:{fog-bell}:{rush-light}', 'bank:{storm-lantern}:{rush-light}']);
  table.answer(0, 'bank:{fog-bell}:{rush-light}');
  const hidden = (viewer: number) => table.view(viewer).zones['quay/0']![0]!.under;
  expect(hidden(0)).toMatchObject([{ card: 'fog-bell', up: false }]);
  expect(hidden(1)).toMatchObject([{ card: null, up: false }]);
  expect(table.value('steadiness', 0)).toBe(0);
  table.answer(1, 'rest').answer(0, 'bid', '0').answer(1, 'bid', '0').answer(1, 'rest');
  table.answer(0, 'light:{storm-lantern}');
  expect(table.event('went out')).toEqual({ seat: 0, card: { content: 'rush-light' } });
  expect(table.pile('hand/0')).toContain('fog-bell');
  expect(table.view(1).zones['hand/0']!.map((thing) => thing.card)).not.toContain('fog-bell');
});

rule('LAN-MKT-06', 'a card kept warm makes the lantern brighter', () => {
  const table = market({ 'hand/0': ['banked-ember', 'fog-bell'], 'quay/0': ['rush-light'] });
  table.answer(0, 'play:{banked-ember}');
  // One card and one lantern: nothing to decide.
  expect(table.event('banked')).toMatchObject({ seat: 0, host: { content: 'rush-light' } });
  expect(table.explain('brightness', table.thing('quay/0'))).toMatchObject({
    value: 2,
    parts: [
      { layer: 'base', amount: 1 },
      { layer: 'add', rule: 'LAN-MKT-06', amount: 1, now: 2 },
    ],
  });
});

rule('LAN-MKT-07', 'a chimney up the sleeve: asked by the number of cards, used by throwing it away', () => {
  const table = market(
    { 'hand/0': ['storm-lantern'], 'quay/0': ['rush-light'], 'sleeve/0': ['glass-chimney'] },
    { dice: [1, 2], set: { oil: [9, 9] } },
  );
  expect(table.view(1).zones['sleeve/0']).toMatchObject([{ card: null }]);
  table.answer(0, 'light:{storm-lantern}');
  expect(table.where()).toMatch(/roll\/rolled$/);
  expect(table).toOffer(0, ['pass']);
  table.answer(0, 'pass');
  expect(table.where()).toMatch(/going out\/about to go out$/);
  expect(table).toOffer(0, ['use:{glass-chimney}:shelter:throw-away', 'pass']);
  expect(table).toRefuse(0, 'use:{glass-chimney}:shelter:turn-down', 'LAN-WAY-01', 'refuse.not-in-the-boat');
  table.answer(0, 'use:{glass-chimney}:shelter:throw-away');
  expect(table.pile('quay/0')).toEqual(['rush-light']);
  expect(table.pile('ashes')).toEqual(['glass-chimney']);
});

rule('LAN-MKT-07', 'one card fits, any card; a bell up the sleeve is not heard', () => {
  const table = market({ 'hand/0': ['fog-bell', 'rush-light'] }, { set: { oil: [0, 0] } });
  expect(table).toOffer(0, [
    'draw',
    'light:{rush-light}',
    'rig:{fog-bell}',
    'hide:{fog-bell}',
    'hide:{rush-light}',
    'trade:1',
    'rest',
  ]);
  table.answer(0, 'hide:{fog-bell}');
  expect(table.view(1).zones['sleeve/0']).toMatchObject([{ card: null }]);
  expect(table.view(0).zones['sleeve/0']).toMatchObject([{ card: 'fog-bell' }]);
  expect(table.value('steadiness', 0)).toBe(0);
  table.answer(1, 'rest').answer(0, 'bid', '0').answer(1, 'bid', '0').answer(1, 'rest');
  expect(table).toRefuse(0, 'hide:{rush-light}', 'LAN-MKT-07', 'refuse.sleeve-full');
});

rule(
  'LAN-MKT-08',
  'the lee lasts until the night is over',
  () => {
    const table = market({ 'hand/0': ['lee-of-the-island'] });
    table.answer(0, 'play:{lee-of-the-island}');
    expect([0, 1].map((seat) => table.value('steadiness', seat))).toEqual([2, 0]);
    table.answer(1, 'rest').answer(0, 'bid', '0').answer(1, 'bid', '0');
    expect(table.world.night).toBe(2);
    expect(table.value('steadiness', 0)).toBe(0);
  },
  { 'LAN-MKT-08': [{ rule: 'LAN-MKT-08', content: 'lee-of-the-island', wrap: (card) => ({ ...card, effects: [] }) }] },
);

rule(['LAN-MKT-08', 'LAN-BTL-05'], 'a night that ends early ends the lee as well', () => {
  const table = arrange(lanterns, {
    packs: ['night-market', 'bottle-post'],
    piles: { 'hand/0': ['lee-of-the-island'], 'hand/1': [], bottles: ['harbour-order'] },
  });
  table.answer(0, 'play:{lee-of-the-island}');
  expect(table.value('steadiness', 0)).toBe(2);
  table.answer(1, 'fish').answer(1, 'break', 'yes');
  expect(table.world.night).toBe(2);
  expect(table.value('steadiness', 0)).toBe(0);
});

rule(
  'LAN-MKT-09',
  'no lantern is brighter than two until the next one shines',
  () => {
    const table = market(
      {
        'hand/0': ['low-moon'],
        'hand/1': ['rush-light', 'borrowed-wick'],
        'quay/1': ['storm-lantern', 'storm-lantern'],
      },
      { set: { oil: [0, 0] }, dice: [6, 6] },
    );
    table.answer(0, 'play:{low-moon}');
    expect(table.value('light', 1)).toBe(4);
    table.answer(1, 'tuck:{borrowed-wick}:{quay/1:0}').answer(0, 'bid', '0').answer(1, 'bid', '0');
    expect(table.explain('brightness', table.thing('quay/1:0'))).toMatchObject({
      value: 2,
      parts: [
        { layer: 'base', amount: 3, now: 3 },
        { layer: 'add', from: { content: 'borrowed-wick' }, now: 4 },
        { layer: 'least', from: { content: 'low-moon' }, amount: 2, now: 2 },
      ],
    });
    table.answer(1, 'light:{rush-light}');
    expect(table.game).toMatchObject({ over: true, result: { winners: [1], by: 'light' } });
    expect(table.event('enough light')).toEqual({ winners: [1], light: 8 });
  },
  { 'LAN-MKT-09': [{ rule: 'LAN-MKT-09', content: 'low-moon', wrap: (card) => ({ ...card, effects: [] }) }] },
);

rule(
  'LAN-MKT-10',
  'a mirror doubles what a rush light and its wick give',
  () => {
    const table = market({
      'hand/0': ['borrowed-wick'],
      'quay/0': ['rush-light'],
      'quay/1': ['rush-light'],
      'boat/0': ['pocket-mirror'],
    });
    table.answer(0, 'tuck:{borrowed-wick}:{quay/0}');
    expect(table.explain('brightness', table.thing('quay/0'))).toMatchObject({
      value: 4,
      parts: [
        { layer: 'base', amount: 1, now: 1 },
        { layer: 'add', from: { content: 'borrowed-wick' }, amount: 1, now: 2 },
        { layer: 'times', from: { content: 'pocket-mirror' }, amount: 2, now: 4 },
      ],
    });
    expect(table.value('brightness', table.thing('quay/1'))).toBe(1);
  },
  { 'LAN-MKT-10': [{ rule: 'LAN-MKT-10', content: 'pocket-mirror', wrap: (card) => ({ ...card, modifies: [] }) }] },
);
