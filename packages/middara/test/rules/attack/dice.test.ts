import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import type { Face } from '../../../src/cards.ts';
import { DICE } from '../../../src/content/dice.ts';
import { DICE as COLORS, type Die } from '../../../src/words.ts';
import { field } from '../field.ts';

const facesOf = (die: string): readonly Face[] => DICE[`die-${die}`]!.faces;
const sum = (die: string, of: 'number' | 'book' | 'shield' | 'burst'): number =>
  facesOf(die).reduce((all, face) => all + (face[of] ?? 0), 0);
const sums = (die: string): number[] => [sum(die, 'number'), sum(die, 'book'), sum(die, 'shield'), sum(die, 'burst')];

data('MD-DICE-01', 'nine kinds of dice with six faces', () => {
  expect(Object.keys(DICE)).toEqual(COLORS.map((color) => `die-${color}`));
  for (const color of COLORS) expect(facesOf(color)).toHaveLength(6);
});

data('MD-DICE-06', 'the WHITE die', () => expect(sums('white')).toEqual([27, 3, 6, 1]));
data('MD-DICE-07', 'the TEAL die', () => expect(sums('teal')).toEqual([33, 3, 6, 1]));
data('MD-DICE-08', 'the GREEN die', () => expect(sums('green')).toEqual([39, 3, 6, 1]));
data('MD-DICE-09', 'the BLUE die', () => expect(sums('blue')).toEqual([45, 3, 6, 1]));
data('MD-DICE-10', 'the PURPLE die', () => expect(sums('purple')).toEqual([24, 6, 3, 1]));
data('MD-DICE-11', 'the ORANGE die', () => expect(sums('orange')).toEqual([30, 6, 3, 1]));
data('MD-DICE-12', 'the RED die', () => expect(sums('red')).toEqual([36, 6, 3, 1]));
data('MD-DICE-13', 'the GREY die', () => expect(sums('grey')).toEqual([42, 6, 3, 1]));
data('MD-DICE-14', 'the BLACK die', () => {
  expect(sums('black')).toEqual([0, 10, 10, 0]);
  expect(facesOf('black').filter((face) => face.skull === true)).toHaveLength(1);
});

rule('MD-DICE-04', 'the averages of the numbers', () => {
  const table = field({ map: ['.'], figures: { zeke: 'a1' } });
  const average = (die: Die): number =>
    [1, 2, 3, 4, 5, 6].reduce((all, face) => all + (table.value('number on a face', die, face) as number), 0) / 6;
  expect(COLORS.map(average)).toEqual([4.5, 5.5, 6.5, 7.5, 4, 5, 6, 7, 0]);
});

rule(
  'MD-DICE-05',
  'the Symbols of the rolls in the book',
  () => {
    const table = field({ map: ['.'], figures: { zeke: 'a1' } });
    const rolled = (...dice: [Die, number][]): [number, number, number] => {
      const faces = dice.map(([die, face]) => table.value('symbols on a face', die, face) as Face);
      const count = (of: 'book' | 'shield' | 'burst'): number => faces.reduce((all, face) => all + (face[of] ?? 0), 0);
      return [count('book'), count('shield'), count('burst')];
    };
    expect(rolled(['orange', 4], ['white', 6])).toEqual([2, 3, 1]);
    expect(rolled(['teal', 5], ['orange', 2], ['black', 1])).toEqual([5, 2, 0]);
    expect(rolled(['teal', 6], ['orange', 1])).toEqual([1, 2, 1]);
    expect(rolled(['teal', 2], ['orange', 4])).toEqual([1, 1, 0]);
    expect(rolled(['teal', 5], ['orange', 5], ['black', 1])).toEqual([7, 3, 0]);
    expect(rolled(['white', 5], ['white', 6], ['black', 3])).toEqual([4, 6, 1]);
    expect(rolled(['teal', 1], ['orange', 1])).toEqual([0, 0, 0]);
  },
  {
    // Both families show the same.
    'MD-DICE-05': [
      {
        rule: 'MD-DICE-05',
        value: 'symbols on a face',
        wrap: (of) => (t, die, face) => of(t, die === 'black' ? die : 'orange', face),
      },
    ],
  },
);
