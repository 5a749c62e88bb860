/** Which chance to win those have who stand so and so when they come to a market, whatever they buy there. */

import type { Row, Stand } from './row.ts';

/** How much more often Heroes who stand like this one win than their Heroes do at all. */
export type Expected = (stand: Stand) => number;

/** Against numbers that fit few visits by chance: as if so many visits had said nothing. */
const PENALTY = 20;
const signsOf = ([, , level, gold, cards]: Stand): number[] => [1, level, gold, cards];

/** Found by least squares over all visits, for each stage of the game by itself. */
export function expectedIn(rows: readonly Row[], usual: ReadonlyMap<string, number>): Expected {
  const stages = new Map<number, { squares: number[][]; sums: number[] }>();
  for (const { visits, heroes, winners } of rows) {
    for (const stand of visits) {
      const signs = signsOf(stand);
      const zeros = (): number[] => signs.map(() => 0);
      const sums = stages.get(stand[1]) ?? { squares: signs.map(zeros), sums: zeros() };
      stages.set(stand[1], sums);
      const ahead = (winners.includes(stand[0]) ? 1 : 0) - usual.get(heroes[stand[0]]!)!;
      for (const [i, one] of signs.entries()) {
        sums.sums[i]! += one * ahead;
        for (const [j, other] of signs.entries()) sums.squares[i]![j]! += one * other;
      }
    }
  }
  const weights = new Map([...stages].map(([stage, { squares, sums }]) => [stage, solved(squares, sums)]));
  return (stand) => signsOf(stand).reduce((sum, sign, i) => sum + sign * (weights.get(stand[1])?.[i] ?? 0), 0);
}

/** The weights of signs, from the sums of their products; by elimination. */
function solved(squares: readonly (readonly number[])[], sums: readonly number[]): number[] {
  const rows = squares.map((row, i) => [...row.map((one, j) => (i === j && i > 0 ? one + PENALTY : one)), sums[i]!]);
  for (const [i, pivot] of rows.entries()) {
    for (const row of rows) {
      if (row === pivot || pivot[i] === 0) continue;
      const times = row[i]! / pivot[i]!;
      for (let j = i; j < row.length; j++) row[j]! -= times * pivot[j]!;
    }
  }
  return rows.map((row, i) => (row[i] === 0 ? 0 : row.at(-1)! / row[i]!));
}
