/** Information-set Monte-Carlo tree search. Each iteration deals what the seat does not know anew and plays in that deal: first
 *  down a tree, then by a quick policy, until a position is judged. The tree holds numbers by answers; which answers are legal is
 *  asked of the game at each descent. Only where a seat knows all there is to know does it hold positions as well. */

import {
  answers,
  below,
  clone,
  dealAnew,
  legal,
  playing,
  seeded,
  viewerBit,
  type Dice,
  type Game,
  type Loaded,
  type Offer,
  type Seat,
  type World,
} from '@questwright/kernel';
import type { Seen } from './bot.ts';
import { whoAnswers } from './game.ts';
import { diceFor } from './random-bot.ts';
import {
  edgeFor,
  isKnown,
  isOffered,
  keyOf,
  lineOf,
  meanOf,
  mostVisited,
  nodeOf,
  outcomeOf,
  surplus,
  type Edge,
  type Node,
  type Pick,
} from './tree.ts';

/** What a game knows of itself that helps to search it. All of it is asked of games that a seat imagines. */
export interface Sense<W extends World> {
  /** A quick answer, by which playouts go and which is looked at first. */
  policy(game: Game<W>, offer: Offer): Pick;
  /** The policy's answer by what a seat sees, for whoever need not imagine anything. */
  atOnce?(seen: Seen): Pick;
  /** Each seat's chance to win, from 0 to 1. */
  evaluate(game: Game<W>): readonly number[];
  /** Answers worth a look, best first; left out: the policy's, then all others in any order. */
  candidates?(game: Game<W>, offer: Offer): readonly Pick[];
  /** How many iterations it takes until thinking is better than the policy; left out: one. */
  leastIterations?(game: Game<W>, offer: Offer): number;
  /** How late it is in a game, such as its round. Left out: playouts last a number of decisions. */
  time?(game: Game<W>): number;
  /** Whether a position can be judged well; playouts go on to such a one, up to twice their length. */
  isQuiet?(game: Game<W>, seat: Seat): boolean;
  /** A very quick answer, by which others play in the thoughts of a seat. Left out: the policy's. */
  bystander?(game: Game<W>, offer: Offer): Pick;
}

export interface Strength {
  iterations: number;
  /** How many decisions a playout lasts; and how long, in a game that knows its time. */
  playout: number;
  horizon: number;
  /** So many answers are compared at the root: all in turn, then the better half of them, and so on. None: by promise alone. */
  rivals: number;
  /** So many answers are looked at after n visits: `first` × n ^ `growth`. */
  widening: { first: number; growth: number };
  /** How much is tried out that has not done well so far. */
  exploration: number;
  /** The policy's answer is kept unless another is better by so many standard errors. */
  caution: number;
  /** How often it answers by chance, from 0 to 1. */
  slips: number;
}

/** An answer that was looked at. */
export interface Line {
  pick: Pick;
  visits: number;
  /** The chance to win that was found. */
  value: number;
  /** How it would probably go on: the answers of all seats, most often tried. */
  then: { seat: Seat; pick: Pick }[];
}
export interface Found {
  pick: Pick;
  /** Best first. */
  lines: Line[];
  iterations: number;
  /** Why it ended before its budget was used up. */
  stopped: 'time' | 'demand' | null;
}

const MOST_CANDIDATES = 200;
export interface Limits {
  /** Asked before each iteration. */
  isStopped?(): 'time' | 'demand' | null;
}

/** How an iteration went through the tree. Lists for all of them: what lies beyond its end is of an earlier one. */
interface Way {
  nodes: Node[];
  edges: Edge[];
}

export class Search<W extends World> {
  private readonly loaded: Loaded<W>;
  private readonly sense: Sense<W>;
  private readonly strength: Strength;

  constructor(loaded: Loaded<W>, sense: Sense<W>, strength: Strength) {
    this.loaded = loaded;
    this.sense = sense;
    this.strength = strength;
  }

  /** The best answer of a seat in a game that it imagines. */
  find(imagined: Game<W>, seat: Seat, seed: string, dice: Dice, { isStopped }: Limits = {}): Found {
    const { strength } = this;
    const root = nodeOf(imagined.pending!, seat);
    const asked = offerTo(imagined, seat);
    if (hidesNothing(imagined, seat)) root.position = imagined;
    const start = seeded(seed);
    const deals: Dice[] = [];
    const way: Way = { nodes: [], edges: [] };
    let iterations = 0;
    let stopped: Found['stopped'] = null;
    // The policy's answer is known even when there is no time to think.
    root.edges.push(edgeFor(this.sense.policy(imagined, asked)));
    const order = strength.rivals > 0 ? this.halving(root, imagined, dice) : null;
    while (iterations < strength.iterations) {
      stopped = isStopped?.() ?? null;
      if (stopped !== null) break;
      const edge = order === null ? this.descend(root, imagined, asked, dice) : order.next().value;
      // There is nothing to compare.
      if (edge === undefined) break;
      // Each answer is tried in the same deals, with the same luck: what differs is what it does.
      this.iterate(way, root, edge, imagined, (deals[edge.visits] ??= diceFor(start, edge.visits, 0)), dice);
      iterations++;
    }
    const best = this.bestOf(root.edges);
    const rest = root.edges.filter((edge) => edge !== best && edge.visits > 0);
    rest.sort((one, other) => meanOf(other) - meanOf(one));
    return { pick: best.pick, lines: [best, ...rest].map(lineOf), iterations, stopped };
  }

