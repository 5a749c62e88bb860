/** Alwin (Mind 4, Body 5, Spirit 2, Life 5) attacks Berta (Mind 3, Body 4, Spirit 3, Life 4). Both do 1, 2 and 1 damage. */

import type { TestTable } from '@questwright/harness';
import type { RuneboundWorld } from '@questwright/runebound';
import { meeting, type Meeting } from '../interaction/meeting.ts';

export type Duel = TestTable<RuneboundWorld>;

/** Before Combat is over and the attacker does not escape: the first round begins with the defender's ranged roll. */
export const duel = (given: Meeting, ...roll: [number, number]): Duel =>
  beforeTheFirstRound(given)
    .dice(...roll)
    .answer(0, 'fight');
export const beforeTheFirstRound = (given: Meeting = {}): Duel =>
  meeting(given).answer(0, 'attack:1').answer(1, 'pass').answer(0, 'pass');

const heroOf = (seat: number): string => (seat === 0 ? '{alwin}' : '{berta}');
/** The attacker defends with the best of rolls; then the defender rolls for the next phase. */
export const defend = (table: Duel, seat: number, ...next: number[]): Duel =>
  table.dice(10, 10, ...next).answer(seat, 'defend');
/** The attacker's Hero attacks and rolls this. */
export const strike = (table: Duel, seat: number, ...dice: number[]): Duel =>
  table.dice(...dice).answer(seat, `attack:${heroOf(seat)}`);

/** Alwin attacks in melee, hits, and Berta has no Life left; Alwin may take her lute. */
export const victory = (given: Meeting = {}): Duel => {
  const table = duel({ areas: [[], ['lute']], ...given, wounds: [0, 2] }, 1, 1);
  defend(table, 0, 1, 1);
  return strike(table, 0, 10, 10);
};
/** A round in which nothing happens, up to the next Escape phase. */
export const quietRound = (table: Duel, attacker: number): Duel => {
  table.dice(1, 1).answer(attacker, 'fight');
  defend(table, attacker, 1, 1);
  defend(table, attacker, 1, 1);
  return defend(table, attacker);
};
