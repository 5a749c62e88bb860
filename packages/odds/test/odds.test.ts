import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canPay,
  chanceOf,
  chanceWithOneDieAgain,
  fightOdds,
  mean,
  reach,
  rollsOf,
  sumOf,
  turnsTo,
  TWO_TEN_SIDED,
  type Chart,
  type Fight,
} from '../src/index.ts';

function generator(seed: number): () => number {
  let x = seed >>> 0;
  return () => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return x / 2 ** 32;
  };
}

describe('dice', () => {
  test('two ten-sided dice give 2 to 20, mean 11, 11 most often', () => {
    expect([...TWO_TEN_SIDED.keys()].sort((x, y) => x - y)).toEqual(Array.from({ length: 19 }, (_, i) => i + 2));
    expect(mean(TWO_TEN_SIDED)).toBeCloseTo(11, 12);
    expect(TWO_TEN_SIDED.get(11)).toBeCloseTo(0.1, 12);
    expect([...sumOf(3, 6).values()].reduce((x, y) => x + y)).toBeCloseTo(1, 12);
  });
  test.each([
    [2, {}, 1],
    [21, {}, 0],
    [11, {}, 0.55],
    [15, { bonus: 4 }, 0.55],
    [20, {}, 0.01],
    [11, { rerolls: 1 }, 1 - 0.45 ** 2],
  ])('a roll against %i with %j', (number, help, chance) => expect(chanceOf(number, help)).toBeCloseTo(chance, 12));
  test('one die again is never worse than none and never better than both again as often as wanted', () => {
    for (let number = 2; number <= 20; number++) {
      const once = chanceOf(number);
      const one = chanceWithOneDieAgain(number);
      expect(one).toBeGreaterThanOrEqual(once - 1e-12);
      expect(chanceWithOneDieAgain(number, { rerollsOfOneDie: 2 })).toBeGreaterThanOrEqual(one - 1e-12);
    }
    // 10 and 10 only: 1/100 at once, else keep a ten (18/100) and hit with the other, else hopeless.
    expect(chanceWithOneDieAgain(20)).toBeCloseTo(0.01 + 0.18 * 0.1, 12);
  });
});

/** Plays the fight by its own best plan, asked anew in each phase through the odds of what is left. */
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
const fighter = fc.record({ bonus: three(0, 6), damage: three(1, 3), life: number(1, 5) });
const fights: fc.Arbitrary<Fight> = fc.record({
  party: fc.array(fighter, { minLength: 1, maxLength: 3 }),
  enemy: fc.record({ target: three(9, 18), damage: three(0, 3), life: number(1, 5) }),
});

describe('fights', () => {
  test('one blow decides: the chance is that of the roll', () => {
    const odds = fightOdds({
      party: [{ bonus: [0, 4, 0], damage: [1, 1, 1], life: 1 }],
      enemy: { target: [20, 15, 20], damage: [0, 1, 0], life: 1 },
    });
    // Defending costs nothing in two phases; in melee a roll of 11 wins, anything less loses.
    expect(odds.win).toBeCloseTo(0.55 + 0, 6);
    expect(odds.plan[1]).toBe(0);
  });
  test('a harmless enemy is always beaten in the end', () => {
    const odds = fightOdds({
      party: [{ bonus: [0, 0, 0], damage: [1, 1, 1], life: 3 }],
      enemy: { target: [19, 19, 19], damage: [0, 0, 0], life: 4 },
    });
    expect(odds.win).toBeCloseTo(1, 6);
    expect(odds.wounds).toBeCloseTo(0, 6);
  });
  test('an enemy that cannot be hit cannot be beaten', () => {
    const odds = fightOdds({
      party: [{ bonus: [0, 0, 0], damage: [1, 1, 1], life: 3 }],
      enemy: { target: [30, 30, 30], damage: [1, 1, 1], life: 1 },
    });
    expect(odds.win).toBe(0);
  });
  test('best play is at least as good as a simple player, over many random fights', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fights, number(1, 1_000_000), (fight, seed) => {
        const { win } = fightOdds(fight);
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
    const { win } = fightOdds(certain);
    expect(Math.abs(win - simulate(certain, 40_000, generator(3)))).toBeLessThan(0.012);
  });
  test('more life, more damage or a better bonus never hurt', () => {
    fc.assert(
      fc.property(fights, (fight) => {
        const { win } = fightOdds(fight);
        const [first, ...rest] = fight.party;
        const stronger = { ...first!, life: first!.life + 1 };
        expect(fightOdds({ ...fight, party: [stronger, ...rest] }).win).toBeGreaterThanOrEqual(win - 1e-9);
        const surer = { ...first!, bonus: first!.bonus.map((one) => one + 1) };
        expect(fightOdds({ ...fight, party: [surer, ...rest] }).win).toBeGreaterThanOrEqual(win - 1e-9);
        const tougher = { ...fight.enemy, life: fight.enemy.life + 1 };
        expect(fightOdds({ ...fight, enemy: tougher }).win).toBeLessThanOrEqual(win + 1e-9);
      }),
      { numRuns: 40, seed: 11 },
    );
  });
});

describe('journeys', () => {
  const FACES = [['plains', 'road'], ['river'], ['forest', 'hill']];
  const CHART: Chart = {
    a: { enters: ['plains'], neighbours: ['b', 'd'] },
    b: { enters: ['river'], neighbours: ['a', 'c'] },
    c: { enters: [], neighbours: ['b', 'd'] },
    d: { enters: ['forest'], neighbours: ['a', 'c'] },
  };
  test('rolls and their chances', () => {
    const rolls = rollsOf(2, 3);
    expect(rolls.map(({ faces }) => faces.join(''))).toEqual(['00', '01', '02', '11', '12', '22']);
    expect(rolls.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(rollsOf(5, 6)).toHaveLength(252);
  });
  test('one die pays for one place', () => {
    expect(canPay([['river'], ['river']], [['river'], ['plains', 'road']])).toBe(false);
    expect(canPay([['river'], []], [['plains', 'road'], ['river']])).toBe(true);
    expect(canPay([['plains'], ['road']], [['plains', 'road']])).toBe(false);
    expect(canPay([['plains'], ['road']], [['plains'], ['plains', 'road']])).toBe(true);
  });
  test('what can be reached, with a path', () => {
    expect([...reach(CHART, 'a', [FACES[1]!, FACES[0]!]).entries()]).toEqual([
      ['a', []],
      ['b', ['b']],
      ['c', ['b', 'c']],
    ]);
  });
  test('expected turns agree with the chances worked out by hand', () => {
    const turns = turnsTo(CHART, 'c', FACES, 1);
    // One die never reaches c from a in one turn; a single step to b, then any step: two turns.
    expect(turns.get('a')).toBeCloseTo(2, 9);
    expect(turns.get('b')).toBeCloseTo(1, 9);
    const two = turnsTo(CHART, 'c', FACES, 2);
    // With two dice: a river or a forest among them (8 of 9 rolls) goes straight through, else the turn is lost.
    expect(two.get('a')).toBeCloseTo(9 / 8, 6);
  });
});
