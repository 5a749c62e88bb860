/** Cards and tokens. A thing is a place-holder with an opaque number; which card it is, is the secret of the game. */

import type { LoadedContent } from '../writing/content.ts';
import type { Loaded } from '../writing/load.ts';
import { below, type Dice } from '../playing/random.ts';
import { compileColumns, type Viewer } from './schema.ts';

export interface Things {
  /** The content id of each physical card. Public: everybody may know what is in the box. Never changed in place, so that
   *  clones share it. */
  cards: readonly string[];
  /** Which physical card each thing is. */
  card: number[];
  zone: string[];
  /** 1 lies face up, 0 face down. */
  face: number[];
  /** The thing it lies under, or −1. */
  host: number[];
  /** A bit for each seat, and one for the public, that knows this thing, wherever it lies. */
  seen: number[];
  /** For each physical card, when it was mixed with others, earliest first; 0 is the beginning. Mixes before everybody
   *  last saw the card are forgotten. The lists are never changed in place, so that clones share them. */
  through: (readonly number[])[];
  /** For each seat (and the public) and physical card, when it last knew where that card was; −1 for never. */
  last: number[][];
  /** Counts shows and mixes: the clock of `last` and `through`. */
  now: number;
  /** Counts what somebody learned anew: undo is free only while this stands still. */
  news: number;
  /** Top first. Things under a thing are in no pile. */
  piles: Record<string, number[]>;
  /** What lies on each thing, by the counter's name. */
  counters: Record<string, number[]>;
  /** Things that lie under another, in the order in which they were put there. */
  hosted: number[];
}

export interface Zone {
  /** One pile, or one for each seat (named `zone/0`, `zone/1`, …). */
  per?: 'seat';
  /** Who sees the front of what is put there face up. */
  sees: 'all' | 'owner' | 'none';
  /** Abilities of cards that lie here can be used and their modifiers count. */
  live?: true;
}

export type Place = 'top' | 'bottom' | number;

export function emptyThings(piles: readonly string[], counters: readonly string[], seats: number): Things {
  const columns = (names: readonly string[]): Record<string, number[]> =>
    copierOf(names)(Object.fromEntries(names.map((name) => [name, []])));
  const last: number[][] = [];
  for (let seat = 0; seat <= seats; seat++) last.push([]);
  return {
    cards: [],
    card: [],
    zone: [],
    face: [],
    host: [],
    seen: [],
    through: [],
    last,
    now: 0,
    news: 0,
    piles: columns(piles),
    counters: columns(counters),
    hosted: [],
  };
}

const copiers = new WeakMap<readonly string[], ReturnType<typeof compileColumns>>();
function copierOf(names: readonly string[]): ReturnType<typeof compileColumns> {
  let copier = copiers.get(names);
  if (copier === undefined) copiers.set(names, (copier = compileColumns(names)));
  return copier;
}

/** A copy of a list. Most are empty: a new empty one is cheaper than `slice`. */
const own = <X>(list: readonly X[]): X[] => (list.length === 0 ? [] : list.slice());

export function cloneThings(things: Things, piles: readonly string[], counters: readonly string[]): Things {
  const last: number[][] = new Array(things.last.length);
  for (let i = 0; i < last.length; i++) last[i] = own(things.last[i]!);
  return {
    cards: things.cards,
    card: own(things.card),
    zone: own(things.zone),
    face: own(things.face),
    host: own(things.host),
    seen: own(things.seen),
    through: own(things.through),
    last,
    now: things.now,
    news: things.news,
    piles: copierOf(piles)(things.piles),
    counters: copierOf(counters)(things.counters),
    hosted: own(things.hosted),
  };
}

/** A new thing at the bottom of a pile, face down and known to nobody. */
export function addThing(things: Things, content: string, pile: string): number {
  const thing = things.card.length;
  things.cards = [...things.cards, content];
  things.card.push(thing);
  things.zone.push(pile);
  things.face.push(0);
  things.host.push(-1);
  things.seen.push(0);
  things.through.push([0]);
  for (const last of things.last) last.push(-1);
  for (const name in things.counters) things.counters[name]!.push(0);
  pileOf(things, pile).push(thing);
  return thing;
}

