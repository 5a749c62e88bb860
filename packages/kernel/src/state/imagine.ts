/** Games as a viewer may picture them, for players who think ahead. */

import { sample } from '../playing/kinds.ts';
import type { Loaded } from '../writing/load.ts';
import { clone, reask } from '../playing/play.ts';
import { below, type Dice } from '../playing/random.ts';
import type { Game, Given, World } from '../writing/rules.ts';
import type { Viewer } from './schema.ts';
import { redeal, viewerBit } from './things.ts';
import { backOf, resample } from './view.ts';

/** A game that the viewer cannot tell from the real one, and that tells nothing more of it: cards that it does not know lie in
 *  no order of the real one, the dice are others, and what others have answered in secret are answers by chance. All games that
 *  look alike to the viewer give the same one, so that whoever holds it may deal it anew with any seeds. */
export function imagine<W extends World>(loaded: Loaded<W>, game: Game<W>, viewer: Viewer): Game<W> {
  const pictured = clone(loaded, game);
  const { things, seats } = pictured.world;
  const bit = viewerBit(viewer, seats);
  redeal(things, bit, (content) => backOf(loaded, content), null);
  const own = viewer ?? seats;
  things.card.forEach((card, thing) => {
    if (things.seen[thing]! & bit) return;
    // When others saw a card says where it is, and so does the way that it went before the viewer saw it.
    const since = things.last[own]![card]!;
    things.last.forEach((last, other) => void (other === own || (last[card] = -1)));
    things.through[card] = things.through[card]!.filter((mix) => mix > since);
  });
  for (const { memo } of pictured.stack) {
    if (memo?.given !== undefined) memo.given = (memo.given as Given[]).filter(({ seat }) => seat === viewer);
  }
  pictured.dice.drawn = 0;
  dealAnew(loaded, pictured, viewer, '');
  return pictured;
}

/** Deals a game that was imagined anew, in place: each deal that the viewer cannot exclude is equally likely. */
export function dealAnew<W extends World>(
  loaded: Loaded<W>,
  pictured: Game<W>,
  viewer: Viewer,
  seed: string | Dice,
): void {
  resample(loaded, pictured, viewer, seed);
  const { pending } = pictured;
  if (pending === null || pending.offers.every(({ seat }) => seat === viewer)) return;
  // What others may answer depends on their cards.
  reask(loaded, pictured);
  const { offers } = pictured.pending!;
  const given = pending.given.map((one) => {
    const offer = offers.find(({ seat }) => seat === one.seat);
    return one.seat === viewer || !offer ? one : { ...one, pick: sample(offer, (n) => below(pictured.dice, n)) };
  });
  pictured.pending = { ...pictured.pending!, given };
}
