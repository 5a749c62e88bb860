import { canonical, clone, resample, type Game, type Seat, type World } from '@questwright/kernel';
import type { Teller } from '../teller.ts';

const DEALS = 12;

/** Whether an answer is the same in deals that the seat cannot tell from the real one. If not, it would tell what is hidden. */
export function knowable(teller: Teller, game: Game<World>, seat: Seat, ask: (game: Game<World>) => unknown): boolean {
  const answer = (of: Game<World>): string => {
    try {
      return canonical(ask(of) ?? null);
    } catch {
      return 'fails';
    }
  };
  const real = answer(game);
  for (let deal = 0; deal < DEALS; deal++) {
    const other = clone(teller.loaded, game);
    resample(teller.loaded, other, seat, `deal ${deal}`);
    if (answer(other) !== real) return false;
  }
  return true;
}

export const UNKNOWABLE = 'That depends on what you cannot see.';
