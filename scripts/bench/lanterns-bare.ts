/** Lanterns in bare JavaScript: plain objects changed in place, with the list of legal options made at each decision. */

import { enumerate, isLegal, pickFrom, type Option, type Pick, type Stage } from './lanterns-options.ts';
import {
  draw,
  driftBy,
  drop,
  goOut,
  handOver,
  holdUp,
  mayUse,
  morning,
  newRiver,
  pay,
  readDice,
  rig,
  tuck,
  type Luck,
  type River,
} from './lanterns-rules.ts';
import { chooser, perSecond } from './measure.ts';

export interface BareLanterns {
  G: River;
  luck: Luck;
  /** Whose turn it is, and how many turns the night still has. */
  turn: number;
  left: number;
  stage: Stage;
  /** Who may answer now; nobody when the game is over. */
  asked: { seat: number; options: Option[] }[];
}

export function beginBare(seats: number, luck: Luck): BareLanterns {
  const game: BareLanterns = { G: newRiver(seats, luck), luck, turn: 0, left: seats, stage: 'action', asked: [] };
  ask(game, 'action', 0);
  return game;
}

function ask(game: BareLanterns, stage: Stage, seat: number): void {
  game.stage = stage;
  game.asked = [{ seat, options: enumerate(game.G, seat, stage) }];
}

export function answerBare(game: BareLanterns, seat: number, pick: Pick): void {
  const { G, luck, stage } = game;
  const asked = game.asked.find((one) => one.seat === seat);
  if (asked === undefined || !isLegal(asked.options, pick)) throw new Error(`${pick.move} is not on offer`);
  const { move, args } = pick;
  switch (stage) {
    case 'action':
      return act(game, seat, move, args);
    case 'rolled':
      if (move === 'use') {
        pay(G, seat, args[0]!, args[1]!);
        G.dice = luck.dice();
        if (mayUse(G, seat, 'spare-flint')) return ask(game, 'rolled', seat);
      }
      return read(game, seat);
    case 'about to go out':
      if (move === 'use') pay(G, seat, args[0]!, args[1]!);
      else goOut(G, seat, luck);
      return income(game, seat);
    case 'letting go':
      drop(G, seat, args[0]!);
      return handLimit(game, seat);
    case 'talk':
      return talk(game, seat, move, args);
    case 'bid':
      return bid(game, seat, args[0]!);
  }
}

function act(game: BareLanterns, seat: number, move: string, args: readonly number[]): void {
  const { G, luck } = game;
  if (move === 'trade') {
    G.traded = true;
    G.talk = { seat, other: args[0]!, by: -1, goods: [], offers: 0 };
    return ask(game, 'talk', seat);
  }
  if (move === 'light') {
    holdUp(G, seat, args[0]!, luck);
    if (mayUse(G, seat, 'spare-flint')) return ask(game, 'rolled', seat);
    return read(game, seat);
  }
  if (move === 'draw') draw(G, seat, luck);
  else if (move === 'rig') rig(G, seat, args[0]!);
  else if (move === 'tuck') tuck(G, seat, args[0]!, args[1]!);
  else G.oil[seat]! += 2;
  income(game, seat);
}

function read(game: BareLanterns, seat: number): void {
  const next = readDice(game.G, seat, game.luck);
  if (next === 'over') income(game, seat);
  else if (next === 'tipped over') handLimit(game, seat);
  else ask(game, 'about to go out', seat);
}

function talk(game: BareLanterns, seat: number, move: string, args: readonly number[]): void {
  const { G } = game;
  const on = G.talk!;
  if (move === 'offer') {
    on.by = seat;
    on.goods = [...args];
    on.offers++;
    return ask(game, 'talk', seat === on.seat ? on.other : on.seat);
  }
  if (move === 'accept') handOver(G);
  G.talk = null;
  ask(game, 'action', game.turn);
}

function income(game: BareLanterns, seat: number): void {
  if (game.G.winners !== null) {
    game.asked = [];
    return;
  }
  game.G.oil[seat]!++;
  handLimit(game, seat);
}

function handLimit(game: BareLanterns, seat: number): void {
  const { G } = game;
  if (G.hands[seat]!.length > 5) return ask(game, 'letting go', seat);
  if (--game.left > 0) return nextTurn(game, (seat + 1) % G.oil.length);
  driftBy(G, game.luck);
  waitForBids(game);
}

function nextTurn(game: BareLanterns, seat: number): void {
  game.turn = seat;
  game.G.traded = false;
  ask(game, 'action', seat);
}

function waitForBids(game: BareLanterns): void {
  const { G } = game;
  game.stage = 'bid';
  game.asked = [];
  G.bids!.forEach((bid, seat) => bid < 0 && game.asked.push({ seat, options: enumerate(G, seat, 'bid') }));
  if (game.asked.length === 0) endNight(game);
}

function bid(game: BareLanterns, seat: number, drops: number): void {
  game.G.bids![seat] = drops;
  game.asked = game.asked.filter((one) => one.seat !== seat);
  if (game.asked.length === 0) endNight(game);
}

function endNight(game: BareLanterns): void {
  const { G } = game;
  morning(G);
  if (G.winners !== null) return;
  game.left = G.oil.length;
  nextTurn(game, G.first);
}

export function luckFrom(random: (n: number) => number): Luck {
  return {
    dice: () => [1 + random(6), 1 + random(6)],
    shuffle: (cards) => {
      const list = [...cards];
      for (let i = list.length - 1; i > 0; i--) {
        const j = random(i + 1);
        const card = list[i]!;
        list[i] = list[j]!;
        list[j] = card;
      }
      return list;
    },
  };
}

export function bareLanterns(seats: number): number {
  const choose = chooser();
  const luck = luckFrom(chooser());
  let game = beginBare(seats, luck);
  return perSecond((atLeast) => {
    for (let n = 0; n < atLeast; n++) {
      if (game.asked.length === 0) game = beginBare(seats, luck);
      const { seat, options } = game.asked[0]!;
      answerBare(game, seat, pickFrom(options, choose));
    }
    return atLeast;
  });
}
