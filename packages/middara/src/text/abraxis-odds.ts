/** What Locking In comes to in Abraxis Battle Dice: Points lost on average, and how often every Symbol matches. */

import type { Face } from '../cards.ts';
import { differences, symbolsOf } from '../rules/abraxis/abraxis.ts';
import type { Hand, Symbols } from '../rules/abraxis/locals.ts';
import { SYMBOLS, type Die, type SymbolName } from '../words.ts';

export interface LockProspect {
  /** Abraxis Points lost, on average. */
  lost: number;
  /** How often, of one, nothing is missed. */
  match: number;
}
type Shown = Readonly<Record<SymbolName, number>>;
type FacesOf = (die: Die) => readonly Face[];

const plus = (one: Shown, face: Face): Shown => ({
  book: one.book + (face.book ?? 0),
  shield: one.shield + (face.shield ?? 0),
  burst: one.burst + (face.burst ?? 0),
});
const without = <T>(all: readonly T[], at: number): T[] => all.filter((_, i) => i !== at);
/** A match brings a Point. */
const worth = ({ lost, match }: LockProspect): number => lost - match;

/** From here on one die is Locked In after each roll, the one that is best for it, while every Hand has dice left. */
class Rolling {
  private readonly facesOf: FacesOf;
  private readonly goal: Symbols;
  private readonly known = new Map<string, LockProspect>();
  constructor(facesOf: FacesOf, goal: Symbols) {
    this.facesOf = facesOf;
    this.goal = goal;
  }

  /** `rolls`: how often dice are rolled and chosen from before the Final Roll. */
  on(shown: Shown, dice: readonly Die[], rolls: number): LockProspect {
    if (dice.length === 0) {
      const lost = differences(shown, this.goal);
      return { lost, match: lost === 0 ? 1 : 0 };
    }
    const key = `${SYMBOLS.map((one) => shown[one]).join()} ${dice.toSorted().join()} ${rolls}`;
    const before = this.known.get(key);
    if (before !== undefined) return before;
    const sum = { lost: 0, match: 0 };
    for (const { faces, chance } of this.rolled(dice)) {
      const { lost, match } =
        rolls === 0 ? this.on(faces.reduce(plus, shown), [], 0) : this.best(shown, dice, faces, rolls);
      sum.lost += chance * lost;
      sum.match += chance * match;
    }
    this.known.set(key, sum);
    return sum;
  }
  private best(shown: Shown, dice: readonly Die[], faces: readonly Face[], rolls: number): LockProspect {
    const all = faces.map((face, at) => this.on(plus(shown, face), without(dice, at), rolls - 1));
    return all.reduce((one, other) => (worth(other) < worth(one) ? other : one));
  }
  private rolled(dice: readonly Die[]): { faces: Face[]; chance: number }[] {
    return dice.reduce<{ faces: Face[]; chance: number }[]>(
      (all, die) => {
        const faces = this.facesOf(die);
        return all.flatMap((one) =>
          faces.map((face) => ({ faces: [...one.faces, face], chance: one.chance / faces.length })),
        );
      },
      [{ faces: [], chance: 1 }],
    );
  }
}

/** What Locking In these dice of a Hand, by their places, comes to. `others`: how many dice other Hands have left when
 *  everybody has Locked In. */
export function lockProspect(
  facesOf: FacesOf,
  { locked, dice, faces }: Omit<Hand, 'figure'>,
  goal: Symbols,
  which: readonly number[],
  others: readonly number[] = [],
): LockProspect {
  const shown = symbolsOf([...locked.map(({ face }) => face), ...which.map((at) => faces[at]!)]);
  const left = dice.filter((_, at) => !which.includes(at));
  return new Rolling(facesOf, goal).on(shown, left, Math.min(left.length, ...others));
}
