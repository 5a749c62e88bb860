/** Tables of boardgame.io, with the library that its own client speaks through. */

import { createRequire } from 'node:module';
import { won } from '@questwright/practice/boardgame-io';
import type { Match } from './contest.ts';

interface Socket {
  on(event: string, hear: (...said: any[]) => void): void;
  emit(event: string, ...said: unknown[]): void;
  disconnect(): void;
}
const require = createRequire(import.meta.url);
const theirRequire = createRequire(require.resolve('boardgame.io/package.json'));
const { io } = theirRequire('socket.io-client') as { io(address: string, options: object): Socket };

interface State {
  _stateID: number;
}

async function post<T>(url: string, body: object): Promise<T> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

class Seat {
  readonly credentials: string;
  readonly socket: Socket;
  /** The number of the state that it was told of last. */
  at = -1;
  private wake: (() => void) | null = null;

  constructor(socket: Socket, credentials: string) {
    this.socket = socket;
    this.credentials = credentials;
    socket.on('sync', (_, { state }: { state: State }) => this.hear(state._stateID));
    socket.on('update', (_, state: State) => this.hear(state._stateID));
  }
  private hear(at: number): void {
    this.at = at;
    this.wake?.();
  }
  until(at: number): Promise<void> {
    if (this.at >= at) return Promise.resolve();
    return new Promise((resolve) => {
      this.wake = () => {
        if (this.at < at) return;
        this.wake = null;
        resolve();
      };
    });
  }
}

export async function openTheirs(
  addresses: string,
  game: 'small' | 'large',
  choose: (n: number) => number,
): Promise<Match> {
  const [address, lobby] = addresses.split(',') as [string, string];
  const { matchID } = await post<{ matchID: string }>(`${lobby}/games/${game}/create`, { numPlayers: 2 });
  const seats: Seat[] = [];
  for (const playerID of ['0', '1']) {
    const joined = { playerID, playerName: `Player ${playerID}` };
    const { playerCredentials } = await post<{ playerCredentials: string }>(
      `${lobby}/games/${game}/${matchID}/join`,
      joined,
    );
    const socket = io(`${address}/${game}`, { transports: ['websocket'], forceNew: true });
    const seat = new Seat(socket, playerCredentials);
    socket.on('connect', () => socket.emit('sync', matchID, playerID, playerCredentials, 2));
    await seat.until(0);
    seats.push(seat);
  }
  const free = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  let turn = 0;
  let at = 0;
  const cells: (number | null)[] = Array(9).fill(null);
  return {
    step: async () => {
      const mover = seats[turn % 2]!;
      const playerID = String(turn % 2);
      const argument = game === 'small' ? free.splice(choose(free.length), 1)[0]! : choose(1000);
      if (game === 'small') cells[argument] = turn % 2;
      const type = game === 'small' ? 'mark' : 'go';
      const payload = { type, args: [argument], playerID, credentials: mover.credentials };
      mover.socket.emit('update', { type: 'MAKE_MOVE', payload }, at, matchID, playerID);
      // A move and the end of the turn after it are two steps of the state.
      await mover.until(at + 1);
      at = mover.at;
      turn++;
      await seats[turn % 2]!.until(at);
      return game === 'large' || (free.length > 0 && !won(cells, (turn - 1) % 2));
    },
    close: () => {
      for (const { socket } of seats) socket.disconnect();
    },
  };
}
