/** Fights of seat 0 played out by the real rules, with dice of their own: by the choice that is said to be best, or by fleeing. */

import type { TestTable } from '@questwright/harness';
import { clone, look, play, seeded, view, type Event, type Game, type Json, type Loaded } from '@questwright/kernel';
import { chancesNow, type Chances } from '../../src/odds/chances.ts';
import type { RuneboundWorld } from '../../src/index.ts';
import type { Seen } from '../../src/odds/standing.ts';

type Rules = Loaded<RuneboundWorld>;
type Position = Game<RuneboundWorld>;

export const seenIn = (loaded: Rules, game: Position, seat = 0): Seen => ({
  view: view(loaded, game, seat),
  content: new Map([...loaded.content].map(([id, { content }]) => [id, content])),
  value: (name, ...about) => look(loaded, game, (t) => t.read(name, ...(about as [unknown?, unknown?])) as Json),
});
export const chancesIn = (table: TestTable<RuneboundWorld>): Chances => chancesNow(seenIn(table.loaded, table.game))!;

const ENDS: Readonly<Record<string, keyof Shares>> = { defeated: 'win', 'knocked out': 'out', escaped: 'away' };
interface Shares {
  win: number;
  out: number;
  away: number;
}

/** How often a fight ends how, when this option is taken first. */
export function playedOut(table: TestTable<RuneboundWorld>, first: string | null, games: number, seed: string): Shares {
  const { loaded } = table;
  const shares: Shares = { win: 0, out: 0, away: 0 };
  const known = new Map<string, string>();
  for (let n = 0; n < games; n++) {
    const game = clone(loaded, table.game, seeded(`${seed} ${n}`));
    let pick = first;
    for (;;) {
      const { offers, no } = game.pending!;
      const { seat, options } = offers[0]!;
      pick ??= first === 'escape' && options.includes('escape') ? 'escape' : best(loaded, game, options, known);
      const events: Event[] = [];
      const refusal = play(loaded, game, seat, { no, pick: [pick] }, events);
      if (refusal !== null) throw new Error(`${pick} is refused: ${refusal.key}`);
      pick = null;
      const end = events.find(({ tag }) => tag in ENDS);
      if (end === undefined) continue;
      shares[ENDS[end.tag]!] += 1 / games;
      break;
    }
  }
  return shares;
}

function best(loaded: Rules, game: Position, options: readonly string[], known: Map<string, string>): string {
  const { counters, face } = game.world.things;
  const key = JSON.stringify([
    game.stack.map(({ step, locals, uses }) => [step, locals, uses]),
    counters,
    face,
    options,
  ]);
  let found = known.get(key);
  if (found === undefined) {
    const chances = chancesNow(seenIn(loaded, game));
    const worth = (option: string): number => chances?.options.get(option)?.win ?? (option === 'pass' ? -1 : -2);
    const sorted = [...options].toSorted((one, other) => worth(other) - worth(one));
    known.set(key, (found = sorted[0]!));
  }
  return found;
}
