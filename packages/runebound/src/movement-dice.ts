/** Where movement dice can carry a figure. One die pays for one space; a way can be gone if different dice can pay for all
 *  its spaces together, whichever they are. Spaces are numbers from 0 on. */

/** A way, and dice that pay for it. */
export interface Walk {
  /** The spaces entered, one after another. */
  readonly path: readonly number[];
  /** The die that pays for each of them, by its place among the dice. */
  readonly dice: readonly number[];
}

export interface Ground {
  /** How many spaces there are. */
  readonly size: number;
  /** Dice that show the same are as good as each other: by the place of a die, an earlier one that shows the same, or −1. */
  readonly twin: readonly number[];
  /** The dice that could pay for a space, by their places among the dice; the one that is missed least first, and an
   *  earlier one before its twin. */
  paysFor(space: number): readonly number[];
  neighbours(space: number): readonly number[];
  /** Whether one may go on from a space that one has entered. */
  mayPass(space: number): boolean;
}

/** A set of dice is a number with one bit for each of them. Of twins the earlier is used first: no way is lost. */
const isFree = ({ twin }: Ground, used: number, die: number): boolean =>
  (used & (1 << die)) === 0 && (twin[die]! < 0 || (used & (1 << twin[die]!)) !== 0);

/** All sets of dice that pay for some spaces together, each space by a die of its own. */
export function paymentsFor(ground: Ground, spaces: readonly number[]): Set<number> {
  let sets = new Set([0]);
  for (const space of spaces) {
    const more = new Set<number>();
    for (const used of sets)
      for (const die of ground.paysFor(space)) if (isFree(ground, used, die)) more.add(used | (1 << die));
    sets = more;
  }
  return sets;
}

/** The ways to all spaces that can be reached: each space entered is one step, which knows the step before it. */
export class Walks {
  /** The spaces, in the order in which they were found: the nearest first. */
  readonly spaces: readonly number[];
  private readonly first: ReadonlyMap<number, number>;
  private readonly space: readonly number[];
  private readonly die: readonly number[];
  private readonly before: readonly number[];
  constructor(first: ReadonlyMap<number, number>, steps: { space: number[]; die: number[]; before: number[] }) {
    this.first = first;
    this.spaces = [...first.keys()];
    this.space = steps.space;
    this.die = steps.die;
    this.before = steps.before;
  }
  has(space: number): boolean {
    return this.first.has(space);
  }
  /** A way that takes the fewest dice; null when there is none. */
  to(space: number): Walk | null {
    const path: number[] = [];
    const dice: number[] = [];
    for (let step = this.first.get(space) ?? -1; step >= 0 && this.before[step]! >= 0; step = this.before[step]!) {
      path.push(this.space[step]!);
      dice.push(this.die[step]!);
    }
    return path.length === 0 ? null : { path: path.reverse(), dice: dice.reverse() };
  }
}

/** Every space that can be reached. `owed` are spaces entered before, whose dice are not settled yet. The start itself is
 *  not among them. */
export function walksFrom(ground: Ground, from: number, owed: readonly number[]): Walks {
  const { twin } = ground;
  const first = new Map<number, number>();
  const sets = 1 << twin.length;
  // A place with one set of dice used up is as good as the same place with the same set reached another way.
  const seen = new Uint8Array(ground.size * sets);
  const steps = { space: [] as number[], die: [] as number[], before: [] as number[] };
  const used: number[] = [];
  const paying: (readonly number[])[] = [];
  for (const paid of paymentsFor(ground, owed)) {
    steps.space.push(from);
    steps.die.push(-1);
    steps.before.push(-1);
    used.push(paid);
  }
  // Plain loops: this is done for every move of every figure.
  for (let step = 0; step < used.length; step++) {
    const here = steps.space[step]!;
    const before = used[step]!;
    if (before === sets - 1 || (steps.before[step]! >= 0 && !ground.mayPass(here))) continue;
    const next = ground.neighbours(here);
    for (let i = 0; i < next.length; i++) {
      const space = next[i]!;
      const dice = (paying[space] ??= ground.paysFor(space));
      for (let j = 0; j < dice.length; j++) {
        const die = dice[j]!;
        const now = before | (1 << die);
        if (now === before || seen[space * sets + now] === 1) continue;
        if (twin[die]! >= 0 && (before & (1 << twin[die]!)) === 0) continue;
        seen[space * sets + now] = 1;
        if (space !== from && !first.has(space)) first.set(space, used.length);
        steps.space.push(space);
        steps.die.push(die);
        steps.before.push(step);
        used.push(now);
      }
    }
  }
  return new Walks(first, steps);
}
