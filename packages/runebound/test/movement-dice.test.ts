import { describe, expect, test } from 'vitest';
import { below, seeded } from '@questwright/kernel';
import { paymentsFor, walksFrom, type Ground } from '../src/movement-dice.ts';

/** A little map of random terrains on which every space is next to two or three others. */
function randomGround(seed: string, dice: number): Ground {
  const random = seeded(seed);
  const terrain = Array.from({ length: 9 }, () => below(random, 4));
  const faces = Array.from({ length: dice }, () => [below(random, 4), below(random, 4)]);
  const next = (space: string): string[] => {
    const at = Number(space);
    return [(at + 1) % 9, (at + 8) % 9, (at + terrain[at]! + 3) % 9].map(String);
  };
  return {
    paysFor: (space) => faces.flatMap((face, die) => (face.includes(terrain[Number(space)]!) ? [die] : [])),
    neighbours: (space) => [...new Set(next(space))],
    mayPass: (space) => terrain[Number(space)] !== 3,
  };
}

/** Tries every way, and for every way every order of dice. */
function everyPath(ground: Ground, from: string): Map<string, number> {
  const fewest = new Map<string, number>();
  const payable = (path: readonly string[], used: readonly number[]): boolean => {
    const [space, ...rest] = path;
    if (space === undefined) return true;
    return ground.paysFor(space).some((die) => !used.includes(die) && payable(rest, [...used, die]));
  };
  const walk = (here: string, path: readonly string[]): void => {
    if (path.length > 0 && !payable(path, [])) return;
    if (here !== from) fewest.set(here, Math.min(fewest.get(here) ?? Infinity, path.length));
    if (path.length > 0 && !ground.mayPass(here)) return;
    for (const next of ground.neighbours(here)) walk(next, [...path, next]);
  };
  walk(from, []);
  return fewest;
}

describe('where movement dice lead', () => {
  test('exactly the spaces that some way reaches, with the fewest dice', () => {
    for (let n = 0; n < 150; n++) {
      const ground = randomGround(`map ${n}`, 1 + (n % 5));
      const walks = walksFrom(ground, '0', []);
      const fewest = everyPath(ground, '0');
      expect(new Map([...walks].map(([space, { path }]) => [space, path.length]))).toEqual(fewest);
      for (const [space, { path, dice }] of walks) {
        expect(path.at(-1)).toBe(space);
        expect(new Set(dice).size).toBe(path.length);
        path.forEach((one, i) => expect(ground.paysFor(one)).toContain(dice[i]));
      }
    }
  });

  test('what is owed takes dice away, but no certain ones', () => {
    const ground: Ground = {
      paysFor: (space) => ({ river: [0, 1], swamp: [1] })[space] ?? [],
      neighbours: () => ['river', 'swamp'],
      mayPass: () => true,
    };
    expect([...paymentsFor(ground, ['river'])]).toEqual([1, 2]);
    expect([...paymentsFor(ground, ['river', 'swamp'])]).toEqual([3]);
    expect([...paymentsFor(ground, ['swamp', 'swamp'])]).toEqual([]);
    // The river was entered first; the die that it leaves is the one for the swamp.
    expect([...walksFrom(ground, 'river', ['river']).keys()]).toEqual(['swamp']);
  });
});
