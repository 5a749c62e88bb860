import { arrange, type Position } from '@questwright/harness';
import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { CONTENT } from '../../../src/lanterns/content.ts';
import { lanterns } from '../../../src/lanterns/index.ts';

const toLight = (card: string, dice: readonly number[], more: Position['piles'] = {}, set: Position['set'] = {}) =>
  arrange(lanterns, { piles: { 'hand/0': [card], 'hand/1': ['borrowed-wick'], ...more }, dice, set });

rule(
  'LAN-LGT-01',
  'the lantern is held up, then the dice are rolled in the open',
  () => {
    const table = toLight('rush-light', [3, 4], { 'boat/0': ['spare-flint'] });
    table.answer(0, 'light:{hand/0}');
    expect(table.where()).toMatch(/turn\/action > lighting a lantern\/roll > roll\/rolled$/);
    for (const viewer of [0, 1, null]) {
      const { zones, stack } = table.view(viewer);
      expect(zones['prow']).toMatchObject([{ card: 'rush-light', up: true }]);
      expect(stack.at(-1)!.locals).toEqual({ seat: 0, dice: [3, 4] });
    }
  },
  {
    // The card stays in the hand until the dice are read.
    'LAN-LGT-01': [
      {
        rule: 'LAN-LGT-01',
        proc: 'lighting a lantern',
        step: 'held up',
        wrap: (step) => ({ ...step, when: () => false }),
      },
    ],
  },
);

rule('LAN-LGT-02', 'seven against fog seven shines', () => {
  const table = toLight('jam-jar-lamp', [3, 4], { 'quay/0': ['rush-light'] });
  table.answer(0, 'light:{hand/0}');
  expect(table.pile('quay/0')).toEqual(['jam-jar-lamp', 'rush-light']);
  expect(table.event('shone')).toMatchObject({ seat: 0, total: 7, light: 3 });
});

rule('LAN-LGT-02', 'six against fog seven does not', () => {
  const table = toLight('jam-jar-lamp', [2, 4]);
  table.answer(0, 'light:{hand/0}');
  expect(table.pile('quay/0')).toEqual([]);
  expect(table.event('shone')).toBeNull();
  // The other half, so that the test says something about the rule: the same lantern, one pip more.
  const lit = toLight('jam-jar-lamp', [2, 5]);
  lit.answer(0, 'light:{hand/0}');
  expect(lit.pile('quay/0')).toEqual(['jam-jar-lamp']);
});

rule('LAN-LGT-03', 'a failed lantern is known at the bottom of the deck until it is shuffled', () => {
  const table = toLight('jam-jar-lamp', [2, 4]);
  table.answer(0, 'light:{hand/0}');
  expect(table.pile('deck').at(-1)).toBe('jam-jar-lamp');
  for (const viewer of [0, 1, null]) {
    expect(table.view(viewer).zones['deck']!.at(-1)).toMatchObject({ card: 'jam-jar-lamp', up: false });
  }
  // The deck runs out except for that card; drawing it and the shuffle of the ashes make it unknown.
  table.edit(({ world: { things } }) => {
    const deck = things.piles['deck']!;
    for (const thing of deck.splice(0)) {
      things.piles['ashes']!.push(thing);
      things.zone[thing] = 'ashes';
    }
  });
  table.answer(1, 'draw');
  for (const viewer of [0, 1, null]) {
    expect(table.view(viewer).zones['deck']!.every((thing) => thing.card === null)).toBe(true);
  }
});

rule('LAN-LGT-04', 'a one in a failed roll blows out the lantern lit last', () => {
  const quay = { 'quay/0': ['storm-lantern', 'rush-light'] };
  const table = toLight('jam-jar-lamp', [1, 4], quay);
  table.answer(0, 'light:{hand/0}');
  expect(table.pile('quay/0')).toEqual(['rush-light']);
  expect(table.event('went out')).toEqual({ seat: 0, card: { content: 'storm-lantern' } });
  const calm = toLight('jam-jar-lamp', [2, 4], quay);
  calm.answer(0, 'light:{hand/0}');
  expect(calm.pile('quay/0')).toEqual(['storm-lantern', 'rush-light']);
  const lucky = toLight('jam-jar-lamp', [1, 6], quay);
  lucky.answer(0, 'light:{hand/0}');
  expect(lucky.pile('quay/0')).toEqual(['jam-jar-lamp', 'storm-lantern', 'rush-light']);
});

rule('LAN-LGT-05', 'two ones end the turn at once, but the hand limit still holds', () => {
  const seven = ['rush-light', 'fog-bell', 'fog-bell', 'fog-bell', 'spare-flint', 'glass-chimney', 'storm-lantern'];
  const table = toLight('', [1, 1], { 'hand/0': seven, 'quay/0': ['jam-jar-lamp'] });
  table.answer(0, 'light:{rush-light}');
  expect(table.event('went out')).toBeNull();
  expect(table.pile('quay/0')).toEqual(['jam-jar-lamp']);
  expect(table.world.oil).toEqual([2, 2]);
  expect(table.where()).toBe('game/the night > night/turns > turn/hand limit > letting go/a card too many');
  expect(table.asked()).toEqual([0]);
  table.answer(0, 'drop:{storm-lantern}');
  expect(table.asked()).toEqual([1]);
  expect(table.world.oil).toEqual([2, 2]);
});

