/** Lays cards where a position wants them. */

import { addThing, arrange as orderPile, type Game, type Loaded, type Seat, type World } from '@questwright/kernel';
import type { Position } from './position.ts';

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

export class PositionError extends Error {}

const cardOf = (entry: string | Placed): string => (typeof entry === 'string' ? entry : entry.card);

export function pileNamed({ world }: Game, pile: string): number[] {
  const { piles } = world.things;
  const found = piles[pile];
  if (!found) throw new PositionError(`There is no pile ${pile}; there are ${Object.keys(piles).join(', ')}`);
  return found;
}

/** Piles that nobody sees into come last: what the others need is taken from there before they are put in order. */
export function fillPiles<W extends World>(
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
  if (hidden && !position.only?.includes(pile)) list.push(...others);
  else if (others.length > 0) {
    const rest = position.rest ?? hiddenPile(loaded, [pile, ...(position.only ?? [])]);
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
    if (!column)
      throw new PositionError(`There is no counter ${name}; there are ${Object.keys(things.counters).join(', ')}`);
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
function seenIn<W extends World>(loaded: Loaded<W>, game: Game<W>, pile: string): number {
  const zone = loaded.rules.zones[pile.split('/')[0]!]!;
  if (zone.sees === 'none') return 0;
  return zone.sees === 'all' ? (1 << (game.world.seats + 1)) - 1 : 1 << Number(pile.split('/')[1]);
}

function hiddenPile<W extends World>(loaded: Loaded<W>, not: readonly string[]): string {
  const zones = Object.entries(loaded.rules.zones);
  const found = zones.find(([name, { sees, per }]) => sees === 'none' && per === undefined && !not.includes(name));
  if (!found) throw new PositionError(`Where should the other cards of ${not[0]} go? Say it with rest`);
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
    // What a pile is not to hold will be taken away from it, now or when its turn comes.
    const named = position.piles?.[zone]?.some((entry) => cardOf(entry) === card) ?? false;
    return zone !== pile && named && loaded.rules.zones[zone.split('/')[0]!]?.sees !== 'none';
  };
  const fits = (thing: number): boolean =>
    things.cards[things.card[thing]!] === card && !claimed.has(thing) && things.host[thing]! < 0 && !arranged(thing);
  const all = things.card.map((_, thing) => thing).filter(fits);
  const found =
    all.find((thing) => things.zone[thing] === pile) ?? all.find((thing) => things.face[thing] === 0) ?? all[0];
  if (found !== undefined) return found;
  return addThing(things, card, pile);
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

export function hide(game: Game, card: string, host: string): void {
  const { things } = game.world;
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
