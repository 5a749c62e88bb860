/** Positions that a game could have come to by its middle or near its end, put together from the words of the world. */

import { play, resume, setUp, Table, type Game, type Loaded, type Seat } from '@questwright/kernel';
import type { Challenge, Item, Story } from '../cards.ts';
import { whyNoRoom } from '../rules/market/items-and-allies.ts';
import { isInPlay, neighboursOf, spacesOf } from '../rules/board/spaces.ts';
import {
  card,
  heroesAt,
  heroOf,
  heroSeats,
  isKind,
  partyOf,
  stateOf,
  woundsOn,
  type RuneboundWorld,
  type RuneboundTable,
} from '../world.ts';
import { COLORS, IMPROVEMENTS, type Color } from '../words.ts';
import { between, mixed, oneIn, oneOf, type Range } from './chance.ts';
import type { SoakPart } from './part.ts';

/** How far a game has come. */
interface Stage {
  late: boolean;
  round: Range;
  /** Experience counters and cards of each player. */
  experience: Range;
  cards: Range;
  gold: Range;
  /** Cards beside each town. */
  market: Range;
  undefeated: Range;
  /** Of ten adventure counters of a color, how many are gone from the board. */
  gone: Readonly<Record<Color, number>>;
}
const STAGES: readonly Stage[] = [
  {
    late: false,
    round: [6, 25],
    experience: [1, 4],
    cards: [1, 4],
    gold: [0, 10],
    market: [1, 4],
    undefeated: [0, 3],
    gone: { green: 7, yellow: 4, blue: 1, red: 0 },
  },
  {
    late: true,
    round: [25, 90],
    experience: [4, 12],
    cards: [3, 8],
    gold: [0, 25],
    market: [2, 7],
    undefeated: [2, 6],
    gone: { green: 9, yellow: 8, blue: 6, red: 3 },
  },
];

const times = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

export function position(
  loaded: Loaded<RuneboundWorld>,
  seats: number,
  seed: string,
  parts: readonly SoakPart[],
): Game<RuneboundWorld> {
  const game = setUp(loaded, { seats, seed });
  const t = new Table(loaded, game, null);
  const stage = oneOf(t, STAGES);
  t.world.round = between(t, stage.round);
  t.world.turn = t.random(seats);
  // Life first: it decides how many wounds a party can carry, and which cards add to it.
  experience(t, stage, parts);
  counters(t, stage);
  figures(t);
  for (const seat of heroSeats(t)) belongings(t, seat, stage);
  markets(t, stage);
  runes(t, stage);
  undefeated(t, stage);
  eventInPlay(t);
  for (const part of parts) part.arrange?.(t, stage);
  if (parts.every((part) => part.discards !== false)) discards(t);
  for (const seat of heroSeats(t)) hurt(t, seat);
  resume(loaded, game);
  // Where chance moves the figures, they seldom stay: yet there is most to do where they stand.
  const staying = game.pending!.offers.find(({ asked, options }) => asked && options.includes('stay'));
  if (staying !== undefined && oneIn(t, 2)) play(loaded, game, staying.seat, { no: game.pending!.no, pick: ['stay'] });
  return game;
}

// ---- what players have ----

function experience(t: RuneboundTable, stage: Stage, parts: readonly SoakPart[]): void {
  const free = parts.reduce((sum, part) => sum + (part.experience ?? 0), 0);
  const price = t.value('price of experience');
  for (const seat of heroSeats(t)) {
    const state = stateOf(t, seat);
    const bought = between(t, stage.experience);
    for (const _ of times(free + bought)) {
      const room = IMPROVEMENTS.filter(
        (one) => one !== 'life' || state.experience.life < t.value('life counter limit', seat),
      );
      state.experience[oneOf(t, room)]++;
    }
    state.spent = price * bought;
    state.points = oneIn(t, 4) ? t.random(price) : 0;
    const gold = between(t, stage.gold);
    state.gold += gold;
    t.world.bank -= gold;
  }
}

/** What is gone from the board was won: some of it is not spent yet, the rest lies in the pile. */
function counters(t: RuneboundTable, { gone }: Stage): void {
  for (const space of t.world.adventures) {
    const color = t.value('jewel', space)!;
    if (t.random(10) >= gone[color]) continue;
    t.world.adventures = t.world.adventures.filter((one) => one !== space);
    if (oneIn(t, 3)) stateOf(t, oneOf(t, heroSeats(t))).counters[color]++;
    else t.world.pile[color]++;
  }
}

