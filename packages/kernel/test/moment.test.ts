import { expect, test } from 'vitest';
import {
  answer,
  below,
  load,
  Moments,
  open,
  sample,
  seeded,
  Table,
  undo,
  view,
  type View,
  type Viewer,
} from '../src/index.ts';
import { rich } from './rich-game.ts';

test('moment after moment, views are as if made anew, where some see more than others too', () => {
  const loaded = load(rich);
  const dice = seeded('moments');
  let entries = 0;
  for (let game = 0; game < 6; game++) {
    const record = open(loaded, { seats: 3, secret: `moments ${game}` });
    const moments = new Moments(loaded);
    const shown = new Map<Viewer, View>();
    for (let n = 0; n < 60 && record.game.pending; n++) {
      const moment = moments.next(record.game);
      expect(moment.world).toBe(null);
      for (const viewer of [null, 0, 1, 2]) {
        const seen = view(loaded, record.game, viewer, shown.get(viewer) ?? null, moment);
        expect(seen).toEqual(view(loaded, record.game, viewer));
        shown.set(viewer, seen);
      }
      const { no, offers, given } = record.game.pending;
      const offer = offers.find((one) => one.asked && !given.some(({ seat }) => seat === one.seat))!;
      // An undo may put back what has changed since.
      if (n % 11 === 10) undo(record, record.line.length - 3);
      else answer(record, offer.seat, { no, pick: sample(offer, (most) => below(dice, most)) });
      entries++;
    }
  }
  expect(entries).toBeGreaterThan(60);
});

test('what is taken from under one thing and put under another is seen there', () => {
  const loaded = load(rich);
  const { game } = open(loaded, { seats: 2, secret: 'hosts' });
  const t = new Table(loaded, game, null);
  const [pile] = Object.entries(game.world.things.piles).find(([, all]) => all.length > 2)!;
  const [first, second, moved] = game.world.things.piles[pile]!;
  t.putUnder(moved!, first!, 'up');
  const moments = new Moments(loaded);
  const before = view(loaded, game, null, null, moments.next(game));
  t.putUnder(moved!, second!, 'up');
  const seen = view(loaded, game, null, before, moments.next(game));
  expect(seen).not.toEqual(before);
  expect(seen).toEqual(view(loaded, game, null));
});
