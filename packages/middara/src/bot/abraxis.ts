/** What dice are worth in Abraxis Battle Dice: the points that they can be expected to cost, by exact chances. */

import { differences, symbolsOf } from '../rules/abraxis/abraxis.ts';
import type { Hand, Symbols } from '../rules/abraxis/locals.ts';
import type { DieCard, Face } from '../cards.ts';
import { SYMBOLS, type Die } from '../words.ts';
import type { MiddaraTable } from '../world.ts';

/** A Fate token is kept for later Rounds unless it saves at least so much of a point. */
const WORTH_OF_FATE = 0.5;
const LAST_ROUND = 5;

const facesOf = (t: MiddaraTable, die: Die): readonly Face[] =>
  (t.loaded.content.get(`die-${die}`)!.content as DieCard).faces;
const without = <X>(all: readonly X[], at: number): X[] => all.filter((_, i) => i !== at);
const also = (shown: Symbols, face: Face): Symbols =>
  Object.fromEntries(SYMBOLS.map((symbol) => [symbol, (shown[symbol] ?? 0) + (face[symbol] ?? 0)]));

/** Expected costs of a hand in this Round, when one die is Locked In after each roll or all that are left at once. */
class Prospects {
  private readonly t: MiddaraTable;
  private readonly goal: Symbols;
  private readonly known = new Map<string, number>();

  constructor(t: MiddaraTable, goal: Symbols) {
    this.t = t;
    this.goal = goal;
  }

  cost(shown: Symbols, dice: readonly Die[], isFinal: boolean): number {
    if (dice.length === 0) {
      const off = differences(shown, this.goal);
      return off === 0 ? -1 : off;
    }
    const key = `${SYMBOLS.map((one) => shown[one] ?? 0).join()} ${dice.join()} ${isFinal}`;
    let cost = this.known.get(key);
    if (cost === undefined) {
      cost = isFinal ? this.asTheyFall(shown, dice) : this.bestOf(shown, dice);
      this.known.set(key, cost);
    }
    return cost;
  }
  private asTheyFall(shown: Symbols, [die, ...others]: readonly Die[]): number {
    const faces = facesOf(this.t, die!);
    return faces.reduce((sum, face) => sum + this.cost(also(shown, face), others, true) / faces.length, 0);
  }
  private bestOf(shown: Symbols, dice: readonly Die[]): number {
    return expectedLeast(
      dice.map((die, at) => {
        const left = without(dice, at);
        return facesOf(this.t, die).map((face) => this.cost(also(shown, face), left, false));
      }),
    );
  }
}
/** What the least of several numbers will be on average, each drawn from a list of its own. */
function expectedLeast(lists: readonly (readonly number[])[]): number {
  const isAbove = (x: number): number =>
    lists.reduce((chance, list) => (chance * list.filter((one) => one > x).length) / list.length, 1);
  let [sum, before] = [0, 1];
  for (const x of new Set(lists.flat().toSorted((one, other) => one - other))) {
    const above = isAbove(x);
    sum += x * (before - above);
    before = above;
  }
  return sum;
}

/** Every choice of dice that so many may be Locked In of, none included. */
const choices = (dice: number, most: number): number[][] =>
  Array.from({ length: 2 ** dice }, (_, bits) => [...Array(dice).keys()].filter((at) => bits & (1 << at))).filter(
    (one) => one.length <= most,
  );

/** Which dice to Lock In, by their places; none: pay a Fate token and roll all of them again. */
export function bestLock(t: MiddaraTable, { dice, faces, locked }: Hand, fate: number): number[] {
  const { goal, round, hands } = t.within('abraxis round')!;
  const shown = symbolsOf(locked.map(({ face }) => face));
  const prospects = new Prospects(t, goal);
  const price = round === LAST_ROUND ? 0 : WORTH_OF_FATE;
  const isFinal = hands.some((one) => one.dice.length === 0);
  let best: { which: number[]; cost: number } | null = null;
  for (const which of choices(dice.length, 1 + fate)) {
    if (which.length === 0 && fate === 0) continue;
    const after = which.reduce<Symbols>((sum, at) => also(sum, faces[at]!), shown);
    const left = dice.filter((_, at) => !which.includes(at));
    const cost = prospects.cost(after, left, isFinal) + Math.abs(which.length - 1) * price;
    if (best === null || cost < best.cost) best = { which, cost };
  }
  return best!.which;
}
