/** The Encounter of the box, played at random: no crash, no dead end. */

import { begin, below, load, play, sample, seeded } from '@questwright/kernel';
import { expect, test } from 'vitest';
import { middara } from '../src/index.ts';

test('random Adventurers can always go on', () => {
  for (let game = 0; game < 3; game++) {
    const loaded = load(middara);
    const state = begin(loaded, { seats: 2, seed: `random ${game}`, options: {} });
    const dice = seeded(`random ${game}`);
    for (let n = 0; n < 100 && !state.over; n++) {
      const offer = state.pending!.offers.find((one) => one.asked)!;
      const pick = sample(offer, (k) => below(dice, k));
      expect(play(loaded, state, offer.seat, { no: state.pending!.no, pick })).toBeNull();
      const taken = state.world.figures.map((one) => one.square).filter((square) => square !== '');
      const onTheWay = state.stack.some((one) => one.proc === 'movement');
      expect(onTheWay || new Set(taken).size === taken.length).toBe(true);
    }
  }
});
