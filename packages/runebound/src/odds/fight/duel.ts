/** A fight from any point of it, without aids. Lives only fall, so a state leads to smaller ones, and back to itself only by
 *  a round in which nothing happened: states are solved one by one, the smallest first. Of a state that is asked about only
 *  those are solved that it can lead to. */

import { chanceOf, twoTenSided } from '@questwright/dice';
import { damageOf, targetOf } from './enemy.ts';
import type { Fight, Fighter } from './fight.ts';
import { kindsFor, movesFor, type Kinds, type Moves } from './moves.ts';

/** Where a fight stands in the middle of a round. */
export interface Stand {
  lives: readonly number[];
  enemy: number;
  phase: number;
  /** Who has attacked in this round as often as it may. */
  attacked: readonly boolean[];
}

/** −1 defends, else who attacks. */
export type Action = number;

/** What waiting a round costs. Without it, putting off a sure victory for ever would be as good as winning. */
export const PATIENCE: number = 1 - 1e-10;
export const MOST_POSITIONS: number = 1 << 24;
/** What an action is worth that cannot be done: less than any other, whatever comes next. */
const NEVER = -4;

/** Positions are worked out here for duels that are only asked about beginnings of rounds. */
let scratch = new Float64Array(0);
// While a state is being solved. Nothing else happens meanwhile, so all duels share them.
let ahead = new Float64Array(0);
let stay = new Float64Array(0);
let backs = new Float64Array(0);
/** States that are to be solved. */
let wanted = new Uint8Array(0);
/** Whose actions, after how many wounds on the enemy, stand in the columns that duels share. */
let prepared: { duel: object | null; wounds: number } = { duel: null, wounds: 0 };
const atLeast = (array: Float64Array<ArrayBuffer>, length: number): Float64Array<ArrayBuffer> =>
  array.length < length ? new Float64Array(length) : array;

/** Duels are many and small: they share memory, which is freed with the last of those in a part of it. */
const PART = 1 << 14;
let part = new Float64Array(0);
let used = 0;
/** A column of zeros. */
function room(length: number): Float64Array {
  if (length > PART / 4) return new Float64Array(length);
  if (used + length > part.length) [part, used] = [new Float64Array(PART), 0];
  used += length;
  return part.subarray(used - length, used);
}
const chanceWith = (target: number, bonus: number, { help, dice }: Pick<Fighter, 'help' | 'dice'>): number =>
  help === undefined && dice === undefined
    ? twoTenSided(target - bonus)
    : chanceOf(target, { ...help, bonus: bonus + (help?.bonus ?? 0) }, dice);

export class Duel {
  private readonly fight: Omit<Fight, 'aids' | 'openings'>;
  /** How much each life lost takes from a victory. */
  private readonly wound: number;
  private readonly phases: number;
  private readonly size: number;
  // A state is one number: the lives of the party, then that of the enemy.
  private readonly most: number[];
  private readonly radix: number[] = [];
  private readonly states: number;
  // What was done in a round is one number too: the attacks of each fighter.
  private readonly attacks: number[];
  private readonly attackRadix: number[] = [];
  private readonly doings: number;
  private readonly block: number;
  /** The chance of a roll by wounds on the enemy, where they matter, fighter, phase and way (0 attacks, 1 defends). */
  private readonly hits: Float64Array;
  private readonly moves: Moves;
  private readonly kinds: Kinds;
  /** What each state is worth at the beginning of a round; −1 where it is not solved. */
  private readonly worths: Float64Array;
  /** What each position within a round is worth, by state, phase and what was done; the first of a state is its worth. For
   *  duels that were asked about the middle of a round; `kept` says which states are there. */
  private positions: Float64Array | null = null;
  private kept: Uint8Array | null = null;

  /** The lives of the state that is being solved. */
  private readonly digits: number[];

