import { field, refuse, type Definition, type Rules, type Seat, type World } from '@questwright/kernel';

export interface Board extends World {
  /** Nine cells, row by row: −1 empty, else the seat. */
  cells: number[];
  turn: Seat;
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;
const MARKS = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) => `mark:${cell}`);

const cellOf = (id: string): number => Number(id.slice('mark:'.length));
const hasLine = (cells: readonly number[], seat: Seat): boolean =>
  LINES.some(([a, b, c]) => cells[a] === seat && cells[b] === seat && cells[c] === seat);

const rules: Rules<Board> = {
  schema: { cells: field.row(9, field.whole()), turn: field.whole() },
  zones: {},
  content: {},
  setup: {
    'empty board': { rule: 'TIC-SET-01', do: (t) => void t.world.cells.fill(-1) },
  },
  procs: {
    game: {
      'place a mark': {
        rule: 'TIC-TRN-01',
        ask: {
          seats: (t) => [t.world.turn],
          choices: {
            mark: {
              rule: 'TIC-TRN-02',
              list: () => MARKS,
              why: (t, _, id) => {
                const mark = t.world.cells[cellOf(id)];
                if (mark === -1) return null;
                return refuse('TIC-TRN-03', 'refuse.cell-taken', { cell: cellOf(id) + 1 });
              },
              then: (t, seat, id) => {
                t.world.cells[cellOf(id)] = seat;
                t.emit('marked', { seat, cell: cellOf(id) });
              },
            },
          },
        },
      },
      'the other seat': {
        rule: 'TIC-TRN-01',
        do: (t) => {
          t.world.turn = 1 - t.world.turn;
          return { goto: 'place a mark' };
        },
      },
    },
  },
  watch: {
    'three in a row': {
      rule: 'TIC-WIN-01',
      on: ['marked'],
      do: (t) => (hasLine(t.world.cells, t.world.turn) ? { end: 'game', as: { winner: t.world.turn } } : undefined),
    },
    'full board': {
      rule: 'TIC-WIN-02',
      on: ['marked'],
      do: (t) => (t.world.cells.includes(-1) ? undefined : { end: 'game', as: { winner: null } }),
    },
  },
};

export const ticTacToe: Definition<Board> = {
  id: 'tictactoe',
  version: '1',
  seats: { min: 2, max: 2, rule: 'TIC-SET-02' },
  rules,
  packs: [],
};