  /** The answers of the root in the order in which they are tried: each equally often, then the better half, and so on. */
  private *halving(root: Node, imagined: Game<W>, dice: Dice): Generator<Edge, undefined> {
    const { rivals, iterations } = this.strength;
    const offer = offerTo(imagined, root.seat);
    while (root.edges.length < rivals) {
      const pick = this.newAnswer(root, imagined, offer, dice);
      if (pick === null) break;
      root.edges.push(edgeFor(pick));
    }
    let alive = root.edges.slice(0, Math.max(2, iterations));
    if (alive.length < 2) return;
    const share = iterations / Math.ceil(Math.log2(alive.length));
    for (let left = iterations; left > 0;) {
      const each = Math.max(1, Math.floor(share / alive.length));
      for (let n = 0; n < each; n++) for (const edge of alive) if (left-- > 0) yield edge;
      // Two stay: what is chosen is compared with something.
      alive = alive.toSorted((one, other) => meanOf(other) - meanOf(one)).slice(0, Math.max(2, alive.length / 2));
    }
  }

  /** Answers in the game of this iteration. */
  private play: (seat: Seat, pick: Pick) => void = () => {};
  private iterate(way: Way, root: Node, first: Edge, imagined: Game<W>, deal: Dice, dice: Dice): void {
    const { nodes, edges } = way;
    let depth = 0;
    let node = root;
    let edge = first;
    let from = imagined;
    // What is known need not be played again.
    for (let next = edge.next; next !== null && next.position !== null; next = edge.next) {
      nodes[depth] = node;
      edges[depth++] = edge;
      node = next;
      from = next.position as Game<W>;
      edge = this.descend(node, from, whoAnswers(from.pending!), dice);
    }
    const game = clone(this.loaded, from, node === root ? from.dice : deal);
    if (node === root) dealAnew(this.loaded, game, root.seat, deal);
    this.play = playing(this.loaded, game);
    const end = this.endOf(imagined);
    for (;;) {
      nodes[depth] = node;
      edges[depth++] = edge;
      const { drawn } = game.dice;
      this.play(node.seat, edge.pick);
      // Whoever answers in secret at the same time does not know what was answered here.
      while (game.pending?.join === 'each' && whoAnswers(game.pending).seat !== root.seat) this.playOn(game, root.seat);
      if (this.sense.bystander !== undefined) this.letOthersPlay(game, root.seat, end);
      if (game.pending === null || this.isFarEnough(game, root.seat, end)) break;
      const next = whoAnswers(game.pending);
      const rolled = game.dice.drawn > drawn;
      const known = outcomeOf(edge, game.pending, next, rolled);
      if (known === null) {
        this.playout(game, root.seat, end);
        break;
      }
      if (node.position !== null && !rolled && known === edge.next && hidesNothing(game, root.seat)) {
        known.position = clone(this.loaded, game);
      }
      node = known;
      edge = this.descend(node, game, next, dice);
    }
    const values = this.sense.evaluate(game);
    for (let at = 0; at < depth; at++) {
      const passed = nodes[at]!;
      passed.visits++;
      edges[at]!.visits++;
      edges[at]!.sum += values[passed.seat]!;
    }
    if (this.strength.caution !== 0) (first.values ??= []).push(values[root.seat]!);
  }

