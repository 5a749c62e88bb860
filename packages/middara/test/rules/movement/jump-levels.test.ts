/** Jumps between levels of Elevation, and Jumps that something ends on the way. */

import { rule } from '@questwright/harness/vitest';
import { labelOf } from '@questwright/kernel';
import { expect } from 'vitest';
import { activates, path, withSteps } from '../enemies.ts';
import { at, damage, events, field, isDefeated, type Field } from '../field.ts';

type Given = Parameters<typeof field>[0];
const PASS = [4, 2];
const FAIL = [1, 1];
/** Remi stands two spaces behind, where she catches nobody. */
const row = (levels: string, given: Partial<Given> = {}): Field =>
  field({
    map: ['.'.repeat(levels.length + 2)],
    levels: [`${levels}11`],
    figures: { zeke: 'a1', remi: `${'abcdefgh'[levels.length + 1]!}1` },
    dice: PASS,
    ...given,
  }).answer(0, 'move');
const jumps = (table: Field): string[] => table.offers(0).filter((one) => one.startsWith('jump:'));

rule('MD-ELEV-08', 'no Jump goes two levels up: onto a space, over one, or by a stair', () => {
  expect(row('1131')).toRefuse(0, 'jump:c1', 'MD-ELEV-08');
  expect(row('13111')).toRefuse(0, 'jump:c1', 'MD-ELEV-08');
  expect(row('1231')).toRefuse(0, 'jump:c1', 'MD-ELEV-08');
  expect(at(row('1221').answer(0, 'jump:c1'), 'zeke')).toBe('c1');
});

rule('MD-ELEV-09', 'nor three: no tower is crossed', () => {
  expect(row('1141')).toRefuse(0, 'jump:c1', 'MD-ELEV-09');
  expect(row('14111')).toRefuse(0, 'jump:c1', 'MD-ELEV-09');
  expect(jumps(row('11411'))).toEqual([]);
});

rule('MD-ELEV-10', 'who lands three levels below falls, from where the Jump began or from what it went over', () => {
  expect(isDefeated(row('4411').answer(0, 'jump:c1'), 'zeke')).toBe(true);
  expect(isDefeated(row('3411').answer(0, 'jump:c1'), 'zeke')).toBe(true);
  expect(isDefeated(row('43211').answer(0, 'jump:c1').answer(0, 'stop'), 'zeke')).toBe(false);
  const stair = row('43211', { dice: [5, 5] }).answer(0, 'jump:d1');
  expect([isDefeated(stair, 'zeke'), events(stair, 'fell'), events(stair, 'landed')]).toEqual([
    true,
    [{ figure: { thing: 0 }, square: 'd1' }],
    [],
  ]);
});

rule('MD-ELEV-10', 'a pit is crossed in the air, and Defeats who fails', () => {
  expect(at(row('4141').answer(0, 'jump:c1'), 'zeke')).toBe('c1');
  expect(isDefeated(row('4141', { dice: FAIL }).answer(0, 'jump:c1'), 'zeke')).toBe(true);
  // Two levels deep it is only a hole.
  expect(at(row('3131', { dice: FAIL }).answer(0, 'jump:c1'), 'zeke')).toBe('b1');
});

rule('MD-JUMP-15', 'a depth that would Defeat counts wherever it lies', () => {
  expect(isDefeated(row('44141', { dice: FAIL }).answer(0, 'jump:d1'), 'zeke')).toBe(true);
  const landing = row('4411', { dice: FAIL });
  expect(isDefeated(landing.answer(0, 'jump:c1'), 'zeke')).toBe(true);
});

rule('MD-ELEV-11', 'with FLIGHT a Jump knows no levels', () => {
  const flying = (levels: string, dice: readonly number[]): Field =>
    field({
      map: ['....'],
      levels: [levels],
      figures: { remi: 'a1', zeke: 'd1' },
      dice,
    }).answer(0, 'use:{remi}:natural flight:SP');
  const passed = [6, 6];
  const deadly = (table: Field): unknown => labelOf(table.loaded, table.game, 0, 'jump:c1').with['deadly'];
  expect([row('4411'), flying('4411', passed)].map(deadly)).toEqual([true, false]);
  expect(at(flying('1141', passed).answer(0, 'jump:c1'), 'remi')).toBe('c1');
  expect(at(flying('4411', passed).answer(0, 'jump:c1'), 'remi')).toBe('c1');
  expect(at(flying('4141', FAIL).answer(0, 'jump:c1').answer(0, 'leave'), 'remi')).toBe('b1');
});

rule('MD-ELEV-08', 'nor do enemies: the Animate walks around', () => {
  const table = activates({
    map: ['......', '......'],
    levels: ['113111', '111111'],
    figures: { animate: 'b1', zeke: 'f1' },
    cards: withSteps({ if: { always: true }, do: [{ MOVE: 'towards' }] }),
  });
  expect(path(table, 0)).toEqual(['b2', 'c2', 'd2', 'e2']);
});

rule('MD-GOLD-05', 'no enemy jumps where it is sure to fall', () => {
  const table = activates({
    map: ['.....'],
    levels: ['44411'],
    figures: { animate: 'a1', zeke: 'e1' },
    cards: withSteps({ if: { always: true }, do: [{ MOVE: 'towards' }] }),
  });
  expect([events(table, 'jumps'), isDefeated(table, 'animate')]).toEqual([[], false]);
});

rule('MD-JUMP-02', 'Special Terrain hurts who lands or falls into it, not who passes over it', () => {
  const hot = (map: string, dice: readonly number[]): Field =>
    field({
      map: [map],
      figures: { zeke: 'a1', remi: 'e1' },
      dice,
      encounter: { specialTerrain: [{ damage: 1, type: 'irreducible', to: 'self' }] },
    }).answer(0, 'move');
  expect(damage(hot('.s...', PASS).answer(0, 'jump:c1'), 'zeke')).toBe(0);
  expect(damage(hot('..s..', PASS).answer(0, 'jump:c1'), 'zeke')).toBe(1);
  expect(damage(hot('.s...', FAIL).answer(0, 'jump:c1'), 'zeke')).toBe(1);
});

/** The Earth Loa's Break Attack hits Zeke and pushes him away. */
const pushedBy = (...answers: string[][]): Field => {
  const table = field({
    map: ['.......', '.......', '.......', '.......', '.......'],
    figures: { zeke: { at: 'c3', stamina: 1 }, 'earth-loa': 'c2' },
    dice: [6, 5],
  }).answer(0, 'move');
  for (const answer of answers) table.answer(0, ...(answer as [string]));
  return table;
};
rule('MD-BRK-08', 'who is pushed away by a Break Attack goes on from there', () => {
  const walked = pushedBy(['walk', 'd3', 'e3']);
  expect(events(walked, 'hits')).toHaveLength(1);
  expect([at(walked, 'zeke'), events(walked, 'placed').at(-1)!['square']]).toEqual(['c5', 'c5']);
  expect(walked.offers(0)).toContain('stop');
  const jumped = pushedBy(['jump:e3']);
  expect([at(jumped, 'zeke'), events(jumped, 'checked')]).toEqual(['c5', []]);
});