rule('LAN-LGT-05', 'two ones fail whatever the steadiness', () => {
  const table = toLight('rush-light', [1, 1], { 'boat/0': ['fog-bell', 'fog-bell', 'fog-bell'] });
  expect(table.value('steadiness', 0)).toBe(3);
  table.answer(0, 'light:{hand/0}');
  expect(table.pile('quay/0')).toEqual([]);
  expect(table.event('tipped over')).toEqual({ seat: 0, card: { content: 'rush-light' } });
});

rule(
  'LAN-ROL-01',
  'a roll is two dice',
  () => {
    const table = toLight('jam-jar-lamp', [6, 1]);
    table.answer(0, 'light:{hand/0}');
    expect(table.event('rolled')).toEqual({ seat: 0, dice: [6, 1] });
    expect(table.event('shone')).toMatchObject({ total: 7 });
  },
  {
    // Only the higher of the two is read.
    'LAN-ROL-01': [
      {
        rule: 'LAN-ROL-01',
        proc: 'roll',
        step: 'reading',
        replace: { rule: 'LAN-ROL-01', do: (t) => ({ done: [Math.max(...t.locals.dice)] }) },
      },
    ],
  },
);

rule('LAN-ROL-02', 'the roller may answer the dice with a flint before they are read', () => {
  const table = toLight('rush-light', [1, 2, 3, 4], { 'boat/0': ['spare-flint'] });
  table.answer(0, 'light:{hand/0}');
  expect(table.asked()).toEqual([0]);
  expect(table).toOffer(0, [
    'use:{spare-flint}:strike-again:turn-down',
    'use:{spare-flint}:strike-again:throw-away',
    'pass',
  ]);
  table.answer(0, 'use:{spare-flint}:strike-again:turn-down');
  expect(table.event('rolled again')).toEqual({ seat: 0, dice: [3, 4] });
  expect(table.pile('quay/0')).toEqual(['rush-light']);
});

rule('LAN-ROL-02', 'new dice can be answered again; without a flint of one’s own nobody is asked', () => {
  const table = toLight('rush-light', [1, 2, 2, 2, 6, 6], { 'boat/0': ['spare-flint', 'spare-flint'] });
  table.answer(0, 'light:{hand/0}').answer(0, 'use:{boat/0:0}:strike-again:turn-down');
  expect(table.where()).toMatch(/roll\/rolled$/);
  table.answer(0, 'use:{boat/0:1}:strike-again:turn-down');
  expect(table.pile('quay/0')).toEqual(['rush-light']);
  const other = toLight('rush-light', [1, 2], { 'boat/1': ['spare-flint'] });
  other.answer(0, 'light:{hand/0}');
  expect(other.asked()).toEqual([1]);
  expect(other.where()).toMatch(/turn\/action$/);
});

data('LAN-VAL-01', 'a bell says what it does, and only in the own boat', () => {
  expect(CONTENT['fog-bell'].modifies).toEqual([{ value: 'steadiness', if: { mine: true, rigged: true }, add: 1 }]);
});

rule('LAN-VAL-01', 'each bell in the own boat steadies the hand by one', () => {
  const table = toLight('jam-jar-lamp', [2, 3], { 'boat/0': ['fog-bell', 'fog-bell'], 'boat/1': ['fog-bell'] });
  expect([0, 1].map((seat) => table.value('steadiness', seat))).toEqual([2, 1]);
  const bell = (thing: number, now: number) => ({ layer: 'add', from: { content: 'fog-bell', thing }, amount: 1, now });
  expect(table.explain('steadiness', 0)).toMatchObject({
    value: 2,
    parts: [
      { layer: 'base', rule: 'LAN-VAL-01', amount: 0, now: 0 },
      bell(table.thing('boat/0:0'), 1),
      bell(table.thing('boat/0:1'), 2),
    ],
  });
  table.answer(0, 'light:{hand/0}');
  expect(table.event('shone')).toMatchObject({ total: 7 });
});

rule('LAN-VAL-02', 'each wick under a lantern adds one to its brightness', () => {
  const table = arrange(lanterns, {
    piles: { 'hand/0': ['borrowed-wick', 'borrowed-wick'], 'hand/1': [], 'quay/0': ['jam-jar-lamp'] },
    set: { oil: [0, 0] },
  });
  const lamp = table.thing('quay/0');
  const wicks = [table.thing('hand/0:0'), table.thing('hand/0:1')];
  table.answer(0, `tuck:${wicks[0]}:${lamp}`).answer(1, 'rest').answer(0, 'bid', '0').answer(1, 'bid', '0');
  table.answer(1, 'rest').answer(0, `tuck:${wicks[1]}:${lamp}`);
  const wick = (thing: number, now: number) => ({
    layer: 'add',
    from: { content: 'borrowed-wick', thing },
    amount: 1,
    now,
  });
  expect(table.explain('brightness', lamp)).toMatchObject({
    value: 4,
    parts: [{ layer: 'base', rule: 'LAN-VAL-02', amount: 2 }, wick(wicks[0]!, 3), wick(wicks[1]!, 4)],
  });
  expect(table.value('light', 0)).toBe(4);
});

rule('LAN-VAL-03', 'the light of a keeper is the sum of the lanterns', () => {
  const table = toLight('rush-light', [], { 'quay/0': ['rush-light', 'storm-lantern'] });
  expect([0, 1].map((seat) => table.value('light', seat))).toEqual([4, 0]);
});
