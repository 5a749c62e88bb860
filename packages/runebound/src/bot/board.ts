/** The printed board, as the bot goes by it. */

import type { Space } from '../cards.ts';
import type { Color, Terrain } from '../words.ts';
import type { Cards } from './sight.ts';

/** How far a step into a terrain counts: what few movement dice show takes longer. */
const STEP: Readonly<Record<string, number>> = {
  town: 0.6,
  plains: 0.85,
  road: 0.85,
  river: 0.85,
  hill: 1.1,
  forest: 1.1,
  mountain: 1.8,
  swamp: 1.8,
};

/** A place, and what being there is worth. */
export interface Goal {
  space: string;
  worth: number;
}

export class Board {
  private readonly index = new Map<string, number>();
  private readonly ids: string[] = [];
  private readonly spaces: Space[] = [];
  private readonly next: readonly (readonly number[])[];
  /** What is left of the worth of a goal (row) at a space (column): less, the farther it is. */
  private readonly left: Float64Array;
  /** The spaces of towns. */
  readonly towns: readonly string[];
  /** The market stacks there. */
  readonly stacks: Map<string, string> = new Map();
  /** The colors of adventures, by space. */
  readonly jewels: Map<string, Color> = new Map();

  /** Worth is multiplied by `distance` for each space that lies between. */
  constructor(cards: Cards, distance: number) {
    for (const [id, card] of Object.entries(cards)) {
      if (card.kind !== 'space' || card.cut) continue;
      this.index.set(id.slice('space-'.length), this.spaces.length);
      this.ids.push(id.slice('space-'.length));
      this.spaces.push(card);
      if (card.jewel !== undefined) this.jewels.set(id.slice('space-'.length), card.jewel);
    }
    const size = this.spaces.length;
    this.next = this.spaces.map(({ neighbours }) =>
      neighbours.map((one) => this.index.get(one)).filter((one) => one !== undefined),
    );
    this.left = new Float64Array(size * size);
    for (let goal = 0; goal < size; goal++) {
      const far = this.waysTo(goal);
      for (let from = 0; from < size; from++) this.left[goal * size + from] = distance ** far[from]!;
    }
    this.towns = this.ids.filter((space) => this.at(space)?.town !== undefined);
    for (const space of this.towns) this.stacks.set(space, `stack of ${this.at(space)!.town}`);
  }

  /** How far it is from everywhere to a goal. */
  private waysTo(goal: number): Float64Array {
    const far = new Float64Array(this.spaces.length).fill(Infinity);
    far[goal] = 0;
    const changed = [goal];
    for (const at of changed) {
      const step = far[at]! + STEP[this.spaces[at]!.terrain]!;
      for (const from of this.next[at]!) {
        if (step >= far[from]!) continue;
        far[from] = step;
        changed.push(from);
      }
    }
    return far;
  }

  at(space: string): Space | null {
    return this.spaces[this.index.get(space) ?? -1] ?? null;
  }
  /** The best that dice can lead to, as printed: each die pays for one space, and any die for a town. */
  best(from: string, dice: readonly (readonly Terrain[])[], worthOf: (space: string) => number): number {
    const { spaces, next } = this;
    const states = 1 << dice.length;
    const seen = new Uint8Array(spaces.length * states);
    const reached = new Uint8Array(spaces.length);
    let most = -Infinity;
    const go = (at: number, left: number): void => {
      if (seen[at * states + left] === 1) return;
      seen[at * states + left] = 1;
      if (reached[at] === 0) {
        reached[at] = 1;
        most = Math.max(most, worthOf(this.ids[at]!));
      }
      for (const to of next[at]!) {
        const { terrain } = spaces[to]!;
        for (let die = 0; die < dice.length; die++) {
          if ((left & (1 << die)) !== 0 && (terrain === 'town' || dice[die]!.includes(terrain))) {
            go(to, left & ~(1 << die));
          }
        }
      }
    };
    const start = this.index.get(from);
    if (start !== undefined) go(start, states - 1);
    return most;
  }
  /** What a goal is worth from a space. */
  from(space: string, goal: Goal): number {
    const [at = -1, to = -1] = [this.index.get(space), this.index.get(goal.space)];
    return at < 0 || to < 0 ? 0 : goal.worth * this.left[to * this.spaces.length + at]!;
  }
  /** For each goal, the most that another one is worth from there. */
  onward(goals: readonly Goal[]): readonly number[] {
    const size = this.spaces.length;
    const at = goals.map(({ space }) => this.index.get(space) ?? -1);
    return at.map((from) => {
      let most = 0;
      for (let goal = 0; from >= 0 && goal < at.length; goal++) {
        const to = at[goal]!;
        if (to < 0 || to === from) continue;
        const worth = goals[goal]!.worth * this.left[to * size + from]!;
        if (worth > most) most = worth;
      }
      return most;
    });
  }
  /** What standing in a space is worth: the best goal, less the farther it is; one that is not here takes a turn more, which
   *  leaves so much of it. */
  standing(goals: readonly Goal[], delay: number): (space: string) => number {
    const size = this.spaces.length;
    const rows = goals.map(({ space }) => (this.index.get(space) ?? -1) * size);
    return (space) => {
      const at = this.index.get(space) ?? -1;
      let most = 0;
      if (at < 0) return most;
      for (let goal = 0; goal < goals.length; goal++) {
        const row = rows[goal]!;
        if (row < 0) continue;
        const worth = goals[goal]!.worth * this.left[row + at]!;
        most = Math.max(most, row === at * size ? worth : delay * worth);
      }
      return most;
    };
  }
}
