/** What a seat sees, worked out as far as it is looked at. A bot that plays many games looks at few piles of many. */

import {
  backOf,
  glimpse,
  under,
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
  const { viewer, world: open, stack, decision, over, result } = glimpse(loaded, game, seat);
  const bit = viewerBit(seat, seats);
  const back = backsOf(loaded, things.cards);
  const { counters } = loaded.rules;
  const nothing = nothingLies(counters);
  const lying = (thing: number): Record<string, number> => {
    if (counters.every((name) => things.counters[name]![thing] === 0)) return nothing;
    return Object.fromEntries(counters.map((name) => [name, things.counters[name]![thing]!]));
  };
  const seen = (thing: number): ThingView => {
    const card = things.card[thing]!;
    return {
      thing,
      card: (things.seen[thing]! & bit) === 0 ? null : things.cards[card]!,
      back: back[card]!,
      up: things.face[thing] === 1,
      counters: lying(thing),
      under: things.hosted.length === 0 ? NOTHING : under(things, thing).map(seen),
    };
  };
  const zones: Record<string, ThingView[]> = new Proxy<Record<string, ThingView[]>>(
    {},
    {
      get: (known, pile: string) => (known[pile] ??= things.piles[pile]?.map(seen) as ThingView[]),
      has: (_, pile) => pile in things.piles,
      ownKeys: () => [...all],
      getOwnPropertyDescriptor: (_, pile: string) =>
        pile in things.piles ? { get: () => zones[pile], enumerable: true, configurable: true } : undefined,
    },
  );
  return { viewer, world: open, zones, stack, decision, over, result };
}

// What is the same for all things, or in all games, is made once; nobody writes into a view.
const NOTHING: ThingView[] = [];
const remembered = <K extends object, X>(make: (key: K) => X): ((key: K) => X) => {
  const known = new WeakMap<K, X>();
  return (key) => {
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = make(key)));
    return found;
  };
};
const nothingLies = remembered((counters: readonly string[]): Record<string, number> =>
  Object.fromEntries(counters.map((name) => [name, 0])),
);
const backs = new WeakMap<readonly string[], readonly string[]>();
/** The backs of the cards in the box of a game. */
function backsOf<W extends World>(loaded: Loaded<W>, cards: readonly string[]): readonly string[] {
  let known = backs.get(cards);
  // The list grows while a game is set up, and when a rule makes a thing.
  if (known === undefined || known.length !== cards.length) {
    backs.set(cards, (known = cards.map((id) => backOf(loaded, id))));
  }
  return known;
}
