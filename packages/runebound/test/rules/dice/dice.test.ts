import { expect } from 'vitest';
import { arrange } from '@questwright/harness';
import { data, rule } from '@questwright/harness/vitest';
import { TERRAINS } from '@questwright/runebound';
import { BOX, MOVEMENT_DIE } from '../../../src/content/box.ts';
import { moving, whereTo } from '../../boards.ts';
import { runebound } from '../../small-board.ts';

const rolled = (dice: readonly number[]) =>
  arrange(runebound, {
    seats: 2,
    options: { heroes: ['varikas-the-dead', 'old-hesper'] },
    set: { turn: 0, 'heroes.0.space': 'tamalir' },
    dice,
    play: { proc: 'test', with: { seat: 0, attribute: 'body', skill: null, number: 12 } },
  });
const total = (dice: readonly number[]): unknown => rolled(dice).event('test made')?.['dice'];

rule('RB-DIE-01', 'all other rolls are made with the two ten-sided dice', () => {
  const table = rolled([4, 7]);
  expect(table.event('rolled')?.['dice']).toEqual([4, 7]);
  expect(() => rolled([4, 11])).toThrow('Scripted 11 on a die with 10 sides');
});

rule('RB-DIE-02', 'the two dice are added', () => {
  expect(total([4, 7])).toBe(11);
});

rule('RB-DIE-03', 'a zero counts as ten: totals from 2 to 20', () => {
  expect(total([10, 10])).toBe(20);
  expect(total([10, 1])).toBe(11);
  expect(total([1, 1])).toBe(2);
});

rule(['RB-DIE-04', 'RB-DIE-05'], 'movement dice are not "dice": what re-rolls dice is not offered on them', () => {
  const table = moving({
    map: 'TA  p   s',
    at: ['tamalir'],
    heroes: ['the-lady-in-ash'],
    dice: [1, 5],
  });
  table.answer(0, 'rest:2');
  expect(table).toOffer(0, whereTo('a2', 'a3'));
  const pip = moving({ map: 'TA  p   s', at: ['tamalir'], heroes: ['pip-underbough'], dice: [6, 6, 1, 6] });
  pip.answer(0, 'rest:2');
  expect(pip).toOffer(0, ['use:{pip-underbough}:another way:exhaustion', 'pass']);
  pip.answer(0, 'use:{pip-underbough}:another way:exhaustion');
  expect(pip).toOffer(0, whereTo('a2'));
});

data(
  ['RB-DIE-06', 'RB-DIE-07'],
  'a face has two symbols or more, each one of the seven terrains, and all occur',
  () => {
    expect(MOVEMENT_DIE).toHaveLength(BOX['faces of a movement die'].count);
    for (const face of MOVEMENT_DIE)
      expect(face.length).toBeGreaterThanOrEqual(BOX['symbols on a face, at least'].count);
    expect(new Set(MOVEMENT_DIE.flat())).toEqual(new Set(TERRAINS));
  },
);

rule('RB-DIE-08', 'the faces of a movement die', () => {
  const table = moving({ at: ['tamalir'] });
  const all = [1, 2, 3, 4, 5, 6].map((face) => table.value('symbols', face) as string[]);
  expect(all.map((face) => face.length)).toEqual([3, 3, 3, 2, 2, 2]);
  const count = (terrain: string): number => all.flat().filter((one) => one === terrain).length;
  expect(TERRAINS.map(count)).toEqual([3, 3, 3, 1, 2, 2, 1]);
});
