import { arrange, type Position } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { lanterns } from '../../../src/lanterns/index.ts';

const river = (piles: Position['piles'] = {}, more: Position = {}) =>
  arrange(lanterns, { packs: ['high-water'], piles: { 'hand/0': [], 'hand/1': [], ...piles }, ...more });
const level = (table: ReturnType<typeof river>): number =>
  (table.world as unknown as { highWater: { level: number } }).highWater.level;

rule('LAN-WTR-01', 'what sinks lies on the riverbed, and all know it', () => {
  const table = river({ 'hand/0': ['jam-jar-lamp'] }, { dice: [2, 4] });
  const deck = table.pile('deck').length;
  table.answer(0, 'light:{hand/0}');
  expect(table.pile('deck')).toHaveLength(deck);
  expect(table.view(null).zones['riverbed']![0]).toMatchObject({ card: 'jam-jar-lamp', up: false });
  expect(table.event('sank')).toMatchObject({ to: 'riverbed' });
});

rule('LAN-WTR-02', 'the water rises after the last turn of the night', () => {
  const table = river({}, { set: { 'highWater.level': 1 } });
  expect(level(table)).toBe(1);
  table.answer(0, 'rest').answer(1, 'rest');
  expect(level(table)).toBe(2);
  expect(table.event('tide rose')).toEqual({ level: 2 });
  expect(table.where()).toMatch(/bidding\/secret bids$/);
});

const beforeTide = (water: number) =>
  river({ riverbed: ['jam-jar-lamp'] }, { set: { 'highWater.level': water }, known: { riverbed: [0, 1] } })
    .answer(0, 'rest')
    .answer(1, 'rest');

rule('LAN-WTR-03', 'the flood at four stirs the riverbed and falls to none', () => {
  const table = beforeTide(3);
  expect(level(table)).toBe(0);
  expect(table.event('flooded')).toEqual({ cards: table.pile('riverbed').length });
  expect(table.view(0).zones['riverbed']!.every((thing) => thing.card === null)).toBe(true);
  const lower = beforeTide(2);
  expect(level(lower)).toBe(3);
  expect(lower.view(0).zones['riverbed']![0]!.card).toBe('jam-jar-lamp');
});

rule('LAN-WTR-04', 'dive for the top card, unless it is too deep or bare', () => {
  const table = river({ riverbed: ['fog-bell'] }, { set: { 'highWater.level': 2 } });
  expect(table).toOffer(0, ['draw', 'dive', 'trade:1', 'rest']);
  table.answer(0, 'dive');
  expect(table.pile('hand/0')).toEqual(['fog-bell']);
  expect(table.event('dived', 0)).toEqual({ seat: 0, card: { content: 'fog-bell' } });
  expect(table.event('dived', 1)).toEqual({ seat: 0, card: { thing: table.thing('hand/0') } });
  const deep = river({}, { set: { 'highWater.level': 3 } });
  expect(deep).toOffer(0, ['draw', 'trade:1', 'rest']);
  expect(deep).toRefuse(0, 'dive', 'LAN-WTR-04', 'refuse.too-deep');
});

rule('LAN-WTR-04', 'nobody dives into a bare riverbed', () => {
  const table = river({ ashes: [] });
  for (const seat of [0, 1]) table.answer(seat, 'dive');
  table.answer(0, 'bid', '0').answer(1, 'bid', '0').answer(1, 'dive');
  // The driftwood that nobody bought sank, and that was the last card down there.
  expect(table.pile('riverbed')).toHaveLength(1);
  table.answer(0, 'dive').answer(0, 'bid', '0').answer(1, 'bid', '0');
  table.answer(0, 'dive');
  expect(table).toRefuse(1, 'dive', 'LAN-WTR-04');
});

rule('LAN-WTR-05', 'the eel trap fills at every tide, unasked', () => {
  const table = river({ 'boat/1': ['eel-trap'] }, { set: { oil: [0, 0] } });
  table.answer(0, 'rest').answer(1, 'rest');
  expect(table.world.oil).toEqual([3, 4]);
  expect(table.asked()).toEqual([0, 1]);
  table.answer(0, 'bid', '0').answer(1, 'bid', '0').answer(1, 'rest').answer(0, 'rest');
  expect(table.world.oil).toEqual([6, 8]);
});

rule(
  'LAN-WTR-06',
  'the cork collar counts in high water',
  () => {
    const steadiness = (water: number): number =>
      river({ 'boat/0': ['cork-collar'] }, { set: { 'highWater.level': water } }).value('steadiness', 0);
    expect([0, 1, 2, 3].map(steadiness)).toEqual([0, 0, 2, 2]);
  },
  { 'LAN-WTR-06': [{ rule: 'LAN-WTR-06', content: 'cork-collar', wrap: (card) => ({ ...card, modifies: [] }) }] },
);

rule('LAN-WTR-07', 'overboard in the turn of another, then the same question again', () => {
  const table = river({ 'hand/0': ['rush-light'], 'hand/1': ['fog-bell', 'spare-flint'] });
  const asked = ['draw', 'dive', 'light:{rush-light}', 'trade:1', 'rest'];
  expect(table).toOffer(0, [...asked, 'overboard:{rush-light}']);
  expect(table).toOffer(1, ['overboard:{fog-bell}', 'overboard:{spare-flint}']);
  expect(table.asked()).toEqual([0]);
  table.answer(1, 'overboard:{fog-bell}');
  expect(table.view(0).zones['riverbed']![0]).toMatchObject({ card: 'fog-bell', up: false });
  expect(table.world.oil).toEqual([2, 3]);
  expect(table.lastEvents[0]).toMatchObject({
    tag: 'overboard',
    rule: 'LAN-WTR-07',
    with: { card: { content: 'fog-bell' } },
  });
  expect(table).toOffer(0, [...asked, 'overboard:{rush-light}']);
  expect(table).toOffer(1, []);
  expect(table).toRefuse(1, 'overboard:{spare-flint}', 'LAN-WTR-07', 'refuse.overboard-already');
  table.answer(0, 'overboard:{rush-light}');
  expect(table).toOffer(0, ['draw', 'dive', 'trade:1', 'rest']);
});

rule('LAN-WTR-07', 'a hand made small enough unasked need not be dropped from', () => {
  const five = ['rush-light', 'jam-jar-lamp', 'storm-lantern', 'fog-bell', 'spare-flint'];
  const table = river({ 'hand/0': five }).answer(0, 'draw');
  expect(table.where()).toMatch(/letting go\/a card too many$/);
  table.answer(0, 'overboard:{fog-bell}');
  expect(table.asked()).toEqual([1]);
});

rule('LAN-WTR-08', 'nothing goes overboard while bids are held', () => {
  const table = river({ 'hand/0': ['rush-light'], 'hand/1': ['fog-bell'] })
    .answer(0, 'rest')
    .answer(1, 'rest');
  expect(table).toOffer(0, ['bid']);
  expect(table).toOffer(1, ['bid']);
  table.answer(0, 'bid', '0').answer(1, 'bid', '0');
  expect(table.offers(0)).toContain(table.resolve('overboard:{rush-light}'));
});

rule('LAN-WTR-09', 'three unseen cards lie on the riverbed at the start', () => {
  const table = arrange(lanterns, { packs: ['high-water'] });
  expect([0, 1, null].map((viewer) => table.view(viewer).zones['riverbed']!.map((thing) => thing.card))).toEqual([
    [null, null, null],
    [null, null, null],
    [null, null, null],
  ]);
  expect(table.pile('deck')).toHaveLength(34 - 6 - 3);
});
