/** Any position in game words: where things lie, what values are, where the game stands. */

import {
  arrange as orderPile,
  begin,
  reask,
  resume,
  type Call,
  type Event,
  type Frame,
  type Game,
  type Json,
  type Loaded,
  type Params,
  type Script,
  type Seat,
  type World,
} from '@questwright/kernel';

/** A card of a pile of which there is more to say than what it is. */
export interface Placed {
  card: string;
  /** Left out: up, but down in a pile that nobody sees into, and down under another card. */
  face?: 'up' | 'down';
  counters?: Readonly<Record<string, number>>;
  under?: readonly (string | Placed)[];
  /** Seats that know it, besides those who see it. */
  known?: readonly Seat[];
}

export interface Position {
  seats?: number;
  packs?: readonly string[];
  seed?: string;
  options?: Params;
  /** Outcomes while the game is being set up, before anything below is arranged. */
  setup?: Partial<Script>;
  /** Values of the world by path, `players.0.gold`. */
  set?: Readonly<Record<string, Json>>;
  /** Content ids, top first. A hidden pile keeps its other cards below; any other pile is exactly this. */
  piles?: Readonly<Record<string, readonly (string | Placed)[]>>;
  /** Where cards go that a pile had to give up; left out: the first pile that nobody sees into. */
  rest?: string;
  /** Content ids to put under the first thing of another content id, face down. */
  under?: Readonly<Record<string, readonly string[]>>;
  /** Who knows which things besides what they see: a pile's things, by seat. */
  known?: Readonly<Record<string, readonly Seat[]>>;
  dice?: readonly number[];
  orders?: Script['orders'];
  /** Frames outermost first, `game/turns > turn/action`; the last step is about to begin. */
  at?: string;
  /** Locals of those frames by procedure. */
  locals?: Readonly<Record<string, Json>>;
  /** A procedure to play on top of the position. */
  play?: Call;
  /** Asked when everything lies where it should: what depends on the numbers of things. */
  late?(game: Game): Pick<Position, 'set' | 'locals' | 'play'>;
}

export class PositionError extends Error {}

const cardOf = (entry: string | Placed): string => (typeof entry === 'string' ? entry : entry.card);

export function putTogether<W extends World>(loaded: Loaded<W>, given: Position, events: Event[]): Game<W> {
  const { seats = loaded.definition.seats.min, seed = 'position', options = {}, setup = {} } = given;
  const game = begin(loaded, { seats, seed, options, script: setup }, events);
  if (given.piles) fillPiles(loaded, game, given.piles, given);
  const position = given.late ? { ...given, ...given.late(game) } : given;
  for (const [host, cards] of Object.entries(position.under ?? {})) {
    for (const card of cards) hide(game, card, host);
  }
  for (const [pile, knowers] of Object.entries(position.known ?? {})) {
    for (const thing of pileNamed(game, pile)) {
      for (const seat of knowers) {
        game.world.things.seen[thing]! |= 1 << seat;
        game.world.things.last[seat]![game.world.things.card[thing]!] = game.world.things.now;
      }
    }
  }
  for (const [path, value] of Object.entries(position.set ?? {})) setPath(game.world, path, value);
  const problems: string[] = [];
  loaded.world.check(game.world, '', problems);
  if (problems.length > 0) throw new PositionError(problems.join('\n'));
  game.dice.script.dice.push(...(position.dice ?? []));
  game.dice.script.orders.push(...structuredClone(position.orders ?? []));
  if (position.at === undefined && position.play === undefined) reask(loaded, game);
  else {
    if (position.at !== undefined) game.stack = framesAt(loaded, position);
    if (position.play) stackOn(loaded, game, position.play);
    game.over = false;
    resume(loaded, game, events);
  }
  return game;
}

/** Puts a call on top of what is being played; when it is over, what lies below goes on from where it was. */
function stackOn<W extends World>(loaded: Loaded<W>, game: Game<W>, call: Call): void {
  const below = game.stack[game.stack.length - 1];
  if (below) below.at = 2;
  game.stack.push(frame(loaded, call.proc, null, structuredClone(call.with)));
}

function framesAt(loaded: Loaded<any>, { at = '', locals = {} }: Position): Frame[] {
  const frames = at.split('>').map((part) => {
    const [proc = '', step = ''] = part.split('/').map((word) => word.trim());
    return frame(loaded, proc, step, structuredClone(locals[proc] ?? null));
  });
  frames.slice(0, -1).forEach((one) => (one.at = 1));
  return frames;
}

