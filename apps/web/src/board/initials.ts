import type { Figure } from './props.ts';

const LETTERS = new Intl.Segmenter();
const firstLetter = (name: string): string => [...LETTERS.segment(name)][0]?.segment.toUpperCase() ?? '';

/** What is written on the figures: the first letter, and a number where several would have the same. */
export function initialsOf(figures: readonly Pick<Figure, 'name'>[]): string[] {
  const letters = figures.map(({ name }) => firstLetter(name));
  return letters.map((letter, i) => {
    const alike = letters.flatMap((other, at) => (other === letter ? [at] : []));
    return alike.length === 1 ? letter : `${letter}${alike.indexOf(i) + 1}`;
  });
}
