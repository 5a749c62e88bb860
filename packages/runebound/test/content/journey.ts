/** How far movement dice carry, and how many turns a journey takes with the best use of them. */

/** A map: each place with what it takes to enter it (any one of these symbols; empty for any symbol) and its neighbours. */
interface Place {
  enters: readonly string[];
  neighbours: readonly string[];
}
export type Chart = Readonly<Record<string, Place>>;

/** A roll as sorted faces, and its chance. */
export interface Roll {
  faces: readonly number[];
  chance: number;
}

/** All different rolls of so many dice with so many faces. */
export function rollsOf(count: number, faces: number): Roll[] {
  const rolls: Roll[] = [];
  const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));
  const add = (begun: number[]): void => {
    if (begun.length === count) {
      const alike = new Map<number, number>();
      for (const face of begun) alike.set(face, (alike.get(face) ?? 0) + 1);
      let ways = factorial(count);
      for (const n of alike.values()) ways /= factorial(n);
      rolls.push({ faces: [...begun], chance: ways / faces ** count });
      return;
    }
    for (let face = begun[begun.length - 1] ?? 0; face < faces; face++) add([...begun, face]);
  };
  add([]);
  return rolls;
}

/** Whether different dice can pay for these places, one die each: a matching of places to dice. */
export function canPay(needs: readonly (readonly string[])[], dice: readonly (readonly string[])[]): boolean {
  const owner = dice.map(() => -1);
  const pays = (need: number, tried: boolean[]): boolean =>
    dice.some((symbols, die) => {
      const fits = needs[need]!.length === 0 || symbols.some((symbol) => needs[need]!.includes(symbol));
      if (!fits || tried[die]) return false;
      tried[die] = true;
      if (owner[die] !== -1 && !pays(owner[die]!, tried)) return false;
      owner[die] = need;
      return true;
    });
  return (
    needs.length <= dice.length &&
    needs.every((_, need) =>
      pays(
        need,
        dice.map(() => false),
      ),
    )
  );
}

/** The places that can be reached with these dice, each with one shortest path. */
export function reach(chart: Chart, from: string, dice: readonly (readonly string[])[]): Map<string, string[]> {
  const found = new Map<string, string[]>([[from, []]]);
  // A place may be worth entering again by another way: what counts is where one stands and what was paid for.
  const seen = new Set<string>([`${from}|`]);
  let edge: { at: string; path: string[]; needs: (readonly string[])[] }[] = [{ at: from, path: [], needs: [] }];
  while (edge.length > 0) {
    const next: typeof edge = [];
    for (const { at, path, needs } of edge) {
      for (const to of chart[at]!.neighbours) {
        const place = chart[to];
        if (!place) continue;
        const more = [...needs, place.enters];
        const key = `${to}|${more
          .map((need) => need.join('+'))
          .sort()
          .join(',')}`;
        if (seen.has(key) || !canPay(more, dice)) continue;
        seen.add(key);
        const way = [...path, to];
        if (!found.has(to)) found.set(to, way);
        next.push({ at: to, path: way, needs: more });
      }
    }
    edge = next;
  }
  return found;
}

/** The expected number of turns from every place to the goal, with the best use of the dice; a single step instead of a
 *  roll is always possible. */
export const turnsTo = (
  chart: Chart,
  goal: string,
  dieFaces: readonly (readonly string[])[],
  dice: number,
): Map<string, number> => new Journeys(chart, dieFaces, dice).turnsTo(goal);

/** A set of rolls: a bit for each. */
type Rolls = Uint32Array;

/** All journeys on a map. What the dice can pay for is worked out once, for all goals. */
export class Journeys {
  private readonly chart: Chart;
  private readonly rolls: readonly Roll[];
  /** For each place, what can be reached from there, and by which rolls. */
  private readonly ends: ReadonlyMap<string, ReadonlyMap<string, Rolls>>;

  constructor(chart: Chart, dieFaces: readonly (readonly string[])[], dice: number) {
    this.chart = chart;
    this.rolls = rollsOf(dice, dieFaces.length);
    const payments = new Payments(chart, this.rolls, dieFaces, dice);
    this.ends = new Map(Object.keys(chart).map((place) => [place, endsFrom(place, chart, payments)]));
  }