function frame(loaded: Loaded<any>, proc: string, step: string | null, locals: Json): Frame {
  const found = loaded.procs.get(proc);
  if (!found) throw new PositionError(`There is no procedure ${proc}`);
  if (step !== null && !found.steps.has(step)) {
    throw new PositionError(`There is no step ${proc}/${step}; there are ${[...found.steps.keys()].join(', ')}`);
  }
  return {
    proc,
    step: step ?? found.first.name,
    at: 0,
    locals,
    calls: null,
    goto: null,
    results: [],
    uses: null,
    lasting: null,
    memo: null,
    due: null,
    ending: null,
  };
}

function pileNamed(game: Game<any>, pile: string): number[] {
  const { piles } = game.world.things as World['things'];
  const found = piles[pile];
  if (!found) throw new PositionError(`There is no pile ${pile}; there are ${Object.keys(piles).join(', ')}`);
  return found;
}

/** Piles that nobody sees into come last: what the others need is taken from there before they are put in order. */
function fillPiles<W extends World>(
  loaded: Loaded<W>,
  game: Game<W>,
  piles: NonNullable<Position['piles']>,
  position: Position,
): void {
  const { things } = game.world;
  const hidden = (pile: string): number => (loaded.rules.zones[pile.split('/')[0]!]?.sees === 'none' ? 1 : 0);
  const taken = new Set<number>();
  const inOrder = Object.entries(piles).sort(([x], [y]) => hidden(x) - hidden(y));
  for (const [pile, cards] of inOrder) fillPile(loaded, game, pile, cards, position, taken);
  // What anybody could conclude from where things lay before does not hold any more.
  things.now++;
  for (let thing = 0; thing < things.card.length; thing++) {
    things.through[things.card[thing]!] = [things.now];
    noteSight(things, thing);
  }
}

function noteSight(things: World['things'], thing: number): void {
  for (let seat = 0; seat < things.last.length; seat++) {
    if (things.seen[thing]! & (1 << seat)) things.last[seat]![things.card[thing]!] = things.now;
  }
}

function fillPile<W extends World>(
  loaded: Loaded<W>,
  game: Game<W>,
  pile: string,
  cards: readonly (string | Placed)[],
  position: Position,
  taken: Set<number>,
): void {
  const { things } = game.world;
  const zone = loaded.rules.zones[pile.split('/')[0]!];
  const list = pileNamed(game, pile);
  if (!zone) throw new PositionError(`There is no zone for the pile ${pile}`);
  const hidden = zone.sees === 'none';
  const claimed = new Set<number>();
  for (const entry of cards) {
    const thing = findCard(loaded, game, cardOf(entry), pile, taken, position);
    claimed.add(thing);
    taken.add(thing);
  }
  const others = list.filter((thing) => !claimed.has(thing));
  for (const thing of claimed) relocate(things, thing, pile, hidden ? 0 : 1);
  list.length = 0;
  list.push(...claimed);
  if (hidden) list.push(...others);
  else if (others.length > 0) {
    const rest = position.rest ?? hiddenPile(loaded, pile);
    for (const thing of others) relocate(things, thing, rest, 0, pileNamed(game, rest));
  }
  // Numbers must not tell what was arranged: in a hidden pile the cards are laid under sorted numbers.
  if (hidden) {
    const inOrder = list.map((thing) => things.cards[things.card[thing]!]!);
    list.sort((x, y) => x - y);
    orderPile(things, list, inOrder);
    for (const thing of list) things.seen[thing] = 0;
  } else {
    const bits = seenIn(loaded, game, pile);
    for (const thing of list) things.seen[thing] = bits;
  }
  // In a hidden pile the cards may lie under other numbers now.
  for (const thing of claimed) taken.delete(thing);
  cards.forEach((entry, i) => {
    taken.add(list[i]!);
    if (typeof entry !== 'string') giveDetails(loaded, game, list[i]!, entry, position, taken);
  });
}

function giveDetails<W extends World>(
  loaded: Loaded<W>,
  game: Game<W>,
  thing: number,
  entry: Placed,
  position: Position,
  taken: Set<number>,
): void {
  const { things } = game.world;
  const pile = things.zone[thing]!;
  if (entry.face !== undefined) {
    things.face[thing] = entry.face === 'up' ? 1 : 0;
    things.seen[thing] = entry.face === 'up' ? seenIn(loaded, game, pile) : 0;
  }
  for (const seat of entry.known ?? []) things.seen[thing]! |= 1 << seat;
  for (const [name, count] of Object.entries(entry.counters ?? {})) {
    const column = things.counters[name];
    if (!column) throw new PositionError(`There is no counter ${name}; there are ${Object.keys(things.counters).join(', ')}`);
    column[thing] = count;
  }
  for (const below of entry.under ?? []) {
    const found = findCard(loaded, game, cardOf(below), pile, taken, position);
    taken.add(found);
    relocate(things, found, pile, 0);
    things.host[found] = thing;
    things.hosted.push(found);
    if (typeof below !== 'string') giveDetails(loaded, game, found, below, position, taken);
  }
}

