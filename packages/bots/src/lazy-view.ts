/** What a seat sees, worked out as far as it is looked at. A bot that plays many games looks at few piles of many. */

import {
  backOf,
  decisionView,
  stackNow,
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
export const lazyView = <W extends World>(loaded: Loaded<W>, game: Game<W>, seat: Seat): LazyView<W> =>
  new LazyView(loaded, game, seat);

/** A class: an object that is written down with getters is slow to read. */
export class LazyView<W extends World> implements View {
  readonly viewer: Seat;
  readonly world: View['world'];
  readonly zones: View['zones'];
  readonly over: boolean;
  readonly result: View['result'];
  private readonly loaded: Loaded<W>;
  private readonly game: Game<W>;
  private played: View['stack'] | null = null;
  private decided: View['decision'] | undefined = undefined;

  constructor(loaded: Loaded<W>, game: Game<W>, seat: Seat) {
    this.loaded = loaded;
    this.game = game;
    this.viewer = seat;
    this.world = loaded.world.glimpse(game.world, seat, null) ?? null;
    this.zones = new Proxy(new Piles(loaded, game.world, seat), LOOKING) as unknown as View['zones'];
    this.over = game.over;
    this.result = game.result;
  }
  get stack(): View['stack'] {
    return (this.played ??= stackNow(this.loaded, this.game));
  }
  get decision(): View['decision'] {
    if (this.decided === undefined) this.decided = decisionView(this.game, this.viewer);
    return this.decided;
  }
  /** How many things lie in a pile, without looking at them. */
  sizeOf(pile: string): number {
    return this.game.world.things.piles[pile]!.length;
  }
}

/** The piles as a seat sees them. */
class Piles<W extends World> {
  readonly names: readonly string[];
  readonly things: World['things'];
  private readonly bit: number;
  private readonly counters: readonly string[];
  private readonly nothing: Record<string, number>;
  private readonly back: readonly string[];
  private readonly plain: Record<'known' | 'hidden', ThingView[]>;
  private readonly looked = new Map<string, ThingView[] | undefined>();

  constructor(loaded: Loaded<W>, { things, seats }: W, seat: Seat) {
    this.names = loaded.pilesFor(seats).all;
    this.things = things;
    this.bit = viewerBit(seat, seats);
    this.counters = loaded.rules.counters;
    this.nothing = nothingLies(this.counters);
    this.back = backsOf(loaded, things.cards);
    this.plain = plainThings(things.cards);
  }
  look(name: string): ThingView[] | undefined {
    let views = this.looked.get(name);
    if (views !== undefined) return views;
    const pile = this.things.piles[name];
    if (pile === undefined) return undefined;
    views = new Array<ThingView>(pile.length);
    for (let i = 0; i < pile.length; i++) views[i] = this.see(pile[i]!);
    this.looked.set(name, views);
    return views;
  }
  private see(thing: number): ThingView {
    const { things, nothing, plain } = this;
    const at = things.card[thing]!;
    const back = this.back[at]!;
    const known = (things.seen[thing]! & this.bit) === 0 ? null : things.cards[at]!;
    const up = things.face[thing] === 1;
    const on = this.lyingOn(thing);
    const below = things.hosted.length === 0 ? NOTHING : under(things, thing).map((one) => this.see(one));
    if (on !== nothing || below.length > 0) return { thing, card: known, back, up, counters: on, under: below };
    const views = known === null ? plain.hidden : plain.known;
    const before = views[thing];
    if (before !== undefined && before.card === known && before.up === up && before.back === back) return before;
    return (views[thing] = { thing, card: known, back, up, counters: nothing, under: NOTHING });
  }
  private lyingOn(thing: number): Record<string, number> {
    const { nothing, counters } = this;
    let on = nothing;
    for (let i = 0; i < counters.length; i++) {
      const many = this.things.counters[counters[i]!]![thing]!;
      if (many === 0) continue;
      if (on === nothing) on = { ...nothing };
      on[counters[i]!] = many;
    }
    return on;
  }
}
const LOOKING: ProxyHandler<Piles<World>> = {
  get: (piles, name) => piles.look(name as string),
  has: (piles, name) => name in piles.things.piles,
  ownKeys: ({ names }) => [...names],
  getOwnPropertyDescriptor: (piles, name) =>
    name in piles.things.piles
      ? { get: () => piles.look(name as string), enumerable: true, configurable: true }
      : undefined,
};

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
