import { arrange } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { lanterns } from '../../../src/lanterns/index.ts';

const market = (oil: readonly number[] = [2, 2, 2], packs: readonly string[] = []) =>
  arrange(lanterns, {
    seats: 3,
    packs,
    piles: { 'hand/0': ['fog-bell', 'rush-light'], 'hand/1': ['spare-flint'], 'hand/2': [] },
    set: { oil },
  });

rule('LAN-TRD-01', 'one talk in a turn, and then the action', () => {
  const table = market();
  expect(table).toOffer(0, ['draw', 'light:{rush-light}', 'rig:{fog-bell}', 'trade:1', 'trade:2', 'rest']);
  table.answer(0, 'trade:2').answer(0, 'leave');
  expect(table).toOffer(0, ['draw', 'light:{rush-light}', 'rig:{fog-bell}', 'rest']);
  expect(table).toRefuse(0, 'trade:1', 'LAN-TRD-01', 'refuse.traded-already');
});

rule('LAN-TRD-02', 'the goods are the cards of both hands and a drop from each', () => {
  const table = market([2, 0, 2]).answer(0, 'trade:1');
  expect(table).toOffer(0, ['offer', 'leave']);
  const goods = ['card:{hand/0:0}', 'card:{hand/0:1}', 'oil:0', 'card:{hand/1:0}'].map((id) => table.resolve(id));
  expect(table.offer(0)!.forms).toEqual([{ choice: 'offer', kind: 'some', of: { of: goods, min: 1, max: 4 } }]);
  expect(table.tryAnswer(0, 'offer')).not.toBeNull();
  const rich = market().answer(0, 'trade:1');
  const five = ['card:{hand/0:0}', 'card:{hand/0:1}', 'oil:0', 'card:{hand/1:0}', 'oil:1'];
  expect(rich.tryAnswer(0, 'offer', ...five)).not.toBeNull();
  expect(rich.tryAnswer(0, 'offer', ...five.slice(0, 4))).toBeNull();
});

rule('LAN-TRD-03', 'an accepted offer is carried out at once', () => {
  const table = market().answer(0, 'trade:1').answer(0, 'offer', 'card:{fog-bell}', 'oil:1');
  expect(table.asked()).toEqual([1]);
  expect(table).toOffer(1, ['offer', 'accept', 'leave']);
  expect(table.view(2).decision!.proposal).toMatchObject({
    seat: 0,
    pick: ['offer', table.resolve('card:{fog-bell}'), 'oil:1'],
  });
  table.answer(1, 'accept');
  expect(table.pile('hand/1')).toEqual(['spare-flint', 'fog-bell']);
  expect(table.pile('hand/0')).toEqual(['rush-light']);
  expect(table.world.oil).toEqual([3, 1, 2]);
  expect([0, 1, 2].map((seat) => table.view(seat).zones['hand/1']![1]!.card)).toEqual(['fog-bell', 'fog-bell', null]);
  expect(table.asked()).toEqual([0]);
});

rule('LAN-TRD-04', 'what went overboard meanwhile cannot be accepted', () => {
  const table = market([2, 2, 2], ['high-water']);
  table.answer(0, 'trade:1').answer(0, 'offer', 'card:{fog-bell}', 'oil:1');
  expect(table).toOffer(1, ['offer', 'accept', 'leave', 'overboard:{spare-flint}']);
  table.answer(0, 'overboard:{fog-bell}');
  expect(table).toOffer(1, ['offer', 'leave', 'overboard:{spare-flint}']);
  expect(table).toRefuse(1, 'accept', 'LAN-TRD-04', 'refuse.goods-gone');
});

rule('LAN-TRD-05', 'who leaves ends the talk, and nothing changes hands', () => {
  const table = market().answer(0, 'trade:1').answer(0, 'offer', 'card:{fog-bell}').answer(1, 'leave');
  expect(table.pile('hand/0')).toEqual(['fog-bell', 'rush-light']);
  expect(table.pile('hand/1')).toEqual(['spare-flint']);
  expect(table.world.oil).toEqual([2, 2, 2]);
  expect(table.where()).toMatch(/turn\/action$/);
  expect(table.asked()).toEqual([0]);
});

rule('LAN-TRD-06', 'a counter-offer takes the place of the offer, and four are the most', () => {
  const table = market().answer(0, 'trade:1').answer(0, 'offer', 'card:{fog-bell}');
  table.answer(1, 'offer', 'card:{rush-light}', 'card:{spare-flint}');
  expect(table.asked()).toEqual([0]);
  table.answer(0, 'offer', 'oil:0').answer(1, 'offer', 'card:{rush-light}', 'oil:1');
  expect(table).toOffer(0, ['accept', 'leave']);
  expect(table).toRefuse(0, 'offer', 'LAN-TRD-06', 'refuse.too-many-offers');
  table.answer(0, 'accept');
  expect(table.pile('hand/0')).toEqual(['fog-bell']);
  expect(table.pile('hand/1')).toEqual(['spare-flint', 'rush-light']);
  expect(table.world.oil).toEqual([3, 1, 2]);
});
