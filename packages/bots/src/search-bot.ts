/** A bot that thinks ahead. */

import { below, count, sample, seeded, type Game, type Loaded, type World } from '@questwright/kernel';
import { seenIn, type Bot, type Seen } from './bot.ts';
import { diceFor } from './random-bot.ts';
import { Search, type Found, type Sense, type Strength } from './search.ts';

const CHANCES = 1000;

export interface SearchOptions {
  name: string;
  seed: string;
  /** Ends thinking early; the best answer so far is given. */
  isStopped?(): boolean;
  /** A safety stop. Where it is used, answers depend on the machine, so it is told. */
  clock?: Clock;
}
export interface Clock {
  now(): number;
  /** The most milliseconds for a decision. */
  patience: number;
  onLate(found: Found): void;
}
export interface SearchBot extends Bot {
  pick(seen: Seen): readonly string[];
  /** What was considered, and how it would probably go on. */
  think(seen: Seen): Found;
}

export function searchBot<W extends World>(
  loaded: Loaded<W>,
  sense: Sense<W>,
  strength: Strength,
  { name, seed, isStopped, clock }: SearchOptions,
): SearchBot {
  const search = new Search(loaded, sense, strength);
  const start = seeded(seed);
  const think = (seen: Seen): Found => {
    const { seat, no, offer } = seen;
    const dice = diceFor(start, no, seat);
    if (strength.slips > 0 && below(dice, CHANCES) < strength.slips * CHANCES) {
      return { pick: sample(offer, (n) => below(dice, n)), lines: [], iterations: 0, stopped: null };
    }
    if (strength.iterations === 0 && sense.atOnce !== undefined) {
      return { pick: sense.atOnce(seen), lines: [], iterations: 0, stopped: null };
    }
    const imagined = seen.imagine() as Game<W>;
    const least = sense.leastIterations?.(imagined, offer) ?? 1;
    if (strength.iterations < least || count(offer, 2) === 1) {
      return { pick: sense.policy(imagined, offer), lines: [], iterations: 0, stopped: null };
    }
    const began = clock?.now() ?? 0;
    const isLate = (): boolean => clock !== undefined && clock.now() - began >= clock.patience;
    const found = search.find(imagined, seat, `${seed} ${no}`, dice, {
      isStopped: () => (isStopped?.() === true ? 'demand' : isLate() ? 'time' : null),
    });
    if (found.stopped === 'time') clock?.onLate(found);
    return found;
  };
  const pick = (seen: Seen): readonly string[] => think(seen).pick;
  return { name, think, pick, choose: (view, decision, imagine) => pick(seenIn(view, decision, imagine)) };
}
