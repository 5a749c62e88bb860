import { describe, expect, test } from 'vitest';
import { below, seeded } from '@questwright/kernel';
import { paymentsFor, walksFrom, type Ground } from '../src/rules/movement/movement-dice.ts';

/** A little map of random terrains on which every space is next to two or three others. */
function randomGround(seed: string, dice: number): Ground {
  const random = seeded(seed);
  const terrain = Array.from({ length: 9 }, () => below(random, 4));
  const faces = Array.from({ length: dice }, () => [below(random, 4), below(random, 4)]);
  const next = (at: number): number[] => [(at + 1) % 9, (at + 8) % 9, (at + terrain[at]! + 3) % 9];
  const shown = faces.map((face) => face.join());
  return {
    size: 9,
    twin: shown.map((face, die) => shown.slice(0, die).lastIndexOf(face)),
    paysFor: (space) => faces.flatMap((face, die) => (face.includes(terrain[space]!) ? [die] : [])),
    neighbours: (space) => [...new Set(next(space))],
    mayPass: (space) => terrain[space] !== 3,
  };
}

/** Tries every way, and for every way every order of dice. */
function everyPath(ground: Ground, from: number): Map<number, number> {
  const fewest = new Map<number, number>();
  const payable = (path: readonly number[], used: readonly number[]): boolean => {
    const [space, ...rest] = path;
    if (space === undefined) return true;
    return ground.paysFor(space).some((die) => !used.includes(die) && payable(rest, [...used, die]));
  };
  const walk = (here: number, path: readonly number[]): void => {
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
      const walks = walksFrom(ground, 0, []);
      const fewest = everyPath(ground, 0);
      expect(new Map(walks.spaces.map((space) => [space, walks.to(space)!.path.length]))).toEqual(fewest);
      for (const space of walks.spaces) {
        const { path, dice } = walks.to(space)!;
        expect(path.at(-1)).toBe(space);
        expect(new Set(dice).size).toBe(path.length);
        path.forEach((one, i) => expect(ground.paysFor(one)).toContain(dice[i]));
      }
    }
  });

  test('what is owed takes dice away, but no certain ones', () => {
    const [RIVER, SWAMP] = [0, 1];
    const ground: Ground = {
      size: 2,
      twin: [-1, -1],
      paysFor: (space) => (space === RIVER ? [0, 1] : [1]),
      neighbours: () => [RIVER, SWAMP],
      mayPass: () => true,
    };
    expect([...paymentsFor(ground, [RIVER])]).toEqual([1, 2]);
    expect([...paymentsFor(ground, [RIVER, SWAMP])]).toEqual([3]);
    expect([...paymentsFor(ground, [SWAMP, SWAMP])]).toEqual([]);
    // The river was entered first; the die that it leaves is the one for the swamp.
    const walks = walksFrom(ground, RIVER, [RIVER]);
    expect(walks.spaces).toEqual([SWAMP]);
    expect([walks.has(RIVER), walks.to(RIVER)]).toEqual([false, null]);
  });

  test('dice that show the same change nothing but the work', () => {
    for (let n = 0; n < 60; n++) {
      const ground = randomGround(`twins ${n}`, 5);
      const apart: Ground = { ...ground, twin: ground.twin.map(() => -1) };
      const owed = n % 2 === 0 ? [] : [1];
      const walks = walksFrom(ground, 0, owed);
      const all = walksFrom(apart, 0, owed);
      expect(walks.spaces).toEqual(all.spaces);
      for (const space of all.spaces) expect(walks.to(space)).toEqual(all.to(space));
    }
  });
});