/** What each physical card of a box is. */
export function boxOf(loaded: Loaded<any>, cards: readonly string[]): readonly LoadedContent[] {
  if (loaded.box.cards !== cards) loaded.box = { cards, contents: cards.map((id) => loaded.content.get(id)!) };
  return loaded.box.contents;
}

export function pileOf(things: Things, pile: string): number[] {
  const found = things.piles[pile];
  if (found === undefined) throw new Error(`No pile ${pile}; there are ${Object.keys(things.piles).join(', ')}`);
  return found;
}

/** The things that lie under a thing, lowest last. */
export function under(things: Things, host: number): number[] {
  return things.hosted.length === 0 ? [] : things.hosted.filter((thing) => things.host[thing] === host);
}

function leave(things: Things, thing: number): void {
  const from = things.host[thing]! >= 0 ? things.hosted : pileOf(things, things.zone[thing]!);
  from.splice(from.indexOf(thing), 1);
  things.host[thing] = -1;
}

/** Takes a thing, and all that lies under it, to a pile. What seats know of it goes with it. */
export function moveThing(things: Things, thing: number, pile: string, place: Place, face: number): void {
  const to = pileOf(things, pile);
  leave(things, thing);
  if (place === 'bottom') to.push(thing);
  else to.splice(place === 'top' ? 0 : place, 0, thing);
  things.face[thing] = face;
  rezone(things, thing, pile);
}

function rezone(things: Things, thing: number, pile: string): void {
  things.zone[thing] = pile;
  for (const below of under(things, thing)) rezone(things, below, pile);
}

/** Puts a thing under another, where it goes wherever the other goes. */
export function putUnder(things: Things, thing: number, host: number, face: number): void {
  for (let up = host; up >= 0; up = things.host[up]!) {
    if (up === thing) throw new Error(`Thing ${thing} cannot lie under itself`);
  }
  leave(things, thing);
  things.host[thing] = host;
  things.face[thing] = face;
  things.hosted.push(thing);
  rezone(things, thing, things.zone[host]!);
}

/** These viewers see the thing now; they know it wherever it lies, face down too, until it is mixed. */
export function showThing(things: Things, thing: number, viewers: number): void {
  things.now++;
  if ((things.seen[thing]! & viewers) !== viewers) things.news++;
  things.seen[thing]! |= viewers;
  noteSight(things, thing);
}

function noteSight(things: Things, thing: number): void {
  const card = things.card[thing]!;
  let all = true;
  for (let viewer = 0; viewer < things.last.length; viewer++) {
    if (things.seen[thing]! & (1 << viewer)) things.last[viewer]![card] = things.now;
    else all = false;
  }
  if (all && things.through[card]!.length > 0) things.through[card] = [];
}

/** What happens to knowledge when things change places unseen: who knew one of them knows only that it is among them. */
function forgetPositions(things: Things, list: readonly number[]): void {
  things.now++;
  for (const thing of list) noteSight(things, thing);
  things.now++;
  for (const thing of list) {
    const card = things.card[thing]!;
    things.through[card] = [...things.through[card]!, things.now];
    things.seen[thing] = 0;
  }
}

/** Shuffles a pile. The cards change places under the same numbers, which are sorted, so that a number tells nothing. */
export function mixPile(things: Things, pile: string, dice: Dice): void {
  const list = pileOf(things, pile);
  forgetPositions(things, list);
  list.sort((x, y) => x - y);
  const scripted = dice.script.orders.findIndex((order) => order.zone === pile);
  if (scripted >= 0) arrange(things, list, dice.script.orders.splice(scripted, 1)[0]!.cards);
  else for (let i = list.length - 1; i > 0; i--) swap(things, list[i]!, list[below(dice, i + 1)]!);
  for (const thing of list) things.face[thing] = 0;
}

/** One viewer lays some things back in an order of its own: the cards change places under the same numbers. Whoever else
 *  knew one of them now knows only that it is among these. `order` names the things whose cards come first, second, … */
export function layBack(things: Things, list: readonly number[], order: readonly number[], viewer: number): void {
  const cards = order.map((thing) => things.card[thing]!);
  forgetPositions(things, list);
  list.forEach((thing, i) => void (things.card[thing] = cards[i]!));
  for (const thing of list) {
    things.seen[thing] = viewer;
    noteSight(things, thing);
  }
}

