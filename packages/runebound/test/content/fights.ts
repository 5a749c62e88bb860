/** What a card adds to the chance to win a fight: exact odds under best play, with one thing that can be used once. */

import { chanceOf } from '@questwright/dice';

export type Three = readonly [number, number, number];
export interface Fighter {
  /** Added to rolls by phase: to attack, and to defend. */
  attack: Three;
  defense: Three;
  damage: Three;
  life: number;
  attacks: number;
}
export interface Enemy {
  target: Three;
  damage: Three;
  life: number;
}
/** What can be used once in a combat, besides the usual. */
interface Once {
  /** Added to a roll of the Hero in one of these phases. */
  roll?: { phases: readonly number[]; add: number };
  damage?: { phase: number; add: number; wounds?: number; firstRound?: boolean };
  cancel?: { most: number; party: boolean; back: number };
  again?: { phases: readonly number[] };
  /** An attack before combat. */
  opener?: { phase: number; bonus: number; wounds: number | null; by: number };
}
export interface Fight {
  party: readonly Fighter[];
  enemy: Enemy;
  once?: Once;
  /** How often `once` can be used. */
  times?: number;
  /** Added to all rolls of the party in the first round. */
  first?: number;
}

const PHASES = 3;

/** The chance to win when everything is done to win. */
export function winChance(fight: Fight): number {
  const { party, enemy, once = {}, times = 1 } = fight;
  const solver = new Solver(fight);
  const lives = party.map(({ life }) => life);
  const { opener } = once;
  if (opener === undefined)
    return solver.round(lives, enemy.life, once.roll || once.damage || once.cancel || once.again ? times : 0, true);
  const by = party[opener.by]!;
  const hit = chanceOf(enemy.target[opener.phase]!, { bonus: by.attack[opener.phase]! + opener.bonus });
  const left = enemy.life - (opener.wounds ?? by.damage[opener.phase]!);
  const won = left <= 0 ? 1 : solver.round(lives, left, 0, true);
  return hit * won + (1 - hit) * solver.round(lives, enemy.life, 0, true);
}

class Solver {
  private readonly fight: Fight;
  private readonly known = new Map<string, number>();
  /** The state at which the present round began, what it is thought to be worth, and the chance to come back to it. */
  private start = '';
  private again = 0;
  constructor(fight: Fight) {
    this.fight = fight;
  }

  round(lives: readonly number[], enemy: number, charges: number, first = false): number {
    const key = `${lives.join()}/${enemy}/${charges}${first ? '!' : ''}`;
    const found = this.known.get(key);
    if (found !== undefined) return found;
    const before = [this.start, this.again] as const;
    // Lives and charges only fall: the only way back is a round in which nothing happened. The worth that agrees with
    // itself is found by drawing the line through two guesses; it never passes beyond, as the slope only grows.
    const guess = (again: number): number => {
      this.start = key;
      this.again = again;
      return this.phase(
        0,
        lives,
        enemy,
        charges,
        lives.map(() => 0),
        first,
      );
    };
    let worth = guess(0);
    for (let turn = 0, from = 0; turn < 50 && worth - from > 1e-7 && !first; turn++) {
      const next = guess(worth);
      const slope = (next - worth) / (worth - from);
      [from, worth] = [next, slope < 1 ? worth + (next - worth) / (1 - slope) : next];
      if (worth - from < 1e-7) break;
      worth = guess((from = worth));
    }
    [this.start, this.again] = before;
    this.known.set(key, worth);
    return worth;
  }

  private phase(
    at: number,
    lives: readonly number[],
    enemy: number,
    charges: number,
    used: readonly number[],
    first: boolean,
  ): number {
    if (at === PHASES) {
      const key = `${lives.join()}/${enemy}/${charges}`;
      return key === this.start ? this.again : this.round(lives, enemy, charges);
    }
    let best = 0;
    for (let action = -1; action < lives.length; action++) {
      if (action >= 0) {
        const { damage, attacks } = this.fight.party[action]!;
        const able = damage[at]! + (this.fight.once?.damage?.phase === at ? 1 : 0) > 0;
        if (!able || lives[action]! <= 0 || used[action]! >= attacks) continue;
      }
      best = Math.max(best, this.act(at, action, lives, enemy, charges, used, first, 'nothing'));
      if (charges > 0 && action <= 0) {
        for (const use of this.uses(at, action, first)) {
          best = Math.max(best, this.act(at, action, lives, enemy, charges, used, first, use));
        }
      }
    }
    return best;
  }

  private uses(at: number, action: number, first: boolean): ('roll' | 'damage' | 'again')[] {
    const { roll, damage, again } = this.fight.once ?? {};
    const uses: ('roll' | 'damage' | 'again')[] = [];
    if (roll?.phases.includes(at)) uses.push('roll');
    if (again?.phases.includes(at)) uses.push('again');
    if (damage?.phase === at && action === 0 && (!damage.firstRound || first)) uses.push('damage');
    return uses;
  }

  private act(
    at: number,
    action: number,
    lives: readonly number[],
    enemy: number,
    charges: number,
    used: readonly number[],
    first: boolean,
    use: 'nothing' | 'roll' | 'damage' | 'again',
  ): number {
    const { party, enemy: foe, once = {}, first: bonus = 0 } = this.fight;
    const who = Math.max(0, action);
    const spent = action < 0 ? used : used.map((n, i) => (i === action ? n + 1 : n));
    const hurt = foe.damage[at]!;
    if (action < 0 && hurt === 0) return this.phase(at + 1, lives, enemy, charges, spent, first);
    const added =
      (action < 0 ? party[who]!.defense : party[who]!.attack)[at]! +
      (first ? bonus : 0) +
      (use === 'roll' ? once.roll!.add : 0);
    // A second roll is worth its while only after a failure.
    const hit = chanceOf(foe.target[at]!, { bonus: added, rerolls: use === 'again' ? 1 : 0 });
    const single = use === 'again' ? chanceOf(foe.target[at]!, { bonus: added }) : 0;
    const left = use === 'nothing' ? charges : charges - 1;
    let own = lives;
    if (use === 'damage' && once.damage!.wounds)
      own = lives.map((life, i) => (i === 0 ? life - once.damage!.wounds! : life));
    if (own[0]! <= 0) return 0;
    const success = (kept: number): number => {
      if (action < 0) return this.phase(at + 1, own, enemy, kept, spent, first);
      const wounds = party[who]!.damage[at]! + (use === 'damage' ? once.damage!.add : 0);
      return enemy - wounds <= 0 ? 1 : this.phase(at + 1, own, enemy - wounds, kept, spent, first);
    };
    const good = use === 'again' ? single * success(charges) + (hit - single) * success(left) : hit * success(left);
    return good + (1 - hit) * this.failure(at, who, own, enemy, left, spent, first, hurt);
  }

  private failure(
    at: number,
    who: number,
    lives: readonly number[],
    enemy: number,
    charges: number,
    used: readonly number[],
    first: boolean,
    hurt: number,
  ): number {
    const after = (wounds: number, foe: number, left: number): number => {
      if (foe <= 0) return 1;
      const now = lives.map((life, i) => (i === who ? Math.max(0, life - wounds) : life));
      return now[0]! <= 0 ? 0 : this.phase(at + 1, now, foe, left, used, first);
    };
    const { cancel } = this.fight.once ?? {};
    const plain = after(hurt, enemy, charges);
    if (cancel === undefined || charges === 0 || hurt === 0 || (who > 0 && !cancel.party)) return plain;
    return Math.max(plain, after(Math.max(0, hurt - cancel.most), enemy - cancel.back, charges - 1));
  }
}
