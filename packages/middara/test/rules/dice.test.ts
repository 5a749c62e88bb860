import { data } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import type { Face } from '../../src/cards.ts';
import { DICE } from '../../src/content/dice.ts';
import { DICE as COLORS } from '../../src/words.ts';

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
