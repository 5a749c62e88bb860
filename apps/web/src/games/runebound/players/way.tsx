/** The way to the goal: through the four levels of adventures, then by as many runes as are needed. */

import type { Goal } from '@questwright/messages';
import { COLORS, IMPROVEMENTS } from '@questwright/runebound';
import type { ReactNode } from 'react';
import type { ShownTable } from '../../../table/shown-table.ts';
import { ColorSign } from '../pictures/signs.tsx';
import { landIn } from '../view-readers.ts';

/** So many experience counters are about what an adventure of the next color asks for. */
const PER_COLOR = 3;

export function wayOf(
  { view }: ShownTable,
  { milestones }: Goal,
): {
  stops: readonly { picture: ReactNode }[];
  at(seat: number): number;
} {
  const { heroes } = landIn(view);
  const runes = milestones.find(({ id, need }) => id === 'runes' && need !== null) ?? null;
  const sockets = Math.min(runes?.need ?? 0, 5);
  const stops = [
    ...COLORS.map((color) => ({ picture: <ColorSign color={color} /> })),
    ...Array.from({ length: sockets }, () => ({ picture: null })),
  ];
  return {
    stops,
    at: (seat) => {
      const experience = heroes[seat]?.experience;
      const counters = experience ? IMPROVEMENTS.reduce((sum, one) => sum + experience[one], 0) : 0;
      const found = runes?.has.find((one) => one.seat === seat)?.count ?? 0;
      const station = found > 0 ? COLORS.length + found : 1 + Math.min(COLORS.length - 1, counters / PER_COLOR);
      return Math.min(1, station / stops.length);
    },
  };
}