  constructor(fight: Omit<Fight, 'aids' | 'openings'>, wound: number) {
    const { party, enemy } = fight;
    this.fight = fight;
    this.wound = wound;
    this.phases = enemy.target.length;
    this.size = party.length;
    this.most = [...party.map(({ life }) => life), enemy.life];
    this.attacks = party.map(({ attacks = 1 }) => attacks);
    this.states = radices(this.most, this.radix);
    this.doings = radices(this.attacks, this.attackRadix);
    this.block = this.phases * this.doings;
    if (this.states * this.block > MOST_POSITIONS) throw new RangeError('The fight is too large to be solved');
    this.hits = this.chances();
    this.moves = movesFor(this.phases, this.attacks);
    this.kinds = kindsFor(this.phases * (this.size + 1));
    this.worths = room(this.states).fill(-1);
    this.digits = this.most.map(() => 0);
  }

  private chances(): Float64Array {
    const { party, enemy } = this.fight;
    const stages = enemy.perWound === undefined ? 1 : enemy.life;
    const hits = room(stages * this.size * this.phases * 2);
    let at = 0;
    for (let wounds = 0; wounds < stages; wounds++) {
      for (const one of party) {
        const { bonus, defense = bonus } = one;
        for (let phase = 0; phase < this.phases; phase++) {
          const target = targetOf(enemy, phase, wounds);
          hits[at++] = chanceWith(target, bonus[phase]!, one);
          hits[at++] = chanceWith(target, defense[phase]!, one);
        }
      }
    }
    return hits;
  }

  // ---- what is asked ----

  /** What the fight is worth at the beginning of a round: 1 for a victory without a wound, 0 for a defeat. */
  atRound(lives: readonly number[], enemy: number): number {
    const state = this.stateOf(lives, enemy);
    if (this.worths[state]! < 0) this.solve(state);
    return this.worths[state]!;
  }
  /** What an action is worth in the middle of a round. */
  worthOfAction({ lives, enemy, phase, attacked }: Stand, action: Action): number {
    let done = 0;
    for (let who = 0; who < this.size; who++) if (attacked[who]) done += this.attacks[who]! * this.attackRadix[who]!;
    return this.worthOf(this.stateOf(lives, enemy), phase, done, action);
  }
  private stateOf(lives: readonly number[], enemy: number): number {
    let state = Math.min(this.most[this.size]!, enemy) * this.radix[this.size]!;
    for (let who = 0; who < this.size; who++) {
      state += Math.min(this.most[who]!, Math.max(0, lives[who]!)) * this.radix[who]!;
    }
    return state;
  }
  private worthOf(state: number, phase: number, done: number, action: Action): number {
    this.positions ??= new Float64Array(this.states * this.block);
    this.kept ??= new Uint8Array(this.states);
    if (this.kept[state] === 0) this.solve(state);
    this.look(state);
    const { hit, miss, sure, same, wounded, hurt } = this.kindsIn(state);
    const of = phase * (this.size + 1) + 1 + action;
    if (same[of]! < 0) return 0;
    const spent = action < 0 ? done : done + this.attackRadix[action]!;
    const next = phase + 1 === this.phases ? 0 : (phase + 1) * this.doings + spent;
    const after = (chance: number, to: number): number =>
      to < 0 ? 0 : chance * this.positions![to * this.block + next]!;
    return sure[of]! + after(hit[of]!, wounded[of]!) + after(miss[of]!, hurt[of]!) + after(same[of]!, state);
  }

  // ---- solving ----

