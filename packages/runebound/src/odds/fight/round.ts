/** The rest of a round that is being played: what every action and aid of it is worth, with the numbers of this round, and
 *  after it the fight as it goes on. Small enough to be looked through anew at every question. */

import { chanceOf } from '@questwright/dice';
import type { Action } from './duel.ts';
import { damageOf, targetOf } from './enemy.ts';
import type { Aid, Fight, Fighter } from './fight.ts';

/** Where it stands: lives, uses of aids that are left, attacks made in this round, one bit for each aid used in it. */
export interface RoundStand {
  lives: readonly number[];
  enemy: number;
  left: readonly number[];
  made: readonly number[];
  /** Used in this round, so that they cannot be used again in it. */
  spent: number;
  /** Added to the numbers of this round already, by whoever used them here. */
  added: number;
  mayActivate: boolean;
}
/** What a stand is worth when the round is over. */
export type Later = (lives: readonly number[], enemy: number, left: readonly number[]) => number;

/** One number for each phase: what is at hand changes from phase to phase where something passes with a phase. */
type InPhase = Omit<Fight, 'openings'>;

export class RoundInPlay {
  private readonly fights: readonly InPhase[];
  private readonly later: Later;
  readonly aids: readonly Aid[];
  /** So many wounds of an attack before combat do not come to the enemy. */
  readonly armor: number;
  private readonly known = new Map<string, number>();

  /** `fights` holds the numbers by phase. */
  constructor(fights: readonly InPhase[], later: Later, armor = 0) {
    this.fights = fights;
    this.later = later;
    this.armor = armor;
    this.aids = fights[0]!.aids ?? [];
  }

  // ---- what is asked ----

  /** A phase in which nobody has chosen yet; after the last one, the next round. */
  worth(phase: number, now: RoundStand): number {
    const hero = now.lives[0]!;
    if (now.enemy <= 0) return 1;
    if (hero <= 0) return 0;
    if (phase >= this.fights.length) return this.later(now.lives, now.enemy, now.left);
    const key = `${phase}/${now.lives.join()}/${now.enemy}/${now.left.join()}/${now.made.join()}/${now.spent}/${now.added}/${now.mayActivate}`;
    let found = this.known.get(key);
    if (found === undefined)
      this.known.set(key, (found = Math.max(...this.actions(now).map((one) => this.act(phase, now, one)))));
    return found;
  }
  /** −1 defends, else who attacks. */
  actions({ lives, made }: RoundStand): Action[] {
    const { party } = this.fights[0]!;
    return [-1, ...party.flatMap(({ attacks = 1 }, who) => (lives[who]! > 0 && made[who]! < attacks ? [who] : []))];
  }
  /** An action, before anything is used for it. */
  act(phase: number, now: RoundStand, action: Action): number {
    const made = action < 0 ? now.made : now.made.map((one, who) => (who === action ? one + 1 : one));
    return this.boosted(phase, { ...now, made }, action);
  }
  /** An action that was chosen, with the best of what may be used for it. */
  boosted(phase: number, now: RoundStand, action: Action): number {
    return this.withAid(
      now,
      this.roll(phase, now, action),
      (aid) => aid.phase === phase,
      (then) => this.boosted(phase, then, action),
    );
  }
  /** The dice are about to be thrown. */
  roll(phase: number, now: RoundStand, action: Action): number {
    if (action < 0 && this.harm(phase, now) === 0) return this.worth(phase + 1, now);
    const hit = this.chance(phase, now, action);
    const success = hit > 0 ? hit * this.success(phase, now, action) : 0;
    return success + (hit < 1 ? (1 - hit) * this.missed(phase, now, action) : 0);
  }
  success(phase: number, now: RoundStand, action: Action): number {
    if (action < 0) return this.worth(phase + 1, now);
    const damage =
      this.fights[phase]!.party[action]!.damage[phase]! +
      (action === 0 ? this.bonus(now, 0, (aid) => aid.damage?.[phase]) : 0);
    return this.worth(phase + 1, { ...now, enemy: now.enemy - Math.max(0, damage) });
  }
  /** A roll failed that may still be made again. */
  missed(phase: number, now: RoundStand, action: Action): number {
    const failed = this.failed(phase, now, action);
    if (action > 0) return failed;
    return this.withAid(
      now,
      failed,
      ({ rerolls, only }) => rerolls === true && only !== (action < 0 ? 'attack' : 'defense'),
      (then) => this.roll(phase, then, action),
    );
  }
  /** It failed for good. */
  failed(phase: number, now: RoundStand, action: Action): number {
    return this.hurt(phase, now, Math.max(0, action), this.harm(phase, now));
  }
  /** Wounds are about to come to somebody, less the best of what can be canceled; then comes the next phase. */
  hurt(phase: number, now: RoundStand, who: number, amount: number): number {
    const lives = now.lives.map((life, at) => (at === who ? Math.max(0, life - amount) : life));
    const plain = this.worth(phase + 1, { ...now, lives });
    if (who !== 0 || amount === 0) return plain;
    return this.withAid(
      now,
      plain,
      ({ cancels = 0 }) => cancels > 0,
      (then, { cancels = 0 }) => this.hurt(phase, then, who, Math.max(0, amount - cancels)),
    );
  }
  /** How it stands when an aid has been used, and whether it may be. */
  using(now: RoundStand, at: number): RoundStand | null {
    const aid = this.aids[at]!;
    if (now.left[at]! < 1 || now.spent & (1 << at) || (aid.activated === true && !now.mayActivate)) return null;
    return {
      ...now,
      left: now.left.map((one, i) => (i === at ? one - 1 : one)),
      spent: now.spent | (1 << at),
      added: now.added | (1 << at),
      mayActivate: now.mayActivate && aid.activated !== true,
    };
  }

