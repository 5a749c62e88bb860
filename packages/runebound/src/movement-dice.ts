/** Where movement dice can carry a figure. One die pays for one space; a way can be gone if different dice can pay for all
 *  its spaces together, whichever they are. */

/** A way, and dice that pay for it. */
export interface Walk {
  /** The spaces entered, one after another. */
  readonly path: readonly string[];
  /** The die that pays for each of them, by its place among the dice. */
  readonly dice: readonly number[];
}

export interface Ground {
  /** The dice that could pay for a space, by their places among the dice; the one that is missed least first. */
  paysFor(space: string): readonly number[];
  neighbours(space: string): readonly string[];
  /** Whether one may go on from a space that one has entered. */
  mayPass(space: string): boolean;
}

/** A set of dice is a number with one bit for each of them. */
const without = (used: number, die: number): boolean => (used & (1 << die)) === 0;

/** All sets of dice that pay for some spaces together, each space by a die of its own. */
export function paymentsFor(ground: Ground, spaces: readonly string[]): Set<number> {
  let sets = new Set([0]);
  for (const space of spaces) {
    const more = new Set<number>();
    for (const used of sets)
      for (const die of ground.paysFor(space)) if (without(used, die)) more.add(used | (1 << die));
    sets = more;
  }
  return sets;
}

interface Node {
  readonly space: string;
  readonly used: number;
  readonly die: number;
  readonly before: Node | null;
}

/** Every space that can be reached, with a way that takes the fewest dice. `owed` are spaces entered before, whose dice
 *  are not settled yet. The start itself is not among them. */
export function walksFrom(ground: Ground, from: string, owed: readonly string[]): Map<string, Walk> {
  const walks = new Map<string, Walk>();
  // A place with one set of dice used up is as good as the same place with the same set reached another way.
  const seen = new Map<string, Set<number>>();
  let front: Node[] = [];
  for (const used of paymentsFor(ground, owed)) front.push({ space: from, used, die: -1, before: null });
  while (front.length > 0) {
    const next: Node[] = [];
    for (const node of front) {
      if (node.before !== null && !ground.mayPass(node.space)) continue;
      for (const space of ground.neighbours(node.space)) {
        let sets = seen.get(space);
        if (!sets) seen.set(space, (sets = new Set()));
        for (const die of ground.paysFor(space)) {
          const used = node.used | (1 << die);
          if (used === node.used || sets.has(used)) continue;
          sets.add(used);
          const entered = { space, used, die, before: node };
          if (space !== from && !walks.has(space)) walks.set(space, walkTo(entered));
          next.push(entered);
        }
      }
    }
    front = next;
  }
  return walks;
}

function walkTo(last: Node): Walk {
  const path: string[] = [];
  const dice: number[] = [];
  for (let node: Node = last; node.before !== null; node = node.before) {
    path.push(node.space);
    dice.push(node.die);
  }
  return { path: path.reverse(), dice: dice.reverse() };
}
