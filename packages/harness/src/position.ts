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

export interface Position {
  seats?: number;
  packs?: readonly string[];
  seed?: string;
  options?: Params;
  /** Values of the world by path, `players.0.gold`. */
  set?: Readonly<Record<string, Json>>;
  /** Content ids, top first. A hidden pile keeps its other cards below; any other pile is exactly this. */
  piles?: Readonly<Record<string, readonly string[]>>;
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
}

export class PositionError extends Error {}

export function putTogether<W extends World>(loaded: Loaded<W>, position: Position, events: Event[]): Game<W> {
  const { seats = loaded.definition.seats.min, seed = 'position', options = {} } = position;
  const game = begin(loaded, { seats, seed, options }, events);
  for (const [pile, cards] of Object.entries(position.piles ?? {})) fillPile(loaded, game, pile, cards, position);
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

function fillPile<W extends World>(
  loaded: Loaded<W>,
  game: Game<W>,
  pile: string,
  cards: readonly string[],
  position: Position,
): void {
  const { things } = game.world;
  const zone = loaded.rules.zones[pile.split('/')[0]!];
  const list = pileNamed(game, pile);
  if (!zone) throw new PositionError(`There is no zone for the pile ${pile}`);
  const hidden = zone.sees === 'none';
  const claimed = new Set<number>();
  for (const card of cards) claimed.add(findCard(loaded, game, card, pile, claimed, position));
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
    const bits = zone.sees === 'all' ? (1 << (game.world.seats + 1)) - 1 : 1 << Number(pile.split('/')[1]);
    for (const thing of list) things.seen[thing] = bits;
  }
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
  things.mixed.push(things.now);
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
