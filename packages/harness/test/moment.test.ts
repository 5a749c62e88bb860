import { expect, test } from 'vitest';
import { lanterns, skirmish } from '@questwright/practice';
import {
  answer,
  below,
  load,
  Moments,
  open,
  sample,
  seeded,
  undo,
  view,
  type Definition,
  type View,
  type Viewer,
} from '@questwright/kernel';

const GAMES: Definition<any>[] = [lanterns, skirmish];

test.each(GAMES)('moment after moment, views are as if made anew ($id)', (definition) => {
  const loaded = load(definition);
  const record = open(loaded, { seats: 2, secret: 'moments' });
  const dice = seeded('moments');
  const moments = new Moments<any>(loaded);
  const shown = new Map<Viewer, View>();
  const viewers: Viewer[] = [null, 0, 1];
  for (let n = 0; n < 120 && record.game.pending; n++) {
    const moment = moments.next(record.game);
    for (const viewer of viewers) {
      const seen = view<any>(loaded, record.game, viewer, shown.get(viewer) ?? null, moment);
      expect(seen).toEqual(view<any>(loaded, record.game, viewer));
      shown.set(viewer, seen);
    }
    const { no, offers, given } = record.game.pending;
    const offer = offers.find((one) => one.asked && !given.some(({ seat }) => seat === one.seat))!;
    // An undo may put back what has changed since.
    if (n % 11 === 10) undo(record, record.line.length - 3);
    else answer(record, offer.seat, { no, pick: sample(offer, (most) => below(dice, most)) });
  }
  expect(record.segments[0]!.entries.length).toBeGreaterThan(20);
});

test('what has not changed is not told anew, and what all see alike is the same', () => {
  const loaded = load(lanterns);
  const record = open(loaded, { seats: 2, secret: 'moments' });
  const moments = new Moments<any>(loaded);
  const first = moments.next(record.game);
  const [mine, theirs] = [0, 1].map((seat) => view<any>(loaded, record.game, seat, null, first)) as [View, View];
  expect(mine.world).toBe(theirs.world);
  const second = moments.next(record.game);
  expect(second.piles).toEqual([]);
  const again = view<any>(loaded, record.game, 0, mine, second);
  expect([again.world === mine.world, again.zones === mine.zones, again.stack === mine.stack]).toEqual([
    true,
    true,
    true,
  ]);
});