  /** Solves a state, and before it all that it can lead to. */
  private solve(from: number): void {
    const { digits, most, size, kept } = this;
    scratch = this.positions === null ? atLeast(scratch, this.states * this.block) : scratch;
    const values = this.positions ?? scratch;
    ahead = atLeast(ahead, this.moves.count);
    stay = atLeast(stay, this.moves.count);
    backs = atLeast(backs, this.block);
    this.want(from);
    const wants = wanted;
    digits.fill(0);
    for (let state = 0; state <= from; state++) {
      if (wants[state] === 1) {
        if (digits[0]! > 0 && digits[size]! > 0) this.solveState(state, values);
        else this.worths[state] = 0;
        if (kept !== null) kept[state] = 1;
      }
      for (let at = 0; at <= size; at++) {
        if (digits[at]! < most[at]!) {
          digits[at]!++;
          break;
        }
        digits[at] = 0;
      }
    }
  }
  /** Finds out which states must be solved for one of them. */
  private want(from: number): void {
    const { digits, most, radix, size, kept } = this;
    const { damage, harm } = this.kinds;
    const kinds = this.phases * (size + 1);
    if (wanted.length <= from) wanted = new Uint8Array(this.states);
    else wanted.fill(0, 0, from + 1);
    const wants = wanted;
    wants[from] = 1;
    this.look(from);
    for (let state = from; state > 0; state--) {
      if (wants[state] === 1 && kept !== null && kept[state] === 1) wants[state] = 0;
      if (wants[state] === 1 && digits[0]! > 0 && digits[size]! > 0) {
        this.prepare();
        const enemyLife = digits[size]!;
        for (let of = 0, action = -1; of < kinds; of++, action = action + 1 === size ? -1 : action + 1) {
          const who = action < 0 ? 0 : action;
          const life = digits[who]!;
          if (life === 0) continue;
          if (damage[of]! > 0 && damage[of]! < enemyLife) wants[state - damage[of]! * radix[size]!] = 1;
          const wounds = harm[of]!;
          if (wounds > 0 && (who > 0 || wounds < life)) wants[state - Math.min(wounds, life) * radix[who]!] = 1;
        }
      }
      for (let at = 0; at <= size; at++) {
        if (digits[at]! > 0) {
          digits[at]!--;
          break;
        }
        digits[at] = most[at]!;
      }
    }
  }
  /** Takes up the lives of a state. */
  private look(state: number): void {
    for (let at = 0; at <= this.size; at++) {
      this.digits[at] = Math.floor(state / this.radix[at]!) % (this.most[at]! + 1);
    }
  }

