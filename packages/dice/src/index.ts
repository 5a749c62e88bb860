/** Exact distributions of dice. */

/** The chance of each total, by total. */
export type Distribution = ReadonlyMap<number, number>;

/** The sum of dice, each given by what its faces count, all of them equally likely. A face that counts null spoils the roll: it
 *  makes no sum. */
export function sumOfDice(dice: readonly (readonly (number | null)[])[]): Distribution {
  let sums = new Map([[0, 1]]);
  for (const faces of dice) {
    const next = new Map<number, number>();
    for (const [sum, chance] of sums) {
      for (const face of faces) {
        if (face !== null) next.set(sum + face, (next.get(sum + face) ?? 0) + chance / faces.length);
      }
    }
    sums = next;
  }
  return sums;
}
/** The sum of so many dice with so many sides, each read as what it shows, unless told otherwise. */
export function sumOf(count: number, sides: number, reading: (face: number) => number = (face) => face): Distribution {
  const readings = Array.from({ length: sides }, (_, at) => reading(at + 1));
  return sumOfDice(Array.from({ length: count }, () => readings));
}

/** Two ten-sided dice, a zero counting as ten: 2 to 20. */
export const TWO_TEN_SIDED: Distribution = sumOf(2, 10);

/** What can be done about a roll. */
export interface RollHelp {
  /** Added to the total. */
  bonus?: number;
  /** How often all dice may be rolled again after a failure; the last roll counts. */
  rerolls?: number;
}

/** The chance that a roll with its bonus reaches the number. */
export function chanceOf(number: number, help: RollHelp = {}, dice: Distribution = TWO_TEN_SIDED): number {
  const { bonus = 0, rerolls = 0 } = help;
  const once = dice === TWO_TEN_SIDED ? twoTenSided(number - bonus) : atLeast(number - bonus, dice);
  return rerolls === 0 ? once : clamp(1 - (1 - once) ** (rerolls + 1));
}

/** The chance of a total that reaches the number. */
export function atLeast(number: number, dice: Distribution): number {
  let sum = 0;
  for (const [total, chance] of dice) if (total >= number) sum += chance;
  return clamp(sum);
}
const BY_NUMBER = Array.from({ length: 21 }, (_, number) => atLeast(number, TWO_TEN_SIDED));
/** The chance that two ten-sided dice reach a number. */
export const twoTenSided = (number: number): number =>
  number > 20 ? 0 : (BY_NUMBER[Math.max(0, Math.ceil(number))] ?? 0);

/** The chance that a roll with its bonus reaches what another roll and the bonus of that come to. */
export function chanceAgainstARoll(
  bonus: number,
  other: number,
  dice: Distribution = TWO_TEN_SIDED,
  otherDice: Distribution = TWO_TEN_SIDED,
): number {
  let sum = 0;
  for (const [total, chance] of otherDice) sum += chance * chanceOf(total + other, { bonus }, dice);
  return clamp(sum);
}

export const mean = (dice: Distribution): number => {
  let sum = 0;
  for (const [total, chance] of dice) sum += total * chance;
  return sum;
};

/** Sums of many small chances may miss 0 and 1 by a hair. */
function clamp(chance: number): number {
  return Math.min(1, Math.max(0, chance));
}

/** A chance in whole numbers; only what is certain is 0 or 100. */
export const inHundred = (chance: number): number =>
  chance <= 0 || chance >= 1 ? chance * 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));
