/** The odds of a fight from any point of it, under best play: the numbers of `fightOdds`, for every state that the fight can
 *  still come to, and for the middle of a round. */

import { chanceOf, type Fight } from '@questwright/odds';

/** Where a fight stands: lives of the party and of the enemy, the phase, and who has attacked in this round. */
export interface Stand {
  lives: readonly number[];
  enemy: number;
  phase: number;
  attacked: readonly boolean[];
}

/** −1 defends, else who attacks. */
export type Action = number;

export class Duel {
  private readonly fight: Fight;
  /** How much each life lost takes from a victory. */
  private readonly wound: number;
  private readonly phases: number;
  private readonly radix: number[] = [];
  private readonly enemyRadix: number;
  private readonly worths = new Map<number, number>();
  private readonly hits: number[][];
  /** The state in which the present round began, what it is thought to be worth, and the chance to come back to it. */
  private start = -1;
  private again = 0;
  private back = 0;

  constructor(fight: Fight, wound: number) {
    this.fight = fight;
    this.wound = wound;
    this.phases = fight.enemy.target.length;
    let radix = 1;
    for (const { life } of fight.party) {
      this.radix.push(radix);
      radix *= life + 1;
    }
    this.enemyRadix = radix;
    this.hits = fight.party.map(({ bonus }) =>
      bonus.map((one, at) => chanceOf(fight.enemy.target[at]!, { bonus: one })),
    );
  }

  /** What the fight is worth at the beginning of a round: 1 for a victory without a wound, 0 for a defeat. */
  atRound(lives: readonly number[], enemy: number): number {
    return this.worthOf(this.stateOf(lives, enemy));
  }
  /** What an action is worth in the middle of a round. */
  worthOfAction({ lives, enemy, phase, attacked }: Stand, action: Action): number {
    const used = attacked.reduce((set, did, at) => (did ? set | (1 << at) : set), 0);
    const before = this.start;
    this.start = -1;
    const worth = this.act(phase, this.stateOf(lives, enemy), used, action);
    this.start = before;
    return worth;
  }

  private stateOf(lives: readonly number[], enemy: number): number {
    return lives.reduce((sum, life, at) => sum + Math.max(0, life) * this.radix[at]!, enemy * this.enemyRadix);
  }
  private lifeIn(state: number, who: number): number {
    return Math.floor(state / this.radix[who]!) % (this.fight.party[who]!.life + 1);
  }

  /** Lives only fall, so one comes back to a state only by a round in which nothing happened. With the best actions for a
   *  guess, worth = ahead + back × worth can be solved; the guesses only rise. */
  private worthOf(state: number): number {
    const known = this.worths.get(state);
    if (known !== undefined) return known;
    const { start, again, back } = this;
    let worth = 0;
    for (let turn = 0; turn < 50; turn++) {
      this.start = state;
      this.again = worth;
      const guess = this.best(0, state, 0);
      const ahead = guess - this.back * worth;
      const next = this.back > 1 - 1e-12 ? worth : ahead / (1 - this.back);
      const settled = next - worth < 1e-10;
      worth = Math.max(worth, next);
      if (settled) break;
    }
    this.start = start;
    this.again = again;
    this.back = back;
    this.worths.set(state, worth);
    return worth;
  }

  private best(phase: number, state: number, used: number): number {
    if (phase === this.phases) {
      this.back = state === this.start ? 1 : 0;
      return state === this.start ? this.again : this.worthOf(state);
    }
    let best = -1;
    let back = 0;
    for (let action = -1; action < this.fight.party.length; action++) {
      if (action >= 0 && (used & (1 << action) || !this.canHurt(phase, state, action))) continue;
      const worth = this.act(phase, state, used, action);
      if (worth <= best) continue;
      best = worth;
      back = this.back;
    }
    this.back = back;
    return best;
  }

  private canHurt(phase: number, state: number, who: number): boolean {
    return this.fight.party[who]!.damage[phase]! > 0 && this.lifeIn(state, who) > 0;
  }

  private act(phase: number, state: number, used: number, action: Action): number {
    const who = Math.max(0, action);
    const spent = action < 0 ? used : used | (1 << action);
    const hurt = this.fight.enemy.damage[phase]!;
    if (action < 0 && hurt === 0) return this.best(phase + 1, state, spent);
    const hit = this.hits[who]![phase]!;
    let worth = 0;
    let back = 0;
    if (hit > 0) {
      worth += hit * this.afterHit(phase, state, spent, action);
      back += hit * this.back;
    }
    if (hit < 1) {
      const lost = Math.min(hurt, this.lifeIn(state, who));
      const hurtState = state - lost * this.radix[who]!;
      const fallen = this.lifeIn(hurtState, 0) === 0;
      worth += fallen ? 0 : (1 - hit) * this.best(phase + 1, hurtState, spent);
      back += fallen ? 0 : (1 - hit) * this.back;
    }
    this.back = back;
    return worth;
  }

  private afterHit(phase: number, state: number, spent: number, action: Action): number {
    if (action < 0) return this.best(phase + 1, state, spent);
    const enemy = Math.floor(state / this.enemyRadix) - this.fight.party[action]!.damage[phase]!;
    const party = state % this.enemyRadix;
    if (enemy > 0) return this.best(phase + 1, party + enemy * this.enemyRadix, spent);
    this.back = 0;
    let lost = 0;
    for (let who = 0; who < this.fight.party.length; who++)
      lost += this.fight.party[who]!.life - this.lifeIn(state, who);
    return Math.max(0, 1 - this.wound * lost);
  }
}
