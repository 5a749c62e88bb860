/** The printed board, as the bot goes by it. */

import type { Space } from '../cards.ts';
import type { Terrain } from '../words.ts';
import type { Cards } from './sight.ts';
import { WEIGHTS } from './weights.ts';

const FAR = 255;
/** Worth is multiplied by this for each space that lies between. */
const DISCOUNT = Float64Array.from({ length: FAR + 1 }, (_, moves) => (moves === FAR ? 0 : WEIGHTS.distance ** moves));

/** A place, and what being there is worth. */
export interface Goal {
  space: string;
  worth: number;
}

export class Board {
  private readonly index = new Map<string, number>();
  private readonly spaces: Space[] = [];
  /** Moves from space to space, by the numbers of both. */
  private readonly moves: Uint8Array;
  /** The spaces of towns. */
  readonly towns: readonly string[];

  constructor(cards: Cards) {
    for (const [id, card] of Object.entries(cards)) {
      if (card.kind !== 'space' || card.cut) continue;
      this.index.set(id.slice('space-'.length), this.spaces.length);
      this.spaces.push(card);
    }
    const size = this.spaces.length;
    const next = this.spaces.map(({ neighbours }) =>
      neighbours.map((one) => this.index.get(one)).filter((one) => one !== undefined),
    );
    this.moves = new Uint8Array(size * size).fill(FAR);
    for (let from = 0; from < size; from++) {
      const reached = [from];
      this.moves[from * size + from] = 0;
      for (const here of reached) {
        for (const to of next[here]!) {
          if (this.moves[from * size + to] !== FAR) continue;
          this.moves[from * size + to] = Math.min(FAR - 1, this.moves[from * size + here]! + 1);
          reached.push(to);
        }
      }
    }
    this.towns = [...this.index.keys()].filter((space) => this.at(space)?.town !== undefined);
  }

  at(space: string): Space | null {
    return this.spaces[this.index.get(space) ?? -1] ?? null;
  }
  /** The spaces that dice can lead to, as printed: each die pays for one space, and any die for a town. */
  reach(from: string, dice: readonly (readonly Terrain[])[]): Set<string> {
    const reached = new Set<string>();
    const seen = new Set<string>();
    const go = (space: string, left: number): void => {
      const key = `${space} ${left}`;
      if (seen.has(key)) return;
      seen.add(key);
      reached.add(space);
      for (const next of this.at(space)?.neighbours ?? []) {
        const terrain = this.at(next)?.terrain;
        if (terrain === undefined) continue;
        for (const [i, symbols] of dice.entries()) {
          if ((left & (1 << i)) !== 0 && (terrain === 'town' || symbols.includes(terrain))) go(next, left & ~(1 << i));
        }
      }
    };
    go(from, (1 << dice.length) - 1);
    return reached;
  }
  /** What a goal is worth from a space. */
  from(space: string, goal: Goal): number {
    return this.standing([goal])(space);
  }
  /** What standing in a space is worth: the best goal, less the farther it is. */
  standing(goals: readonly Goal[]): (space: string) => number {
    const size = this.spaces.length;
    const rows = goals.map(({ space }) => (this.index.get(space) ?? -1) * size);
    return (space) => {
      const at = this.index.get(space) ?? -1;
      let most = 0;
      if (at < 0) return most;
      for (let goal = 0; goal < goals.length; goal++) {
        const row = rows[goal]!;
        if (row >= 0) most = Math.max(most, goals[goal]!.worth * DISCOUNT[this.moves[row + at]!]!);
      }
      return most;
    };
  }
}