  /** The answer to try next: a new one, while the visits are worth more of them, or the one of most promise. Only what is legal
   *  here counts. */
  private descend(node: Node, game: Game<W>, offer: Offer, dice: Dice): Edge {
    const { exploration } = this.strength;
    const { edges } = node;
    let best: Edge | null = null;
    let most = -Infinity;
    let known = 0;
    for (let at = 0; at < edges.length; at++) {
      const edge = edges[at]!;
      if (!isOffered(edge, offer)) continue;
      known++;
      edge.offered++;
      const { visits } = edge;
      if (visits === 0) return edge;
      const promise = edge.sum / visits + exploration * Math.sqrt(logarithm(edge.offered + 1) / visits);
      if (promise > most) {
        best = edge;
        most = promise;
      }
    }
    if ((offer.forms.length === 0 && known === offer.options.length) || known >= this.wantedAfter(node.visits)) {
      return best!;
    }
    const pick = this.newAnswer(node, game, offer, dice);
    if (pick === null) return best!;
    const edge = edgeFor(pick);
    node.edges.push(edge);
    return edge;
  }
  /** How many answers are looked at after so many visits. */
  private wantedAfter(visits: number): number {
    const { first, growth } = this.strength.widening;
    return (this.wanted[visits] ??= Math.max(1, Math.floor(first * (visits + 1) ** growth)));
  }
  private readonly wanted: number[] = [];
  /** An answer that was not taken up here yet; null when there is none. */
  private newAnswer({ edges }: Node, game: Game<W>, offer: Offer, dice: Dice): Pick | null {
    const { sense } = this;
    if (sense.candidates !== undefined) {
      return sense.candidates(game, offer).find((pick) => !isKnown(edges, keyOf(pick))) ?? null;
    }
    const first = sense.policy(game, offer);
    if (!isKnown(edges, keyOf(first))) return first;
    if (offer.forms.length === 0) {
      const fresh: string[] = [];
      for (const option of offer.options) if (!isKnown(edges, option)) fresh.push(option);
      return fresh.length === 0 ? null : [fresh[below(dice, fresh.length)]!];
    }
    const all: Pick[] = [];
    for (const pick of answers(offer)) if (all.push(pick) >= MOST_CANDIDATES) break;
    const fresh = all.filter((pick) => !isKnown(edges, keyOf(pick)));
    return fresh.length === 0 ? null : fresh[below(dice, fresh.length)]!;
  }

  /** When a playout that begins now is over. */
  private endOf(game: Game<W>): number {
    return this.sense.time === undefined ? Infinity : this.sense.time(game) + this.strength.horizon;
  }
  private isFarEnough(game: Game<W>, seat: Seat, end: number): boolean {
    const { sense } = this;
    return end < Infinity && sense.time!(game) >= end && sense.isQuiet?.(game, seat) !== false;
  }
  private playout(game: Game<W>, seat: Seat, end: number): void {
    const { strength, sense } = this;
    for (let n = 0; n < 2 * strength.playout && game.pending !== null; n++) {
      if (this.isFarEnough(game, seat, end)) return;
      if (end === Infinity && n >= strength.playout && sense.isQuiet?.(game, seat) !== false) return;
      this.playOn(game, seat);
    }
  }
  private letOthersPlay(game: Game<W>, seat: Seat, end: number): void {
    for (let n = 0; n < 2 * this.strength.playout && game.pending !== null; n++) {
      if (whoAnswers(game.pending).seat === seat || this.isFarEnough(game, seat, end)) return;
      this.playOn(game, seat);
    }
  }
  /** In the thoughts of a seat. */
  private playOn(game: Game<W>, seat: Seat): void {
    const { sense } = this;
    const offer = whoAnswers(game.pending!);
    const quick = offer.seat === seat ? undefined : sense.bystander;
    const pick = quick === undefined ? sense.policy(game, offer) : quick(game, offer);
    // Nearly all answers are one option, which is quickly found.
    const isOption = pick.length === 1 && offer.options.includes(pick[0]!);
    if (!isOption && !legal(offer, pick))
      throw new Error(`The search answered ${pick.join(' ')}, which is not on offer`);
    this.play(offer.seat, pick);
  }

  /** The first answer is the policy's: without good reason it stays. */
  private bestOf(edges: readonly Edge[]): Edge {
    const [own] = edges as [Edge, ...Edge[]];
    // Where the policy is not to be trusted, what was tried most often did best.
    if (this.strength.caution === 0) return mostVisited(edges) ?? own;
    let best = own;
    let most = 0;
    for (const edge of edges.slice(1)) {
      const gain = surplus(edge, own, this.strength.caution);
      if (gain > most) [best, most] = [edge, gain];
    }
    return best;
  }
}

const logarithms = [-Infinity];
/** Of whole numbers, which are few and asked for again and again. The list has no gaps: it is read without a second look. */
function logarithm(n: number): number {
  while (logarithms.length <= n) logarithms.push(Math.log(logarithms.length));
  return logarithms[n]!;
}

/** Whether a seat knows all there is to know: then a position in which no dice fall leads to the same ones in each deal. */
function hidesNothing<W extends World>({ world: { things, seats }, pending }: Game<W>, seat: Seat): boolean {
  if (pending === null || pending.join !== 'any' || pending.offers.length > 1) return false;
  const bit = viewerBit(seat, seats);
  return things.seen.every((known) => (known & bit) !== 0);
}
function offerTo<W extends World>({ pending }: Game<W>, seat: Seat): Offer {
  const offer = pending?.offers.find((one) => one.seat === seat);
  if (offer === undefined) throw new Error(`Seat ${seat} is not asked`);
  return offer;
}
