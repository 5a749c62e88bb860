/** Somebody for whom the game has waited longer than the table wanted. */

import type { TableInfo } from '@questwright/protocol';

/** Seats for which the reader may let a bot play; the server decides by the same rule. */
export function absentSeats(
  { host, seats, status, absence, waitsFor, updated }: TableInfo,
  guest: string | null,
  now: number,
): number[] {
  if (status !== 'playing' || absence === null || now - updated < absence) return [];
  const plays = seats.some((one) => one.guest !== null && one.guest === guest);
  return waitsFor.filter((seat) => {
    const held = seats[seat]?.guest ?? null;
    if (held === null || held === guest) return false;
    return host === guest || (held === host && plays);
  });
}
