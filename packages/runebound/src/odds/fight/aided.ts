/** A fight in which aids can be used: the same as a duel, with more to choose from, and slower. */

import { chanceOf } from '@questwright/dice';
import { MOST_POSITIONS, PATIENCE, radices, type Action } from './duel.ts';
import { damageOf, targetOf } from './enemy.ts';
import type { Aid, Fight } from './fight.ts';

export class AidedDuel {
  private readonly fight: Fight;
  private readonly phases: number;
  private readonly size: number;
  private readonly aids: readonly Aid[];
  // A state is one number: the lives of the party, what is left of the aids, last the life of the enemy.
  private readonly most: number[];
  private readonly radix: number[] = [];
  private readonly enemyRadix: number;
  private readonly states: number;
  // What was done in a round is one number too: attacks of each fighter, then a bit for each aid.
  private readonly attacks: number[];
  private readonly attackRadix: number[] = [];
  private readonly aidBit: number;
  private readonly doings: number;
  /** The chance of a roll by wounds on the enemy, where they matter, fighter, phase, way (0 attacks, 1 defends) and aids in
   *  use. */
  private readonly hits: Float64Array;
  /** What each state is worth at the beginning of a round. */
  private readonly worths: Float64Array;
  /** What each position within a round is worth, by state, phase and what was done. */
  private readonly values: Float64Array;

  // While a state is being solved: what it is thought to be worth; for each of its positions, and for the one looked at
  // last, the chance to come back to the beginning.
  private state = -1;
  private guess = 0;
  private back = 0;
  private readonly backs: Float64Array;
  private readonly digits: number[];

  constructor(fight: Fight) {
    const { party, enemy, aids = [] } = fight;
    this.fight = fight;
    this.phases = enemy.target.length;
    this.size = party.length;
    this.aids = aids;
    this.most = [...party.map(({ life }) => life), ...aids.map(({ times }) => times), enemy.life];
    this.states = radices(this.most, this.radix);
    this.enemyRadix = this.radix.at(-1)!;
    this.attacks = party.map(({ attacks = 1 }) => attacks);
    this.aidBit = radices(this.attacks, this.attackRadix);
    this.doings = this.aidBit << aids.length;
    const positions = this.states * this.phases * this.doings;
    if (positions > MOST_POSITIONS) throw new RangeError('The fight is too large to be solved');
    this.hits = this.chances();
    this.worths = new Float64Array(this.states);
    this.values = new Float64Array(positions);
    this.backs = new Float64Array(this.phases * this.doings);
    this.digits = this.most.map(() => 0);
    this.solve();
  }

  private chances(): Float64Array {
    const { party, enemy } = this.fight;
    const masks = 1 << this.aids.length;
    const stages = enemy.perWound === undefined ? 1 : enemy.life;
    const hits = new Float64Array(stages * this.size * this.phases * 2 * masks);
    let at = 0;
    for (let row = 0; row < stages * this.size; row++) {
      const who = row % this.size;
      const { bonus, defense = bonus, help, dice } = party[who]!;
      for (let phase = 0; phase < this.phases; phase++) {
        const target = targetOf(enemy, phase, (row - who) / this.size);
        for (let way = 0; way < 2; way++) {
          for (let mask = 0; mask < masks; mask++) {
            let more = (way === 0 ? bonus : defense)[phase]! + (help?.bonus ?? 0);
            if (who === 0) more += this.added(mask, way, ({ bonus: one }) => one?.[phase] ?? 0);
            hits[at++] = chanceOf(target, { ...help, bonus: more }, dice);
          }
        }
      }
    }
    return hits;
  }
  private added(mask: number, way: number, what: (aid: Aid) => number): number {
    let sum = 0;
    for (let aid = 0; aid < this.aids.length; aid++) {
      const { only } = this.aids[aid]!;
      if (mask & (1 << aid) && only !== (way === 0 ? 'defense' : 'attack')) sum += what(this.aids[aid]!);
    }
    return sum;
  }

  // ---- what is asked ----

  /** The chance to win at the beginning of a round, with so many uses of each aid left. */
  atRound(
    lives: readonly number[],
    enemy: number,
    left: readonly number[] = this.aids.map(({ times }) => times),
  ): number {
    return this.worths[this.stateOf(lives, enemy, left)]!;
  }
  private stateOf(lives: readonly number[], enemy: number, left: readonly number[]): number {
    let state = Math.min(this.most.at(-1)!, enemy) * this.enemyRadix;
    for (let who = 0; who < this.size; who++) {
      state += Math.min(this.most[who]!, Math.max(0, lives[who]!)) * this.radix[who]!;
    }
    for (let at = 0; at < left.length; at++) state += left[at]! * this.radix[this.size + at]!;
    return state;
  }

  // ---- solving ----

  private solve(): void {
    const { digits, most } = this;
    const last = most.length - 1;
    digits.fill(0);
    for (let state = 0; state < this.states; state++) {
      if (digits[0]! > 0 && digits[last]! > 0) this.worths[state] = this.solved(state);
      for (let at = 0; at <= last; at++) {
        if (digits[at]! < most[at]!) {
          digits[at]!++;
          break;
        }
        digits[at] = 0;
      }
    }
  }
  /** With the best actions for a guess, worth = ahead + back × worth can be worked out; the worths of these actions only
   *  rise. */
  private solved(state: number): number {
    let worth = 0;
    this.state = state;
    for (let turn = 0; turn < 100; turn++) {
      this.guess = worth;
      for (let phase = this.phases - 1; phase > 0; phase--) {
        for (let done = 0; done < this.doings; done++) this.settle(phase, done);
      }
      const value = this.bestOf(0, 0);
      const next = (value - this.back * worth) / (1 - this.back);
      if (next - worth < 1e-13) break;
      worth = next;
    }
    return worth;
  }
  private settle(phase: number, done: number): void {
    this.values[(this.state * this.phases + phase) * this.doings + done] = this.bestOf(phase, done);
    this.backs[phase * this.doings + done] = this.back;
  }

