/** A fight between two parties that take turns in attacking, a round each. In each phase the first of those who are attacked
 *  rolls, then one of the attackers rolls against that number; the attackers see it before they choose. Nobody escapes. */

import { TWO_TEN_SIDED, twoTenSided } from '@questwright/dice';
import type { Action } from './duel.ts';
import { radices } from './duel.ts';
import type { Fighter } from './fight.ts';

/** Where a contest stands in the middle of a round: the lives of those who attack in it and of the others. */
export interface ContestStand {
  lives: readonly number[];
  others: readonly number[];
  phase: number;
  /** Who has attacked in this round. */
  attacked: readonly boolean[];
  /** What the other side has rolled. */
  against: number;
}

const ROLLS = [...TWO_TEN_SIDED];
const MOST_STATES = 1 << 14;

export class Contest {
  private readonly sides: readonly [readonly Fighter[], readonly Fighter[]];
  private readonly phases: number;
  private readonly radix: number[] = [];
  private readonly most: number[];
  private readonly first: readonly [number, number];
  /** What a state is worth to those who attack, by who that is. */
  private readonly worths: readonly [Float64Array, Float64Array];
  private readonly positions = new Map<number, number>();
  /** The state that is being solved, and what it is thought to be worth to both sides when they attack. */
  private solving = -1;
  private guess: [number, number] = [0.5, 0.5];

  /** Those of the first party attack in the first round. */
  constructor(party: readonly Fighter[], others: readonly Fighter[]) {
    this.sides = [party, others];
    this.phases = party[0]!.bonus.length;
    this.most = [...party, ...others].map(({ life }) => life);
    this.first = [0, party.length];
    const states = radices(this.most, this.radix);
    if (states > MOST_STATES) throw new RangeError('The contest is too large to be solved');
    this.worths = [new Float64Array(states).fill(-1), new Float64Array(states).fill(-1)];
  }

  /** The chance of the first party to win, at the beginning of a round in which it attacks. */
  chance(lives: readonly number[], others: readonly number[]): number {
    return this.worthOf(0, this.stateOf(lives, others));
  }
  /** The chance of the first party to win if it does that now. */
  chanceAfter({ lives, others, phase, attacked, against }: ContestStand, action: Action): number {
    const done = attacked.reduce((set, did, at) => (did ? set | (1 << at) : set), 0);
    return worthOf(this.follows(0, phase, this.stateOf(lives, others), done, action), against);
  }

  private stateOf(lives: readonly number[], others: readonly number[]): number {
    return [...lives, ...others].reduce(
      (sum, life, at) => sum + Math.min(this.most[at]!, Math.max(0, life)) * this.radix[at]!,
      0,
    );
  }
  private lifeIn(state: number, at: number): number {
    return Math.floor(state / this.radix[at]!) % (this.most[at]! + 1);
  }

  /** Lives only fall, so a state comes back only by two rounds in which nothing happened: the worths to both sides are
   *  worked out in turn until they agree. */
  private worthOf(side: 0 | 1, state: number): number {
    const known = this.worths[side][state]!;
    if (known >= 0) return known;
    const { solving, guess } = this;
    this.solving = state;
    this.guess = [0.5, 0.5];
    for (let turn = 0; turn < 200; turn++) {
      const [one, other] = this.guess;
      this.guess[0] = this.best(0, 0, state, 0);
      this.guess[1] = this.best(1, 0, state, 0);
      if (Math.abs(this.guess[0] - one) + Math.abs(this.guess[1] - other) < 1e-10) break;
    }
    [this.worths[0][state], this.worths[1][state]] = this.guess;
    this.solving = solving;
    this.guess = guess;
    return this.worths[side][state]!;
  }

  /** What a position within a round is worth to those who attack. */
  private best(side: 0 | 1, phase: number, state: number, done: number): number {
    if (this.lifeIn(state, this.first[side]) === 0) return 0;
    const other = side === 0 ? 1 : 0;
    if (this.lifeIn(state, this.first[other]) === 0) return 1;
    const open = state === this.solving;
    if (phase === this.phases) return 1 - (open ? this.guess[other] : this.worthOf(other, state));
    if (open) return this.bestOf(side, phase, state, done);
    const key = ((state * this.phases + phase) * 2 + side) * 256 + done;
    let worth = this.positions.get(key);
    if (worth === undefined) {
      // Its own rounds first: then nothing in it is open any more.
      this.worthOf(other, state);
      worth = this.bestOf(side, phase, state, done);
      this.positions.set(key, worth);
    }
    return worth;
  }
  private bestOf(side: 0 | 1, phase: number, state: number, done: number): number {
    const { bonus, defense = bonus } = this.sides[side === 0 ? 1 : 0][0]!;
    // What follows from an action does not depend on the number to be reached, only its chance does.
    const actions: Follows[] = [];
    for (let action = -1; action < this.sides[side].length; action++) {
      if (action >= 0 && (done & (1 << action) || this.lifeIn(state, this.first[side] + action) === 0)) continue;
      actions.push(this.follows(side, phase, state, done, action));
    }
    let sum = 0;
    for (let at = 0; at < ROLLS.length; at++) {
      const [roll, chance] = ROLLS[at]!;
      let most = 0;
      for (let i = 0; i < actions.length; i++) most = Math.max(most, worthOf(actions[i]!, roll + defense[phase]!));
      sum += chance * most;
    }
    return sum;
  }

  private follows(side: 0 | 1, phase: number, state: number, done: number, action: Action): Follows {
    const who = Math.max(0, action);
    const other = side === 0 ? 1 : 0;
    const harm = this.sides[other][0]!.damage[phase]!;
    const { bonus, defense = bonus, damage } = this.sides[side][who]!;
    const spent = action < 0 ? done : done | (1 << action);
    const after = (at: number, wounds: number): number => {
      const left = state - Math.min(wounds, this.lifeIn(state, at)) * this.radix[at]!;
      return this.best(side, phase + 1, left, spent);
    };
    return {
      bonus: (action < 0 ? defense : bonus)[phase]!,
      success: after(this.first[other], action < 0 ? 0 : damage[phase]!),
      failure: after(this.first[side] + who, harm),
    };
  }
}

/** Contests that were worked out last: whoever asks again need not wait. */
export class Contests {
  private readonly most: number;
  private readonly known = new Map<string, Contest>();
  /** Remembered up to a number; then all are forgotten. */
  constructor(most: number) {
    this.most = most;
  }
  between(party: readonly Fighter[], others: readonly Fighter[]): Contest {
    const key = JSON.stringify([party, others]);
    let contest = this.known.get(key);
    if (contest === undefined) {
      if (this.known.size >= this.most) this.known.clear();
      this.known.set(key, (contest = new Contest(party, others)));
    }
    return contest;
  }
}

/** What is added to the roll of an action, and what its success and failure are worth. */
interface Follows {
  bonus: number;
  success: number;
  failure: number;
}
function worthOf({ bonus, success, failure }: Follows, against: number): number {
  const hit = twoTenSided(against - bonus);
  return hit * success + (1 - hit) * failure;
}
