/** boardgame.io's server with two games: tic-tac-toe, and one whose state is as large as that of Runebound in its middle.
 *  Its tables are in memory only, which is what it does unless told otherwise. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bgioTicTacToe } from '@questwright/practice/boardgame-io';
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

const large = JSON.parse(readFileSync(stateFile, 'utf8')) as object;
/** A move changes a little: a hero goes to another space and has some gold more, a card changes its side. */
interface Land {
  world: { heroes: { gold: number; space: string }[]; turn: number; things: { face: number[] } };
}
const big = {
  name: 'large',
  minPlayers: 2,
  maxPlayers: 2,
  turn: bgioTicTacToe.turn,
  setup: () => structuredClone(large),
  moves: {
    go: ({ G, ctx }: { G: Land; ctx: { playOrderPos: number } }, thing: number) => {
      const { heroes, things } = G.world;
      const hero = heroes[ctx.playOrderPos]!;
      hero.gold++;
      hero.space = `space-${thing}`;
      G.world.turn = 1 - G.world.turn;
      things.face[thing % things.face.length] = thing % 2;
    },
  },
};

// On one port with the sockets, the lobby is not found: the list of handlers is read before it is in it.
const { apiServer, appServer } = await Server({ games: [bgioTicTacToe, big], origins: [] }).run({
  port: 0,
  lobbyConfig: { apiPort: await freePort() },
});
const at = (server: Running['apiServer']): string => `http://127.0.0.1:${server.address().port}`;
console.log(`It is at ${at(appServer)},${at(apiServer)} .`);
