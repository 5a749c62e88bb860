import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '@questwright/dice';
import { chanceToWin, Duel, type Aid, type Fight } from '../../src/odds/fight/index.ts';
import { planOf } from './plan.ts';
import { slowOdds } from './slow-fight.ts';

function generator(seed: number): () => number {
  let x = seed >>> 0;
  return () => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return x / 2 ** 32;
  };
}

/** Plays the fight by a simple plan. */
function simulate(fight: Fight, games: number, random: () => number): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    let lives = fight.party.map((one) => one.life);
    let enemy = fight.enemy.life;
    for (let round = 0; enemy > 0 && lives[0]! > 0 && round < 500; round++) {
      const used = lives.map(() => 0);
      for (let phase = 0; phase < 3 && enemy > 0 && lives[0]! > 0; phase++) {
        // A simple fixed policy: whoever hits hardest and has not attacked attacks where the chance is best; else defend.
        const rest = lives.map((life, i) => (life > 0 && used[i] === 0 ? i : -1)).filter((i) => i >= 0);
        const chance = (i: number): number =>
          chanceOf(fight.enemy.target[phase]!, { bonus: fight.party[i]!.bonus[phase]! });
        const who = rest.sort((x, y) => chance(y) - chance(x))[0] ?? -1;
        const action = who >= 0 && chance(who) >= 0.5 ? who : -1;
        const by = Math.max(0, action);
        if (action >= 0) used[action] = 1;
        const dice = 2 + Math.floor(random() * 10) + Math.floor(random() * 10);
        if (action < 0 && fight.enemy.damage[phase] === 0) continue;
        if (dice + fight.party[by]!.bonus[phase]! >= fight.enemy.target[phase]!) {
          if (action >= 0) enemy -= fight.party[by]!.damage[phase]!;
        } else lives = lives.map((life, i) => (i === by ? life - fight.enemy.damage[phase]! : life));
      }
    }
    if (enemy <= 0) won++;
  }
  return won / games;
}

const number = (min: number, max: number) => fc.integer({ min, max });
const three = (min: number, max: number) => fc.tuple(number(min, max), number(min, max), number(min, max));
const fighter = fc.record({ bonus: three(0, 6), damage: three(0, 3), life: number(1, 5) });
const fights: fc.Arbitrary<Fight> = fc.record({
  party: fc.array(fighter, { minLength: 1, maxLength: 3 }),
  enemy: fc.record({ target: three(9, 18), damage: three(0, 3), life: number(1, 5) }),
});

describe('fights', () => {
  test('one blow decides: the chance is that of the roll', () => {
    const fight = {
      party: [{ bonus: [0, 4, 0], damage: [1, 1, 1], life: 1 }],
      enemy: { target: [20, 15, 20], damage: [0, 1, 0], life: 1 },
    };
    // Defending costs nothing in two phases; in melee a roll of 11 wins, anything less loses.
    expect(chanceToWin(fight)).toBeCloseTo(0.55 + 0, 6);
    expect(planOf(fight)[1]).toBe(0);
  });
  test('a harmless enemy is always beaten in the end', () => {
    const fight = {
      party: [{ bonus: [0, 0, 0], damage: [1, 1, 1], life: 3 }],
      enemy: { target: [19, 19, 19], damage: [0, 0, 0], life: 4 },
    };
    expect(chanceToWin(fight)).toBeCloseTo(1, 6);
    // Waiting would not lose, and would never win.
    expect(planOf(fight)).toContain(0);
  });
  test('an enemy that cannot be hit cannot be beaten', () => {
    const fight = {
      party: [{ bonus: [0, 0, 0], damage: [1, 1, 1], life: 3 }],
      enemy: { target: [30, 30, 30], damage: [1, 1, 1], life: 1 },
    };
    expect(chanceToWin(fight)).toBe(0);
  });
  test('best play is at least as good as a simple player, over many random fights', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fights, number(1, 1_000_000), (fight, seed) => {
        const win = chanceToWin(fight);
        const simple = simulate(fight, 2000, generator(seed));
        // Four standard errors of the simulation.
        expect(win).toBeGreaterThan(simple - 4 * Math.sqrt(0.25 / 2000));
        expect(win).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60, seed: 7 },
    );
  });
  test('with nothing to choose the odds are those of the simulation', { timeout: 60_000 }, () => {
    const certain: Fight = {
      party: [{ bonus: [2, 5, 1], damage: [1, 2, 1], life: 4 }],
      // Only melee can hit; in the other phases defending is the only sensible thing.
      enemy: { target: [40, 14, 40], damage: [1, 1, 0], life: 3 },
    };
    const win = chanceToWin(certain);
    expect(Math.abs(win - simulate(certain, 40_000, generator(3)))).toBeLessThan(0.012);
  });
  test('more life, more damage or a better bonus never hurt', () => {
    fc.assert(
      fc.property(fights, (fight) => {
        const win = chanceToWin(fight);
        const [first, ...rest] = fight.party;
        const stronger = { ...first!, life: first!.life + 1 };
        expect(chanceToWin({ ...fight, party: [stronger, ...rest] })).toBeGreaterThanOrEqual(win - 1e-9);
        const surer = { ...first!, bonus: first!.bonus.map((one) => one + 1) };
        expect(chanceToWin({ ...fight, party: [surer, ...rest] })).toBeGreaterThanOrEqual(win - 1e-9);
        const tougher = { ...fight.enemy, life: fight.enemy.life + 1 };
        expect(chanceToWin({ ...fight, enemy: tougher })).toBeLessThanOrEqual(win + 1e-9);
      }),
      { numRuns: 40, seed: 11 },
    );
  });
});

