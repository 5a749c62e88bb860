import { Duel, type Fight } from '../../src/odds/fight/index.ts';

/** Among ways to win as often, the one with fewer wounds. */
const TINY = 1e-9;

/** The best actions of a whole party, by phase as long as nothing happens: −1 defends, else who attacks. */
export function planOf(fight: Fight): number[] {
  const duel = new Duel(fight, TINY);
  const lives = fight.party.map(({ life }) => life);
  const attacked = lives.map(() => false);
  return fight.enemy.target.map((_, phase) => {
    const stand = { lives, enemy: fight.enemy.life, phase, attacked };
    const worths = [-1, ...lives.keys()].map((action) => (attacked[action] ? -1 : duel.worthOfAction(stand, action)));
    const best = worths.indexOf(Math.max(...worths)) - 1;
    if (best >= 0) attacked[best] = true;
    return best;
  });
}
