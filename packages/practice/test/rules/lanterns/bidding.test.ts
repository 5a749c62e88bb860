import { canonical } from '@questwright/kernel';
import { arrange } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { lanterns } from '../../../src/lanterns/index.ts';

const piles = { deck: ['storm-lantern'], 'hand/0': [], 'hand/1': [] };
/** A Storm Lantern drifts by. */
const atBids = (oil: readonly number[] = [3, 2]) =>
  arrange(lanterns, { piles, set: { oil }, play: { proc: 'bidding', with: { thing: -1, bids: [0, 0] } } });

rule('LAN-BID-01', 'the top card of the deck drifts by in the open', () => {
  const table = arrange(lanterns, { piles }).answer(0, 'rest').answer(1, 'rest');
  expect(table.where()).toBe('game/the night > night/bidding > bidding/secret bids');
  expect(table.view(null).zones['drift']).toMatchObject([{ card: 'storm-lantern', up: true }]);
});

rule('LAN-BID-02', 'all bid at once, each up to the own oil', () => {
  const table = atBids();
  expect(table.asked()).toEqual([0, 1]);
  expect(table.offer(0)!.forms).toEqual([{ choice: 'bid', kind: 'amount', of: { min: 0, max: 3 } }]);
  expect(table.offer(1)!.forms).toEqual([{ choice: 'bid', kind: 'amount', of: { min: 0, max: 2 } }]);
  expect(table.tryAnswer(1, 'bid', '3')).not.toBeNull();
});

rule('LAN-BID-02', 'nobody sees the bid of another before all are there', () => {
  const one = atBids().answer(0, 'bid', '1');
  const two = atBids().answer(0, 'bid', '2');
  for (const viewer of [1, null]) expect(canonical(one.view(viewer))).toBe(canonical(two.view(viewer)));
  expect(one.asked()).toEqual([1]);
  expect(one.tryAnswer(0, 'bid', '2')?.key).toBe('kernel.answered-already');
  one.answer(1, 'bid', '0');
  expect(one.event('bids opened')).toEqual({ bids: [1, 0] });
});

rule('LAN-BID-02', 'a keeper without oil is not asked; without any oil nobody is', () => {
  const table = atBids([3, 0]);
  expect(table.asked()).toEqual([0]);
  const dry = atBids([0, 0]);
  expect(dry.where()).toMatch(/turn\/action$/);
  expect(dry.event('drifted away')).toEqual({ card: { content: 'storm-lantern' } });
});

rule('LAN-BID-03', 'the highest bid pays and takes the card, and all remember it', () => {
  const table = atBids().answer(1, 'bid', '1').answer(0, 'bid', '2');
  expect(table.world.oil).toEqual([1, 2]);
  expect(table.pile('hand/0')).toEqual(['storm-lantern']);
  expect(table.view(1).zones['hand/0']).toMatchObject([{ card: 'storm-lantern' }]);
  expect(table.event('bought')).toEqual({ seat: 0, card: { content: 'storm-lantern' }, bid: 2 });
});

rule('LAN-BID-04', 'equal bids: nobody pays, the card sinks and is known there', () => {
  const table = atBids().answer(0, 'bid', '2').answer(1, 'bid', '2');
  expect(table.world.oil).toEqual([3, 2]);
  expect(table.pile('drift')).toEqual([]);
  expect(table.view(null).zones['deck']!.at(-1)).toMatchObject({ card: 'storm-lantern', up: false });
});

rule('LAN-BID-04', 'bids of nothing buy nothing', () => {
  const table = atBids().answer(0, 'bid', '0').answer(1, 'bid', '0');
  expect(table.pile('deck').at(-1)).toBe('storm-lantern');
  expect([...table.pile('hand/0'), ...table.pile('hand/1')]).toEqual([]);
});