describe('the solver', () => {
  test('gives the odds of the slow way', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(fights, (fight) => {
        const slow = slowOdds(fight);
        const [win, plan] = [chanceToWin(fight), planOf(fight)];
        expect(win).toBeCloseTo(slow.win, 7);
        // Another plan may be as good.
        const duel = new Duel(fight, 0);
        const stand = {
          lives: fight.party.map(({ life }) => life),
          enemy: fight.enemy.life,
          phase: 0,
          attacked: fight.party.map(() => false),
        };
        expect(duel.worthOfAction(stand, plan[0]!)).toBeCloseTo(duel.worthOfAction(stand, slow.plan[0]!), 7);
      }),
      { numRuns: 150, seed: 3 },
    );
  });
  test('knows several attacks in a round, and other numbers for defense', () => {
    const enemy = { target: [14, 14, 14], damage: [1, 1, 1], life: 4 };
    const one = { bonus: [2, 2, 2], damage: [1, 1, 1], life: 3 };
    const twice: Fight = { party: [{ ...one, attacks: 2 }], enemy };
    expect(chanceToWin(twice)).toBeCloseTo(slowOdds(twice).win, 7);
    expect(chanceToWin(twice)).toBeGreaterThan(chanceToWin({ party: [one], enemy }) + 0.01);
    const shielded = chanceToWin({ party: [{ ...one, defense: [4, 4, 4] }], enemy });
    expect(shielded).toBeGreaterThan(chanceToWin({ party: [one], enemy }) + 0.01);
    expect(shielded).toBeLessThan(chanceToWin({ party: [{ ...one, bonus: [4, 4, 4] }], enemy }));
  });
  test('an Ally without damage can stand in the way', () => {
    const hero = { bonus: [0, 4, 0], damage: [0, 2, 0], life: 2 };
    const page = { bonus: [0, 0, 0], damage: [0, 0, 0], life: 3 };
    const enemy = { target: [19, 14, 19], damage: [2, 0, 0], life: 4 };
    expect(chanceToWin({ party: [hero, page], enemy })).toBeGreaterThan(chanceToWin({ party: [hero], enemy }) + 0.1);
  });
  test('from the middle of a fight', () => {
    fc.assert(
      fc.property(fights, (fight) => {
        const lives = fight.party.map(({ life }) => Math.ceil(life / 2));
        const enemy = Math.ceil(fight.enemy.life / 2);
        const party = fight.party.map((one, at) => ({ ...one, life: lives[at]! }));
        const small = chanceToWin({ party, enemy: { ...fight.enemy, life: enemy } });
        const duel = new Duel(fight, 0);
        expect(duel.atRound(lives, enemy)).toBeCloseTo(small, 9);
        const stand = { lives, enemy, phase: 0, attacked: lives.map(() => false) };
        const actions = [-1, ...lives.keys()].map((action) => duel.worthOfAction(stand, action));
        expect(Math.max(...actions)).toBeCloseTo(small, 9);
      }),
      { numRuns: 60, seed: 5 },
    );
  });
  test('wounds make a victory worth less', () => {
    const fight: Fight = {
      party: [{ bonus: [2, 4, 3], damage: [1, 2, 1], life: 4 }],
      enemy: { target: [12, 13, 11], damage: [1, 2, 0], life: 2 },
    };
    expect(new Duel(fight, 0.05).atRound([4], 2)).toBeLessThan(new Duel(fight, 0).atRound([4], 2));
  });
  test('what is too large is refused', () => {
    const many = Array.from({ length: 8 }, () => ({ bonus: [0], damage: [1], life: 9 }));
    expect(() => chanceToWin({ party: many, enemy: { target: [10], damage: [1], life: 9 } })).toThrow('too large');
  });
});

