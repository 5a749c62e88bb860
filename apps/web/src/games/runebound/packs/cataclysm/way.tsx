/** The way to the goal: points, and at its end the gate of a town that is free. */

import type { GameUi } from '../../../game.ts';
import { signOf } from './signs.ts';

const STOPS = 4;
/** With all the points, but no town freed: before the gate. */
const BEFORE_THE_GATE = 0.9;

const Gate = () => {
  const { drawing, color } = signOf('freed', null);
  return (
    <svg viewBox="-6 -6 36 36" width="1.3em" height="1.3em" aria-hidden="true">
      <circle cx="12" cy="12" r="17" fill={color} />
      <path d={drawing} fill="none" stroke="#fff4dd" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
};

export const wayOf: NonNullable<GameUi['wayOf']> = (_, { milestones }) => {
  const of = (id: string, seat: number): number =>
    milestones.find((one) => one.id === id)?.has.find((one) => one.seat === seat)?.count ?? 0;
  const need = milestones.find(({ id }) => id === 'victory-points')?.need ?? 1;
  return {
    stops: Array.from({ length: STOPS }, (__, at) => ({ picture: at === STOPS - 1 ? <Gate /> : null })),
    at: (seat) => Math.min(of('victory-points', seat) / need, of('towns-freed', seat) > 0 ? 1 : BEFORE_THE_GATE),
  };
};
