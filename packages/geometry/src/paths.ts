/** Ways from place to place, on any map that can name the places next to a place. */

export type Neighbours<P> = (place: P) => readonly P[];

/** The fewest steps to every place that can be reached in at most so many, the start included with none. */
export function stepsFrom<P>(from: P, neighbours: Neighbours<P>, most = Infinity): Map<P, number> {
  const steps = new Map<P, number>([[from, 0]]);
  // A map is walked in the order in which it grows: nearest places first.
  for (const [place, count] of steps) {
    if (count >= most) break;
    for (const next of neighbours(place)) if (!steps.has(next)) steps.set(next, count + 1);
  }
  return steps;
}

/** A shortest way: the places entered, without the start; null when there is none. Of several it is the one whose steps
 *  come first in the lists of neighbours. */
export function shortestPath<P>(from: P, to: P, neighbours: Neighbours<P>): P[] | null {
  const cameFrom = new Map<P, P | null>([[from, null]]);
  for (const place of cameFrom.keys()) {
    if (place === to) return wayTo(to, cameFrom);
    for (const next of neighbours(place)) if (!cameFrom.has(next)) cameFrom.set(next, place);
  }
  return null;
}

function wayTo<P>(to: P, cameFrom: ReadonlyMap<P, P | null>): P[] {
  const way: P[] = [];
  for (let here = to; ;) {
    const before = cameFrom.get(here) ?? null;
    if (before === null) return way.reverse();
    way.push(here);
    here = before;
  }
}

/** The least cost to every place that can be reached for at most so much. Steps name the places they lead to and what
 *  they cost, which is never negative. */
export function costsFrom<P>(
  from: P,
  ways: (place: P) => Iterable<readonly [P, number]>,
  most = Infinity,
): Map<P, number> {
  const open = new Map<P, number>([[from, 0]]);
  const known = new Map<P, number>();
  // Costs never fall from one place to the next: what costs no more than the last one is among the nearest.
  let reached = 0;
  while (open.size > 0) {
    let [place, cost] = open.entries().next().value!;
    for (const [other, less] of open) {
      if (cost === reached) break;
      if (less < cost) [place, cost] = [other, less];
    }
    reached = cost;
    open.delete(place);
    known.set(place, cost);
    for (const [next, more] of ways(place)) {
      const sum = cost + more;
      if (sum <= most && !known.has(next) && sum < (open.get(next) ?? Infinity)) open.set(next, sum);
    }
  }
  return known;
}