  turnsTo(goal: string): Map<string, number> {
    // Nearest places first: what they expect is known when the farther ones ask.
    const turns = new Map([[goal, 0]]);
    for (const place of turns.keys()) {
      for (const next of this.chart[place]!.neighbours)
        if (this.chart[next] && !turns.has(next)) turns.set(next, Infinity);
    }
    for (const place of Object.keys(this.chart)) if (!turns.has(place)) turns.set(place, Infinity);
    for (let change = Infinity; change > 1e-9;) {
      change = 0;
      for (const [place, before] of turns) {
        if (place === goal) continue;
        const step = 1 + Math.min(...this.chart[place]!.neighbours.map((next) => turns.get(next) ?? Infinity));
        const best = Math.min(step, this.rolling(place, turns));
        if (best === before) continue;
        change = Math.max(change, Math.abs(best - before));
        turns.set(place, best);
      }
    }
    return turns;
  }

  /** The turns when one rolls here: each roll goes to the best end it can pay for, or nowhere when all are worse. */
  private rolling(place: string, turns: ReadonlyMap<string, number>): number {
    const ends = [...this.ends.get(place)!]
      .map(([end, rolls]) => ({ rolls, turns: turns.get(end)! }))
      .sort((one, other) => one.turns - other.turns);
    const used = this.rolls.map(() => false);
    let [sum, chance, left] = [1, 0, used.length];
    for (const end of ends) {
      // Turns are (1 + what the rolls that leave expect) / their chance: an end that is no better than that is not used.
      if (left === 0 || !Number.isFinite(end.turns) || (chance > 0 && end.turns >= sum / chance)) break;
      for (const [i, roll] of this.rolls.entries()) {
        if (used[i] || (end.rolls[i >> 5]! & (1 << (i & 31))) === 0) continue;
        used[i] = true;
        left--;
        sum += roll.chance * end.turns;
        chance += roll.chance;
      }
    }
    return chance === 0 ? Infinity : sum / chance;
  }
}

/** Which rolls can pay for which places. What was paid for is a number: each digit counts the places with one need. */
class Payments {
  readonly most: number;
  private readonly rolls: readonly Roll[];
  private readonly dieFaces: readonly (readonly string[])[];
  private readonly needs: (readonly string[])[] = [];
  private readonly unit = new Map<string, number>();
  private readonly known = new Map<number, Rolls>();

  constructor(chart: Chart, rolls: readonly Roll[], dieFaces: readonly (readonly string[])[], dice: number) {
    this.rolls = rolls;
    this.dieFaces = dieFaces;
    this.most = dice;
    const kinds = new Map<string, number>();
    for (const [place, { enters }] of Object.entries(chart)) {
      const kind = [...enters].sort().join('+');
      if (!kinds.has(kind)) kinds.set(kind, this.needs.push(enters) - 1);
      this.unit.set(place, (dice + 1) ** kinds.get(kind)!);
    }
  }

  with(paid: number, place: string): number {
    return paid + this.unit.get(place)!;
  }
  rollsFor(paid: number): Rolls {
    let found = this.known.get(paid);
    if (found === undefined) {
      const needs = this.needs.flatMap((need, i) =>
        Array.from({ length: Math.floor(paid / (this.most + 1) ** i) % (this.most + 1) }, () => need),
      );
      found = new Uint32Array((this.rolls.length + 31) >> 5);
      for (const [i, { faces }] of this.rolls.entries()) {
        const dice = faces.map((face) => this.dieFaces[face]!);
        if (canPay(needs, dice)) found[i >> 5]! |= 1 << (i & 31);
      }
      this.known.set(paid, found);
    }
    return found;
  }
}

function endsFrom(from: string, chart: Chart, payments: Payments): Map<string, Rolls> {
  const ends = new Map<string, Rolls>();
  const seen = new Map<string, Set<number>>();
  let edge: { at: string; paid: number }[] = [{ at: from, paid: 0 }];
  for (let steps = 0; steps < payments.most && edge.length > 0; steps++) {
    const next: typeof edge = [];
    for (const { at, paid } of edge) {
      for (const to of chart[at]!.neighbours) {
        if (!chart[to]) continue;
        const more = payments.with(paid, to);
        const before = seen.get(to) ?? new Set<number>();
        if (before.has(more)) continue;
        seen.set(to, before.add(more));
        const rolls = payments.rollsFor(more);
        if (rolls.every((word) => word === 0)) continue;
        const end = ends.get(to) ?? new Uint32Array(rolls.length);
        rolls.forEach((word, i) => (end[i]! |= word));
        ends.set(to, end);
        next.push({ at: to, paid: more });
      }
    }
    edge = next;
  }
  return ends;
}
