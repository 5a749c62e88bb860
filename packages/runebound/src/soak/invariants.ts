/** What holds at every decision of every game of Runebound: nothing comes from nowhere, nothing is lost. */

import type { Game, Loaded } from '@questwright/kernel';
import { firstBroken } from '@questwright/messages';
import { GOLD_COUNTERS } from '../content/box.ts';
import { itemsAndAlliesOf } from '../rules/market/items-and-allies.ts';
import { isInPlay, spacesOf } from '../rules/board/spaces.ts';
import {
  alliesOf,
  areaOf,
  card,
  heroOf,
  heroSeats,
  stateOf,
  type RuneboundWorld,
  type RuneboundTable,
} from '../world.ts';
import { COLORS, IMPROVEMENTS, type Color } from '../words.ts';
import type { Invariant, SoakPart } from './part.ts';

const GOLD_IN_THE_BOX = GOLD_COUNTERS.reduce((sum, { worth, count }) => sum + worth * count, 0);
const TRACK = 'undefeated challenge track';

/** The cards of the box, by id: what has a back. */
export function cardsOf(loaded: Loaded<RuneboundWorld>): string[] {
  return [...loaded.content].filter(([, { content }]) => content.back !== undefined).map(([id]) => id);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Tokens that are alike are one card of content. */
const copiesOf = ({ loaded }: RuneboundTable, id: string): number =>
  (loaded.content.get(id)!.content['copies'] as number | undefined) ?? 1;
const cards: Invariant = (t) => {
  const wanted = new Map(cardsOf(t.loaded).map((id) => [id, copiesOf(t, id)]));
  const { things } = t.world;
  for (const which of things.card) {
    const id = things.cards[which]!;
    const left = wanted.get(id) ?? 0;
    if (left === 0) return `${id} is there twice, or does not belong into the box`;
    wanted.set(id, left - 1);
  }
  const lost = [...wanted].find(([, left]) => left > 0);
  return lost === undefined ? null : `${lost[0]} is lost`;
};

/** Where the cards of each kind may lie, without the number of a seat. */
function homesOf({ kind, color }: { kind: string; color?: Color }): readonly string[] {
  if (kind === 'hero') return ['hero', 'removed from play'];
  if (kind === 'item' || kind === 'ally') return ['market deck', 'area', 'stack'];
  const common = [`${color} deck`, 'adventure', 'area', 'removed from play'];
  return kind === 'event' ? [...common, 'event'] : [...common, TRACK];
}
const homes = (t: RuneboundTable, parts: readonly SoakPart[]): ReturnType<Invariant> => {
  const { things } = t.world;
  for (const [thing, zone] of things.zone.entries()) {
    const home = zone.startsWith('stack of ') ? 'stack' : zone.split('/')[0]!;
    const of = card(t, thing) as { kind: string; color?: Color };
    if (!homesOf(of).includes(home) && !parts.some(({ homes: more }) => more?.[of.kind]?.includes(home))) {
      return `${t.cardOf(thing)} lies in ${zone}`;
    }
  }
  const seat = t.seats.find((one) => t.pile('hero', one).length !== (heroSeats(t).includes(one) ? 1 : 0));
  return seat === undefined ? null : `Seat ${seat} has ${t.pile('hero', seat).length} Heroes`;
};

const gold: Invariant = (t) => {
  const owned = t.world.heroes.map((one) => one.gold);
  const debtor = owned.findIndex((one) => one < 0);
  if (debtor >= 0) return `Seat ${debtor} has ${owned[debtor]} gold`;
  const all = t.world.bank + sum(owned);
  return all === GOLD_IN_THE_BOX ? null : `There is ${all} gold in all, not ${GOLD_IN_THE_BOX}`;
};

/** Of each color there are as many counters as the board has jewels; the others went back into the box. */
const adventureCounters: Invariant = (t) => {
  const { adventures, pile, heroes } = t.world;
  if (new Set(adventures).size !== adventures.length) return `Two adventure counters lie on one space`;
  const jewels = spacesOf(t).map((space): Color | null => t.value('jewel', space));
  for (const color of COLORS) {
    const parts = [
      pile[color],
      adventures.filter((space) => t.value('jewel', space) === color).length,
      ...heroes.map(({ counters }) => counters[color]),
    ];
    if (parts.some((one) => one < 0)) return `A negative number of ${color} adventure counters`;
    const there = jewels.filter((one) => one === color).length;
    if (sum(parts) !== there) return `There are ${sum(parts)} ${color} adventure counters, not ${there}`;
  }
  const odd = adventures.find((space) => t.value('jewel', space) === null);
  return odd === undefined ? null : `An adventure counter lies on ${odd}, which has no jewel`;
};

/** What the rules ask for an experience counter; cards may lower it for a while. */
const fullPrice = (t: RuneboundTable): number => {
  const byRules = t.explain('price of experience').parts.filter(({ layer }) => layer === 'base' || layer === 'rule');
  return byRules.at(-1)!.now as number;
};
const experience: Invariant = (t) => {
  const price = fullPrice(t);
  for (const seat of heroSeats(t)) {
    const { experience: counters, spent, points } = stateOf(t, seat);
    const all = sum(IMPROVEMENTS.map((one) => counters[one]));
    if (points < 0) return `Seat ${seat} has ${points} points`;
    // Where the price grows with the counters, the last one costs as many points as there are.
    if (spent < 0 || spent > Math.max(price, all) * all)
      return `Seat ${seat} spent ${spent} points on ${all} experience counters`;
    if (counters.life > t.value('life counter limit', seat)) return `Seat ${seat} has too many counters of life`;
  }
  return null;
};

const track: Invariant = (t) => {
  const held = t.world.undefeated.filter((one) => one.thing >= 0);
  const things = held.map((one) => one.thing);
  if (new Set(things).size !== things.length) return 'A Challenge holds two positions of the track';
  if (new Set(held.map((one) => one.age)).size !== held.length) return 'Two Challenges on the track are equally old';
  if (new Set(held.map((one) => one.space)).size !== held.length) return 'Two Challenges wait in one space';
  const loose = t.pile(TRACK).find((thing) => !things.includes(thing));
  if (loose !== undefined) return `${t.cardOf(loose)} lies on the track and holds no position`;
  const [gone] = held.filter(({ thing }) => ![TRACK, 'adventure'].includes(t.world.things.zone[thing]!));
  // A victory ends the game at once: the Challenge that brought it is not put away any more.
  if (gone && !t.game.over)
    return `${t.cardOf(gone.thing)} holds a position, but lies in ${t.world.things.zone[gone.thing]}`;
  const [nowhere] = held.filter(({ space }) => !t.loaded.content.has(`space-${space}`));
  return nowhere ? `${t.cardOf(nowhere.thing)} waits nowhere` : null;
};

const figures: Invariant = (t) => {
  const seat = t.seats.find((one) => {
    const { space } = stateOf(t, one);
    return space !== '' && !isInPlay(t, space);
  });
  return seat === undefined ? null : `Seat ${seat} stands outside of the board`;
};

/** Wounds and exhaustion lie on characters in play, and on the Challenge that is being faced. */
const markers: Invariant = (t) => {
  for (const [name, lie] of Object.entries(t.world.things.counters)) {
    for (const [thing, count] of lie.entries()) {
      const zone = t.world.things.zone[thing]!;
      if (count < 0) return `${count} ${name} on ${t.cardOf(thing)}`;
      if (count > 0 && !/^(hero\/|area\/|adventure$)/.test(zone)) return `${name} on ${t.cardOf(thing)} in ${zone}`;
    }
  }
  return null;
};

// ---- between two actions ----

const QUIET = ['game', 'turn', 'movement step', 'adventure step', 'market step', 'experience step'];
/** Not when the game is over: it may end in the middle of a knockout. */
const isQuiet = (t: RuneboundTable): boolean => !t.game.over && t.game.stack.every(({ proc }) => QUIET.includes(proc));

const nobodyFallen: Invariant = (t) => {
  if (!isQuiet(t)) return null;
  const fallen = heroSeats(t)
    .flatMap((seat) => [heroOf(t, seat), ...alliesOf(t, seat)])
    .find((thing) => t.value('defeated', thing));
  return fallen === undefined ? null : `${t.cardOf(fallen)} is defeated, and nothing happens`;
};

const nothingOpen: Invariant = (t) => {
  const [open] = isQuiet(t) ? t.pile('adventure') : [];
  return open === undefined ? null : `${t.cardOf(open)} is not being resolved, and lies open`;
};

const limits: Invariant = (t) => {
  if (!isQuiet(t)) return null;
  for (const seat of t.seats) {
    const held = new Map<string, number>();
    for (const thing of itemsAndAlliesOf(t, seat)) {
      const kind = t.value('limited kind', thing);
      if (kind !== null) held.set(kind, (held.get(kind) ?? 0) + 1);
    }
    for (const [kind, count] of held) {
      const limit = t.value('limit', kind, seat);
      if (limit !== null && count > limit.most) return `Seat ${seat} has ${count} cards of the kind ${kind}`;
    }
    const stranger = areaOf(t, seat).find((thing) => card(t, thing).kind === 'event');
    if (stranger !== undefined) return `${t.cardOf(stranger)} lies in the area of seat ${seat}`;
  }
  return null;
};

/** Looked at when every card is where it may be: they rely on that. */
const OTHERS: readonly Invariant[] = [
  gold,
  adventureCounters,
  experience,
  track,
  figures,
  markers,
  nobodyFallen,
  nothingOpen,
  limits,
];

export const broken = (
  loaded: Loaded<RuneboundWorld>,
  game: Game<RuneboundWorld>,
  parts: readonly SoakPart[],
): string | null => {
  const added = parts.flatMap(({ invariants = [] }) => invariants);
  return firstBroken(loaded, game, [cards, (t) => homes(t, parts), ...OTHERS, ...added]);
};