function swap(things: Things, x: number, y: number): void {
  const card = things.card[x]!;
  things.card[x] = things.card[y]!;
  things.card[y] = card;
}

/** Brings the named cards to the top of a pile, in this order; the others keep theirs. */
export function arrange(things: Things, list: readonly number[], cards: readonly string[]): void {
  cards.forEach((content, i) => {
    const from = list.findIndex((thing, j) => j >= i && things.cards[things.card[thing]!] === content);
    if (from < 0) throw new Error(`${content} is not among the ${list.length} things to be put in order`);
    for (let j = from; j > i; j--) swap(things, list[j]!, list[j - 1]!);
  });
}

/** Deals what the viewers do not know anew: every past that they cannot tell from the real one is equally likely.
 *  Each mix is made again, earliest first. Cards that were in it and that no viewer saw afterwards may as well have gone
 *  each other's ways from there: to the other's place, through the other's later mixes. `viewers` is a set of bits.
 *  Without dice the cards go their ways in order, which gives the same deal whichever of these pasts was the real one. */
export function redeal(things: Things, viewers: number, backOf: (content: string) => string, dice: Dice | null): void {
  const { card: cards, seen, through, last } = things;
  const open: number[] = [];
  const place: number[] = [];
  /** When the viewers saw a card for the last time. */
  const since: number[] = [];
  const mixes: number[] = [];
  // Plain loops: searches deal anew all the time.
  for (let thing = 0; thing < cards.length; thing++) {
    if (seen[thing]! & viewers) continue;
    const card = cards[thing]!;
    open.push(card);
    place[card] = thing;
    let time = -1;
    for (let viewer = 0; viewer < last.length; viewer++) {
      if (viewers & (1 << viewer)) time = Math.max(time, last[viewer]![card]!);
    }
    since[card] = time;
    for (const mix of through[card]!) if (!mixes.includes(mix)) mixes.push(mix);
  }
  open.sort((x, y) => x - y);
  mixes.sort((x, y) => x - y);
  for (const mix of mixes) {
    const backs = new Map<string, number[]>();
    for (const card of open) {
      if (since[card]! >= mix || !through[card]!.includes(mix)) continue;
      const back = backOf(things.cards[card]!);
      const group = backs.get(back);
      if (group) group.push(card);
      else backs.set(back, [card]);
    }
    for (const group of backs.values()) if (group.length > 1) swapFutures(things, group, mix, place, dice);
  }
  for (const card of open) cards[place[card]!] = card;
}

/** Cards of one mix exchange, evenly, what became of them after it. */
function swapFutures(things: Things, group: readonly number[], mix: number, place: number[], dice: Dice | null): void {
  const { through } = things;
  const after = group.map((card) => ({
    place: place[card]!,
    way: through[card]!,
    cut: through[card]!.indexOf(mix) + 1,
  }));
  // Places are told apart by the last mix only: up to there, those that go the same way are alike.
  if (dice === null) {
    after.sort((x, y) => inOrder(x.way.slice(x.cut), y.way.slice(y.cut)) || x.place - y.place);
  }
  for (let i = after.length - 1; dice !== null && i > 0; i--) {
    const j = below(dice, i + 1);
    [after[i], after[j]] = [after[j]!, after[i]!];
  }
  for (let i = 0; i < group.length; i++) {
    const card = group[i]!;
    const { place: there, way, cut } = after[i]!;
    place[card] = there;
    const own = through[card]!;
    const mine = own.indexOf(mix) + 1;
    // Whatever is not gone through any more need not be written anew.
    if (mine < own.length || cut < way.length) through[card] = [...own.slice(0, mine), ...way.slice(cut)];
  }
}

function inOrder(x: readonly number[], y: readonly number[]): number {
  for (let i = 0; i < x.length && i < y.length; i++) if (x[i] !== y[i]) return x[i]! - y[i]!;
  return x.length - y.length;
}

/** Sets of viewers as bits: the seats, and after the last seat the public, which spectators are. */
export const everybody = (seats: number): number => (1 << (seats + 1)) - 1;
export const viewerBit = (viewer: Viewer, seats: number): number => 1 << (viewer ?? seats);
