/** What a search remembers: numbers by answers. */

import { legal, type Decision, type Game, type Offer, type Seat } from '@questwright/kernel';
import type { Line } from './search.ts';

export type Pick = readonly string[];

export interface Edge {
  pick: Pick;
  key: string;
  /** Where it was among the options when it was last on offer: it is there again most often. */
  place: number;
  visits: number;
  /** How often it could have been taken since it is known. */
  offered: number;
  sum: number;
  /** At the root, for whoever is cautious: what each visit was worth. The same visit of another answer had the same luck. */
  values: number[] | null;
  /** Where it led without dice, most often always to the same question. */
  next: Node | null;
  /** Where else it led, by what was asked there; chance decides which. */
  outcomes: Map<string, Node> | null;
}
export interface Node {
  seat: Seat;
  /** The question, as `procedure` and `step`. */
  proc: string;
  step: string;
  visits: number;
  edges: Edge[];
  /** The position in which it is asked, where that is always the same. */
  position: Game | null;
}

export const keyOf = (pick: Pick): string => (pick.length === 1 ? pick[0]! : pick.join(' '));
export const nodeOf = ({ proc, step }: Decision, seat: Seat): Node => ({
  seat,
  proc,
  step,
  visits: 0,
  edges: [],
  position: null,
});
export const edgeFor = (pick: Pick): Edge => ({
  pick,
  key: keyOf(pick),
  place: 0,
  visits: 0,
  offered: 0,
  sum: 0,
  values: null,
  next: null,
  outcomes: null,
});

/** Whether an answer is on offer. */
export function isOffered(edge: Edge, offer: Offer): boolean {
  const { pick, place } = edge;
  const { options } = offer;
  if (pick.length === 1 && place < options.length && options[place] === pick[0]) return true;
  return isOfferedElsewhere(edge, offer);
}
function isOfferedElsewhere(edge: Edge, offer: Offer): boolean {
  const { pick } = edge;
  const now = pick.length > 1 ? -1 : offer.options.indexOf(pick[0]!);
  if (now < 0) return legal(offer, pick);
  edge.place = now;
  return true;
}

export function isKnown(edges: readonly Edge[], key: string): boolean {
  for (let at = 0; at < edges.length; at++) if (edges[at]!.key === key) return true;
  return false;
}

export const meanOf = ({ sum, visits }: Edge): number => sum / Math.max(1, visits);

/** By how much an answer is better than another where both had the same luck, less some standard errors. */
export function surplus(one: Edge, other: Edge, caution: number): number {
  const pairs = Math.min(one.visits, other.visits);
  if (pairs === 0) return 0;
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < pairs; at++) {
    const gain = one.values![at]! - other.values![at]!;
    sum += gain;
    squares += gain * gain;
  }
  const mean = sum / pairs;
  // A few pairs say little about how much pairs differ: what is usual counts as well.
  const variance = (squares - pairs * mean * mean + USUAL.weight * USUAL.variance) / (pairs - 1 + USUAL.weight);
  return mean - caution * Math.sqrt(variance / pairs);
}
/** How much two answers differ in the same deal, as a guess that is worth so many pairs. */
const USUAL = { variance: 0.2 ** 2, weight: 3 };

/** Where an answer led: who is asked what, and after dice what can be answered. Null where it has not led before. */
export function outcomeOf(
  edge: Edge,
  pending: Decision,
  { seat, options, forms }: Offer,
  rolled: boolean,
): Node | null {
  const { proc, step } = pending;
  if (!rolled) {
    const { next } = edge;
    if (next === null) {
      edge.next = nodeOf(pending, seat);
      return null;
    }
    if (next.seat === seat && next.step === step && next.proc === proc) return next;
  }
  const asked = `${seat} ${proc}/${step}`;
  const key = rolled ? `${asked} ${options.join()} ${forms.length === 0 ? '' : JSON.stringify(forms)}` : asked;
  const known = edge.outcomes?.get(key) ?? null;
  if (known === null) (edge.outcomes ??= new Map()).set(key, nodeOf(pending, seat));
  return known;
}

export function lineOf(edge: Edge): Line {
  const then: Line['then'] = [];
  let from: Edge | null = edge;
  while (from !== null) {
    const node: Node | null = mostVisited([
      ...(from.next === null ? [] : [from.next]),
      ...(from.outcomes?.values() ?? []),
    ]);
    const next: Edge | null = node && mostVisited(node.edges);
    if (next !== null) then.push({ seat: node!.seat, pick: next.pick });
    from = next;
  }
  return { pick: edge.pick, visits: edge.visits, value: meanOf(edge), then };
}
export function mostVisited<X extends { visits: number }>(all: Iterable<X>): X | null {
  let best: X | null = null;
  for (const one of all) if (one.visits > (best?.visits ?? 0)) best = one;
  return best;
}
