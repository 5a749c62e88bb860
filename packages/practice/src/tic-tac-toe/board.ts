import type { Description, Scene } from '@questwright/messages';
import type { Board } from './rules.ts';

const ROWS = [0, 1, 2] as const;

function cellsIn({ view }: Scene, row: number): string[] {
  const { cells } = view.world as unknown as Pick<Board, 'cells'>;
  return cells.slice(row * 3, row * 3 + 3).map((seat) => (seat === -1 ? 'none' : String(seat)));
}

/** Three lines of marks, each with the name of its row. */
export function board(scene: Scene): string[] {
  const { say } = scene;
  const names = ROWS.map((row) => say('board.row', { row }));
  const width = Math.max(...names.map((name) => name.length));
  return names.map((name, row) => {
    const marks = cellsIn(scene, row).map((mark) => say(`mark.${mark}`));
    return `${name.padEnd(width)}  ${marks.join(' ')}`;
  });
}

export const DESCRIPTION: Partial<Description> = {
  sentences: (scene) =>
    ROWS.map((row) => {
      const [left, middle, right] = cellsIn(scene, row).map((mark) => scene.say(`cell.${mark}`)) as [
        string,
        string,
        string,
      ];
      return scene.say('board.row-in-words', { row, left, middle, right });
    }),
};