  /** The chance of an attack that is none of the round's. */
  chanceToHit(phase: number, bonus: number, now: RoundStand): number {
    const { party, enemy } = this.fights[phase]!;
    return chanceOf(targetOf(enemy, phase, this.woundsOn(phase, now)), { bonus }, party[0]!.dice);
  }

  // ---- numbers ----

  private withAid(
    now: RoundStand,
    plain: number,
    fits: (aid: Aid) => boolean,
    then: (now: RoundStand, aid: Aid) => number,
  ): number {
    let best = plain;
    for (const [at, aid] of this.aids.entries()) {
      if (!fits(aid)) continue;
      const used = this.using(now, at);
      if (used !== null) best = Math.max(best, then(used, aid));
    }
    return best;
  }
  private woundsOn(phase: number, { enemy }: RoundStand): number {
    return this.fights[phase]!.enemy.life - enemy;
  }
  private harm(phase: number, now: RoundStand): number {
    return damageOf(this.fights[phase]!.enemy, phase, this.woundsOn(phase, now));
  }
  private chance(phase: number, now: RoundStand, action: Action): number {
    const { party, enemy } = this.fights[phase]!;
    const way = action < 0 ? 1 : 0;
    const { bonus, defense = bonus, help, dice }: Fighter = party[Math.max(0, action)]!;
    let more = (way === 0 ? bonus : defense)[phase]! + (help?.bonus ?? 0);
    if (action <= 0) more += this.bonus(now, way, (aid) => aid.bonus?.[phase]);
    return chanceOf(targetOf(enemy, phase, this.woundsOn(phase, now)), { ...help, bonus: more }, dice);
  }
  /** What aids used here add. */
  private bonus({ added }: RoundStand, way: number, what: (aid: Aid) => number | undefined): number {
    return this.aids.reduce((sum, aid, at) => {
      const counts = added & (1 << at) && aid.only !== (way === 0 ? 'defense' : 'attack');
      return counts ? sum + (what(aid) ?? 0) : sum;
    }, 0);
  }
}