describe('aids', () => {
  const withAids = (fight: Fight, ...aids: Aid[]): number => chanceToWin({ ...fight, aids });

  test('one that cannot be used changes nothing', () => {
    fc.assert(
      fc.property(fights, (fight) => {
        expect(withAids(fight, { times: 0, cancels: 1 })).toBeCloseTo(chanceToWin(fight), 9);
      }),
      { numRuns: 40, seed: 13 },
    );
  });
  test('no aid ever hurts', () => {
    const aid = fc.record({
      times: number(1, 2),
      activated: fc.boolean(),
      cancels: number(0, 2),
      rerolls: fc.boolean(),
    });
    const small = fights.filter(({ party }) => party.length < 3);
    fc.assert(
      fc.property(small, aid, aid, (fight, one, other) => {
        const alone = withAids(fight, one);
        expect(alone).toBeGreaterThanOrEqual(chanceToWin(fight) - 1e-8);
        expect(withAids(fight, one, other)).toBeGreaterThanOrEqual(alone - 1e-8);
      }),
      { numRuns: 30, seed: 17 },
    );
  });

  // With a single phase a use in every round is a use in every roll.
  const ONE_PHASE: Fight = {
    party: [{ bonus: [3], damage: [1], life: 3 }],
    enemy: { target: [15], damage: [1], life: 3 },
  };
  const always = (change: Partial<Fight['party'][0]>): number =>
    chanceToWin({ ...ONE_PHASE, party: [{ ...ONE_PHASE.party[0]!, ...change }] });

  test('a bonus in every round is that bonus', () => {
    expect(withAids(ONE_PHASE, { times: 40, phase: 0, bonus: [2] })).toBeCloseTo(always({ bonus: [5] }), 6);
    expect(withAids(ONE_PHASE, { times: 40, phase: 0, damage: [1] })).toBeCloseTo(always({ damage: [2] }), 6);
    const attacking = { times: 40, phase: 0, bonus: [2], only: 'attack' } as const;
    expect(withAids(ONE_PHASE, attacking)).toBeCloseTo(always({ bonus: [5], defense: [3] }), 6);
  });
  test('dice rolled again in every round are dice rolled again', () => {
    expect(withAids(ONE_PHASE, { times: 40, rerolls: true })).toBeCloseTo(always({ help: { rerolls: 1 } }), 6);
  });
  test('a canceled wound is a life more, where no wound is larger', () => {
    expect(withAids(ONE_PHASE, { times: 1, cancels: 1 })).toBeCloseTo(always({ life: 4 }), 9);
    expect(withAids(ONE_PHASE, { times: 2, cancels: 1, activated: true })).toBeCloseTo(always({ life: 5 }), 9);
  });
  test('of those that are activated only one works in a round', () => {
    const short: Fight = {
      party: [{ bonus: [3], damage: [1], life: 1 }],
      enemy: { target: [18], damage: [1], life: 1 },
    };
    const aid: Aid = { times: 1, phase: 0, bonus: [3] };
    const activated: Aid = { ...aid, activated: true };
    expect(withAids(short, aid, activated)).toBeCloseTo(chanceOf(18, { bonus: 9 }), 9);
    expect(withAids(short, activated, activated)).toBeCloseTo(chanceOf(18, { bonus: 6 }), 9);
  });
  test('an opening that hits takes life from the enemy', () => {
    const opened = chanceToWin({ ...ONE_PHASE, openings: [{ phase: 0, bonus: 4, wounds: 3 }] });
    const hit = chanceOf(15, { bonus: 4 });
    expect(opened).toBeCloseTo(hit + (1 - hit) * chanceToWin(ONE_PHASE), 9);
  });
});
