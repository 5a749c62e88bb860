/** The plain way to the odds of a fight: every round played out in the mind, values repeated until they settle. Slow, and
 *  written without regard to how the package does it. */

import { chanceOf } from '@questwright/dice';
import type { Fight } from '../../src/odds/fight/index.ts';

interface SlowOdds {
  win: number;
  rounds: number;
  /** Wounds on the first fighter at the end, on average. */
  wounds: number;
  plan: readonly number[];
}

interface Outcome {
  win: number;
  rounds: number;
  wounds: number;
}

const NEVER: Outcome = { win: 0, rounds: 0, wounds: 0 };

export function slowOdds(fight: Fight): SlowOdds {
  return new Solver(fight).solve();
}

class Solver {
  private readonly fight: Fight;
  private readonly phases: number;
  private readonly known = new Map<string, Outcome>();
  constructor(fight: Fight) {
    this.fight = fight;
    this.phases = fight.enemy.target.length;
  }

  solve(): SlowOdds {
    const lives = this.fight.party.map((one) => one.life);
    const outcome = this.round(lives, this.fight.enemy.life);
    const plan: number[] = [];
    const used = lives.map(() => 0);
    const again = { ...outcome, rounds: outcome.rounds + 1 };
    for (let phase = 0; phase < this.phases; phase++) {
      const { action } = this.best(phase, lives, this.fight.enemy.life, used, {
        lives,
        enemy: this.fight.enemy.life,
        again,
      });
      plan.push(action);
      if (action >= 0) used[action]!++;
    }
    return { ...outcome, plan };
  }

  /** The value of a new round. Lives only fall, so the only way back to the same place is a round in which nothing
   *  happened; its value is the least one that agrees with itself. */
  private round(lives: readonly number[], enemy: number): Outcome {
    const key = `${lives.join(',')}/${enemy}`;
    const known = this.known.get(key);
    if (known) return known;
    let value = NEVER;
    for (let i = 0; i < 10_000; i++) {
      const again = { ...value, rounds: value.rounds + 1 };
      const next = this.best(
        0,
        lives,
        enemy,
        lives.map(() => 0),
        { lives, enemy, again },
      ).outcome;
      const settled = Math.abs(next.win - value.win) < 1e-12 && Math.abs(next.rounds - value.rounds) < 1e-9;
      value = next;
      if (settled) break;
    }
    // Only now: while it was being worked out it was not known.
    this.known.set(key, value);
    return value;
  }

  private best(
    phase: number,
    lives: readonly number[],
    enemy: number,
    used: readonly number[],
    start: { lives: readonly number[]; enemy: number; again: Outcome },
  ): { outcome: Outcome; action: number } {
    if (phase === this.phases) {
      const same = enemy === start.enemy && lives.every((life, i) => life === start.lives[i]);
      const next = same ? start.again : this.round(lives, enemy);
      return { outcome: same ? next : { ...next, rounds: next.rounds + 1 }, action: -1 };
    }
    let best: { outcome: Outcome; action: number } | null = null;
    for (let action = -1; action < lives.length; action++) {
      if (action >= 0 && (lives[action]! <= 0 || used[action]! >= (this.fight.party[action]!.attacks ?? 1))) continue;
      const outcome = this.act(phase, action, lives, enemy, used, start);
      if (best === null || better(outcome, best.outcome)) best = { outcome, action };
    }
    return best!;
  }

  private act(
    phase: number,
    action: number,
    lives: readonly number[],
    enemy: number,
    used: readonly number[],
    start: { lives: readonly number[]; enemy: number; again: Outcome },
  ): Outcome {
    const { party, enemy: foe } = this.fight;
    const who = Math.max(0, action);
    const { bonus, damage, help } = party[who]!;
    const spent = action < 0 ? used : used.map((n, i) => (i === action ? n + 1 : n));
    const on = (nextLives: readonly number[], nextEnemy: number): Outcome =>
      this.best(phase + 1, nextLives, nextEnemy, spent, start).outcome;
    const hurt = foe.damage[phase]!;
    if (action < 0 && hurt === 0) return on(lives, enemy);
    const hit = chanceOf(foe.target[phase]!, { ...help, bonus: bonus[phase]! + (help?.bonus ?? 0) });
    const won = { win: 1, rounds: 1, wounds: this.fight.party[0]!.life - lives[0]! };
    const success =
      action < 0 ? on(lives, enemy) : enemy - damage[phase]! <= 0 ? won : on(lives, enemy - damage[phase]!);
    const after = lives.map((life, i) => (i === who ? Math.max(0, life - hurt) : life));
    const lost = { win: 0, rounds: 1, wounds: this.fight.party[0]!.life };
    const failure = after[0]! <= 0 ? lost : on(after, enemy);
    return mixed(hit, success, failure);
  }
}

/** Winning more often is better; then losing less blood; then being done sooner. */
function better(x: Outcome, y: Outcome): boolean {
  if (Math.abs(x.win - y.win) > 1e-12) return x.win > y.win;
  if (Math.abs(x.wounds - y.wounds) > 1e-9) return x.wounds < y.wounds;
  return x.rounds < y.rounds - 1e-9;
}

const mixed = (chance: number, x: Outcome, y: Outcome): Outcome => ({
  win: chance * x.win + (1 - chance) * y.win,
  rounds: chance * x.rounds + (1 - chance) * y.rounds,
  wounds: chance * x.wounds + (1 - chance) * y.wounds,
});