function figures(t: RuneboundTable): void {
  const spaces = spacesOf(t).filter((space) => isInPlay(t, space));
  const heroes = heroSeats(t);
  for (const [at, seat] of heroes.entries()) {
    const state = stateOf(t, seat);
    // Heroes meet more often than chance would have it, or they would hardly ever fight each other.
    const met = at > 0 && oneIn(t, 3) ? stateOf(t, heroes[t.random(at)]!).space : null;
    state.space = met ?? oneOf(t, oneIn(t, 3) ? spaces.filter((space) => t.value('town', space) !== null) : spaces);
    const near = neighboursOf(t, state.space);
    state.cameFrom = near.length > 0 && !oneIn(t, 4) ? oneOf(t, near) : '';
  }
}

function markets(t: RuneboundTable, stage: Stage): void {
  for (const town of t.value('towns')) {
    for (const thing of t.pile('market deck').slice(0, between(t, stage.market)))
      t.move(thing, t.value('market stack', town));
  }
}

function belongings(t: RuneboundTable, seat: Seat, stage: Stage): void {
  const wanted = between(t, stage.cards);
  for (const thing of t.pile('market deck').slice(0, 2 * wanted)) {
    if (t.pile('area', seat).length < wanted && whyNoRoom(t, seat, thing) === null) take(t, seat, thing);
  }
  const kept = COLORS.flatMap((color) => t.pile(`${color} deck`)).filter((thing) => {
    const { keptAs } = card(t, thing) as Partial<Challenge>;
    return keptAs !== undefined && keptAs !== 'rune';
  });
  for (const thing of mixed(t, kept).slice(0, t.random(3))) {
    if (whyNoRoom(t, seat, thing) === null) take(t, seat, thing);
  }
}

/** Some of what is activated has been used already. */
function take(t: RuneboundTable, seat: Seat, thing: number): void {
  t.move(thing, `area/${seat}`, 'bottom');
  if ((card(t, thing) as Partial<Item>).use === 'activate' && oneIn(t, 2)) t.turn(thing, 'down');
}

/** Nobody has as many as win the game. */
function runes(t: RuneboundTable, { gone }: Stage): void {
  const story = t.value('adventure');
  const enough = story === '' ? 1 : (t.loaded.content.get(story)!.content as Story).dragonRunes;
  const all = t.pile('red deck').filter((thing) => (card(t, thing) as Partial<Challenge>).dragonRune === true);
  for (const thing of all) {
    const seat = oneOf(t, heroSeats(t));
    if (t.random(10) < gone.red && t.value('dragon runes', seat) < enough - 1) t.move(thing, `area/${seat}`, 'bottom');
  }
}

/** Every character of a party can be hurt, and none is defeated. Heroes who meet are often near their end, so that their
 *  fights do not last. */
function hurt(t: RuneboundTable, seat: Seat): void {
  const met = heroesAt(t, stateOf(t, seat).space).length > 1;
  for (const thing of partyOf(t, seat)) {
    const most = Math.max(0, t.value('life', thing) - 1);
    const heavily = thing === heroOf(t, seat) && oneIn(t, met ? 2 : 6);
    if (!heavily && oneIn(t, 2)) continue;
    t.setCounters(thing, 'wounds', heavily ? most : t.random(most + 1));
    // What a pack has laid on a card may weigh like wounds.
    while (woundsOn(t, thing) > 0 && t.value('defeated', thing)) t.setCounters(thing, 'wounds', woundsOn(t, thing) - 1);
    t.setCounters(thing, 'exhaustion', t.random(t.value('harmless exhaustion', thing) + 1));
  }
}

// ---- what lies beside the board ----

function undefeated(t: RuneboundTable, stage: Stage): void {
  const spaces = mixed(t, t.world.adventures);
  for (const at of times(between(t, stage.undefeated))) {
    const space = spaces[at];
    if (space === undefined) return;
    const thing = t.pile(`${t.value('jewel', space)} deck`).find((one) => isKind(t, one, 'challenge'));
    if (thing === undefined) continue;
    t.move(thing, 'undefeated challenge track', 'bottom');
    const free = t.world.undefeated.findIndex((one) => one.thing < 0);
    t.world.undefeated[free] = { thing, space, age: at + 1 };
  }
}

function eventInPlay(t: RuneboundTable): void {
  const events = COLORS.flatMap((color) => t.pile(`${color} deck`)).filter((thing) => isKind(t, thing, 'event'));
  if (events.length > 0 && oneIn(t, 2)) t.move(oneOf(t, events), 'event', 'bottom');
}

/** Encounters that were resolved, where those go that are discarded. */
function discards(t: RuneboundTable): void {
  for (const color of COLORS) {
    for (const thing of t.pile(`${color} deck`).filter((one) => isKind(t, one, 'encounter') && oneIn(t, 3))) {
      const { pile, place, face } = t.value('where a discarded card goes', thing);
      t.move(thing, pile, place, face);
    }
  }
}
