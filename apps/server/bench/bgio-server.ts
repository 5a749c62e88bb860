/** boardgame.io's server with two games: tic-tac-toe, and one whose state is as large as that of Runebound in its middle.
 *  Its tables are in memory only, which is what it does unless told otherwise. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { freePort } from './server-process.ts';

const [stateFile] = process.argv.slice(2) as [string];
const require = createRequire(import.meta.url);
interface Running {
  apiServer: { address(): { port: number } };
  appServer: { address(): { port: number } };
}
const { Server } = require('boardgame.io/server') as {
  Server(options: { games: object[]; origins: string[] }): {
    run(ports: { port: number; lobbyConfig: { apiPort: number } }): Promise<Running>;
  };
};

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
const large = JSON.parse(readFileSync(stateFile, 'utf8')) as object;
const turn = { minMoves: 1, maxMoves: 1 };

const small = {
  name: 'small',
  minPlayers: 2,
  maxPlayers: 2,
  turn,
  setup: () => ({ cells: Array(9).fill(null) }),
  moves: {
    mark: ({ G, playerID }: { G: { cells: unknown[] }; playerID: string }, cell: number) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: { G: { cells: unknown[] }; ctx: { currentPlayer: string } }) => {
    const mine = (cell: number): boolean => G.cells[cell] === ctx.currentPlayer;
    if (LINES.some((line) => line.every(mine))) return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};
/** A move changes a little: a hero goes to another space and has some gold more, a card changes its side. */
interface Land {
  heroes: { gold: number; space: string }[];
  turn: number;
  things: { face: number[] };
}
const big = {
  name: 'large',
  minPlayers: 2,
  maxPlayers: 2,
  turn,
  setup: () => structuredClone(large),
  moves: {
    go: ({ G, ctx }: { G: Land; ctx: { playOrderPos: number } }, thing: number) => {
      const hero = G.heroes[ctx.playOrderPos]!;
      hero.gold++;
      hero.space = `space-${thing}`;
      G.turn = 1 - G.turn;
      G.things.face[thing % G.things.face.length] = thing % 2;
    },
  },
};

// On one port with the sockets, the lobby is not found: the list of handlers is read before it is in it.
const { apiServer, appServer } = await Server({ games: [small, big], origins: [] }).run({
  port: 0,
  lobbyConfig: { apiPort: await freePort() },
});
const at = (server: Running['apiServer']): string => `http://127.0.0.1:${server.address().port}`;
console.log(`It is at ${at(appServer)},${at(apiServer)} .`);
