/** Tic-tac-toe for boardgame.io, as its own tutorial has it: benchmarks compare ours with it. */

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
export const won = (cells: readonly unknown[], mark: unknown): boolean =>
  LINES.some(([a, b, c]) => cells[a] === mark && cells[b] === mark && cells[c] === mark);

interface Cells {
  cells: unknown[];
}
export const bgioTicTacToe = {
  name: 'small',
  minPlayers: 2,
  maxPlayers: 2,
  turn: { minMoves: 1, maxMoves: 1 },
  setup: (): Cells => ({ cells: Array(9).fill(null) }),
  moves: {
    mark: ({ G, playerID }: { G: Cells; playerID: string }, cell: number): string | undefined => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: { G: Cells; ctx: { currentPlayer: string } }): object | undefined => {
    if (won(G.cells, ctx.currentPlayer)) return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};
