import type { View } from '@questwright/kernel';
import type { Tell } from '@questwright/messages';
import type { Board } from './rules.ts';

/** Three lines of marks, each with the name of its row. */
export function board({ world }: View, say: Tell): string[] {
  const { cells } = world as unknown as Pick<Board, 'cells'>;
  const mark = (cell: number): string => say(`mark.${cells[cell] === -1 ? 'none' : cells[cell]}`);
  const names = [0, 1, 2].map((row) => say('board.row', { row }));
  const width = Math.max(...names.map((name) => name.length));
  return names.map(
    (name, row) => `${name.padEnd(width)}  ${[0, 1, 2].map((column) => mark(row * 3 + column)).join(' ')}`,
  );
}
