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
  const glimpsed = glimpse(loaded, game, seat);
  const { viewer, world: open, decision, over, result } = glimpsed;
  const bit = viewerBit(seat, seats);
  const back = backsOf(loaded, things.cards);
  const names = loaded.rules.counters;
  const nothing = nothingLies(names);
  const { card, seen: knownTo, face, counters, hosted } = things;
  const plain = plainThings(things.cards);
  const lying = (thing: number): Record<string, number> => {
    let on = nothing;
    for (let i = 0; i < names.length; i++) {
      const many = counters[names[i]!]![thing]!;
      if (many === 0) continue;
      if (on === nothing) on = { ...nothing };
      on[names[i]!] = many;
    }
    return on;
  };
  const seen = (thing: number): ThingView => {
    const at = card[thing]!;
    const known = (knownTo[thing]! & bit) === 0 ? null : things.cards[at]!;
    const up = face[thing] === 1;
    const on = lying(thing);
    const below = hosted.length === 0 ? NOTHING : under(things, thing).map(seen);
    if (on !== nothing || below.length > 0)
      return { thing, card: known, back: back[at]!, up, counters: on, under: below };
    const views = known === null ? plain.hidden : plain.known;
    const before = views[thing];
    if (before !== undefined && before.card === known && before.up === up && before.back === back[at]) return before;
    return (views[thing] = { thing, card: known, back: back[at]!, up, counters: nothing, under: NOTHING });
  };
  const looked = new Map<string, ThingView[]>();
  const look = (pile: string): ThingView[] => {
    const views = things.piles[pile]?.map(seen) as ThingView[];
    looked.set(pile, views);
    return views;
  };
  const zones: Record<string, ThingView[]> = new Proxy<Record<string, ThingView[]>>(
    {},
    {
      get: (_, pile: string) => looked.get(pile) ?? look(pile),
      has: (_, pile) => pile in things.piles,
      ownKeys: () => [...all],
      getOwnPropertyDescriptor: (_, pile: string) =>
        pile in things.piles ? { get: () => zones[pile], enumerable: true, configurable: true } : undefined,
    },
  );
  return {
    viewer,
    world: open,
    zones,
    get stack() {
      return glimpsed.stack;
    },
    decision,
    over,
    result,
  };
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
/** Things with nothing on or under them, as they were seen last in games with these cards: most are seen so again and again. */
const plainThings = remembered<readonly string[], Record<'known' | 'hidden', ThingView[]>>(() => ({
  known: [],
  hidden: [],
}));
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
