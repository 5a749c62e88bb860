/** The same games on boardgame.io, through its reducer, and in bare JavaScript. */

import { createRequire } from 'node:module';
import { bgioTicTacToe, won } from '@questwright/practice/boardgame-io';
import { moveEntity, type Entity } from './big.ts';
import { chooser, perSecond } from './measure.ts';

interface Bgio {
  internal: {
    ProcessGameConfig(game: object): object;
    InitializeGame(options: { game: object; numPlayers: number }): BgioState;
    CreateGameReducer(options: { game: object }): (state: BgioState, action: object) => BgioState;
  };
  core: object;
}
export interface BgioState {
  G: any;
  ctx: {
    currentPlayer: string;
    activePlayers: Record<string, string> | null;
    playOrderPos: number;
    gameover?: unknown;
    numPlayers: number;
  };
  _stateID: number;
}
const require = createRequire(import.meta.url);
export const internal = require('boardgame.io/internal') as Bgio['internal'];

export const makeMove = (type: string, args: readonly unknown[], playerID: string): object => ({
  type: 'MAKE_MOVE',
  payload: { type, args, playerID, credentials: undefined },
});

export function theirTicTacToe(): number {
  const game = internal.ProcessGameConfig(bgioTicTacToe);
  const reduce = internal.CreateGameReducer({ game });
  const first = internal.InitializeGame({ game, numPlayers: 2 });
  const choose = chooser();
  let state = first;
  return perSecond(() => {
    for (let n = 0; n < 20; n++) {
      if (state.ctx.gameover !== undefined) state = first;
      const free: number[] = [];
      (state.G.cells as unknown[]).forEach((mark, cell) => mark === null && free.push(cell));
      const cell = free[choose(free.length)]!;
      const next = reduce(state, makeMove('mark', [cell], state.ctx.currentPlayer));
      if (next._stateID === state._stateID) throw new Error('boardgame.io refused a legal move');
      state = next;
    }
    return 20;
  });
}

/** Plain objects and arrays, changed in place, with the list of legal moves made at each move. */
export function bareTicTacToe(): number {
  const choose = chooser();
  const fresh = (): { cells: number[]; turn: number; winner: number | null; over: boolean; options: number[] } => ({
    cells: Array<number>(9).fill(-1),
    turn: 0,
    winner: null,
    over: false,
    options: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  });
  let game = fresh();
  return perSecond((atLeast) => {
    for (let n = 0; n < atLeast; n++) {
      if (game.over) game = fresh();
      const cell = game.options[choose(game.options.length)]!;
      if (!game.options.includes(cell)) throw new Error('not on offer');
      game.cells[cell] = game.turn;
      const options: number[] = [];
      for (let i = 0; i < 9; i++) if (game.cells[i] === -1) options.push(i);
      game.options = options;
      if (won(game.cells, game.turn)) {
        game.over = true;
        game.winner = game.turn;
      } else if (options.length === 0) game.over = true;
      game.turn = 1 - game.turn;
    }
    return atLeast;
  });
}

/** boardgame.io carrying a state of the same size: the whole world of the large game as G. */
export function bgioBig(world: object): number {
  const game = internal.ProcessGameConfig({
    setup: () => structuredClone(world),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: { move: ({ G }: { G: { entities: Entity[] } }, i: number) => moveEntity(G.entities, i) },
  });
  const reduce = internal.CreateGameReducer({ game });
  let state = internal.InitializeGame({ game, numPlayers: 6 });
  const choose = chooser();
  return perSecond(() => {
    for (let n = 0; n < 10; n++) {
      const next = reduce(state, makeMove('move', [choose(300)], state.ctx.currentPlayer));
      if (next._stateID === state._stateID) throw new Error('boardgame.io refused a legal move');
      state = next;
    }
    return 10;
  });
}