/** The bits of those who see what lies face up in a pile. */
function seenIn(loaded: Loaded<any>, game: Game<any>, pile: string): number {
  const zone = loaded.rules.zones[pile.split('/')[0]!]!;
  if (zone.sees === 'none') return 0;
  return zone.sees === 'all' ? (1 << (game.world.seats + 1)) - 1 : 1 << Number(pile.split('/')[1]);
}

function hiddenPile(loaded: Loaded<any>, not: string): string {
  const zones = Object.entries(loaded.rules.zones);
  const found = zones.find(([name, { sees, per }]) => sees === 'none' && per === undefined && name !== not);
  if (!found) throw new PositionError(`Where should the other cards of ${not} go? Say it with rest`);
  return found[0];
}

/** A thing that is this card and not yet spoken for: from a hidden pile first, then from anywhere; else a new one. */
function findCard<W extends World>(
  loaded: Loaded<W>,
  game: Game<W>,
  card: string,
  pile: string,
  claimed: ReadonlySet<number>,
  position: Position,
): number {
  const { things } = game.world;
  if (!loaded.content.has(card)) throw new PositionError(`There is no content ${card}`);
  const arranged = (thing: number): boolean => {
    const zone = things.zone[thing]!;
    return zone !== pile && position.piles?.[zone] !== undefined && loaded.rules.zones[zone.split('/')[0]!]?.sees !== 'none';
  };
  const fits = (thing: number): boolean =>
    things.cards[things.card[thing]!] === card && !claimed.has(thing) && things.host[thing]! < 0 && !arranged(thing);
  const all = things.card.map((_, thing) => thing).filter(fits);
  const found = all.find((thing) => things.zone[thing] === pile) ?? all.find((thing) => things.face[thing] === 0) ?? all[0];
  if (found !== undefined) return found;
  const thing = things.card.length;
  things.cards = [...things.cards, card];
  things.card.push(thing);
  things.zone.push(pile);
  things.face.push(0);
  things.host.push(-1);
  things.seen.push(0);
  things.through.push([0]);
  for (const last of things.last) last.push(-1);
  for (const name in things.counters) things.counters[name]!.push(0);
  pileNamed(game, pile).push(thing);
  return thing;
}

function relocate(things: World['things'], thing: number, pile: string, face: number, into?: number[]): void {
  const from = things.piles[things.zone[thing]!]!;
  const i = from.indexOf(thing);
  if (i >= 0) from.splice(i, 1);
  things.zone[thing] = pile;
  things.face[thing] = face;
  things.seen[thing] = 0;
  into?.push(thing);
}

function hide(game: Game<any>, card: string, host: string): void {
  const { things } = game.world as World;
  const thingOf = (id: string): number => {
    const found = things.card.findIndex((physical, i) => things.cards[physical] === id && things.host[i]! < 0);
    if (found < 0) throw new PositionError(`No thing is ${id}`);
    return found;
  };
  const below = thingOf(card);
  const above = thingOf(host);
  relocate(things, below, things.zone[above]!, 0);
  things.host[below] = above;
  things.hosted.push(below);
}

/** The number of the thing that is a card (`ward`), that is that card in a pile (`ward@hand/0`), or that lies in a pile
 *  (`hand/0:1` is the second of that hand). Of several that are the same card, one that somebody knows comes first. */
export function thingNamed(things: World['things'], name: string): number | null {
  const colon = name.indexOf(':');
  const pile = things.piles[colon < 0 ? name : name.slice(0, colon)];
  if (pile) return pile[colon < 0 ? 0 : Number(name.slice(colon + 1))] ?? null;
  const at = name.indexOf('@');
  const card = at < 0 ? name : name.slice(0, at);
  const fits = (thing: number): boolean =>
    things.cards[things.card[thing]!] === card && (at < 0 || things.zone[thing] === name.slice(at + 1));
  const all = things.card.map((_, thing) => thing).filter(fits);
  return all.find((thing) => things.seen[thing] !== 0) ?? all[0] ?? null;
}

export function setPath(world: object, path: string, value: Json): void {
  const keys = path.split('.');
  const last = keys.pop()!;
  let here: Record<string, unknown> = world as Record<string, unknown>;
  for (const key of keys) {
    const inner = here[key];
    if (typeof inner !== 'object' || inner === null) throw new PositionError(`There is no ${path} in the world`);
    here = inner as Record<string, unknown>;
  }
  if (!(last in here) && !Array.isArray(here)) {
    throw new PositionError(`There is no ${path} in the world; there are ${Object.keys(here).join(', ')}`);
  }
  here[last] = structuredClone(value);
}
