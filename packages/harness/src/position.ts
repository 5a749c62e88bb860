/** Any position in game words: where things lie, what values are, where the game stands. */

import {
  begin,
  canonical,
  newFrame,
  reask,
  resume,
  Table,
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
import { settingUp } from '@questwright/rulebook';
import { fillPiles, hide, pileNamed, PositionError, type Placed } from './position-piles.ts';

export { PositionError, type Placed } from './position-piles.ts';

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
  /** Hidden piles that keep nothing below what is named. */
  only?: readonly string[];
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
  /** Looks at what was laid out before anything is played; throws when that cannot be played. */
  look?(game: Game): void;
}

export function putTogether<W extends World>(loaded: Loaded<W>, given: Position, events: Event[]): Game<W> {
  const { game, at, play } = settingUp(() => laidOut(loaded, given, events));
  if (at === undefined && play === undefined) reask(loaded, game);
  else resume(loaded, game, events);
  return game;
}

function laidOut<W extends World>(
  loaded: Loaded<W>,
  given: Position,
  events: Event[],
): { game: Game<W>; at: string | undefined; play: Call | undefined } {
  const { seats = loaded.seats.min, seed = 'position', options = {}, setup = {} } = given;
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
  position.look?.(game);
  game.dice.script.dice.push(...(position.dice ?? []));
  game.dice.script.orders.push(...structuredClone(position.orders ?? []));
  const { at, play } = position;
  if (at !== undefined) {
    game.stack = framesAt(loaded, position);
    remember(loaded, game);
  }
  if (play) stackOn(loaded, game, play);
  if (at !== undefined || play) game.over = false;
  return { game, at, play };
}

/** Puts a call on top of what is being played; when it is over, what lies below goes on from where it was. */
function stackOn<W extends World>(loaded: Loaded<W>, game: Game<W>, call: Call): void {
  const below = game.stack[game.stack.length - 1];
  if (below) below.at = 0;
  game.stack.push(frame(loaded, call.proc, null, structuredClone(call.with)));
}

function framesAt<W extends World>(loaded: Loaded<W>, { at = '', locals = {} }: Position): Frame[] {
  const frames = at.split('>').map((part) => {
    const [proc = '', step = ''] = part.split('/').map((word) => word.trim());
    return frame(loaded, proc, step, structuredClone(locals[proc] ?? null));
  });
  frames.slice(0, -1).forEach((one) => (one.at = 1));
  return frames;
}

/** What the steps below the last one would remember: who is still to come, that the question has been answered. */
function remember<W extends World>(loaded: Loaded<W>, game: Game<W>): void {
  const t = new Table(loaded, game, null);
  game.stack.slice(0, -1).forEach((one, i) => {
    const { step, ask, window } = (t.step = loaded.procs.get(one.proc)!.steps.get(one.step)!);
    t.frame = one;
    t.locals = one.locals;
    if (ask) one.memo = { answered: true };
    else if (window) one.memo = { order: [...(window.order?.(t) ?? t.seats)], at: 0, passes: 0, done: [] };
    else if (step.each !== undefined) {
      const items = [...step.each(t)];
      const now = canonical(game.stack[i + 1]!.locals);
      const at = items.findIndex((item) => canonical(step.with ? step.with(t, item) : item) === now);
      one.memo = { list: at < 0 ? [] : items.slice(at + 1) };
    }
  });
}

function frame<W extends World>(loaded: Loaded<W>, proc: string, step: string | null, locals: Json): Frame {
  const found = loaded.procs.get(proc);
  if (!found) throw new PositionError(`There is no procedure ${proc}`);
  if (step !== null && !found.steps.has(step)) {
    throw new PositionError(`There is no step ${proc}/${step}; there are ${[...found.steps.keys()].join(', ')}`);
  }
  return newFrame(proc, step ?? found.first.name, 'kernel', locals, null);
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