  private bestOf(phase: number, done: number): number {
    let best = this.act(phase, done, -1);
    let { back } = this;
    for (let who = 0; who < this.size; who++) {
      if (!this.mayAttack(done, who)) continue;
      const worth = this.act(phase, done, who);
      if (worth <= best) continue;
      best = worth;
      back = this.back;
    }
    this.back = back;
    return best;
  }
  /** Also without damage: who attacks stands in the way of the enemy, so that nobody else is hurt. */
  private mayAttack(done: number, who: number): boolean {
    const attacks = this.attacks[who]!;
    return this.digits[who]! > 0 && Math.floor(done / this.attackRadix[who]!) % (attacks + 1) < attacks;
  }

  /** What comes after a phase, in this state or a smaller one. */
  private after(phase: number, state: number, done: number): number {
    const same = state === this.state;
    if (phase + 1 === this.phases) {
      this.back = same ? PATIENCE : 0;
      return (same ? this.guess : this.worths[state]!) * PATIENCE;
    }
    this.back = same ? this.backs[(phase + 1) * this.doings + done]! : 0;
    return this.values[(state * this.phases + phase + 1) * this.doings + done]!;
  }

  // ---- actions ----

  private act(phase: number, done: number, action: Action): number {
    return this.boosted(phase, this.state, action < 0 ? done : done + this.attackRadix[action]!, action);
  }
  /** An action with the best of the aids that add to it, or none. */
  private boosted(phase: number, state: number, done: number, action: Action): number {
    const plain = this.roll(phase, state, done, action);
    const fits = (aid: Aid): boolean => aid.phase === phase;
    return this.withAid(plain, state, done, fits, (left, used) => this.boosted(phase, left, used, action));
  }
  /** The best of something without an aid and with one. */
  private withAid(
    plain: number,
    state: number,
    done: number,
    fits: (aid: Aid) => boolean,
    then: (state: number, done: number, aid: Aid) => number,
  ): number {
    let best = plain;
    let { back } = this;
    const used = (done / this.aidBit) | 0;
    for (let at = 0; at < this.aids.length; at++) {
      const aid = this.aids[at]!;
      const radix = this.radix[this.size + at]!;
      if (used & (1 << at) || !fits(aid) || ((state / radix) | 0) % (aid.times + 1) === 0) continue;
      if (aid.activated && this.aids.some((other, i) => other.activated && used & (1 << i))) continue;
      const worth = then(state - radix, done + this.aidBit * (1 << at), aid);
      if (worth > best) [best, back] = [worth, this.back];
    }
    this.back = back;
    return best;
  }

  /** The wounds on the enemy, where they matter. */
  private wounds(): number {
    const last = this.most.length - 1;
    return this.fight.enemy.perWound === undefined ? 0 : this.most[last]! - this.digits[last]!;
  }
  private harm(phase: number): number {
    return damageOf(this.fight.enemy, phase, this.wounds());
  }

  private roll(phase: number, state: number, done: number, action: Action): number {
    const who = action < 0 ? 0 : action;
    const way = action < 0 ? 1 : 0;
    if (way === 1 && this.harm(phase) === 0) return this.after(phase, state, done);
    const mask = (done / this.aidBit) | 0;
    const row = this.wounds() * this.size + who;
    const hit = this.hits[(((row * this.phases + phase) * 2 + way) << this.aids.length) + mask]!;
    let worth = 0;
    let back = 0;
    if (hit > 0) {
      worth = hit * this.success(phase, state, done, action, mask);
      back = hit * this.back;
    }
    if (hit < 1) {
      let failure = this.canceled(phase, state, done, who, this.harm(phase));
      if (who === 0) {
        const fits = ({ rerolls, only }: Aid): boolean =>
          rerolls === true && only !== (way === 0 ? 'defense' : 'attack');
        const again = (left: number, used: number): number => this.roll(phase, left, used, action);
        failure = this.withAid(failure, state, done, fits, again);
      }
      worth += (1 - hit) * failure;
      back += (1 - hit) * this.back;
    }
    this.back = back;
    return worth;
  }

  private success(phase: number, state: number, done: number, action: Action, mask: number): number {
    if (action < 0) return this.after(phase, state, done);
    const { digits } = this;
    let damage = this.fight.party[action]!.damage[phase]!;
    if (mask !== 0 && action === 0) damage += this.added(mask, 0, (aid) => aid.damage?.[phase] ?? 0);
    if (digits[digits.length - 1]! > damage) return this.after(phase, state - damage * this.enemyRadix, done);
    this.back = 0;
    return 1;
  }
  /** Wounds that come, less the best of what can be canceled. */
  private canceled(phase: number, state: number, done: number, who: number, amount: number): number {
    const plain = this.hurt(phase, state, done, who, amount);
    if (who !== 0 || amount === 0) return plain;
    const fits = ({ cancels = 0 }: Aid): boolean => cancels > 0;
    return this.withAid(plain, state, done, fits, (left, used, { cancels = 0 }) =>
      this.canceled(phase, left, used, who, Math.max(0, amount - cancels)),
    );
  }
  private hurt(phase: number, state: number, done: number, who: number, amount: number): number {
    const life = this.digits[who]!;
    if (who === 0 && amount >= life) {
      this.back = 0;
      return 0;
    }
    return this.after(phase, state - Math.min(amount, life) * this.radix[who]!, done);
  }
}
