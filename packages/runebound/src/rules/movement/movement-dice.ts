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
  /** The first step into each space, or −1. */
  private readonly first: Int32Array;
  private readonly space: Int32Array;
  private readonly die: Int32Array;
  private readonly before: Int32Array;
  constructor(spaces: readonly number[], first: Int32Array, { space, die, before }: Steps, count: number) {
    this.spaces = spaces;
    this.first = first;
    this.space = space.slice(0, count);
    this.die = die.slice(0, count);
    this.before = before.slice(0, count);
  }
  has(space: number): boolean {
    return (this.first[space] ?? -1) >= 0;
  }
  /** A way that takes the fewest dice; null when there is none. */
  to(space: number): Walk | null {
    const path: number[] = [];
    const dice: number[] = [];
    for (let step = this.first[space] ?? -1; step >= 0 && this.before[step]! >= 0; step = this.before[step]!) {
      path.push(this.space[step]!);
      dice.push(this.die[step]!);
    }
    return path.length === 0 ? null : { path: path.reverse(), dice: dice.reverse() };
  }
}

/** Steps in columns: the space entered, the die that pays for it, the step before, and the set of dice used up with it. */
interface Steps {
  space: Int32Array;
  die: Int32Array;
  before: Int32Array;
  used: Int32Array;
}
const columns = (length: number): Steps => ({
  space: new Int32Array(length),
  die: new Int32Array(length),
  before: new Int32Array(length),
  used: new Int32Array(length),
});
/** Where steps are put down while ways are looked for: nothing else happens meanwhile. */
let scratch = columns(0);

const subsetsKnown: Int32Array[] = [];
/** For each set of so many dice all sets within it, itself included, as bits. */
function subsets(dice: number): Int32Array {
  const sets = 1 << dice;
  const words = Math.ceil(sets / 32);
  let found = subsetsKnown[dice];
  if (found !== undefined) return found;
  found = new Int32Array(sets * words);
  for (let set = 0; set < sets; set++) {
    for (let part = 0; part <= set; part++) {
      if ((part & set) === part) found[set * words + (part >> 5)]! |= 1 << (part & 31);
    }
  }
  subsetsKnown[dice] = found;
  return found;
}
/** Whether a space was entered before with no other dice used up than these: from there all leads on that leads on from here. */
function isSeen(seen: Int32Array, at: number, within: Int32Array, of: number, words: number): boolean {
  for (let word = 0; word < words; word++) if ((seen[at + word]! & within[of + word]!) !== 0) return true;
  return false;
}

/** Every space that can be reached. `owed` are spaces entered before, whose dice are not settled yet. The start itself is
 *  not among them. */
export function walksFrom(ground: Ground, from: number, owed: readonly number[]): Walks {
  const { twin, size } = ground;
  const sets = 1 << twin.length;
  const words = Math.ceil(sets / 32);
  const within = subsets(twin.length);
  // Each step is another set of dice used up in another space, but for those before the first one.
  const most = (size + 1) * sets;
  if (scratch.space.length < most) scratch = columns(most);
  const steps = scratch;
  const { space: spaces, die: dice, before: befores, used } = steps;
  const first = new Int32Array(size).fill(-1);
  const found: number[] = [];
  const seen = new Int32Array(size * words);
  const paying: (readonly number[])[] = [];
  let count = 0;
  for (const paid of paymentsFor(ground, owed)) {
    spaces[count] = from;
    dice[count] = -1;
    befores[count] = -1;
    used[count++] = paid;
    seen[from * words + (paid >> 5)]! |= 1 << (paid & 31);
  }
  // Plain loops: this is done for every move of every figure.
  for (let step = 0; step < count; step++) {
    const here = spaces[step]!;
    const before = used[step]!;
    if (before === sets - 1 || (befores[step]! >= 0 && !ground.mayPass(here))) continue;
    const next = ground.neighbours(here);
    for (let i = 0; i < next.length; i++) {
      const space = next[i]!;
      const pays = (paying[space] ??= ground.paysFor(space));
      for (let j = 0; j < pays.length; j++) {
        const die = pays[j]!;
        const now = before | (1 << die);
        if (now === before || isSeen(seen, space * words, within, now * words, words)) continue;
        if (twin[die]! >= 0 && (before & (1 << twin[die]!)) === 0) continue;
        seen[space * words + (now >> 5)]! |= 1 << (now & 31);
        if (space !== from && first[space]! < 0) {
          first[space] = count;
          found.push(space);
        }
        spaces[count] = space;
        dice[count] = die;
        befores[count] = step;
        used[count++] = now;
      }
    }
  }
  return new Walks(found, first, steps, count);
}

// ---- what is lacking ----

/** Of some spaces those that nothing pays for, as few as can be. */
function unpaidOf(ground: Ground, spaces: readonly number[]): readonly number[] {
  let ways = new Map<number, readonly number[]>([[0, []]]);
  for (const space of spaces) {
    const more = new Map<number, readonly number[]>();
    const put = (used: number, unpaid: readonly number[]): void => {
      const known = more.get(used);
      if (known === undefined || unpaid.length < known.length) more.set(used, unpaid);
    };
    for (const [used, unpaid] of ways) {
      put(used, [...unpaid, space]);
      for (const die of ground.paysFor(space)) if (isFree(ground, used, die)) put(used | (1 << die), unpaid);
    }
    ways = more;
  }
  return [...ways.values()].reduce((best, one) => (one.length < best.length ? one : best));
}

/** How many steps it is from each space to one, whatever the dice show; Infinity where no way leads there. */
export function stepsTo({ size, neighbours, mayPass }: Ground, to: number): number[] {
  const steps = new Array<number>(size).fill(Infinity);
  steps[to] = 0;
  const found = [to];
  for (const space of found) {
    if (space !== to && !mayPass(space)) continue;
    for (const next of neighbours(space)) {
      if (steps[next] !== Infinity) continue;
      steps[next] = steps[space]! + 1;
      found.push(next);
    }
  }
  return steps;
}

/** A way that cannot be gone, and those of its spaces that no die pays for. */
export interface Lack {
  readonly path: readonly number[];
  readonly unpaid: readonly number[];
}
/** Of the ways to a space with no more steps than dice are left the one that lacks least; null when all are longer. It looks at
 *  every way: for whoever asks, not for play. */
export function lackTo(ground: Ground, from: number, to: number, owed: readonly number[]): Lack | null {
  const far = stepsTo(ground, to);
  let best: Lack | null = null;
  const go = (path: readonly number[], left: number): void => {
    const here = path.at(-1) ?? from;
    if (here === to) {
      const unpaid = unpaidOf(ground, [...owed, ...path]);
      if (best === null || unpaid.length < best.unpaid.length) best = { path, unpaid };
      return;
    }
    if (path.length > 0 && !ground.mayPass(here)) return;
    for (const next of ground.neighbours(here)) {
      if (far[next]! < left && !path.includes(next) && next !== from) go([...path, next], left - 1);
    }
  };
  go([], ground.twin.length - owed.length);
  return best;
}
