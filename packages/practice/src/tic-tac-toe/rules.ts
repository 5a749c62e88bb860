import { field, refuse, type Definition, type Rules, type Seat, type Shape, type World } from '@questwright/kernel';

const SCHEMA = {
  /** Nine cells, row by row: −1 empty, else the seat. */
  cells: field.row(9, field.whole()),
  turn: field.whole(),
};
export interface Board extends World, Shape<typeof SCHEMA> {}

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

const TAKEN = MARKS.map((_, cell) => refuse('TIC-TRN-03', 'refuse.cell-taken', { cell: cell + 1 }));

const cellOf = (id: string): number => id.charCodeAt('mark:'.length) - '0'.charCodeAt(0);
function hasLine(cells: readonly number[], seat: Seat): boolean {
  for (let n = 0; n < LINES.length; n++) {
    const line = LINES[n]!;
    if (cells[line[0]] === seat && cells[line[1]] === seat && cells[line[2]] === seat) return true;
  }
  return false;
}

const rules: Rules<Board> = {
  schema: SCHEMA,
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
              why: (t, _, id) => (t.world.cells[cellOf(id)] === -1 ? null : TAKEN[cellOf(id)]!),
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
  version: '2',
  seats: { min: 2, max: 2, rule: 'TIC-SET-02' },
  rules,
  packs: [],
  // Hash chains cover positions since, positions look the same.
  migrations: [{ from: '1', to: '2' }],
};
