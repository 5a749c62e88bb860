/** What a seat sees, worked out as far as it is looked at. A bot that plays many games looks at few piles of many. */

import {
  under,
  view,
  viewerBit,
  type Game,
  type Loaded,
  type Seat,
  type ThingView,
  type View,
  type World,
} from '@questwright/kernel';

/** The same as the view, as long as the game does not move on: piles are looked at when they are asked for. */
export function glance<W extends World>(loaded: Loaded<W>, game: Game<W>, seat: Seat): View {
  const { world } = game;
  const { things, seats } = world;
  const { all } = loaded.pilesFor(seats);
  // The view itself says everything but what lies in the piles.
  const bare = view(loaded, { ...game, world: { ...world, things: { ...things, piles: emptyPiles(all) } } }, seat);
  const bit = viewerBit(seat, seats);
  const seen = (thing: number): ThingView => {
    const id = things.cards[things.card[thing]!]!;
    const counters: Record<string, number> = {};
    for (const name of loaded.rules.counters) counters[name] = things.counters[name]![thing]!;
    return {
      thing,
      card: (things.seen[thing]! & bit) === 0 ? null : id,
      back: loaded.content.get(id)?.content.back ?? '',
      up: things.face[thing] === 1,
      counters,
      under: things.hosted.length === 0 ? [] : under(things, thing).map(seen),
    };
  };
  const looked: Record<string, ThingView[]> = {};
  const zones = new Proxy(looked, {
    get: (known, pile: string) => (known[pile] ??= things.piles[pile]?.map(seen) as ThingView[]),
    has: (_, pile) => pile in things.piles,
    ownKeys: () => [...all],
    getOwnPropertyDescriptor: (_, pile: string) =>
      pile in things.piles ? { value: zones[pile], enumerable: true, configurable: true, writable: false } : undefined,
  });
  return { ...bare, zones };
}

const empty = new WeakMap<readonly string[], Record<string, number[]>>();
function emptyPiles(all: readonly string[]): Record<string, number[]> {
  let piles = empty.get(all);
  if (piles === undefined) empty.set(all, (piles = Object.fromEntries(all.map((pile) => [pile, []]))));
  return piles;
}
