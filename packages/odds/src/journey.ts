/** How far movement dice carry, and how many turns a journey takes with the best use of them. */

/** A map: each place with what it takes to enter it (any one of these symbols; empty for any symbol) and its neighbours. */
export interface Place {
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
export function turnsTo(
  chart: Chart,
  goal: string,
  dieFaces: readonly (readonly string[])[],
  dice: number,
): Map<string, number> {
  const rolls = rollsOf(dice, dieFaces.length);
  const places = Object.keys(chart);
  const reaches = new Map<string, { chance: number; to: string[] }[]>();
  for (const place of places) {
    const byRoll = rolls.map(({ faces, chance }) => ({
      chance,
      to: [
        ...reach(
          chart,
          place,
          faces.map((face) => dieFaces[face]!),
        ).keys(),
      ],
    }));
    reaches.set(place, byRoll);
  }
  const turns = new Map(places.map((place) => [place, place === goal ? 0 : Infinity]));
  for (let change = Infinity, i = 0; change > 1e-9 && i < 1000; i++) {
    change = 0;
    for (const place of places) {
      if (place === goal) continue;
      const least = (to: readonly string[]): number => Math.min(...to.map((one) => turns.get(one) ?? Infinity));
      const step = 1 + least(chart[place]!.neighbours);
      let rolled = 1;
      for (const { chance, to } of reaches.get(place)!) {
        const stay = Math.min(least(to), turns.get(place)!);
        rolled += chance * (Number.isFinite(stay) ? stay : 1e6);
      }
      const best = Math.min(step, rolled);
      const before = turns.get(place)!;
      if (Math.abs(best - before) > 1e-9 || !Number.isFinite(before)) {
        change = Math.max(change, Number.isFinite(before) ? Math.abs(best - before) : 1);
        turns.set(place, best);
      }
    }
  }
  return turns;
}
