/** Somebody for whom the game has waited longer than the table wanted. */

import type { TableInfo } from '@questwright/protocol';

/** Seats for which the reader may let a bot play; the server decides by the same rule. */
export function absentSeats(
  { host, seats, status, absence, waitsFor, since }: TableInfo,
  guest: string | null,
  now: number,
): number[] {
  if (status !== 'playing' || absence === null) return [];
  const plays = (who: string | null): boolean => who !== null && seats.some((one) => one.guest === who);
  return waitsFor.filter((seat, i) => {
    const held = seats[seat]?.guest ?? null;
    if (held === null || held === guest || now - since[i]! < absence) return false;
    return host === guest || (plays(guest) && (held === host || !plays(host)));
  });
}
