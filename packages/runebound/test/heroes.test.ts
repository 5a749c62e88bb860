/** What each Hero can do that the others cannot. */

import { describe, expect, test } from 'vitest';
import '@questwright/harness/vitest';
import { arrange } from '@questwright/harness';
import { runebound } from '@questwright/runebound';
import { exhaustionOf, moving, spaceOf, whereTo } from './boards.ts';

/** A hero between two spaces, with one die. */
const between = (hero: string, mark: string, face: number) =>
  moving({ map: `TA  ${mark}`, at: ['tamalir'], heroes: [hero], dice: [face] }).answer(0, 'rest:1');

const alone = (hero: string, other = 'varikas-the-dead') =>
  moving({ map: 'TA  p', at: ['tamalir', 'tamalir'], heroes: [hero, other] });

describe('the ways of the Heroes', () => {
  test.each([
    ['ilsa-the-fletcher', 'f', 1],
    ['brannoc-the-ferryman', '~', 4],
    ['rurik-stonebrow', 'm', 4],
    ['yselle-of-the-reeds', 's', 3],
  ])('%s enters %s with face %i, others do not', (hero, mark, face) => {
    expect(between(hero, mark, face)).toOffer(0, whereTo('a2'));
    expect(spaceOf(between('varikas-the-dead', mark, face))).toBe('tamalir');
    const other = moving({
      map: `TA  ${mark}`,
      at: ['tamalir', 'tamalir'],
      heroes: ['old-hesper', hero],
      dice: [face],
    });
    other.answer(0, 'rest:1');
    expect(spaceOf(other)).toBe('tamalir');
  });

  test('Torvald marches on, hurt or not; nobody else does', () => {
    const hurt = (hero: string): number =>
      moving({ at: ['tamalir', 'tamalir'], heroes: [hero, 'sister-maerwyn'], counters: { wounds: 1 } }).value(
        'movement dice',
        0,
      );
    expect([hurt('torvald-oakhand'), hurt('varikas-the-dead')]).toEqual([5, 4]);
    expect(alone('varikas-the-dead', 'torvald-oakhand').value('movement dice', 0)).toBe(5);
  });

  test('with Sister Maerwyn a rest discards one counter more', () => {
    const table = moving({ map: 'TA  p', at: ['tamalir'], heroes: ['sister-maerwyn'], counters: { exhaustion: 4 } });
    expect(table.value('exhaustion discarded by resting', 3)).toBe(2);
    expect(alone('varikas-the-dead', 'sister-maerwyn').value('exhaustion discarded by resting', 3)).toBe(1);
  });

  test('Pip rolls the movement dice again, once, for one exhaustion', () => {
    const table = moving({ map: 'TA  p', at: ['tamalir'], heroes: ['pip-underbough'], dice: [6, 1] }).answer(
      0,
      'rest:1',
    );
    table.answer(0, 'use:{pip-underbough}:another way:exhaustion');
    expect(exhaustionOf(table, 'pip-underbough')).toBe(1);
    expect(table).toOffer(0, whereTo('a2'));
  });

  test('Kesh escapes more easily', () => {
    expect(alone('kesh-nine-knives').value('escape roll', 0)).toBe(7);
    expect(alone('varikas-the-dead', 'kesh-nine-knives').value('escape roll', 0)).toBe(1);
  });

  test('Old Hesper sells for more, Captain Vane hires for less', () => {
    const card = 'acolyte-of-flame';
    const prices = (hero: string): number[] => {
      const table = arrange(runebound, { seats: 1, options: { heroes: [hero] }, piles: { 'area/0': ['white-blade'] } });
      return [table.value('sale price', table.thing('white-blade')), table.value('price', table.thing(card), 0)];
    };
    const [sold, hired] = prices('varikas-the-dead') as [number, number];
    expect(prices('old-hesper')).toEqual([sold + 1, hired]);
    expect(prices('captain-aldous-vane')).toEqual([sold, hired - 1]);
  });
});
