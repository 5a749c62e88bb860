/** The printed board, as the bot goes by it. */

import { words } from '@questwright/kernel';
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

/** Places by their numbers on the board, and what being in each is worth. */
export class Goals {
  readonly places: number[] = [];
  readonly worths: number[] = [];
  add(place: number, worth: number): void {
    this.places.push(place);
    this.worths.push(worth);
  }
}

export class Board {
  private readonly index = new Map<string, number>();
  private readonly spaces: Space[] = [];
  private readonly next: readonly (readonly number[])[];
  /** What is left of the worth of a goal (row) at a space (column): less, the farther it is. */
  private readonly left: Float64Array;
  /** The places of towns, and the market stacks there. */
  readonly towns: readonly number[];
  readonly stacks: readonly string[];
  /** What is left of the worth of a place for whoever goes to the nearest town first. */
  readonly afterTown: readonly number[];
  /** The adventures that were looked at last, and their places by color. */
  private adventures: readonly string[] = [];
  private jewels: Readonly<Record<Color, readonly number[]>> = { green: [], yellow: [], blue: [], red: [] };
  /** The places that options lead to. */
  private readonly led = new Map<string, number>();

  /** Worth is multiplied by `distance` for each space that lies between. */
  constructor(cards: Cards, distance: number) {
    for (const [id, card] of Object.entries(cards)) {
      if (card.kind !== 'space' || card.cut) continue;
      this.index.set(id.slice('space-'.length), this.spaces.length);
      this.spaces.push(card);
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
    this.towns = [...this.spaces.keys()].filter((place) => this.spaces[place]!.town !== undefined);
    this.stacks = this.towns.map((place) => `stack of ${this.spaces[place]!.town}`);
    this.afterTown = this.next.map((_, from) => Math.max(0, ...this.towns.map((town) => this.leftFrom(from, town))));
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

  /** The number of a space; −1 for one that is not there. */
  place(space: string): number {
    return this.index.get(space) ?? -1;
  }
  /** The place of a town by its name; −1 when it is on no board. */
  placeOf(town: string): number {
    return this.towns.find((place) => this.spaces[place]!.town === town) ?? -1;
  }
  at(space: string): Space | null {
    return this.spaces[this.place(space)] ?? null;
  }
  /** The place of the space that an option names first. */
  placeIn(option: string): number {
    let place = this.led.get(option);
    if (place === undefined) {
      place = this.place(words(option)[0]!);
      if (place >= 0) this.led.set(option, place);
    }
    return place;
  }
  /** The places of adventures, by color. Few of them change from question to question. */
  adventuresOn(spaces: readonly string[]): Readonly<Record<Color, readonly number[]>> {
    const known = this.adventures;
    let same = known.length === spaces.length;
    for (let i = 0; same && i < spaces.length; i++) same = known[i] === spaces[i];
    if (same) return this.jewels;
    const jewels: Record<Color, number[]> = { green: [], yellow: [], blue: [], red: [] };
    for (const space of spaces) {
      const color = this.at(space)?.jewel;
      if (color !== undefined) jewels[color].push(this.place(space));
    }
    this.adventures = [...spaces];
    return (this.jewels = jewels);
  }
  /** The best that dice can lead to, as printed: each die pays for one space, and any die for a town. */
  best(from: number, dice: readonly (readonly Terrain[])[], worthOf: (place: number) => number): number {
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
        most = Math.max(most, worthOf(at));
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
    if (from >= 0) go(from, states - 1);
    return most;
  }
  /** The goal that is worth most from a place; −1 where there is none. */
  aim({ places, worths }: Goals, from: number): number {
    let [aim, most] = [-1, 0];
    for (let goal = 0; goal < places.length; goal++) {
      const worth = worths[goal]! * this.leftFrom(from, places[goal]!);
      if (worth > most) [aim, most] = [places[goal]!, worth];
    }
    return aim;
  }
  /** What is left from a place of the worth of another. */
  leftFrom(place: number, goal: number): number {
    return place < 0 || goal < 0 ? 0 : this.left[goal * this.spaces.length + place]!;
  }
  /** For each goal, the most that another one is worth from there. */
  onward({ places, worths }: Goals): readonly number[] {
    const size = this.spaces.length;
    return places.map((from) => {
      let most = 0;
      for (let goal = 0; from >= 0 && goal < places.length; goal++) {
        const to = places[goal]!;
        if (to < 0 || to === from) continue;
        const worth = worths[goal]! * this.left[to * size + from]!;
        if (worth > most) most = worth;
      }
      return most;
    });
  }
  /** What standing in a place is worth: the best goal, less the farther it is; one that is not here takes a turn more, which
   *  leaves so much of it. */
  standing({ places, worths }: Goals, delay: number, at: number): number {
    const { left } = this;
    const size = this.spaces.length;
    let most = 0;
    if (at < 0) return most;
    for (let goal = 0; goal < places.length; goal++) {
      const place = places[goal]!;
      if (place < 0) continue;
      const worth = worths[goal]! * left[place * size + at]!;
      const now = place === at ? worth : delay * worth;
      if (now > most) most = now;
    }
    return most;
  }
}
