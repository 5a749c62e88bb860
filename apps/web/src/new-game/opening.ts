/** What a setup has settled is answered at once: the first questions of a game, as long as they are to people of this page. */

import type { View } from '@questwright/kernel';
import type { OwnSetup } from '../games/game.ts';
import { adviceFor, giveAnswer, positionFor } from '../net/requests.ts';

/** Nobody sets up a game with more answers than that; and bots that take longer are not waited for. */
const MOST = 24;
const PATIENCE = 20;
const PAUSE = 250;

export interface Line {
  /** Whom the game waits for, and what a seat sees. */
  position(seat: number): Promise<{ waitsFor: readonly number[]; view: View }>;
  advice(seat: number): Promise<readonly string[]>;
  answer(seat: number, no: number, pick: readonly string[]): Promise<unknown>;
  pause(): Promise<void>;
}

export async function answerOpening(line: Line, mine: readonly number[], answerTo: OwnSetup['answer']): Promise<void> {
  for (let answered = 0, waited = 0; answered < MOST && waited < PATIENCE;) {
    const { waitsFor, view: first } = await line.position(mine[0]!);
    const seat = waitsFor.find((one) => mine.includes(one));
    if (seat === undefined) {
      // Bots answer their part of it; a game that is over waits for nobody.
      if (waitsFor.length === 0) return;
      waited++;
      await line.pause();
      continue;
    }
    const view = seat === mine[0] ? first : (await line.position(seat)).view;
    const pick = answerTo(view);
    if (pick === null || view.decision === null) return;
    await line.answer(seat, view.decision.no, pick === 'advice' ? await line.advice(seat) : pick);
    answered++;
  }
}

export const lineTo = (table: string): Line => ({
  position: async (seat) => {
    const { info, position } = await positionFor(table, seat);
    return { waitsFor: info.waitsFor, view: position.view };
  },
  advice: async (seat) => (await adviceFor(table, seat)).pick,
  answer: (seat, no, pick) => giveAnswer(table, { seat, no, pick: [...pick] }),
  pause: () => new Promise((done) => setTimeout(done, PAUSE)),
});