  /** What a move is worth is `ahead + stay × (what comes next in this state)`, and only the latter changes with the guess.
   *  With the best moves for a guess, worth = some + back × worth can be worked out; what these are worth only rises.
   *  Without calls, for speed. */
  private solveState(state: number, values: Float64Array): void {
    const { block } = this;
    const { count, position, first, last, kind, next } = this.moves;
    const base = state * block;
    // What belongs to the module is looked up at every use; what is local, once.
    const [aheadOf, stayOf, backOf] = [ahead, stay, backs];
    const { hit, miss, sure, same, wounded, hurt, ahead: lastAhead, worth: lastWorth } = this.kindsIn(state);
    // In the last phase only the action matters: what was done before is over with the round.
    const kinds = this.phases * (this.size + 1);
    const lastKind = kinds - this.size - 1;
    for (let of = lastKind; of < kinds; of++) {
      let worth = NEVER;
      if (same[of]! >= 0) {
        worth = sure[of]!;
        if (wounded[of]! >= 0) worth += hit[of]! * values[wounded[of]! * block]!;
        if (hurt[of]! >= 0) worth += miss[of]! * values[hurt[of]! * block]!;
      }
      lastAhead[of] = worth;
    }
    for (let move = first[last]!; move < count; move++) {
      const of = kind[move]!;
      let worth = NEVER;
      stayOf[move] = same[of]!;
      if (same[of]! >= 0) {
        worth = sure[of]!;
        if (wounded[of]! >= 0) worth += hit[of]! * values[wounded[of]! * block + next[move]!]!;
        if (hurt[of]! >= 0) worth += miss[of]! * values[hurt[of]! * block + next[move]!]!;
      }
      aheadOf[move] = worth;
    }
    const positions = position.length;
    let guess = 0;
    backOf[0] = 1;
    for (let turn = 0; turn < 100; turn++) {
      values[base] = guess;
      for (let of = lastKind; of < kinds; of++) lastWorth[of] = lastAhead[of]! + same[of]! * guess;
      let best = -1;
      let back = 0;
      let move = 0;
      for (let at = 0; at < last; at++) {
        best = -1;
        for (const end = first[at + 1]!; move < end; move++) {
          const of = kind[move]!;
          if (lastWorth[of]! <= best) continue;
          best = lastWorth[of]!;
          back = same[of]!;
        }
        if (at + 1 === positions) break;
        values[base + position[at]!] = best;
        backOf[position[at]!] = back;
      }
      for (let at = last; at < positions; at++) {
        best = -1;
        for (const end = first[at + 1]!; move < end; move++) {
          const worth = aheadOf[move]! + stayOf[move]! * values[base + next[move]!]!;
          if (worth <= best) continue;
          best = worth;
          back = stayOf[move]! * backOf[next[move]!]!;
        }
        // The last one is the beginning of the round.
        if (at + 1 === positions) break;
        values[base + position[at]!] = best;
        backOf[position[at]!] = back;
      }
      const better = (best - back * guess) / (1 - back);
      if (better - guess < 1e-13) break;
      guess = better;
    }
    values[base] = guess;
    this.worths[state] = guess;
  }
  /** What the actions of each phase lead to from a state, whatever was done before. */
  private kindsIn(state: number): Kinds {
    const { kinds, phases, size, digits, radix } = this;
    this.prepare();
    const { chance, damage, harm, nothing, sure, same, wounded, hurt } = kinds;
    let lost = 0;
    for (let who = 0; who < size; who++) lost += this.most[who]! - digits[who]!;
    const victory = Math.max(0, 1 - this.wound * lost);
    const enemyLife = digits[size]!;
    for (let phase = 0, of = 0; phase < phases; phase++) {
      for (let action = -1; action < size; action++, of++) {
        const who = action < 0 ? 0 : action;
        const life = digits[who]!;
        same[of] = -1;
        if (life === 0) continue;
        const kills = damage[of]! >= enemyLife;
        sure[of] = kills ? chance[of]! * victory : 0;
        wounded[of] = damage[of]! > 0 && !kills ? state - damage[of]! * radix[size]! : -1;
        const wounds = harm[of]!;
        hurt[of] = wounds > 0 && (who > 0 || wounds < life) ? state - Math.min(wounds, life) * radix[who]! : -1;
        same[of] = nothing[of]!;
      }
    }
    return kinds;
  }
  /** What is the same in all states with so many wounds on the enemy as in the present one. */
  private prepare(): void {
    const { kinds, phases, size } = this;
    const { party, enemy } = this.fight;
    const wounds = enemy.perWound === undefined ? 0 : this.most[size]! - this.digits[size]!;
    if (prepared.duel === this && prepared.wounds === wounds) return;
    prepared = { duel: this, wounds };
    const stage = wounds * size;
    for (let phase = 0, of = 0; phase < phases; phase++) {
      const patience = phase + 1 === phases ? PATIENCE : 1;
      const harm = damageOf(enemy, phase, wounds);
      for (let action = -1; action < size; action++, of++) {
        const who = action < 0 ? 0 : action;
        const damage = action < 0 ? 0 : party[who]!.damage[phase]!;
        const chance = this.hits[((stage + who) * phases + phase) * 2 + (action < 0 ? 1 : 0)]!;
        kinds.chance[of] = chance;
        kinds.damage[of] = damage;
        kinds.harm[of] = harm;
        kinds.hit[of] = chance * patience;
        kinds.miss[of] = (1 - chance) * patience;
        kinds.nothing[of] = patience * ((damage === 0 ? chance : 0) + (harm === 0 ? 1 - chance : 0));
      }
    }
  }
}

/** The numbers by which digits up to these are put together to one; returns how many numbers there are. */
export function radices(most: readonly number[], into: number[]): number {
  let all = 1;
  for (const one of most) {
    into.push(all);
    all *= one + 1;
  }
  return all;
}
